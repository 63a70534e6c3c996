"""How good a position looks: what the greedy computer player goes by."""

from tabletop.core.state import DRAW, State
from tabletop.games.jedi_knights import words
from tabletop.games.jedi_knights.control import total
from tabletop.games.jedi_knights.table import force, in_final_conflict
from tabletop.games.jedi_knights.teams import members, side
from tabletop.games.jedi_knights.values import value

WON = 10_000.0
PLANET = 120.0
LEAD = 2.0
"""A point of lead at the site of the planet in play."""
SPACE = 0.4
"""A body above the planet against one on it: starships serve the surface."""


def score(s: State, seat: int) -> float:
    """Planets first, then who would win the check at the site, then bodies, then cards in hand."""
    if s.winner >= 0:
        return 0.0 if s.winner == DRAW else WON if s.winner == side(seat) else -WON
    own = side(seat)
    n = PLANET * (s.numbers[words.PLANETS[own]] - s.numbers[words.PLANETS[1 - own]])
    n += sum(_standing(s, other) for other in members(s, own))
    n -= sum(_standing(s, other) for other in members(s, 1 - own))
    lead = total(s, own) - total(s, 1 - own)
    last = s.numbers[words.PLANET_TURN] >= s.options["turns_per_planet"]
    n += max(-14, min(14, lead)) * (LEAD if last else LEAD / 2)
    n += (12.0 if last else 4.0) * ((lead > 0) - (lead < 0))
    return n


def _standing(s: State, seat: int) -> float:
    n = 0.0
    for id in s.zones[words.AT_SITE[seat]]:
        n += _body(s, id)
    for id in s.zones[words.AT_SYSTEM[seat]]:
        n += SPACE * _body(s, id)
    n += 0.5 * len(s.zones[words.HAND[seat]]) + 0.3 * len(s.zones[words.THEME_PILE[seat]])
    n += 1.5 * len(s.zones[words.TABLE[seat]])
    n += sum(0.5 * s.cards[id].face.values.get("tactical_bonus", 0) for id in s.zones[words.HAND[seat]])
    return n + _of_the_force(s, seat)


def _body(s: State, id: int) -> float:
    card = s.cards[id]
    if card.face.kind == "weapon":
        return 1.5 + 0.5 * value(s, id, "to_hit")
    n = 1.5 + value(s, id, "power") + 0.3 * value(s, id, "defense") + 0.5 * card.face.values.get("leadership", 0)
    if words.is_hero(card):
        n += 5.0
    return n + (0.7 if card.pose == words.READY else 0.0)


def _of_the_force(s: State, seat: int) -> float:
    """Credits are worth most early at a planet; what is left in the force deck is worth keeping for the end."""
    left = sum(s.cards[id].face.values.get("credit_number", 0) for id in s.zones[words.FORCE_DECK[seat]])
    worth = 0.0 if in_final_conflict(s) else 0.4
    return worth * left + 0.6 * force(s, seat, "credit_number")
