"""The deck room: a window of its own in which decks are built, counted, tried out and printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tabletop.core.ruleset import Deck
    from tabletop.ui.decks.deck_window import DeckWindow

__all__ = ["open_room"]


def open_room(window: QWidget, game: str = "", deck: Deck | None = None) -> DeckWindow:
    """The deck room of this window, with a deck if one is named."""
    from tabletop.library.texts import language
    from tabletop.ui.decks.deck_window import DeckWindow

    room = next((child for child in window.findChildren(DeckWindow)), None) or DeckWindow(window)
    if room.spoken != language():
        room.rebuild()
    if deck is not None:
        room.open_deck(deck)
    elif game:
        room.choose_game(game)
    room.show()
    room.activateWindow()
    return room
