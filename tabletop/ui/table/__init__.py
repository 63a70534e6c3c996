"""The table of any of the games: cards, places, animation, drag and drop, keyboard, all from a seat's view."""

from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.view import TableView
from tabletop.ui.table.words import Words, words_of

__all__ = ["TableScene", "TableView", "Words", "words_of"]
