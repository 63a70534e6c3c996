"""A desktop whose portal has one setting: `python -m tests.ui.portal NAMESPACE KEY VALUE` (or no words: a desktop that
has none) prints what the program makes of it. To be run on a message bus of its own."""

import subprocess
import sys

from PySide6.QtCore import ClassInfo, QCoreApplication, QObject, Slot
from PySide6.QtDBus import QDBusConnection, QDBusVariant

from tabletop.ui.motion import PORTAL, less_motion

VALUES = {"true": True, "false": False, "zero": "0", "one": "1", "0": 0, "1": 1}


@ClassInfo({"D-Bus Interface": PORTAL[2]})
class Portal(QObject):
    """Answers like the real one: a variant in a variant."""

    def __init__(self, space: str, key: str, value: str) -> None:
        super().__init__()
        self.known = {(space, key): VALUES[value]}

    @Slot(str, str, result=QDBusVariant)
    def Read(self, space: str, key: str) -> QDBusVariant:
        return QDBusVariant(QDBusVariant(self.known.get((space, key), "")))


def serve(words: list[str]) -> int:
    """Until this process is ended."""
    app = QCoreApplication([])
    bus, portal = QDBusConnection.sessionBus(), Portal(*words)
    bus.registerObject(PORTAL[1], portal, QDBusConnection.RegisterOption.ExportAllSlots)
    print(bus.registerService(PORTAL[0]), flush=True)
    return app.exec()


def ask(words: list[str]) -> int:
    """With a portal beside it."""
    app = QCoreApplication([])
    command = [sys.executable, "-m", "tests.ui.portal", "serve", *words]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True) if words else None
    if server is not None:
        server.stdout.readline()
    print(less_motion())
    if server is not None:
        server.terminate()
        server.wait()
    app.quit()
    return 0


if __name__ == "__main__":
    sys.exit(serve(sys.argv[2:]) if sys.argv[1:2] == ["serve"] else ask(sys.argv[1:]))
