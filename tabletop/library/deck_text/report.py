"""What became of each line of a list."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from tabletop.core.card import Face
from tabletop.core.ruleset import Deck
from tabletop.library.pool import faces
from tabletop.library.texts import say

State = Literal["card", "heading", "ignored", "unknown", "unsure", "beside"]
"""`unsure`: there are candidates, none was taken. `beside`: a card of a zone that this game has not."""


@dataclass(frozen=True)
class Line:
    """`n` is the number of the line in the source, from 1; `text` its original text; `pile` may be a zone beside."""

    n: int
    text: str
    state: State
    count: int = 0
    pile: str = ""
    id: str = ""
    candidates: tuple[Face, ...] = ()

    @property
    def open(self) -> bool:
        """Whether a person has to look at it."""
        return self.state in ("unknown", "unsure")


@dataclass(frozen=True)
class Imported:
    """A deck read from somewhere, with its report. `form` names the file form that was recognised."""

    deck: Deck
    lines: Sequence[Line] = field(default_factory=tuple)
    form: str = "text"

    @property
    def cards(self) -> int:
        """How many known cards were read."""
        return sum(line.count for line in self.lines if line.state == "card")

    @property
    def open(self) -> tuple[Line, ...]:
        """The lines that need somebody."""
        return tuple(line for line in self.lines if line.open)

    @property
    def beside(self) -> int:
        """How many cards lie in zones that this game has not."""
        return sum(map(len, self.deck.beside.values()))

    @property
    def per_pile(self) -> dict[str, int]:
        """Known cards by pile."""
        counts: Counter[str] = Counter()
        for line in self.lines:
            if line.state == "card":
                counts[line.pile] += line.count
        return dict(counts)

    def summary(self) -> str:
        """`38 cards in 12 lines; 2 lines need you.`"""
        lines = sum(line.state != "ignored" for line in self.lines)
        text = say("decks.import.summary", cards=self.cards, lines=lines)
        if self.beside:
            text += say("decks.import.beside", n=self.beside, zones=say("game.list_joint").join(self.deck.beside))
        return text + (
            say("decks.import.need_you", n=len(self.open)) if self.open else say("decks.import.all_well")
        )


def as_it_lies(deck: Deck) -> Imported:
    """A deck that needed no reading, with a line for each card of a pile."""
    known = faces(deck.game)
    lines: list[Line] = []
    for place, ids in (*deck.piles.items(), *deck.beside.items()):
        for id, count in Counter(ids).items():
            state: State = "unknown" if id not in known else "card" if place in deck.piles else "beside"
            lines.append(Line(len(lines) + 1, f"{count} {id}", state, count, place, id))
    return Imported(deck, tuple(lines), "tabletop")


def line_text(line: Line, language: str) -> str:
    """One line of the report for somebody who has to act on it."""
    if line.state == "unsure":
        offered = say("game.list_joint").join(face.name.get(language, face.id) for face in line.candidates)
        return say("decks.import.unsure", n=line.n, text=line.text.strip(), candidates=offered)
    return say("decks.import.unknown", n=line.n, text=line.text.strip())
