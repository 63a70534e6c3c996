"""Public words and numbers for the screen."""

from typing import Any

from tabletop.core.state import State
from tabletop.games.jedi_knights import words
from tabletop.games.jedi_knights.battle import Step
from tabletop.games.jedi_knights.battle_facts import battle_facts
from tabletop.games.jedi_knights.control import Control, garrison, total
from tabletop.games.jedi_knights.phases import BeginDeploy, Phase
from tabletop.games.jedi_knights.set_up import AnswerLocation, ChooseLocation, SetAside
from tabletop.games.jedi_knights.table import characters, force, in_final_conflict, theme_number
from tabletop.games.jedi_knights.teams import seats, side
from tabletop.games.jedi_knights.turn import BeginTurn, PickForce
from tabletop.games.jedi_knights.windows import Window

_NAMED = {
    SetAside: "set_up", ChooseLocation: "set_up", AnswerLocation: "set_up", PickForce: "force",
    BeginDeploy: "deploy", Control: "control", BeginTurn: "control",
}  # fmt: skip
"""Where the next turn is all that is left, the check of the last one has ended the game."""


def phase(s: State) -> str:
    """The phase whose frame is nearest to the top."""
    for frame in reversed(s.stack):
        if isinstance(frame, Phase):
            return frame.phase
        name = _NAMED.get(type(frame))
        if name is not None:
            return name
    return ""


def facts(s: State) -> dict[str, Any]:
    """Per seat: `planets`, `credits`, `force`, `theme_number`, `control` (power of the side at the site, doubled with a
    Hero there: `doubled`), `garrison` (its characters at the site), `chosen` (its force card, secretly).

    `would_control` by a check now; `passed`, the seats that have just passed in a row; `planet`, `planets_in_all`,
    `planet_turn`, `turns`, `player_one`, `final_conflict`; during a battle `battle` as `battle_facts` tells it.
    """
    found = {
        "planets": tuple(s.numbers[words.PLANETS[side(seat)]] for seat in seats(s)),
        "credits": tuple(s.numbers[words.CREDITS[seat]] for seat in seats(s)),
        "force": tuple(force(s, seat, "force_number") for seat in seats(s)),
        "theme_number": tuple(theme_number(s, seat) for seat in seats(s)),
        "control": tuple(total(s, side(seat)) for seat in seats(s)),
        "doubled": tuple(_doubled(s, side(seat)) for seat in seats(s)),
        "garrison": tuple(tuple(characters(s, seat)) for seat in seats(s)),
        "would_control": would_control(s),
        "chosen": _chosen(s),
        "passed": _passed(s),
        "planet": s.numbers[words.PLANET],
        "planets_in_all": words.PLANETS_IN_ALL,
        "planet_turn": s.numbers[words.PLANET_TURN],
        "turns": s.options["turns_per_planet"],
        "player_one": s.player,
        "final_conflict": in_final_conflict(s),
    }
    fight = battle_facts(s)
    return found if fight is None else {**found, "battle": fight}


def _doubled(s: State, side: int) -> bool:
    return any(words.is_hero(s.cards[id]) for id in garrison(s, side))


def would_control(s: State) -> int | str:
    """The side that a check would find in control now, else `nobody` or `destiny` (JK-11.3, JK-11.4, JK-12.4)."""
    present = [side for side in range(2) if garrison(s, side)]
    if not present:
        return "destiny" if in_final_conflict(s) else "nobody"
    totals = [total(s, side) for side in range(2)]
    if len(present) == 2 and totals[0] == totals[1]:
        return "destiny"
    return max(present, key=totals.__getitem__)


def _chosen(s: State) -> tuple[bool, ...]:
    """Whose force card of the turn lies secretly chosen."""
    asked = s.stack[-1] if s.stack else None
    picked = len(asked.picks) if isinstance(asked, PickForce) else 0
    return tuple(seat < picked for seat in seats(s))


def _passed(s: State) -> tuple[int, ...]:
    """In a battle of teams those who pass are not neighbours; there it is not told."""
    asked = s.stack[-1] if s.stack else None
    told = Phase if s.rules.seats > 2 else (Phase, Step, Window)
    if not isinstance(asked, told):
        return ()
    return tuple((asked.player - back) % s.rules.seats for back in range(asked.passes, 0, -1))
