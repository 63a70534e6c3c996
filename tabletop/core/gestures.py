"""What a gesture at the table means: plain data that each game fills beside its layout.

A place is written "near hand", "far field", "partner table" or, for zones of nobody, by the zone's key alone. Near and
far are seen from the seat that looks; with four seats every opponent is far.
"""

from dataclasses import dataclass

POINTED = "pointed"
"""The move aims at the card that is pointed at, else at the zone."""
ZONE = "zone"
"""The move aims at the zone that is pointed at, whatever card of it is."""
NOTHING = ""
"""The move has no target of its own."""
ONLY = "only"
"""Whatever single target the legal moves of this card leave."""
OPEN_LANE = "open lane"
"""Like ONLY, if that is a zone in which no card lies."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """A card of one of `kinds` (empty: any) that lies in one of the places `held`, put onto one of `onto` (a place or a
    card in it; empty: anywhere), means `verb`. `aims` is POINTED, ZONE, NOTHING, ONLY, OPEN_LANE or a place whose zone
    the move always aims at: so a player is hit by what lies before that player. In `phases` this is meant before
    anything else. `rule` tells of the act: it is named where nothing is wrong but the place. `bare`: the move names no
    card of its own."""

    verb: str
    held: tuple[str, ...]
    onto: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    aims: str = NOTHING
    phases: tuple[str, ...] = ()
    rule: str = ""
    bare: bool = False


@dataclass(frozen=True, slots=True)
class Untouched:
    """Nothing is done with cards of these places: the message key that says so, and the rule."""

    places: tuple[str, ...]
    key: str
    rule: str


@dataclass(frozen=True, slots=True)
class GestureTable:
    """`meanings`, the likelier ones first. `harmful` verbs hurt the one who does them and are rarely meant: they are
    never a default, and are asked about once. `usual`: verbs of answers without a card, the one that most people want
    next first; the others follow in the rules' order."""

    meanings: tuple[Meaning, ...] = ()
    untouched: tuple[Untouched, ...] = ()
    harmful: frozenset[str] = frozenset()
    usual: tuple[str, ...] = ()


NOT_YOURS, NOT_SEEN = "table.not_yours", "table.not_seen"
"""Why nothing is done with a card: it is the other side's; nobody may look at it here."""

NO_GESTURES = GestureTable()
"""For tables without rules."""
