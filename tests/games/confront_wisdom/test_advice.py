"""What is asked before it is done, what is done in one go, and what a passive side does."""

import pytest

from tabletop.games.confront_wisdom import words
from tabletop.games.confront_wisdom.ending import TURN_LIMIT
from tabletop.library.wording import event_text
from tabletop.play.session import Session
from tests.games.confront_wisdom.duel import A, Duel
from tests.laws.games import setup


def _warning(d: Duel, verb: str, card: int = -1) -> str:
    prompt = d.rules.warns(d.state, next(m for m in d.legal() if m.verb == verb and card in (-1, m.card)))
    return prompt.rule if prompt else ""


@pytest.mark.rule("CW-10.7")
@pytest.mark.parametrize(("damage", "rule"), [(3, ""), (4, "CW-10.7")])
def test_only_the_voluntary_damage_that_loses_is_asked_about(damage: int, rule: str) -> None:
    d = Duel()
    (top,) = d.column(A, 0, "bean_mouse_troop")
    d.damage(A, damage)
    d.begin("set", A)
    assert _warning(d, "voluntary_damage", top) == rule


@pytest.mark.rule("CW-12.4")
@pytest.mark.parametrize(("idle", "rule"), [(1, ""), (2, "CW-12.4")])
def test_leaving_set_is_asked_about_before_the_third_idle_turn(idle: int, rule: str) -> None:
    d = Duel()
    (top,) = d.column(A, 0, "bean_mouse_troop")
    d.state.numbers[words.IDLE[A]] = idle
    d.begin("set", A)
    assert _warning(d, "end_set") == rule
    d.take(top)
    assert _warning(d, "end_set") == ""


@pytest.mark.rule("CW-6.5")
def test_open_all_opens_every_blank_and_goes_on_to_set() -> None:
    d = Duel()
    blanks = [d.blank("bean_mouse_troop", A), d.blank("sugar_golem", A)]
    d.begin("open", A)
    routine = d.rules.routine(d.state)
    assert routine is not None
    for move in routine.moves:
        d.play(move.verb, move.card)
    assert [d.pose(id) for id in blanks] == [words.ACTIVE, words.ACTIVE]
    assert d.rules.phase(d.state) == "set"
    assert d.rules.routine(d.state) is None


@pytest.mark.rule("CW-12.3")
def test_sides_that_do_nothing_idle_to_the_turn_limit_without_losing_by_it() -> None:
    for seed in range(12):
        session = Session(setup("confront_wisdom", seed))
        while not session.over:
            session.play(session.rules.passive(session.state), session.asked)
        assert session.state.turn == TURN_LIMIT
        assert [e.why for e in session.told(session.at) if e.kind == "ended"] == ["decision"]


@pytest.mark.rule("CW-12.3", "CW-12.5")
def test_counts_of_idle_and_quiet_turns_are_no_lines_of_the_log() -> None:
    d = Duel()
    d.begin("set", A)
    told = [*d.play("end_set"), *d.play("end_turn")]
    counted = [event for event in told if event.kind == "counted"]
    assert {event.target for event in counted} == {words.IDLE[A], words.QUIET}
    view = d.view(A)
    assert [event_text(d.rules, view, event) for event in counted] == ["", ""]
