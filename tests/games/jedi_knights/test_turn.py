"""The phases of the shared turn (JK-5), drawing and destiny."""

import pytest

from tabletop.core.change import move
from tabletop.core.engine import apply
from tabletop.core.view import project, sees
from tabletop.games.jedi_knights import words
from tabletop.games.jedi_knights.table import discard
from tabletop.games.jedi_knights.turn import PickForce
from tests.games.jedi_knights.front import GREEN, NONE, ORANGE, READY, ROTATED, A, E, Front


def _pick_any(f: Front) -> None:
    for _ in range(2):
        apply(f.state, f.state.legal[0])


@pytest.mark.rule("JK-5.1", "JK-5.2", "JK-5.61")
def test_two_turns_a_planet_and_six_phases_in_order() -> None:
    f = Front({"ask_every_window": True})
    f.set_number("planet_turn", NONE, 0)
    f.begin("force", A)
    seen: list[str] = []
    while f.number("planet", NONE) == 1:
        if f.phase() not in seen[-1:]:
            seen.append(f.phase())
        if f.legal("pass"):
            f.pass_()
        else:
            _pick_any(f)
    assert seen == ["force", "deploy", "starship_battle", "blockade", "character_battle"] * 2
    assert f.rules.phases == ("set_up", *seen[:5], "control")
    assert f.number("planet_turn", NONE) == 1


@pytest.mark.rule("JK-5.11", "JK-1.2", "JK-5.17")
def test_all_own_cards_are_readied_and_nothing_else_is_done_in_the_force_phase() -> None:
    f = Front()
    man, ship = f.man(A, pose=ROTATED), f.ship(E, pose=ROTATED)
    f.put(f.card("character", cost=0), "hand", A)
    f.begin("force", A)
    assert (f.pose(man), f.pose(ship)) == (READY, READY)
    assert {move.verb for move in f.state.legal} == {"pick_force"}


@pytest.mark.rule("JK-5.12", "JK-5.16")
def test_force_cards_are_picked_in_secret_and_revealed_together() -> None:
    f = Front()
    f.deck_top(A, *[1] * 9)
    f.deck_top(E, *[1] * 9)
    old = f.use_force(A, "jko-038")
    kept = f.put(f.card("location", planet="x"), "controlled_locations", A)
    f.begin("force", A)
    mine = next(id for id in f.zone("force_deck", A) if f.state.cards[id].face.id == GREEN[3])
    f.play("pick_force", mine, f.aim("force_in_use", A))
    assert f.place(mine) == ("force_deck", A)
    assert not sees(f.state, E, mine)
    other = min(f.zone("force_deck", A))
    hidden = f.state.stack[-1].masked(f.state, E)
    assert isinstance(hidden, PickForce)
    assert hidden.picks == (other,)
    theirs = next(id for id in f.zone("force_deck", E) if f.state.cards[id].face.id == ORANGE[1])
    f.play("pick_force", theirs, f.aim("force_in_use", E))
    assert f.zone("force_in_use", A) == (mine,)
    assert f.place(old) == ("used_force", A)
    assert not sees(f.state, A, old)
    assert f.place(kept) == ("controlled_locations", A)
    assert (len(f.zone("hand", A)), len(f.zone("hand", E))) == (5, 3)


@pytest.mark.rule("JK-5.13")
def test_an_empty_force_deck_is_refilled_from_the_used_cards() -> None:
    f = Front()
    for id in f.zone("force_deck", A):
        move(f.state, id, words.USED_FORCE[A])
    f.begin("force", A)
    assert len(f.zone("force_deck", A)) == 8
    assert len(f.zone("force_deck", E)) == 8


@pytest.mark.rule("JK-5.14", "JK-14.7")
def test_texts_on_reveal_work_before_the_draw() -> None:
    f = Front()
    f.deck_top(A, *[1] * 9)
    f.event(E)
    hollow = f.put("jko-040", "force_deck", A)
    f.begin("force", A)
    f.play("pick_force", hollow, f.aim("force_in_use", A))
    apply(f.state, f.state.legal[0])
    assert len(f.zone("hand", A)) == 1 + 4


@pytest.mark.rule("JK-1.10", "JK-7.2")
def test_an_empty_draw_deck_loses_nothing_and_hands_have_no_limit() -> None:
    f = Front()
    (last,) = f.deck_top(A, 1)
    for _ in range(30):
        f.event(A)
    f.begin("force", A)
    _pick_any(f)
    assert f.place(last) == ("hand", A)
    assert len(f.zone("hand", A)) == 31
    assert f.state.winner < 0


@pytest.mark.rule("JK-5.21", "JK-6.4")
def test_credits_then_texts_at_the_start_of_the_deploy_phase() -> None:
    f = Front(themes=("005", "003"))
    f.use_force(A, GREEN[2])
    f.use_force(E, ORANGE[2])
    for seat in (A, E):
        f.put(f.card("character", cost=0), "hand", seat)
    f.begin("deploy", A)
    assert (f.number("credits", A), f.number("credits", E)) == (11, 11)


@pytest.mark.rule("JK-5.22", "JK-5.24", "JK-2.6", "JK-2.7", "JK-5.6")
def test_what_can_be_deployed_where() -> None:
    f = Front()
    f.use_force(A, GREEN[2])
    ship, theirs = f.ship(A), f.ship(E)
    walker = f.put(f.card("character"), "hand", A)
    rider = f.put(f.card("character", can_board=True), "hand", A)
    fighter = f.put(f.card("starship"), "hand", A)
    gun = f.put(f.weapon_card("starship"), "hand", A)
    event = f.event(A)
    f.begin("deploy", A)
    site, system = f.aim("at_site", A), f.aim("at_system", A)
    assert f.refused("deploy", walker, ship) == "JK-5.22"
    assert f.refused("deploy", walker, system) == "JK-5.24"
    assert f.refused("deploy", rider, theirs) == "JK-5.22"
    assert f.refused("deploy", event, site) == "JK-5.22"
    assert f.refused("deploy", gun, theirs) == "JK-2.8"
    f.play("deploy", rider, ship)
    assert f.state.cards[rider].on == ship
    assert f.place(rider) == ("at_system", A)
    f.play("deploy", gun, ship)
    f.play("deploy", walker, site)
    f.play("deploy", fighter, system)
    f.pass_()
    assert f.phase() == "starship_battle"
    assert any(move.card == fighter for move in f.legal("attack"))


@pytest.mark.rule("JK-5.31", "JK-5.51", "JK-9.3")
def test_each_battle_phase_is_for_its_own_kind() -> None:
    f = Front()
    ship, enemy, man, foe = f.ship(A), f.ship(E), f.man(A), f.man(E)
    f.begin("starship_battle", A)
    assert {move.card for move in f.legal("attack")} == {ship}
    assert f.refused("attack", man, foe) == "JK-9.3"
    assert f.refused("attack", ship, foe) == "JK-9.3"
    assert f.refused("blockade", ship, foe) == "JK-5.31"
    f.begin("character_battle", A)
    assert {move.card for move in f.legal("attack")} == {man}
    assert f.refused("attack", ship, enemy) == "JK-9.3"


@pytest.mark.rule("JK-5.5")
def test_after_a_battle_the_other_player_has_the_next_action() -> None:
    f = Front()
    first, second = f.man(A, 1), f.man(A, 1)
    foe, other = f.man(E, 1), f.man(E, 1)
    f.begin("character_battle", A)
    f.play("attack", first, foe)
    assert f.state.asked == E
    f.play("attack", other, second)
    assert f.state.asked == A


@pytest.mark.rule("JK-7.3", "JK-7.1")
def test_a_card_without_destiny_counts_as_zero_and_joins_the_hand() -> None:
    f = Front()
    man, target = f.man(A), f.man(E, defense=0)
    weapon = f.weapon(man, 1)
    drawn = f.put("jko-014", "draw_deck", A)
    f.begin("character_battle", A)
    f.play("attack", man, target)
    f.play("use_weapon", weapon, target)
    assert f.gone(target)
    assert f.place(drawn) == ("hand", A)


@pytest.mark.rule("JK-12.6")
def test_a_player_may_concede_at_any_time() -> None:
    f = Front()
    f.begin("force", A)
    f.play("resign", n=A)
    assert f.state.winner == E


@pytest.mark.rule("JK-1.5", "JK-1.6")
def test_only_the_top_of_a_discard_pile_is_seen() -> None:
    f = Front()
    first, second = f.event(A, 2), f.event(A, 2)
    f.begin("force", A)
    discard(f.state, first)
    assert sees(f.state, E, first)
    discard(f.state, second)
    assert not sees(f.state, A, first)
    view = project(f.state, E)
    shown = [view.cards[id].face for id in view.zones[words.DISCARD[A]]]
    assert shown[0] is None
    assert shown[1] is not None
