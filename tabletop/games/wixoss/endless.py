"""Turns that would never end (WX-22.9)."""

from tabletop.core.change import end_game
from tabletop.core.state import DRAW, State


def decided(s: State) -> None:
    """One more decision of this turn; too many are an endless loop (WX-22.9)."""
    s.memory["decisions"] += 1
    if s.memory["decisions"] > s.options["decision_cap"]:
        end_game(s, DRAW, "endless")
