"""From named entries to a deck: every form of file ends here."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from tabletop.core.card import Face
from tabletop.core.ruleset import Deck
from tabletop.games import ruleset
from tabletop.library.deck_form import deck_form
from tabletop.library.deck_text.headings import SIDE
from tabletop.library.deck_text.placeholders import placeholder
from tabletop.library.deck_text.report import Imported, Line
from tabletop.library.errors import Unusable
from tabletop.library.reader import MOST_CARDS


class Asked(NamedTuple):
    """So many of one card, as line `n` of the source asks for it; `hint` is the pile named above it."""

    n: int
    text: str
    copies: int
    name: str
    face: Face | None
    hint: str = ""
    unsure: tuple[Face, ...] = ()


class Collected:
    """The piles while they grow."""

    def __init__(self, game: str, where: object) -> None:
        self.game, self.where = game, where
        self._form = deck_form(game)
        self._piles: dict[str, list[str]] = {pile: [] for pile in ruleset(game).piles}
        self._lines: list[Line] = []
        self._total = 0

    def note(self, n: int, text: str, heading: bool) -> None:
        """A line that is no card."""
        self._lines.append(Line(n, text, "heading" if heading else "ignored"))

    def add(self, asked: Asked) -> None:
        """Cards, or what could not be found. Raises Unusable past the most cards that are read."""
        self._total += asked.copies
        if self._total > MOST_CARDS:
            raise Unusable("errors.too_many_cards", path=self.where, n=self._total, limit=MOST_CARDS)
        if asked.hint == SIDE:
            self._lines.append(Line(asked.n, asked.text, "left_out", asked.copies))
            return
        if asked.face is None:
            self._add_unknown(asked)
            return
        pile = self._form.pile_of(asked.face, asked.hint)
        self._piles[pile] += [asked.face.id] * asked.copies
        self._lines.append(Line(asked.n, asked.text, "card", asked.copies, pile, asked.face.id))

    def _add_unknown(self, asked: Asked) -> None:
        pile = asked.hint if asked.hint in self._piles else next(iter(self._piles))
        id = placeholder(asked.name)
        self._piles[pile] += [id] * asked.copies
        state = "unsure" if asked.unsure else "unknown"
        self._lines.append(Line(asked.n, asked.text, state, asked.copies, pile, id, asked.unsure))  # type: ignore[arg-type]

    def deck(self, about: Mapping[str, str], setup: Mapping[str, Any], form: str) -> Imported:
        """Everything read so far."""
        piles = {pile: tuple(ids) for pile, ids in self._piles.items()}
        made = Deck(
            self.game, about.get("name", ""), piles, _setup(self.game, piles, setup), author=about.get("author", ""),
            notes=about.get("notes", ""),
        )  # fmt: skip
        return Imported(made, tuple(self._lines), form)


def _setup(game: str, piles: Mapping[str, Iterable[str]], given: Mapping[str, Any]) -> dict[str, Any]:
    """What belongs to the deck beside its cards: the side, where the cards tell it."""
    from tabletop.library.pool import faces

    setup = dict(given)
    sides = deck_form(game).sides
    if sides and "side" not in setup:
        known = faces(game)
        traits = [known[id].traits for ids in piles.values() for id in ids if id in known]
        counts = {
            side: sum(any(t.rsplit(":", 1)[-1] == side for t in each) for each in traits) for side in sides
        }
        setup["side"] = max(counts, key=lambda side: counts[side])
    return setup
