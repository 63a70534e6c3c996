"""What a person probably meant by a gesture that is not legal now: learnt from the moves that were legal before."""

from collections.abc import Callable, Iterable
from itertools import islice

from tabletop.core.move import NONE, Move, to_zone, zone_of
from tabletop.core.refusal import Refusal
from tabletop.core.view import View
from tabletop.ui.table.model.choice import Target, legal, moves_of

WhyNot = Callable[[Move], Refusal | None]

TRIED = 12
"""Likely moves whose refusals are looked at."""

_ZONE, _CARD = "zone", "card"


def _nature(target: int) -> str:
    """What kind of thing a target is."""
    if target == NONE:
        return ""
    return _ZONE if zone_of(target) != NONE else _CARD


class Habits:
    """Which verbs have been legal, from which zones, at what kind of target."""

    def __init__(self, verbs: Iterable[str]) -> None:
        self.verbs = sorted(verbs)
        self._from: set[tuple[str, int]] = set()
        self._at: set[tuple[str, str]] = set()
        self._into: set[tuple[str, int]] = set()

    def learn(self, view: View) -> None:
        """Remember the legal moves of a view."""
        for move in legal(view):
            if move.card in view.cards:
                self._from.add((move.verb, view.cards[move.card].zone))
                self._at.add((move.verb, _nature(move.target)))
                self._into.add((move.verb, move.target))

    def refusal(
        self, view: View, why_not: WhyNot, general: str, id: int, target: Target
    ) -> tuple[Move, Refusal] | None:
        """What was probably meant by moving this card there, and the most telling reason against it.

        `general` is the rule that only says whose turn it is: any other reason tells more.
        """
        first: tuple[Move, Refusal] | None = None
        for move in islice(self._meant(view, id, target), TRIED):
            refusal = why_not(move)
            if refusal is not None and refusal.rule != general:
                return move, refusal
            if refusal is not None and first is None:
                first = move, refusal
        return first

    def refused(self, view: View, why_not: WhyNot, general: str, id: int) -> list[tuple[Move, Refusal]]:
        """What else one does with cards that lie where this one does, with the rule that forbids each now."""
        possible = {move.verb for move in moves_of(view, id)}
        usual = [verb for verb in self.verbs if (verb, view.cards[id].zone) in self._from]
        found = []
        for verb in usual:
            refusal = why_not(Move(verb, id)) if verb not in possible else None
            if refusal is not None and refusal.rule != general:
                found.append((Move(verb, id), refusal))
        return found

    def _meant(self, view: View, id: int, target: Target) -> Iterable[Move]:
        """Every move of the card that this gesture could be, likeliest first."""
        aims = [target.card] if target.card not in (NONE, id) else []
        aims += [to_zone(target.zone)] if target.zone != NONE else []
        moves = [Move(verb, id, aim) for verb in self.verbs for aim in (*aims, NONE)]
        zone = view.cards[id].zone
        return sorted(moves, key=lambda move: -self._likely(move, zone))

    def _likely(self, move: Move, zone: int) -> int:
        known = any(verb == move.verb for verb, _ in self._at)
        fits = (move.verb, _nature(move.target)) in self._at
        return (
            4 * ((move.verb, zone) in self._from)
            + (3 if fits else -5 if known else 0)
            + 2 * ((move.verb, move.target) in self._into)
            + (move.target != NONE)
        )
