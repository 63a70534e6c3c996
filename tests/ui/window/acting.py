"""What a person does at the window, for the tests."""

import gc
from typing import Any

from PySide6.QtWidgets import QAbstractButton, QLabel, QListWidget, QTextEdit, QWidget

from tabletop.core.move import Move
from tabletop.play.lock import Lock
from tabletop.ui.window.main_window import MainWindow


def first(page: Any) -> Move:
    """The first thing that can be done."""
    return page.view.decision.moves[0]


def answer(window: MainWindow) -> None:
    """Say "I am here" where the curtain asks, and take the first move, whatever it costs."""
    if window.curtain.isVisible():
        window.curtain.opened.emit()
    window.page.sitting.play(first(window.page), sure=True)


def killed() -> None:
    """What the system does when the program is killed: it gives back every lock. The windows stay for the test."""
    for lock in [each for each in gc.get_objects() if isinstance(each, Lock)]:
        lock.release()


def texts(widget: QWidget, hidden: bool = True) -> str:
    """Everything that can be read in a widget and what lies in it, visible or (`hidden`) not."""
    found = []
    for part in (widget, *widget.findChildren(QWidget)):
        if not hidden and not part.isVisible():
            continue
        found += [part.accessibleName(), part.toolTip(), part.windowTitle()]
        if isinstance(part, QLabel | QAbstractButton):
            found.append(part.text())
        elif isinstance(part, QTextEdit):
            found.append(part.toPlainText())
        elif isinstance(part, QListWidget):
            found += [part.item(row).text() for row in range(part.count())]
        if hasattr(part, "model") and callable(part.model) and part.model() is not None:
            model = part.model()
            found += [str(model.index(row, 0).data()) for row in range(model.rowCount())]
    return "\n".join(text for text in found if text)
