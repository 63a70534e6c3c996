"""Attacks of SIGNI and of the LRIG, battle and guard (WX-14)."""

from dataclasses import dataclass, replace

from tabletop.core.change import tell, turn
from tabletop.core.move import NONE, Move, to_zone
from tabletop.core.prompt import Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import Frame, State
from tabletop.effects.triggers import Checkpoint
from tabletop.games.wixoss import ener, field, payment, table, words
from tabletop.games.wixoss.cards import Need
from tabletop.games.wixoss.endless import decided
from tabletop.games.wixoss.process import ENDING


def forbids_attack(s: State, seat: int, id: int) -> Refusal | None:
    """Why this card cannot attack (WX-14.1)."""
    card = s.cards[id]
    if card.owner != seat or not table.on_field(s, id):
        return refuse("WX-14.1", "wixoss.refusal.own_attacker")
    if card.pose != words.UP:
        return refuse("WX-14.1", "wixoss.refusal.attacker_down", card=card.face)
    if s.lasting and table.keyword(s, id, words.CANNOT_ATTACK):
        return refuse("WX-19.9", "wixoss.refusal.cannot_attack", card=card.face)
    if not ener.payable(s, seat, _attack_cost(s, seat)):
        return refuse("WX-14.4", "wixoss.refusal.attack_cost", card=card.face)
    return None


def _attack_cost(s: State, seat: int) -> Need:
    return (0, 0, 0, 0, 0, table.order(s, seat, words.ATTACK_COST))


def _attack_move(s: State, id: int) -> Move:
    card = s.cards[id]
    return Move("attack", id, to_zone(words.OPPOSING.get(card.zone, words.LRIG[1 - card.owner])))


def _declare(s: State, seat: int, id: int, strike: Frame) -> None:
    """Pay if something demands it, declare, let abilities happen, then strike (WX-14.4)."""
    s.stack += [EndAttack(seat), Checkpoint(), strike, Checkpoint(), Declared(seat, id)]
    cost = _attack_cost(s, seat)
    if sum(cost):
        s.stack.append(payment.Payment(seat, id, cost))


@dataclass(frozen=True, slots=True)
class Declared(Frame):
    """The attacker is downed; that is the declaration. Attack and Heaven abilities trigger (WX-17.8, WX-17.9)."""

    player: int
    id: int

    def run(self, s: State) -> None:
        """Heaven looks at the partners as they are now."""
        s.memory |= {field.ATTACKER: self.id, field.NEGATED: False}
        turn(s, self.id, words.DOWN)
        tell(s, "attacked", self.id, target=_attack_move(s, self.id).target)
        field.trigger(s, self.id, "this_attacks")
        if s.cards[self.id].zone not in words.ALL_SIGNI:
            return
        field.trigger_all(s, self.player, "your_signi_attacks", self.id)
        field.trigger_all(s, 1 - self.player, "opponent_signi_attacks", self.id)
        together = table.pair(s, self.id)
        if together and all(s.cards[other].pose == words.DOWN for other in together):
            tell(s, "heaven", self.id)
            for other in sorted(together):
                field.trigger(s, other, "this_heaven", self.id)
            field.trigger_all(s, self.player, "your_signi_heaven", self.id)


@dataclass(frozen=True, slots=True)
class EndAttack(Frame):
    """The attack is over."""

    player: int

    def run(self, s: State) -> None:
        """Nothing attacks now."""
        s.memory |= {field.ATTACKER: NONE, field.NEGATED: False}


def _goes_on(s: State, id: int) -> bool:
    """Not negated, the attacker still there, the turn not ending (WX-14.4)."""
    return s.memory[field.ATTACKER] == id and not s.memory[field.NEGATED] and not s.memory[ENDING]


def _hits(s: State, id: int) -> int:
    return 2 if table.keyword(s, id, words.DOUBLE_CRUSH) else 1


@dataclass(frozen=True, slots=True)
class Strike(Frame):
    """A SIGNI's attack meets what stands in front now (WX-14.4)."""

    player: int
    id: int

    def run(self, s: State) -> None:
        """Battle, or damage."""
        if not _goes_on(s, self.id):
            return
        lane = s.zones[words.OPPOSING[s.cards[self.id].zone]]
        if not lane or table.keyword(s, self.id, words.ASSASSIN):
            field.damage(s, 1 - self.player, _hits(s, self.id), self.id)
            return
        defender = lane[-1]
        tell(s, "battled", self.id, target=defender)
        field.trigger(s, self.id, "this_battles", defender)
        field.trigger(s, defender, "this_battles", self.id)
        s.stack += [Compare(self.player, self.id, defender, s.cards[defender].zone), Checkpoint()]


@dataclass(frozen=True, slots=True)
class Compare(Frame):
    """Powers are compared, unless one of the two has left the field (WX-14.6, WX-14.7)."""

    player: int
    id: int
    defender: int
    lane: int

    def run(self, s: State) -> None:
        """The defender is banished by equal power or more; Lancer crushes (WX-19.4)."""
        if not _goes_on(s, self.id) or s.zones[self.lane][-1:] != (self.defender,):
            return
        if table.power(s, self.id) < table.power(s, self.defender):
            return
        lancer = table.keyword(s, self.id, words.LANCER)
        if field.banish(s, self.defender) and lancer:
            field.crush(s, 1 - self.player, 1, self.id)


@dataclass(frozen=True, slots=True)
class SigniAttacks(Frame):
    """The turn player attacks with upped SIGNI, one at a time (WX-7.44)."""

    player: int
    attacks: int = 0

    def moves(self, s: State) -> list[Move]:
        """Every SIGNI that can attack; the end, unless one must (WX-14.2)."""
        if s.memory[ENDING] or table.order(s, self.player, words.SKIP_SIGNI_ATTACK):
            return []
        able = [] if self._no_more(s) else [
            id for id in table.signi(s, self.player) if forbids_attack(s, self.player, id) is None
        ]  # fmt: skip
        if not able:
            return []
        forced = any(table.keyword(s, id, words.MUST_ATTACK) for id in able)
        return [*[_attack_move(s, id) for id in able], *([] if forced else [Move("end_phase")])]

    def _no_more(self, s: State) -> bool:
        return self.attacks > 0 and bool(table.order(s, self.player, words.ONE_SIGNI_ATTACK))

    def answer(self, s: State, move: Move) -> None:
        """One attack, then again."""
        decided(s)
        if move.verb == "attack":
            s.stack.append(replace(self, attacks=self.attacks + 1))
            _declare(s, self.player, move.card, Strike(self.player, move.card))

    def prompt(self, s: State) -> Prompt:
        """With which SIGNI."""
        return Prompt("wixoss.prompt.signi_attack", rule="WX-7.44", least=0)

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """The rule behind each attack that is not possible."""
        if move.verb == "end_phase":
            return refuse("WX-14.2", "wixoss.refusal.must_attack")
        if move.verb != "attack" or move.card < 0:
            return None
        if s.cards[move.card].face.kind == "lrig":
            return refuse("WX-7.45", "wixoss.refusal.lrig_attacks_later")
        if self._no_more(s):
            return refuse("WX-1.4", "wixoss.refusal.one_attack")
        wrong = forbids_attack(s, self.player, move.card)
        return wrong or refuse("WX-14.3", "wixoss.refusal.lane")


@dataclass(frozen=True, slots=True)
class LrigAttacks(Frame):
    """The turn player may attack with the LRIG as often as it is up (WX-7.45)."""

    player: int

    def moves(self, s: State) -> list[Move]:
        """The attack, or the end."""
        if s.memory[ENDING] or table.order(s, self.player, words.SKIP_LRIG_ATTACK):
            return []
        lrig = table.lrig(s, self.player)
        if lrig == NONE or forbids_attack(s, self.player, lrig) is not None:
            return []
        return [_attack_move(s, lrig), Move("end_phase")]

    def answer(self, s: State, move: Move) -> None:
        """One attack, then again."""
        decided(s)
        if move.verb == "attack":
            s.stack.append(self)
            _declare(s, self.player, move.card, LrigStrike(self.player, move.card))

    def prompt(self, s: State) -> Prompt:
        """Attack?"""
        return Prompt("wixoss.prompt.lrig_attack", rule="WX-7.45", least=0)

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """SIGNI have had their step (WX-7.46)."""
        if move.verb != "attack" or move.card < 0:
            return None
        if s.cards[move.card].face.kind != "lrig":
            return refuse("WX-7.46", "wixoss.refusal.signi_attacked_before")
        return forbids_attack(s, self.player, move.card)


@dataclass(frozen=True, slots=True)
class LrigStrike(Frame):
    """The opponent may guard, or takes damage (WX-14.9)."""

    player: int
    id: int

    def run(self, s: State) -> None:
        """Ask for a guard first."""
        if _goes_on(s, self.id):
            s.stack.append(Guard(1 - self.player, self.id))


def forbids_guard(s: State, seat: int, id: int) -> Refusal | None:
    """Why this card cannot guard (WX-14.11)."""
    card = s.cards[id]
    if card.zone != words.HAND[seat] or not card.face.printed.guard:
        return refuse("WX-14.11", "wixoss.refusal.guard_icon")
    if card.face.values.get("level", 0) <= (order := table.order(s, seat, words.NO_GUARD_UP_TO)):
        return refuse("WX-14.11", "wixoss.refusal.guard_level", card=card.face, level=order)
    return None


@dataclass(frozen=True, slots=True)
class Guard(Frame):
    """The attacked player may discard a guard card; asked whatever the hand holds (WX-14.12)."""

    player: int
    attacker: int

    def moves(self, s: State) -> list[Move]:
        """Guard cards of the hand, and not to guard; an empty hand is public."""
        hand = s.zones[words.HAND[self.player]]
        if not hand:
            return []
        able = [id for id in sorted(hand) if forbids_guard(s, self.player, id) is None]
        return [*[Move("guard", id, self.attacker) for id in able], Move("no_guard")]

    def answer(self, s: State, move: Move) -> None:
        """A guarded attack does nothing."""
        if move.verb == "guard":
            tell(s, "guarded", move.card, self.attacker)
            field.trash(s, move.card, why="guarded")
        else:
            self.run(s)

    def run(self, s: State) -> None:
        """Damage."""
        field.damage(s, self.player, _hits(s, self.attacker), self.attacker)

    def prompt(self, s: State) -> Prompt:
        """Guard?"""
        return Prompt("wixoss.prompt.guard", (("card", s.cards[self.attacker].face),), self.attacker, "WX-14.11", 0)

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """Only guard cards, and only those that an effect does not forbid."""
        return forbids_guard(s, self.player, move.card) if move.verb == "guard" and move.card >= 0 else None
