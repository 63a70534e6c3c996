"""What has been chosen in an act is told to the seat that chose, and to nobody else."""

from tabletop.core.any_order import FixedOrder
from tabletop.core.by_hand import exists
from tabletop.core.engine import apply
from tabletop.core.move import Move
from tabletop.core.prompt import Held
from tabletop.core.ruleset import ruleset_of
from tabletop.core.state import State
from tabletop.core.view import decision, sees
from tabletop.games import ruleset
from tabletop.library.texts import catalogue
from tests.laws.games import deal, walk


def test_what_is_held_is_on_the_table_and_told_to_the_asked_seat_alone(game: str, seed: int) -> None:
    for s in walk(game, seed, 120):
        for seat in range(s.rules.seats):
            asked = decision(s, seat)
            if asked is None:
                continue
            if asked.seat != seat:
                assert asked.held == Held()
                continue
            for card, place, role in asked.held.chosen:
                assert exists(s, Move("held", card, place))
                assert f"{game_of(s)}.held.{role}" in catalogue()
            for figure in asked.held.figures:
                assert f"{game_of(s)}.figure.{figure.key}" in catalogue()


def game_of(s: State) -> str:
    """The game whose words are spoken at this table."""
    return ruleset_of(s).key


def test_each_card_of_a_set_is_held_from_its_choice_on() -> None:
    held = 0
    for game in ("wixoss", "jedi_knights", "confront_wisdom"):
        for s in walk(game, 3, 300):
            top = s.stack[-1] if s.winner < 0 else None
            if isinstance(top, FixedOrder) and top.taken:
                told = decision(s, top.player)
                assert told is not None
                assert set(top.taken) <= {chosen.card for chosen in told.held.chosen}
                held += 1
    assert held


def test_a_deployment_shows_its_cards_as_ready_and_the_points_that_are_left() -> None:
    s, rules = deal("wing_commander", 1), ruleset("wing_commander")
    card = next(move.card for move in s.legal if move.verb == "deploy")
    apply(s, next(move for move in s.legal if move.card == card))
    asked, other = decision(s, 0), decision(s, 1)
    assert asked is not None
    assert other is not None
    (chosen,), (points,) = asked.held
    assert (chosen.card, chosen.role) == (card, "deployed")
    assert (points.key, points.value, points.of) == ("points_left", 4 - rules.value(s, card, "muster_cost"), 4)
    assert sees(s, 0, card)
    assert other.held == Held()


def test_a_flight_shows_its_parts_and_what_it_will_fight_with() -> None:
    for s in walk("wing_commander", 2, 400):
        asked = decision(s, s.asked) if s.winner < 0 else None
        if asked is None or "flight" not in {chosen.role for chosen in asked.held.chosen}:
            continue
        launched = s.clone()
        apply(launched, next(move for move in asked.moves if move.verb == "launch"))
        fighter = asked.held.chosen[0].card
        zone = launched.cards[fighter].zone
        if launched.rules.zones[zone].key == "ready":
            continue
        figures = {figure.key: figure.value for figure in asked.held.figures}
        assert len(figures) > 1
        for what in figures.keys() - {"medals_owed"}:
            assert figures[what] == ruleset("wing_commander").value(launched, fighter, what)
        return
    raise AssertionError("no flight was put together")
