"""What lasts in a position: changed values and marks, one table each, in the order in which they came.

    [[lasting]]
    card = "#fox"              # left out: the whole game
    what = "power"
    mode = "add"               # or "set", "mark", or a mode of the game's own
    amount = -1
    until = "start 1"          # the game's word for a moment, and the seat if it has one
    source = "#dog"            # left out: no card
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tabletop.core.move import NONE
from tabletop.core.ruleset import Ruleset
from tabletop.core.state import Modifier
from tabletop.library.errors import Unusable

MOST = 1_000
LARGEST_AMOUNT = 1_000_000
LONGEST_WORD = 80


def read_lasting(
    entries: Any, labels: Mapping[str, int], rules: Ruleset, where: Path | str = ""
) -> tuple[Modifier, ...]:
    """The changes of the tables `[[lasting]]`. Raises Unusable."""
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries) or len(entries) > MOST:
        raise Unusable("position.no_lasting", path=where, limit=MOST)
    return tuple(_change(entry, n, labels, rules, where) for n, entry in enumerate(entries, 1))


def _change(
    entry: Mapping[str, Any], n: int, labels: Mapping[str, int], rules: Ruleset, where: Path | str
) -> Modifier:
    what, mode, amount = entry.get("what"), entry.get("mode", "add"), entry.get("amount", 1)
    until = _moment(entry.get("until"), rules)
    if until is None or not (_word(what) and _word(mode)) or type(amount) is not int or abs(amount) > LARGEST_AMOUNT:
        raise Unusable("position.wrong_lasting", path=where, n=n)
    card, source = (_labelled(entry.get(key), labels, where) for key in ("card", "source"))
    change = Modifier(card, str(what), str(mode), amount, until, source)
    if not rules.understands(change):
        raise Unusable("position.unknown_lasting", path=where, n=n, what=what, mode=mode)
    return change


def _word(of: Any) -> bool:
    return isinstance(of, str) and 0 < len(of) <= LONGEST_WORD


def _moment(text: Any, rules: Ruleset) -> tuple[str, int] | None:
    """`start 1`, or a word alone; None if it is neither."""
    if not _word(text):
        return None
    word, _, seat = str(text).rpartition(" ")
    if not word:
        return str(text), NONE
    return (word, int(seat) - 1) if seat in map(str, range(1, rules.seats + 1)) else None


def _labelled(label: Any, labels: Mapping[str, int], where: Path | str) -> int:
    if label is None:
        return NONE
    if not isinstance(label, str) or label not in labels:
        raise Unusable("position.no_label", path=where, label=label)
    return labels[label]
