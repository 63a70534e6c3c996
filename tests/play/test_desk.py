"""Several people at one screen: when a curtain falls, and what lies face down."""

from dataclasses import fields, replace

import pytest

from tabletop.bots.imagine import imagine
from tabletop.core.chance import Chance
from tabletop.core.move import NONE
from tabletop.core.state import Frame
from tabletop.core.view import HANDLE, View, sees
from tabletop.play.desk import Desk
from tabletop.play.eyes import SeatEyes, SharedEyes
from tabletop.play.seats import Seats
from tabletop.play.session import Session
from tabletop.play.shared_view import shared_events, shared_view
from tests.laws.games import playable, setup


def at_desk(game: str, seed: int = 1) -> Desk:
    """A game with a person at every seat."""
    session = Session(setup(game, seed))
    return Desk(session, Seats(session.setup.seats))


def differing(one: View, other: View) -> list[str]:
    """The parts in which two views differ."""
    return [field.name for field in fields(View) if getattr(one, field.name) != getattr(other, field.name)]


def go_on(desk: Desk, chance: Chance) -> int:
    """Whoever is asked sits down, and takes a sensible answer; the seat that did."""
    if desk.covered != NONE:
        desk.uncover()
    desk.turn_up(True)
    seat = desk.eye
    moves = desk.session.rules.sensible(desk.session.state)
    desk.session.carry_out(moves[chance.below(len(moves))])
    desk.look()
    return seat


@pytest.mark.parametrize("game", playable())
def test_a_shared_view_shows_a_face_only_where_all_know_it(game: str) -> None:
    session, chance = Session(setup(game, 2)), Chance(2)
    people = range(session.rules.seats)
    while not session.over and session.at < 40:
        moves = session.rules.sensible(session.state)
        session.carry_out(moves[chance.below(len(moves))])
        view = shared_view(session, people, session.asked if session.asked in people else 0)
        for id, card in view.cards.items():
            if card.face is not None:
                assert id < HANDLE
                assert all(sees(session.state, seat, id) for seat in people)
        assert len(view.cards) == sum(map(len, view.zones))
        for event in shared_events(session, people, session.at):
            if event.seats and 0 <= event.card < HANDLE:
                assert all(told.seats for seat in people for told in session.step(session.at, seat)[2]
                           if told.card == event.card and told.kind == event.kind)  # fmt: skip


@pytest.mark.parametrize("game", playable())
def test_face_down_two_hands_that_the_others_cannot_tell_apart_look_alike(game: str) -> None:
    """Of the question nothing is seen but its words and whether things may simply go on."""
    session, chance = Session(setup(game, 3)), Chance(3)
    people = range(session.rules.seats)
    while not session.over and session.at < 40:
        asked, other = session.asked, next(seat for seat in people if seat != session.asked)
        if session.at % 4 == 0:
            seen = shared_view(session, people, asked)
            assert seen.decision is not None
            assert all(move.card == NONE and move.target == NONE for move in seen.decision.moves)
            twin = session.branch()
            world = twin._states[-1] = imagine(session.state, other, session.setup.faces, chance)
            world.legal = world.stack[-1].moves(world) or world.legal
            assert differing(seen, shared_view(twin, people, asked)) == []
        moves = session.rules.sensible(session.state)
        session.carry_out(moves[chance.below(len(moves))])


@pytest.mark.parametrize("game", playable())
def test_a_curtain_falls_only_at_the_start_of_a_turn_and_before_secret_choices(game: str) -> None:
    desk, chance, seen = at_desk(game), Chance(4), set()
    desk.look()
    while not desk.session.over and desk.session.at < 60:
        if desk.covered != NONE and not desk.session.secret:
            assert desk.session.turn not in seen
            seen.add(desk.session.turn)
        go_on(desk, chance)


@pytest.mark.parametrize("game", playable())
def test_whoever_is_asked_without_a_curtain_finds_the_hands_face_down(game: str) -> None:
    desk, chance = at_desk(game), Chance(5)
    desk.look()
    while not desk.session.over and desk.session.at < 60:
        before = go_on(desk, chance)
        if desk.covered == NONE and desk.eye != before and not desk.session.over:
            assert desk.hidden
            assert desk.eyes == SharedEyes(desk.eye, desk.seats.humans)
            desk.turn_up(True)
            assert desk.eyes == SeatEyes(desk.eye)


def test_alone_and_against_the_computer_nothing_lies_face_down() -> None:
    session = Session(replace(setup("wixoss", 1), seats=("human", "random")))
    desk = Desk(session, Seats(session.setup.seats))
    desk.look()
    desk.turn_up(False)
    assert (desk.covered, desk.hidden) == (NONE, False)


@pytest.mark.parametrize("game", playable())
def test_every_question_that_hides_an_earlier_answer_is_a_secret_one(game: str) -> None:
    session, chance = Session(setup(game, 1)), Chance(1)
    while not session.over and session.at < 60:
        top = session.state.stack[-1]
        assert type(top).masked is Frame.masked or top.secret
        moves = session.rules.sensible(session.state)
        session.carry_out(moves[chance.below(len(moves))])
