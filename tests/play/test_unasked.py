"""What is answered without a question, and where undo leads then."""

import pytest

from tabletop.core.chance import Chance
from tabletop.core.event import Event
from tabletop.core.move import NONE
from tabletop.play.seats import Seats
from tabletop.play.session import Session
from tabletop.play.shared_view import going_on
from tabletop.play.stops import ASK, MINE, PASS, STOP, THEIRS, Stops, read_stops
from tabletop.play.unasked import Unasked
from tabletop.play.until import BATTLE, CONCERNS, MY_TURN, PassUntil
from tests.laws.games import playable, setup


def positions(game: str, seed: int = 1, most: int = 150):  # type: ignore[no-untyped-def]
    """A random game, before each of its decisions."""
    session, chance = Session(setup(game, seed)), Chance(seed)
    while not session.over and session.at < most:
        yield session
        moves = session.rules.sensible(session.state)
        session.carry_out(moves[chance.below(len(moves))])


def with_one_answer(game: str) -> Session:
    """A question with one answer, that is no one's first."""
    return next(s for s in positions(game) if len(s.state.legal) == 1 and s.at > 2)


def passable(game: str) -> Session:
    """A question with several answers, one of which lets things go on."""
    return next(s for s in positions(game) if len(s.state.legal) > 1 and going_on(s, s.state.legal) is not None)


@pytest.mark.parametrize("game", ["confront_wisdom", "wing_commander", "wixoss"])
def test_the_only_answer_is_given_where_it_is_wanted_and_only_there(game: str) -> None:
    session = with_one_answer(game)
    assert Unasked(session, only=True).answer() == session.state.legal[0]
    assert Unasked(session, only=False).answer() is None


@pytest.mark.parametrize("game", playable())
def test_nothing_else_is_answered_without_a_question_unless_somebody_said_so(game: str) -> None:
    for session in positions(game, most=60):
        answer = Unasked(session, only=True).answer()
        assert answer == (session.state.legal[0] if len(session.state.legal) == 1 else None)


def test_a_stop_asks_even_where_only_one_answer_exists() -> None:
    session = with_one_answer("wing_commander")
    whose = MINE if session.player == session.asked else THEIRS
    stops = Stops().marked(session.rules.phase(session.state), whose, STOP)
    assert Unasked(session, only=True, stops=stops).answer() is None


@pytest.mark.parametrize("game", playable())
def test_a_phase_marked_to_be_passed_is_passed_in_the_turns_that_it_is_marked_for(game: str) -> None:
    session = passable(game)
    phase, whose = session.rules.phase(session.state), MINE if session.player == session.asked else THEIRS
    other = THEIRS if whose == MINE else MINE
    assert Unasked(session, stops=Stops().marked(phase, whose, PASS)).answer() == going_on(session, session.state.legal)
    assert Unasked(session, stops=Stops().marked(phase, other, PASS)).answer() is None


@pytest.mark.parametrize("game", playable())
def test_no_secret_choice_and_no_part_of_an_act_is_ever_passed(game: str) -> None:
    for session in positions(game):
        top = session.state.stack[-1]
        if top.secret or top.part:
            assert going_on(session, session.state.legal) is None


@pytest.mark.parametrize("game", playable())
def test_who_passes_until_the_own_turn_is_asked_again_in_it(game: str) -> None:
    session = passable(game)
    unasked, seat = Unasked(session), session.asked
    unasked.pass_until(seat, MY_TURN)
    turn = session.turn
    while unasked.passing(seat) and not session.over:
        assert session.turn == turn or not (session.rules.shared_turns or session.player == seat)
        move = unasked.answer() if session.asked == seat else None
        session.carry_out(move or session.state.legal[-1])
        unasked.noted(move is not None)
    assert session.over or session.turn >= turn


def test_going_back_ends_passing_and_nothing_runs_on_from_there() -> None:
    session = with_one_answer("wing_commander")
    unasked, seat = Unasked(session, only=True), session.asked
    unasked.pass_until(seat, CONCERNS)
    unasked.hold()
    assert unasked.passing(seat) == ""
    assert unasked.answer() is None
    session.carry_out(session.state.legal[0])
    unasked.noted(unasked=False)
    assert unasked.held == NONE


def test_undo_leads_past_what_nobody_was_asked() -> None:
    session = with_one_answer("wing_commander")
    unasked, seats, at = Unasked(session, only=True), Seats(("human", "human")), session.at
    session.carry_out(session.state.legal[0])
    unasked.noted(unasked=True)
    back = seats.step_back(session, unasked.asked_at)
    assert back < at
    assert session.choices_at(back) > 1
    assert seats.step_back(session) == at


@pytest.mark.parametrize("game", playable())
def test_an_attack_on_ones_own_card_brings_the_seat_back_and_an_own_one_does_not(game: str) -> None:
    session = passable(game)
    rules, seat = session.rules, session.asked
    view = session.view(seat)
    mine = next(id for id, card in view.cards.items() if card.holder == seat)
    hit = [Event("attacked", target=mine)]
    other = next(one for one in range(rules.seats) if rules.side(one) != rules.side(seat))
    until = PassUntil(seat, CONCERNS, session.turn)
    assert until.ends(rules, view, view, hit, by=other)
    assert not until.ends(rules, view, view, hit, by=seat)
    assert not until.ends(rules, view, view, [], by=other)


@pytest.mark.parametrize("game", playable())
def test_the_beginning_of_a_fight_ends_passing_until_the_next_battle(game: str) -> None:
    session = passable(game)
    rules, seat = session.rules, session.asked
    view = session.view(seat)
    for kind in sorted(rules.battle_begins):
        assert PassUntil(seat, BATTLE, session.turn).ends(rules, view, view, [Event(kind)], by=seat)
        assert not PassUntil(seat, CONCERNS, session.turn).ends(rules, view, view, [Event(kind)], by=seat)


def test_marks_go_round_and_are_read_as_they_were_written() -> None:
    stops = Stops()
    seen = []
    for _ in range(3):
        stops = stops.turned("combat", THEIRS)
        seen.append(stops.at("combat", THEIRS))
        assert read_stops(stops.written(), ["combat"]) == stops
    assert seen == [STOP, PASS, ASK]


def test_marks_written_by_hand_that_mean_nothing_are_left_out() -> None:
    kept = {STOP: ["combat/mine", "nowhere/mine", "combat/yours", 3], PASS: "combat/theirs"}
    assert read_stops(kept, ["combat"]) == Stops({("combat", MINE): STOP})
