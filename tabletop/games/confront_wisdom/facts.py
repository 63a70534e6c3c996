"""Public words and numbers for the screen."""

from typing import Any

from tabletop.core.state import State
from tabletop.games.confront_wisdom import table, words
from tabletop.games.confront_wisdom.set_step import SetStep
from tabletop.games.confront_wisdom.turn import Act, ChooseInitiative, OpenStep

_PHASE_OF = {ChooseInitiative: "initiative", OpenStep: "open", SetStep: "set", Act: "action"}


def phase(s: State) -> str:
    """The step whose frame is nearest to the top."""
    for frame in reversed(s.stack):
        name = _PHASE_OF.get(type(frame))
        if name is not None:
            return name
    return ""


def facts(s: State, seat: int) -> dict[str, Any]:
    """`points` during Set, and `left` for the seat that spends them (CW-13.2); per seat: `damage`, `soul`,
    `next_points`, `idle`; `quiet` turns."""
    found: dict[str, Any] = {
        "damage": tuple(table.damage(s, seat) for seat in range(2)),
        "damage_to_lose": s.options["damage_to_lose"],
        "soul": tuple(table.soul_total(s, seat) for seat in range(2)),
        "next_points": tuple(max(0, table.points(s, seat) + s.numbers[words.BONUS[seat]]) for seat in range(2)),
        "book": tuple(len(table.book(s, seat)) for seat in range(2)),
        "idle": tuple(s.numbers[words.IDLE[seat]] for seat in range(2)),
        "quiet": s.numbers[words.QUIET],
    }
    top = s.stack[-1] if s.stack else None
    if isinstance(top, SetStep):
        points = top.points(s)
        found["points"] = points
        if top.player == seat:
            found["left"] = points - top.spent
    return found
