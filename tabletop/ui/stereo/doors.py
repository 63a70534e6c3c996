"""The ways into the viewer: one window for each main window, and the entry in the menu of a card."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from tabletop.core.view import CardView
from tabletop.library.texts import say
from tabletop.ui.stereo.gallery_list import of_card

_open: dict[int, object] = {}


def viewer_of(parent: QWidget | None):
    """The open viewer of a window, or a new one; it goes when the window goes."""
    import shiboken6

    from tabletop.ui.stereo.viewer import Viewer

    there = _open.get(id(parent))
    if there is None or not shiboken6.isValid(there):
        there = Viewer(parent, settings=getattr(parent, "settings", None))
        _open[id(parent)] = there
        there.destroyed.connect(lambda: _open.pop(id(parent), None))
    return there


def add_entry(menu: QMenu, card: CardView | None, window: QWidget | None) -> None:
    """Only for a card whose face is known: an entry would tell what lies there."""
    pair = of_card(card.face.id) if card is not None and card.face is not None else None
    if pair is None:
        return
    action = QAction(say("stereo_window.see_in_depth"), menu)

    def opened() -> None:
        from tabletop.ui.stereo import open_viewer

        open_viewer(window, pair.sources)

    action.triggered.connect(opened)
    menu.addAction(action)
