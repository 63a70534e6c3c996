"""A game that is played in another window, looked at as far as it has come."""

from typing import Any

from tabletop.ui.window.sitting import Sitting


class Onlooker(Sitting):
    """Like a replay, but the game still has its secrets: only the seat that would play here looks, not every card."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.desk.secret = True
