"""A legal move that the rules cannot carry out leaves the game as it was and leads to play by hand."""

import pytest
from PySide6.QtWidgets import QPushButton

from tabletop.core.digest import digest
from tabletop.core.move import Move
from tabletop.core.state import State
from tabletop.library.texts import say

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)")


def _break_rules(page, monkeypatch) -> None:
    """From now on the open question fails, whatever the answer."""

    def answer(self: object, s: State, move: Move) -> None:
        s.cards.clear()
        raise KeyError("weapon")

    monkeypatch.setattr(type(page.sitting.session.state.stack[-1]), "answer", answer)


def test_it_leaves_the_game_as_it_was_and_a_click_goes_on_by_hand(deal, window, monkeypatch, caplog) -> None:
    page = deal("human", "passive")
    session = page.sitting.session
    before, at = digest(session.state), session.at
    _break_rules(page, monkeypatch)
    page.sitting.play(page.view.decision.moves[0], sure=True)
    assert window.message.text == say("window.move_failed")
    assert (session.at, digest(session.state)) == (at, before)
    assert "KeyError: 'weapon'" in caplog.text
    offer = next(b for b in window.message.findChildren(QPushButton) if b.text() == say("window.on_by_hand"))
    offer.click()
    assert page.hand.on
    page.hand.put(2, page.rules.zone("field", 0))
    assert page.view.cards[2].zone == page.rules.zone("field", 0)


def test_a_side_that_does_not_decide_itself_waits_for_the_person(deal, window, monkeypatch) -> None:
    page = deal("passive", "human")
    page.sitting.stop()
    _break_rules(page, monkeypatch)
    rules, state = page.sitting.session.rules, page.sitting.session.state
    page.sitting._decided(rules.passive(state))
    assert window.message.text == say("window.move_failed")
    assert page.sitting.paused
    assert not page.sitting.busy
