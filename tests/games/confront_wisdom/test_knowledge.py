"""Section 13: who knows what."""

import pytest

from tabletop.core.card import FACE_DOWN
from tabletop.core.view import project, sees
from tests.games.confront_wisdom.duel import BLANK, INACTIVE, A, B, Duel
from tests.games.confront_wisdom.long_games import long_game


@pytest.mark.rule("CW-13.1", "CW-13.2", "CW-13.3", "CW-13.4")
def test_in_random_games_each_seat_sees_what_the_rules_say() -> None:
    for seed in range(6):
        for at, s in enumerate(long_game(seed, 150)):
            if at % 6:
                continue
            for seat in (A, B):
                cards = s.cards
                markers = {id for id, card in enumerate(cards) if card.face.kind == "marker"}
                assert all(sees(s, seat, id) for id, card in enumerate(cards) if card.owner == seat)
                assert [len(zone) for zone in project(s, seat).zones] == [len(zone) for zone in s.zones]
                face_up = [id for key in ("field", "discard") for id in s.zones[s.rules.zone(key, 1 - seat)]]
                assert all(sees(s, seat, id) for id in face_up if not cards[id].pose & FACE_DOWN)
                unseen = {id for id in range(len(cards)) if not sees(s, seat, id)} - markers
                assert all(not cards[id].known >> seat & 1 for id in unseen)


@pytest.mark.rule("CW-13.1", "CW-13.2")
def test_public_and_hidden_cards() -> None:
    d = Duel()
    public = [d.unit("sugar_golem", B), d.unit("trapdoor", B, INACTIVE), d.put("lantern_boy", "discard", B)]
    hidden = [d.blank("tax_dragon", B), *d.damage(B, 2), *d.column(B, 0, "trapdoor", "lantern_boy")]
    d.begin("set", A)
    seen = d.view(A)
    assert all(seen.cards[id].face for id in public)
    assert not any(seen.cards[id].face for id in hidden)
    assert seen.facts["damage"] == (0, 2)
    assert seen.facts["book"] == (0, 2)


@pytest.mark.rule("CW-13.3")
def test_the_owner_knows_own_blanks_and_damage() -> None:
    d = Duel()
    d.unit("tax_dragon", B)
    first, second = d.column(A, 0, "lantern_boy", "postal_drone")
    d.begin("set", A)
    d.lay(first)
    d.take(second)
    assert d.pose(first) == BLANK
    assert all(d.view(A).cards[id].face for id in (first, second))
    assert not any(d.view(B).cards[id].face for id in (first, second))


@pytest.mark.rule("CW-13.4", "CW-13.7")
def test_the_column_a_card_comes_from_is_public_and_its_face_is_not() -> None:
    d = Duel()
    d.unit("tax_dragon", B)
    _, top = d.column(A, 0, "lantern_boy"), d.column(A, 3, "postal_drone")[0]
    d.begin("set", A)
    (moved,) = [event for event in d.play("place", top, d.aim("field", A)) if event.kind == "moved"]
    assert (moved.card, moved.source, moved.seats) == (top, d.rules.zone("column3", A), 1 << A)
    assert d.view(B).cards[top].face is None


@pytest.mark.rule("CW-13.7")
def test_voluntary_damage_and_chosen_columns_are_announced_without_the_face() -> None:
    d = Duel()
    mine = d.column(A, 2, "lantern_boy")[0]
    theirs = [d.column(B, n, "postal_drone")[0] for n in (0, 1)]
    samurai = d.unit("vending_samurai", A)
    d.begin("set", A)
    told = [*d.play("voluntary_damage", mine, d.aim("damage", A)), *d.play("end_set"), *d.hit(samurai)]
    told += d.play("damage_column", theirs[1], d.aim("damage", B))
    damaged = {event.card: event.seats for event in told if event.why == "damaged"}
    assert damaged == {mine: 1 << A, theirs[1]: 1 << B}


@pytest.mark.rule("CW-13.5", "CW-14.6")
def test_a_card_once_seen_stays_known_wherever_it_goes() -> None:
    d = Duel()
    landlord, umbrella = d.unit("deep_sea_landlord", A), d.unit("umbrella_thief", A)
    giant, golem = d.unit("stone_stair_giant", B), d.unit("sugar_golem", B)
    d.begin("action", A)
    d.use(landlord, "eviction", giant)
    d.use(umbrella, "spirited_off")
    assert (d.place(giant), d.pose(golem)) == (("column0", B), BLANK)
    for seat in (A, B):
        assert d.view(seat).cards[giant].face is not None
        assert d.view(seat).cards[golem].face is not None


@pytest.mark.rule("CW-13.5")
def test_what_a_look_showed_is_still_known_when_the_card_is_put_out() -> None:
    d = Duel()
    boy = d.unit("lantern_boy", A)
    (top,) = d.column(B, 0, "bean_mouse_troop")
    d.begin("action", A)
    d.use(boy, "peeping_light")
    d.play("end_turn")
    d.lay(top)
    assert d.pose(top) == BLANK
    assert d.view(A).cards[top].face is not None


@pytest.mark.rule("CW-13.2")
def test_what_a_blank_cost_is_told_to_nobody_else() -> None:
    d = Duel()
    (top, _) = d.column(A, 0, "bean_mouse_troop", "meteor_runner")
    d.unit("tax_dragon", B)
    d.begin("set", A)
    before = d.view(B).decision
    d.lay(top)
    assert d.state.cards[top].pose & FACE_DOWN
    assert d.view(A).facts["left"] < d.view(A).facts["points"] == d.view(B).facts["points"]
    assert "left" not in d.view(B).facts
    assert d.view(B).decision == before
