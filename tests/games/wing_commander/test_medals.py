"""What medals do beside paying: cards may count them (WC-5.6.3)."""

from typing import Any

import pytest

from tabletop.games.wing_commander import words
from tests.games.wing_commander.air import CENTER, HOME, NW, SW, Air, K, T


def _made(air: Air, id: str, kind: str, **fields: Any) -> str:
    """A card made up for what no printed card does; its id."""
    basis = {"id": id, "kind": kind, "side": "terran", "name": {"en": id, "ja": id}}
    air.faces = {**air.faces, id: air.rules.read_card({**basis, **fields})}
    return id


def _honours(air: Air, **where: Any) -> str:
    """A free luck card: one own flight has Attack +1 for each of its medals until the end of the turn."""
    target = {"who": "self", "zone": "flights", "type": "flight", "count": 1, **where}
    effect = {
        "do": "change_stat", "target": target, "stat": "attack", "amount": {"of": "target_medals"}, "duration": "turn",
    }  # fmt: skip
    abilities = [{"when": "any_time", "effects": [effect]}]
    return _made(air, "made_honours", "luck", muster_cost=0, abilities=abilities)


def _plain_pilot(air: Air, medals: int) -> str:
    return _made(air, f"made_pilot_{medals}", "pilot", muster_cost=1, medal_cost=0, medals=medals)


@pytest.mark.rule("WC-5.6.3")
def test_a_card_counts_the_medals_of_a_flight_with_those_of_the_awards() -> None:
    air = Air()
    flight = air.flight("t_kestrel_nh", CENTER, T, "t_ostrander", awards=["t_silver_comet"])
    before = air.value(flight, "attack")
    luck = air.hand(_honours(air), T)
    air.begin("movement", T)
    air.play("play_luck", luck)
    assert air.value(flight, "attack") == before + 2 + 1
    assert air.zone_of(luck) == words.DISCARD[T]


@pytest.mark.rule("WC-5.6.3")
def test_a_flight_without_a_pilot_or_with_a_pilot_without_medals_has_none_to_count() -> None:
    for pilot in ("", "t_reyn"):
        air = Air()
        flight = air.flight("t_kestrel_nh", CENTER, T, pilot)
        before = air.value(flight, "attack")
        luck = air.hand(_honours(air), T)
        air.begin("movement", T)
        air.play("play_luck", luck)
        assert air.value(flight, "attack") == before


@pytest.mark.rule("WC-5.6.3")
def test_a_card_for_decorated_flights_cannot_be_used_where_none_is() -> None:
    decorated = {"where": [{"stat": "medals", "cmp": ">=", "value": 3}]}
    for awards, usable in (((), False), (("t_silver_comet",), True)):
        air = Air()
        air.flight("t_kestrel_nh", CENTER, T, "t_ostrander", awards=awards)
        luck = air.hand(_honours(air, **decorated), T)
        air.begin("movement", T)
        assert bool(air.legal("play_luck")) is usable
        if not usable:
            assert air.refused("play_luck", luck) == "WC-17.1"


@pytest.mark.rule("WC-5.6.3")
@pytest.mark.parametrize("medals", [0, 1, 5])
def test_a_medal_by_itself_changes_no_value_and_decides_no_battle(medals: int) -> None:
    air = Air()
    flight = air.flight("t_kestrel_nh", CENTER, T, _plain_pilot(air, medals))
    bare = air.flight("t_kestrel_nh", SW, T)
    assert [air.value(flight, stat) for stat in words.STATS] == [air.value(bare, stat) for stat in words.STATS]
    enemy = air.flight("k_korthak_ec", CENTER, K)
    air.fight(CENTER, T)
    air.pass_all()
    assert air.zone_of(enemy) == CENTER
    assert air.zone_of(flight) == words.DISCARD[T]


@pytest.mark.rule("WC-5.6.3")
def test_medals_of_a_pilot_pay_while_he_is_at_home_and_not_while_he_flies() -> None:
    air = Air()
    pilot = air.ready("t_ostrander", T)
    bulwark = air.ready("t_bulwark_if", T)
    air.power(T, 3)
    air.begin("scramble", T)
    air.play("launch", bulwark, air.at(HOME[T]))
    assert air.state.cards[pilot].pose == words.TAPPED
    air = Air()
    air.flight("t_kestrel_nh", NW, T, "t_ostrander")
    air.ready("t_kestrel_nh", T)
    bulwark = air.ready("t_bulwark_if", T)
    air.power(T, 3)
    air.begin("scramble", T)
    assert air.refused("launch", bulwark, air.at(HOME[T])) == "WC-6.2.5"
