"""What everybody sees of a battle that goes on: totals, who is in it, which weapons are spent, the shot under way."""

from typing import Any

from tabletop.core.state import State
from tabletop.games.jedi_knights import words
from tabletop.games.jedi_knights.battle import Step, powers
from tabletop.games.jedi_knights.shots import Shoot, hits
from tabletop.games.jedi_knights.shots import total as shot_total
from tabletop.games.jedi_knights.sides import guarded, principals, together
from tabletop.games.jedi_knights.table import battle
from tabletop.games.jedi_knights.teams import seats, side
from tabletop.games.jedi_knights.values import value
from tabletop.games.jedi_knights.windows import Window


def battle_facts(s: State) -> dict[str, Any] | None:
    """None while there is none. `power` (with everything), `bonus` (tactical), `supporters` and `guarded` by seat;
    `spent` are participants that have used a weapon; `step` is "" before the first; `window` the kind of response
    that is asked about."""
    fight = battle(s)
    if fight is None or principals(s, fight) is None:
        return None
    step = next((frame for frame in reversed(s.stack) if isinstance(frame, Step)), None)
    top = s.stack[-1] if s.stack else None
    totals = powers(s, fight)
    return {
        "kind": fight.kind,
        "attacker": fight.attacker,
        "defender": fight.defender,
        "power": tuple(totals[side(seat)] for seat in seats(s)),
        "bonus": tuple(fight.bonus[side(seat)] for seat in seats(s)),
        "supporters": tuple(tuple(together(s, fight, side(seat))[1:]) for seat in seats(s)),
        "guarded": tuple(guarded(s, fight, side(seat)) for seat in seats(s)),
        "spent": fight.fired,
        "step": step.step if step is not None else "",
        "window": top.kind if isinstance(top, Window) else "",
        "shot": _shot(s),
    }


def _shot(s: State) -> dict[str, Any] | None:
    """`destiny` and whether it `hits` are None until destiny has been drawn; `needed` is the lowest that would hit."""
    shot = s.memory[words.SHOT]
    if shot is None:
        return None
    waiting = any(isinstance(frame, Shoot) and frame.stage == "draw" for frame in s.stack)
    defense = value(s, shot.target, "defense")
    more = 0 if s.options["hit_comparison"] == "greater_or_equal" else 1
    return {
        "weapon": shot.weapon,
        "target": shot.target,
        "total": shot_total(shot),
        "defense": defense,
        "needed": defense + more - shot.plus - shot.minus,
        "destiny": None if waiting else shot.destiny,
        "hits": None if waiting else not shot.missed and hits(s, shot),
    }
