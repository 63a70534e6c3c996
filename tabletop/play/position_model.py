"""The fields of a position file, checked; what they mean in a game is judged by its reader."""

from typing import Annotated

from pydantic import Field, StringConstraints

from tabletop.library.reader.bounds import LARGEST_SEED, MOST_SEATS
from tabletop.library.reader.models import Strict
from tabletop.play.position_text import FORMAT

MOST_CARDS = 1_000
MOST_CHANGES = 1_000
LARGEST_NUMBER = 1_000_000

Word = Annotated[str, StringConstraints(min_length=1, max_length=80)]
Entry = Annotated[str, StringConstraints(max_length=1_000)]
Number = Annotated[int, Field(ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)]


class Change(Strict):
    """A table `[[lasting]]`."""

    what: Word
    until: Word
    mode: Word = "add"
    amount: Number = 1
    card: Entry | None = None
    source: Entry | None = None


class PositionFile(Strict):
    """The whole; tables of other names may stand beside it (a case has two)."""

    game: Word
    zones: dict[Entry, list[Entry]]
    player: int
    format: int = Field(default=FORMAT, ge=0, le=LARGEST_NUMBER)
    seats: int = Field(default=2, ge=1, le=MOST_SEATS)
    free: bool = False
    phase: Entry | None = None
    turn: int = Field(default=1, ge=0, le=LARGEST_NUMBER)
    seed: int = Field(default=0, ge=0, le=LARGEST_SEED)
    options: dict[Word, bool | int | str] = Field(default_factory=dict)
    numbers: dict[Entry, Number] = Field(default_factory=dict)
    lasting: list[Change] = Field(default=[], max_length=MOST_CHANGES)
