"""What a person does at the window, for the tests."""

from typing import Any

from PySide6.QtWidgets import QAbstractButton, QLabel, QListWidget, QTextEdit, QWidget

from tabletop.core.move import Move
from tabletop.ui.window.main_window import MainWindow


def first(page: Any) -> Move:
    """The first thing that can be done."""
    return page.view.decision.moves[0]


def answer(window: MainWindow) -> None:
    """Say "I am here" where the curtain asks, and take the first move, whatever it costs."""
    if window.curtain.isVisible():
        window.curtain.opened.emit()
    window.page.sitting.play(first(window.page), sure=True)


def texts(widget: QWidget) -> str:
    """Everything that can be read in a widget and what lies in it, visible or not."""
    found = []
    for part in (widget, *widget.findChildren(QWidget)):
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
