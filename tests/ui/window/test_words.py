"""Who is spoken of: a person alone with the computer is "you", and every step names its actor once."""

from typing import Any

from tabletop.library.texts import You, say, use
from tabletop.library.wording import outcome_text
from tabletop.ui.window.seat_names import seat_names
from tests.ui.window.acting import answer


def test_verbs_agree_with_you_and_you_is_small_within_a_sentence() -> None:
    use("en")
    you = You("You")
    assert say("game.won", who=you, reason="x") == "You win: x"
    assert say("game.won", who="Player 2", reason="x") == "Player 2 wins: x"
    assert say("game.log.turn_began", who=you) == "— Your turn —"
    assert say("confront_wisdom.log.moved.returned", who=you, card="Fox") == "Fox returns to your book"


def test_a_person_alone_with_the_computer_is_you_and_two_people_have_numbers() -> None:
    assert seat_names(("human", "greedy")) == {0: "You", 1: "Computer"}
    assert seat_names(("passive", "human"))[1] == "You"
    assert seat_names(("human", "human")) == {0: "Player 1", 1: "Player 2"}


def test_one_wins_and_loses_as_you(deal: Any) -> None:
    page = deal("human", "greedy")
    assert outcome_text(page.rules, 0, "resigned", page.names).startswith("You win")
    assert outcome_text(page.rules, 1, "resigned", page.names).startswith("You lose")


def test_every_step_names_its_actor_once_and_no_turn_line_is_a_step(window: Any, deal: Any) -> None:
    page = deal("human", "human", open_hands=True)
    for _ in range(5):
        answer(window)
    steps = window.docks.steps
    rows = [steps.item(row).text() for row in range(1, steps.count())]
    assert len(rows) == 5
    for row in rows:
        assert row.count("Player 1") + row.count("Player 2") == 1, row
        assert "—" not in row, row
    assert page.names[0] == "Player 1"
