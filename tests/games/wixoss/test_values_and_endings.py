"""Continuous values, information, the ends of a game and the options (sections 20 to 23)."""

from typing import Any

import pytest

from tabletop.core.chance import Chance
from tabletop.core.engine import apply
from tabletop.core.judge import why_not
from tabletop.core.move import Move
from tabletop.core.state import DRAW
from tabletop.core.view import HANDLE, project
from tabletop.games import ruleset
from tabletop.games.wixoss import field, table, words
from tabletop.library.decks import ready_decks
from tabletop.library.pool import faces
from tabletop.library.rules_text import rules
from tabletop.play.record import read_record, write_record
from tabletop.play.replay import replay
from tabletop.play.session import Session
from tabletop.play.setup import Setup
from tests.games.wixoss.match import GREAT, HANAYO, SILVAN, SMALL, TAMA, A, B, C, L, Match, R


def _spell(m: Match, *effects: dict[str, Any], id: str = "deed") -> int:
    (card,) = m.hand(A, m.made(id, "spell", abilities=[{"kind": "use", "effects": list(effects)}]))
    return card


def _constant(*holds: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"kind": "constant", "holds": list(holds), **fields}


@pytest.mark.rule("WX-20.1")
def test_power_is_printed_then_set_then_changed_and_not_below_0() -> None:
    m = Match()
    signi = m.signi(SMALL, C)
    m.begin("main")
    m.lasting(signi, "power", 2000, field.TURN_END)
    m.lasting(signi, "power", 15000, field.TURN_END, "set")
    assert m.power(signi) == 17000
    m.lasting(signi, "power", 8000, field.TURN_END, "set")
    assert m.power(signi) == 10000
    m.lasting(signi, "power", -30000, field.TURN_END)
    assert m.power(signi) == 0


@pytest.mark.rule("WX-20.1")
def test_doubling_adds_the_power_of_that_moment() -> None:
    m = Match()
    double = {"do": "change_stat", "target": {"who": "self", "type": "signi", "count": "all"}, "stat": "power"}
    spell = _spell(m, {**double, "amount": {"of": "target_power"}, "duration": "turn"})
    one, two = m.signi(SMALL, L, power=5000), m.signi(GREAT, R)
    m.begin("main")
    m.use(spell)
    assert (m.power(one), m.power(two)) == (10000, 20000)
    m.lasting(one, "power", 1000, field.TURN_END)
    assert m.power(one) == 11000


@pytest.mark.rule("WX-20.2")
def test_a_constant_change_is_gone_as_soon_as_its_condition_fails() -> None:
    m = Match()
    m.lrig(TAMA)
    romail, other = m.signi("WD01-009", L), m.signi(SMALL, R)
    m.begin("main")
    assert m.power(other) == 5000
    m.state.player = B
    assert m.power(other) == 6000
    m.state.player = A
    m.play("remove", romail, m.aim("trash", A))
    assert m.power(other) == 3000


@pytest.mark.rule("WX-20.3")
def test_effects_reach_what_is_there_and_constant_abilities_what_comes_later_too() -> None:
    m = Match()
    m.lrig("WX01-019")
    present = m.signi(SMALL, L)
    (arts,) = m.lrigs(A, m.made("cheer", "arts", timing=["main"], abilities=[{"kind": "use", "effects": [
        {"do": "change_stat", "target": {"who": "self", "type": "signi", "count": "all"}, "stat": "power",
         "amount": 5000, "duration": "turn"}]}]))  # fmt: skip
    (later,) = m.hand(A, SMALL)
    m.begin("main")
    m.use(arts)
    m.deploy(later, R)
    assert (m.power(present), m.power(later)) == (9000, 4000)


@pytest.mark.rule("WX-20.4")
def test_does_not_wins_over_does_and_the_later_setting_wins_over_the_earlier() -> None:
    m = Match()
    strong = m.signi(m.made("set_constant", abilities=[_constant({"hold": "power", "mode": "set", "amount": 9000})]), C)
    m.mark(strong, "must_attack")
    m.mark(strong, "cannot_attack")
    m.begin("attack_signi")
    assert not m.can_attack(strong)
    assert m.power(strong) == 9000
    m.lasting(strong, "power", 4000, field.TURN_END, "set")
    assert m.power(strong) == 4000


@pytest.mark.rule("WX-20.5")
def test_current_values_are_meant_unless_the_printed_one_is_named() -> None:
    m = Match()
    raised = m.signi(SMALL, L, B, power=9000)
    plain = m.signi(SMALL, R, B)
    now, printed = ({"stat": stat, "cmp": "<=", "value": 5000} for stat in ("power", "printed_power"))
    down = {"do": "set_state", "state": "down"}
    target = {"who": "opponent", "type": "signi", "count": "all"}
    first = _spell(m, {**down, "target": {**target, "where": [now]}})
    second = _spell(m, {**down, "target": {**target, "where": [printed]}}, id="deed_printed")
    m.begin("main")
    m.use(first)
    assert [m.pose(id) for id in (raised, plain)] == [words.UP, words.DOWN]
    m.use(second)
    assert [m.pose(id) for id in (raised, plain)] == [words.DOWN, words.DOWN]


@pytest.mark.rule("WX-20.6")
def test_level_and_limit_never_fall_below_0() -> None:
    m = Match()
    lrig, signi = m.lrig(TAMA), m.signi(SMALL)
    m.lasting(signi, "level", -5, field.TURN_END)
    m.lasting(lrig, "limit", -50, field.TURN_END)
    m.begin("main")
    assert m.value(signi, "level") == 0
    assert m.value(lrig, "limit") == 0


@pytest.mark.rule("WX-21.1", "WX-21.2")
def test_every_zone_tells_how_many_cards_it_holds() -> None:
    m = Match()
    m.hand(A, SMALL, SMALL)
    m.lrigs(A, "WX01-026")
    m.life(A, SMALL, SMALL, SMALL)
    m.begin("main")
    for seat in (A, B):
        view = m.view(seat)
        assert [len(view.zones[m.rules.zone(key, A)]) for key in ("hand", "lrig_deck", "life_cloth")] == [2, 1, 3]
    assert all(id >= HANDLE for id in m.view(B).zones[m.rules.zone("hand", A)])


@pytest.mark.rule("WX-21.2", "WX-1.6")
def test_what_one_player_looked_at_the_other_one_does_not_learn() -> None:
    m = Match()
    (bow,) = m.hand(A, "WX01-057")
    top, *_ = m.deck(A, GREAT, SMALL)
    m.begin("main")
    m.deploy(bow, C)
    assert [move.verb for move in m.legal()] == ["done"]
    assert m.view(A).cards[top].face is m.faces[GREAT]
    assert m.view(B).cards[top].face is None


@pytest.mark.rule("WX-21.3")
def test_after_a_search_the_deck_is_unknown_again() -> None:
    m = Match()
    (bible,) = m.hand(A, "WD01-015")
    m.ener(A, SMALL)
    m.begin("main")
    m.use(bible)
    assert all(m.view(A).cards[id].face is not None for id in m.zone("main_deck", A))
    assert all(m.view(B).cards[id].face is None for id in m.zone("main_deck", A))
    m.play("done")
    assert all(m.view(A).cards[id].face is None for id in m.zone("main_deck", A))


@pytest.mark.rule("WX-21.4", "WX-21.5")
def test_a_card_that_returned_to_the_hand_is_one_of_the_hand_again() -> None:
    m = Match()
    victim = m.signi(SMALL, C, B)
    m.hand(B, GREAT)
    (boundary,) = m.lrigs(A, "WD01-006")
    m.ener(A, *[SMALL] * 5)
    m.begin("main")
    m.use(boundary)
    m.pick(victim)
    view = project(m.state, A)
    assert victim not in view.cards
    assert all(id >= HANDLE for id in view.zones[m.rules.zone("hand", B)])


@pytest.mark.rule("WX-22.1")
def test_damage_by_an_effect_wins_too() -> None:
    for life, winner in ((1, -1), (0, A)):
        m = Match()
        m.lrig(HANAYO)
        (gunshot,) = m.hand(A, "WX11-042")
        m.ener(A, *[SILVAN] * 5)
        m.life(B, *[SMALL] * life)
        m.begin("main")
        m.use(gunshot)
        assert m.state.winner == winner
        assert m.size("life_cloth", B) == 0


@pytest.mark.rule("WX-22.2", "WX-1.4")
def test_a_card_wins_loses_or_keeps_from_losing() -> None:
    for who, winner in (("self", A), ("opponent", B)):
        m = Match()
        spell = _spell(m, {"do": "win_game", "player": who})
        m.begin("main")
        m.use(spell)
        assert m.state.winner == winner
    m = Match()
    m.lrig("WX12-002", B)
    attacker = m.signi(SILVAN, C)
    m.life(B, SMALL, SMALL, SMALL)
    m.lrigs(A, "WX01-014")
    m.begin("main")
    m.play("end_phase")
    assert table.order(m.state, B, "cannot_lose")
    for id in m.zone("life_cloth", B):
        field.trash(m.state, id)
    m.go_to("attack_signi")
    m.attack(attacker)
    assert m.state.winner == -1


@pytest.mark.rule("WX-22.3", "WX-22.8")
def test_the_game_ends_in_the_middle_and_nothing_remains_to_be_done() -> None:
    m = Match()
    draw = {"do": "draw", "amount": 1}
    spell = _spell(m, {"do": "deal_damage"}, draw)
    m.begin("main")
    m.use(spell)
    assert m.state.winner == A
    assert m.size("hand", A) == 0
    assert m.place(spell) == ("check", A)
    assert m.refused("end_phase", seat=A) == "WX-22.8"
    assert m.legal() == []


@pytest.mark.rule("WX-22.4")
def test_if_both_would_lose_at_once_the_game_is_drawn() -> None:
    m = Match()
    spell = _spell(m, {"do": "deal_damage", "player": "both"})
    m.begin("main")
    m.use(spell)
    assert m.state.winner == DRAW
    m = Match()
    m.life(B, SMALL)
    spell = _spell(m, {"do": "deal_damage", "player": "both"})
    m.begin("main")
    m.use(spell)
    assert m.state.winner == B


@pytest.mark.rule("WX-22.5")
@pytest.mark.parametrize("seat", [A, B])
def test_a_player_may_concede_at_any_time(seat: int) -> None:
    m = Match()
    m.begin("main")
    conceding = Move("resign", n=seat)
    assert why_not(m.state, seat, conceding) is None
    apply(m.state, conceding)
    assert m.state.winner == 1 - seat


@pytest.mark.rule("WX-22.7")
def test_the_turn_cap_draws_the_game() -> None:
    m = Match({"turn_cap": 10})
    for seat in (A, B):
        m.deck(seat, *[SMALL] * 40)
    m.begin("main", turn=9)
    while m.state.winner < 0:
        apply(m.state, m.state.legal[-1])
    assert (m.state.winner, m.state.turn) == (DRAW, 10)


@pytest.mark.rule("WX-22.9")
def test_an_endless_turn_draws_the_game() -> None:
    m = Match({"decision_cap": 100})
    lrig = m.lrig(m.made("mill", "lrig", abilities=[{"kind": "action", "effects": [{"do": "shuffle_deck"}]}]))
    m.begin("main")
    for _ in range(101):
        assert m.state.winner < 0
        m.play("act", lrig, n=0)
    assert m.state.winner == DRAW


@pytest.mark.rule("WX-22.8")
def test_the_same_two_decks_play_the_next_game_from_the_set_up() -> None:
    first, second = (
        ruleset("wixoss").deal(ready_decks("wixoss")[:2], faces("wixoss"), {}, seed) for seed in (1, 2)
    )
    assert [len(zone) for zone in first.zones] == [len(zone) for zone in second.zones]
    assert first.turn == second.turn == 0


def test_every_option_is_one_of_the_rules_text() -> None:
    known = rules("wixoss", "en")
    options = ruleset("wixoss").options
    assert [option.default for option in options] == [False, True, False, False, "random", 200, 2000]
    assert all(option.rule in known for option in options)


def test_a_random_game_with_every_deck_replays_to_the_same_end() -> None:
    decks, known = ready_decks("wixoss"), faces("wixoss")
    for seed, deck in enumerate(decks):
        setup = Setup(ruleset("wixoss"), (deck, decks[seed - 1]), known, ruleset("wixoss").default_options(), seed)
        session, chance = Session(setup), Chance(seed)
        while not session.over:
            legal = session.state.legal
            session.carry_out(legal[chance.below(len(legal))])
        again = replay(read_record(write_record(session.record())))
        assert again.broken_at is None
        assert again.session.state.winner == session.state.winner


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_ability_is_rendered_in_both_languages(language: str) -> None:
    for face in faces("wixoss").values():
        for side in (face, face.other) if face.other is not None else (face,):
            blocks = ruleset("wixoss").card_text(side, language)
            assert len(blocks) >= len(side.skills)
            assert all(block.title and block.body and "{" not in block.body for block in blocks)


def test_no_card_is_played_by_hand() -> None:
    sides = [side for face in faces("wixoss").values() for side in (face, face.other) if side is not None]
    assert [side.id for side in sides if side.printed.card.by_hand is not None] == []
