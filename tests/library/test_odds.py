"""Chances are exact: compared with counting every case."""

from fractions import Fraction
from itertools import combinations, product

import pytest

from tabletop.core.ruleset import Deck
from tabletop.library.decks import ready_decks
from tabletop.library.errors import Unusable
from tabletop.library.odds import KEEP, SEEK, Plan, Wanted, all_aside, chance, chance_by, depths, plan_of
from tabletop.library.odds_words import assumptions
from tabletop.library.pool import faces


def counted(size: int, wanted: list[Wanted], drawn: int) -> Fraction:
    deck = [i for i, group in enumerate(wanted) for _ in range(group.copies)]
    deck += [-1] * (size - len(deck))
    hands = list(combinations(deck, drawn))
    good = sum(all(hand.count(i) >= group.least for i, group in enumerate(wanted)) for hand in hands)
    return Fraction(good, len(hands))


@pytest.mark.parametrize("drawn", range(8))
@pytest.mark.parametrize(
    "wanted", [[Wanted(3)], [Wanted(3, 2)], [Wanted(2), Wanted(3)], [Wanted(0)], [Wanted(8, 0)]]
)
def test_a_chance_is_the_share_of_all_hands(wanted: list[Wanted], drawn: int) -> None:
    assert chance(8, wanted, drawn) == counted(8, wanted, drawn)


@pytest.mark.parametrize(("copies", "least", "later"), list(product((1, 2, 3), (1, 2), (0, 2))))
def test_a_redraw_is_the_share_of_all_hands_and_all_redraws(copies: int, least: int, later: int) -> None:
    size, hand = 7, 3
    deck = [1] * copies + [0] * (size - copies)
    total = Fraction(0)
    hands = list(combinations(range(size), hand))
    for opening in hands:
        kept = [card for card in opening if deck[card]]
        rest = [card for card in range(size) if card not in kept]
        draws = list(combinations(rest, hand - len(kept) + later))
        total += Fraction(sum(len(kept) + sum(deck[c] for c in draw) >= least for draw in draws), len(draws))
    plan = Plan(size, hand, (later,), may_seek=True)
    assert chance_by(plan, [Wanted(copies, least)], 1, SEEK) == total / len(hands)


def test_no_mulligan_policy_changes_a_game_without_mulligan() -> None:
    plan = Plan(60, 7, (2, 2))
    assert chance_by(plan, [Wanted(4)], 2, SEEK) == chance_by(plan, [Wanted(4)], 2, KEEP)


@pytest.mark.rule("WX-6.4", "WX-6.5", "WX-7.15")
def test_the_player_who_begins_sees_a_card_less() -> None:
    deck = ready_decks("wixoss")[0]
    known = faces("wixoss")
    assert [plan_of(deck, known, True).seen(turn) for turn in range(4)] == [5, 6, 8, 10]
    assert [plan_of(deck, known, False).seen(turn) for turn in range(4)] == [5, 7, 9, 11]


@pytest.mark.rule("WX-6.6")
def test_life_cloth_takes_seven_cards_that_nobody_can_draw() -> None:
    plan = plan_of(ready_decks("wixoss")[0], faces("wixoss"))
    assert max(plan.seen(turn) for turn in range(21)) == 40 - 7
    assert all_aside(plan, Wanted(1)) == Fraction(7, 40)
    assert all_aside(plan, Wanted(4)) == chance(40, [Wanted(4, 4)], 7)


@pytest.mark.rule("JK-7.1", "JK-5.16", "JK-4.5")
def test_destiny_draws_go_to_the_hand_and_force_cards_tell_the_draws() -> None:
    deck, known = ready_decks("jedi_knights")[0], faces("jedi_knights")
    without, with_ = plan_of(deck, known, destiny=0), plan_of(deck, known, destiny=2)
    theme = known[deck.piles["theme"][0]]
    assert without.hand == theme.values["hand"]
    assert with_.seen(3) == without.seen(3) + 6
    force = sorted(
        (known[id] for id in deck.piles["force_deck"]), key=lambda face: face.values["force_number"]
    )
    assert without.draws == tuple(face.values["draw_number"] for face in force)


@pytest.mark.rule("WC-8.6", "WC-9.2.3")
def test_seven_cards_and_two_a_turn_of_a_wing() -> None:
    deck, known = ready_decks("wing_commander")[0], faces("wing_commander")
    plan = plan_of(deck, known)
    assert [plan.seen(turn) for turn in range(3)] == [7, 9, 11]
    assert plan_of(deck, known, taken=4).size == plan.size - 4


@pytest.mark.rule("CW-4.2")
def test_a_book_has_no_draw_but_a_depth() -> None:
    deck = ready_decks("confront_wisdom")[0]
    with pytest.raises(Unusable):
        plan_of(deck, faces("confront_wisdom"))
    book = deck.piles["book"]
    assert depths(deck, {book[0]})[0] == 0
    assert depths(deck, set(book)) == sorted([0, 1, 2] * 5)


def test_an_empty_deck_is_one_sentence() -> None:
    with pytest.raises(Unusable) as wrong:
        plan_of(Deck("wixoss", "", {"main": (), "lrig": ()}, {}), faces("wixoss"))
    assert str(wrong.value)


@pytest.mark.parametrize("game", ["confront_wisdom", "wing_commander", "jedi_knights", "wixoss"])
def test_every_assumption_cites_a_rule_that_exists(game: str) -> None:
    from tabletop.library.rules_text import rules

    known = rules(game, "en")
    for sentence in assumptions(game, True)[1 if game != "confront_wisdom" else 0 :]:
        assert sentence.split()[-1] in known, sentence
