"""Set-up and what is seen of it (JK-1, JK-4)."""

from typing import Any

import pytest

from tabletop.core.engine import apply
from tabletop.core.move import NONE
from tabletop.core.state import State
from tabletop.core.view import project, sees
from tabletop.core.zone import ALL, NOBODY, OWNER
from tabletop.games import ruleset
from tabletop.games.jedi_knights import words
from tabletop.library.decks import ready_decks
from tabletop.library.pool import faces

RULES = ruleset("jedi_knights")


def _deal(seed: int = 3, **options: Any) -> State:
    decks = {deck.id: deck for deck in ready_decks("jedi_knights")}
    return RULES.deal((decks["seekers_road"], decks["ashen_hand"]), faces("jedi_knights"), options, seed)


def _first(s: State, verb: str) -> None:
    apply(s, next(move for move in s.legal if move.verb == verb))


def _to_the_first_turn(s: State) -> State:
    while s.turn == 0:
        _first(s, s.legal[0].verb)
    return s


@pytest.mark.rule("JK-1.3", "JK-1.4")
def test_zones_and_who_sees_them() -> None:
    sees = {zone.key: (zone.sees, zone.ordered) for zone in RULES.zones}
    assert sees["draw_deck"] == (NOBODY, True)
    assert sees["hand"] == sees["theme_pile"] == sees["force_deck"] == (OWNER, False)
    assert sees["used_force"] == sees["discard"] == sees["site_stack"] == sees["system_stack"] == (NOBODY, True)
    for key in ("theme", "force_in_use", "controlled_locations", "table", "site", "system", "at_site", "at_system"):
        assert sees[key][0] == ALL
    assert [zone.owner for zone in RULES.zones if zone.key in ("site_stack", "system_stack")] == [NONE, NONE]


@pytest.mark.rule("JK-4.1", "JK-4.2")
def test_starting_cards_may_be_set_aside_each_by_choice() -> None:
    s = _deal()
    assert len(s.zones[words.FORCE_DECK[0]]) == 8
    numbers = [s.cards[id].face.values["force_number"] for id in s.zones[words.FORCE_DECK[0]]]
    assert numbers == list(range(1, 9))
    named = {s.cards[move.card].face.id for move in s.legal if move.card >= 0}
    assert named == {"jko-046", "jko-141"}
    assert s.legal[-1].verb == "done"
    hero = next(move for move in s.legal if move.card >= 0)
    apply(s, hero)
    assert s.zones[words.THEME_PILE[0]] == (hero.card,)
    _first(s, "done")
    assert s.asked == 1


def _order(seed: int) -> list[str]:
    s = _to_the_first_turn(_deal(seed))
    return [s.cards[id].face.id for id in s.zones[words.DRAW_DECK[0]]]


@pytest.mark.rule("JK-4.5", "JK-4.6", "JK-4.7")
def test_opening_hands_and_no_mulligan() -> None:
    s = _to_the_first_turn(_deal())
    assert [len(s.zones[words.HAND[seat]]) for seat in (0, 1)] == [7, 5]
    assert _order(1) != _order(2)
    assert s.legal[0].verb == "pick_force"
    assert s.numbers[words.PLANETS[0]] == s.numbers[words.PLANETS[1]] == 0
    assert s.cards[s.zones[words.SITE][0]].face.kind == "location"
    assert s.turn == s.numbers[words.PLANET] == 1


@pytest.mark.rule("JK-1.5", "JK-1.6", "JK-1.12")
def test_nobody_looks_through_stacks_discards_and_used_forces() -> None:
    s = _to_the_first_turn(_deal())
    view = project(s, 0)
    for zone in (words.SITE_STACK, words.SYSTEM_STACK):
        assert len(view.zones[zone]) == 3
        assert all(view.cards[id].face is None for id in view.zones[zone])
        assert {view.cards[id].owner for id in view.zones[zone]} == {0, 1}
    assert all(sees(s, 0, id) and not sees(s, 1, id) for id in s.zones[words.FORCE_DECK[0]])
    assert all(sees(s, 0, id) and not sees(s, 1, id) for id in s.zones[words.THEME_PILE[0]])


@pytest.mark.rule("JK-1.5")
def test_the_force_deck_is_looked_at_in_the_force_phase_only_where_the_option_says_so() -> None:
    s = _deal(force_deck_look="force_phase")
    assert not any(sees(s, 0, id) for id in s.zones[words.FORCE_DECK[0]])
    s = _to_the_first_turn(s)
    assert all(sees(s, 0, id) for id in s.zones[words.FORCE_DECK[0]])
    _first(s, "pick_force")
    _first(s, "pick_force")
    assert not any(sees(s, 0, id) for id in s.zones[words.FORCE_DECK[0]])


@pytest.mark.rule("JK-3.10", "JK-4.2")
def test_only_one_starting_event_is_set_aside_by_default() -> None:
    s = _deal()
    event = next(move for move in s.legal if s.cards[move.card].face.kind == "event")
    apply(s, event)
    assert all(s.cards[move.card].face.kind != "event" for move in s.legal if move.card >= 0)
