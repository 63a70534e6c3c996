"""Several games with the same books, first to the majority."""

from dataclasses import replace
from typing import Any

import pytest

from tabletop.library import paths
from tabletop.library.decks import ready_decks, write_deck
from tabletop.ui.window.wanted import Wanted
from tests.ui.window.acting import texts


def lose(window: Any) -> None:
    """The person at the table gives up."""
    window.page.sitting.resign()


@pytest.mark.rule("CW-15.8")
def test_the_end_page_leads_from_game_to_game_until_one_side_has_the_majority(window: Any, deal: Any) -> None:
    deal("human", "greedy", options={"match": 3})
    first = window.page.sitting.session.setup
    lose(window)
    said = texts(window.page.end)
    assert "Match of up to 3 games: Player 1: 0 – " in said
    assert "wins the match" not in said
    window.page.end._buttons["again"].click()
    second = window.page.sitting.session.setup
    assert (second.results, second.decks) == ((1,), first.decks)
    assert second.seed != first.seed
    lose(window)
    assert "wins the match" in texts(window.page.end)
    window.page.end._buttons["again"].click()
    assert window.page.sitting.session.setup.results == ()


def test_a_single_game_says_nothing_of_a_match(window: Any, deal: Any) -> None:
    deal("human", "greedy")
    lose(window)
    assert window.page.end._match.isHidden()
    assert "Next game" not in texts(window.page.end)


@pytest.mark.rule("CW-15.8")
def test_a_book_that_was_laid_out_anew_meanwhile_is_used_in_the_next_game(window: Any) -> None:
    own = replace(ready_decks("confront_wisdom")[0], id="mine", name="Mine")
    anew = replace(own, piles={"book": own.piles["book"][::-1]})
    file = paths.decks("confront_wisdom") / "mine.json"
    window.games.deal(Wanted("confront_wisdom", (own, own), ("human", "greedy"), {"match": 3}, 5))
    lose(window)
    file.write_text(write_deck(anew), "utf-8")
    window.page.end._buttons["again"].click()
    assert [deck.piles for deck in window.page.sitting.session.setup.decks] == [anew.piles, anew.piles]
