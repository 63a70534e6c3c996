"""Building a deck step by step, and taking steps back."""

from typing import Any

import pytest

from tabletop.games import KEYS
from tabletop.library.decks import ready_decks
from tabletop.ui.decks.document import DeckDocument, empty_deck


@pytest.mark.parametrize("game", KEYS)
def test_a_legal_deck_is_built_from_nothing_and_taken_apart_again(game: str, qapp: Any) -> None:
    model = ready_decks(game)[0]
    document = DeckDocument(empty_deck(game))
    start = document.deck
    assert document.faults()
    for key, value in model.setup.items():
        document.set_up(key, value)
    for ids in model.piles.values():
        for id in ids:
            document.add(id)
    assert dict(document.deck.piles) == dict(model.piles)
    assert document.faults() == []
    while document.steps.canUndo():
        document.steps.undo()
    assert document.deck == start
    while document.steps.canRedo():
        document.steps.redo()
    assert dict(document.deck.piles) == dict(model.piles)


def test_typing_a_name_is_one_step(qapp: Any) -> None:
    document = DeckDocument(empty_deck("wixoss"))
    before = document.deck.name
    for name in ("W", "Wh", "Whi"):
        document.rename(name)
    document.steps.undo()
    assert document.deck.name == before


def test_a_card_goes_to_the_pile_of_its_kind_wherever_it_is_dropped(qapp: Any) -> None:
    document = DeckDocument(empty_deck("wixoss"))
    document.add("WD01-001", "main")
    assert document.deck.piles == {"main": (), "lrig": ("WD01-001",)}


def test_the_places_of_a_book_are_swapped_and_a_copy_leaves_from_its_place(qapp: Any) -> None:
    document = DeckDocument(ready_decks("confront_wisdom")[0])
    book = document.deck.piles["book"]
    document.swap("book", 0, 14)
    assert document.deck.piles["book"][0] == book[14]
    assert document.deck.piles["book"][14] == book[0]
    document.remove(document.deck.piles["book"][7], "book", 7)
    assert document.deck.piles["book"] == (book[14], *book[1:7], *book[8:14], book[0])
    document.steps.undo()
    document.steps.undo()
    assert document.deck.piles["book"] == book


def test_unknown_cards_stay_and_are_told_but_judged_by_nobody(qapp: Any) -> None:
    from dataclasses import replace

    deck = ready_decks("wixoss")[0]
    piles = {**deck.piles, "main": (*deck.piles["main"], "?nobody")}
    document = DeckDocument(replace(deck, piles=piles))
    assert document.unknown() == ["?nobody"]
    assert document.faults() == []
