"""What `tabletop stereo` prints with `--json`. These models make it and make its schema (`tabletop schema stereo`)."""

from pydantic import RootModel

from tabletop.library.facts import Facts


class Found(Facts):
    """What is wrong with a pair, and what is to be done about it."""

    cure: str
    text: str


class ExaminedPair(Facts):
    """A pair of the folder; `method` is what it would be aligned by."""

    name: str
    method: str
    findings: list[Found]


class RefusedPair(Facts):
    """A pair, or a picture, that cannot be used."""

    name: str
    reason: str


class Examined(Facts):
    """Printed by `doctor`."""

    pairs: list[ExaminedPair]
    refused: list[RefusedPair]
    notes: list[str]


class AlignedPair(Facts):
    """Printed by `align`: `fitted` points, and what remains, in pixels, on those `judged`, which were held out."""

    name: str
    method: str
    fitted: int
    judged: int
    median: float
    worst: float


class Modes(RootModel[list[str]]):
    """Printed by `modes`."""


class Stereo(RootModel[Examined | AlignedPair | Modes]):
    """Printed by `stereo`, by its first word."""
