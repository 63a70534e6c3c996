"""The first page: four games to sit down at, what else there is to do, and games to go on with."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)  # fmt: skip

from tabletop.games import GAMES
from tabletop.library.texts import catalogue, say
from tabletop.ui.window.icons import icon

if TYPE_CHECKING:
    from tabletop.ui.window.files import Entry

TO_THE_SCREEN = 30
"""Milliseconds that a painted page gets to reach the screen before heavier work begins."""

TITLE_ROW, NAME_ROW, TAGLINE_ROW = 1.35, 1.7, 1.9
"""Heights of the rows of text: the bundled font's own leave no room below the letters."""

MARGIN = 4

STAR = Qt.ItemDataRole.UserRole + 1
"""Whether the game of a line has a star; None where it cannot have one."""


class GameTile(QFrame):
    """One game: its name over a miniature of its table. `chosen(key)`."""

    chosen = Signal(str)

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.accent = QColor(GAMES[game].accent)
        self.ready = f"{game}.name" in catalogue()
        self.miniature: QWidget | None = None
        self.setMinimumSize(260, 150)
        self.setEnabled(self.ready)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if self.ready else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.name = say(f"{game}.name") if self.ready else say(f"window.name_{game}")
        tagline = f"{game}.tagline"
        self.tagline = say(tagline) if tagline in catalogue() else ""
        self.setAccessibleName(self.name)

    def put_in(self, miniature: QWidget) -> None:
        """Show the table of the game."""
        self.miniature = miniature
        miniature.setParent(self)
        self._lay()
        miniature.show()

    def _lay(self) -> None:
        if self.miniature is not None:
            foot = self._foot()
            self.miniature.setGeometry(3, 3, self.width() - 6, self.height() - foot - 3)

    def _foot(self) -> int:
        return 3 + 2 * MARGIN + self._name_row() + self._tagline_row()

    def _name_row(self) -> int:
        return round(QFontMetrics(self._title_font()).height() * NAME_ROW)

    def _tagline_row(self) -> int:
        return round(self.fontMetrics().height() * TAGLINE_ROW) if self.tagline else 0

    def _title_font(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * 1.5)
        return font

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.chosen.emit(self.game)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.chosen.emit(self.game)
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = self.rect().adjusted(1, 1, -2, -2)
        shade = QLinearGradient(0, 0, 0, self.height())
        panel = self.palette().base().color()
        shade.setColorAt(0, panel)
        shade.setColorAt(1, _mixed(panel, self.accent, 0.28))
        painter.setBrush(shade)
        lit = self.underMouse() or self.hasFocus()
        painter.setPen(QPen(self.accent if lit else _mixed(panel, self.accent, 0.4), 3 if lit else 1.5))
        painter.drawRoundedRect(area, 12, 12)
        foot = self._foot()
        painter.fillRect(3, self.height() - foot, self.width() - 6, 3, self.accent)
        painter.setFont(self._title_font())
        painter.setPen(self.palette().windowText().color())
        middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        row = QRect(18, self.height() - foot + 3 + MARGIN, self.width() - 36, self._name_row())
        painter.drawText(row, middle, self.name)
        painter.setFont(self.font())
        painter.setPen(self.palette().placeholderText().color())
        row = QRect(row.left(), row.bottom() + 1, row.width(), self._tagline_row())
        painter.drawText(row, middle, self.tagline)


def _mixed(one: QColor, two: QColor, part: float) -> QColor:
    return QColor(
        *(round(a + (b - a) * part) for a, b in zip(one.getRgb()[:3], two.getRgb()[:3], strict=True))
    )


class StartPage(QWidget):
    """`game_chosen(key)`, `room_chosen(name)`, `file_chosen(Path)`: a game of the list (a journal or a save);
    `last_wanted()`: what was chosen last, dealt anew; `starred(Path, bool)`: a finished game gets a star, or loses
    it; `seen()`: once, soon after it has first been painted."""

    game_chosen = Signal(str)
    room_chosen = Signal(str)
    file_chosen = Signal(object)
    last_wanted = Signal()
    starred = Signal(object, bool)
    seen = Signal()

    def __init__(self, games: Sequence[str], rooms: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(40, 22, 40, 22)
        column.setSpacing(14)
        title = QLabel(say("window.start_title"))
        title.setProperty("huge", True)
        title.ensurePolished()
        title.setMinimumHeight(round(title.fontMetrics().height() * TITLE_ROW))
        column.addWidget(title)
        grid = QGridLayout()
        grid.setSpacing(14)
        self.tiles: dict[str, GameTile] = {}
        for place, game in enumerate(games):
            tile = GameTile(game)
            tile.chosen.connect(self.game_chosen)
            grid.addWidget(tile, place // 2, place % 2)
            self.tiles[game] = tile
        column.addLayout(grid, 8)
        row = QHBoxLayout()
        row.setSpacing(10)
        self.rooms: dict[str, QPushButton] = {}
        for name in rooms:
            button = QPushButton(say(f"window.room_{name}"))
            button.setIcon(icon(name))
            button.setIconSize(QSize(22, 22))
            button.setMinimumHeight(48)
            button.clicked.connect(lambda _=False, name=name: self.room_chosen.emit(name))
            row.addWidget(button, 1)
            self.rooms[name] = button
        column.addLayout(row)
        self.last = QPushButton()
        self.last.setIcon(icon("new"))
        self.last.setMinimumHeight(40)
        self.last.clicked.connect(self.last_wanted)
        self.last.hide()
        column.addWidget(self.last)
        self._heading = QLabel(say("window.recent"))
        self._heading.setProperty("quiet", True)
        column.addWidget(self._heading)
        self.recent = QListWidget()
        self.recent.setMinimumHeight(84)
        self.recent.setMaximumHeight(150)
        self.recent.setFrameShape(QFrame.Shape.NoFrame)
        self.recent.itemClicked.connect(self._open)
        self.recent.itemActivated.connect(self._open)
        self.recent.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.recent.customContextMenuRequested.connect(self._offer_star)
        column.addWidget(self.recent, 1)
        self._painted = False

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._painted:
            self._painted = True
            QTimer.singleShot(TO_THE_SCREEN, self, self.seen.emit)

    def close_miniatures(self) -> None:
        """Before the page goes."""
        for tile in self.tiles.values():
            if tile.miniature is not None:
                tile.miniature.close_table()

    def list_games(self, entries: "Sequence[Entry]") -> None:
        """The games that can be gone on with or looked at, and the files that are broken."""
        self.recent.clear()
        for entry in entries:
            item = QListWidgetItem(icon("warning" if entry.wrong else "replay"), entry.line)
            item.setData(Qt.ItemDataRole.UserRole, entry.path)
            item.setToolTip(entry.wrong or str(entry.path))
            item.setData(STAR, entry.starred)
            if entry.wrong:
                item.setForeground(self.palette().placeholderText())
            self.recent.addItem(item)
        if not entries:
            item = QListWidgetItem(say("window.recent_empty"))
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            self.recent.addItem(item)
        if "continue" in self.rooms:
            self.rooms["continue"].setEnabled(any(not entry.wrong for entry in entries))

    def offer_last(self, game: str, how: str) -> None:
        """One click to a game as it was chosen the last time."""
        self.last.setText(f"{say('window.room_last', game=game)}   {how}")
        self.last.show()

    def _open(self, item: QListWidgetItem) -> None:
        if (path := item.data(Qt.ItemDataRole.UserRole)) is not None:
            self.file_chosen.emit(path)

    def _offer_star(self, at: QPoint) -> None:
        item = self.recent.itemAt(at)
        starred = item.data(STAR) if item is not None else None
        if item is None or starred is None:
            return
        menu = QMenu(self)
        path = item.data(Qt.ItemDataRole.UserRole)
        action = menu.addAction(say("window.unstar" if starred else "window.star"))
        action.triggered.connect(lambda: self.starred.emit(path, not starred))
        menu.popup(self.recent.viewport().mapToGlobal(at))
