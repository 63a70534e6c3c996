"""Opening hands dealt to be looked at: the deck alone, shuffled by a seed."""

from collections.abc import Mapping

from tabletop.core.card import Face
from tabletop.core.chance import Chance
from tabletop.core.ruleset import Deck
from tabletop.library.deck_form import deck_form
from tabletop.library.odds import plan_of


def opening_hands(deck: Deck, faces: Mapping[str, Face], seed: int, n: int) -> list[tuple[str, ...]]:
    """`n` hands of card ids; of a book the cards that are available at once, the same every time. Raises Unusable."""
    form = deck_form(deck.game)
    if form.draws.form == "columns":
        pile, about = next((key, pile) for key, pile in form.piles.items() if pile.columns)
        return [deck.piles.get(pile, ())[: about.columns]]
    hand = plan_of(deck, faces).hand
    chance = Chance(seed)
    hands = []
    for _ in range(n):
        cards = list(deck.piles[form.draws.pile])
        chance.shuffle(cards)
        hands.append(tuple(cards[:hand]))
    return hands
