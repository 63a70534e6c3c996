"""From a card in a view to how its face and its back look."""

from tabletop.core.card import SECOND_SIDE, Face
from tabletop.core.view import CardView, View
from tabletop.ui.cards import Look
from tabletop.ui.cards.styles import words_of
from tabletop.ui.dress import dress_for
from tabletop.ui.table.model.describe import face_name
from tabletop.ui.table.model.words import term
from tabletop.ui.table.stage.layout import Arranger


class Dressing:
    """Looks for one game."""

    def __init__(self, game: str, arranger: Arranger) -> None:
        self.game = game
        self.arranger = arranger
        self.dress = dress_for(game)

    def looks(self, view: View, card: CardView) -> tuple[Look, Look]:
        """(face, back) of a card."""
        peek = face_name(card.face) if card.face is not None and not self.arranger.lies_up(view, card) else ""
        back = Look(None, self._back(view, card), peek=peek)
        if card.face is None:
            return back, back
        shown = card.face.other if card.pose & SECOND_SIDE and card.face.other is not None else card.face
        landscape = shown.kind in self.arranger.layout.landscape
        marks = tuple(term(self.game, f"mark.{mark}") for mark in card.marks)
        return Look(shown, shown.back, "", landscape, _changed(card, shown), card.counters, marks,
                    self._flag(view, card, landscape)), back  # fmt: skip

    def _back(self, view: View, card: CardView) -> str:
        if card.face is not None:
            return card.face.back
        return self.dress.side_of(view, self.arranger.zones[card.zone], card.owner)

    @staticmethod
    def _flag(view: View, card: CardView, landscape: bool) -> str:
        """Whose card it is, where its place does not say so."""
        neutral = card.face is not None and "neutral" in words_of(card.face)
        if neutral or (card.holder == card.owner and not landscape):
            return ""
        return "near" if card.owner == view.seat else "far"


def _changed(card: CardView, shown: Face) -> tuple[tuple[str, int], ...]:
    return tuple((what, now) for what, now in card.values.items() if shown.values.get(what, now) != now)
