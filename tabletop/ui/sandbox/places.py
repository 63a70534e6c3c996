"""Which zones are a seat's deck, hand and discard pile, in whatever game; and what zones are called."""

from collections.abc import Callable, Sequence
from functools import partial

from tabletop.core.move import NONE
from tabletop.core.ruleset import Ruleset
from tabletop.core.zone import NOBODY, OWNER, ZoneDef
from tabletop.library.texts import catalogue, say

_THROWN = ("discard", "trash", "discard_pile", "lost")


def deck_of(rules: Ruleset, seat: int, at: int = NONE) -> int:
    """The pile at `at` if that is one of hidden cards, else the seat's first one; NONE where there is none."""
    if at != NONE and _is_deck(rules.zones[at]):
        return at
    return _first(rules, lambda z: z.owner == seat and _is_deck(z))


def hand_of(rules: Ruleset, seat: int) -> int:
    """The seat's hand, NONE where the game has none."""
    named = _first(rules, lambda z: z.owner == seat and z.key == "hand")
    return (
        named
        if named != NONE
        else _first(rules, lambda z: z.owner == seat and z.sees == OWNER and not z.ordered)
    )


def thrown_of(rules: Ruleset, seat: int) -> int:
    """Where the seat's used-up cards lie."""
    for key in _THROWN:
        if (found := _first(rules, partial(_is, seat, key))) != NONE:
            return found
    return NONE


def _is(seat: int, key: str, zone: ZoneDef) -> bool:
    return zone.owner == seat and zone.key == key


def _is_deck(zone: ZoneDef) -> bool:
    return zone.sees == NOBODY and zone.ordered and zone.owner != NONE


def _first(rules: Ruleset, fits: Callable[[ZoneDef], bool]) -> int:
    return next((index for index, zone in enumerate(rules.zones) if fits(zone)), NONE)


def zone_title(rules: Ruleset, index: int) -> str:
    """The bare name of a zone; places that share a name are told apart by their number."""
    zone = rules.zones[index]
    name = _name(rules, zone)
    alike: Sequence[ZoneDef] = [z for z in rules.zones if z.owner == zone.owner and _name(rules, z) == name]
    return f"{name} {alike.index(zone) + 1}" if len(alike) > 1 else name


def _name(rules: Ruleset, zone: ZoneDef) -> str:
    key = f"{rules.key}.zone.{zone.key}"
    return say(key) if key in catalogue() else zone.key.replace("_", " ")
