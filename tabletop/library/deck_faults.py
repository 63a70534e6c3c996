"""Everything that is wrong with a deck, in sentences."""

from dataclasses import replace

from tabletop.core.ruleset import Deck
from tabletop.games import ruleset
from tabletop.library.deck_text.placeholders import written_name
from tabletop.library.decks import unknown_cards
from tabletop.library.pool import faces
from tabletop.library.texts import say
from tabletop.library.wording import refusal_text

NAMED = 4
"""So many unknown cards are named."""


def playable(deck: Deck) -> Deck:
    """The deck without unknown cards."""
    known = faces(deck.game)
    return replace(deck, piles={pile: tuple(id for id in ids if id in known) for pile, ids in deck.piles.items()})


def unknown_in(deck: Deck) -> list[str]:
    """A sentence that names cards which nobody knows, if there are any."""
    unknown = unknown_cards(deck, faces(deck.game))
    names = say("game.list_joint").join(written_name(id) for id in unknown[:NAMED])
    return [say("decks.unknown_kept", n=len(unknown), names=names)] if unknown else []


def deck_faults(deck: Deck) -> list[str]:
    """The unknown cards, then every broken clause of the deck without them."""
    rules = ruleset(deck.game)
    refusals = rules.check_deck(playable(deck), faces(deck.game), rules.default_options())
    return [*unknown_in(deck), *(refusal_text(refusal, rules) for refusal in refusals)]
