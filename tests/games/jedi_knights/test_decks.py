"""What makes a deck legal (JK-3, W-16)."""

from dataclasses import replace
from typing import Any

import pytest

from tabletop.core.card import Face
from tabletop.core.ruleset import Deck
from tabletop.games import ruleset
from tabletop.library.decks import ready_decks
from tabletop.library.pool import faces

RULES, FACES = ruleset("jedi_knights"), dict(faces("jedi_knights"))
DECKS = {deck.id: deck for deck in ready_decks("jedi_knights")}
KAEL, OUM = DECKS["seekers_road"], DECKS["long_ledger"]


def _with(deck: Deck, **piles: tuple[str, ...]) -> Deck:
    return replace(deck, piles={**deck.piles, **piles})


def _plus(deck: Deck, *ids: str) -> Deck:
    return _with(deck, draw_deck=(*deck.piles["draw_deck"], *ids))


def _broken(deck: Deck, faces: dict[str, Face] = FACES, **options: Any) -> list[str]:
    return [refusal.rule for refusal in RULES.check_deck(deck, faces, options)]


@pytest.mark.rule("JK-1.1", "JK-3.1", "JK-3.2")
def test_a_deck_is_a_theme_forty_cards_or_more_eight_forces_and_four_locations() -> None:
    assert set(RULES.piles) == {"theme", "draw_deck", "force_deck", "locations"}
    assert _broken(KAEL) == []
    assert _broken(_with(KAEL, theme=())) == ["JK-1.1"]
    assert _broken(_with(KAEL, draw_deck=KAEL.piles["draw_deck"][:39])) == ["JK-3.2"]
    assert _broken(_with(KAEL, draw_deck=KAEL.piles["draw_deck"][:40])) == []
    sides = {side for side in ("alliance", "empire") for id in KAEL.piles["draw_deck"] if side in FACES[id].traits}
    assert sides == {"alliance"}


@pytest.mark.rule("JK-3.3")
def test_themes_forces_and_locations_do_not_belong_in_the_draw_deck() -> None:
    for id in ("jko-002", "jko-014", "jko-006"):
        assert "JK-3.3" in _broken(_plus(KAEL, id))


@pytest.mark.rule("JK-3.4", "JK-3.5", "JK-2.1")
def test_alliance_and_empire_are_not_mixed_and_the_theme_says_which() -> None:
    assert _broken(_plus(KAEL, "jko-072")) == ["JK-3.4", "JK-3.5"]
    assert _broken(_plus(KAEL, "jko-083")) == []


@pytest.mark.rule("JK-3.6", "JK-3.11", "JK-2.10")
def test_an_independent_theme_takes_others_only_with_its_icon() -> None:
    assert _broken(OUM) == []
    assert _broken(_plus(OUM, "jko-057")) == ["JK-3.6"]
    assert _broken(_plus(OUM, "jko-148")) == ["JK-3.11"]
    assert not any(trait.startswith("icon:") for trait in FACES["jko-148"].traits)
    assert "tactical_bonus" not in FACES["jko-148"].values
    card = {"id": "made", "kind": "character", "title": {"en": "M", "ja": "M"}, "allegiance": "alliance", "icon": "oum"}
    made = RULES.read_card({**card, "power": 1, "defense": 1})
    assert _broken(_plus(OUM, "made"), {**FACES, "made": made}) == []


@pytest.mark.rule("JK-3.7")
def test_five_of_a_card_whatever_the_printing() -> None:
    others = tuple(id for id in KAEL.piles["draw_deck"] if id != "jko-057")
    assert FACES["jko-057"].printed.stereo
    assert _broken(_with(KAEL, draw_deck=(*others, *["jko-057"] * 5))) == []
    assert _broken(_with(KAEL, draw_deck=(*others, *["jko-057"] * 6))) == ["JK-3.7"]
    assert _broken(_with(KAEL, draw_deck=(*others, *["jko-057"] * 4)), max_copies=3) != []


@pytest.mark.rule("JK-3.8", "JK-3.12")
def test_a_hero_needs_the_icon_of_the_theme_and_other_cards_only_cost_more() -> None:
    assert _broken(_plus(KAEL, "jko-049")) == ["JK-3.8"]
    assert _broken(_plus(KAEL, "jko-054")) == []


@pytest.mark.rule("JK-3.9", "JK-3.10", "JK-13.4")
def test_one_starting_hero_and_one_starting_event() -> None:
    assert _broken(_plus(KAEL, "jko-046")) == ["JK-3.9"]
    assert "JK-3.10" in _broken(_plus(KAEL, "jko-142"))
    assert _broken(_plus(KAEL, "jko-142"), starting_events_total="unlimited") == []
    assert _broken(_plus(KAEL, "jko-141"), starting_events_total="unlimited") == ["JK-3.10"]


@pytest.mark.rule("JK-3.13", "JK-2.4")
def test_eight_forces_of_one_colour_with_black_for_any() -> None:
    green = tuple(f"jko-{n:03}" for n in range(14, 22))
    black = tuple(f"jko-{n:03}" for n in range(38, 46))
    assert _broken(_with(KAEL, force_deck=(*green[:4], black[4], *green[5:]))) == []
    assert _broken(_with(KAEL, force_deck=black)) == []
    assert _broken(_with(KAEL, force_deck=("jko-022", *green[1:]))) == ["JK-3.13"]
    assert _broken(_with(KAEL, force_deck=(*green[:7], green[4]))) == ["JK-3.13"]
    assert _broken(_with(KAEL, force_deck=green[:7])) == ["JK-3.13"]


@pytest.mark.rule("JK-3.14")
def test_four_locations_of_four_planets() -> None:
    assert _broken(_with(KAEL, locations=("jko-006", "jko-007", "jko-010", "jko-012"))) == ["JK-3.14"]
    assert _broken(_with(KAEL, locations=("jko-006",))) == ["JK-3.14"]


@pytest.mark.rule("JK-3.15")
def test_equal_themes_may_not_meet() -> None:
    assert [refusal.rule for refusal in RULES.check_pair((KAEL, KAEL), FACES, {})] == ["JK-3.15"]
    assert RULES.check_pair((KAEL, KAEL), FACES, {"allow_mirror_themes": True}) == []
    assert RULES.check_pair((KAEL, OUM), FACES, {}) == []


@pytest.mark.rule("JK-3.16")
def test_every_broken_clause_is_reported() -> None:
    worst = _with(_plus(KAEL, "jko-072", "jko-014"), force_deck=(), locations=(), theme=())
    assert set(_broken(worst)) == {"JK-1.1", "JK-3.3", "JK-3.4", "JK-3.13", "JK-3.14"}


def test_cards_with_unknown_numbers_are_not_played_with() -> None:
    known = RULES.check_deck(_plus(KAEL, "jk-blaster-rifle"), FACES, {})
    assert known[0].key == "jedi_knights.deck.unknown"
    assert FACES["jk-blaster-rifle"].values == {}
