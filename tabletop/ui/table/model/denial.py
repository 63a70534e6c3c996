"""Why a gesture does nothing: the rule that forbids what was meant by it."""

from collections import Counter
from collections.abc import Iterable
from itertools import islice
from typing import NamedTuple

from tabletop.core.gestures import NOT_SEEN
from tabletop.core.move import Move
from tabletop.core.refusal import Refusal
from tabletop.core.view import View
from tabletop.library.texts import say
from tabletop.ui.table.model.choice import Target, moves_of
from tabletop.ui.table.model.intent import Intents
from tabletop.ui.table.model.words import Words

MOST = 16
"""Targets that are asked about at most, where none is pointed at."""


class Denial(NamedTuple):
    """`move` was meant; `text` says why not, `rule` where it stands."""

    move: Move
    text: str
    rule: str


def denial(intents: Intents, words: Words, view: View, id: int, target: Target) -> Denial:
    """Of this gesture. A card that is not seen is refused before the rules are asked about it."""
    nothing = Move("", id)
    untouched = intents.untouched(view, id)
    if view.cards[id].face is None:
        return Denial(nothing, say(NOT_SEEN), untouched.rule if untouched else words.turn_rule)
    for meaning, moves in intents.meant(view, id, target):
        refusal = reason(words, moves)
        if refusal is not None:
            return Denial(moves[0], words.refusal_text(refusal), refusal.rule)
        return Denial(moves[0], say("table.elsewhere"), meaning.rule)
    if untouched is not None:
        return Denial(nothing, say(untouched.key), untouched.rule)
    return Denial(nothing, say("table.no_reason"), words.turn_rule)


def denied(intents: Intents, words: Words, view: View, id: int) -> list[tuple[Move, Refusal]]:
    """What else one does with cards that lie where this one does, with the rule that forbids each now."""
    if view.cards[id].face is None:
        return []
    possible = {move.verb for move in moves_of(view, id)}
    found = []
    for meaning, moves in intents.all_meant(view, id):
        refusal = reason(words, moves) if meaning.verb not in possible else None
        if refusal is not None and refusal.rule != words.turn_rule:
            found.append((moves[0], refusal))
    return found


def reason(words: Words, moves: Iterable[Move]) -> Refusal | None:
    """Why an act is not possible with any of its targets: what forbids most of them; None if one is possible."""
    refusals = []
    for move in islice(moves, MOST):
        refusal = words.why_not(move)
        if refusal is None:
            return None
        refusals.append(refusal)
    most = Counter(refusal.rule for refusal in refusals).most_common(1)[0][0]
    return next(refusal for refusal in refusals if refusal.rule == most)


