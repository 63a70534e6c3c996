"""What hangs behind a member of the crew: a hint of the post that the name gives."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.strokes import angular, around, box, fill, line, ngon, oval, polygon, star, tint
from tabletop.ui.art.wing_commander.style import Style


def post(card: PictureOf, painter: QPainter, area: QRectF, style: Style) -> None:
    if card.kind != "crew":
        return
    says = card.name.lower()
    pale = tint(style.line, 0.5)
    for word, draw in POSTS.items():
        if word in says:
            for x in (area.left() + 42, area.right() - 42):
                painter.save()
                painter.translate(x, -34)
                draw(painter, pale)
                painter.restore()
            return


def _wheel(painter: QPainter, pale: QColor) -> None:
    line(painter, oval(0, 0, 24), pale, 5)
    for turn in range(0, 360, 45):
        line(painter, angular([around(0, 0, 6, turn), around(0, 0, 34, turn)]), pale, 4)


def _spanner(painter: QPainter, pale: QColor) -> None:
    painter.rotate(30)
    fill(painter, box(-6, -20, 12, 60, 5), pale)
    fill(painter, polygon([(-20, -36), (-8, -28), (8, -28), (20, -36), (18, -14), (0, -6), (-18, -14)]), pale)


def _radar(painter: QPainter, pale: QColor) -> None:
    for radius in (12, 24, 36):
        line(painter, oval(0, 0, radius), pale, 2.4)
    fill(painter, polygon([(0, 0), around(0, 0, 36, -80), around(0, 0, 36, -40)]), pale)
    fill(painter, oval(-14, 10, 4), pale)


def _cross(painter: QPainter, pale: QColor) -> None:
    fill(painter, polygon([(-10, -34), (10, -34), (10, -10), (34, -10), (34, 10), (10, 10), (10, 34), (-10, 34),
                           (-10, 10), (-34, 10), (-34, -10), (-10, -10)]), pale)  # fmt: skip


def _banner(painter: QPainter, pale: QColor) -> None:
    fill(painter, polygon([(-24, -50), (24, -50), (24, 44), (0, 26), (-24, 44)]), pale)
    for x in (-10, 0, 10):
        line(painter, angular([(x + 6, -34), (x - 6, 10)]), "#220a12", 4)


def _anvil(painter: QPainter, pale: QColor) -> None:
    fill(
        painter,
        polygon([(-40, -14), (30, -14), (30, 0), (10, 10), (16, 32), (-20, 32), (-14, 10), (-30, 2)]),
        pale,
    )
    fill(painter, star(-4, -34, 14, 5, 4), pale)


def _den(painter: QPainter, pale: QColor) -> None:
    fill(painter, oval(0, 10, 18, 14), pale)
    for x, y in ((-22, -8), (-8, -20), (8, -20), (22, -8)):
        fill(painter, oval(x, y, 7, 9), pale)


def _chain(painter: QPainter, pale: QColor) -> None:
    for y in (-40, -14, 12, 38):
        line(painter, oval(0, y, 10, 15), pale, 5)


def _screen(painter: QPainter, pale: QColor) -> None:
    line(painter, ngon(0, 0, 30, 6), pale, 4)


POSTS = {
    "ship's captain": _wheel,
    "deck chief": _spanner,
    "intelligence": _radar,
    "surgeon": _cross,
    "fleet-lord": _banner,
    "armourer": _anvil,
    "den-mother": _den,
    "captive": _chain,
    "officer": _screen,
}
