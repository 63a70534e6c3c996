"""Which cards, how many: filters and amounts, and their evaluation.

Evaluating a filter from its data each time would be most of the time of a random game, so each filter is turned
once into a function of (state, player, source); the data stays the only source.
"""

from collections.abc import Callable, Sequence
from operator import eq, ge, gt, le, lt
from typing import Any, NamedTuple

from tabletop.core.card import Card
from tabletop.core.move import NONE
from tabletop.core.ruleset import ruleset_of
from tabletop.core.state import State
from tabletop.effects.language import Language, everything
from tabletop.effects.nodes import Amount, AmountOf, Condition, Filter, Where

Cards = Callable[[State, int, int], list[int]]
Test = Callable[[State, int, int], bool]

COMPARE: dict[str, Callable[[Any, Any], bool]] = {"<=": le, ">=": ge, "==": eq, "<": lt, ">": gt}


def amount(s: State, of: Amount, player: int, source: int, target: int = NONE) -> int:
    """The number that an amount stands for now."""
    if isinstance(of, int):
        return of
    n = language(s).measures[of.of](s, player, source, target) * of.times + of.plus
    if of.least is not None:
        n = max(of.least, n)
    return n if of.most is None else min(of.most, n)


def language(s: State) -> Language:
    """The words of the effect language in this game."""
    return s.rules.language  # type: ignore[attr-defined, no-any-return]


def holds(s: State, condition: Condition, player: int, source: int) -> bool:
    """Whether the comparison is true now."""
    left = amount(s, condition.left, player, source)
    return COMPARE[condition.cmp](left, amount(s, condition.right, player, source))


def condition_test(s: State, condition: Condition) -> Test:
    """The function that tells whether the comparison is true."""
    words, compare = language(s), COMPARE[condition.cmp]
    left, right = _counting(condition.left, words), _counting(condition.right, words)
    return lambda s, player, source: compare(left(s, player, source), right(s, player, source))


def _counting(of: Amount, words: Language) -> Callable[[State, int, int], int]:
    if isinstance(of, int):
        return lambda s, player, source: of
    if of == AmountOf(of=of.of):
        measure = words.measures[of.of]
        return lambda s, player, source: measure(s, player, source, NONE)
    return lambda s, player, source: amount(s, of, player, source)


def _stat_test(where: Where) -> Callable[[State, int, int, int], bool]:
    compare, stat, wanted = COMPARE[where.cmp], where.stat, where.value
    if stat.startswith("printed_"):
        printed = stat.removeprefix("printed_")
        return lambda s, id, player, source: compare(
            s.cards[id].face.values.get(printed, 0), amount(s, wanted, player, source, id)
        )
    if isinstance(wanted, int):
        return lambda s, id, player, source: compare(ruleset_of(s).value(s, id, stat), wanted)
    return lambda s, id, player, source: compare(
        ruleset_of(s).value(s, id, stat), amount(s, wanted, player, source, id)
    )


def _stats_test(f: Filter) -> Callable[[State, int, int, int], bool] | None:
    tests = tuple(_stat_test(where) for where in f.where)
    if len(tests) == 1:
        return tests[0]
    return (lambda s, id, player, source: all(test(s, id, player, source) for test in tests)) if tests else None


def _face_test(f: Filter, words: Language) -> Callable[[State, Card], bool] | None:
    traits, any_of, without, names = frozenset(f.traits), frozenset(f.any_trait), frozenset(f.without), f.named
    if not (traits or any_of or without or names):
        return None

    now = words.traits

    def test(s: State, card: Card) -> bool:
        has = card.face.traits if now is None else now(s, card)
        return (
            traits <= has
            and (not any_of or not any_of.isdisjoint(has))
            and without.isdisjoint(has)
            and (not names or card.face.id in names)
        )

    return test


def _state_test(f: Filter, words: Language) -> Callable[[Card], bool] | None:
    states = tuple(words.states[state] for state in f.state)
    if len(states) == 1:
        return states[0]
    return (lambda card: any(state(card) for state in states)) if states else None


def _nowhere(s: State, seat: int) -> tuple[int, ...]:
    return ()


def _lying(f: Filter, words: Language) -> tuple[Callable[[State, int], Sequence[int]], int]:
    """The ids at the filter's place, the player's own first; and what turns the player into the seat to ask about:
    0, or 1 for the other one of two."""
    place, opponents = words.places[f.zone], words.opponents
    if opponents is not None and f.who != "self":
        own = place if f.who == "any" else _nowhere
        return lambda s, player: (*own(s, player), *(id for seat in opponents(s, player) for id in place(s, seat))), 0
    if f.who == "any":
        return lambda s, player: (*place(s, player), *place(s, 1 - player)), 0
    return place, int(f.who == "opponent")


def compile_filter(f: Filter, words: Language) -> tuple[Cards, Test]:
    """The function that finds the cards of this filter that the player's effects may touch, oldest first, the
    player's own first; and the one that tells whether there is such a card, which stops at the first."""
    (lying, other_seat), kind, state = _lying(f, words), words.types[f.type], _state_test(f, words)
    face_test, stats, other = _face_test(f, words), _stats_test(f), f.other
    touchable = everything if f.who == "self" else words.touchable

    def find(s: State, player: int, source: int) -> list[int]:
        cards = s.cards
        found = [id for id in lying(s, player ^ other_seat) if kind(cards[id])]
        if other and source in found:
            found.remove(source)
        if found and state is not None:
            found = [id for id in found if state(cards[id])]
        if found and face_test is not None:
            found = [id for id in found if face_test(s, cards[id])]
        if found and stats is not None:
            found = [id for id in found if stats(s, id, player, source)]
        return touchable(s, player, found) if found and touchable is not everything else found

    def test(s: State, player: int, source: int) -> bool:
        cards = s.cards
        for id in lying(s, player ^ other_seat):
            card = cards[id]
            if (
                kind(card)
                and not (other and id == source)
                and (state is None or state(card))
                and (face_test is None or face_test(s, card))
                and (stats is None or stats(s, id, player, source))
                and (touchable is everything or touchable(s, player, [id]))
            ):
                return True
        return False

    return find, test


class _Compiled(NamedTuple):
    of: Filter
    find: Cards
    test: Test


_COMPILED: dict[int, _Compiled] = {}


def _compiled(s: State, f: Filter) -> _Compiled:
    entry = _COMPILED.get(id(f))
    if entry is None or entry.of is not f:
        entry = _COMPILED[id(f)] = _Compiled(f, *compile_filter(f, language(s)))
    return entry


def matching(s: State, f: Filter, player: int, source: int) -> list[int]:
    """The cards that the filter finds now, without those that this player's effects may not touch."""
    return _compiled(s, f).find(s, player, source)


def test_of(s: State, f: Filter) -> Test:
    """The function that tells whether `matching` would find a card."""
    return _compiled(s, f).test
