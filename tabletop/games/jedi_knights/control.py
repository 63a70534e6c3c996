"""The control check, the end of a planet, and the end of the game (JK-11, JK-12)."""

from dataclasses import dataclass

from tabletop.core.change import count, end_game, move, tell
from tabletop.core.move import NONE, to_zone
from tabletop.core.state import Frame, State
from tabletop.effects.lasting import end
from tabletop.games.jedi_knights import words
from tabletop.games.jedi_knights.destiny import contest
from tabletop.games.jedi_knights.table import characters, in_final_conflict, sweep
from tabletop.games.jedi_knights.teams import members, seats
from tabletop.games.jedi_knights.teams import side as side_of
from tabletop.games.jedi_knights.values import values_of


def garrison(s: State, side: int) -> list[int]:
    """The characters of a side at the site, both partners' together (JK-16.5)."""
    return [id for seat in members(s, side) for id in characters(s, seat)]


def total(s: State, side: int) -> int:
    """Power at the site, doubled once with a Hero there (JK-11.2, JK-16.5)."""
    ids = garrison(s, side)
    power = sum(values_of(s, ids, "power"))
    return power * 2 if any(words.is_hero(s.cards[id]) for id in ids) else power


def controller(s: State) -> int:
    """The side that controls the planet; NONE if nobody is there (JK-11.3, JK-11.4)."""
    present = [bool(garrison(s, side)) for side in range(2)]
    if present != [True, True]:
        return present.index(True) if any(present) else NONE
    totals = [total(s, side) for side in range(2)]
    for side in range(2):
        tell(s, "totalled", garrison(s, side)[0], n=totals[side])
    if totals[0] != totals[1]:
        return 0 if totals[0] > totals[1] else 1
    return contest(s)


@dataclass(frozen=True, slots=True)
class Control(Frame):
    """The Control Phase (JK-5.61)."""

    player: int

    def run(self, s: State) -> None:
        """Another turn, the check, or the end."""
        if in_final_conflict(s):
            self._final(s)
        elif s.numbers[words.PLANET_TURN] >= s.options["turns_per_planet"]:
            finish_planet(s, controller(s))
        end(s, ("turn", 0))

    def _final(self, s: State) -> None:
        turns = s.options["turns_per_planet"]
        if s.options["final_conflict_end"] == "last_side_standing":
            turns = s.options["fc_turn_limit"]
            alone = [side for side in range(2) if garrison(s, side) and not garrison(s, 1 - side)]
            if alone:
                end_game(s, alone[0], "last_side")  # JK-12.5
                return
        if s.numbers[words.PLANET_TURN] >= turns:
            winner = controller(s)
            end_game(s, contest(s) if winner == NONE else winner, "final_conflict")


def finish_planet(s: State, winner: int) -> None:
    """Locations and all cards go where they belong; three planets to nil win (JK-11.5 to JK-11.8)."""
    here = (*s.zones[words.SITE], *s.zones[words.SYSTEM])
    if winner == NONE:
        tell(s, "uncontrolled", next(iter(here), NONE))
    else:
        tell(s, "controlled", next((id for id in here if side_of(s.cards[id].owner) == winner), NONE), n=winner)
    for zone in (words.SITE, words.SYSTEM):
        for id in s.zones[zone]:
            _give_location(s, id, winner)
    swept = [id for zone in words.FIELDS[s.rules.seats] for id in s.zones[zone]]
    for id in swept:
        sweep(s, id)
    for seat in seats(s):
        n = sum(s.cards[id].owner == seat for id in swept)
        if n:
            tell(s, "swept", target=to_zone(words.THEME_PILE[seat]), n=n)
    if winner != NONE:
        count(s, words.PLANETS[winner], 1, why="controlled")
        if s.numbers[words.PLANETS[winner]] >= words.PLANETS_TO_WIN and not s.numbers[words.PLANETS[1 - winner]]:
            end_game(s, winner, "planets")
            return
    next_planet(s)


def _give_location(s: State, id: int, winner: int) -> None:
    owner = s.cards[id].owner
    if side_of(owner) == winner:
        move(s, id, words.CONTROLLED[owner], why="won")
    else:
        move(s, id, words.THEME_PILE[owner], bottom=True, why="lost")


_FLIPS = ((words.SITE_STACK, words.SITE, 0), (words.SYSTEM_STACK, words.SYSTEM, words.SYSTEM_SIDE))


def next_planet(s: State) -> None:
    """The next pair of stack cards."""
    count(s, words.PLANET, 1, why="planet")
    s.numbers[words.PLANET_TURN] = 0
    for stack, place, pose in _FLIPS:
        for id in s.zones[stack][-1:]:
            move(s, id, place, pose, why="flipped")
