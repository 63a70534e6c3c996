"""The card window of a battle: maneuver and battle damage cards (WC-10.4 to WC-10.6)."""

from dataclasses import dataclass

from tabletop.core.change import move as put
from tabletop.core.move import NONE, Move
from tabletop.core.prompt import Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import Frame, State
from tabletop.games.wing_commander import aftermath, table, uses, words
from tabletop.games.wing_commander.battle import Battle, battle, change


def fighting(s: State, b: Battle, seat: int) -> list[int]:
    """The seat's flights that are engaged or attack the carrier: they may play cards."""
    found = [pair[seat != b.attacker] for pair in b.pairs]
    return found + list(b.strikes) if seat == b.attacker else found


def forbids_more(s: State, b: Battle, flight: int) -> Refusal | None:
    """The Maneuver value limits the number of cards (WC-6.3.1, WC-6.3.2)."""
    limit = table.value(s, flight, "maneuver")
    if b.count(flight) < limit:
        return None
    return refuse("WC-6.3.1", "wing_commander.refusal.maneuver_limit", card=s.cards[flight].face, n=limit)


def forbids_cost(s: State, flight: int, id: int) -> Refusal | None:
    """The maneuver cost is a condition, not a payment (WC-6.3)."""
    cost, there = table.sheet(s, id).maneuver, table.value(s, flight, "maneuver")
    if cost <= there:
        return None
    return refuse("WC-6.3", "wing_commander.refusal.maneuver_cost", card=s.cards[id].face, n=cost, left=there)


def _played_name(s: State, b: Battle, flight: int, id: int) -> bool:
    name = table.sheet(s, id).name
    return any(by == flight and table.sheet(s, card).name == name for by, card in b.played)


def forbids_maneuver(s: State, b: Battle, seat: int, id: int, flight: int) -> Refusal | None:
    """Why this flight cannot play this maneuver card (WC-10.5)."""
    if flight not in fighting(s, b, seat):
        return refuse("WC-10.5", "wing_commander.refusal.not_fighting")
    if _played_name(s, b, flight, id) and not s.options["duplicate_maneuver"]:
        return refuse("WC-10.5", "wing_commander.refusal.same_card", card=s.cards[id].face)
    return forbids_more(s, b, flight) or forbids_cost(s, flight, id)


def forbids_damage(s: State, b: Battle, seat: int, id: int, enemy: int) -> Refusal | None:
    """Why this battle damage card cannot be played on this enemy flight (WC-10.6)."""
    flight = b.foe(enemy)
    if flight == NONE or s.cards[flight].holder != seat:
        return refuse("WC-10.6.1", "wing_commander.refusal.damage_target")
    if not any(by == flight and s.cards[card].face.kind == "maneuver" for by, card in b.played):
        return refuse("WC-10.6.2", "wing_commander.refusal.maneuver_first", card=s.cards[flight].face)
    if _played_name(s, b, flight, id):
        return refuse("WC-10.6.4", "wing_commander.refusal.same_card", card=s.cards[id].face)
    return forbids_more(s, b, flight) or forbids_cost(s, flight, id)


@dataclass(frozen=True, slots=True)
class CardWindow(Frame):
    """The players act in turn until both pass (WC-10.4); who can play nothing by what all see passes by itself."""

    player: int
    passes: int = 0

    def moves(self, s: State) -> list[Move]:
        """Cards of the hand on the flights that may play them, and the pass."""
        b = battle(s)
        if b is None or self.passes >= 2:
            return []
        seat = self.player
        able = [id for id in fighting(s, b, seat) if forbids_more(s, b, id) is None]
        found: list[Move] = []
        if able:
            for id in s.zones[words.HAND[seat]]:
                kind = s.cards[id].face.kind
                if kind == "maneuver":
                    found += [
                        Move("play_maneuver", id, flight)
                        for flight in able
                        if forbids_maneuver(s, b, seat, id, flight) is None
                    ]
                elif kind == "battle_damage":
                    foes = (b.foe(flight) for flight in able)
                    found += [
                        Move("play_battle_damage", id, foe)
                        for foe in foes
                        if foe != NONE and forbids_damage(s, b, seat, id, foe) is None
                    ]
        found += uses.at_any_time(s, seat)
        asks = bool(able) and bool(s.zones[words.HAND[seat]])
        return [*found, Move("pass")] if found or asks or uses.could_answer(s, seat, "any_time") else []

    def answer(self, s: State, move: Move) -> None:
        """A card or a pass gives the turn over; luck and executions do neither (WC-17.3)."""
        if move.verb == "pass":
            s.stack.append(CardWindow(1 - self.player, self.passes + 1))
        elif move.verb in ("play_maneuver", "play_battle_damage"):
            self._play(s, move)
            s.stack.append(CardWindow(1 - self.player))
        else:
            s.stack.append(self)
            uses.act(s, self.player, move)

    def _play(self, s: State, move: Move) -> None:
        b = battle(s)
        if b is None:
            return
        flight = move.target if move.verb == "play_maneuver" else b.foe(move.target)
        put(s, move.card, b.zone, holder=self.player, why="played")
        table.lay_on(s, move.card, move.target)
        change(s, b, played=(*b.played, (flight, move.card)))

    def run(self, s: State) -> None:
        """Nothing can be played: the same as a pass; after two the battle is resolved (WC-10.8)."""
        if battle(s) is None:
            return
        if self.passes >= 2:
            aftermath.resolve(s)
        else:
            s.stack.append(CardWindow(1 - self.player, self.passes + 1))

    def prompt(self, s: State) -> Prompt:
        """Play a card or pass."""
        return Prompt("wing_commander.prompt.cards", rule="WC-10.4")

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """The rule behind each card that cannot be played."""
        b, seat, id = battle(s), self.player, move.card
        if b is None or move.verb not in ("play_maneuver", "play_battle_damage") or id == NONE:
            return uses.forbids(s, seat, move) or refuse("WC-10.4", "wing_commander.refusal.card_window")
        kind = "maneuver" if move.verb == "play_maneuver" else "battle_damage"
        if s.cards[id].zone != words.HAND[seat] or s.cards[id].face.kind != kind:
            rule = "WC-10.5" if kind == "maneuver" else "WC-10.6"
            return refuse(rule, "wing_commander.refusal.hand_kind", kind=f"=wing_commander.kind.{kind}")
        if move.target == table.carrier_of(s, 1 - seat):
            return refuse("WC-11.8", "wing_commander.refusal.carrier_cards")
        check = forbids_maneuver if kind == "maneuver" else forbids_damage
        return check(s, b, seat, id, move.target)
