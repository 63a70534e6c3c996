"""Moving a SIGNI that is on the field already (WX-9.6)."""

from dataclasses import dataclass

from tabletop.core.change import attach, attached, move
from tabletop.core.move import Move, to_zone, zone_of
from tabletop.core.prompt import Prompt
from tabletop.core.state import Frame, State
from tabletop.games.wixoss import table, words


@dataclass(frozen=True, slots=True)
class Shift(Frame):
    """The SIGNI goes to another zone of its player; what lies there changes places with it."""

    player: int
    id: int

    def moves(self, s: State) -> list[Move]:
        """The two other zones."""
        card = s.cards[self.id]
        if not table.on_field(s, self.id) or card.zone not in words.ALL_SIGNI:
            return []
        return [Move("zone", self.id, to_zone(zone)) for zone in words.SIGNI[card.owner] if zone != card.zone]

    def answer(self, s: State, move: Move) -> None:
        """Neither leaves nor enters the field."""
        there, here = zone_of(move.target), s.cards[self.id].zone
        other = s.zones[there][-1:]
        _shift(s, self.id, there)
        for id in other:
            _shift(s, id, here)

    def prompt(self, s: State) -> Prompt:
        """To which zone."""
        return Prompt("wixoss.prompt.zone", (("card", s.cards[self.id].face),), self.id, "WX-9.6")


def _shift(s: State, id: int, zone: int) -> None:
    under = attached(s, id)
    move(s, id, zone, s.cards[id].pose, why="shifted")
    for charm in under:
        move(s, charm, zone, s.cards[charm].pose, bottom=True, why="shifted")
        attach(s, charm, id)
