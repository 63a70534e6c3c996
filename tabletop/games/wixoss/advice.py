"""What is legal and seldom meant: a person is asked first."""

from tabletop.core.move import Move
from tabletop.core.prompt import Prompt
from tabletop.core.state import State
from tabletop.games.wixoss.grow import GrowPhase, grows_for_nothing


def warning(s: State, move: Move) -> Prompt | None:
    """Before the grow phase is left although the LRIG could grow for nothing (WX-7.25)."""
    if move.verb != "end_phase" or not isinstance(s.stack[-1], GrowPhase):
        return None
    free = next((each.card for each in s.legal if each.verb == "grow" and grows_for_nothing(s, each)), None)
    return Prompt("wixoss.prompt.free_grow", source=free, rule="WX-7.25") if free is not None else None
