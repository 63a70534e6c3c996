"""What the rules could not accept in a position that was changed by hand."""

from collections import Counter
from collections.abc import Iterator

from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import State
from tabletop.games.wing_commander import power, table, words

KINDS_OF = {
    "ready": ("fighter", "weapon", "pilot", "pilot_award", "crew"),
    "brig": ("pilot",),
    "order": ("secret_order",),
}
RULE_OF = {"ready": "WC-2.3", "brig": "WC-5.6.4", "order": "WC-2.6"}


def faults(s: State) -> list[Refusal]:
    """Each broken limit once."""
    return [*_positions(s), *_places(s), *_seats(s), *_twice(s)]


def _positions(s: State) -> Iterator[Refusal]:
    limit = s.options["flights_per_nav"]
    for zone in words.POSITIONS:
        for seat in range(2):
            n = len(table.flights(s, zone, seat))
            if n > limit:
                yield refuse("WC-3.4", "wing_commander.fault.flights", n=n, limit=limit)
        modifiers = [id for id in s.zones[zone] if s.cards[id].face.kind in words.ON_NAV]
        if len(modifiers) > (zone in words.NAVS):
            yield refuse("WC-14.1", "wing_commander.fault.nav", card=s.cards[modifiers[-1]].face)


def _places(s: State) -> Iterator[Refusal]:
    for key, kinds in KINDS_OF.items():
        for seat in range(2):
            for id in s.zones[s.rules.zone(key, seat)]:
                face = s.cards[id].face
                if face.kind not in kinds:
                    yield refuse(RULE_OF[key], "wing_commander.fault.place", card=face)


def _seats(s: State) -> Iterator[Refusal]:
    for seat in range(2):
        if len(s.zones[words.ORDER[seat]]) > 1:
            yield refuse("WC-2.6", "wing_commander.fault.orders")
        if table.carrier_of(s, seat) < 0:
            yield refuse("WC-2.1", "wing_commander.fault.carrier")
        if power.power(s, seat) <= 0 or s.numbers[words.HITS[seat]] >= words.CARRIER_HITS:
            yield refuse("WC-18.1", "wing_commander.fault.beaten")


def _twice(s: State) -> Iterator[Refusal]:
    """The same unique card twice in play (WC-5.6.2)."""
    in_play = [id for zone in (*words.POSITIONS, *words.READY, *words.BRIG) for id in s.zones[zone]]
    names = Counter(table.sheet(s, id).name for id in in_play if table.sheet(s, id).unique)
    for id in in_play:
        if names.pop(table.sheet(s, id).name, 0) > 1:
            yield refuse("WC-5.6.2", "wing_commander.fault.unique", card=s.cards[id].face)
