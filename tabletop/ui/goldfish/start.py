"""From a deck to a table for one."""

from dataclasses import replace

from tabletop.core.ruleset import Deck
from tabletop.games import ruleset
from tabletop.library.pool import faces
from tabletop.ui.window.wanted import Wanted, known_decks


def wanted(deck: Deck, free: bool = False, seed: int | None = None) -> Wanted:
    """The game to deal: the deck against a side that does nothing, with any deck that may meet it."""
    rules = ruleset(deck.game)
    options = rules.default_options()
    known = faces(deck.game)
    others = [
        other for other in known_decks(deck.game)[0] if not rules.check_pair((deck, other), known, options)
    ]
    # A copy of its own: what is changed in the editor meanwhile does not reach the table.
    own = replace(deck, piles=dict(deck.piles), setup=dict(deck.setup))
    other = next((each for each in others if not rules.check_deck(each, known, options)), own)
    return Wanted(deck.game, (own, other), ("human", "passive"), options, seed, free=free)


def start(window, deck: Deck, free: bool = False, seed: int | None = None) -> None:
    """Deal it at the window's table."""
    window.deal(wanted(deck, free, seed))
    window.activateWindow()
