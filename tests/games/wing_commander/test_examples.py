"""The worked examples of the rules."""

import pytest

from tabletop.core.engine import settle
from tabletop.core.state import DRAW
from tabletop.games import ruleset
from tabletop.games.wing_commander import words
from tabletop.library.decks import ready_decks
from tabletop.library.pool import faces
from tests.games.scenario import Scenario
from tests.games.wing_commander.air import CENTER, HOME, NE, NW, SE, SW, Air, K, T


def _set_up() -> Scenario:
    """A real deal, Terran first; nothing has been deployed."""
    table = Scenario("wing_commander")
    decks = sorted(ready_decks("wing_commander"), key=lambda deck: deck.id, reverse=True)
    table.state = ruleset("wing_commander").deal(decks, faces("wing_commander"), {}, 5)
    return table


def _find(table: Scenario, face: str, zone: str, seat: int) -> int:
    return next(id for id in table.zone(zone, seat) if table.state.cards[id].face.id == face)


@pytest.mark.rule("WC-8.3")
@pytest.mark.rule("WC-8.4")
@pytest.mark.rule("WC-8.1")
@pytest.mark.rule("WC-8.6")
@pytest.mark.rule("WC-8.7")
@pytest.mark.rule("WC-9.2")
@pytest.mark.rule("WC-9.2.2")
@pytest.mark.rule("WC-9.2.3")
def test_example_1_deployment_and_first_turn() -> None:
    table = _set_up()
    doyle = _find(table, "t_doyle", "fleet", T)
    assert table.refused("deploy", doyle, table.aim("ready", T)) == "WC-8.3"
    table.play("deploy", _find(table, "t_kestrel_nh", "fleet", T), table.aim("ready", T))
    ostrander = _find(table, "t_ostrander", "fleet", T)
    assert table.refused("deploy", ostrander, table.aim("ready", T)) == "WC-8.3"
    table.play("deploy", _find(table, "t_carrow", "fleet", T), table.aim("ready", T))
    table.play("end_deploy")
    table.play("deploy", _find(table, "k_zhakar_tf", "fleet", K), table.aim("ready", K))
    table.play("end_deploy")
    assert table.number("power", T) == 30
    assert table.state.player == K
    assert table.number("power", K) == 30 + 2 + 2
    assert len(table.zone("hand", K)) == 9
    assert len(table.zone("hand", T)) == 7
    assert sorted(table.state.cards[id].face.id for id in table.zone("ready", T)) == ["t_carrow", "t_kestrel_nh"]


@pytest.mark.rule("WC-6.1.1")
@pytest.mark.rule("WC-6.1")
def test_example_2_a_payment_leaves_one_power_point() -> None:
    air = Air()
    warden = air.hand("t_warden_if", T)
    air.power(T, 3)
    air.begin("muster", T)
    assert air.refused("muster", warden, air.at(words.READY[T])) == "WC-6.1.1"
    air.power(T, 4)
    air.begin("muster", T)
    air.play("muster", warden, air.at(words.READY[T]))
    assert air.power(T) == 1


@pytest.mark.rule("WC-6.2.4")
@pytest.mark.rule("WC-6.2.5")
@pytest.mark.rule("WC-6.2.3")
@pytest.mark.rule("WC-6.2")
def test_example_3_launch_with_medals() -> None:
    air = Air()
    anvil, carrow, bannerman = (air.ready(name, T) for name in ("t_anvil_sb", "t_carrow", "t_bannerman"))
    air.power(T, 14)
    air.begin("scramble", T)
    air.play("board", carrow, anvil)
    air.play("launch", anvil, air.at(HOME[T]))
    assert air.zone_of(carrow) == HOME[T]
    assert air.state.cards[bannerman].pose == words.TAPPED
    assert air.state.cards[carrow].pose == 0
    assert air.power(T) == 14


@pytest.mark.rule("WC-6.2.5")
def test_example_3d_five_points_where_the_medals_are_too_few() -> None:
    air = Air()
    anvil, carrow = air.ready("t_anvil_sb", T), air.ready("t_carrow", T)
    air.ready("t_bannerman", T, tapped=True)
    air.power(T, 14)
    air.begin("scramble", T)
    alone = air.state.clone()
    air.play("board", carrow, anvil)
    air.play("launch", anvil, air.at(HOME[T]))
    assert air.power(T) == 9
    air.state = alone
    air.play("launch", anvil, air.at(HOME[T]))
    assert air.power(T) == 14
    assert air.state.cards[carrow].pose == words.TAPPED


@pytest.mark.rule("WC-3.4")
@pytest.mark.rule("WC-9.5")
@pytest.mark.rule("WC-9.5.1")
@pytest.mark.rule("WC-9.5.2")
@pytest.mark.rule("WC-9.5.3")
@pytest.mark.rule("WC-9.5.4")
@pytest.mark.rule("WC-3.3")
def test_example_4_movement() -> None:
    air = Air()
    x, y = (air.flight("t_kestrel_nh", CENTER, T) for _ in range(2))
    z = air.flight("t_warden_if", HOME[T], T)
    air.flight("k_zhakar_tf", HOME[K], K)
    air.begin("movement", T)
    assert {move.target for move in air.legal() if move.card == z} == {
        air.at(SW), air.at(SE), air.at(words.READY[T])
    }  # fmt: skip
    assert air.refused("move", z, air.at(CENTER)) == "WC-3.4"
    air.fly(x, HOME[K])
    assert air.refused("move", x, air.at(CENTER)) == "WC-9.5.1"
    air.fly(z, CENTER)
    assert air.zone_of(y) == air.zone_of(z) == CENTER


@pytest.mark.rule("WC-3.2")
@pytest.mark.rule("WC-3.3")
def test_example_4_neighbours_of_south_west() -> None:
    air = Air()
    w = air.flight("t_kestrel_nh", SW, T)
    air.begin("movement", T)
    assert {move.target for move in air.legal("move")} == {air.at(NW), air.at(CENTER), air.at(HOME[T])}
    assert air.refused("move", w, air.at(SE)) == "WC-3.3"


def _duel(*cards: str) -> tuple[Air, int, int, dict[str, int]]:
    air = Air()
    korthak = air.flight("k_korthak_rm", CENTER, K)
    warden = air.flight("t_warden_if", CENTER, T)
    held = {name: air.hand(name, T if name.startswith("t_") else K) for name in cards}
    air.fight(CENTER, K)
    return air, korthak, warden, held


@pytest.mark.rule("WC-10.8")
@pytest.mark.rule("WC-12.1")
def test_example_5a_both_pass_and_both_are_destroyed() -> None:
    air, korthak, warden, _ = _duel()
    assert air.zone_of(korthak) == words.DISCARD[K]
    assert air.zone_of(warden) == words.DISCARD[T]
    assert (air.power(T), air.power(K)) == (29, 29)


CARDS_5B = ("t_hard_break", "k_throat_rush", "t_barrel_feint", "t_gun_mount_torn", "k_pounce")


def _open_5b(air: Air, held: dict[str, int], korthak: int, warden: int) -> None:
    air.play("pass")
    air.play("play_maneuver", held["t_hard_break"], warden)
    assert air.value(warden, "defence") == 5
    air.play("play_maneuver", held["k_throat_rush"], korthak)
    assert air.value(korthak, "attack") == 6
    air.play("play_maneuver", held["t_barrel_feint"], warden)
    air.play("pass")
    air.play("play_battle_damage", held["t_gun_mount_torn"], korthak)
    assert air.value(korthak, "attack") == 5


@pytest.mark.rule("WC-10.4")
@pytest.mark.rule("WC-10.5")
@pytest.mark.rule("WC-6.3.1")
@pytest.mark.rule("WC-10.6.6")
def test_example_5b_the_card_window() -> None:
    air, korthak, warden, held = _duel(*CARDS_5B)
    air.hand("k_spine_twist", K)
    air.hand("t_deflection_shot", T)
    _open_5b(air, held, korthak, warden)
    air.play("play_maneuver", held["k_pounce"], korthak)
    air.pass_all()
    assert air.zone_of(warden) == words.DISCARD[T]
    assert air.zone_of(korthak) == words.DISCARD[K]
    assert (air.power(T), air.power(K)) == (29, 29)
    assert air.zone_of(held["t_gun_mount_torn"]) == words.DISCARD[T]
    assert air.zone_of(held["k_throat_rush"]) == words.DISCARD[K]


@pytest.mark.rule("WC-13.2")
def test_example_5c_the_survivor_was_successful() -> None:
    air, korthak, warden, held = _duel(*CARDS_5B[:-1], "k_bone_spear")
    _open_5b(air, held, korthak, warden)
    air.pass_all()
    assert air.zone_of(korthak) == words.DISCARD[K]
    assert air.power(K) == 29
    assert air.power(T) == 30
    air.play("return_successful", warden, air.at(words.READY[T]))
    assert air.zone_of(warden) == words.READY[T]


@pytest.mark.rule("WC-6.3")
@pytest.mark.rule("WC-10.6.2")
@pytest.mark.rule("WC-10.5")
def test_example_6_limits() -> None:
    air, korthak, warden, held = _duel("k_killing_dive", "k_raked_hull", "k_pounce")
    second = air.hand("k_pounce", K)
    assert air.refused("play_maneuver", held["k_killing_dive"], korthak) == "WC-6.3"
    assert air.refused("play_battle_damage", held["k_raked_hull"], warden) == "WC-10.6.2"
    air.lay("k_mrissa", CENTER, K, korthak)
    assert air.value(korthak, "maneuver") == 3
    settle(air.state)
    air.play("play_maneuver", held["k_killing_dive"], korthak)
    air.play("play_maneuver", held["k_pounce"], korthak)
    assert air.refused("play_maneuver", second, korthak) == "WC-10.5"


@pytest.mark.rule("WC-10.6.6")
@pytest.mark.rule("WC-2.13")
@pytest.mark.parametrize("persists", [False, True])
def test_example_7_battle_damage_after_the_battle(persists: bool) -> None:
    air = Air({"battle_damage_persists": persists})
    kestrel, korthak = air.flight("t_kestrel_nh", CENTER, T), air.flight("k_korthak_ec", CENTER, K)
    shot, torn = air.hand("t_deflection_shot", T), air.hand("t_gun_mount_torn", T)
    air.fight(CENTER, T)
    air.play("play_maneuver", shot, kestrel)
    air.play("play_battle_damage", torn, korthak)
    air.pass_all()
    assert air.zone_of(kestrel) == air.zone_of(korthak) == CENTER
    assert air.value(korthak, "attack") == (2 if persists else 3)
    assert air.zone_of(torn) == (CENTER if persists else words.DISCARD[T])
    if persists:
        air.state.cards[korthak] = air.state.cards[korthak]._replace(zone=CENTER)
        air.begin("movement", K)
        air.fly(korthak, HOME[K])
        air.begin("movement", K)
        air.play("return_home", korthak, air.at(words.READY[K]))
        assert air.zone_of(torn) == words.DISCARD[T]
        assert air.value(korthak, "attack") == 3


def _two_against_one() -> tuple[Air, int, int, int]:
    air = Air()
    bulwark, warden = air.flight("t_bulwark_if", CENTER, T), air.flight("t_warden_nh", CENTER, T)
    gharrok = air.flight("k_gharrok_ec", CENTER, K)
    air.fight(CENTER, T)
    return air, bulwark, warden, gharrok


@pytest.mark.rule("WC-10.2")
@pytest.mark.rule("WC-10.3")
@pytest.mark.rule("WC-10.7")
def test_example_8a_the_defender_engages_the_warden() -> None:
    air, bulwark, warden, gharrok = _two_against_one()
    assert air.state.asked == K
    air.play("pair", gharrok, warden)
    assert air.state.asked == T
    air.play("assign_leftover", bulwark, warden)
    assert air.zone_of(gharrok) == words.DISCARD[K]
    assert air.zone_of(warden) == words.DISCARD[T]
    assert (air.power(T), air.power(K)) == (29, 28)


@pytest.mark.rule("WC-10.2")
@pytest.mark.rule("WC-12.2")
def test_example_8b_the_defender_engages_the_bulwark() -> None:
    air, bulwark, warden, gharrok = _two_against_one()
    air.play("pair", gharrok, bulwark)
    air.play("assign_leftover", warden, bulwark)
    assert air.zone_of(gharrok) == words.DISCARD[K]
    assert air.zone_of(bulwark) == words.DISCARD[T]
    assert (air.power(T), air.power(K)) == (28, 28)


def _interceptor() -> tuple[Air, int, int, int]:
    air = Air()
    anvil, kestrel = air.flight("t_anvil_sb", HOME[K], T), air.flight("t_kestrel_nh", HOME[K], T)
    zhakar = air.flight("k_zhakar_tf", HOME[K], K)
    air.fight(HOME[K], T)
    return air, anvil, kestrel, zhakar


@pytest.mark.rule("WC-11.1")
@pytest.mark.rule("WC-10.7")
def test_example_9a_the_bomber_is_intercepted() -> None:
    air, anvil, kestrel, zhakar = _interceptor()
    air.play("pair", zhakar, anvil)
    assert air.refused("assign_leftover", kestrel, air.carriers[K]) == "WC-11.1"
    air.play("assign_leftover", kestrel, anvil)
    assert air.zone_of(zhakar) == words.DISCARD[K]
    assert air.zone_of(anvil) == HOME[K]
    assert air.hits(K) == 0


@pytest.mark.rule("WC-11.2")
@pytest.mark.rule("WC-11.7")
@pytest.mark.rule("WC-13.2")
def test_example_9b_the_bomber_gets_through() -> None:
    air, anvil, kestrel, zhakar = _interceptor()
    air.play("pair", zhakar, kestrel)
    air.play("assign_leftover", anvil, air.carriers[K])
    assert air.hits(K) == 1
    assert air.state.cards[air.carriers[K]].pose == words.DAMAGED
    assert {air.zone_of(id) for id in (anvil, kestrel, zhakar)} == {HOME[K]}
    air.play("pass") if air.state.asked == K else None
    assert {move.card for move in air.legal("return_successful")} == {anvil}
    assert air.refused("return_successful", kestrel, air.at(words.READY[T])) == "WC-13.2"


@pytest.mark.rule("WC-11.3")
@pytest.mark.rule("WC-11.5")
@pytest.mark.rule("WC-11.6")
@pytest.mark.rule("WC-11.10")
@pytest.mark.rule("WC-1.2")
def test_example_10_torpedo_then_bombs() -> None:
    air = Air()
    halberd = air.flight("t_halberd_ck", HOME[K], T, weapons=["t_breaker_torpedo"])
    torpedo = air.state.zones[HOME[K]][-1]
    level = air.hand("t_level_run", T)
    assert air.value(halberd, "bombing") == 0
    air.fight(HOME[K], T)
    air.play("assign_leftover", halberd, air.carriers[K])
    air.pass_all()
    assert air.hits(K) == 1
    assert air.zone_of(torpedo) == words.DISCARD[T]
    assert air.power(T) == 30
    assert air.value(halberd, "bombing") == 2
    assert not air.legal("fight")
    air.fight(HOME[K], T)
    air.play("assign_leftover", halberd, air.carriers[K])
    air.play("play_maneuver", level, halberd)
    assert air.won() == T


@pytest.mark.rule("WC-12.2")
def test_example_11_the_loss_of_a_flight() -> None:
    air = Air()
    bulwark = air.flight("t_bulwark_if", CENTER, T, "t_ostrander", ["t_shroud_emitter"], ["t_silver_comet"])
    nhazrak = air.flight("k_nhazrak_mh", CENTER, K, "k_garrakh")
    air.fight(CENTER, K)
    assert air.zone_of(bulwark) == words.DISCARD[T]
    assert air.power(T) == 30 - 9
    assert nhazrak


@pytest.mark.rule("WC-15.1")
@pytest.mark.rule("WC-15.4")
@pytest.mark.rule("WC-12.5")
@pytest.mark.rule("WC-5.7.4")
@pytest.mark.parametrize("keeper", [False, True])
def test_example_12_capture_and_execution(keeper: bool) -> None:
    air = Air()
    air.flight("t_bulwark_if", CENTER, T, "t_ostrander", ["t_shroud_emitter"], ["t_silver_comet"])
    pilot, comet = (air.state.zones[CENTER][at] for at in (-3, -2))
    air.flight("k_nhazrak_mh", CENTER, K, "k_garrakh")
    order = air.hand("k_so_take_him_living", K)
    if keeper:
        air.ready("k_orrgha", K)
    air.fight(CENTER, K)
    air.passes(2)
    while not air.legal("play_secret_order"):
        air.play("pass")
    air.play("play_secret_order", order, air.legal("play_secret_order")[0].target)
    assert air.zone_of(pilot) == words.BRIG[K]
    assert air.zone_of(comet) == words.DISCARD[T]
    air.pass_all()
    assert air.power(T) == 30 - 4
    air.begin("muster", K)
    air.play("execute_prisoner", pilot, air.at(words.DISCARD[T]))
    assert air.power(T) == 26 - (4 if keeper else 3)
    assert air.zone_of(pilot) == words.DISCARD[T]


@pytest.mark.rule("WC-14.5")
@pytest.mark.rule("WC-12.4")
@pytest.mark.parametrize("guarded", [False, True])
def test_example_13_a_capital_ship_alone_is_destroyed(guarded: bool) -> None:
    air = Air()
    ship = air.lay("t_long_tack", SW, T)
    zhakar = air.flight("k_zhakar_tf", SW, K)
    if guarded:
        air.flight("t_halberd_ck", SW, T)
    air.begin("combat", K)
    if guarded:
        air.play("fight", target=air.at(SW))
        assert air.zone_of(ship) == SW
        return
    assert air.zone_of(ship) == words.DISCARD[T]
    assert air.power(T) == 27
    air.play("return_successful", zhakar, air.at(words.READY[K]))
    assert air.zone_of(zhakar) == words.READY[K]


@pytest.mark.rule("WC-18.2")
@pytest.mark.rule("WC-18.1")
@pytest.mark.rule("WC-1.3")
@pytest.mark.parametrize(("points", "winner"), [(1, DRAW), (2, T)])
def test_example_14_both_at_nothing_is_a_draw(points: int, winner: int) -> None:
    air = Air()
    air.flight("k_korthak_rm", CENTER, K)
    air.flight("t_warden_if", CENTER, T)
    air.power(K, 1)
    air.power(T, points)
    air.fight(CENTER, K)
    assert air.won() == winner


def _traitor(options: dict[str, object] | None = None) -> tuple[Air, int, int, int]:
    air = Air(options)
    vrennik = air.flight("k_vrennik_ap", CENTER, K, "t_reyn", awards=["k_blood_collar"], pilot_of=T)
    reyn, collar = air.state.zones[CENTER][-2:]
    air.flight("t_bulwark_if", CENTER, T)
    assert air.state.cards[vrennik].holder == K
    return air, reyn, collar, vrennik


@pytest.mark.rule("WC-16.4")
@pytest.mark.rule("WC-16.2")
def test_example_15a_a_traitor_dies() -> None:
    air, reyn, collar, _ = _traitor()
    air.fight(CENTER, T)
    assert air.power(K) == 30 - 4
    assert air.zone_of(reyn) == words.DISCARD[T]
    assert air.zone_of(collar) == words.DISCARD[K]


@pytest.mark.rule("WC-16.5")
@pytest.mark.rule("WC-16.6")
@pytest.mark.parametrize("once", [False, True])
def test_example_15b_a_traitor_is_captured_by_his_own_side(once: bool) -> None:
    air, reyn, collar, _ = _traitor({"spy_report_once": once})
    order = air.hand("t_so_recovery_net", T)
    air.hand("k_pounce", K)
    air.fight(CENTER, T)
    while not air.legal("play_secret_order"):
        air.play("pass")
    air.play("play_secret_order", order, air.legal("play_secret_order")[0].target)
    air.pass_all()
    assert air.power(K) == 29
    assert air.zone_of(collar) == words.DISCARD[K]
    assert air.zone_of(reyn) == words.READY[T]
    assert air.state.cards[reyn].pose == 0
    air.begin("muster", T)
    air.play("interrogate", reyn, air.at(words.HAND[K]))
    assert air.power(T) == 29
    assert air.refused("interrogate", reyn, air.at(words.HAND[K])) == "WC-15.3"
    air.state.used = frozenset()
    air.begin("muster", T)
    assert bool(air.legal("interrogate")) is not once


@pytest.mark.rule("WC-4.2")
@pytest.mark.rule("WC-5.5.4")
def test_example_16_added_and_modified_values() -> None:
    air = Air()
    assert air.value(air.flight("t_kestrel_nh", NW, T, "t_lund"), "bombing") == 0
    assert air.value(air.flight("t_kestrel_nh", NE, T, "t_lund", ["t_bomb_rack"]), "bombing") == 3
    assert air.value(air.flight("t_halberd_ck", SW, T, weapons=["t_bomb_rack"]), "bombing") == 4

