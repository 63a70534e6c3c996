"""Section 15: optional rules, each off unless it is turned on."""

import pytest

from tabletop.core.engine import apply
from tabletop.core.view import sees
from tabletop.games import ruleset
from tabletop.library.decks import ready_decks
from tabletop.library.pool import faces
from tests.games.confront_wisdom.duel import ACTIVE, BLANK, INACTIVE, NONE, A, B, Duel
from tests.laws.games import setup

RULES = ruleset("confront_wisdom")


@pytest.mark.rule("CW-15.1")
def test_options_are_off_at_first_and_each_names_its_rule() -> None:
    assert RULES.default_options() == {
        "copy_limit": 15, "forced_open": False, "opening_points": 0, "attacker_picks_damage": False,
        "damage_to_lose": 5, "open_books": False, "sudden_death": False, "match": 1, "no_fifth_voluntary": False,
        "rearm": False, "lenient_idle": False,
    }  # fmt: skip
    assert [option.rule for option in RULES.options] == [f"CW-15.{n}" for n in range(1, 12)]


@pytest.mark.rule("CW-15.1")
def test_copy_limit_names_each_card_that_is_too_many() -> None:
    deck = ready_decks("confront_wisdom")[0]
    most = max(deck.piles["book"].count(id) for id in deck.piles["book"])
    known = faces("confront_wisdom")
    assert RULES.check_deck(deck, known, {"copy_limit": most}) == []
    broken = RULES.check_deck(deck, known, {"copy_limit": most - 1})
    assert {refusal.rule for refusal in broken} == {"CW-15.1"}


@pytest.mark.rule("CW-15.2")
def test_forced_open_opens_all_blanks_without_asking() -> None:
    d = Duel({"forced_open": True})
    blanks = [d.blank("tax_dragon", A), d.blank("lantern_boy", A)]
    d.begin("open", A)
    assert d.rules.phase(d.state) == "set"
    assert [d.pose(id) for id in blanks] == [ACTIVE, ACTIVE]


@pytest.mark.rule("CW-15.3")
def test_opening_points_are_for_turn_one_only() -> None:
    d = Duel({"opening_points": 2})
    d.unit("lantern_boy", B, INACTIVE)
    d.unit("lantern_boy", A, INACTIVE)
    d.begin("set", A, turn=1)
    assert d.points() == 2 + 2
    d.end_turn()
    assert d.points() == 2


@pytest.mark.rule("CW-15.4")
def test_the_attacker_may_point_at_the_damage() -> None:
    d = Duel({"attacker_picks_damage": True})
    samurai, mail = d.unit("vending_samurai", A), d.unit("meteor_mail", A)
    tops = [d.column(B, n, "bean_mouse_troop", "bean_mouse_troop")[0] for n in (0, 1)]
    d.begin("action", A)
    for act in (lambda: d.hit(samurai), lambda: d.use(mail, "impact")):
        act()
        assert d.state.asked == A
        assert all(d.view(A).cards[id].face is None for id in tops)
        (move, *_) = d.legal("damage_column")
        d.play(*move[:3])
    assert d.damage_of(B) == 2


@pytest.mark.rule("CW-15.5")
@pytest.mark.parametrize("n", [3, 7])
def test_damage_to_lose_sets_the_length_of_the_game(n: int) -> None:
    d = Duel({"damage_to_lose": n})
    d.damage(B, n - 2)
    one, two = d.unit("vending_samurai", A), d.unit("vending_samurai", A)
    d.begin("action", A)
    d.hit(one)
    assert d.state.winner == NONE
    d.hit(two)
    assert d.state.winner == A


@pytest.mark.rule("CW-15.6")
def test_open_books_hide_nothing_ever() -> None:
    made = setup("confront_wisdom", 2)
    s = RULES.deal(made.decks, made.faces, {"open_books": True}, 2)
    for _ in range(120):
        assert all(sees(s, seat, id) for seat in (A, B) for id in range(len(s.cards)))
        if s.winner >= 0:
            break
        apply(s, s.legal[0])


@pytest.mark.rule("CW-15.7")
def test_sudden_death_deals_damage_every_ten_turns_the_last_mover_first() -> None:
    d = Duel({"sudden_death": True})
    for seat in (A, B):
        d.unit("lantern_boy", seat, INACTIVE)
        d.damage(seat, 3)
        d.column(seat, 0, *["tax_dragon"] * 5)
    d.set_number("quiet", NONE, 9)
    d.begin("action", A, turn=20)
    d.play("end_turn")
    assert (d.damage_of(A), d.damage_of(B), d.state.winner, d.number("quiet", NONE)) == (4, 4, NONE, 0)
    d.set_number("quiet", NONE, 9)
    d.begin("action", A, turn=30)
    d.play("end_turn")
    assert (d.damage_of(A), d.damage_of(B), d.state.winner) == (5, 4, B)


@pytest.mark.rule("CW-15.7", "CW-12.6")
def test_sudden_death_after_turn_sixty_comes_every_ten_turns() -> None:
    d = Duel({"sudden_death": True})
    d.begin("action", B, turn=59)
    counts = []
    for turn in range(59, 72):
        d.set_number("idle", A, 0)
        d.set_number("idle", B, 0)
        d.set_number("quiet", NONE, 0)
        d.end_turn()
        counts.append((turn, d.damage_of(A)))
    assert [turn for (turn, n), (_, before) in zip(counts[1:], counts, strict=False) if n > before] == [60, 70]


@pytest.mark.rule("CW-15.9")
def test_the_fifth_damage_may_not_be_voluntary() -> None:
    d = Duel({"no_fifth_voluntary": True})
    first, second = d.column(A, 0, "tax_dragon", "tax_dragon")
    d.damage(A, 3)
    d.begin("set", A)
    d.take(first)
    assert d.refused("voluntary_damage", second, d.aim("damage", A)) == "CW-15.9"


@pytest.mark.rule("CW-15.10")
def test_rearmed_assists_skip_one_discard() -> None:
    d = Duel({"rearm": True})
    used, unused = d.unit("trapdoor", A, INACTIVE), d.unit("spark_shower", A)
    d.begin("action", B)
    d.play("end_turn")
    assert (d.place(used), d.place(unused), d.pose(unused)) == (("discard", A), ("field", A), ACTIVE)
    d.end_turn()
    d.end_turn()
    assert d.place(unused) == ("discard", A)


@pytest.mark.rule("CW-15.11", "CW-12.4")
@pytest.mark.parametrize(("lenient", "idle"), [(True, 0), (False, 2)])
def test_a_turn_without_a_legal_act_may_be_excused(lenient: bool, idle: int) -> None:
    d = Duel({"lenient_idle": lenient})
    d.set_number("idle", A, 1)
    d.begin("set", A)
    d.play("end_set")
    assert d.number("idle", A) == idle


@pytest.mark.rule("CW-15.11")
def test_lenience_ends_where_something_was_possible() -> None:
    d = Duel({"lenient_idle": True})
    d.column(A, 0, "tax_dragon")
    d.set_number("idle", A, 1)
    d.begin("set", A)
    assert d.pose(d.zone("column0", A)[0]) != BLANK
    d.play("end_set")
    assert d.number("idle", A) == 2
