"""Section 4: the book."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from tabletop.core.ruleset import Deck
from tabletop.core.state import State
from tabletop.games import ruleset
from tabletop.library.decks import ready_decks
from tabletop.library.pool import faces
from tests.games.confront_wisdom.duel import A, B, Duel
from tests.games.confront_wisdom.long_games import long_game

RULES, FACES = ruleset("confront_wisdom"), faces("confront_wisdom")


def _book(ids: Sequence[str]) -> Deck:
    return replace(ready_decks("confront_wisdom")[0], piles={"book": tuple(ids)})


def _broken(ids: Sequence[str], **options: object) -> list[str]:
    return [refusal.rule for refusal in RULES.check_deck(_book(ids), FACES, options)]


@pytest.mark.rule("CW-4.1", "CW-1.1")
@pytest.mark.parametrize("n", [0, 14, 16])
def test_a_book_has_exactly_fifteen_cards(n: int) -> None:
    assert "CW-4.1" in _broken(["bean_mouse_troop"] * n)


@pytest.mark.rule("CW-4.1", "CW-4.5", "CW-15.1")
def test_every_broken_clause_is_named() -> None:
    assert _broken(["bean_mouse_troop"] * 15) == []
    assert _broken(["trapdoor"] * 14, copy_limit=3) == ["CW-4.1", "CW-4.5", "CW-15.1"]
    assert _broken(["trapdoor"] * 7 + ["spark_shower"] * 8, copy_limit=6) == ["CW-4.5", "CW-15.1", "CW-15.1"]


@pytest.mark.rule("CW-4.5")
def test_a_book_holds_a_unit() -> None:
    assert _broken(["trapdoor"] * 15) == ["CW-4.5"]
    assert _broken(["trapdoor"] * 14 + ["bean_mouse_troop"]) == []


@pytest.mark.rule("CW-4.1", "CW-4.2", "CW-4.6")
def test_three_rows_of_five_as_saved_the_top_row_first() -> None:
    deck, other = ready_decks("confront_wisdom")[:2]
    s = RULES.deal((deck, other), FACES, {}, 1)
    for column in range(5):
        from_the_top = [s.cards[id].face.id for id in reversed(s.zones[RULES.zone(f"column{column}", A)])]
        assert from_the_top == [deck.piles["book"][row * 5 + column] for row in range(3)]


@pytest.mark.rule("CW-4.6")
def test_the_same_cards_laid_out_anew_are_another_legal_book() -> None:
    deck, other = ready_decks("confront_wisdom")[:2]
    anew = _book(deck.piles["book"][::-1])
    assert RULES.check_deck(anew, FACES, {}) == []
    tops = [
        [s.cards[s.zones[RULES.zone(f"column{n}", A)][-1]].face.id for n in range(5)]
        for s in (RULES.deal((book, other), FACES, {}, 1) for book in (deck, anew))
    ]
    assert tops[0] == list(deck.piles["book"][:5])
    assert tops[1] == list(deck.piles["book"][:9:-1])


@pytest.mark.rule("CW-4.2", "CW-4.3")
def test_the_card_beneath_is_available_at_once() -> None:
    d = Duel()
    first, second = d.column(A, 2, "bean_mouse_troop", "lantern_boy")
    d.unit("tax_dragon", B)
    d.begin("set", A)
    assert {move.card for move in d.legal("place")} == {first}
    assert d.lay_refused(second) == "CW-4.2"
    d.lay(first)
    assert {move.card for move in d.legal("place")} == {second}


@pytest.mark.rule("CW-4.4")
def test_the_order_inside_a_column_never_changes_in_play() -> None:
    for seed in range(8):
        before: dict[int, list[int]] = {}
        for s in long_game(seed, 120):
            for column in range(10):
                ids = list(s.zones[column])
                was = before.get(column, ids)
                one_less = [was[:n] + was[n + 1 :] for n in range(len(was))]
                assert ids in (was, *one_less) or _changed_by_skill(s, ids, was)
                before[column] = ids


def _changed_by_skill(s: State, ids: list[int], was: list[int]) -> bool:
    """A skill put a card back, or moved the top to the bottom."""
    return bool(s.used) and (len(ids) > len(was) or ids == [was[-1], *was[:-1]])


@pytest.mark.rule("CW-4.4", "CW-11.11")
def test_a_skill_that_says_so_moves_the_top_of_a_column_to_its_bottom() -> None:
    d = Duel()
    chart = d.unit("star_chart", A)
    top, middle, bottom = d.column(A, 3, "trapdoor", "lantern_boy", "postal_drone")
    (single,) = d.column(A, 4, "bean_mouse_troop")
    deep, _ = d.column(A, 0, "sugar_golem", "tax_dragon")
    d.begin("action", A)
    d.play("use_skill", chart, n=1)
    assert {move.card for move in d.legal("pick")} == {top, deep}
    assert d.refused("pick", single) == "CW-11.3"
    d.play("pick", top)
    assert d.zone("column3", A) == (top, bottom, middle)
    assert d.number("bonus", A) == 4


@pytest.mark.rule("CW-4.4", "CW-13.2", "CW-13.3")
def test_one_reads_the_own_book_only() -> None:
    d = Duel()
    own, others = d.column(A, 0, "trapdoor", "lantern_boy"), d.column(B, 0, "trapdoor", "lantern_boy")
    d.begin("set", A)
    assert all(d.view(A).cards[id].face for id in own)
    assert not any(d.view(A).cards[id].face for id in others)


@pytest.mark.rule("CW-4.7")
def test_a_returned_card_goes_to_the_shortest_column_the_leftmost_of_several() -> None:
    d = Duel()
    landlord, giant = d.unit("deep_sea_landlord", A), d.unit("stone_stair_giant", B)
    for column, n in enumerate((3, 1, 2, 1, 3)):
        d.column(B, column, *["bean_mouse_troop"] * n)
    d.begin("action", A)
    d.use(landlord, "eviction")
    assert d.zone("column1", B)[-1] == giant
    assert len(d.zone("column1", B)) == 2


@pytest.mark.rule("CW-4.7")
def test_a_column_may_hold_more_than_three_and_the_bottom_is_the_rule() -> None:
    d = Duel()
    cart = d.unit("repair_cart", A)
    for column in range(5):
        d.column(A, column, *["bean_mouse_troop"] * 3)
    (healed,) = d.damage(A, 1)
    d.begin("action", A)
    d.use(cart, "patch")
    assert (d.zone("column0", A)[0], len(d.zone("column0", A))) == (healed, 4)


@pytest.mark.rule("CW-4.8", "CW-10.6")
def test_an_empty_book_does_not_end_the_game() -> None:
    d = Duel()
    samurai = [d.unit("vending_samurai", A) for _ in range(5)]
    d.begin("action", A)
    for n, attacker in enumerate(samurai, 1):
        assert d.state.winner == -1
        d.hit(attacker)
        assert d.damage_of(B) == n
    assert d.state.winner == A
