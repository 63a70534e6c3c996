"""What a person is asked, and what the answer so far comes to."""

from collections.abc import Iterable
from typing import NamedTuple

from tabletop.core.move import NONE


class Prompt(NamedTuple):
    """What is asked: message key and values, the card it is about, the rule it rests on."""

    key: str
    values: tuple[tuple[str, object], ...] = ()
    source: int = NONE
    rule: str = ""
    least: int = 1
    most: int = 1


class Chosen(NamedTuple):
    """A card (or, NONE, only the place) that an act under way has chosen, and where it will be: a card, a zone written
    by `to_zone`, or NONE where it stays.

    `role` is a word of the game for what it will do there (`payment`, `target`, `escort` …): `held.ROLE` in the texts.
    """

    card: int
    place: int = NONE
    role: str = "target"


class Figure(NamedTuple):
    """A number that the choices so far come to; `of` is what it is measured against (4 points), NONE where nothing is.

    `key` is a word of the game: `figure.KEY` in the texts.
    """

    key: str
    value: int
    of: int = NONE


class Held(NamedTuple):
    """What an act under way holds: the cards in the order of choice, and what they come to."""

    chosen: tuple[Chosen, ...] = ()
    figures: tuple[Figure, ...] = ()

    def __add__(self, other: object) -> "Held":
        """Both, what was held first in front."""
        assert isinstance(other, Held)
        return Held(self.chosen + other.chosen, self.figures + other.figures)


def targets_of(chosen: Iterable[tuple[int, ...] | None]) -> Held:
    """The targets of several effects, each of which may have none."""
    return Held(tuple(Chosen(id) for ids in chosen if ids for id in ids))
