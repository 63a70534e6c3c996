"""When the program itself fails: what happened, where the report lies, and that the game is safe."""

import logging
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMessageLogContext, QObject, Qt, QtMsgType, QUrl, Signal, qInstallMessageHandler
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMessageBox

from tabletop.library import log
from tabletop.library.errors import Unusable
from tabletop.library.printable import printable
from tabletop.library.texts import say

if TYPE_CHECKING:
    from tabletop.ui.window.main_window import MainWindow

_qt_log = logging.getLogger("qt")
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG, QtMsgType.QtInfoMsg: logging.INFO, QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR, QtMsgType.QtFatalMsg: logging.CRITICAL,
}  # fmt: skip
LONGEST = 200


class Crashes(QObject):
    """Shows one dialog for a fault in any thread; further ones while it is open are in the log alone."""

    _happened = Signal(str, object)

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self.window = window
        self.dialog: QMessageBox | None = None
        self._happened.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def tell(self, what: str, report: Path | None) -> None:
        """Any thread may call this."""
        self._happened.emit(what, report)

    def _show(self, what: str, report: Path | None) -> None:
        if self.dialog is not None:
            return
        safe = self._safe()
        where = say("crash.report", path=report) if report is not None else say("crash.no_report")
        box = self.dialog = QMessageBox(self.window)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(say("crash.title"))
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(say("crash.text", what=printable(what, LONGEST)))
        box.setInformativeText(f"{safe}\n\n{where}")
        if report is not None:
            button = box.addButton(say("crash.open_report"), QMessageBox.ButtonRole.ActionRole)
            button.clicked.connect(lambda: open_file(report))
        box.addButton(say("crash.go_on"), QMessageBox.ButtonRole.AcceptRole)
        box.finished.connect(self._closed)
        box.open()

    def _safe(self) -> str:
        """What is true of the game on the table: every decision is on disk, unless its journal was lost."""
        page = self.window.page
        if page is None or page.sitting.replaying:
            return say("crash.nothing_lost")
        return say("crash.game_safe" if page.sitting.diary.journal is not None else "crash.save_it")

    def _closed(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None


def open_file(path: Path) -> None:
    """With the program that the system has for it."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))


def open_log(window: "MainWindow") -> None:
    """The log, in the system's viewer; where there is none, its place is told."""
    try:
        path = log.log_file()
    except Unusable as wrong:
        window.message.say(str(wrong))
        return
    if not path.exists():
        window.message.say(say("crash.no_log", path=path))
        return
    open_file(path)
    window.message.say(say("crash.log_opened", path=path), mark="help")


def log_qt() -> None:
    """What Qt has to say goes into the log."""

    def heard(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        _qt_log.log(_LEVELS.get(kind, logging.INFO), "%s", text)

    qInstallMessageHandler(heard)


def watch(window: "MainWindow") -> Crashes:
    """From now on nothing fails unseen."""
    crashes = Crashes(window)
    log.catch(crashes.tell)
    return crashes
