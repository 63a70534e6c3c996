"""Card backs: one a game, two where a game has sides or two decks. A stereo pair's left and
right card have the same one, so that lying face down they tell nothing."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPainterPath

from tabletop.ui.art.canvas import blank, units
from tabletop.ui.art.strokes import (
    Colour,
    around,
    between,
    box,
    darker,
    down,
    facets,
    fill,
    glow,
    lighter,
    line,
    ngon,
    oval,
    polygon,
    radial,
    rays,
    segments,
    star,
    tint,
)
from tabletop.ui.art.wing_commander.badges import insignia
from tabletop.ui.art.wing_commander.style import KILRATHI, STYLES, TERRAN, Style

CARD_WIDE, CARD_HIGH = 126.0, 176.0
"""Half a millimetre a unit: 63×88 mm."""


def paint_back(game: str, side: str, width: int, height: int) -> QImage:
    """`side` is `terran` or `kilrathi` in Wing Commander, `white` (main deck) or `black` (LRIG deck) in
    WIXOSS; the other games have one back and ignore it."""
    image = blank(width, height)
    with units(image, CARD_WIDE, CARD_HIGH) as (painter, area):
        painter.translate(area.center())
        BACKS.get(game, _plain)(painter, area.translated(-area.center()), side)
    return image


def _plain(painter: QPainter, area: QRectF, side: str) -> None:
    painter.fillRect(area, down(area, "#3a4458", "#232a38"))
    _border(painter, area, "#8fa0bc")
    facets(painter, [around(0, 0, 30, turn) for turn in range(0, 360, 60)], (0, 0), "#6f82a8")


def _border(painter: QPainter, area: QRectF, colour: Colour) -> None:
    for inset, width in ((6, 2.4), (10.5, 0.9)):
        frame = area.adjusted(inset, inset, -inset, -inset)
        line(painter, box(frame.x(), frame.y(), frame.width(), frame.height(), 6), colour, width)


def _confront_wisdom(painter: QPainter, area: QRectF, side: str) -> None:
    """Paper waves on indigo, and an open book that has eyes."""
    high = int(area.height() / 18) + 2
    for row in range(-high, high + 1):
        _fans(painter, area, row * 9, row % 2 * 15)
    line(painter, box(area.x() + 4, area.y() + 4, area.width() - 8, area.height() - 8, 4), "#2b2c66", 16)
    _border(painter, area, "#f6eedb")
    fill(painter, oval(0, 0, 46), "#f6eedb", "#211d36", 2.4)
    rays(painter, 0, 0, 43, "#f2bd45", 12, -7.5)
    for flip in (-1, 1):
        leaf = [(0, -16), (flip * 14, -22), (flip * 34, -20), (flip * 34, 20), (flip * 14, 18), (0, 24)]
        fill(painter, polygon([(x, y + 4) for x, y in leaf]), "#de4c37", "#211d36", 2.4)
        fill(painter, polygon(leaf), "#fffaf0", "#211d36", 2.4)
        fill(painter, oval(flip * 16, -3, 4, 5), "#211d36")
        fill(painter, oval(flip * 24, 7, 4.5, 2.6), tint("#de4c37", 0.4))
    line(painter, polygon([(-5, 8), (0, 12), (5, 8), (0, 11)]), "#211d36", 1.8)


def _fans(painter: QPainter, area: QRectF, y: float, shift: float) -> None:
    """One row of overlapping fans, mirrored about the middle."""
    across = int(area.width() / 60) + 2
    for size, tone in (
        (15, "#f6eedb"),
        (13.8, "#3f44a6"),
        (9.4, "#8187dd"),
        (8.2, "#4a4fb5"),
        (3.4, "#f6eedb"),
    ):
        row = QPainterPath()
        for column in range(-across, across + 1):
            row.addEllipse(QPointF(column * 30 + shift, y + 8), size, size)
        fill(painter, row, tone)


def _wing_commander(painter: QPainter, area: QRectF, side: str) -> None:
    style = STYLES.get(side, TERRAN)
    painter.fillRect(area, down(area, lighter(style.deep, 0.12), style.deep, darker(style.deep, 0.4)))
    glow(painter, 0, 0, 96, style.clouds[0], 0.7)
    if style is KILRATHI:
        rays(painter, 0, 0, 120, tint(style.plate, 0.55), 18, -95)
        _claw_corners(painter, area, style)
    else:
        ends = [(around(0, 0, 44, turn), around(0, 0, 130, turn)) for turn in range(0, 360, 15)]
        segments(painter, ends, tint(style.line, 0.25), 0.8)
        for radius in (48, 58, 78):
            line(painter, ngon(0, 0, radius, 8, -112.5), tint(style.line, 0.45), 1)
    _border(painter, area, style.mark if style is KILRATHI else style.line)
    fill(painter, oval(0, 0, 42), radial(0, 0, 42, style.plate, style.deep), style.mark, 1.8)
    painter.save()
    painter.scale(0.74, 0.74)
    insignia(painter, style)
    painter.restore()


def _claw_corners(painter: QPainter, area: QRectF, style: Style) -> None:
    for across in (-1, 1):
        for along in (-1, 1):
            x, y = across * area.width() / 2, along * area.height() / 2
            for shift in (0, 12, 24):
                claw = [
                    (x - across * (14 + shift), y),
                    (x - across * (20 + shift), y),
                    (x - across * (6 + shift), y - along * 46),
                ]
                fill(painter, polygon(claw), tint(style.clouds[0], 0.8))


def _jedi_knights(painter: QPainter, area: QRectF, side: str) -> None:
    """Three blades of the force colours in balance, on black."""
    painter.fillRect(area, down(area, "#15171d", "#050608"))
    for turn, colour in ((-90, "#5fc45a"), (30, "#f08a2c"), (150, "#4a8fe8")):
        glow(painter, *around(0, 0, 34, turn), 58, colour, 0.45)
    rays(painter, 0, 0, 120, tint("#ffffff", 0.035), 24, 86.25)
    _border(painter, area, "#7f8794")
    for turn, colour in ((-90, "#5fc45a"), (30, "#f08a2c"), (150, "#4a8fe8")):
        start, tip = around(0, 0, 16, turn), around(0, 0, 52, turn)
        segments(painter, [(start, tip)], tint(colour, 0.6), 8)
        segments(painter, [(start, tip)], "#ffffff", 3)
        segments(painter, [(around(0, 0, 9, turn), start)], "#9aa0aa", 6)
    line(painter, oval(0, 0, 40), "#c8ccd4", 1.6)
    line(painter, oval(0, 0, 44), tint("#c8ccd4", 0.4), 0.8)
    fill(painter, ngon(0, 0, 10, 6), "#2a2e38", "#c8ccd4", 1.6)
    fill(painter, star(0, 0, 6, 2.4, 6), "#ffffff")


def _wixoss(painter: QPainter, area: QRectF, side: str) -> None:
    """A key-like sigil with five gems, black on white for the main deck, white on black for the LRIG deck."""
    dark = side == "black"
    ground, ink = ("#17151c", "#f3f0f6") if dark else ("#f7f5f2", "#2a2630")
    shade = lighter(ground, 0.16) if dark else darker(ground, 0.08)
    painter.fillRect(area, between((0, area.top()), (0, area.bottom()), shade, ground, shade))
    rays(painter, 0, 0, 130, tint(ink, 0.05), 20, -94.5)
    _border(painter, area, ink)
    for radius, width in ((50, 1.2), (46, 0.6), (22, 1.2)):
        line(painter, oval(0, 0, radius), ink, width)
    line(painter, star(0, 0, 46, 22, 5), tint(ink, 0.8), 1.2)
    for index, colour in enumerate(("#f2ead0", "#d8403a", "#3f7fd8", "#4a9a52", "#3a3346")):
        x, y = around(0, 0, 48, -90 + index * 72)
        facets(painter, [around(x, y, 9, -90 + corner * 60) for corner in range(6)], (x, y), colour, -90)
        line(painter, ngon(x, y, 9, 6), ink, 1)
    for along in (-1, 1):
        fill(painter, polygon([(0, along * 58), (5, along * 66), (0, along * 78), (-5, along * 66)]), ink)
    fill(painter, ngon(0, 0, 16, 6), tint(ink, 0.12), ink, 1.4)
    fill(painter, star(0, 0, 12, 4, 4), ink)


BACKS: dict[str, Callable[[QPainter, QRectF, str], None]] = {
    "confront_wisdom": _confront_wisdom,
    "wing_commander": _wing_commander,
    "jedi_knights": _jedi_knights,
    "wixoss": _wixoss,
}
