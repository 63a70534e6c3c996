"""Where cards lie on printed sheets, in millimetres. The backs of a sheet lie mirrored, for printing on both sides."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tabletop.library.errors import Unusable

PAPERS = {"a4": (210.0, 297.0), "a3": (297.0, 420.0), "letter": (215.9, 279.4)}
CARD = (63.0, 88.0)
SMALLEST_CARD, LARGEST_CARD = 20.0, 200.0
MARGIN = 5.0
"""What printers cannot reach at the edge of the paper."""
RULER = 12.0
"""Room for the ruler on the first sheet."""


@dataclass(frozen=True)
class SheetForm:
    """`card` is width and height, `gap` lies between cards, `bleed` is added around each, `backs`: "" or "duplex"."""

    paper: str = "a4"
    card: tuple[float, float] = CARD
    gap: float = 0.0
    bleed: float = 0.0
    marks: bool = True
    backs: str = ""

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the paper."""
        return PAPERS[self.paper]

    def grid(self) -> tuple[int, int]:
        """Columns and rows of a sheet. Raises Unusable: the card does not fit."""
        width, height = (side + 2 * self.bleed + self.gap for side in self.card)
        wide, high = self.size
        columns = int((wide - 2 * MARGIN + self.gap) // width)
        rows = int((high - 2 * MARGIN - RULER + self.gap) // height)
        if columns < 1 or rows < 1:
            raise Unusable("decks.card_too_large", width=self.card[0], height=self.card[1])
        return columns, rows


class Placed(NamedTuple):
    """A card on a sheet: its left upper corner after cutting, and its place in the list of what is printed."""

    x: float
    y: float
    n: int


def sheets(form: SheetForm, count: int) -> list[list[Placed]]:
    """The cards of each sheet, row by row from the upper left."""
    columns, rows = form.grid()
    return [
        [
            _place(form, i, n, mirrored=False)
            for i, n in enumerate(range(start, min(start + columns * rows, count)))
        ]
        for start in range(0, count, columns * rows)
    ]


def backs_of(form: SheetForm, sheet: Sequence[Placed]) -> list[Placed]:
    """The same cards as their backs must lie when the sheet is turned over its long edge."""
    return [_place(form, i, placed.n, mirrored=True) for i, placed in enumerate(sheet)]


def _place(form: SheetForm, i: int, n: int, mirrored: bool) -> Placed:
    columns, rows = form.grid()
    row, column = divmod(i, columns)
    column = columns - 1 - column if mirrored else column
    step_x, step_y = (side + 2 * form.bleed + form.gap for side in form.card)
    wide, high = form.size
    left = (wide - (columns * step_x - form.gap)) / 2 + form.bleed
    top = RULER + (high - RULER - (rows * step_y - form.gap)) / 2 + form.bleed
    return Placed(left + column * step_x, top + row * step_y, n)
