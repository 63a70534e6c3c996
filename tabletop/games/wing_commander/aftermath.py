"""What follows the card window: the comparison, losses, and who comes home (WC-10.8, WC-10.9, WC-12 to WC-14)."""

from dataclasses import dataclass

from tabletop.core.change import count, tell, turn
from tabletop.core.move import NONE, Move, to_zone
from tabletop.core.prompt import Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import Frame, Modifier, State
from tabletop.effects.lasting import end, lasts
from tabletop.games.wing_commander import power, table, uses, words
from tabletop.games.wing_commander.battle import BATTLE, Battle, battle, change

Ids = tuple[int, ...]


def outcome(s: State, b: Battle) -> tuple[Ids, Ids]:
    """(flights that would be destroyed, strikers that would hit) by the values of this moment (WC-10.8)."""
    doomed: list[int] = []
    for one, other in b.pairs:
        for by, on in ((one, other), (other, one)):
            if table.attack_total(s, by) >= table.value(s, on, "defence"):
                doomed.append(on)
    hits: list[int] = []
    if b.strikes:
        carrier = table.carrier_of(s, 1 - b.attacker)
        defence = table.value(s, carrier, "defence") if carrier != NONE else 0
        guns = table.value(s, carrier, "attack") if carrier != NONE else 0
        hits = [id for id in b.strikes if table.strength(s, id) >= defence]
        doomed += [id for id in b.fire if guns >= table.value(s, id, "defence")]
    return tuple(sorted(doomed)), tuple(hits)


def resolve(s: State) -> None:
    """Everything at once, then step by step as in WC-10.9."""
    b = battle(s)
    if b is None:
        return
    doomed, hits = outcome(s, b)
    b = change(s, b, doomed=doomed, hits=hits)
    tell(s, "resolved", target=to_zone(b.zone), n=len(doomed))
    for id in b.strikes:
        tell(s, "struck", id, target=table.carrier_of(s, 1 - b.attacker), n=int(id in hits))
        _fire_torpedo(s, id)
    s.stack.append(ClearBattle(s.player))
    s.stack += uses.window(s, "carrier_hit")
    s.stack.append(Remove(s.player))
    s.stack += uses.window(s, "flight_destroyed")
    s.stack += uses.window(s, "would_be_destroyed")


def _fire_torpedo(s: State, flight: int) -> None:
    """Fired once, hit or miss; the weapon is discarded without a loss (WC-11.6)."""
    if not table.value(s, flight, "torpedo"):
        return
    for id in table.parts(s, flight):
        if "torpedo" in table.sheet(s, id).adds:
            table.to_discard(s, id, "fired")
            return
    lasts(s, Modifier(flight, words.TORPEDO_FIRED, "mark", 1, words.FOREVER))


def loss_of(s: State, flight: int) -> int:
    """1 and the printed medals for fighter, pilot, awards and weapons (WC-12.2); battle cards cost nothing."""
    free = ("maneuver", "battle_damage")
    cards = [flight, *(id for id in table.parts(s, flight) if s.cards[id].face.kind not in free)]
    return sum(table.sheet(s, id).loss for id in cards)


def _successful(b: Battle, fallen: Ids) -> Ids:
    """Survivors that destroyed the flight they met, or hit the carrier (WC-13.2)."""
    won = [one for pair in b.pairs for one, other in (pair, pair[::-1]) if other in fallen and one not in fallen]
    return tuple(sorted({*won, *(id for id in b.hits if id not in fallen)}))


@dataclass(frozen=True, slots=True)
class Remove(Frame):
    """Destroyed flights, power losses and hits, all at once, then victory (WC-10.9 steps 4 and 5)."""

    player: int

    def run(self, s: State) -> None:
        """Both players' losses are counted before anybody is found beaten (WC-18.2)."""
        b = battle(s)
        if b is None:
            return
        b = change(s, b, success=_successful(b, b.doomed))
        losses = [0, 0]
        for flight in b.doomed:
            losses[s.cards[flight].holder] += loss_of(s, flight)
            destroy(s, flight)
        for seat in range(2):
            power.lose(s, seat, losses[seat], "destroyed")
        if b.hits:
            hit_carrier(s, 1 - b.attacker, len(b.hits))
        power.check(s)


def destroy(s: State, flight: int) -> None:
    """A flight goes to the discard piles of its owners with all its cards (WC-12.1)."""
    for id in table.parts(s, flight):
        table.to_discard(s, id, "went_down")
    table.to_discard(s, flight, "destroyed")


def hit_carrier(s: State, seat: int, n: int) -> None:
    """The first hit turns the carrier sideways; the second destroys it (WC-11.10)."""
    count(s, words.HITS[seat], min(n, words.CARRIER_HITS - s.numbers[words.HITS[seat]]), "hit")
    carrier = table.carrier_of(s, seat)
    if carrier != NONE:
        turn(s, carrier, words.DAMAGED)


@dataclass(frozen=True, slots=True)
class ClearBattle(Frame):
    """The cards played go to their owners' discard piles (WC-10.6.6, WC-10.9 step 7)."""

    player: int

    def run(self, s: State) -> None:
        """With `battle_damage_persists` battle damage stays on survivors."""
        b = battle(s)
        if b is None:
            return
        stays = s.options["battle_damage_persists"]
        for _, id in b.played:
            if s.cards[id].zone == b.zone and not (stays and s.cards[id].face.kind == "battle_damage"):
                table.to_discard(s, id)
        end(s, ("battle", NONE))
        s.memory[BATTLE] = None
        success = tuple(id for id in b.success if s.cards[id].zone == b.zone)
        s.stack += [ComeHome(1 - self.player, success), ComeHome(self.player, success)]


@dataclass(frozen=True, slots=True)
class ComeHome(Frame):
    """Successful flights may go straight home (WC-13.2)."""

    player: int
    success: Ids

    def moves(self, s: State) -> list[Move]:
        """Each of them, and staying."""
        if not self.success or not s.options["success_return"]:
            return []
        ready = to_zone(words.READY[self.player])
        own = [id for id in self.success if s.cards[id].holder == self.player and s.cards[id].zone in words.POSITIONS]
        return [*[Move("return_successful", id, ready) for id in own], Move("pass")] if own else []

    def answer(self, s: State, move: Move) -> None:
        """Home, and ask again."""
        if move.verb == "pass":
            return
        s.stack.append(ComeHome(self.player, tuple(id for id in self.success if id != move.card)))
        table.come_home(s, move.card)

    def prompt(self, s: State) -> Prompt:
        """Call them back or let them stay."""
        return Prompt("wing_commander.prompt.come_home", rule="WC-13.2")

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """Only flights that were successful."""
        return refuse("WC-13.2", "wing_commander.refusal.not_successful")


@dataclass(frozen=True, slots=True)
class CheckShips(Frame):
    """Enemy capital ships that are alone with flights of the active player are destroyed (WC-14.5)."""

    player: int

    def run(self, s: State) -> None:
        """Their owner loses `power_loss` (WC-12.4); the flights there were successful (WC-13.2)."""
        seat = self.player
        success: list[int] = []
        for zone in words.NAVS:
            ship = table.nav_card(s, zone)
            if ship == NONE or s.cards[ship].face.kind != "capital_ship" or s.cards[ship].holder == seat:
                continue
            there = table.flights(s, zone, seat)
            if there and not table.flights(s, zone, 1 - seat):
                loss = s.cards[ship].face.values.get("power_loss", 0)
                table.to_discard(s, ship, "destroyed")
                power.lose(s, 1 - seat, loss, "destroyed")
                success += there
        power.check(s)
        if success:
            s.stack.append(ComeHome(seat, tuple(sorted(success))))
