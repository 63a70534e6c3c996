"""Battles, carrier attacks, losses."""

import pytest

from tabletop.core.move import NONE, Move
from tabletop.games.wing_commander import words
from tests.games.wing_commander.air import CENTER, HOME, NE, NW, SE, SW, Air, K, T

READY = words.READY


@pytest.mark.rule("WC-9.6")
@pytest.mark.rule("WC-9.6.1")
@pytest.mark.rule("WC-9.6.3")
@pytest.mark.rule("WC-10.1")
@pytest.mark.rule("WC-10.10")
def test_battles_cannot_be_declined_and_each_place_has_one() -> None:
    air = Air()
    for zone in (NW, SE):
        air.flight("t_warden_nh", zone, T)
        air.flight("k_korthak_ec", zone, K)
    air.flight("t_kestrel_sp", SW, T)
    air.begin("combat", T)
    assert air.legal() == [Move("fight", target=air.at(NW)), Move("fight", target=air.at(SE))]
    assert air.refused("end_phase") == "WC-9.6.1"
    assert air.refused("fight", target=air.at(SW)) == "WC-9.6.1"
    air.play("fight", target=air.at(SE))
    air.pass_all()
    assert air.refused("fight", target=air.at(SE)) == "WC-9.6.3"
    assert air.legal() == [Move("fight", target=air.at(NW))]


@pytest.mark.rule("WC-9.6.2")
@pytest.mark.rule("WC-11.1")
def test_attacking_a_bare_carrier_is_a_choice_of_bombers() -> None:
    air = Air()
    air.flight("t_kestrel_nh", HOME[K], T)
    air.begin("combat", T)
    assert not air.legal("fight")
    anvil = air.flight("t_anvil_sb", HOME[K], T)
    air.begin("combat", T)
    assert set(air.legal()) == {Move("fight", target=air.at(HOME[K])), Move("end_phase")}
    air.play("fight", target=air.at(HOME[K]))
    assert {move.card for move in air.legal()} == {anvil}
    air.play("assign_leftover", anvil)
    assert air.hits(K) == 0


@pytest.mark.rule("WC-9.6.4")
@pytest.mark.rule("WC-14.4")
def test_capital_ships_are_checked_after_the_last_battle() -> None:
    air = Air()
    ship = air.lay("k_blood_oath", CENTER, K)
    air.flight("t_bulwark_if", CENTER, T)
    gharrok = air.flight("k_zhakar_tf", CENTER, K)
    air.fight(CENTER, T)
    assert air.zone_of(gharrok) == words.DISCARD[K]
    assert air.zone_of(ship) == CENTER
    air.play("pass")
    assert air.zone_of(ship) == words.DISCARD[K]
    assert air.power(K) == 30 - 1 - 2
    assert "maneuver" not in air.state.cards[ship].face.values


@pytest.mark.rule("WC-14.2")
@pytest.mark.rule("WC-4.1")
@pytest.mark.rule("WC-4.4")
@pytest.mark.rule("WC-5.2")
def test_modifiers_work_on_all_and_capital_ships_on_their_own_side() -> None:
    air = Air()
    own, enemy = air.flight("t_warden_if", CENTER, T), air.flight("k_korthak_rm", CENTER, K)
    haze = air.lay("t_ion_haze", CENTER, T)
    air.begin("muster", T)
    assert (air.value(own, "attack"), air.value(enemy, "attack")) == (2, 3)
    assert {reason.source for reason in air.view(T).cards[enemy].reasons} == {haze}
    air.by_hand("free.move", haze, air.at(words.DISCARD[T]))
    assert (air.value(own, "attack"), air.value(enemy, "attack")) == (3, 4)
    air.lay("t_resolute_dawn", CENTER, T)
    assert (air.value(own, "defence"), air.value(enemy, "defence")) == (4, 3)


@pytest.mark.rule("WC-14.3")
def test_a_modifier_stays_from_turn_to_turn() -> None:
    air = Air()
    haze = air.lay("t_ion_haze", CENTER, T)
    air.flight("k_zhakar_tf", CENTER, K)
    air.begin("combat", K)
    air.begin("draw", T)
    assert air.zone_of(haze) == CENTER


@pytest.mark.rule("WC-4.3")
def test_no_value_falls_below_0() -> None:
    air = Air()
    flight = air.flight("t_anvil_sb", CENTER, T)
    air.lay("t_drift_ice", CENTER, T)
    air.lay("k_severed_line", CENTER, K, flight)
    assert air.value(flight, "maneuver") == 0


@pytest.mark.rule("WC-10.2")
def test_the_defender_pairs_two_against_two_as_he_likes() -> None:
    air = Air()
    one, two = air.flight("t_kestrel_nh", CENTER, T), air.flight("t_kestrel_sp", CENTER, T)
    a, b = air.flight("k_korthak_ec", CENTER, K), air.flight("k_korthak_rm", CENTER, K)
    air.hand("t_deflection_shot", T)
    air.fight(CENTER, T)
    assert len(air.legal("pair")) == 4
    air.play("pair", a, two)
    assert air.view(T).facts["battle"]["pairs"] == ((one, b), (two, a))


@pytest.mark.rule("WC-10.3")
def test_the_attacker_assigns_left_over_flights_first() -> None:
    air = Air()
    one = air.flight("t_bulwark_if", HOME[T], T)
    left, strong = air.flight("k_drashir_ap", HOME[T], K), air.flight("k_korthak_rm", HOME[T], K)
    air.hand("k_pounce", K)
    air.fight(HOME[T], K)
    air.play("pair", one, strong)
    assert air.state.asked == K
    assert set(air.legal()) == {
        Move("assign_leftover", left, strong), Move("assign_leftover", left, air.carriers[T]),
        Move("assign_leftover", left),
    }  # fmt: skip
    air.play("assign_leftover", left, strong)
    assert air.view(K).facts["battle"]["attack"][strong] == 4 + 1


@pytest.mark.rule("WC-10.7")
@pytest.mark.rule("WC-14.2")
def test_support_adds_to_attack_only_and_can_be_cut_off() -> None:
    air = Air()
    one, two = air.flight("t_kestrel_nh", CENTER, T), air.flight("t_warden_nh", CENTER, T)
    foe = air.flight("k_korthak_ec", CENTER, K)
    cover = air.hand("t_covering_fire", T)
    air.fight(CENTER, T)
    air.play("pair", foe, one)
    air.play("assign_leftover", two, one)
    air.play("play_maneuver", cover, one)
    assert air.zone_of(foe) == words.DISCARD[K]
    for blocked in ("k_wreck_field", "k_howling_static"):
        air = Air()
        one, two = air.flight("t_kestrel_nh", CENTER, T), air.flight("t_warden_nh", CENTER, T)
        foe = air.flight("k_korthak_ec", CENTER, K)
        cover = air.hand("t_covering_fire", T)
        air.hand("t_hard_break", T)
        on = NONE if blocked == "k_wreck_field" else one
        air.lay(blocked, CENTER, K, on)
        air.fight(CENTER, T)
        air.play("pair", foe, one)
        assert not air.legal("assign_leftover")  # there is nothing that it could do
        air.play("play_maneuver", cover, one)
        assert air.view(T).facts["battle"]["attack"][one] == (2 if on == NONE else 1)


def _fight(*hand: str) -> tuple[Air, int, int, list[int]]:
    air = Air()
    bulwark, gharrok = air.flight("t_kestrel_sp", CENTER, T), air.flight("k_korthak_ec", CENTER, K)
    held = [air.hand(name, T) for name in hand]
    air.fight(CENTER, T)
    return air, bulwark, gharrok, held


@pytest.mark.rule("WC-10.6")
@pytest.mark.rule("WC-10.6.1")
@pytest.mark.rule("WC-10.6.4")
@pytest.mark.rule("WC-10.6.5")
@pytest.mark.rule("WC-5.10")
@pytest.mark.rule("WC-5.9")
def test_battle_damage_goes_on_the_flight_of_the_pair_each_name_once() -> None:
    air, own, foe, held = _fight("t_deflection_shot", "t_vent_breach", "t_vent_breach", "t_hard_break")
    other = air.flight("k_zhakar_tf", NW, K)
    power = air.power(T)
    air.play("play_maneuver", held[0], own)
    assert air.refused("play_battle_damage", held[1], other) == "WC-10.6.1"
    assert air.refused("play_battle_damage", held[1], own) == "WC-10.6.1"
    assert Move("pass") in air.legal()
    air.play("play_battle_damage", held[1], foe)
    assert air.state.cards[held[1]].on == foe
    assert air.refused("play_battle_damage", held[2], foe) == "WC-10.6.4"
    assert air.power(T) == power


@pytest.mark.rule("WC-10.6.3")
@pytest.mark.rule("WC-6.3.1")
def test_battle_damage_counts_with_the_maneuver_cards() -> None:
    air = Air()
    own, foe = air.flight("t_bulwark_if", CENTER, T), air.flight("k_nhazrak_mh", CENTER, K)
    shot, breach, feint = (air.hand(name, T) for name in ("t_deflection_shot", "t_vent_breach", "t_barrel_feint"))
    air.hand("k_pounce", K)
    air.fight(CENTER, T)
    air.play("play_maneuver", shot, own)
    air.play("pass")
    air.play("play_battle_damage", breach, foe)
    assert air.view(T).facts["battle"]["cards_left"][own] == 0
    assert air.state.asked == K
    assert air.zone_of(feint) == words.HAND[T]


@pytest.mark.rule("WC-6.3.2")
def test_cards_already_played_stay_when_maneuver_falls() -> None:
    air = Air()
    own, foe = air.flight("t_warden_if", CENTER, T), air.flight("k_zhakar_tf", CENTER, K)
    hard = air.hand("t_hard_break", T)
    air.hand("t_barrel_feint", T)
    lash, line = air.hand("k_pounce", K), air.hand("k_severed_line", K)
    air.hand("k_spine_twist", K)
    air.fight(CENTER, T)
    air.play("play_maneuver", hard, own)
    air.play("play_maneuver", lash, foe)
    air.play("pass")
    air.play("play_battle_damage", line, own)
    assert air.value(own, "maneuver") == 1
    assert air.value(own, "defence") == 5
    assert air.state.asked == K


@pytest.mark.rule("WC-10.5")
def test_by_option_the_same_maneuver_twice() -> None:
    for option in (False, True):
        air = Air({"duplicate_maneuver": option})
        own = air.flight("t_kestrel_sp", CENTER, T)
        air.flight("k_korthak_ec", CENTER, K)
        one, two = air.hand("t_deflection_shot", T), air.hand("t_deflection_shot", T)
        air.fight(CENTER, T)
        air.play("play_maneuver", one, own)
        assert (Move("play_maneuver", two, own) in air.legal()) is option


@pytest.mark.rule("WC-10.4")
def test_a_pass_does_not_bind_and_two_in_a_row_close_the_window() -> None:
    air = Air()
    own, foe = air.flight("t_kestrel_sp", CENTER, T), air.flight("k_korthak_ec", CENTER, K)
    shot, lash = air.hand("t_hard_break", T), air.hand("k_tail_lash", K)
    air.hand("t_barrel_feint", T)
    air.hand("k_pounce", K)
    air.fight(CENTER, T)
    assert air.state.asked == T
    air.play("pass")
    air.play("play_maneuver", lash, foe)
    air.play("play_maneuver", shot, own)
    air.play("pass")
    assert air.state.asked == T
    air.play("pass")
    assert "battle" not in air.view(T).facts or air.view(T).facts["battle"]["doomed"]


@pytest.mark.rule("WC-10.9")
@pytest.mark.rule("WC-17.1")
@pytest.mark.rule("WC-13.3")
def test_a_rescue_comes_before_the_removal() -> None:
    air = Air()
    own = air.flight("t_warden_if", CENTER, T, "t_carrow")
    foe = air.flight("k_korthak_rm", CENTER, K)
    luck = air.hand("t_second_wind", T)
    air.fight(CENTER, K)
    while not air.legal("play_luck"):
        air.play("pass")
    assert air.zone_of(own) == CENTER
    air.play("play_luck", luck, own)
    air.pass_all()
    assert air.zone_of(own) == READY[T]
    assert air.power(T) == 28
    assert air.zone_of(foe) == words.DISCARD[K]


@pytest.mark.rule("WC-10.9")
def test_a_surgeon_saves_the_pilot_but_not_the_fighter() -> None:
    air = Air()
    own = air.flight("t_warden_if", CENTER, T, "t_ostrander", awards=["t_silver_comet"])
    pilot, comet = air.state.zones[CENTER][-2:]
    air.flight("k_nhazrak_mh", CENTER, K)
    surgeon = air.ready("t_roth", T)
    air.fight(CENTER, K)
    air.play("use_ability", surgeon, own)
    air.pass_all()
    assert air.zone_of(own) == words.DISCARD[T]
    assert (air.zone_of(pilot), air.zone_of(comet), air.state.cards[comet].on) == (READY[T], READY[T], pilot)
    assert air.power(T) == 30 - 1 - 1


@pytest.mark.rule("WC-15.7")
@pytest.mark.rule("WC-5.6.4")
@pytest.mark.rule("WC-5.4")
def test_a_nameless_pilot_cannot_be_captured() -> None:
    air = Air()
    air.flight("t_warden_if", CENTER, T)
    air.flight("k_nhazrak_mh", CENTER, K)
    order = air.hand("k_so_take_him_living", K)
    air.fight(CENTER, K)
    while "battle" in air.view(K).facts and Move("pass") in air.legal():
        assert not air.legal("play_secret_order")
        air.play("pass")
    assert air.zone_of(order) == words.HAND[K]
    assert air.power(T) == 29


@pytest.mark.rule("WC-10.9")
@pytest.mark.rule("WC-17.2")
@pytest.mark.rule("WC-18.1")
def test_an_order_after_a_hit() -> None:
    air = Air()
    anvil = air.flight("t_anvil_sb", HOME[K], T)
    order = air.lay("t_so_deep_strike", words.ORDER[T], T)
    air.power(K, 3)
    air.fight(HOME[K], T)
    air.play("assign_leftover", anvil, air.carriers[K])
    assert air.hits(K) == 1
    air.play("play_secret_order", order)
    assert air.power(K) == 0
    assert air.won() == T


@pytest.mark.rule("WC-11.4")
@pytest.mark.rule("WC-11.10")
@pytest.mark.rule("WC-1.2")
@pytest.mark.rule("WC-15.6")
def test_two_hits_in_one_battle_destroy_the_carrier() -> None:
    air = Air()
    big = air.flight("t_anvil_sb", HOME[K], T, "t_lund", ["t_bomb_rack"])
    other = air.flight("t_anvil_sb", HOME[K], T)
    prisoner = air.prisoner("t_reyn", K)
    assert air.value(big, "bombing") == 6
    air.fight(HOME[K], T)
    air.pass_all()
    air.play("assign_leftover", big, air.carriers[K])
    only = air.state.clone()
    air.play("assign_leftover", other, air.carriers[K])
    air.pass_all()
    assert air.won() == T
    assert air.hits(K) == 2
    assert air.power(T) == 30
    assert air.zone_of(prisoner) == words.BRIG[K]
    air.state = only
    air.play("assign_leftover", other)
    air.pass_all()
    assert air.hits(K) == 1


@pytest.mark.rule("WC-11.7")
@pytest.mark.parametrize("at_all", [True, False])
def test_the_carrier_fires_back_at_everyone_or_by_option_at_one(at_all: bool) -> None:
    air = Air({"carrier_fires_at_all": at_all})
    one, two = (air.flight("t_kestrel_nh", HOME[K], T, weapons=["t_bomb_rack"]) for _ in range(2))
    air.hand("t_level_run", T)
    air.fight(HOME[K], T)
    air.play("assign_leftover", one, air.carriers[K])
    air.play("assign_leftover", two, air.carriers[K])
    if not at_all:
        assert air.state.asked == K
        air.play("carrier_fire", air.carriers[K], two)
    air.play("play_maneuver", air.legal("play_maneuver")[0].card, one)
    air.pass_all()
    assert air.hits(K) == 1
    assert air.zone_of(one) == (words.DISCARD[T] if at_all else HOME[K])
    assert air.zone_of(two) == words.DISCARD[T]


@pytest.mark.rule("WC-11.8")
@pytest.mark.rule("WC-5.9")
def test_the_carrier_plays_and_receives_no_cards() -> None:
    air = Air()
    anvil = air.flight("t_anvil_sb", HOME[K], T)
    run, damage = air.hand("t_level_run", T), air.hand("t_vent_breach", T)
    air.hand("k_spine_twist", K)
    air.fight(HOME[K], T)
    air.play("assign_leftover", anvil, air.carriers[K])
    assert air.refused("play_battle_damage", damage, air.carriers[K]) == "WC-11.8"
    air.play("play_maneuver", run, anvil)
    assert air.hits(K) == 1
    assert not air.legal("play_maneuver")


@pytest.mark.rule("WC-11.9")
def test_the_carrier_does_not_fire_in_its_own_turn() -> None:
    air = Air()
    anvil = air.flight("t_kestrel_nh", HOME[K], T)
    air.flight("k_drashir_ap", HOME[K], K)
    air.hand("k_pounce", K)
    air.fight(HOME[K], K)
    facts = air.view(K).facts["battle"]
    assert facts["strikes"] == ()
    assert facts["attack"][anvil] == 2


@pytest.mark.rule("WC-13.2")
def test_without_the_option_success_brings_nobody_home() -> None:
    for option in (True, False):
        air = Air({"success_return": option})
        air.flight("t_bulwark_if", CENTER, T)
        air.flight("k_zhakar_tf", CENTER, K)
        air.fight(CENTER, T)
        assert bool(air.legal("return_successful")) is option


@pytest.mark.rule("WC-12.1")
@pytest.mark.rule("WC-2.7")
@pytest.mark.rule("WC-5.5.1")
@pytest.mark.rule("WC-5.6.1")
def test_a_destroyed_flight_goes_with_all_its_cards_to_the_owners_piles() -> None:
    air = Air()
    flight = air.flight("t_kestrel_nh", CENTER, T, "t_reyn", ["t_decoy_pods"], ["t_wound_ribbon"])
    parts = air.state.zones[CENTER][-3:]
    air.flight("k_nhazrak_mh", CENTER, K)
    air.fight(CENTER, K)
    assert {air.zone_of(id) for id in (flight, *parts)} == {words.DISCARD[T]}
    assert air.power(T) == 30 - 4


@pytest.mark.rule("WC-3.4")
@pytest.mark.rule("WC-2.4")
def test_both_sides_may_have_two_flights_at_one_place() -> None:
    air = Air()
    for _ in range(2):
        air.flight("t_kestrel_nh", CENTER, T)
        air.flight("k_zhakar_tf", CENTER, K)
    comer = air.flight("k_zhakar_rm", NE, K)
    air.begin("movement", K)
    assert air.refused("move", comer, air.at(CENTER)) == "WC-3.4"
    assert [fault.rule for fault in air.rules.faults(air.state)] == []
    air.by_hand("free.move", comer, air.at(CENTER))
    assert [fault.rule for fault in air.rules.faults(air.state)] == ["WC-3.4"]


@pytest.mark.rule("WC-2.9")
@pytest.mark.rule("WC-2.1")
def test_a_carrier_with_one_hit_lies_sideways_and_stays_in_play() -> None:
    air = Air()
    anvil = air.flight("t_anvil_sb", HOME[K], T)
    air.fight(HOME[K], T)
    air.play("assign_leftover", anvil, air.carriers[K])
    assert air.view(K).cards[air.carriers[K]].pose == words.DAMAGED
    assert air.won() == NONE
    air.pass_all()
    air.begin("draw", K)
    assert air.state.cards[air.carriers[K]].pose == words.DAMAGED


def test_the_view_tells_the_steps_of_a_battle_and_what_passing_costs() -> None:
    air = Air()
    own = [air.flight("t_paragon_sp", CENTER, T), air.flight("t_warden_if", CENTER, T)]
    enemy = air.flight("k_korthak_ec", CENTER, K)
    air.hand("t_hard_break", T)
    air.fight(CENTER, T)
    assert air.view(T).facts["battle"]["step"] == "pair"
    air.play("pair", enemy, own[0])
    assert air.view(K).facts["battle"]["step"] == "leftover"
    air.play("assign_leftover", own[1], own[0])
    facts = air.view(K).facts["battle"]
    assert (facts["step"], facts["passes"], facts["carrier"]) == ("cards", 0, NONE)
    assert facts["supporters"][own[0]] == (own[1],)
    assert facts["loses"] == (0, 1)


@pytest.mark.rule("WC-11.5")
def test_a_loaded_torpedo_is_the_reason_why_a_flight_bombs_no_more() -> None:
    air = Air()
    own = air.flight("t_paragon_sp", CENTER, T, weapons=("t_breaker_torpedo",))
    air.begin("muster", T)
    card = air.view(T).cards[own]
    assert card.values["bombing"] == 0
    assert [reason.mode for reason in card.reasons if reason.what == "bombing"] == ["set"]
