"""One brush for the whole game: flat colours, a shaded edge, an ink line, faces and limbs."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from tabletop.ui.art.strokes import Colour, Point, fill, line, oval, tint, trail

INK = "#211d36"
PAPER = "#f6eedb"
WHITE = "#fffaf0"
INDIGO = "#4a4fb5"
NIGHT = "#2b2c66"
LILAC = "#a9a6dd"
SKY = "#9cc7e0"
RED = "#de4c37"
ORANGE = "#ee8a3c"
GOLD = "#f2bd45"
LEAF = "#74a860"
MOSS = "#3f7358"
PINK = "#f0a7a4"
SKIN = "#f8d6b4"
WOOD = "#a9703f"
BARK = "#6b4630"
STONE = "#b9b5b4"
STEEL = "#7f869b"

_PAST_EVERYTHING = QRectF(-600, -600, 1200, 1200)


class Brush:
    """Draws about the origin; the picture reaches at least 150 to the sides and 100 up and down."""

    def __init__(self, painter: QPainter) -> None:
        self.painter = painter

    def flat(self, path: QPainterPath, colour: Colour, shade: float = 7, width: float = 3.2) -> None:
        """A coloured shape with its lower right edge in shadow and an ink line round it."""
        fill(self.painter, path, colour)
        if shade:
            self._shaded(path, shade)
        line(self.painter, path, INK, width)

    def bare(self, path: QPainterPath, colour: Colour) -> None:
        fill(self.painter, path, colour)

    def ink(self, path: QPainterPath | Sequence[Point], width: float = 3.2, colour: Colour = INK) -> None:
        line(self.painter, path if isinstance(path, QPainterPath) else trail(path), colour, width)

    def _shaded(self, path: QPainterPath, depth: float) -> None:
        rest = QPainterPath()
        rest.addRect(_PAST_EVERYTHING)
        rest.addPath(path.translated(-depth, -depth * 0.7))
        rest.setFillRule(Qt.FillRule.OddEvenFill)
        self.painter.save()
        self.painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        fill(self.painter, rest, tint(NIGHT, 0.24))
        self.painter.restore()

    def limb(self, points: Sequence[Point], colour: Colour, width: float = 11) -> None:
        """An arm, a leg or a tail: a tube with ink on both sides."""
        self.ink(points, width + 6)
        self.ink(points, width, colour)

    def hand(self, x: float, y: float, colour: Colour = SKIN, size: float = 7.5) -> None:
        self.flat(oval(x, y, size), colour, 2)

    def eyes(self, x: float, y: float, gap: float, size: float = 4, colour: Colour = INK) -> None:
        """Two beads with a glint; `gap` is from the middle to each."""
        for side in (-1, 1):
            self.bare(oval(x + side * gap, y, size, size * 1.15), colour)
            self.bare(oval(x + side * gap - size * 0.3, y - size * 0.4, size * 0.35), WHITE)

    def shut_eyes(self, x: float, y: float, gap: float, size: float = 6, droop: float = 4) -> None:
        for side in (-1, 1):
            middle = x + side * gap
            self.ink([(middle - size, y), (middle, y + droop * 2), (middle + size, y)], 3)

    def smile(self, x: float, y: float, width: float = 8, depth: float = 6) -> None:
        """A negative depth is a frown."""
        self.ink([(x - width, y), (x, y + depth * 2), (x + width, y)], 3)

    def blush(self, x: float, y: float, gap: float, size: float = 5) -> None:
        for side in (-1, 1):
            self.bare(oval(x + side * gap, y, size, size * 0.65), tint(RED, 0.4))

    @contextmanager
    def placed(
        self, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: bool = False
    ) -> Iterator[None]:
        """What is drawn inside is moved, turned (degrees), scaled and perhaps mirrored."""
        self.painter.save()
        self.painter.translate(x, y)
        self.painter.rotate(turn)
        self.painter.scale(-scale if flip else scale, scale)
        yield
        self.painter.restore()


Figure = Callable[[Brush], None]
