"""The game's vocabulary: zones, numbers, states, marks."""

from tabletop.core.card import FACE_DOWN, SIDEWAYS, Card
from tabletop.core.move import NONE
from tabletop.core.zone import ALL, OWNER, NumberDef, ZoneDef, per_seat

COLUMNS = 5
ROWS = 3
BOOK_SIZE = COLUMNS * ROWS

ACTIVE = 0
INACTIVE = SIDEWAYS
BLANK = FACE_DOWN
DAMAGE = FACE_DOWN | SIDEWAYS
"""The four states of a card in front of a player (CW-3)."""

ZONES: tuple[ZoneDef, ...] = (
    *[zone for column in range(COLUMNS) for zone in per_seat(f"column{column}", OWNER)],
    *per_seat("field", ALL, live=True),
    *per_seat("damage", ALL),
    *per_seat("discard", ALL),
    ZoneDef("gone", NONE, ALL),
)
COLUMN = tuple(tuple(column * 2 + seat for column in range(COLUMNS)) for seat in range(2))
BOOK = tuple(slice(seat, COLUMNS * 2, 2) for seat in range(2))
FIELD = (COLUMNS * 2, COLUMNS * 2 + 1)
DAMAGE_ROW = (FIELD[1] + 1, FIELD[1] + 2)
DISCARD = (FIELD[1] + 3, FIELD[1] + 4)
GONE = FIELD[1] + 5
"""Zone indexes by seat (BOOK: the columns as a slice of all zones); `gone` takes damage markers that were healed."""

NUMBERS = (
    NumberDef("bonus", 0), NumberDef("bonus", 1),
    NumberDef("idle", 0), NumberDef("idle", 1),
    NumberDef("quiet", NONE),
)  # fmt: skip
BONUS = (0, 1)
IDLE = (2, 3)
QUIET = 4

CANNOT_BE_ATTACKED = "cannot_be_attacked"
MUST_BE_ATTACKED = "must_be_attacked"
PROTECTED_FROM_DESTRUCTION = "protected_from_destruction"
PROTECTED_FROM_SKILLS = "protected_from_skills"
CANNOT_ATTACK = "cannot_attack"
CANNOT_BE_ACTIVATED = "cannot_be_activated"
CANNOT_USE_SKILLS = "cannot_use_skills"
MARKS = (
    CANNOT_BE_ATTACKED, MUST_BE_ATTACKED, PROTECTED_FROM_DESTRUCTION, PROTECTED_FROM_SKILLS,
    CANNOT_ATTACK, CANNOT_BE_ACTIVATED, CANNOT_USE_SKILLS,
)  # fmt: skip

VERBS = frozenset({
    "initiative", "open", "end_open", "place", "activate", "voluntary_damage", "end_set", "attack", "use_skill",
    "end_turn", "damage_column", "pick", "done", "choose_skill", "resign",
})  # fmt: skip
PHASES = ("initiative", "open", "set", "action")
STATS = ("power", "level", "soul")


def is_unit(card: Card) -> bool:
    """A unit, not a blank (CW-3.3) and not damage (CW-3.6)."""
    return card.face.kind == "unit" and not card.pose & FACE_DOWN


def is_assist(card: Card) -> bool:
    """An assist that is not damage."""
    return card.face.kind == "assist" and not card.pose & FACE_DOWN


def is_blank(card: Card) -> bool:
    """Face down and upright (CW-3.3)."""
    return card.pose == BLANK


def is_card(card: Card) -> bool:
    """A unit or an assist; neither a blank nor a damage marker."""
    return card.pose != BLANK and card.face.kind != "marker"
