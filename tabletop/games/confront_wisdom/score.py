"""How good a position looks: what the greedy computer player goes by."""

from tabletop.core.card import FACE_DOWN
from tabletop.core.state import State
from tabletop.games.confront_wisdom import table, words

WON = 1_000.0


def score(s: State, seat: int) -> float:
    """Damage first, then bodies that guard and hit, then the points that the fields hand over."""
    if s.winner >= 0:
        return WON if s.winner == seat else -WON if s.winner == 1 - seat else 0.0
    return _standing(s, seat) - _standing(s, 1 - seat)


def _standing(s: State, seat: int) -> float:
    total = -12.0 * table.damage(s, seat) - 0.35 * table.soul_total(s, seat)
    total += 0.5 * len(table.book(s, seat)) + 0.4 * s.numbers[words.BONUS[seat]]
    for id in s.zones[words.FIELD[seat]]:
        card = s.cards[id]
        if card.pose & FACE_DOWN:
            total += 2.0 + 0.5 * card.face.values.get("power", 0)
        elif card.face.kind == "unit":
            power = table.value(s, id, "power")
            total += 3.0 + power + (2.0 if card.pose == words.ACTIVE else 0.0)
        elif card.pose == words.ACTIVE:
            total += 2.5
    total -= 3.0 * s.numbers[words.IDLE[seat]]
    return total
