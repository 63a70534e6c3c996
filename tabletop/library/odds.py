"""Exact chances of having cards: hypergeometric, with what each game does to its deck before and while it is drawn."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb, prod

from tabletop.core.card import Face
from tabletop.core.ruleset import Deck
from tabletop.library.deck_form import Draws, deck_form
from tabletop.library.errors import Unusable

KEEP, SEEK = "keep", "seek"
"""Mulligan policies: the opening hand stays as it is; or every card that is not wanted goes back, once (where the
game allows it, and only then)."""
LAST_TURN = 20


@dataclass(frozen=True)
class Wanted:
    """At least `least` of the `copies` cards of one group that are in the pile."""

    copies: int
    least: int = 1


@dataclass(frozen=True)
class Plan:
    """How cards come: of `size` cards `hand` at first, then `draws` in each turn; `aside` are laid away unseen."""

    size: int
    hand: int
    draws: tuple[int, ...]
    aside: int = 0
    may_seek: bool = False

    def seen(self, turn: int) -> int:
        """Cards that have come to the hand by the end of this turn; 0 is the opening hand."""
        return min(self.hand + sum(self.draws[:turn]), self.size - self.aside)


def chance(size: int, wanted: Sequence[Wanted], drawn: int) -> Fraction:
    """That `drawn` of `size` cards hold at least what is wanted of every group (groups share no card)."""
    drawn = max(0, min(drawn, size))
    rest = size - sum(group.copies for group in wanted)
    good = sum(
        prod(comb(group.copies, k) for group, k in zip(wanted, counts, strict=True))
        * comb(rest, drawn - sum(counts))
        for counts in _enough(wanted, drawn)
    )
    return Fraction(good, comb(size, drawn))


def _enough(wanted: Sequence[Wanted], drawn: int) -> Iterator[tuple[int, ...]]:
    """Every way of having enough of each group among `drawn` cards."""
    if not wanted:
        yield ()
        return
    first, *others = wanted
    for k in range(max(first.least, 0), min(first.copies, drawn) + 1):
        for rest in _enough(others, drawn - k):
            yield (k, *rest)


def chance_by(plan: Plan, wanted: Sequence[Wanted], turn: int, policy: str = KEEP) -> Fraction:
    """That everything wanted has come by the end of a turn."""
    if policy != SEEK or not plan.may_seek:
        return chance(plan.size, wanted, plan.seen(turn))
    return _after_seeking(plan, tuple(wanted), turn)


@lru_cache(maxsize=512)
def _after_seeking(plan: Plan, wanted: tuple[Wanted, ...], turn: int) -> Fraction:
    """Over every opening hand: its wanted cards stay, the others are shuffled back and replaced."""
    rest = plan.size - sum(group.copies for group in wanted)
    ways = comb(plan.size, min(plan.hand, plan.size))
    total = Fraction(0)
    for counts in _enough([Wanted(group.copies, 0) for group in wanted], plan.hand):
        kept = sum(counts)
        hands = prod(comb(g.copies, k) for g, k in zip(wanted, counts, strict=True)) * comb(
            rest, plan.hand - kept
        )
        if not hands:
            continue
        left = [Wanted(g.copies - k, max(g.least - k, 0)) for g, k in zip(wanted, counts, strict=True)]
        total += Fraction(hands, ways) * chance(plan.size - kept, left, plan.seen(turn) - kept)
    return total


def all_aside(plan: Plan, wanted: Wanted) -> Fraction:
    """That so many copies were laid away that fewer than wanted are left to be drawn."""
    return chance(plan.size, [Wanted(wanted.copies, wanted.copies - wanted.least + 1)], plan.aside)


def plan_of(
    deck: Deck, faces: Mapping[str, Face], first: bool = True, destiny: int | None = None, taken: int = 0
) -> Plan:
    """How this deck is drawn. `first`: its player begins; `destiny`: extra draws a turn (None: as many as is usual);
    `taken`: cards that nobody wants, taken out of the pile before it is shuffled. Raises Unusable for a game that
    draws no cards, or a pile smaller than the opening hand."""
    draws = deck_form(deck.game).draws
    if draws.form == "columns":
        raise Unusable("odds.no_draw")
    size = len(deck.piles.get(draws.pile, ())) - taken
    hand = draws.hand
    if draws.hand_from is not None:
        pile, value = draws.hand_from
        hand = max(
            (faces[id].values.get(value, 0) for id in deck.piles.get(pile, ()) if id in faces), default=0
        )
    if size < max(hand + draws.aside, 1):
        raise Unusable("odds.too_few", n=max(size, 0), wanted=max(hand + draws.aside, 1))
    extra = draws.destiny if destiny is None else destiny
    turns = tuple(n + extra for n in _turns(draws, deck, faces, first))
    return Plan(size, hand, turns, draws.aside, draws.mulligan == "part")


def _turns(draws: Draws, deck: Deck, faces: Mapping[str, Face], first: bool) -> Iterator[int]:
    if draws.draws_from is not None:
        pile, value = draws.draws_from
        used = sorted((faces[id] for id in deck.piles.get(pile, ()) if id in faces), key=_force)
        yield from (face.values.get(value, 0) for face in used)
        return
    numbers = draws.first_player if first else draws.second_player
    yield from (numbers[min(turn, len(numbers) - 1)] for turn in range(LAST_TURN))


def _force(face: Face) -> tuple[int, str]:
    return face.values.get("force_number", 0), face.id


def depths(deck: Deck, ids: set[str]) -> list[int]:
    """In a book of columns: for each wanted copy, how many cards of its column must leave first, least first."""
    form = deck_form(deck.game)
    pile, about = next((key, pile) for key, pile in form.piles.items() if pile.columns)
    return sorted(place // about.columns for place, id in enumerate(deck.piles.get(pile, ())) if id in ids)
