"""Moving a SIGNI that is on the field already (WX-9.6)."""

from dataclasses import dataclass, replace

from tabletop.core.change import attach, attached, move
from tabletop.core.move import NONE, Move, to_zone, zone_of
from tabletop.core.prompt import Prompt
from tabletop.core.state import Frame, State
from tabletop.effects.run import RUN, Ids, Resolve, seat_of
from tabletop.games.wixoss import field, nodes_places, table, words


@dataclass(frozen=True, slots=True)
class Shift(Frame):
    """The SIGNI goes to another zone of its player; what lies there changes places with it."""

    player: int
    id: int

    def moves(self, s: State) -> list[Move]:
        """The two other zones."""
        return _others(s, self.id)

    def answer(self, s: State, move: Move) -> None:
        """Neither leaves nor enters the field."""
        change_places(s, self.id, zone_of(move.target))

    def prompt(self, s: State) -> Prompt:
        """To which zone."""
        return Prompt("wixoss.prompt.zone", (("card", s.cards[self.id].face),), self.id, "WX-9.6")


@dataclass(frozen=True, slots=True)
class LayOut(Frame):
    """SIGNI of one side are laid out anew, one move after the other: two are enough for every order."""

    player: int
    source: int
    seat: int
    left: int = 2

    def moves(self, s: State) -> list[Move]:
        """Any SIGNI to any other zone, or enough."""
        if not self.left:
            return []
        found = [
            move for id in table.signi(s, self.seat) if _reachable(s, id, self.player, self.source)
            for move in _others(s, id)
        ]  # fmt: skip
        return [*found, Move("done")] if found else []

    def answer(self, s: State, move: Move) -> None:
        """One move, then again."""
        if move.verb == "zone":
            change_places(s, move.card, zone_of(move.target))
            s.stack.append(replace(self, left=self.left - 1))

    def prompt(self, s: State) -> Prompt:
        """Which one where."""
        return Prompt("wixoss.prompt.rearrange", (("source", s.cards[self.source].face),), self.source, "WX-9.6", 0)


@dataclass(frozen=True, slots=True)
class StandBefore(Frame):
    """A SIGNI may step in front of the attacker."""

    player: int
    id: int

    def moves(self, s: State) -> list[Move]:
        """Into the empty zone there, or stay."""
        attacker = s.memory[field.ATTACKER]
        if attacker == NONE or not table.on_field(s, self.id):
            return []
        lane = words.OPPOSING.get(s.cards[attacker].zone, NONE)
        if lane == NONE or s.zones[lane]:
            return []
        return [Move("zone", self.id, to_zone(lane)), Move("done")]

    def answer(self, s: State, move: Move) -> None:
        """Neither leaves nor enters the field."""
        if move.verb == "zone":
            change_places(s, self.id, zone_of(move.target))

    def prompt(self, s: State) -> Prompt:
        """Step in front of it?"""
        return Prompt("wixoss.prompt.zone", (("card", s.cards[self.id].face),), self.id, "WX-9.6", 0)


def _others(s: State, id: int) -> list[Move]:
    card = s.cards[id]
    if not table.on_field(s, id) or card.zone not in words.ALL_SIGNI:
        return []
    return [Move("zone", id, to_zone(zone)) for zone in words.SIGNI[card.owner] if zone != card.zone]


def _reachable(s: State, id: int, player: int, source: int) -> bool:
    return not table.unaffected(s, id, player, source)


def change_places(s: State, id: int, there: int) -> None:
    """The SIGNI goes to that zone of its side; a SIGNI that lies there comes here."""
    here = s.cards[id].zone
    other = s.zones[there][-1:]
    _shift(s, id, there)
    for second in other:
        _shift(s, second, here)


def _shift(s: State, id: int, zone: int) -> None:
    under = attached(s, id)
    move(s, id, zone, s.cards[id].pose, why="shifted")
    for charm in under:
        move(s, charm, zone, s.cards[charm].pose, bottom=True, why="shifted")
        attach(s, charm, id)


def _move_signi(s: State, frame: Resolve, node: nodes_places.MoveSigni, ids: Ids) -> None:
    for id in ids:
        s.stack.append(Shift(frame.player, id))


def _rearrange(s: State, frame: Resolve, node: nodes_places.Rearrange, ids: Ids) -> None:
    s.stack.append(LayOut(frame.player, frame.source, seat_of(s, frame.player, node.player)))


def _change_places(s: State, frame: Resolve, node: nodes_places.ChangePlaces, ids: Ids) -> None:
    if table.on_field(s, frame.source):
        for id in ids:
            change_places(s, frame.source, s.cards[id].zone)


def _stand_in_front(s: State, frame: Resolve, node: nodes_places.StandInFront, ids: Ids) -> None:
    s.stack.append(StandBefore(frame.player, frame.source))


RUN.update({
    nodes_places.MoveSigni: _move_signi,
    nodes_places.Rearrange: _rearrange,
    nodes_places.ChangePlaces: _change_places,
    nodes_places.StandInFront: _stand_in_front,
})  # fmt: skip
