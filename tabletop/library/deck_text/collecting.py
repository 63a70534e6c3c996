"""From named entries to a deck: every form of file ends here."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from tabletop.core.card import Face
from tabletop.core.ruleset import Deck
from tabletop.games import ruleset
from tabletop.library.deck_form import deck_form
from tabletop.library.deck_text.placeholders import placeholder
from tabletop.library.deck_text.report import Imported, Line, State
from tabletop.library.errors import Unusable
from tabletop.library.reader import MOST_CARDS
from tabletop.library.reader.bounds import MOST_STRANGERS
from tabletop.library.texts import say


class Asked(NamedTuple):
    """So many of one card, as line `n` of the source asks for it; `hint` is the pile named above it, where it stays
    whatever its kind if that is `exact`; `zone` names a zone that the game has not, where it is kept."""

    n: int
    text: str
    copies: int
    name: str
    face: Face | None
    hint: str = ""
    unsure: tuple[Face, ...] = ()
    zone: str = ""
    exact: bool = False


class Collected:
    """The piles while they grow."""

    def __init__(self, game: str, where: object) -> None:
        self.game, self.where = game, where
        self._form = deck_form(game)
        self._piles: dict[str, list[str]] = {pile: [] for pile in ruleset(game).piles}
        self._beside: dict[str, list[str]] = {}
        self._lines: list[Line] = []
        self._strangers: set[str] = set()
        self._total = 0

    def note(self, n: int, text: str, heading: bool) -> None:
        """A line that is no card."""
        self._lines.append(Line(n, text, "heading" if heading else "ignored"))

    def add(self, asked: Asked) -> Line:
        """Cards, or what could not be found; what became of them. Raises Unusable past the most cards that are read."""
        self._total += asked.copies
        if self._total > MOST_CARDS:
            raise Unusable("errors.too_many_cards", path=self.where, n=self._total, limit=MOST_CARDS)
        if asked.face is None:
            self._strangers.add(asked.name)
            if len(self._strangers) > MOST_STRANGERS:
                name = say(f"{self.game}.name")
                raise Unusable("reader.too_many_strangers", path=self.where, limit=MOST_STRANGERS, game=name)
        id = placeholder(asked.name) if asked.face is None else asked.face.id
        place = asked.zone or self._pile(asked)
        ids = self._beside.setdefault(place, []) if asked.zone else self._piles[place]
        ids += [id] * asked.copies
        line = Line(asked.n, asked.text, _state(asked), asked.copies, place, id, asked.unsure)
        self._lines.append(line)
        return line

    def _pile(self, asked: Asked) -> str:
        if asked.hint in self._piles and (asked.exact or asked.face is None):
            return asked.hint
        return self._form.main if asked.face is None else self._form.pile_of(asked.face, asked.hint)

    def deck(
        self, about: Mapping[str, str], setup: Mapping[str, Any], form: str, kept: Mapping[str, Any] | None = None
    ) -> Imported:
        """Everything read so far."""
        piles = {pile: tuple(ids) for pile, ids in self._piles.items()}
        made = Deck(
            self.game, about.get("name", ""), piles, _setup(self.game, piles, setup), author=about.get("author", ""),
            notes=about.get("notes", "").strip(), beside={zone: tuple(ids) for zone, ids in self._beside.items()},
            kept=kept or {},
        )  # fmt: skip
        return Imported(made, tuple(self._lines), form)


def _state(asked: Asked) -> State:
    if asked.face is None:
        return "unsure" if asked.unsure else "unknown"
    return "beside" if asked.zone else "card"


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
