"""Section 10: damage."""

import pytest

from tabletop.bots.playout import answer
from tabletop.bots.random_legal import RandomLegal
from tabletop.core.chance import Chance
from tabletop.core.engine import settle
from tabletop.core.move import NONE
from tabletop.effects.run import Resolve
from tabletop.games.confront_wisdom.nodes import DamagePlayer
from tabletop.games.confront_wisdom.words import DAMAGE
from tests.games.confront_wisdom.duel import ACTIVE, A, B, Duel


@pytest.mark.rule("CW-10.1", "CW-10.2")
def test_the_damaged_player_chooses_the_column() -> None:
    d = Duel()
    samurai = d.unit("vending_samurai", A)
    tops = [d.column(B, n, "bean_mouse_troop", "lantern_boy")[0] for n in (0, 3)]
    foreign = d.column(A, 0, "trapdoor")[0]
    d.begin("action", A)
    d.hit(samurai)
    assert d.state.asked == B
    assert {move.card for move in d.legal()} == set(tops)
    assert d.refused("damage_column", foreign, d.aim("damage", B)) == "CW-10.2"
    assert d.refused("damage_column", tops[0], d.aim("damage", B), seat=A) == "CW-14.1"
    d.play("damage_column", tops[1], d.aim("damage", B))
    assert (d.place(tops[1]), d.pose(tops[1]), d.state.asked) == (("damage", B), DAMAGE, A)


@pytest.mark.rule("CW-10.2")
def test_with_one_column_there_is_nothing_to_choose() -> None:
    d = Duel()
    samurai = d.unit("vending_samurai", A)
    top = d.column(B, 4, "bean_mouse_troop", "lantern_boy")[0]
    d.begin("action", A)
    d.hit(samurai)
    assert (d.place(top), d.state.asked) == (("damage", B), A)


@pytest.mark.rule("CW-10.4")
def test_damage_by_a_skill_comes_one_card_at_a_time_and_the_first_to_reach_five_loses() -> None:
    d = Duel()
    both = (DamagePlayer(player="opponent", amount=3), DamagePlayer(player="self", amount=3))
    d.damage(A, 3)
    d.damage(B, 3)
    d.column(B, 0, "bean_mouse_troop")
    source = d.unit("meteor_mail", A)
    d.begin("action", A)
    d.state.stack.append(Resolve(A, source, both))
    settle(d.state)
    assert (d.state.winner, d.damage_of(B), d.damage_of(A)) == (A, 5, 3)


@pytest.mark.rule("CW-10.4", "CW-10.3")
def test_a_skill_that_deals_the_fifth_damage_wins() -> None:
    d = Duel()
    mail = d.unit("meteor_mail", A)
    d.damage(B, 4)
    d.begin("action", A)
    d.use(mail, "impact")
    assert d.state.winner == A


@pytest.mark.rule("CW-10.5", "CW-10.8")
def test_the_newest_damage_card_is_healed() -> None:
    d = Duel()
    jizo = d.unit("upside_down_jizo", A)
    old, new = d.damage(A, 2)
    d.begin("action", A)
    d.use(jizo, "stand_in")
    assert d.zone("damage", A) == (old,)
    assert d.zone("discard", A) == (jizo, new)


@pytest.mark.rule("CW-10.8")
def test_healing_without_damage_does_nothing() -> None:
    d = Duel()
    cart = d.unit("repair_cart", A)
    d.begin("action", A)
    d.use(cart, "patch")
    assert d.damage_of(A) == 0


@pytest.mark.rule("CW-10.6")
def test_a_marker_counts_as_damage_and_vanishes_when_healed() -> None:
    d = Duel()
    samurai = d.unit("vending_samurai", A)
    cart = d.unit("repair_cart", B)
    d.begin("action", A)
    d.hit(samurai)
    (marker,) = d.zone("damage", B)
    assert d.state.cards[marker].face.kind == "marker"
    d.begin("set", B)
    assert d.points() == 7 + 1
    d.play("end_set")
    d.use(cart, "patch")
    assert (d.damage_of(B), d.place(marker)) == (0, ("gone", NONE))


@pytest.mark.rule("CW-10.7")
def test_voluntary_damage_is_free_uncovers_and_counts_toward_the_five() -> None:
    d = Duel()
    column = d.column(A, 0, *["tax_dragon"] * 6)
    d.begin("set", A)
    for n, id in enumerate(column[:4], 1):
        d.take(id)
        assert (d.damage_of(A), d.points(), d.state.winner) == (n, n, NONE)
    d.take(column[4])
    assert d.state.winner == B


@pytest.mark.rule("CW-10.7")
def test_a_computer_player_never_takes_the_losing_damage_by_itself() -> None:
    d = Duel()
    d.column(A, 0, "tax_dragon")
    d.damage(A, 4)
    d.begin("set", A)
    chance = Chance(3)
    assert {answer(d.state, RandomLegal(), d.faces, chance).verb for _ in range(40)} == {"end_set"}
    assert d.legal("voluntary_damage")


@pytest.mark.rule("CW-10.2", "CW-9.6")
def test_after_the_column_is_chosen_the_turn_goes_on() -> None:
    d = Duel()
    one, two = d.unit("vending_samurai", A), d.unit("lantern_boy", A)
    first, _ = (d.column(B, n, "bean_mouse_troop", "bean_mouse_troop")[0] for n in (0, 1))
    d.begin("action", A)
    d.hit(one)
    d.play("damage_column", first, d.aim("damage", B))
    assert {move.card for move in d.legal("attack")} == {two}
    assert d.pose(two) == ACTIVE
