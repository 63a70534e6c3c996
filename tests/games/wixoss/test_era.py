"""The rules of the first series: what later notices changed is not so here, unless it is switched on."""

from dataclasses import replace
from typing import Any

import pytest

from tabletop.core.engine import settle
from tabletop.effects.triggers import Checkpoint
from tabletop.games.wixoss import field
from tabletop.library.card_check import checked
from tabletop.library.decks import ready_decks
from tests.games.wixoss.match import BRAVE, FILLER, SMALL, A, B, C, L, Match, R

LATER = ("encore", "chain", "rise", "acce", "bet", "trap", "coin")


def _broken(m: Match, **piles: tuple[str, ...]) -> list[str]:
    deck = ready_decks("wixoss")[0]
    return [r.rule for r in m.rules.check_deck(replace(deck, piles={**deck.piles, **piles}), m.faces, {})]


@pytest.mark.rule("WX-1.7", "WX-5.5")
def test_four_copies_in_the_lrig_deck_are_legal_as_they_were_before_2018() -> None:
    m = Match()
    lrigs = ready_decks("wixoss")[0].piles["lrig"]
    arts = next(id for id in lrigs if m.faces[id].kind == "arts")
    zero = next(id for id in lrigs if m.faces[id].values.get("level") == 0)
    assert _broken(m, lrig=(zero, *[arts] * 4)) == []
    assert _broken(m, lrig=(zero, *[arts] * 5)) == ["WX-5.5"]


@pytest.mark.rule("WX-1.7", "WX-5.2")
def test_exactly_twenty_life_bursts_and_not_at_most_twenty_as_from_2020() -> None:
    m = Match()
    main = list(ready_decks("wixoss")[0].piles["main"])
    assert _broken(m, main=tuple(main)) == []
    place = next(i for i, id in enumerate(main) if "life_burst" in m.faces[id].traits)
    main[place] = m.made("plain")
    assert _broken(m, main=tuple(main)) == ["WX-5.2"]


@pytest.mark.rule("WX-1.7", "WX-10.5")
@pytest.mark.parametrize("later", [False, True])
def test_growing_to_the_same_level_is_a_later_option(later: bool) -> None:
    m = Match({"grow_same_or_lower": later})
    m.lrig("WD01-002")
    (side,) = m.lrigs(A, "WX01-007")
    m.ener(A, *[SMALL] * 2)
    m.begin("grow")
    if later:
        m.play("grow", side, m.aim("lrig", A))
        assert m.zone("lrig", A)[-1] == side
    else:
        assert m.refused("grow", side, m.aim("lrig", A)) == "WX-10.5"


@pytest.mark.rule("WX-1.7", "WX-16.18")
@pytest.mark.parametrize("later", [False, True])
def test_a_second_refresh_costs_life_cloth_and_ends_the_turn_only_by_the_later_notice(later: bool) -> None:
    m = Match({"second_refresh_ends_turn": later})
    m.life(A, *[SMALL] * 5)
    m.signi(SMALL)
    m.begin("main")
    for _ in range(2):
        field.top_to(m.state, A, 40, m.rules.zone("trash", A), "milled")
        m.state.stack.append(Checkpoint())
        settle(m.state)
    assert m.size("life_cloth", A) == 5 - 2
    assert (m.state.turn == 2 and m.rules.phase(m.state) == "main") is not later


@pytest.mark.rule("WX-1.7", "WX-17.2", "WX-18.5", "WX-18.12")
def test_cross_cards_and_double_faced_resonas_belong_to_the_game() -> None:
    m = Match()
    m.lrig(BRAVE)
    left, middle = m.signi("WX13-045", L), m.signi("WX13-031", C)
    m.signi("WX13-046", R)
    resona = m.signi("WX13-005A", C, B)
    m.begin("main")
    assert m.is_crossed(left)
    assert m.is_crossed(middle)
    assert m.state.cards[resona].face.other is not None
    m.play("remove", left, m.aim("trash", A))
    assert not m.is_crossed(middle)


def _card(id: str, **fields: Any) -> dict[str, Any]:
    basis = {"id": id, "kind": "signi", "name": {"en": id, "ja": id}, "colors": ["white"], "level": 1}
    return {**basis, "power": 1000, **fields}


def _with(word: str) -> dict[str, dict[str, Any]]:
    """A later keyword in every place of a card where a keyword could stand."""
    draw = {"do": "draw", "player": "self", "amount": 1}
    mark = {"do": "mark", "target": {"ref": "source"}, "mark": word, "duration": "turn"}
    return {
        "effect": {"abilities": [{"kind": "enter", "effects": [{"do": word}]}]},
        "mark": {"abilities": [{"kind": "enter", "effects": [mark]}]},
        "trigger": {"abilities": [{"kind": "auto", "trigger": word, "effects": [draw]}]},
        "keyword": {"abilities": [{"kind": "constant", "holds": [{"hold": "keyword", "word": word}]}]},
        "standing": {"abilities": [{"kind": "constant", "holds": [{"hold": "standing", "word": word}]}]},
        "field": {word: 1},
    }


@pytest.mark.rule("WX-19.22")
@pytest.mark.parametrize("word", LATER)
def test_a_card_with_a_keyword_of_a_later_set_is_refused_and_the_word_is_named(word: str) -> None:
    m = Match()
    for place, fields in _with(word).items():
        _, wrong = checked(m.rules, _card(f"{word}-{place}", **fields))
        assert len(wrong) == 1, place
        assert word in wrong[0], place


@pytest.mark.rule("WX-19.22")
def test_a_card_with_a_keyword_of_the_era_is_taken_and_printed_cards_have_no_other() -> None:
    m = Match()
    _, wrong = checked(m.rules, _card("era", **_with("lancer")["keyword"]))
    assert wrong == []
    for face in m.faces.values():
        for skill in face.skills:
            assert not set(LATER) & {getattr(hold, "word", "") for hold in skill.holds}
            assert skill.trigger not in LATER


@pytest.mark.rule("WX-2.4", "WX-10.4")
def test_an_lrig_grows_within_its_type_whatever_the_colour_and_not_within_its_colour() -> None:
    m = Match()
    m.lrig("WD01-004")
    red_tama, hanayo = m.lrigs(A, "WD10-003", "WD02-003")
    m.ener(A, "WD02-010", "WD02-010")
    m.begin("grow")
    assert m.refused("grow", hanayo, m.aim("lrig", A)) == "WX-10.4"
    m.play("grow", red_tama, m.aim("lrig", A))
    assert m.state.cards[m.zone("lrig", A)[-1]].face.printed.card.colors == ("red",)
    m = Match()
    m.lrig("WD02-004")
    (red_tama,) = m.lrigs(A, "WD10-003")
    m.ener(A, "WD02-010", "WD02-010")
    m.begin("grow")
    assert m.refused("grow", red_tama, m.aim("lrig", A)) == "WX-10.4"


@pytest.mark.rule("WX-2.4", "WX-9.2")
@pytest.mark.parametrize(("lrig", "allowed"), [("WD01-001", True), ("WD10-001", True), ("WD02-001", False)])
def test_a_white_card_for_tama_goes_with_a_red_tama_and_not_with_a_red_lrig(lrig: str, allowed: bool) -> None:
    m = Match()
    m.lrig(lrig)
    (white,) = m.hand(A, "WD01-011")
    m.begin("main")
    if allowed:
        m.deploy(white, C)
        assert m.place(white) == (C, A)
    else:
        assert m.deploy_refused(white, C) == "WX-9.2"


@pytest.mark.rule("WX-2.4", "WX-8.3")
def test_the_type_of_the_lrig_pays_no_colour() -> None:
    m = Match()
    m.lrig("WD10-001")
    (arts,) = m.lrigs(A, m.made("white_bill", "arts", cost={"white": 1}, timing=["main"]))
    m.ener(A, "WD10-009")
    m.begin("main")
    assert m.refused("use", arts, m.aim("check", A)) == "WX-8.7"


def _purge(m: Match) -> int:
    """A spell that banishes all opposing SIGNI without abilities."""
    target = {
        "who": "opponent", "type": "signi", "count": "all",
        "where": [{"stat": "without_abilities", "cmp": ">=", "value": 1}],
    }  # fmt: skip
    effects = [{"do": "destroy", "target": target}]
    (spell,) = m.hand(A, m.made("purge", "spell", abilities=[{"kind": "use", "effects": effects}]))
    return spell


BURST = {"kind": "burst", "effects": [{"do": "draw", "player": "self", "amount": 1}]}
KEYWORD = {"kind": "constant", "holds": [{"hold": "keyword", "word": "lancer"}]}
TEXT = {"kind": "enter", "effects": [{"do": "draw", "player": "self", "amount": 1}]}


@pytest.mark.rule("WX-3.5")
@pytest.mark.parametrize(
    ("fields", "without"),
    [
        ({}, True),
        ({"guard": True}, True),
        ({"abilities": [TEXT]}, False),
        ({"abilities": [KEYWORD]}, False),
        ({"abilities": [BURST]}, False),
        ({"multi_ener": True}, False),
    ],
)
def test_without_abilities_means_no_text_no_life_burst_and_no_keyword(fields: dict[str, Any], without: bool) -> None:
    m = Match()
    asked = m.signi(m.made("asked", **fields), C, B)
    spell = _purge(m)
    m.begin("main")
    m.use(spell)
    assert (m.place(asked) == ("ener", B)) is without


@pytest.mark.rule("WX-3.5")
def test_a_printed_signi_of_each_sort_is_told_apart() -> None:
    m = Match()
    plain, burst = m.signi(FILLER, L, B), m.signi("WX01-102", R, B)
    spell = _purge(m)
    m.begin("main")
    m.use(spell)
    assert m.place(plain) == ("ener", B)
    assert m.place(burst) == (R, B)
