"""What the rules could not accept in a position (after play by hand)."""

from collections.abc import Iterator

from tabletop.core.move import NONE
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import State
from tabletop.games.jedi_knights import words
from tabletop.games.jedi_knights.cards import UNIQUE_TITLES
from tabletop.games.jedi_knights.deck import DECK_KINDS
from tabletop.games.jedi_knights.teams import seats

_KINDS = (
    (words.DRAW_DECK, DECK_KINDS, "JK-3.3"), (words.HAND, DECK_KINDS, "JK-1.3"), (words.DISCARD, DECK_KINDS, "JK-1.9"),
    (words.FORCE_DECK, ("force",), "JK-3.13"), (words.USED_FORCE, ("force",), "JK-1.3"),
    (words.FORCE_IN_USE, ("force",), "JK-1.3"), (words.THEME, ("theme",), "JK-1.3"),
    (words.CONTROLLED, ("location",), "JK-1.3"), (words.LOCATIONS, ("location", "character", "event"), "JK-1.3"),
    (words.TABLE, ("event", "power"), "JK-14.2"), (words.AT_SITE, ("character", "weapon"), "JK-1.4"),
    (words.AT_SYSTEM, ("starship", "character", "weapon"), "JK-1.4"),
    (words.THEME_PILE, (*DECK_KINDS, "location"), "JK-1.3"),
)  # fmt: skip
"""Which kinds of card may lie where, and the rule that says so."""
_BEARERS = {"weapon": ("character", "starship"), "character": ("starship",)}
_SHARED = (words.SITE_STACK, words.SYSTEM_STACK, words.SITE, words.SYSTEM)


def faults(s: State) -> list[Refusal]:
    """Everything, each with the rule that it breaks."""
    return [*_kinds(s), *_locations(s), *_attached(s), *_unique(s)]


def _kinds(s: State) -> Iterator[Refusal]:
    for zones, kinds, rule in _KINDS:
        for seat in seats(s):
            for id in s.zones[zones[seat]]:
                card = s.cards[id]
                if card.face.kind not in kinds:
                    yield refuse(rule, "jedi_knights.fault.wrong_zone", card=card.face)
                elif card.owner != seat:
                    yield refuse("JK-12.7", "jedi_knights.fault.foreign", card=card.face)


def _locations(s: State) -> Iterator[Refusal]:
    for zone in _SHARED:
        for id in s.zones[zone]:
            if s.cards[id].face.kind != "location":
                yield refuse("JK-1.4", "jedi_knights.fault.wrong_zone", card=s.cards[id].face)


def _attached(s: State) -> Iterator[Refusal]:
    """Weapons lie on what may bear them, and only characters ride (JK-2.8, JK-1.4)."""
    for zone in words.FIELDS[s.rules.seats]:
        for id in s.zones[zone]:
            card = s.cards[id]
            bearer = s.cards[card.on].face.kind if card.on != NONE else ""
            needed = card.face.kind == "weapon" or (card.face.kind == "character" and zone in words.AT_SYSTEM)
            if (needed or bearer) and bearer not in _BEARERS.get(card.face.kind, ()):
                yield refuse("JK-1.4", "jedi_knights.fault.unattached", card=card.face)


def _unique(s: State) -> Iterator[Refusal]:
    seen: set[str] = set()
    for zone in words.FIELDS[s.rules.seats]:
        for id in s.zones[zone]:
            face = s.cards[id].face
            if not UNIQUE_TITLES[face]:
                continue
            if UNIQUE_TITLES[face] in seen:
                yield refuse("JK-13.1", "jedi_knights.fault.twice", card=face)
            seen.add(UNIQUE_TITLES[face])
