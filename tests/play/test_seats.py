"""Who sits where, and what taking back costs."""

from tabletop.core.move import NONE
from tabletop.core.ruleset import Routine
from tabletop.games import ruleset
from tabletop.library.decks import ready_decks
from tabletop.library.pool import faces
from tabletop.play.open_view import open_view
from tabletop.play.seats import ASK, FREE, MARK, Seats
from tabletop.play.session import Session
from tabletop.play.setup import Setup

GAME = "confront_wisdom"


def game(*seats: str, moves: int = 2) -> Session:
    decks = ready_decks(GAME)
    session = Session(Setup(ruleset(GAME), (decks[0], decks[1]), faces(GAME), {}, 5, seats))
    for _ in range(moves):
        session.carry_out(session.state.legal[0])
    return session


def test_two_people_share_a_desktop_and_one_alone_does_not() -> None:
    assert Seats(("human", "human")).shared
    assert Seats(("human", "passive")).alone
    assert Seats(("greedy", "random")).watched
    assert not Seats(("human", "greedy")).alone


def test_undo_goes_back_before_the_last_decision_of_a_person() -> None:
    session = game("human", "greedy")
    assert Seats(("human", "greedy")).step_back(session) == 0
    assert Seats(("greedy", "greedy")).step_back(session) == 1


def test_a_row_of_decisions_that_were_one_answer_is_gone_over_as_one() -> None:
    session = game("human", "human")
    for _ in range(3):
        session.play(session.state.legal[-1], session.asked)
    routine = Routine("confront_wisdom.routine.open_all", ())
    for _ in range(2):
        session.play(session.state.legal[0], session.asked, part_of=routine)
    people = Seats(("human", "human"))
    assert people.step_back(session) == 5
    assert session.row_at(6) == (5, 7, routine)
    session.goto(5)
    assert (people.step_back(session), people.step_forward(session)) == (4, 7)
    twin = session.branch()
    assert (twin.length, twin.row_at(5)) == (5, None)


def test_what_taking_back_costs_depends_on_who_sits_there() -> None:
    session = game("human", "human")
    assert Seats(("human", "human")).taking_back(session, 0, 0) == (ASK, 1)
    assert Seats(("human", "greedy")).taking_back(session, 0, 0) == (MARK, NONE)
    assert Seats(("human", "passive")).taking_back(session, 0, 0) == (FREE, NONE)
    assert Seats(("greedy", "greedy")).taking_back(session, 0, 0) == (FREE, NONE)


def test_before_anything_was_learned_taking_back_is_free() -> None:
    assert Seats(("human", "human")).taking_back(game("human", "human", moves=1), 0, 1) == (FREE, NONE)


def test_an_open_view_knows_every_face_and_number_that_any_seat_knows() -> None:
    session = game("human", "human")
    view = open_view(session, 0)
    assert all(card.face is not None for card in view.cards.values())
    assert {id for ids in view.zones for id in ids} == set(view.cards)
