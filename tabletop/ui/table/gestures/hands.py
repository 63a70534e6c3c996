"""All that a person does with a table, put together."""

from PySide6.QtCore import QObject

from tabletop.ui.table.gestures.acts import Acts
from tabletop.ui.table.gestures.aim import Aim
from tabletop.ui.table.gestures.drag import Drag
from tabletop.ui.table.gestures.ground import Ground
from tabletop.ui.table.gestures.hover import Hover
from tabletop.ui.table.gestures.keys import Keys
from tabletop.ui.table.gestures.menus import Menus
from tabletop.ui.table.gestures.pointer import Pointer
from tabletop.ui.table.gestures.slid import Slid
from tabletop.ui.table.gestures.speech import Speech
from tabletop.ui.table.gestures.told import Told
from tabletop.ui.table.model.choice import PICKING
from tabletop.ui.table.model.table import TableModel
from tabletop.ui.table.model.words import Words


class Hands:
    """`acts` are in use now, and may be replaced by other hands. `told` says what comes of everything."""

    def __init__(
        self, model: TableModel, ground: Ground, words: Words, parent: QObject | None = None
    ) -> None:
        self.told = Told(parent)
        self.menus = Menus(model, ground, words)
        self.by_the_rules = Acts(model, ground, words, self.menus, self.told)
        self.acts = self.by_the_rules
        self.aim, self.hover = Aim(model, ground), Hover(ground, self.told)
        self.drag = Drag(model, ground, self.aim, lambda: self.acts)
        self.slid = Slid(self.aim.card_at, self.told)
        self.pointer = Pointer(
            model, ground, self.aim, self.drag, self.hover, self.menus, self.slid, self.told, lambda: self.acts
        )
        model.before_change.append(self.slid.changes)
        self.speech = Speech(words.key, model, self.told)
        self.keys = Keys(model, ground, self.drag, self.menus, self.speech, self.told, lambda: self.acts)

    def use(self, acts: Acts | None) -> None:
        """Other hands; None: those that obey the rules. Nothing is picked by a single click by hand."""
        self.acts = acts or self.by_the_rules
        self.pointer.picking = PICKING if acts is None else frozenset()

    def forget(self) -> None:
        """The table changes: nothing is held or hovered over any more."""
        self.drag.forget()
        self.hover.clear()
