"""From a card in a view to how its face and its back look."""

from tabletop.core.card import FACE_DOWN, SECOND_SIDE, Face
from tabletop.core.view import CardView, View
from tabletop.core.zone import ZoneDef
from tabletop.ui.cards import Look
from tabletop.ui.table.describe import face_name
from tabletop.ui.table.layout import Arranger
from tabletop.ui.table.words import term


class Dressing:
    """Looks for one game."""

    def __init__(self, game: str, arranger: Arranger) -> None:
        self.game = game
        self.arranger = arranger
        self._backs: dict[tuple[int, str], str] = {}

    def learn(self, view: View) -> None:
        """Remember the backs of known cards: an unknown card of the same owner and zone has the same one."""
        for card in view.cards.values():
            if card.face is not None:
                zone = self.arranger.zones[card.zone]
                self._backs[card.owner, zone.key] = card.face.back
                self._backs.setdefault((card.owner, ""), card.face.back)

    def looks(self, view: View, card: CardView) -> tuple[Look, Look]:
        """(face, back) of a card."""
        back = Look(None, self._back(card), peek=face_name(card.face) if _peeks(card) else "")
        if card.face is None:
            return back, back
        shown = card.face.other if card.pose & SECOND_SIDE and card.face.other is not None else card.face
        landscape = shown.kind in self.arranger.layout.landscape
        marks = tuple(term(self.game, f"mark.{mark}") for mark in card.marks)
        return Look(shown, shown.back, "", landscape, _changed(card, shown), card.counters, marks,
                    self._flag(view, card, landscape)), back  # fmt: skip

    def _back(self, card: CardView) -> str:
        if card.face is not None:
            return card.face.back
        zone: ZoneDef = self.arranger.zones[card.zone]
        found = self._backs.get((card.owner, zone.key))
        return found if found is not None else self._backs.get((card.owner, ""), "")

    @staticmethod
    def _flag(view: View, card: CardView, landscape: bool) -> str:
        """Whose card it is, where its place does not say so."""
        if card.holder == card.owner and not landscape:
            return ""
        return "near" if card.owner == view.seat else "far"


def _peeks(card: CardView) -> bool:
    return card.face is not None and bool(card.pose & FACE_DOWN)


def _changed(card: CardView, shown: Face) -> tuple[tuple[str, int], ...]:
    return tuple((what, now) for what, now in card.values.items() if shown.values.get(what, now) != now)
