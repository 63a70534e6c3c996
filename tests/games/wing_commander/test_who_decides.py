"""The decisions that the player makes whose turn it is not (WC-20.1); the active player may make none of them."""

from collections.abc import Callable

import pytest

from tabletop.core.move import NONE, Move
from tests.games.wing_commander.air import CENTER, HOME, Air, K, T

Case = tuple[Air, Move]


def _pairing() -> Case:
    air = Air()
    own = [air.flight(name, CENTER, T) for name in ("t_bulwark_if", "t_warden_nh")]
    enemy = air.flight("k_gharrok_ec", CENTER, K)
    air.fight(CENTER, T)
    return air, Move("pair", enemy, own[0])


def _support() -> Case:
    air = Air()
    own = air.flight("t_bulwark_if", CENTER, T)
    first, second = air.flight("k_drashir_ap", CENTER, K), air.flight("k_korthak_rm", CENTER, K)
    air.hand("t_hard_break", T)
    air.fight(CENTER, T)
    air.play("pair", first, own)
    return air, Move("assign_leftover", second, first)


def _card_window() -> Case:
    air = Air()
    air.flight("t_warden_if", CENTER, T)
    enemy = air.flight("k_korthak_rm", CENTER, K)
    air.hand("t_hard_break", T)
    rush = air.hand("k_throat_rush", K)
    air.fight(CENTER, T)
    assert air.state.asked == T
    air.play("pass")
    return air, Move("play_maneuver", rush, enemy)


def _window() -> Case:
    air = Air()
    flight = air.flight("t_warden_if", CENTER, T, "t_carrow")
    air.flight("k_nhazrak_mh", CENTER, K)
    order = air.hand("k_so_take_him_living", K)
    air.fight(CENTER, T)
    while not air.legal("play_secret_order"):
        air.play("pass")
    return air, Move("play_secret_order", order, flight)


def _exchange() -> Case:
    air = Air()
    mine, theirs = air.prisoner("k_vosk", T), air.prisoner("t_reyn", K)
    air.begin("muster", T)
    air.play("offer_exchange", mine, theirs)
    return air, Move("answer_exchange", mine, n=1)


def _return() -> Case:
    air = Air()
    air.flight("t_kestrel_nh", CENTER, T)
    winner = air.flight("k_nhazrak_mh", CENTER, K)
    air.fight(CENTER, T)
    air.pass_all()
    return air, Move("return_successful", winner, air.aim("ready", K))


CASES: dict[str, tuple[Callable[[], Case], Callable[[Air], bool]]] = {
    "pairing": (_pairing, lambda air: len(air.view(T).facts["battle"]["pairs"]) == 1),
    "support": (_support, lambda air: len(air.view(T).facts["battle"]["support"]) == 1),
    "card window": (_card_window, lambda air: air.state.asked == T),
    "window": (_window, lambda air: len(air.zone("brig", K)) == 1),
    "exchange": (_exchange, lambda air: len(air.zone("ready", K)) == 1),
    "return": (_return, lambda air: len(air.zone("ready", K)) == 1),
}


@pytest.mark.rule("WC-20.1", "WC-10.2", "WC-10.3", "WC-10.4", "WC-17.4", "WC-15.5", "WC-13.2")
@pytest.mark.parametrize("case", CASES)
def test_the_other_player_is_asked_and_answers_in_the_turn_of_the_active_player(case: str) -> None:
    position, came_true = CASES[case]
    air, move = position()
    assert (air.state.player, air.state.asked) == (T, K)
    assert move in air.legal()
    air.play(*move[:4])
    assert air.state.player == T
    assert came_true(air)


@pytest.mark.rule("WC-20.1", "WC-9.1")
@pytest.mark.parametrize("case", CASES)
def test_the_active_player_cannot_decide_it_in_his_stead(case: str) -> None:
    air, move = CASES[case][0]()
    assert air.refused(*move[:4], seat=T) == "WC-9.1"


@pytest.mark.rule("WC-20.1", "WC-9.1")
def test_in_the_phases_themselves_only_the_active_player_acts() -> None:
    for phase in ("muster", "scramble", "movement", "discard"):
        air = Air()
        fighter = air.ready("k_zhakar_tf", K)
        flight = air.flight("k_zhakar_tf", CENTER, K)
        air.flight("t_kestrel_nh", HOME[T], T)
        held = air.hand("k_zhakar_tf", K)
        air.hand("t_kestrel_nh", T)
        air.begin(phase, T)
        assert air.state.asked == T
        for verb, card, target in (
            ("muster", held, air.aim("ready", K)), ("launch", fighter, air.at(HOME[K])),
            ("move", flight, air.at(HOME[K])), ("discard", held, air.aim("discard", K)), ("end_phase", NONE, NONE),
        ):  # fmt: skip
            assert air.refused(verb, card, target, seat=K) == "WC-9.1"
