"""A match: several games with the same cards, first to the majority (CW-15.8)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from tabletop.core.chance import step
from tabletop.core.move import NONE
from tabletop.core.ruleset import Deck
from tabletop.core.state import DRAW
from tabletop.library.errors import Unusable
from tabletop.play.session import Session
from tabletop.play.setup import Setup

_SEEDS = 1 << 53
"""Seeds are written as JSON numbers, which other programs read as floating point."""


@dataclass(frozen=True)
class Match:
    """`setup` is that of the game to be played next (or the last one); it carries the results so far."""

    setup: Setup

    @property
    def results(self) -> tuple[int, ...]:
        """The winners so far: seats or DRAW."""
        return self.setup.results

    @property
    def games(self) -> int:
        """The most games it can take: the option `match` of the ruleset, 1 where it has none."""
        return int(self.setup.options.get("match", 1))

    @property
    def wins(self) -> tuple[int, ...]:
        """Games won so far by each seat."""
        return tuple(self.results.count(seat) for seat in range(self.setup.rules.seats))

    @property
    def winner(self) -> int:
        """The seat that has the majority; after the last game the one with more wins, or DRAW; NONE: it goes on."""
        most = max(self.wins)
        leaders = [seat for seat, n in enumerate(self.wins) if n == most]
        if most * 2 > self.games:
            return leaders[0]
        if len(self.results) < self.games:
            return NONE
        return leaders[0] if len(leaders) == 1 else DRAW

    def after(self, winner: int, decks: Sequence[Deck] | None = None) -> "Match":
        """The match after a game, set up for the next: another seed, and the decks as they are laid out now.

        Raises Unusable if a deck has other cards than before.
        """
        decks = tuple(decks or self.setup.decks)
        for old, new in zip(self.setup.decks, decks, strict=True):
            if not same_cards(old, new):
                raise Unusable("errors.other_cards", deck=new.name or new.id)
        seed = step(self.setup.seed)[1] % _SEEDS
        return Match(replace(self.setup, decks=decks, seed=seed, results=(*self.results, winner)))


def next_game(session: Session) -> Setup | None:
    """The game after this one, with the decks as they lay; None while it is being played and where it was the last."""
    if not session.over:
        return None
    match = Match(session.setup).after(session.state.winner)
    return match.setup if match.winner == NONE else None


def same_cards(one: Deck, other: Deck) -> bool:
    """Whether two decks differ in their layout at most."""
    return _cards(one) == _cards(other)


def _cards(deck: Deck) -> Counter[str]:
    return Counter(id for ids in deck.piles.values() for id in ids)
