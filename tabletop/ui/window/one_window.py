"""A second start that only raises the window of the first, for those who want it so."""

import hashlib
import json
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtNetwork import QLocalServer, QLocalSocket

from tabletop.library import paths
from tabletop.library.errors import Unusable
from tabletop.library.reader import json_data

if TYPE_CHECKING:
    from tabletop.ui.window.main_window import MainWindow

PATIENCE = 15_000
"""Milliseconds for a window that is busy; one that is not there refuses at once."""
LONGEST = 20_000
_log = logging.getLogger(__name__)


def _name() -> str:
    """One for each person and each set of folders."""
    return "tabletop-" + hashlib.sha256(str(paths.autosave()).encode("utf-8", "replace")).hexdigest()[:24]


def raised_first(files: Sequence[Path] = ()) -> bool:
    """Whether another copy answers; it then raises its window and opens the files."""
    try:
        name = _name()
    except Unusable:
        return False
    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(PATIENCE):
        return False
    wanted = [str(file.absolute() if file.exists() else file) for file in files]  # the id of a deck is no path
    socket.write(json.dumps({"files": wanted}).encode() + b"\n")
    socket.waitForBytesWritten(PATIENCE)
    if not socket.canReadLine():  # the answer may have come while we were still writing
        socket.waitForReadyRead(PATIENCE)
    answered = socket.canReadLine()
    socket.disconnectFromServer()
    return answered


def listen(window: "MainWindow") -> None:
    """Hear later starts from now on."""
    if window.findChild(Door) is None and not (door := Door(window)).open():
        door.deleteLater()


class Door(QLocalServer):
    """Listens for later starts as long as the window is there."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self.window = window
        self.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self.newConnection.connect(self._greet)

    def open(self) -> bool:
        """Whether later starts can be heard. What a killed copy left behind is cleared away first."""
        try:
            name = _name()
        except Unusable:
            return False
        if self.listen(name):
            return True
        socket = QLocalSocket()
        socket.connectToServer(name)
        if socket.waitForConnected(PATIENCE):
            return False  # another window is there and hears them
        self.removeServer(name)
        return self.listen(name)

    def _greet(self) -> None:
        socket = self.nextPendingConnection()
        socket.readyRead.connect(lambda: self._hear(socket))
        socket.disconnected.connect(socket.deleteLater)

    def _hear(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            return
        try:
            said = json_data(bytes(socket.readLine(LONGEST).data()).decode("utf-8", "replace"), "")
        except Unusable as wrong:
            _log.warning("a second start said nothing that can be used: %s", wrong)
            return
        socket.write(b"raised\n")
        socket.flush()
        self._raise()
        files = said.get("files") if isinstance(said, dict) else None
        if isinstance(files, list) and files and all(isinstance(file, str) for file in files):
            from tabletop.ui.window.any_file import open_any

            open_any(self.window, [Path(file) for file in files])

    def _raise(self) -> None:
        window = self.window
        if window.isMinimized():
            window.showNormal()
        window.raise_()
        window.activateWindow()
