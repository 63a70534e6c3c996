"""The phases of the turn, costs, and what cards do outside battle."""

import pytest

from tabletop.core.engine import apply, settle
from tabletop.core.move import NONE, Move
from tabletop.games.wing_commander import words
from tests.games.wing_commander.air import CENTER, HOME, NW, SE, SW, Air, K, T

READY = words.READY


@pytest.mark.rule("WC-9.1")
def test_a_turn_has_six_phases() -> None:
    air = Air()
    air.deck(T, *["t_kestrel_nh"] * 4)
    air.ready("t_kestrel_nh", T)
    air.flight("t_kestrel_sp", SW, T)
    air.begin("draw", T)
    seen = [air.rules.phase(air.state)]
    for _ in range(4):
        air.play("end_phase")
        seen.append(air.rules.phase(air.state))
    assert seen[:4] == ["muster", "scramble", "movement", "discard"]
    assert words.PHASES[1:] == ("draw", "muster", "scramble", "movement", "combat", "discard")
    assert air.refused("end_phase", seat=K) == "WC-9.1"


@pytest.mark.rule("WC-9.2")
@pytest.mark.rule("WC-9.2.1")
@pytest.mark.rule("WC-2.10")
def test_the_draw_phase_untaps_own_cards() -> None:
    air = Air()
    own, other = air.ready("t_doyle", T, tapped=True), air.ready("k_vosk", K, tapped=True)
    air.begin("draw", T)
    assert air.state.cards[own].pose == 0
    assert air.state.cards[other].pose == words.TAPPED


@pytest.mark.rule("WC-9.2.2")
@pytest.mark.rule("WC-8.8")
@pytest.mark.rule("WC-5.8")
def test_income_is_the_reinforcement_and_what_crew_and_capital_ships_add() -> None:
    air = Air()
    air.power(T, 200)
    air.ready("t_doyle", T, tapped=True)
    air.lay("t_long_tack", NW, T)
    air.begin("draw", T)
    assert air.power(T) == 204


@pytest.mark.rule("WC-9.2.3")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_so_many_cards_are_drawn(n: int) -> None:
    air = Air({"draw_per_turn": n})
    air.deck(T, *["t_kestrel_nh"] * 5)
    air.begin("draw", T)
    assert len(air.zone("hand", T)) == n


@pytest.mark.rule("WC-9.2.4")
@pytest.mark.rule("WC-18.3")
def test_an_empty_deck_has_no_penalty() -> None:
    air = Air()
    air.deck(T, "t_kestrel_nh")
    air.lay("t_warden_if", words.DISCARD[T], T)
    air.begin("draw", T)
    assert len(air.zone("hand", T)) == 1
    assert len(air.zone("discard", T)) == 1
    assert air.won() == NONE


@pytest.mark.rule("WC-9.2.5")
@pytest.mark.rule("WC-17.2")
@pytest.mark.rule("WC-5.12")
def test_an_order_for_the_start_of_the_turn() -> None:
    air = Air()
    order = air.hand("t_so_hold_the_line", T)
    air.deck(T, *["t_kestrel_nh"] * 3)
    air.begin("draw", T)
    assert not air.legal("play_secret_order")
    assert air.refused("play_secret_order", order) == "WC-17.2"
    air.flight("k_zhakar_tf", HOME[T], K)
    air.power(T, 10)
    air.begin("draw", T)
    assert Move("pass") in air.legal()
    air.play("play_secret_order", order)
    assert air.power(T) == 10 + 2 + 3
    assert air.zone_of(order) == words.DISCARD[T]
    assert air.zone("deck", T) == ()


@pytest.mark.rule("WC-9.3")
@pytest.mark.rule("WC-9.3.1")
@pytest.mark.rule("WC-9.3.6")
@pytest.mark.rule("WC-5.4")
@pytest.mark.rule("WC-5.5")
@pytest.mark.rule("WC-5.6")
@pytest.mark.rule("WC-1.4")
@pytest.mark.rule("WC-2.10")
def test_any_number_of_cards_is_mustered_for_their_cost() -> None:
    air = Air()
    cards = [air.hand(name, T) for name in ("t_kestrel_nh", "t_kestrel_nh", "t_decoy_pods", "t_reyn", "t_doyle")]
    air.begin("muster", T)
    for id in cards:
        air.play("muster", id, air.at(READY[T]))
        assert (air.zone_of(id), air.state.cards[id].pose, air.state.cards[id].on) == (READY[T], 0, NONE)
    assert air.power(T) == 30 - 2 - 2 - 1 - 1 - 4


@pytest.mark.rule("WC-5.6.2")
def test_a_unique_card_is_not_played_while_its_name_is_in_play() -> None:
    for place in ("ready", "flight", "prisoner", "traitor"):
        air = Air()
        second = air.hand("t_reyn", T)
        if place == "ready":
            air.ready("t_reyn", T)
        elif place == "flight":
            air.flight("t_kestrel_nh", CENTER, T, "t_reyn")
        elif place == "prisoner":
            air.prisoner("t_reyn", K)
        else:
            air.ready("t_reyn", K, owner=T)
        air.begin("muster", T)
        assert air.refused("muster", second, air.at(READY[T])) == "WC-5.6.2"


@pytest.mark.rule("WC-5.7")
@pytest.mark.rule("WC-5.7.1")
@pytest.mark.rule("WC-5.7.2")
@pytest.mark.rule("WC-5.7.3")
@pytest.mark.rule("WC-9.3.2")
def test_awards_are_for_own_pilots_at_home_each_once() -> None:
    air = Air()
    carrow, doyle = air.ready("t_carrow", T), air.ready("t_doyle", T)
    prisoner = air.prisoner("k_vosk", T)
    first, twin, other = (air.hand(name, T) for name in ("t_silver_comet", "t_silver_comet", "t_wound_ribbon"))
    air.begin("muster", T)
    assert air.refused("muster_award", first, prisoner) == "WC-5.7.1"
    assert air.refused("muster_award", first, doyle) == "WC-5.7.3"
    air.play("muster_award", first, carrow)
    assert air.power(T) == 29
    assert air.state.cards[first].on == carrow
    assert air.refused("muster_award", twin, carrow) == "WC-5.7.2"
    air.play("muster_award", other, carrow)
    assert air.state.cards[other].on == carrow


@pytest.mark.rule("WC-5.7.5")
@pytest.mark.rule("WC-16.2")
@pytest.mark.rule("WC-16.3")
def test_a_traitor_serves_and_is_no_prisoner() -> None:
    air = Air()
    traitor = air.ready("t_carrow", K, owner=T)
    air.ready("k_gharrok_ec", K)
    collar = air.hand("k_blood_collar", K)
    air.begin("muster", K)
    assert air.view(T).cards[traitor].marks == ("traitor",)
    air.play("muster_award", collar, traitor)
    assert air.refused("execute_prisoner", traitor, air.at(words.DISCARD[T])) == "WC-16.3"
    assert air.refused("interrogate", traitor, air.at(words.HAND[T])) == "WC-15.3"
    air.play("end_phase")
    assert air.rules.facts(air.state, K)["medals"][K] == 2
    air.play("launch", air.legal("launch")[0].card, air.at(HOME[K]))
    assert air.state.cards[traitor].pose == words.TAPPED


@pytest.mark.rule("WC-5.3")
@pytest.mark.rule("WC-5.3b")
@pytest.mark.rule("WC-9.3.3")
@pytest.mark.rule("WC-14.1")
@pytest.mark.rule("WC-6.2.6")
def test_modifiers_and_capital_ships_go_on_free_general_nav_points() -> None:
    air = Air()
    haze, dawn = air.hand("t_ion_haze", T), air.hand("t_resolute_dawn", T)
    air.flight("k_zhakar_tf", NW, K)
    air.begin("muster", T)
    assert air.refused("muster_nav", haze, air.at(HOME[T])) == "WC-14.1"
    assert air.refused("muster_nav", dawn, air.at(SW)) == "WC-6.2.6"
    air.play("muster_nav", haze, air.at(NW))
    assert air.zone_of(haze) == NW
    captain = air.ready("t_doyle", T)
    air.begin("muster", T)
    assert air.refused("muster_nav", dawn, air.at(NW)) == "WC-14.1"
    air.play("muster_nav", dawn, air.at(SW))
    assert air.state.cards[captain].pose == words.TAPPED
    assert air.power(T) == 30 - 1 - 2


@pytest.mark.rule("WC-5.7")
@pytest.mark.rule("WC-6.2.6")
@pytest.mark.parametrize("option", [False, True])
def test_by_option_an_award_asks_for_its_medals(option: bool) -> None:
    air = Air({"award_medal_cost": option})
    dear = {"id": "dear", "kind": "pilot_award", "side": "terran", "name": {"en": "Dear", "ja": "高価"},
            "muster_cost": 1, "medal_cost": 1, "medals": 0}  # fmt: skip
    air.faces = {**air.faces, "dear": air.rules.read_card(dear)}
    pilot, award, captain = air.ready("t_reyn", T), air.hand("dear", T), air.ready("t_doyle", T, tapped=True)
    air.begin("muster", T)
    assert bool(air.legal("muster_award")) is not option
    if option:
        assert air.refused("muster_award", award, pilot) == "WC-6.2.6"
        air.by_hand("free.pose", captain, n=0)
    air.play("muster_award", award, pilot)
    assert air.state.cards[award].on == pilot
    assert bool(air.state.cards[captain].pose) is True


@pytest.mark.rule("WC-9.3.5")
def test_a_crew_ability_works_once_in_the_own_mustering_phase() -> None:
    air = Air()
    officer = air.ready("t_oyelaran", T, tapped=True)
    air.deck(T, "t_kestrel_nh", "t_kestrel_nh")
    air.begin("muster", T)
    air.play("use_ability", officer)
    assert (air.power(T), len(air.zone("hand", T))) == (29, 1)
    assert air.refused("use_ability", officer) == "WC-5.8"


@pytest.mark.rule("WC-5.8")
def test_crew_makes_cards_cheaper() -> None:
    air = Air()
    air.ready("k_tzekk", K)
    first, second = air.hand("k_korthak_rm", K), air.hand("k_korthak_rm", K)
    air.begin("muster", K)
    air.play("muster", first, air.at(READY[K]))
    assert air.power(K) == 28
    air.play("muster", second, air.at(READY[K]))
    assert air.power(K) == 25
    other = Air()
    other.ready("t_bannerman", T)
    pods = other.hand("t_decoy_pods", T)
    other.begin("muster", T)
    other.play("muster", pods, other.at(READY[T]))
    assert other.power(T) == 30


@pytest.mark.rule("WC-9.3.7")
@pytest.mark.rule("WC-9.4")
@pytest.mark.rule("WC-9.4.1")
@pytest.mark.rule("WC-9.4.5")
@pytest.mark.rule("WC-2.5")
@pytest.mark.rule("WC-5.5.1")
@pytest.mark.rule("WC-5.5.2")
@pytest.mark.rule("WC-5.6.1")
def test_a_flight_is_put_together_in_the_scramble_phase() -> None:
    air = Air()
    names = ("t_kestrel_nh", "t_reyn", "t_decoy_pods", "t_shroud_emitter")
    kestrel, reyn, pods, shroud = (air.ready(name, T) for name in names)
    carrow, rack = air.ready("t_carrow", T), air.ready("t_bomb_rack", T)
    air.ready("t_doyle", T)
    air.hand("t_warden_if", T)
    air.begin("muster", T)
    assert air.refused("board", reyn, kestrel) == "WC-9.3.7"
    air.play("end_phase")
    air.play("board", reyn, kestrel)
    assert air.refused("board", carrow, kestrel) == "WC-5.6.1"
    air.play("equip", pods, kestrel)
    assert air.refused("equip", rack, kestrel) == "WC-5.5.2"
    air.play("equip", shroud, kestrel)
    air.play("launch", kestrel, air.at(HOME[T]))
    while air.legal("tap"):
        apply(air.state, air.legal("tap")[0])
    assert {air.state.cards[id].on for id in (reyn, pods, shroud)} == {kestrel}
    assert air.value(kestrel, "defence") == 3 + 1 + 1
    assert air.power(T) == 30
    air.fly(kestrel, CENTER)
    assert {air.zone_of(id) for id in (kestrel, reyn, pods, shroud)} == {CENTER}


@pytest.mark.rule("WC-5.5.3")
def test_one_extra_weapon_beside_the_weapon() -> None:
    air = Air()
    kestrel, one, two = (air.ready(name, T) for name in ("t_kestrel_nh", "t_shroud_emitter", "t_shroud_emitter"))
    air.ready("t_doyle", T)
    air.ready("t_roth", T)
    air.begin("scramble", T)
    air.play("equip", one, kestrel)
    assert air.refused("equip", two, kestrel) == "WC-5.5.3"


@pytest.mark.rule("WC-9.4.2")
def test_two_flights_at_the_carrier_leave_no_room_but_enemies_do() -> None:
    air = Air()
    air.flight("k_zhakar_tf", HOME[T], K)
    air.flight("k_zhakar_tf", HOME[T], K)
    one, two, three = (air.ready("t_kestrel_nh", T) for _ in range(3))
    air.prisoner("k_vosk", T)
    air.begin("scramble", T)
    air.play("launch", one, air.at(HOME[T]))
    air.play("launch", two, air.at(HOME[T]))
    assert air.refused("launch", three, air.at(HOME[T])) == "WC-9.4.2"


@pytest.mark.rule("WC-6.2.1")
@pytest.mark.rule("WC-6.2.2")
@pytest.mark.rule("WC-2.11")
@pytest.mark.rule("WC-5.6.3")
def test_a_tapped_card_yields_all_its_medals_and_the_surplus_is_lost() -> None:
    air = Air()
    ostrander = air.ready("t_ostrander", T)
    air.ready("t_silver_comet", T, on=ostrander)
    air.flight("t_kestrel_nh", CENTER, T, "t_carrow")
    air.prisoner("k_garrakh", T)
    bulwark, anvil = air.ready("t_bulwark_if", T), air.ready("t_anvil_sb", T)
    air.power(T, 3)
    air.begin("scramble", T)
    assert air.rules.facts(air.state, T)["medals"][T] == 3
    air.play("launch", bulwark, air.at(HOME[T]))
    assert air.state.cards[ostrander].pose == words.TAPPED
    assert air.rules.facts(air.state, T)["medals"][T] == 0
    assert Move("launch", anvil, air.at(HOME[T])) not in air.legal()


@pytest.mark.rule("WC-6.2.1")
def test_which_card_is_tapped_is_the_players_choice() -> None:
    air = Air()
    one, two = air.ready("t_doyle", T), air.ready("t_roth", T)
    air.ready("t_bulwark_if", T)
    air.begin("scramble", T)
    air.play("launch", air.legal("launch")[0].card, air.at(HOME[T]))
    assert {move.card for move in air.legal("tap")} == {one, two}
    air.play("tap", two)
    assert [air.state.cards[id].pose for id in (one, two)] == [0, words.TAPPED]


@pytest.mark.rule("WC-6.2.4")
def test_a_tapped_pilot_is_not_launched_unless_the_option_lets_him_pay() -> None:
    air = Air()
    air.ready("t_kestrel_nh", T)
    pilot = air.ready("t_carrow", T, tapped=True)
    air.begin("scramble", T)
    assert air.refused("board", pilot, air.legal("launch")[0].card) == "WC-6.2.4"
    air = Air({"self_pay_launch": True})
    anvil, carrow = air.ready("t_anvil_sb", T), air.ready("t_carrow", T)
    air.begin("scramble", T)
    air.play("board", carrow, anvil)
    air.play("launch", anvil, air.at(HOME[T]))
    assert air.power(T) == 30
    assert air.zone_of(carrow) == HOME[T]


@pytest.mark.rule("WC-6.2.3")
@pytest.mark.rule("WC-6.2.5")
def test_medals_of_weapons_fall_due_at_launch_or_by_option_when_mustered() -> None:
    for option, launch_costs in (("launch", 5), ("muster", 0)):
        air = Air({"medal_cost_at": option})
        kestrel, shroud = air.ready("t_kestrel_nh", T), air.ready("t_shroud_emitter", T)
        air.begin("scramble", T)
        air.play("equip", shroud, kestrel)
        air.play("launch", kestrel, air.at(HOME[T]))
        assert air.power(T) == 30 - launch_costs


@pytest.mark.rule("WC-9.4.3")
@pytest.mark.rule("WC-9.4.4")
@pytest.mark.rule("WC-3.6")
def test_a_launched_flight_may_move_and_is_not_rebuilt() -> None:
    air = Air()
    kestrel, reyn = air.ready("t_kestrel_nh", T), air.ready("t_reyn", T)
    away = air.flight("t_kestrel_sp", SW, T)
    air.begin("scramble", T)
    air.play("launch", kestrel, air.at(HOME[T]))
    assert air.refused("board", reyn, kestrel) == "WC-9.1"
    assert air.refused("return_home", away, air.at(READY[T])) == "WC-3.6"
    air.fly(kestrel, CENTER)
    assert air.zone_of(kestrel) == CENTER


@pytest.mark.rule("WC-9.5.1")
@pytest.mark.rule("WC-9.5.5")
@pytest.mark.parametrize("n", [1, 2])
def test_each_flight_makes_so_many_moves_or_stays(n: int) -> None:
    air = Air({"moves_per_turn": n})
    flight, other = air.flight("t_kestrel_nh", SW, T), air.flight("t_kestrel_sp", SE, T)
    air.begin("movement", T)
    air.fly(flight, CENTER)
    assert bool([move for move in air.legal("move") if move.card == flight]) is (n == 2)
    air.play("end_phase")
    assert air.zone_of(other) == SE


@pytest.mark.rule("WC-13.1")
@pytest.mark.rule("WC-13.3")
@pytest.mark.rule("WC-9.5.3")
@pytest.mark.rule("WC-5.7.1")
def test_a_flight_comes_apart_at_home_and_awards_stay_with_the_pilot() -> None:
    air = Air()
    kestrel = air.flight("t_kestrel_nh", HOME[T], T, "t_carrow", ["t_decoy_pods"], ["t_silver_comet"])
    carrow, comet, pods = air.state.zones[HOME[T]][-3:]
    air.begin("movement", T)
    air.play("return_home", kestrel, air.at(READY[T]))
    assert [air.state.cards[id].on for id in (kestrel, carrow, comet, pods)] == [NONE, NONE, carrow, NONE]
    assert {air.zone_of(id) for id in (kestrel, carrow, comet, pods)} == {READY[T]}
    assert all(air.state.cards[id].pose == 0 for id in (kestrel, carrow, pods))
    air.begin("scramble", T)
    assert Move("launch", kestrel, air.at(HOME[T])) in air.legal()


@pytest.mark.rule("WC-9.7")
@pytest.mark.rule("WC-9.7.1")
@pytest.mark.rule("WC-9.7.2")
@pytest.mark.rule("WC-9.7.3")
def test_at_most_nine_cards_remain_in_the_own_discard_phase() -> None:
    air = Air()
    cards = [air.hand("t_kestrel_nh", T) for _ in range(11)]
    for _ in range(12):
        air.hand("k_pounce", K)
    air.begin("discard", T)
    assert air.refused("end_phase") == "WC-9.7.1"
    for id in cards[:3]:
        air.play("discard", id, air.at(words.DISCARD[T]))
    assert len(air.zone("hand", T)) == 8
    assert len(air.zone("hand", K)) == 12
    air.state.stack[:] = air.rules.stack_at(air.state, "discard", T)
    settle(air.state)
    air.play("end_phase")
    assert air.state.player == K


@pytest.mark.rule("WC-17.1")
@pytest.mark.rule("WC-17.3")
@pytest.mark.rule("WC-5.11")
def test_luck_costs_its_muster_cost_and_is_discarded() -> None:
    air = Air()
    luck = air.hand("t_unclaimed_salvage", T)
    air.begin("discard", T)
    assert air.refused("play_luck", luck) == "WC-17.1"
    air.begin("muster", T)
    air.play("play_luck", luck)
    assert air.power(T) == 30 - 1 + 5
    assert air.zone_of(luck) == words.DISCARD[T]


@pytest.mark.rule("WC-17.2")
@pytest.mark.rule("WC-16.1")
@pytest.mark.rule("WC-5.6.4")
@pytest.mark.rule("WC-5.7.4")
def test_a_pilot_without_medals_turns_traitor() -> None:
    air = Air()
    order = air.lay("k_so_bought_soul", words.ORDER[K], K)
    reyn = air.ready("t_reyn", T)
    ribbon = air.ready("t_wound_ribbon", T, on=reyn)
    air.ready("t_carrow", T)
    air.ready("t_bannerman", T)
    air.power(K, 34)
    air.begin("muster", K)
    assert air.refused("play_secret_order", order) == "WC-17.2"
    air.power(K, 35)
    air.begin("muster", K)
    air.play("play_secret_order", order)
    assert (air.zone_of(reyn), air.state.cards[reyn].holder, air.state.cards[reyn].pose) == (READY[K], K, 0)
    assert air.zone_of(ribbon) == words.DISCARD[T]
    assert air.power(T) == 30
    assert air.zone_of(order) == words.DISCARD[K]


@pytest.mark.rule("WC-15.2")
@pytest.mark.rule("WC-15.3")
@pytest.mark.rule("WC-20.2")
@pytest.mark.parametrize("place", ["hand", "deck"])
def test_a_prisoner_is_interrogated_once_a_turn(place: str) -> None:
    air = Air()
    pilot, second = air.prisoner("t_carrow", K), air.prisoner("t_reyn", K)
    held = air.hand("t_kestrel_nh", T)
    deck = air.deck(T, *["t_warden_if"] * 5)
    air.ready("k_gharrok_ec", K)
    air.begin("muster", K)
    assert air.rules.facts(air.state, K)["medals"][K] == 0
    air.play("interrogate", pilot, air.at(words.HAND[T] if place == "hand" else words.DECK[T]))
    assert air.power(K) == 29
    known = [id for id in (held, *deck) if air.view(K).cards[id].face is not None]
    assert known == ([held] if place == "hand" else deck[-3:])
    assert air.view(T).cards[deck[-1]].face is None
    assert air.refused("interrogate", second, air.at(words.HAND[T])) == "WC-15.3"


@pytest.mark.rule("WC-15.3")
def test_a_keeper_of_captives_asks_for_nothing() -> None:
    air = Air()
    air.ready("k_orrgha", K)
    pilot = air.prisoner("t_carrow", K)
    air.hand("t_kestrel_nh", T)
    air.power(K, 1)
    air.begin("muster", K)
    air.play("interrogate", pilot, air.at(words.HAND[T]))
    assert air.power(K) == 1


@pytest.mark.rule("WC-15.5")
@pytest.mark.parametrize("accepts", [False, True])
def test_prisoners_are_exchanged_if_both_agree(accepts: bool) -> None:
    air = Air()
    mine, theirs = air.prisoner("k_vosk", T), air.prisoner("t_reyn", K)
    air.begin("muster", T)
    air.play("offer_exchange", mine, theirs)
    assert air.state.asked == K
    air.play("answer_exchange", mine, n=int(accepts))
    assert air.place(mine) == (("ready", K) if accepts else ("brig", T))
    assert air.place(theirs) == (("ready", T) if accepts else ("brig", K))
    assert air.state.asked == T
    assert not air.legal("offer_exchange")
    assert air.view(T).cards[mine].marks == (() if accepts else ("prisoner",))


@pytest.mark.rule("WC-15.4")
@pytest.mark.rule("WC-17.3")
@pytest.mark.rule("WC-17.4")
def test_a_prisoner_is_executed_at_any_time_even_in_the_other_turn() -> None:
    for phase in ("muster", "movement", "discard"):
        air = Air()
        pilot = air.prisoner("t_carrow", K)
        air.hand("t_kestrel_nh", T)
        air.flight("t_kestrel_nh", SW, T)
        air.begin(phase, T)
        air.play("end_phase")
        assert air.state.asked == K, phase
        assert Move("pass") in air.legal()
        air.play("execute_prisoner", pilot, air.at(words.DISCARD[T]))
        assert air.power(T) == 28


@pytest.mark.rule("WC-15.4")
@pytest.mark.rule("WC-12.6")
@pytest.mark.rule("WC-18.1")
def test_losses_can_bring_a_player_to_nothing() -> None:
    air = Air()
    pilot = air.prisoner("t_ostrander", K)
    air.power(T, 2)
    air.begin("muster", K)
    air.play("execute_prisoner", pilot, air.at(words.DISCARD[T]))
    assert air.power(T) == 0
    assert air.won() == K


@pytest.mark.rule("WC-12.3")
@pytest.mark.rule("WC-12.5")
def test_what_is_lost_through_an_effect_follows_the_same_formula() -> None:
    from tabletop.games.wing_commander.language import destroy

    air = Air()
    destroy(air.state, air.ready("t_doyle", T))
    assert air.power(T) == 28
    destroy(air.state, air.lay("t_ion_haze", NW, T))
    assert air.power(T) == 28
    destroy(air.state, air.lay("t_resolute_dawn", SW, T))
    assert air.power(T) == 26


@pytest.mark.rule("WC-17.4")
@pytest.mark.rule("WC-17.5")
def test_windows_are_asked_by_what_both_players_see() -> None:
    asked = []
    for card in ("k_ancestors_hand", "k_pounce"):
        air = Air()
        air.flight("t_bulwark_if", CENTER, T)
        zhakar = air.flight("k_zhakar_tf", CENTER, K)
        air.hand(card, K)
        air.fight(CENTER, T)
        asked.append(0)
        while air.zone_of(zhakar) == CENTER:
            asked[-1] += air.state.asked == K
            air.play("pass")
    assert asked[0] == asked[1] > 0
    air = Air()
    air.hand("k_ancestors_hand", K)
    air.hand("t_kestrel_nh", T)
    air.begin("muster", T)
    air.play("end_phase")
    assert air.state.asked == T


@pytest.mark.rule("WC-6.2.1")
@pytest.mark.parametrize(("order", "seat", "pilot", "award"), [
    ("t_so_turncoat", T, "k_drahn", "k_blood_collar"), ("k_so_bought_soul", K, "t_reyn", "t_silver_comet"),
])  # fmt: skip
def test_a_pilot_with_a_medal_of_his_own_or_of_an_award_cannot_be_bought(
    order: str, seat: int, pilot: str, award: str
) -> None:
    air = Air()
    bought = air.hand(order, seat)
    plain, honoured = air.ready(pilot, 1 - seat), air.ready(pilot, 1 - seat)
    air.ready(award, 1 - seat, on=honoured)
    air.power(1 - seat, 20)
    air.begin("muster", seat)
    air.play("play_secret_order", bought)
    if air.legal("pick"):
        assert {move.card for move in air.legal("pick")} == {plain}
        air.play("pick", plain)
    assert air.state.cards[plain].holder == seat
    assert air.state.cards[honoured].holder == 1 - seat


@pytest.mark.rule("WC-15.4")
@pytest.mark.rule("WC-17.3")
@pytest.mark.rule("WC-9.7")
def test_with_too_many_cards_in_hand_a_prisoner_can_still_be_executed() -> None:
    air = Air()
    pilot = air.prisoner("t_carrow", K)
    for _ in range(words.HAND_LIMIT + 1):
        air.hand("k_pounce", K)
    air.begin("discard", K)
    assert Move("end_phase") not in air.legal()
    air.play("execute_prisoner", pilot, air.at(words.DISCARD[T]))
    assert air.power(T) == 28
    assert air.legal("discard")


def _asked_about(air: Air, move: Move) -> str:
    prompt = air.rules.warns(air.state, move)
    return prompt.key.rsplit(".", 1)[1] if prompt is not None else ""


@pytest.mark.rule("WC-6.2.5")
@pytest.mark.parametrize(("power", "medals", "asked"), [(30, 0, "substitute"), (5, 0, "last_power"), (30, 9, "")])
def test_power_points_instead_of_medals_are_asked_about(power: int, medals: int, asked: str) -> None:
    air = Air({"payment_floor": 0})
    fighter = air.ready("t_bulwark_if", T)
    assert air.state.cards[fighter].face.printed.medal > 0
    if medals:
        air.ready("t_meridian_cross", T, on=air.ready("t_carrow", T))
    air.power(T, power)
    air.begin("scramble", T)
    assert _asked_about(air, next(m for m in air.legal("launch") if m.card == fighter)) == asked


@pytest.mark.rule("WC-15.3", "WC-18.1")
@pytest.mark.parametrize(("power", "asked"), [(2, ""), (1, "last_power")])
def test_an_interrogation_with_the_last_power_point_is_asked_about(power: int, asked: str) -> None:
    air = Air({"payment_floor": 0})
    air.prisoner("k_drahn", T)
    air.hand("k_pounce", K)
    air.power(T, power)
    air.begin("muster", T)
    assert _asked_about(air, air.legal("interrogate")[0]) == asked
