"""A card that would go on for ever is stopped, and the game goes on by hand."""

from dataclasses import dataclass

import pytest

from tabletop.bots.playout import go_on
from tabletop.commands.simulate import summary
from tabletop.core.chance import Chance
from tabletop.core.engine import Endless, settle
from tabletop.core.move import Move
from tabletop.core.state import DRAW, Frame, State
from tabletop.games import ruleset
from tabletop.play.session import Session
from tests.laws.games import setup


@dataclass(frozen=True, slots=True)
class Round(Frame):
    """Begins itself again."""

    player: int

    def run(self, s: State) -> None:
        """Round and round."""
        s.stack.append(self)


@dataclass(frozen=True, slots=True)
class Ask(Frame):
    """A question whose answer never ends."""

    player: int

    def moves(self, s: State) -> list[Move]:
        """One answer."""
        return [Move("pick")]

    def answer(self, s: State, move: Move) -> None:
        """Begin what never ends."""
        s.stack += [self, Round(0)]


def test_frames_without_a_question_are_stopped() -> None:
    s = Session(setup("confront_wisdom", 1)).state
    s.stack.append(Round(0))
    with pytest.raises(Endless):
        settle(s)


def test_a_move_that_never_ends_is_not_made_and_play_by_hand_begins() -> None:
    session = Session(setup("confront_wisdom", 1))
    session.state.stack.append(Ask(0))
    settle(session.state)
    session.play(Move("pick"), 0)
    assert session.by_hand
    assert session.state.legal == [Move("pick")]
    move, _, events = session.step(1, 0)
    assert (move.verb, move.text) == ("free.on", "endless")
    assert events[0].why == "endless"


def test_a_game_between_computer_players_whose_card_never_ends_is_counted_as_a_draw_with_a_note() -> None:
    made = setup("confront_wisdom", 1)
    s = made.start()
    s.stack.append(Ask(0))
    settle(s)
    outcome = go_on(s, [None, None], made.faces, Chance(1))
    assert (outcome.winner, outcome.endless) == (DRAW, True)
    found = summary([outcome], ruleset("confront_wisdom"))
    assert (found["draws"], found["endless"]) == (1, 1)
