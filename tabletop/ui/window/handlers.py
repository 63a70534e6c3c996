"""What each action of the menus does."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from tabletop.play.until import BATTLE, CONCERNS, MY_TURN

if TYPE_CHECKING:
    from tabletop.ui.window.main_window import MainWindow


def handlers(window: "MainWindow") -> dict[str, Callable[..., object]]:
    """By the name of the action; those that are on or off get a bool."""
    games, aids, wishes = window.games, window.aids, window.wishes
    return {
        "new": games.new, "again": games.again, "open": games.open, "save": games.save, "save_as": games.save_as,
        "watch_replay": games.watch_replay, "resign": games.resign, "home": window.show_start, "quit": window.close,
        "find": aids.find, "rules": aids.rules, "keys": aids.keys, "about": aids.about, "why": aids.why,
        "log": aids.log,
        "swap_language": wishes.swap_language, "settings": wishes.ask, **_view(window), **_table(window),
    }  # fmt: skip


def _view(window: "MainWindow") -> dict[str, Callable[..., object]]:
    def zoom(times: float) -> None:
        window.page.table.set_zoom(window.page.table.zoom * times if times else 1.0)

    def far_upright(on: bool) -> None:
        window.settings["far_upright"] = on
        window.page.scene.set_far_upright(on)

    return {
        "other_face": lambda: window.docks.card.swap_language(),
        "table_alone": lambda on: window.docks.fold(on),
        "full_screen": lambda on: window.showFullScreen() if on else window.showNormal(),
        "zoom_in": lambda: zoom(1.2), "zoom_out": lambda: zoom(1 / 1.2), "zoom_all": lambda: zoom(0),
        "far_upright": far_upright,
    }  # fmt: skip


def _table(window: "MainWindow") -> dict[str, Callable[..., object]]:
    def open_hands(on: bool) -> None:
        window.page.sitting.open_hands = on
        window.page.refresh()

    def until(what: str) -> Callable[[], object]:
        return lambda: window.page.sitting.pass_until(what)

    return {
        "until_my_turn": until(MY_TURN), "until_battle": until(BATTLE), "until_concerns": until(CONCERNS),
        "stops": lambda: window.page.phases.row.setFocus(Qt.FocusReason.ShortcutFocusReason),
        "undo": lambda: window.page.sitting.undo(), "redo": lambda: window.page.sitting.redo(),
        "primary": lambda: window.page.prompt.press_primary(),
        "answers": lambda: window.page.prompt.open_list(),
        "move_now": lambda: window.page.sitting.move_now(), "step": lambda: window.page.sitting.step_once(),
        "pause": lambda on: window.page.sitting.pause(on), "open_hands": open_hands,
    }  # fmt: skip
