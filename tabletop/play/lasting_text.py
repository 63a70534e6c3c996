"""What lasts in a position: changed values and marks, one table each, in the order in which they came.

    [[lasting]]
    card = "#fox"              # left out: the whole game
    what = "power"
    mode = "add"               # or "set", "mark", or a mode of the game's own
    amount = -1
    until = "start 1"          # the game's word for a moment, and the seat if it has one
    source = "#dog"            # left out: no card
"""

from collections.abc import Iterable, Mapping
from pathlib import Path

from tabletop.core.move import NONE
from tabletop.core.ruleset import Ruleset
from tabletop.core.state import Modifier
from tabletop.library.errors import Unusable
from tabletop.play.position_model import Change


def read_lasting(
    entries: Iterable[Change], labels: Mapping[str, int], rules: Ruleset, where: Path | str = ""
) -> tuple[Modifier, ...]:
    """The changes of the tables `[[lasting]]`. Raises Unusable."""
    return tuple(_change(entry, n, labels, rules, where) for n, entry in enumerate(entries, 1))


def _change(entry: Change, n: int, labels: Mapping[str, int], rules: Ruleset, where: Path | str) -> Modifier:
    until = _moment(entry.until, rules)
    if until is None:
        raise Unusable("position.wrong_lasting", path=where, n=n)
    card, source = (_labelled(label, labels, where) for label in (entry.card, entry.source))
    change = Modifier(card, entry.what, entry.mode, entry.amount, until, source)
    if not rules.understands(change):
        raise Unusable("position.unknown_lasting", path=where, n=n, what=entry.what, mode=entry.mode)
    return change


def _moment(text: str, rules: Ruleset) -> tuple[str, int] | None:
    """`start 1`, or a word alone; None if it is neither."""
    word, _, seat = text.rpartition(" ")
    if not word:
        return text, NONE
    return (word, int(seat) - 1) if seat in map(str, range(1, rules.seats + 1)) else None


def _labelled(label: str | None, labels: Mapping[str, int], where: Path | str) -> int:
    if label is None:
        return NONE
    if label not in labels:
        raise Unusable("position.no_label", path=where, label=label)
    return labels[label]
