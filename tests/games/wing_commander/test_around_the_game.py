"""What the rules say about the game as a whole: who plays, with what, and what is a matter of taste."""

from dataclasses import replace
from pathlib import Path

import pytest

from tabletop.core.chance import Chance
from tabletop.core.ruleset import Deck
from tabletop.games import layout, ruleset
from tabletop.library.decks import read_deck, ready_decks
from tabletop.library.errors import Unusable
from tabletop.library.pool import faces
from tabletop.play.match import Match, next_game
from tabletop.play.session import Session
from tabletop.play.setup import Setup

RULES, FACES = ruleset("wing_commander"), faces("wing_commander")
DECKS = ready_decks("wing_commander")
TERRAN = next(deck for deck in DECKS if deck.setup["side"] == "terran")
KILRATHI = next(deck for deck in DECKS if deck.setup["side"] == "kilrathi")


def _rules_broken(deck: Deck) -> list[str]:
    return [refusal.rule for refusal in RULES.check_deck(deck, FACES, {})]


def _played(decks: tuple[Deck, Deck], seed: int) -> Session:
    """A game of random moves, to its end."""
    session = Session(Setup(RULES, decks, FACES, {"max_turns": 40}, seed))
    chance = Chance(seed)
    while not session.over:
        legal = session.state.legal
        session.play(legal[chance.below(len(legal))], session.asked)
    return session


@pytest.mark.rule("WC-7.9")
def test_a_side_deck_is_refused() -> None:
    assert _rules_broken(TERRAN) == []
    beside = replace(TERRAN, piles={**TERRAN.piles, "side": ("t_reyn", "t_carrow")})
    assert _rules_broken(beside) == ["WC-7.9"]
    with pytest.raises(Unusable):
        read_deck({"game": "wing_commander", "piles": {"deck": [], "side": ["t_reyn"]}}, Path("with-a-side-deck.json"))


@pytest.mark.rule("WC-7.9", "WC-18.6")
def test_no_card_is_exchanged_between_the_games_of_a_match() -> None:
    played = _played((TERRAN, KILRATHI), 4)
    state = played.state
    assert next_game(played) is None
    following = Match(played.setup).after(state.winner)
    assert following.setup.decks == (TERRAN, KILRATHI)
    swapped = replace(TERRAN, piles={**TERRAN.piles, "deck": (*TERRAN.piles["deck"][1:], "t_reyn")})
    with pytest.raises(Unusable):
        Match(played.setup).after(state.winner, (swapped, KILRATHI))


@pytest.mark.rule("WC-7.9", "WC-18.6")
def test_there_is_no_ante_whoever_wins_all_cards_are_whose_they_were() -> None:
    start = Setup(RULES, (TERRAN, KILRATHI), FACES, {}, 4).start()
    end = _played((TERRAN, KILRATHI), 4).state
    owned = [sorted(card.face.id for card in s.cards if card.owner == seat) for s in (start, end) for seat in (0, 1)]
    assert owned[:2] == owned[2:]


@pytest.mark.rule("WC-19.1")
@pytest.mark.parametrize("decks", [(TERRAN,), (TERRAN, KILRATHI, TERRAN), (TERRAN, KILRATHI, TERRAN, KILRATHI)])
def test_one_three_or_four_players_are_refused(decks: tuple[Deck, ...]) -> None:
    assert [refusal.rule for refusal in RULES.check_pair(decks, FACES, {})] == ["WC-19.1"]
    assert RULES.check_pair((TERRAN, KILRATHI), FACES, {}) == []


@pytest.mark.rule("WC-19.1")
def test_four_seats_find_neither_rules_nor_a_table_of_their_own() -> None:
    assert ruleset("wing_commander", seats=4).seats == 2
    assert layout("wing_commander", 4) == layout("wing_commander")


@pytest.mark.rule("WC-20.6")
def test_which_nav_points_lie_there_changes_no_decision() -> None:
    """The same seed and the same choices, with five different NAV points and with five equal ones."""
    same = replace(TERRAN, piles={**TERRAN.piles, "nav": ("real_nav_zeta",) * 5})
    assert _rules_broken(same) == []
    one, other = (_played((terran, KILRATHI), 7) for terran in (TERRAN, same))
    assert one.record().moves == other.record().moves
    assert one.state.numbers == other.state.numbers
    assert _rules_broken(replace(same, piles={**same.piles, "nav": ("real_nav_zeta",) * 4})) == ["WC-7.6"]


@pytest.mark.rule("WC-20.6", "WC-5.1")
def test_no_carrier_is_weaker_than_another() -> None:
    carriers = [face for face in FACES.values() if face.kind == "carrier"]
    assert {face.printed.side for face in carriers} == {"terran", "kilrathi"}
    assert {tuple(face.values[name] for name in ("attack", "defence", "reinforcement")) for face in carriers} == {
        (3, 3, 2)
    }


@pytest.mark.rule("WC-20.6")
def test_a_deck_of_one_side_is_enough_to_play_but_two_of_one_side_are_not() -> None:
    assert _rules_broken(TERRAN) == []
    assert [refusal.rule for refusal in RULES.check_pair((KILRATHI, KILRATHI), FACES, {})] == ["WC-1.1"]
