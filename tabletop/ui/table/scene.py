"""One table, put together: the model, the stage that shows it and the hands that work it."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from tabletop.core.event import Event
from tabletop.core.layout import BoardLayout
from tabletop.core.move import NONE
from tabletop.core.ruleset import Ruleset
from tabletop.core.view import View
from tabletop.ui.cards import CardPixmaps
from tabletop.ui.table.gestures.acts import Acts
from tabletop.ui.table.gestures.hands import Hands
from tabletop.ui.table.gestures.menus import Hook
from tabletop.ui.table.model.choice import movers
from tabletop.ui.table.model.intent import Intents
from tabletop.ui.table.model.table import TableModel
from tabletop.ui.table.model.words import Words
from tabletop.ui.table.stage.scene import Stage


class TableScene(Stage):
    """`show` is all it needs to be told. `hands` work it; what they tell is told on (see `Told`)."""

    move_chosen = Signal(object)
    refused = Signal(int, object)
    card_hovered = Signal(int)
    card_opened = Signal(int)
    taken_back = Signal(int)

    def __init__(
        self, rules: Ruleset, layout: BoardLayout, pixmaps: CardPixmaps, words: Words, dark: bool = True
    ) -> None:
        intents = Intents(layout.gestures, rules.zones, rules.side)
        super().__init__(rules, layout, pixmaps, TableModel(intents), dark)
        self.words = words
        self.hands = Hands(self.model, self, words, self)
        self.touch = self.hands.pointer
        self.said = ""
        """What was spoken last."""
        told = self.hands.told
        told.move_chosen.connect(self.move_chosen)
        told.refused.connect(self.refused)
        told.card_hovered.connect(self.card_hovered)
        told.card_opened.connect(self.card_opened)
        told.taken_back.connect(self.taken_back)
        told.spoken.connect(self.speak)
        self.settled.connect(lambda: self.hands.acts.take_what_is_asked())

    def show(self, view: View, events: Sequence[Event] = (), opened: int = NONE) -> None:
        """Another view; a pile that the open question is about, and nothing else, spreads itself open."""
        self.hands.forget()
        super().show(view, events, self._asked_about(view) if opened == NONE else opened)

    def clear(self) -> None:
        """An empty table."""
        self.hands.forget()
        super().clear()

    def speak(self, text: str) -> None:
        """Let a screen reader speak."""
        self.said = text
        for view in self.views():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(view, text))

    def use(self, acts: Acts | None) -> None:
        """From now on these hands are in use; None: those that obey the rules."""
        self.hands.use(acts)

    def add_to_menus(self, hook: Hook) -> None:
        """Let somebody add entries to the menus of cards and of the table."""
        self.hands.menus.hooks.append(hook)

    def _asked_about(self, view: View) -> int:
        shown = self.arranger.arrange(view).poses
        asked = {id for id in movers(view) if id in view.cards}
        zones = {view.cards[id].zone for id in asked}
        return zones.pop() if len(zones) == 1 and asked - set(shown) else NONE
