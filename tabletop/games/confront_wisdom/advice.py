"""What the rules allow and a person should be asked about, or spared."""

from tabletop.core.move import Move
from tabletop.core.prompt import Prompt
from tabletop.core.ruleset import Routine
from tabletop.core.state import State
from tabletop.games.confront_wisdom import words
from tabletop.games.confront_wisdom.ending import IDLE_TURNS
from tabletop.games.confront_wisdom.set_step import SetStep
from tabletop.games.confront_wisdom.turn import OpenStep

_LEAST_FIRST = ("place", "activate", "voluntary_damage", "end_set")
"""Acts of Set, from the one that changes least for the other side: a blank neither protects nor acts."""


def warning(s: State, move: Move) -> Prompt | None:
    """Before the damage that loses (CW-10.7), and before the third idle Set (CW-12.4 f)."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, SetStep):
        return None
    if move.verb == "voluntary_damage" and _next_damage_loses(s, top.player):
        return Prompt("confront_wisdom.prompt.fatal_damage", source=move.card, rule="CW-10.7")
    if move.verb == "end_set" and _idle_would_lose(s, top) and top.counts_as_idle(s):
        return Prompt("confront_wisdom.prompt.third_idle", rule="CW-12.4")
    return None


def open_all(s: State) -> Routine | None:
    """All blanks: what is usually done in Open (CW-6.5). With the last of them the step is over by itself."""
    if not s.stack or not isinstance(s.stack[-1], OpenStep):
        return None
    return Routine("confront_wisdom.routine.open_all", tuple(move for move in s.legal if move.verb == "open"))


def sensible(s: State) -> list[Move]:
    """The legal moves but for the voluntary damage that would lose the game (CW-10.7)."""
    top = s.stack[-1]
    if type(top) is not SetStep or len(s.zones[words.DAMAGE_ROW[top.player]]) + 1 < s.options["damage_to_lose"]:
        return s.legal
    return [move for move in s.legal if move.verb != "voluntary_damage"]


def least(s: State) -> Move:
    """The answer of a side that does nothing: in Set the least act that keeps the idle loss away, when it is due."""
    top = s.stack[-1]
    if not isinstance(top, SetStep) or top.acted or not _idle_would_lose(s, top):
        return s.legal[-1]
    return min(sensible(s), key=lambda move: _LEAST_FIRST.index(move.verb))


def _next_damage_loses(s: State, player: int) -> bool:
    least: int = s.options["damage_to_lose"]
    return len(s.zones[words.DAMAGE_ROW[player]]) + 1 >= least


def _idle_would_lose(s: State, step: SetStep) -> bool:
    return s.numbers[words.IDLE[step.player]] + 1 >= IDLE_TURNS
