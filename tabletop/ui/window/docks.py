"""The docks beside a table: the card, the log, the steps, the board as lists."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QAbstractButton, QDockWidget, QMainWindow, QWidget

from tabletop.library.texts import say
from tabletop.ui.table.lists import BoardLists
from tabletop.ui.window.card_panel import CardPanel
from tabletop.ui.window.game_page import GamePage
from tabletop.ui.window.history import LogPanel, StepsPanel

_RIGHT = Qt.DockWidgetArea.RightDockWidgetArea
WIDTH, NARROWEST = 320, 280
_BUTTONS = {
    "qt_dockwidget_floatbutton": "window.dock_float",
    "qt_dockwidget_closebutton": "window.dock_close",
}


class Docks:
    """Made for one game page, and gone with it. They show what the page shows, nothing else."""

    def __init__(self, window: QMainWindow, page: GamePage) -> None:
        self.window, self.page = window, page
        self.card = CardPanel(page.rules, page.layout_, page.pixmaps)
        self.log, self.steps = LogPanel(), StepsPanel()
        self.lists = BoardLists(page.scene)
        self.docks: dict[str, QDockWidget] = {}
        for name, widget in (
            ("card", self.card),
            ("log", self.log),
            ("steps", self.steps),
            ("lists", self.lists),
        ):
            self._add(name, widget)
        window.splitDockWidget(self.docks["card"], self.docks["log"], Qt.Orientation.Vertical)
        window.tabifyDockWidget(self.docks["log"], self.docks["steps"])
        window.tabifyDockWidget(self.docks["steps"], self.docks["lists"])
        self.docks["log"].raise_()
        self.lists.be_read(False)
        self.docks["lists"].visibilityChanged.connect(self.lists.be_read)
        self._share_out()
        # A window that has just lost its old docks gives the new ones their room only after it has settled.
        QTimer.singleShot(0, self.lists, lambda: self.window.docks is self and self._share_out())
        page.scene.card_hovered.connect(self.card.show_card)
        page.scene.card_opened.connect(self.card.show_card)
        page.scene.refused.connect(self._note_rule)
        page.drawn.connect(self.fill)
        page.curtain.connect(lambda _: self.empty())
        self.retitle()

    def _share_out(self) -> None:
        card, log = self.docks["card"], self.docks["log"]
        self.window.resizeDocks([card, log], [WIDTH, WIDTH], Qt.Orientation.Horizontal)
        self.window.resizeDocks([card, log], [640, 300], Qt.Orientation.Vertical)

    def _add(self, name: str, widget: QWidget) -> None:
        dock = QDockWidget(self.window)
        dock.setObjectName(f"dock_{name}")
        dock.setWidget(widget)
        dock.setMinimumWidth(NARROWEST)
        self.window.addDockWidget(_RIGHT, dock)
        self.docks[name] = dock

    def retitle(self) -> None:
        """Titles in the language in use."""
        for name, dock in self.docks.items():
            dock.setWindowTitle(say(f"window.dock_{name}"))
            dock.toggleViewAction().setText(say(f"window.dock_{name}"))
            for button in dock.findChildren(QAbstractButton):
                # Qt words these buttons once, when it makes them.
                if (key := _BUTTONS.get(button.objectName())) is not None:
                    button.setToolTip(say(key))
                    button.setAccessibleName(say(key))
        self.lists.setAccessibleName(say("table.as_lists"))
        self.lists.setAccessibleDescription(say("table.list_help"))

    def fill(self) -> None:
        """What the page shows now."""
        sitting, entries = self.page.sitting, self.page.entries()
        at = sitting.session.at if sitting.past is None else sitting.past
        self.card.fill(self.page.view)
        self.log.fill(entries[:at])
        self.steps.fill(entries, at, self.page.names)

    def empty(self) -> None:
        """Behind the curtain nothing is left to be read."""
        self.card.fill(None)
        self.log.fill([])
        self.steps.clear()
        for cards in self.lists.findChildren(QWidget):
            if hasattr(cards, "fill") and hasattr(cards, "model"):
                cards.model().clear()

    def fold(self, folded: bool) -> None:
        """The table alone, or with everything beside it."""
        for dock in self.docks.values():
            dock.setVisible(not folded)

    def close(self) -> None:
        """Take them off the window."""
        for dock in self.docks.values():
            self.window.removeDockWidget(dock)
            dock.deleteLater()

    def _note_rule(self, card: int, move: object) -> None:
        rule = self.page.scene.note.rule
        if rule and rule not in self.card.refused_rules:
            self.card.refused_rules.insert(0, rule)
            del self.card.refused_rules[3:]
        self.card.show_card(card)
