"""What the commands print with `--json`. These models make it and make its schema (`tabletop schema COMMAND`)."""

from typing import Any, Literal

from pydantic import BaseModel, RootModel

from tabletop.library.facts import Facts
from tabletop.stereo.facts import Stereo as Stereo


class ReadyDeck(Facts):
    """A deck that comes with the program; `piles` has the number of cards in each."""

    id: str
    game: str
    name: str
    piles: dict[str, int]


class ReadyDecks(RootModel[list[ReadyDeck]]):
    """Printed by `decks`."""


class Turns(Facts):
    """Turns of a game."""

    min: int
    median: float
    max: int


class Played(Facts):
    """Games between the same decks; `wins` by seat, `endless` those draws in which a card never ended. All but the
    last three are the same for the same seed."""

    decks: list[str]
    games: int
    wins: list[int]
    draws: int
    endless: int
    decisions: int
    turns: Turns
    cpu_seconds: float
    wall_seconds: float
    peak_memory_bytes: int


class Simulated(RootModel[Played | list[Played]]):
    """Printed by `simulate`; a list with `--matrix`."""


class JudgedFile(Facts):
    """A file and what is wrong with it."""

    file: str
    good: bool
    faults: list[str]


class Judged(RootModel[list[JudgedFile]]):
    """Printed by `validate`."""


class Decision(Facts):
    """A decision, numbered from 1, of a seat, counted from 1, with what it did."""

    n: int
    seat: int
    move: str
    events: list[str]


class Told(Facts):
    """Printed by `replay`; `broken` says why the game could not be replayed to its end."""

    ruleset: str
    decisions: list[Decision]
    broken: str | None


class Rule(Facts):
    """A rule; `marks` say where it comes from."""

    id: str
    section: str
    marks: list[str]
    text: str


class Rules(RootModel[list[Rule]]):
    """Printed by `rules`."""


class OpenLine(Facts):
    """A line of the source that needs a person."""

    n: int
    text: str
    state: Literal["unknown", "unsure"]
    candidates: list[str]


class Converted(Facts):
    """Printed by `convert`, on standard error where the deck itself goes to standard output. `read_as` is the form of
    the source, `lost` a sentence for whatever the new form has no room for."""

    game: str
    read_as: str
    written_as: str
    cards: int
    beside: dict[str, int]
    open: list[OpenLine]
    lost: list[str]


class Odds(Facts):
    """Printed by `odds`. `seen` is how many cards have been seen by each turn, the opening hand first; `chance` has, by
    policy and turn, the exact fraction and its value. In games without drawing there are only `depths`: for each card
    in which places of its columns it lies."""

    deck: str
    cards: int
    copies: list[int]
    seen: list[int]
    chance: dict[str, list[tuple[str, float]]]
    depths: list[list[int]]


class Printed(Facts):
    """Printed by `print`; `path` is `-` for standard output."""

    path: str
    cards: int


def schema_of(name: str) -> dict[str, Any]:
    """The JSON Schema of a model by its name."""
    model = globals()[name]
    assert issubclass(model, BaseModel)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **model.model_json_schema()}
