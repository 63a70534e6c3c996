"""The Movement Phase (WC-9.5)."""

from dataclasses import dataclass

from tabletop.core.move import NONE, Move, by_target, to_zone, zone_of
from tabletop.core.prompt import Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import Frame, State
from tabletop.games.wing_commander import table, uses, words


def forbids_entering(s: State, seat: int, zone: int) -> Refusal | None:
    """At most two flights of a side at a NAV point (WC-3.4); the enemy's do not matter (WC-9.5.2)."""
    limit = s.options["flights_per_nav"]
    if len(table.flights(s, zone, seat)) < limit:
        return None
    return refuse("WC-3.4", "wing_commander.refusal.full", n=limit)


@dataclass(frozen=True, slots=True)
class Movement(Frame):
    """Each own flight moves once, in any order; `moved` names a flight for each move it has made (WC-9.5.1)."""

    player: int
    moved: tuple[int, ...] = ()

    def _can_move(self, s: State, id: int) -> bool:
        limit: int = s.options["moves_per_turn"]
        return self.moved.count(id) < limit

    def moves(self, s: State) -> list[Move]:
        """Every free neighbour of every flight, the way home, and the end of the phase."""
        seat = self.player
        own = {zone: table.flights(s, zone, seat) for zone in words.POSITIONS}
        limit, home = s.options["flights_per_nav"], words.CARRIER[seat]
        found: list[Move] = []
        for zone, flights in own.items():
            if not flights:
                continue
            aims = [to_zone(other) for other in words.ADJACENT[zone] if len(own[other]) < limit]
            for id in flights:
                if self._can_move(s, id):
                    ways = by_target("move", id)
                    found += [ways[aim] for aim in aims]
                    if zone == home:
                        found.append(Move("return_home", id, to_zone(words.READY[seat])))
        found += uses.at_any_time(s, seat)
        return [*found, Move("end_phase")] if found or uses.could_answer(s, seat, "any_time") else []

    def answer(self, s: State, move: Move) -> None:
        """Move one flight and ask again."""
        if move.verb == "end_phase":
            return
        if move.verb == "move":
            s.stack.append(Movement(self.player, tuple(sorted((*self.moved, move.card)))))
            table.carry(s, move.card, zone_of(move.target), "flew")
            return
        s.stack.append(self)
        if move.verb == "return_home":
            table.come_home(s, move.card)
        else:
            uses.act(s, self.player, move)

    def prompt(self, s: State) -> Prompt:
        """Fly to a neighbouring NAV point."""
        return Prompt("wing_commander.prompt.movement", rule="WC-9.5")

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """The rule behind each movement that is not possible."""
        if move.verb in ("move", "return_home") and move.card != NONE:
            return self._forbids_flight(s, move)
        if move.verb in ("launch", "board", "equip"):
            return refuse("WC-9.1", "wing_commander.refusal.scramble_over")
        return uses.forbids(s, self.player, move)

    def _forbids_flight(self, s: State, move: Move) -> Refusal | None:
        id = move.card
        zone = s.cards[id].zone
        if zone not in words.POSITIONS or id not in table.flights(s, zone, self.player):
            return refuse("WC-9.5.1", "wing_commander.refusal.own_flight")
        if not self._can_move(s, id):
            return refuse("WC-9.5.1", "wing_commander.refusal.moved", card=s.cards[id].face)
        if move.verb == "return_home":
            return refuse("WC-3.6", "wing_commander.refusal.home_only")
        aim = zone_of(move.target)
        if aim not in words.ADJACENT[zone]:
            return refuse("WC-3.3", "wing_commander.refusal.not_adjacent")
        return forbids_entering(s, self.player, aim)
