"""Programs whose decks have a main zone and a side zone: our further piles lie in the second, with real side decks."""

from collections.abc import Iterator

from tabletop.core.card import Face
from tabletop.core.ruleset import Deck
from tabletop.library.deck_form import DeckForm, deck_form
from tabletop.library.deck_text.headings import SIDE


def second_pile(form: DeckForm, face: Face | None) -> tuple[str, str]:
    """(pile, "") of a card in the second zone, ("", the side deck) of one that belongs to no pile there."""
    if face is None:
        return (form.second[0], "") if len(form.second) == 1 else ("", SIDE)
    pile = form.pile_of(face)
    return (pile, "") if pile in form.second else ("", SIDE)


def zones(deck: Deck) -> Iterator[tuple[str, list[str]]]:
    """Each zone of such a program with our piles, and what lies beside, in it."""
    form = deck_form(deck.game)
    main = [pile for pile in deck.piles if pile not in form.second]
    side = [pile for pile in deck.piles if pile in form.second] + ([SIDE] if SIDE in deck.beside else [])
    yield "main", main
    if side:
        yield "side", side
    for zone in deck.beside:
        if zone != SIDE:
            yield zone, [zone]
