"""Parts of the program that open from the window: name → `module:function`, imported when first entered.

The function is called as `open_room(window, game)`; `window` is the `MainWindow`, `game` a key or "".
"""

from collections.abc import Callable
from typing import Any

from tabletop.core.part import part

ROOMS = {
    "decks": "tabletop.ui.decks:open_room",
    "stereo": "tabletop.ui.stereo:open_room",
    "free_table": "tabletop.ui.sandbox:open_room",
    "goldfish": "tabletop.ui.goldfish:open_room",
}

TABLE_ROOMS = {
    "sandbox": "tabletop.ui.sandbox:at_table",
    "stereo_cards": "tabletop.ui.stereo:at_table",
    "goldfish_bar": "tabletop.ui.goldfish:at_table",
    "statistics": "tabletop.ui.statistics:at_table",
    "boards": "tabletop.ui.boards:at_table",
}
"""What adds itself to a running table: called as `at_table(window, game_page)` whenever a table has been laid."""

WINDOW_ROOMS = {
    "sandbox_tools": "tabletop.ui.sandbox:at_window",
    "goldfish_key": "tabletop.ui.goldfish:at_window",
    "of_games": "tabletop.ui.boards:at_window",
}
"""What adds itself to the window: called once as `at_window(window)`, before its menus are built."""

_ALL = {**ROOMS, **TABLE_ROOMS, **WINDOW_ROOMS}


def door(name: str) -> Callable[..., Any]:
    """What opens the room; it is imported now."""
    opens: Callable[..., Any] = part(_ALL[name])
    return opens
