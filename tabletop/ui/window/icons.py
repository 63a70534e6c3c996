"""Icons by what they are for, from one set (Material Design), in the colour of the text."""

from functools import cache

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

NAMES = {
    "new": "cards-playing-outline", "undo": "undo", "redo": "redo", "save": "content-save-outline",
    "open": "folder-open-outline", "continue": "play", "goldfish": "fish", "stereo": "glasses",
    "decks": "cards-outline", "free_table": "table-furniture", "rules": "book-open-variant",
    "settings": "cog-outline", "home": "home-outline", "play": "play", "pause": "pause", "step": "skip-next",
    "now": "lightning-bolt-outline", "branch": "source-branch", "first": "page-first", "last": "page-last",
    "back": "chevron-left", "forward": "chevron-right", "language": "translate", "resign": "flag-outline",
    "curtain": "eye-off-outline", "look": "eye-outline", "won": "trophy-outline", "help": "help-circle-outline",
    "close": "close", "warning": "alert-outline", "again": "restart", "people": "account-multiple-outline",
    "person": "account-outline", "computer": "robot-outline", "find": "magnify", "replay": "history",
    "hand": "hand-back-right-outline", "add": "plus", "up": "arrow-up",
}  # fmt: skip


_held: list[bool] = []


def hold() -> None:
    """Until `release`, icons leave their room empty: the set takes longer to import than the rest of a page."""
    _held[:] = [True]


def release() -> None:
    """Icons are drawn from now on; whoever shows some already paints itself again."""
    _held.clear()


def icon(name: str, colour: str = "") -> QIcon:
    """The icon, drawn when it is first painted."""
    return QIcon(_Late(name, colour or _ink()))


def picture(name: str, pixels: int, colour: str = "") -> QPixmap:
    """The icon as a picture for a label, drawn at once."""
    return _drawn(name, colour or _ink()).pixmap(pixels, pixels)


def _ink() -> str:
    return QApplication.palette().windowText().color().name()


@cache
def _drawn(name: str, ink: str) -> QIcon:
    import qtawesome

    return qtawesome.icon(f"mdi6.{NAMES[name]}", color=ink)


class _Late(QIconEngine):
    def __init__(self, name: str, ink: str) -> None:
        super().__init__()
        self._which = name, ink

    def clone(self) -> "_Late":
        return _Late(*self._which)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        if not _held:
            _drawn(*self._which).paint(painter, rect, Qt.AlignmentFlag.AlignCenter, mode, state)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        if not _held:
            return _drawn(*self._which).pixmap(size, 1.0, mode, state)
        empty = QPixmap(size)
        empty.fill(Qt.GlobalColor.transparent)
        return empty
