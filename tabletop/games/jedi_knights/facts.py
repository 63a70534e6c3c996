"""Public words and numbers for the screen."""

from typing import Any

from tabletop.core.state import State
from tabletop.games.jedi_knights import words
from tabletop.games.jedi_knights.battle import Step, power_of
from tabletop.games.jedi_knights.control import Control, total
from tabletop.games.jedi_knights.phases import BeginDeploy, Phase
from tabletop.games.jedi_knights.set_up import AnswerLocation, ChooseLocation, SetAside
from tabletop.games.jedi_knights.shots import total as shot_total
from tabletop.games.jedi_knights.sides import principals
from tabletop.games.jedi_knights.table import battle, force, in_final_conflict, theme_number
from tabletop.games.jedi_knights.teams import seats, side
from tabletop.games.jedi_knights.turn import BeginTurn, PickForce
from tabletop.games.jedi_knights.values import value

_NAMED = {
    SetAside: "set_up", ChooseLocation: "set_up", AnswerLocation: "set_up", PickForce: "force", BeginTurn: "force",
    BeginDeploy: "deploy", Control: "control",
}  # fmt: skip


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
    """Per seat: `planets`, `credits`, `force`, `theme_number`, `control` (power at the site, doubled with a Hero);
    `planet`, `planet_turn`, `turns`, `player_one`, `final_conflict`; during a battle `battle`, `step`, `shot`."""
    found: dict[str, Any] = {
        "planets": tuple(s.numbers[words.PLANETS[side(seat)]] for seat in seats(s)),
        "credits": tuple(s.numbers[words.CREDITS[seat]] for seat in seats(s)),
        "force": tuple(force(s, seat, "force_number") for seat in seats(s)),
        "theme_number": tuple(theme_number(s, seat) for seat in seats(s)),
        "control": tuple(total(s, side(seat)) for seat in seats(s)),
        "planet": s.numbers[words.PLANET],
        "planet_turn": s.numbers[words.PLANET_TURN],
        "turns": s.options["turns_per_planet"],
        "player_one": s.player,
        "final_conflict": in_final_conflict(s),
    }
    fight = battle(s)
    if fight is not None and principals(s, fight) is not None:
        found["battle"] = tuple(power_of(s, side(seat)) for seat in seats(s))
        found["principals"] = (fight.attacker, fight.defender)
        found["supporters"] = fight.supporters
        found["step"] = next((frame.step for frame in reversed(s.stack) if isinstance(frame, Step)), "")
        found |= _shot(s)
    return found


def _shot(s: State) -> dict[str, Any]:
    shot = s.memory[words.SHOT]
    if shot is None:
        return {}
    against = value(s, shot.target, "defense")
    aim = (shot.weapon, shot.target)
    return {"shot": shot_total(shot), "shot_destiny": shot.destiny, "shot_defense": against, "aim": aim}
