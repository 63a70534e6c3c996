"""What a gesture means: cards of the book go onto the field or into the damage row, units attack."""

from tabletop.core.gestures import NOT_SEEN, NOT_YOURS, POINTED, GestureTable, Meaning, Untouched
from tabletop.games.confront_wisdom.words import COLUMNS

_BOOK = tuple(f"near column{column}" for column in range(COLUMNS))
_OTHER_BOOK = tuple(f"far column{column}" for column in range(COLUMNS))
_FIELD, _OTHER_FIELD = ("near field",), ("far field",)
_PLAYER = ("far damage", "far discard", *_OTHER_BOOK)
"""Where the other player can be hit, besides the field itself."""

GESTURES = GestureTable(
    meanings=(
        Meaning("initiative", _BOOK, _FIELD, aims="near field", phases=("initiative",), rule="CW-5.1"),
        Meaning("place", _BOOK, _FIELD, aims="near field", phases=("set",), rule="CW-6.6"),
        Meaning("voluntary_damage", _BOOK, ("near damage",), aims="near damage", phases=("set",), rule="CW-10.7"),
        Meaning("damage_column", _BOOK, ("near damage",), aims="near damage", rule="CW-10.2"),
        Meaning("damage_column", _OTHER_BOOK, ("far damage",), aims="far damage", rule="CW-15.4"),
        Meaning("open", _FIELD, phases=("open",), rule="CW-6.4"),
        Meaning("activate", _FIELD, phases=("set",), rule="CW-6.6"),
        Meaning("attack", _FIELD, _OTHER_FIELD, aims=POINTED, phases=("action",), rule="CW-8.1"),
        Meaning("attack", _FIELD, _PLAYER, aims="far field", phases=("action",), rule="CW-8.3"),
        Meaning("use_skill", _FIELD, phases=("action",), rule="CW-6.8"),
    ),
    untouched=(
        Untouched(_OTHER_BOOK, NOT_SEEN, "CW-4.4"),
        Untouched((*_OTHER_FIELD, *_PLAYER), NOT_YOURS, "CW-8.1"),
    ),
    harmful=frozenset({"voluntary_damage"}),
)
