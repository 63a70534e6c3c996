"""What `tabletop stereo` prints with `--json`. These models make it and make its schema (`tabletop schema stereo`)."""

from pydantic import BaseModel, ConfigDict, RootModel


class _Facts(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Found(_Facts):
    """What is wrong with a pair, and what is to be done about it."""

    cure: str
    text: str


class ExaminedPair(_Facts):
    """A pair of the folder; `method` is what it would be aligned by."""

    name: str
    method: str
    findings: list[Found]


class RefusedPair(_Facts):
    """A pair, or a picture, that cannot be used."""

    name: str
    reason: str


class Examined(_Facts):
    """Printed by `doctor`."""

    pairs: list[ExaminedPair]
    refused: list[RefusedPair]
    notes: list[str]


class AlignedPair(_Facts):
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
