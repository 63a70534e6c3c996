"""Decks, set-up, the table, and what cards are."""

from dataclasses import replace

import pytest

from tabletop.core.card import FACE_DOWN
from tabletop.core.engine import apply
from tabletop.core.move import Move
from tabletop.core.ruleset import Deck
from tabletop.core.state import State
from tabletop.core.view import project
from tabletop.games import ruleset
from tabletop.games.wing_commander import words
from tabletop.library.decks import ready_decks
from tabletop.library.pool import faces
from tests.games.scenario import Scenario
from tests.games.wing_commander.air import CENTER, HOME, NE, NW, SE, SW, Air, K, T

RULES, FACES = ruleset("wing_commander"), faces("wing_commander")


def _deck(side: str) -> Deck:
    return next(deck for deck in ready_decks("wing_commander") if deck.setup["side"] == side)


TERRAN, KILRATHI = _deck("terran"), _deck("kilrathi")


def _broken(**piles: tuple[str, ...]) -> set[str]:
    changed = replace(TERRAN, piles={**TERRAN.piles, **piles})
    return {refusal.rule for refusal in RULES.check_deck(changed, FACES, {})}


def _dealt(*decks: Deck) -> Scenario:
    table = Scenario("wing_commander")
    table.state = RULES.deal(decks or (TERRAN, KILRATHI), FACES, {}, 3)
    return table


def _fleet(table: Scenario, face: str, seat: int) -> int:
    return next(id for id in table.zone("fleet", seat) if table.state.cards[id].face.id == face)


@pytest.mark.rule("WC-7.1")
@pytest.mark.parametrize(("n", "legal"), [(39, False), (40, True), (100, True), (101, False)])
def test_a_deck_has_40_to_100_cards(n: int, legal: bool) -> None:
    assert ("WC-7.1" not in _broken(deck=("t_kestrel_nh",) * n)) is legal


@pytest.mark.rule("WC-7.2")
@pytest.mark.rule("WC-4.5")
def test_a_deck_has_cards_of_one_side() -> None:
    assert _broken() == set()
    assert _broken(deck=(*TERRAN.piles["deck"], "k_pounce")) == {"WC-7.2"}
    assert {FACES[id].back for id in TERRAN.piles["deck"]} == {"terran"}
    assert {FACES[id].back for id in KILRATHI.piles["deck"]} == {"kilrathi"}
    assert FACES["t_kestrel_nh"].traits >= {"terran", "squadron:Night Herons"}


@pytest.mark.rule("WC-7.3")
def test_no_carrier_and_no_nav_point_in_the_deck() -> None:
    assert _broken(deck=(*TERRAN.piles["deck"], "real_t_tcs_victory")) == {"WC-7.3"}
    assert _broken(deck=(*TERRAN.piles["deck"], "real_nav_zeta")) == {"WC-7.3"}
    assert {"nav_point_modifier", "capital_ship"} <= {FACES[id].kind for id in TERRAN.piles["deck"]}


@pytest.mark.rule("WC-7.4")
@pytest.mark.rule("WC-7.5")
@pytest.mark.rule("WC-5.11")
def test_one_luck_card_and_any_number_of_others() -> None:
    assert _broken(deck=(*TERRAN.piles["deck"], "t_unclaimed_salvage")) == {"WC-7.4"}
    assert _broken(deck=("t_reyn",) * 60) == set()


@pytest.mark.rule("WC-7.6")
@pytest.mark.rule("WC-7.7")
def test_five_nav_points_and_one_own_carrier() -> None:
    assert _broken(nav=("real_nav_alpha",) * 5) == set()
    assert _broken(nav=("real_nav_alpha",) * 4) == {"WC-7.6"}
    assert _broken(carrier=()) == {"WC-7.7"}
    assert _broken(carrier=("real_k_sivars_glory",)) == {"WC-7.7"}


@pytest.mark.rule("WC-6.4")
def test_a_card_whose_numbers_are_not_known_is_not_played_by_the_rules() -> None:
    assert _broken(deck=(*TERRAN.piles["deck"], "real_stealth_technology")) == {"WC-6.4"}


@pytest.mark.rule("WC-6.4")
@pytest.mark.rule("WC-6.2.7")
def test_secret_orders_are_free_and_a_cost_of_0_needs_nothing() -> None:
    air = Air()
    order, kestrel = air.hand("t_so_deep_strike", T), air.ready("t_kestrel_nh", T)
    air.power(T, 1)
    air.begin("muster", T)
    air.play("set_secret_order", order, air.at(words.ORDER[T]))
    air.play("end_phase")
    air.play("launch", kestrel, air.at(HOME[T]))
    assert air.power(T) == 1


@pytest.mark.rule("WC-7.8")
@pytest.mark.rule("WC-8.4")
def test_deploying_nothing_is_legal_and_pays_four_points() -> None:
    table = _dealt()
    table.play("end_deploy")
    table.play("end_deploy")
    assert (table.number("power", T), table.number("power", K)) == (34, 34 + 2)
    assert table.zone("ready", T) == ()


@pytest.mark.rule("WC-1.1")
def test_a_terran_deck_meets_a_kilrathi_deck() -> None:
    assert RULES.check_pair((TERRAN, KILRATHI), FACES, {}) == []
    assert RULES.check_pair((KILRATHI, TERRAN), FACES, {}) == []
    assert [refusal.rule for refusal in RULES.check_pair((TERRAN, TERRAN), FACES, {})] == ["WC-1.1"]


@pytest.mark.rule("WC-8.1")
@pytest.mark.parametrize("decks", [(TERRAN, KILRATHI), (KILRATHI, TERRAN)])
def test_the_kilrathi_player_begins(decks: tuple[Deck, Deck]) -> None:
    table = _dealt(*decks)
    table.play("end_deploy")
    table.play("end_deploy")
    assert decks[table.state.player].setup["side"] == "kilrathi"


@pytest.mark.rule("WC-8.2")
@pytest.mark.rule("WC-2.1")
@pytest.mark.rule("WC-2.2")
@pytest.mark.rule("WC-3.1")
@pytest.mark.rule("WC-5.2")
def test_carriers_and_five_nav_points_are_laid_out() -> None:
    table = _dealt()
    assert [table.number("power", seat) for seat in (T, K)] == [30, 30]
    assert [table.number("hits", seat) for seat in (T, K)] == [0, 0]
    for seat, name in ((T, "real_t_tcs_victory"), (K, "real_k_sivars_glory")):
        assert [table.state.cards[id].face.id for id in table.zone("carrier", seat)] == [name]
        for key in ("deck", "hand", "discard", "ready", "order", "brig"):
            assert table.zone(key, seat) == ()
    assert [len(table.state.zones[zone]) for zone in words.NAVS] == [1] * 5


@pytest.mark.rule("WC-8.5")
@pytest.mark.rule("WC-20.2")
def test_deployments_are_chosen_in_secret_and_shown_together() -> None:
    table = _dealt()
    kestrel = _fleet(table, "t_kestrel_nh", T)
    table.play("deploy", kestrel, table.aim("ready", T))
    assert table.view(T).facts["deployed"] == (kestrel,)
    assert "deployed" not in table.view(K).facts
    table.play("end_deploy")
    assert table.zone("ready", T) == ()
    assert table.state.stack[-1].masked(table.state, K).first == ()  # type: ignore[attr-defined]
    table.play("end_deploy")
    assert table.place(kestrel) == ("ready", T)


@pytest.mark.rule("WC-8.6")
@pytest.mark.rule("WC-20.3")
def test_the_rest_is_shuffled_by_the_seed() -> None:
    hands = []
    for seed in (1, 1, 2):
        table = _dealt()
        table.state = RULES.deal((TERRAN, KILRATHI), FACES, {}, seed)
        table.play("end_deploy")
        table.play("end_deploy")
        hands.append([table.state.cards[id].face.id for id in table.zone("hand", T)])
    assert hands[0] == hands[1] != hands[2]
    assert len(hands[0]) == 7
    assert not table.legal("mulligan")


@pytest.mark.rule("WC-3.5")
@pytest.mark.rule("WC-2.9")
def test_nav_points_are_labels_only() -> None:
    air = Air()
    here, there = air.flight("t_kestrel_nh", NW, T), air.flight("t_kestrel_nh", SE, T)
    for stat in words.STATS:
        assert air.value(here, stat) == air.value(there, stat)


@pytest.mark.rule("WC-3.2")
def test_there_are_twelve_lines_between_the_seven_positions() -> None:
    edges = {frozenset((one, other)) for one, others in words.ADJACENT.items() for other in others}
    assert len(edges) == 12
    assert set(words.ADJACENT[CENTER]) == {NW, NE, SW, SE, *HOME}
    assert set(words.ADJACENT[HOME[K]]) == {NW, CENTER, NE}
    assert set(words.ADJACENT[HOME[T]]) == {SW, CENTER, SE}


@pytest.mark.rule("WC-2.6")
@pytest.mark.rule("WC-9.3.4")
@pytest.mark.rule("WC-20.2")
def test_a_set_order_is_seen_by_its_owner_only_and_stays() -> None:
    air = Air()
    order, second = air.hand("t_so_deep_strike", T), air.hand("t_so_turncoat", T)
    air.begin("muster", T)
    air.play("set_secret_order", order, air.at(words.ORDER[T]))
    assert air.state.cards[order].pose & FACE_DOWN
    assert air.view(T).cards[order].face is not None
    assert air.view(K).cards[order].face is None
    assert air.view(K).facts["order"] == (1, 0)
    assert air.refused("set_secret_order", second, air.at(words.ORDER[T])) == "WC-9.3.4"


@pytest.mark.rule("WC-2.3")
@pytest.mark.rule("WC-2.7")
@pytest.mark.rule("WC-2.8")
def test_ready_areas_and_discard_piles_are_open_hands_and_decks_are_not() -> None:
    air = Air()
    ready, gone = air.ready("t_kestrel_nh", T), air.lay("t_kestrel_sp", words.DISCARD[T], T)
    held, (below,) = air.hand("t_warden_if", T), air.deck(T, "t_warden_nh")
    air.begin("muster", T)
    seen = air.view(K)
    assert seen.cards[ready].face is not None
    assert seen.cards[gone].face is not None
    assert seen.cards[held].face is None
    assert seen.cards[below].face is None
    assert air.view(T).cards[below].face is None
    assert seen.facts["hand"][T] == seen.facts["deck"][T] == 1


@pytest.mark.rule("WC-2.4")
@pytest.mark.rule("WC-2.12")
@pytest.mark.rule("WC-5.13")
def test_permanents_lie_in_the_play_area_and_one_shot_cards_are_discarded() -> None:
    air = Air()
    own, enemy = air.flight("t_bulwark_if", CENTER, T), air.flight("k_gharrok_ec", CENTER, K)
    modifier = air.lay("t_drift_ice", CENTER, T)
    shot = air.hand("t_deflection_shot", T)
    air.hand("k_pounce", K)
    air.fight(CENTER, T)
    air.play("play_maneuver", shot, own)
    assert air.zone_of(shot) == CENTER
    air.pass_all()
    assert air.zone_of(shot) == words.DISCARD[T]
    assert air.zone_of(modifier) == CENTER
    assert enemy


@pytest.mark.rule("WC-5.1")
def test_the_carriers_are_alike() -> None:
    for id in ("real_t_tcs_victory", "real_k_sivars_glory"):
        values = FACES[id].values
        assert (values["attack"], values["defence"], values["reinforcement"]) == (3, 3, 2)


@pytest.mark.rule("WC-18.4")
def test_a_player_may_concede() -> None:
    air = Air()
    air.hand("t_kestrel_nh", T)
    air.begin("muster", T)
    air.play("resign", n=T)
    assert air.won() == K


@pytest.mark.rule("WC-18.5")
@pytest.mark.parametrize(("limit", "over"), [(1, True), (0, False)])
def test_the_turn_limit_is_a_draw(limit: int, over: bool) -> None:
    table = _dealt()
    table.state = RULES.deal((TERRAN, KILRATHI), FACES, {"max_turns": limit}, 3)
    table.play("end_deploy")
    table.play("end_deploy")
    while table.state.turn == 1 and table.state.winner < 0:
        apply(table.state, table.state.legal[-1])
    assert (table.state.winner == 9) is over


@pytest.mark.rule("WC-18.6")
def test_every_card_keeps_its_owner() -> None:
    air = Air()
    pilot = air.prisoner("t_reyn", K)
    assert (air.state.cards[pilot].owner, air.state.cards[pilot].holder) == (T, K)
    air.begin("muster", K)
    air.play("execute_prisoner", pilot, air.at(words.DISCARD[T]))
    assert air.state.cards[pilot].holder == T


@pytest.mark.rule("WC-20.4")
def test_every_action_of_the_rules_is_a_move_of_the_engine() -> None:
    actions = {
        "deploy", "muster", "muster_award", "muster_nav", "set_secret_order", "interrogate", "offer_exchange",
        "answer_exchange", "use_ability", "execute_prisoner", "launch", "move", "return_home", "fight", "pair",
        "assign_leftover", "play_maneuver", "play_battle_damage", "pass", "play_luck", "play_secret_order",
        "return_successful", "discard", "end_phase",
    }  # fmt: skip
    assert actions <= RULES.verbs


@pytest.mark.rule("WC-20.5")
def test_every_effect_of_the_cards_is_data_with_a_text() -> None:
    for face in FACES.values():
        printed = face.printed.card
        texts = [RULES.card_text(face, language) for language in ("en", "ja")]
        assert len(texts[0]) == len(texts[1])
        says = bool(printed.always or printed.abilities or printed.mods or printed.adds)
        assert bool(texts[0]) is says
        assert printed.by_hand is None


def test_a_view_of_the_start_shows_nothing_of_the_other_deck() -> None:
    s: State = RULES.deal((TERRAN, KILRATHI), FACES, {}, 1)
    view = project(s, K)
    assert [move for move in s.legal if move == Move("end_deploy")]
    assert all(view.cards[id].face is None for id in view.zones[words.FLEET[T]])
