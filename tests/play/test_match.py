"""Several games with the same cards."""

from dataclasses import replace

import pytest

from tabletop.core.digest import digest
from tabletop.core.move import NONE
from tabletop.core.ruleset import Deck
from tabletop.core.state import DRAW
from tabletop.library.errors import Unusable
from tabletop.play.match import Match
from tabletop.play.replay import replay
from tabletop.play.session import Session
from tests.laws.games import setup


def _match(games: int) -> Match:
    return Match(replace(setup("confront_wisdom", 1), options={"match": games}))


def _played(match: Match, *winners: int) -> Match:
    for winner in winners:
        assert match.winner == NONE
        match = match.after(winner)
    return match


@pytest.mark.rule("CW-15.8")
@pytest.mark.parametrize(("games", "results", "winner", "wins"), [
    (1, (1,), 1, (0, 1)), (1, (DRAW,), DRAW, (0, 0)), (3, (0, 1), NONE, (1, 1)), (3, (0, 0), 0, (2, 0)),
    (3, (0, DRAW, DRAW), 0, (1, 0)), (5, (0, 1, 1, 0, 1), 1, (2, 3)), (5, (1, 1, 1), 1, (0, 3)),
])  # fmt: skip
def test_first_to_the_majority(games: int, results: tuple[int, ...], winner: int, wins: tuple[int, int]) -> None:
    match = _played(_match(games), *results)
    assert (match.winner, match.wins) == (winner, wins)


@pytest.mark.rule("CW-15.8")
def test_between_games_the_same_cards_may_be_laid_out_anew_and_initiative_is_picked_afresh() -> None:
    match = _match(3)
    first, second = match.setup.decks
    anew = _laid_out(first, first.piles["book"][::-1])
    following = match.after(0, (anew, second))
    assert following.setup.decks == (anew, second)
    state = Session(following.setup).state
    assert (state.turn, state.rules.phase(state)) == (0, "initiative")


@pytest.mark.rule("CW-15.8")
def test_a_save_keeps_the_standing_of_the_match() -> None:
    session = Session(_match(5).after(1).after(DRAW).setup)
    assert Match(replay(session.record()).session.setup).results == (1, DRAW)


def test_another_card_is_refused_between_games() -> None:
    match = _match(3)
    first, second = match.setup.decks
    other = _laid_out(first, ("bean_mouse_troop",) * 15)
    with pytest.raises(Unusable, match="other cards"):
        match.after(0, (other, second))


def test_each_game_of_a_match_has_a_seed_of_its_own_that_the_first_one_decides() -> None:
    seeds = [[m.setup.seed for m in (a, a.after(0), a.after(0).after(1))] for a in (_match(3), _match(3))]
    assert seeds[0] == seeds[1]
    assert len(set(seeds[0])) == 3
    assert digest(Session(_match(3).after(0).setup).state) != digest(Session(_match(3).setup).state)


def _laid_out(deck: Deck, ids: tuple[str, ...]) -> Deck:
    return replace(deck, piles={"book": ids})
