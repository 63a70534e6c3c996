"""The two lists of what has happened: the log in words, and the steps to go back to."""

from html import escape

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QTextBlockFormat, QTextCursor
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QTextBrowser, QWidget

from tabletop.library.texts import say
from tabletop.ui.window.chronicle import Entry


class LogPanel(QTextBrowser):
    """Lines whose cards are links. `linked("card:…")`."""

    linked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._follow)
        self._shown: list[Entry] = []
        self.document().setDocumentMargin(10)

    def fill(self, entries: list[Entry]) -> None:
        """Everything up to now; what has only grown is only added to."""
        known = len(self._shown)
        if entries[:known] != self._shown or not known:
            self.clear()
            known = 0
        lines = [line for entry in entries[known:] for line in entry.lines]
        if not known and not lines:
            self.setHtml(f"<p><i>{escape(say('window.log_empty'))}</i></p>")
            self._shown = []
            return
        if not known:
            self.clear()
        self._shown = list(entries)
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        for line in lines:
            if not self.document().isEmpty():
                cursor.insertBlock()
            cursor.setBlockFormat(_format(line))
            cursor.insertHtml(f"<b>{line}</b>" if _heads(line) else line)
        self.moveCursor(QTextCursor.MoveOperation.End)
        self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def _follow(self, url: QUrl) -> None:
        self.linked.emit(url.toString())


def _format(line: str) -> QTextBlockFormat:
    block = QTextBlockFormat()
    block.setTopMargin(8 if _heads(line) else 2)
    block.setBottomMargin(2)
    block.setLineHeight(118, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    if _heads(line):
        block.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    return block


def _heads(line: str) -> bool:
    """Whether a line begins a turn: the catalogues write it between dashes."""
    return line.startswith("— ")


class StepsPanel(QListWidget):
    """One row for each decision, the start first. `picked(at)`: go there."""

    picked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setUniformItemSizes(True)
        self.itemClicked.connect(lambda item: self.picked.emit(self.row(item)))
        self.itemActivated.connect(lambda item: self.picked.emit(self.row(item)))
        self._shown: list[tuple[str, str]] = []
        """(actor, title) of each row below the start."""

    def fill(self, entries: list[Entry], at: int, names: dict[int, str]) -> None:
        """All steps of the line; the one that is shown now is current. What has only grown is only added to."""
        wanted = [(names.get(entry.by, ""), entry.title) for entry in entries]
        start = say("window.step_start")
        if not self.count() or self.item(0).text() != start:
            self.clear()
            self.addItem(QListWidgetItem(start))
        same = next((n for n, pair in enumerate(zip(self._shown, wanted, strict=False)) if pair[0] != pair[1]), None)
        same = min(len(self._shown), len(wanted)) if same is None else same
        while self.count() > same + 1:
            self.takeItem(self.count() - 1)
        for n in range(same, len(wanted)):
            self.addItem(QListWidgetItem(_step(n + 1, *wanted[n])))
        self._shown = wanted
        self._slant(at)
        self.setCurrentRow(at)
        self.scrollToItem(self.item(at))

    def clear(self) -> None:
        super().clear()
        self._shown = []

    def _slant(self, at: int) -> None:
        """What is not done, or was taken back, stands aslant."""
        for row in range(self.count()):
            item = self.item(row)
            if item.font().italic() != (row > at):
                font = self.font()
                font.setItalic(row > at)
                item.setFont(font)


def _step(n: int, who: str, title: str) -> str:
    """A row of the list: the actor once, by the title itself where that begins with the name."""
    if who and title.startswith(who):
        return say("window.step_told", n=n, what=title)
    return say("window.step", n=n, who=who, what=title)
