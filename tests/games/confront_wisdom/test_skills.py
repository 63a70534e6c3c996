"""Section 11: skills."""

from dataclasses import replace

import pytest

from tabletop.core.engine import settle
from tabletop.effects.nodes import ChangeNumber, ChangeStat, Select
from tabletop.effects.run import Resolve
from tests.games.confront_wisdom.duel import ACTIVE, INACTIVE, NONE, A, B, Duel


@pytest.mark.rule("CW-11.1")
def test_units_and_assists_use_skills_in_the_own_action_step_only() -> None:
    d = Duel()
    archer, shower, foreign = d.unit("attic_archer", A), d.unit("spark_shower", A), d.unit("attic_archer", B)
    target = d.unit("stone_stair_giant", B)
    d.begin("set", A)
    assert d.use_refused(archer, "skylight_shot") == "CW-14.1"
    d.play("end_set")
    assert d.use_refused(foreign, "skylight_shot") == "CW-11.1"
    d.use(shower, "sparks", target)
    d.use(archer, "skylight_shot", target)
    assert (d.value(target, "power"), d.pose(archer), d.pose(shower)) == (2, INACTIVE, INACTIVE)


@pytest.mark.rule("CW-11.2", "CW-11.12")
def test_another_skill_of_a_card_that_woke_is_still_allowed() -> None:
    d = Duel()
    witch, whistle = d.unit("hourglass_witch", A), d.unit("rally_whistle", A)
    giant = d.unit("stone_stair_giant", A, INACTIVE, power=2)
    golem = d.unit("sugar_golem", B)
    d.begin("action", A)
    d.use(witch, "hold_still")
    d.use(whistle, "once_more", witch)
    assert (d.pose(witch), d.value(witch, "power"), d.pose(golem)) == (ACTIVE, 3, INACTIVE)
    assert d.use_refused(witch, "hold_still") == "CW-11.2"
    d.use(witch, "rewind")
    assert d.value(giant, "power") == 7


@pytest.mark.rule("CW-11.2", "CW-14.6")
def test_use_follows_the_card_through_zones_and_ends_with_the_turn() -> None:
    d = Duel()
    drone = d.unit("postal_drone", A)
    d.unit("lantern_boy", A, INACTIVE)
    d.begin("action", A)
    d.use(drone, "express")
    d.by_hand("free.move", drone, d.aim("discard", A))
    d.by_hand("free.move", drone, d.aim("field", A))
    d.by_hand("free.pose", drone, n=ACTIVE)
    assert d.use_refused(drone, "express") == "CW-11.2"
    d.play("end_turn")
    assert d.state.used == frozenset()


@pytest.mark.rule("CW-11.3")
def test_a_condition_must_hold() -> None:
    d = Duel()
    collector, guard = d.unit("debt_collector", A), d.unit("lantern_boy", B)
    d.column(B, 0, "bean_mouse_troop", "bean_mouse_troop")
    d.begin("action", A)
    assert d.use_refused(collector, "repossess") == "CW-11.3"
    d.by_hand("free.pose", guard, n=INACTIVE)
    d.use(collector, "repossess")
    assert d.damage_of(B) == 1


@pytest.mark.rule("CW-11.3")
def test_each_choice_needs_an_option_unless_it_says_up_to() -> None:
    d = Duel()
    poison, lullaby, boy = d.unit("poison_peddler", A), d.unit("music_box_lullaby", A), d.unit("lantern_boy", A)
    giant = d.unit("stone_stair_giant", B)
    d.begin("action", A)
    assert d.use_refused(poison, "free_sample") == "CW-11.3"
    d.use(lullaby, "lullaby", NONE)
    d.use(boy, "peeping_light", NONE)
    assert (d.pose(giant), d.value(giant, "power")) == (ACTIVE, 7)


@pytest.mark.rule("CW-11.3")
def test_two_choices_are_made_one_by_one_and_done_stops() -> None:
    d = Duel()
    king = d.unit("clock_king", A)
    guards = [d.unit("lantern_boy", B) for _ in range(3)]
    d.begin("action", A)
    d.use(king, "stop_the_hands", guards[0], guards[2])
    assert [d.pose(id) for id in guards] == [INACTIVE, ACTIVE, INACTIVE]


@pytest.mark.rule("CW-11.3")
def test_the_card_counts_as_inactive_while_its_choices_are_made() -> None:
    d = Duel()
    bell, dealer = d.unit("music_box_lullaby", A), d.unit("mirror_dealer", A)
    d.begin("action", A)
    assert d.use_refused(bell, "alarm_bell") == "CW-11.3"
    d.use(dealer, "sold_as_seen")
    d.play("choose_skill", bell, n=1)
    assert d.pose(dealer) == ACTIVE


@pytest.mark.rule("CW-11.3", "CW-11.8")
def test_the_cost_is_paid_first_and_is_no_destruction() -> None:
    d = Duel()
    runner = d.unit("meteor_runner", A)
    d.mark(runner, "protected_from_destruction", A)
    d.column(B, 0, "bean_mouse_troop")
    d.begin("action", A)
    d.use(runner, "dash_through")
    assert (d.place(runner), d.damage_of(B)) == (("discard", A), 1)


@pytest.mark.rule("CW-11.4")
def test_a_skill_may_choose_what_no_attack_may() -> None:
    d = Duel()
    warden, umbrella = d.unit("shadow_warden", A), d.unit("umbrella_thief", A)
    d.unit("lantern_boy", B)
    spent = d.unit("stone_stair_giant", B, INACTIVE)
    d.mark(spent, "cannot_be_attacked", B)
    d.begin("action", A)
    d.use(warden, "shadow_pin")
    assert set(d.rules.marks(d.state, spent)) >= {"cannot_be_activated", "cannot_use_skills"}
    d.use(umbrella, "spirited_off", spent)
    assert d.rules.marks(d.state, spent) == ()


@pytest.mark.rule("CW-11.5")
def test_a_chosen_card_that_no_longer_fits_is_skipped_and_the_rest_goes_on() -> None:
    d = Duel()
    source = d.unit("stardust_judge", A)
    weak, strong = d.unit("lantern_boy", B), d.unit("stone_stair_giant", B)
    hit = ChangeStat(
        target=Select(who="opponent", type="unit", count=1), stat="power", amount=-1, duration="until_owner_turn"
    )
    effects = (hit, hit, hit, ChangeNumber(player="self", number="bonus", amount=1))
    d.begin("action", A)
    d.state.stack.append(Resolve(A, source, effects, chosen=((weak,), (weak,), (strong,), None)))
    settle(d.state)
    assert d.place(weak) == ("discard", B)
    assert (d.value(strong, "power"), d.number("bonus", A)) == (6, 1)


@pytest.mark.rule("CW-11.6", "CW-14.5")
def test_worn_out_units_go_after_each_effect_the_users_first_the_oldest_first() -> None:
    d = Duel()
    theirs = [d.unit("lantern_boy", B) for _ in range(2)]
    mine = [d.unit("lantern_boy", A) for _ in range(2)]
    source = d.unit("stone_stair_giant", A)
    d.begin("action", A)
    all_units = Select(who="any", type="unit", count="all")
    effect = ChangeStat(target=all_units, stat="power", amount=-1, duration="until_owner_turn")
    d.state.told = []
    d.state.stack.append(Resolve(A, source, (effect,)))
    settle(d.state)
    gone = [event.card for event in d.state.told if event.why == "destroyed"]
    assert gone == [*mine, *theirs]


@pytest.mark.rule("CW-11.6")
def test_a_home_made_unit_without_power_goes_after_the_first_effect_of_any_kind() -> None:
    d = Duel()
    source, weak = d.unit("stone_stair_giant", A), d.unit("lantern_boy", B)
    card = d.state.cards[weak]
    d.state.cards[weak] = card._replace(face=replace(card.face, values={**card.face.values, "power": 0}))
    d.begin("action", A)
    assert d.place(weak) == ("field", B)
    d.state.stack.append(Resolve(A, source, (ChangeNumber(player="self", number="bonus", amount=1),)))
    settle(d.state)
    assert d.place(weak) == ("discard", B)


@pytest.mark.rule("CW-11.7", "CW-11.9")
def test_changes_end_with_the_owner_and_marks_with_the_user() -> None:
    d = Duel()
    judge, whale = d.unit("stardust_judge", A), d.unit("cloud_whale", A)
    giant = d.unit("stone_stair_giant", B)
    d.begin("action", A)
    d.use(judge, "restraining_order")
    d.use(whale, "drizzle", whale)
    d.play("end_turn")
    assert set(d.rules.marks(d.state, giant)) == {"cannot_attack", "cannot_use_skills"}
    assert d.points() == 7 + 2
    d.play("end_set")
    assert d.refused("attack", giant, judge) == "CW-11.9"
    d.play("end_turn")
    assert (d.rules.marks(d.state, giant), d.value(whale, "soul")) == ((), 5)


@pytest.mark.rule("CW-11.8", "CW-11.9")
def test_destroy_discards_and_protection_holds_once() -> None:
    d = Duel()
    judge, trapdoor = d.unit("stardust_judge", A), d.unit("trapdoor", A)
    giant = d.unit("stone_stair_giant", B, INACTIVE, power=4)
    d.mark(giant, "protected_from_destruction", B)
    d.begin("action", A)
    d.use(trapdoor, "drop")
    assert (d.place(giant), d.value(giant, "power"), d.rules.marks(d.state, giant)) == (("field", B), 4, ())
    d.use(judge, "maximum_sentence")
    assert d.place(giant) == ("discard", B)


@pytest.mark.rule("CW-11.9")
def test_protected_from_skills_is_neither_chosen_nor_met_by_all() -> None:
    d = Duel()
    monk, giant = d.unit("fasting_monk", B), d.unit("stone_stair_giant", B)
    samurai, archer = d.unit("vending_samurai", A), d.unit("attic_archer", A)
    d.begin("action", B)
    d.use(monk, "empty_mind")
    d.play("end_turn")
    sweep = d.unit("spring_cleaning", A)
    d.play("end_set")
    d.use(sweep, "sweep")
    assert (d.value(giant, "power"), d.value(monk, "power")) == (7, 2)
    d.play("use_skill", archer)
    assert {move.card for move in d.legal("pick")} == {archer, samurai}


@pytest.mark.rule("CW-11.9")
def test_cannot_be_activated_binds_set_only() -> None:
    d = Duel()
    warden = d.unit("shadow_warden", A)
    samurai = d.unit("vending_samurai", B, INACTIVE)
    troop = d.unit("bean_mouse_troop", A)
    d.begin("action", A)
    d.use(warden, "shadow_pin")
    d.attack(troop, samurai)
    assert (d.pose(samurai), d.value(samurai, "power")) == (ACTIVE, 2)
    d.by_hand("free.pose", samurai, n=INACTIVE)
    d.play("end_turn")
    assert d.refused("activate", samurai) == "CW-11.9"
    whistle = d.unit("rally_whistle", B)
    d.play("end_set")
    d.use(whistle, "once_more")
    assert d.pose(samurai) == ACTIVE


@pytest.mark.rule("CW-11.9")
def test_cannot_use_skills() -> None:
    d = Duel()
    archer = d.unit("attic_archer", A)
    d.mark(archer, "cannot_use_skills", B)
    d.unit("stone_stair_giant", B)
    d.begin("action", A)
    assert d.use_refused(archer, "skylight_shot") == "CW-11.9"
    assert {move.verb for move in d.legal()} == {"attack", "end_turn"}


@pytest.mark.rule("CW-11.9")
def test_marks_vanish_when_the_card_leaves_the_field() -> None:
    d = Duel()
    landlord, giant = d.unit("deep_sea_landlord", A), d.unit("stone_stair_giant", B)
    d.mark(giant, "cannot_attack", A)
    d.begin("action", A)
    d.use(landlord, "eviction")
    assert d.state.lasting == ()


@pytest.mark.rule("CW-11.10")
def test_a_copied_cost_is_paid_by_the_copier_and_the_original_stays_unused() -> None:
    d = Duel()
    dealer, runner = d.unit("mirror_dealer", A), d.unit("meteor_runner", A)
    d.column(B, 0, "bean_mouse_troop", "bean_mouse_troop")
    d.begin("action", A)
    d.use(dealer, "sold_as_seen")
    d.play("choose_skill", runner)
    assert (d.place(dealer), d.place(runner), d.damage_of(B)) == (("discard", A), ("field", A), 1)
    d.use(runner, "dash_through")
    assert d.damage_of(B) == 2


@pytest.mark.rule("CW-11.10")
def test_without_anything_to_copy_the_copying_skill_is_refused() -> None:
    d = Duel()
    dealer, other = d.unit("mirror_dealer", A), d.unit("mirror_dealer", B, INACTIVE)
    d.begin("action", A)
    assert d.use_refused(dealer, "sold_as_seen") == "CW-11.3"
    assert d.pose(other) == INACTIVE


@pytest.mark.rule("CW-11.11", "CW-13.7")
def test_a_look_shows_the_cards_to_the_user_and_tells_the_other_which_they_were() -> None:
    d = Duel()
    chart = d.unit("star_chart", A)
    blank, (top, beneath) = d.blank("tax_dragon", B), d.column(B, 2, "trapdoor", "lantern_boy")
    d.begin("action", A)
    told = d.play("use_skill", chart)
    shown = {event.card: event.seats for event in told if event.kind == "shown"}
    assert shown == {blank: 1 << A, top: 1 << A}
    assert d.view(A).cards[blank].face is not None
    assert d.view(A).cards[top].face is not None
    assert d.view(A).cards[beneath].face is None


@pytest.mark.rule("CW-11.12")
def test_a_card_may_wake_any_number_of_times_a_turn() -> None:
    d = Duel()
    samurai = d.unit("vending_samurai", A)
    whistles = [d.unit("rally_whistle", A) for _ in range(3)]
    d.column(B, 0, *["bean_mouse_troop"] * 5)
    d.begin("action", A)
    d.hit(samurai)
    for whistle in whistles:
        d.use(whistle, "once_more")
        d.hit(samurai)
    assert d.damage_of(B) == 4
