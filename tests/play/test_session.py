"""The session: the only writer of a game."""

import pytest

from tabletop.core.digest import digest
from tabletop.core.event import Event
from tabletop.core.move import Move, write
from tabletop.core.view import HANDLE, View
from tabletop.play.draft import Draft
from tabletop.play.session import Refused, Session
from tests.laws.games import setup
from tests.play.played import go_on, played


def test_a_refused_move_leaves_everything_as_it_was() -> None:
    kept: list[str] = []
    session = played(6, keep=kept.append)
    before, length = digest(session.state), len(kept)
    told: list[list[Event]] = []
    session.listen(0, lambda events, view: told.append(events))
    with pytest.raises(Refused) as caught:
        session.play(Move("end_turn", 3), 1 - session.asked)
    assert caught.value.refusal.rule == "CW-14.1"
    assert (digest(session.state), session.at, len(kept), told) == (before, 6, length, [])


def test_each_move_is_written_down_before_anybody_is_told() -> None:
    order: list[str] = []
    session = Session(setup("confront_wisdom", 1), lambda line: order.append(f"kept {line}"))
    session.listen(0, lambda events, view: order.append("told"))
    move = session.state.legal[0]
    session.play(move, session.asked)
    assert order == [f"kept {write(move)}", "told"]


def test_undo_redo_and_a_new_line_from_the_middle() -> None:
    session = played(12)
    end = digest(session.state)
    session.undo()
    session.undo()
    assert (session.at, session.length) == (10, 12)
    session.redo()
    session.redo()
    assert digest(session.state) == end
    session.redo()
    assert session.at == 12
    session.goto(4)
    other = next(move for move in session.state.legal if move != session.steps(0)[4][0])
    session.play(other, session.asked)
    assert (session.at, session.length) == (5, 5)


def test_a_branch_begins_with_the_same_line_and_goes_its_own_way() -> None:
    session = played(12)
    end = digest(session.state)
    session.goto(6)
    kept: list[str] = []
    twin = session.branch(kept.append)
    assert (twin.at, twin.length, digest(twin.state)) == (6, 6, digest(session.state))
    go_on(twin, 3, seed=77)
    assert len(kept) == 3
    session.goto(session.length)
    assert (session.length, digest(session.state)) == (12, end)


def test_what_seats_have_learned_since_a_decision_is_counted() -> None:
    session = played(1)
    assert session.learned_since(0) == 0
    go_on(session, 1)
    assert session.learned_since(1) == 0b11
    assert session.learned_since(2) == 0
    place = next(move for move in _until_placed(session).state.legal if move.verb == "place")
    at = session.at
    session.play(place, session.asked)
    assert session.learned_since(at) == 0


def _until_placed(session: Session) -> Session:
    while not any(
        move.verb == "place" and session.state.cards[move.card].face.kind == "unit" for move in session.state.legal
    ):
        session.play(session.state.legal[-1], session.asked)
    return session


def test_listeners_are_told_what_their_seat_may_know_and_no_more() -> None:
    session = Session(setup("confront_wisdom", 3))
    heard: dict[int, list[tuple[list[Event], View]]] = {0: [], 1: []}
    for seat in (0, 1):
        session.listen(seat, lambda events, view, seat=seat: heard[seat].append((events, view)))
    go_on(session, 60)
    assert len(heard[0]) == len(heard[1]) == session.at
    for seat, entries in heard.items():
        for events, view in entries:
            assert view.seat == seat
            for event in events:
                known = event.card < 0 or event.card >= HANDLE or view.cards[event.card].face is not None
                assert known or event.seats == 0
    secret = [event for events, _ in heard[1][:1] for event in events]
    assert [(event.kind, event.card) for event in secret] == [("committed", -1)]


def test_a_listener_that_stops_is_told_nothing_more() -> None:
    session = played(2)
    calls: list[int] = []
    stop = session.listen(0, lambda events, view: calls.append(len(events)))
    go_on(session, 1)
    stop()
    stop()
    go_on(session, 3)
    assert len(calls) == 1


def test_going_back_tells_the_view_and_no_events() -> None:
    session = played(8)
    told: list[tuple[int, int]] = []
    session.listen(0, lambda events, view: told.append((len(events), view.turn)))
    session.goto(1)
    assert told == [(0, 0)]


def test_the_steps_of_a_line_name_who_decided() -> None:
    session = played(20)
    steps = session.steps(1)
    assert [move for move, _, _ in steps][:2] == [session.record().moves[0], session.record().moves[1]]
    assert [by for _, by, _ in steps[:2]] == [0, 1]


def test_a_game_that_is_over_refuses_every_move() -> None:
    session = played(500)
    assert session.over
    assert session.asked == -1
    with pytest.raises(Refused) as caught:
        session.play(Move("end_turn"), 0)
    assert caught.value.refusal.rule == "CW-12.1"
    assert session.decision(0) is None


def test_no_game_grows_longer_than_one_that_can_be_opened_again(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session(setup("confront_wisdom", 3))
    go_on(session, 6)
    monkeypatch.setattr("tabletop.play.session.MOST_MOVES", 7)
    refusal = session.why_not(session.asked, session.state.legal[0])
    assert refusal is not None
    assert refusal.key == "refusal.longest_game"
    with pytest.raises(Refused):
        session.play(session.state.legal[0], session.asked)
    session.play(Move("resign", n=session.asked), session.asked)
    assert session.over


def test_what_the_rules_stumble_over_is_refused_or_passed_over_and_the_game_stands(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stumble(*args: object) -> None:
        raise KeyError("level")

    session = Session(setup("confront_wisdom", 3))
    go_on(session, 6)
    move, at = session.state.legal[0], session.at
    monkeypatch.setattr(type(session.rules), "warns", stumble)
    monkeypatch.setattr(type(session.rules), "routine", stumble)
    assert session.warning(session.asked, move) is None
    assert Draft(session).routine is None
    monkeypatch.setattr("tabletop.core.judge.why_not", stumble)
    refusal = Draft(session).why_not(session.asked, move)
    assert refusal is not None
    assert (refusal.key, session.at) == ("refusal.failed", at)
