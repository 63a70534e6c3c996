"""What both languages need to know about effects in a row: which belong together, and what has been spoken of."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tabletop.effects.nodes import ChangeStat, Look, Mark, Ref, Select
from tabletop.effects.vocabulary import Vocabulary

Row = tuple[Any, ...]


def rows(effects: tuple[Any, ...]) -> Iterator[Row]:
    """Runs of effects that are said in one go: about the same cards for the same time, or looks at one player's."""
    row: Row = ()
    for node in effects:
        if row and _goes_on(row[0], node):
            row = (*row, node)
            continue
        if row:
            yield row
        row = (node,)
    if row:
        yield row


def _goes_on(first: Any, node: Any) -> bool:
    if type(first) is not type(node):
        return False
    if isinstance(node, Look):
        return bool(first.player == node.player)
    if isinstance(node, ChangeStat) and not (_adds_number(first) and _adds_number(node)):
        return False
    if not isinstance(node, ChangeStat | Mark) or first.duration != node.duration:
        return False
    chosen = first.target
    if isinstance(node.target, Ref) and isinstance(chosen, Select):
        return node.target.ref in ("previous", chosen.name)
    return isinstance(node.target, Ref) and node.target == chosen


def _adds_number(node: ChangeStat) -> bool:
    return node.mode == "add" and isinstance(node.amount, int)


def spoken_of(v: Vocabulary, row: Row) -> Vocabulary:
    """The vocabulary for what follows: its pronouns stand for the cards that this row was about."""
    target = getattr(row[-1] if isinstance(row[0], Look) else row[0], "target", None)
    if isinstance(target, Ref):
        return replace(v, mentioned=frozenset({target.ref}))
    if isinstance(target, Select):
        names = {target.name, "previous"}
        several = target.count == "all" or target.count > 1
        return replace(v, plural=v.plural | names if several else v.plural - names, mentioned=frozenset())
    return v
