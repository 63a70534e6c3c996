"""Playing a deck alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletop.library.texts import say

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

__all__ = ["at_table", "at_window", "open_room"]


def open_room(window: QWidget, game: str = "") -> None:
    """From the start page or Ctrl+Shift+G: choose a deck and be dealt a hand."""
    from tabletop.ui.goldfish.choice import GoldfishDialog

    dialog = GoldfishDialog(window.settings, game, window)  # type: ignore[attr-defined]
    dialog.chosen.connect(lambda deck, free: _start(window, deck, free))
    dialog.exec()
    dialog.deleteLater()


def _start(window: QWidget, deck: object, free: bool) -> None:
    from tabletop.ui.goldfish.start import start

    start(window, deck, free)  # type: ignore[arg-type]


def at_table(window: QWidget, page: object) -> None:
    """Where somebody plays alone: a bar to begin again, with the same hand or another."""
    if page.sitting.seats.alone and not page.sitting.replaying:  # type: ignore[attr-defined]
        from tabletop.ui.goldfish.bar import GoldfishBar

        page.layout().insertWidget(1, GoldfishBar(window, page))  # type: ignore[attr-defined]


def _save_picture(window: Any) -> None:
    """What the table shows now, as a picture file."""
    from PySide6.QtWidgets import QFileDialog

    if window.page is None:
        return
    name, _ = QFileDialog.getSaveFileName(window, say("decks.menu.picture"), "table.png", "PNG (*.png)")
    if name:
        saved = window.page.table.grab().save(name, "PNG")
        window.message.say(say("decks.saved" if saved else "decks.not_saved", name=name))


def at_window(window: QWidget) -> None:
    """Decks, goldfishing (Ctrl+Shift+G) and statistics in the Tools menu."""
    from tabletop.ui.decks import open_room as open_decks
    from tabletop.ui.statistics import open_statistics

    entries = (
        ("decks", "", lambda: open_decks(window)),
        ("goldfish", "Ctrl+Shift+G", lambda: open_room(window)),
        ("statistics", "", lambda: open_statistics(window)),
    )

    def fill(menus: Any) -> None:
        for name, keys, do in entries:
            action = menus.menus["tools"].addAction(say(f"decks.menu.{name}"))
            action.setShortcut(keys)
            action.triggered.connect(lambda _=False, do=do: do())
            # Under its name among the others, so that a rebuilt menu takes its keys away.
            menus.actions[f"decks_{name}"] = action
        picture = menus.menus["table"].addAction(say("decks.menu.picture"))
        picture.triggered.connect(lambda: _save_picture(window))
        menus.actions["decks_picture"] = picture

    window.menus.hooks.append(fill)  # type: ignore[attr-defined]
