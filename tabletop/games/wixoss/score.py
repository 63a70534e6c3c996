"""How good a position looks: what the greedy computer player goes by."""

from tabletop.core.card import FACE_DOWN
from tabletop.core.state import State
from tabletop.games.wixoss import table, words

WON = 1_000.0
LIFE = (0.0, 14.0, 24.0, 32.0, 39.0, 45.0, 50.0, 54.0)
"""The worth of life cloth: the last ones are worth most."""


def score(s: State, seat: int) -> float:
    """Life first, then what stands on the field, then hand, ener and the level of the LRIG."""
    if s.winner >= 0:
        return WON if s.winner == seat else -WON if s.winner == 1 - seat else 0.0
    return _standing(s, seat) - _standing(s, 1 - seat)


def _standing(s: State, seat: int) -> float:
    life = len(s.zones[words.LIFE[seat]])
    total = LIFE[min(life, 7)] + 3.0 * max(0, life - 7)
    lrig = table.lrig(s, seat)
    if lrig >= 0:
        values = s.cards[lrig].face.values
        total += 6.0 * values.get("level", 0) + 0.3 * values.get("limit", 0)
    hand, ener = len(s.zones[words.HAND[seat]]), len(s.zones[words.ENER[seat]])
    total += 1.6 * min(hand, 6) + 0.4 * max(0, hand - 6) + 1.1 * min(ener, 6) + 0.3 * max(0, ener - 6)
    guards = sum(s.cards[id].face.printed.guard for id in s.zones[words.HAND[seat]])
    total += 1.2 * min(guards, 2)
    total += 0.6 * len(s.zones[words.LRIG_DECK[seat]])
    return float(total + sum(_worth(s, seat, zone) for zone in words.SIGNI[seat]))


def _worth(s: State, seat: int, zone: int) -> float:
    """A SIGNI guards its lane, and threatens the one in front; upped ones can still attack."""
    here = s.zones[zone]
    if not here or s.cards[here[-1]].pose & FACE_DOWN:
        return 0.0
    power = table.power(s, here[-1]) / 1000
    front = s.zones[words.OPPOSING[zone]]
    wins = not front or table.power(s, front[-1]) <= power * 1000
    up = s.player == seat and not s.cards[here[-1]].pose
    return float(3.0 + 0.28 * power + 1.2 * wins + 0.5 * up)
