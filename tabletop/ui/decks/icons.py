"""Icons of the deck room, from the set of the whole program."""

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

NAMES = {
    "grid": "view-grid-outline", "list": "view-list-outline", "import": "tray-arrow-down", "export": "tray-arrow-up",
    "paste": "content-paste", "copy": "content-copy", "print": "printer-outline", "new": "plus",
    "duplicate": "content-duplicate",
    "compare": "compare-horizontal", "goldfish": "fish", "undo": "undo", "redo": "redo", "save": "content-save-outline",
    "fault": "alert-circle-outline", "legal": "check-circle-outline", "again": "restart", "stop": "stop", "run": "play",
    "table": "table", "shuffle": "shuffle-variant", "branch": "source-branch", "dice": "dice-multiple-outline",
    "chart": "chart-bar", "remove": "delete-outline",
}  # fmt: skip


def icon(name: str, colour: str = "") -> QIcon:
    """The icon, drawn when it is first painted."""
    import qtawesome

    return qtawesome.icon(
        f"mdi6.{NAMES[name]}", color=colour or QApplication.palette().windowText().color().name()
    )
