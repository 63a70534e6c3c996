"""The Combat Phase: where battles are, who meets whom, who supports (WC-9.6, WC-10.1 to WC-10.3)."""

from dataclasses import dataclass

from tabletop.core.change import tell
from tabletop.core.move import NONE, Move, to_zone, zone_of
from tabletop.core.prompt import Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import Frame, State
from tabletop.games.wing_commander import aftermath, table, uses, words
from tabletop.games.wing_commander.battle import BATTLE, Battle, battle, change
from tabletop.games.wing_commander.exchange import CardWindow


def battles(s: State, seat: int, fought: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """Positions of battles that must be, and of those that may be (WC-9.6.1, WC-9.6.2)."""
    must: list[int] = []
    may: list[int] = []
    for zone in words.POSITIONS:
        if zone in fought:
            continue
        own = table.flights(s, zone, seat)
        if not own:
            continue
        if table.flights(s, zone, 1 - seat):
            must.append(zone)
        elif zone == words.CARRIER[1 - seat] and any(table.can_strike(s, id) for id in own):
            may.append(zone)
    return must, may


@dataclass(frozen=True, slots=True)
class Combat(Frame):
    """The active player chooses the order; each position has one battle (WC-9.6.3)."""

    player: int
    fought: tuple[int, ...] = ()

    def moves(self, s: State) -> list[Move]:
        """Battles that are left; the end of the phase once none must be."""
        must, may = battles(s, self.player, self.fought)
        if not must and not may:
            return []
        found = [Move("fight", target=to_zone(zone)) for zone in must + may]
        found += uses.at_any_time(s, self.player)
        return found if must else [*found, Move("end_phase")]

    def answer(self, s: State, move: Move) -> None:
        """Begin one battle, or none."""
        if move.verb == "end_phase":
            s.stack.append(aftermath.CheckShips(self.player))
            return
        if move.verb != "fight":
            s.stack.append(self)
            uses.act(s, self.player, move)
            return
        zone = zone_of(move.target)
        s.stack.append(Combat(self.player, (*self.fought, zone)))
        begin(s, zone, self.player)

    def run(self, s: State) -> None:
        """No battle is left: capital ships are checked (WC-9.6.4)."""
        s.stack.append(aftermath.CheckShips(self.player))

    def prompt(self, s: State) -> Prompt:
        """Which battle comes next."""
        return Prompt("wing_commander.prompt.combat", rule="WC-9.6.3")

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """A battle cannot be declined, and needs two sides."""
        if move.verb == "end_phase":
            return refuse("WC-9.6.1", "wing_commander.refusal.must_fight")
        if move.verb == "fight":
            if zone_of(move.target) in self.fought:
                return refuse("WC-9.6.3", "wing_commander.refusal.fought")
            return refuse("WC-9.6.1", "wing_commander.refusal.no_battle")
        if move.verb in ("move", "return_home"):
            return refuse("WC-9.1", "wing_commander.refusal.movement_over")
        return uses.forbids(s, self.player, move)


def begin(s: State, zone: int, seat: int) -> None:
    """Lay out one battle."""
    s.memory[BATTLE] = Battle(zone, seat)
    tell(s, "battle_began", target=to_zone(zone), n=seat)
    s.stack.append(CardWindow(seat))
    s.stack.append(CarrierFire(1 - seat))
    s.stack += [AssignLeftover(1 - seat), AssignLeftover(seat)]
    s.stack += uses.window(s, "battle_declared")
    s.stack.append(Pair(1 - seat))


def unpaired(s: State, b: Battle, seat: int) -> list[int]:
    """Flights of a seat in the battle that are not engaged."""
    return [id for id in table.flights(s, b.zone, seat) if b.foe(id) == NONE]


@dataclass(frozen=True, slots=True)
class Pair(Frame):
    """The defender forms as many pairs as possible (WC-10.2)."""

    player: int

    def moves(self, s: State) -> list[Move]:
        """Every own flight against every enemy flight, where there is a choice."""
        b = battle(s)
        if b is None:
            return []
        own, enemy = unpaired(s, b, self.player), unpaired(s, b, 1 - self.player)
        if len(own) * len(enemy) < 2:
            return []
        return [Move("pair", one, other) for one in own for other in enemy]

    def answer(self, s: State, move: Move) -> None:
        """One pair more."""
        s.stack.append(self)
        self._join(s, move.card, move.target)

    def run(self, s: State) -> None:
        """The only pair that is left."""
        b = battle(s)
        if b is None:
            return
        for one, other in zip(unpaired(s, b, self.player), unpaired(s, b, 1 - self.player), strict=False):
            self._join(s, one, other)

    def _join(self, s: State, defending: int, attacking: int) -> None:
        b = battle(s)
        if b is not None:
            change(s, b, pairs=tuple(sorted((*b.pairs, (attacking, defending)))))
            tell(s, "engaged", defending, target=attacking)

    def prompt(self, s: State) -> Prompt:
        """Who meets whom."""
        return Prompt("wing_commander.prompt.pair", rule="WC-10.2")

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """An own flight against an enemy flight of this battle."""
        return refuse("WC-10.2", "wing_commander.refusal.pair")


@dataclass(frozen=True, slots=True)
class AssignLeftover(Frame):
    """What the flights of a seat do that are not engaged (WC-10.3)."""

    player: int

    def _left(self, s: State) -> list[int]:
        b = battle(s)
        return [] if b is None else [id for id in unpaired(s, b, self.player) if not b.assigned(id)]

    def _tasks(self, s: State, b: Battle, id: int) -> list[Move]:
        own = engaged(s, b, self.player)
        found = [Move("assign_leftover", id, other) for other in own if forbids_support(s, b, id, other) is None]
        if forbids_strike(s, b, self.player, id) is None:
            found.append(Move("assign_leftover", id, table.carrier_of(s, 1 - self.player)))
        return found

    def moves(self, s: State) -> list[Move]:
        """Support, the carrier, or nothing, for each left-over flight that has a choice."""
        b = battle(s)
        if b is None:
            return []
        found: list[Move] = []
        for id in self._left(s):
            tasks = self._tasks(s, b, id)
            if tasks:
                found += [*tasks, Move("assign_leftover", id)]
        return found

    def answer(self, s: State, move: Move) -> None:
        """One flight has its task."""
        b = battle(s)
        if b is None:
            return
        s.stack.append(self)
        id, target = move.card, move.target
        if target == NONE:
            change(s, b, idle=tuple(sorted((*b.idle, id))))
        elif target == table.carrier_of(s, 1 - self.player):
            change(s, b, strikes=tuple(sorted((*b.strikes, id))))
        else:
            change(s, b, support=tuple(sorted((*b.support, (id, target)))))
        tell(s, "assigned", id, target=target)

    def prompt(self, s: State) -> Prompt:
        """Tasks for those who are left over."""
        return Prompt("wing_commander.prompt.leftover", rule="WC-10.3")

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """Only left-over flights, and only what they can do."""
        b = battle(s)
        if move.verb != "assign_leftover" or b is None or move.card not in self._left(s):
            return refuse("WC-10.3", "wing_commander.refusal.leftover")
        if move.target == table.carrier_of(s, 1 - self.player):
            return forbids_strike(s, b, self.player, move.card)
        if move.target in engaged(s, b, self.player):
            return forbids_support(s, b, move.card, move.target)
        return refuse("WC-10.3", "wing_commander.refusal.leftover_target")


def forbids_support(s: State, b: Battle, giver: int, receiver: int) -> Refusal | None:
    """Why support would add nothing: it reaches nobody here, or one of the two is cut off from it (WC-10.7)."""
    if table.support_blocked(s, b.zone):
        nav = s.cards[table.nav_card(s, b.zone)]
        return refuse("WC-14.2", "wing_commander.refusal.no_support_here", card=nav.face)
    if table.cut_off(s, giver) or table.cut_off(s, receiver):
        return refuse("WC-10.7", "wing_commander.refusal.cut_off")
    return None


def engaged(s: State, b: Battle, seat: int) -> list[int]:
    """The seat's flights in pairs."""
    return [pair[seat != b.attacker] for pair in b.pairs]


def forbids_strike(s: State, b: Battle, seat: int, id: int) -> Refusal | None:
    """Attacker only, at the enemy carrier, with bombing or a torpedo (WC-10.3, WC-11.1)."""
    if seat != b.attacker or b.zone != words.CARRIER[1 - seat]:
        return refuse("WC-10.3", "wing_commander.refusal.strike_place")
    if not table.can_strike(s, id):
        return refuse("WC-11.1", "wing_commander.refusal.strike_means", card=s.cards[id].face)
    return None


@dataclass(frozen=True, slots=True)
class CarrierFire(Frame):
    """The carrier fires at every attacker (WC-11.7), or, by option, at the one its player points at."""

    player: int

    def moves(self, s: State) -> list[Move]:
        """A choice only if it fires at one of several."""
        b = battle(s)
        if b is None or s.options["carrier_fires_at_all"] or len(b.strikes) < 2:
            return []
        carrier = table.carrier_of(s, self.player)
        return [Move("carrier_fire", carrier, id) for id in b.strikes]

    def answer(self, s: State, move: Move) -> None:
        """That one."""
        b = battle(s)
        if b is not None:
            change(s, b, fire=(move.target,))

    def run(self, s: State) -> None:
        """All of them."""
        b = battle(s)
        if b is not None:
            change(s, b, fire=b.strikes)

    def prompt(self, s: State) -> Prompt:
        """At whom the carrier fires."""
        return Prompt("wing_commander.prompt.carrier_fire", rule="WC-11.7")

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """Only a flight that attacks the carrier."""
        return refuse("WC-11.7", "wing_commander.refusal.carrier_fire")
