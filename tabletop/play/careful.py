"""What the rules say of a state, even where they stumble: a home-made card must not end the program."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from tabletop.core import judge
from tabletop.core.move import Move, write
from tabletop.core.prompt import Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.ruleset import Routine, ruleset_of
from tabletop.core.state import State

_log = logging.getLogger(__name__)


def why_not(s: State, seat: int, move: Move) -> Refusal | None:
    """As `core.judge` says; a move that cannot be judged is refused."""
    rules = ruleset_of(s)
    with _logged(s, f"{write(move)} cannot be judged"):
        return judge.why_not(s, seat, move)
    return refuse(rules.turn_rule, "refusal.failed")


def warning(s: State, move: Move) -> Prompt | None:
    """What should be asked before this legal move."""
    with _logged(s, f"nothing can be said of {write(move)}"):
        return ruleset_of(s).warns(s, move)
    return None


def routine(s: State) -> Routine | None:
    """What is usually answered."""
    with _logged(s, "no routine"):
        return ruleset_of(s).routine(s)
    return None


@contextmanager
def _logged(s: State, what: str) -> Iterator[None]:
    try:
        yield
    except Exception:
        _log.exception("%s: %s in turn %d", ruleset_of(s).key, what, s.turn)
