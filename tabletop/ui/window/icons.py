"""Icons by what they are for, from one set (Material Design), in the colour of the text."""

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

NAMES = {
    "new": "cards-playing-outline", "undo": "undo", "redo": "redo", "save": "content-save-outline",
    "open": "folder-open-outline", "continue": "play", "goldfish": "fish", "stereo": "rotate-3d-variant",
    "decks": "cards-outline", "free_table": "table-furniture", "rules": "book-open-variant",
    "settings": "cog-outline", "home": "home-outline", "play": "play", "pause": "pause", "step": "skip-next",
    "now": "lightning-bolt-outline", "branch": "source-branch", "first": "page-first", "last": "page-last",
    "back": "chevron-left", "forward": "chevron-right", "language": "translate", "resign": "flag-outline",
    "curtain": "eye-off-outline", "look": "eye-outline", "won": "trophy-outline", "help": "help-circle-outline",
    "close": "close", "warning": "alert-outline", "again": "restart", "people": "account-multiple-outline",
    "person": "account-outline", "computer": "robot-outline", "find": "magnify", "replay": "history",
    "hand": "hand-back-right-outline", "add": "plus", "up": "arrow-up",
}  # fmt: skip


def icon(name: str, colour: str = "") -> QIcon:
    """The icon, drawn when it is first painted."""
    import qtawesome

    ink = colour or QApplication.palette().windowText().color().name()
    return qtawesome.icon(f"mdi6.{NAMES[name]}", color=ink)
