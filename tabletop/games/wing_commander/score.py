"""How good a position looks: what the greedy computer player goes by."""

from tabletop.core.move import NONE
from tabletop.core.state import State
from tabletop.games.wing_commander import aftermath, table, words
from tabletop.games.wing_commander.battle import battle

WON = 10_000.0
HIT = 60.0
_DISTANCE = {words.CARRIER[0]: (0, 2), words.CARRIER[1]: (2, 0), words.NAV_CENTER: (1, 1),
             words.NAV_SW: (1, 2), words.NAV_SE: (1, 2), words.NAV_NW: (2, 1), words.NAV_NE: (2, 1)}  # fmt: skip
"""Moves from a position to the carrier of seat 0 and of seat 1."""


def score(s: State, seat: int) -> float:
    """Hits first, then power points, flights and where they stand, then what is ready to fly."""
    if s.winner >= 0:
        return WON if s.winner == seat else -WON if s.winner == 1 - seat else 0.0
    return _standing(s, seat) - _standing(s, 1 - seat) + _battle(s, seat)


def _standing(s: State, seat: int) -> float:
    total = -HIT * s.numbers[words.HITS[seat]] + _power_worth(s.numbers[words.POWER[seat]])
    for zone in words.POSITIONS:
        own = table.flights(s, zone, seat)
        if own:
            total += _flights(s, zone, seat, own)
        ship = table.nav_card(s, zone)
        if ship != NONE and s.cards[ship].holder == seat:
            total += 4.0 + s.cards[ship].face.values.get("power_loss", 0)
    for id in s.zones[words.READY[seat]]:
        total += _ready(s, id)
    total += 0.3 * len(s.zones[words.HAND[seat]]) + 0.8 * len(s.zones[words.ORDER[seat]])
    return total + 2.5 * len(s.zones[words.BRIG[seat]])


def _power_worth(n: int) -> float:
    """The last points are life, further ones money."""
    return 1.6 * min(n, 10) + 1.0 * min(max(n - 10, 0), 15) + 0.5 * max(n - 25, 0)


def _ready(s: State, id: int) -> float:
    card = s.cards[id]
    values = card.face.values
    worth = 1.2 * values.get("muster_cost", 0) + 0.6 * values.get("medals", 0)
    if card.face.kind == "crew":
        return worth + 1.5
    return worth + (0.4 if card.face.kind == "pilot_award" else 0.0)


def _flights(s: State, zone: int, seat: int, own: list[int]) -> float:
    total = 0.0
    enemy = table.flights(s, zone, 1 - seat)
    to_target = _DISTANCE[zone][1 - seat]
    to_home = _DISTANCE[zone][seat]
    for id in own:
        lacking = _lacking(s, seat, id)
        if lacking <= 0:
            total += _worth(s, id) + 9.0 * (3 - to_target) / 3
        elif s.zones[words.DECK[seat]]:
            total += _worth(s, id) + (1.0 * (3 - to_target) if lacking == 1 else _escort(to_target, to_home))
        else:
            total += _worth(s, id) - 4.0 + 0.8 * (2 - to_home)
    if enemy:
        total += _clash(s, own, enemy)
    return total


def _lacking(s: State, seat: int, flight: int) -> int:
    """How much the flight falls short of hitting the enemy carrier."""
    carrier = table.carrier_of(s, 1 - seat)
    return (table.value(s, carrier, "defence") if carrier != NONE else 0) - table.strength(s, flight)


def _escort(to_target: int, to_home: int) -> float:
    """A flight that cannot hurt the carrier keeps one move off it, so that it takes no bomber's place."""
    return (0.4, 1.0, 0.2)[to_target] + 0.2 * (2 - to_home)


def _worth(s: State, flight: int) -> float:
    cards = [flight, *table.parts(s, flight)]
    cost = sum(s.cards[id].face.values.get("muster_cost", 0) for id in cards)
    return 2.2 + 1.3 * cost + 0.3 * (table.value(s, flight, "attack") + table.value(s, flight, "defence"))


def _clash(s: State, own: list[int], enemy: list[int]) -> float:
    """What a meeting that will be fought next is worth."""
    best = 0.0
    for id in own:
        for other in enemy:
            wins = table.value(s, id, "attack") >= table.value(s, other, "defence")
            loses = table.value(s, other, "attack") >= table.value(s, id, "defence")
            best += (2.0 if wins else 0.0) - (2.0 if loses else 0.0)
    return best / (2 * len(enemy))


def _battle(s: State, seat: int) -> float:
    """What would happen if both passed now, at nearly its full worth."""
    b = battle(s)
    if b is None:
        return 0.0
    doomed, hits = (b.doomed, b.hits) if b.doomed or b.hits else aftermath.outcome(s, b)
    total = 0.0
    for id in doomed:
        if s.cards[id].zone == b.zone:
            loss = 0.7 * (_worth(s, id) + 1.4 * aftermath.loss_of(s, id))
            total += -loss if s.cards[id].holder == seat else loss
    mine = b.attacker == seat
    return total + (1 if mine else -1) * 0.95 * HIT * len(hits)
