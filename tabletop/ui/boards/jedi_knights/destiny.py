"""A draw of destiny, large: the number, what it comes to, against which defense, and whether that hits."""

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tabletop.library.texts import say
from tabletop.ui.boards.badge_label import BadgeLabel
from tabletop.ui.boards.column import quiet, words
from tabletop.ui.boards.jedi_knights.told import Shot
from tabletop.ui.table.model.words import term

LARGE, SMALL = 40, 30


class DestinyRow(QWidget):
    """`Vibro Pike aims at Reach Scout`, then `(4) + 1 = 5  against (4)`, then `✓ Hit`."""

    def __init__(self, game: str, shot: Shot, needed: int | None = None) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(1)
        column.addWidget(words(escape(say("jedi_knights_board.aims", weapon=shot.weapon, target=shot.target))))
        if shot.destiny is None:
            column.addWidget(quiet(escape(say("jedi_knights_board.to_draw", n=needed))))
            return
        row = QHBoxLayout()
        row.setSpacing(3)
        row.addWidget(_badge(game, "destiny", shot.destiny, LARGE))
        more = shot.total - shot.destiny
        sign = "−" if more < 0 else "+"
        row.addWidget(_number(f"{sign} {abs(more)} = <b>{shot.total}</b>", "large"))
        row.addWidget(_number(escape(say("jedi_knights_board.against")), "small"))
        row.addWidget(_badge(game, "defense", shot.defense, SMALL))
        row.addStretch(1)
        column.addLayout(row)
        if shot.hit is not None:
            column.addWidget(words(f"<b>{_verdict(shot.hit)}</b>"))


def _badge(game: str, value: str, n: int, size: int) -> BadgeLabel:
    return BadgeLabel(game, value, n, size, say("window.count", name=term(game, f"stat.{value}"), n=n))


def _number(html: str, size: str) -> QLabel:
    label = QLabel(f'<span style="font-size:{size}">{html}</span>')
    label.setTextFormat(Qt.TextFormat.RichText)
    return label


def _verdict(hit: bool) -> str:
    return f"✓ {escape(say('jedi_knights_board.hits'))}" if hit else f"✗ {escape(say('jedi_knights_board.misses'))}"
