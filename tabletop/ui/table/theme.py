"""The colours of the table, dark and light, and its ground."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRadialGradient

from tabletop.core.chance import Chance
from tabletop.ui.cards.styles import STYLES


@dataclass(frozen=True)
class Theme:
    """`ground` from the middle to the rim; `tones` by the words that layouts use."""

    dark: bool
    middle: str
    rim: str
    grain: int
    ink: str
    quiet: str
    panel: str
    tones: dict[str, str]
    source: str
    target: str
    focus: str
    refusal: str

    def colour(self, tone: str, alpha: int = 255) -> QColor:
        """The colour of a tone; unknown tones are lines."""
        colour = QColor(self.tones.get(tone, self.tones["line"]))
        colour.setAlpha(alpha)
        return colour


def theme(game: str, dark: bool = True) -> Theme:
    """The theme of a game's table."""
    accent = STYLES[game].accent if game in STYLES else "#6d9cff"
    if dark:
        tones = {"line": "#9fb2c8", "field": "#9fb2c8", "strong": "#e6eef8", "accent": accent, "near": "#5aa2ff",
                 "far": "#ff7d6b", "text": "#dbe4ee"}  # fmt: skip
        return Theme(True, "#2e3845", "#171c23", 5, "#f2f6fb", "#a9b6c5", "#12161c", tones,
                     "#ffd479", "#5fe3a1", "#ffffff", "#c0453a")  # fmt: skip
    tones = {"line": "#5d6b7c", "field": "#5d6b7c", "strong": "#1f2730", "accent": QColor(accent).darker(150).name(),
             "near": "#1f5fc0", "far": "#b4382a", "text": "#2b3440"}  # fmt: skip
    return Theme(False, "#edf0f4", "#c5cdd7", 4, "#161b21", "#4a5664", "#ffffff", tones,
                 "#c77700", "#0a7d48", "#10151b", "#a8261b")  # fmt: skip


def ground(look: Theme, size: QSize) -> QPixmap:
    """The table itself: slate with a faint grain, lighter in the middle."""
    paper = QPixmap(size)
    with QPainter(paper) as painter:
        light = QRadialGradient(
            QPointF(size.width() / 2, size.height() * 0.46), max(size.width(), size.height()) * 0.66
        )
        light.setColorAt(0, QColor(look.middle))
        light.setColorAt(0.55, QColor(look.middle).darker(108 if look.dark else 103))
        light.setColorAt(1, QColor(look.rim))
        painter.fillRect(paper.rect(), light)
        painter.drawTiledPixmap(paper.rect(), _grain(look))
    return paper


def _grain(look: Theme) -> QPixmap:
    """A tile of faint noise, the same every time."""
    side = 96
    tile = QImage(side, side, QImage.Format.Format_ARGB32)
    tile.fill(Qt.GlobalColor.transparent)
    chance = Chance(7)
    for y in range(side):
        for x in range(side):
            speck = chance.below(look.grain * 2 + 1)
            shade = 255 if speck > look.grain else 0
            tile.setPixelColor(x, y, QColor(shade, shade, shade, abs(speck - look.grain)))
    return QPixmap.fromImage(tile)
