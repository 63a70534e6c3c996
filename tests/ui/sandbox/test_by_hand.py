"""Play by hand at a real table: on, done, told, off."""

import pytest
from PySide6.QtWidgets import QPushButton

from tabletop.core.move import Move, to_zone
from tabletop.games import PLAIN
from tabletop.library.texts import say
from tabletop.ui.sandbox.verdict import Verdict
from tabletop.ui.window.wanted import Wanted

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)")


def _damage(page):
    return page.rules.zone("damage", 0)


def test_any_card_goes_anywhere_and_every_line_of_the_log_says_by_hand(deal) -> None:
    page = deal("human", "passive")
    page.hand.begin()
    assert page.hand.on
    assert page.hand.frame.isVisible()
    page.hand.put(2, page.rules.zone("field", 0))
    assert page.view.cards[2].zone == page.rules.zone("field", 0)
    assert all("by hand" in line.lower() for entry in page.entries() for line in entry.lines)


def test_undo_switches_play_by_hand_off_again(deal) -> None:
    page = deal("human", "passive")
    page.hand.begin()
    page.sitting.go_to(0)
    assert not page.hand.on
    assert not page.hand.frame.isVisible()


def test_without_faults_the_rules_go_on_at_once(deal) -> None:
    page = deal("human", "passive")
    page.hand.begin()
    page.hand.finish()
    assert not page.hand.on


def test_what_the_rules_cannot_accept_is_listed_with_its_rules_and_can_be_gone_back_from(deal) -> None:
    page = deal("human", "passive")
    page.hand.begin()
    page.hand.put(2, _damage(page))
    faults = page.sitting.session.faults(0)
    assert "CW-10.1" in [fault.rule for fault in faults]
    verdict = Verdict(faults, page.rules)
    assert "CW-10.1" in verdict.text.toPlainText()
    page.hand.go_back()
    assert page.sitting.session.at == 0
    assert not page.hand.on


def test_what_was_looked_at_by_hand_marks_a_game_against_the_computer_that_goes_back(deal) -> None:
    page = deal("human", "greedy")
    page.hand.begin()
    page.hand.do(Move("free.look", target=to_zone(page.rules.zone("column0", 1)), n=1, text="0"))
    page.hand.go_back()
    assert page.sitting.session.at == 0
    assert page.sitting.session.taken_back == 1
    assert not page.sitting.paused


def test_two_at_one_desktop_go_back_from_what_was_looked_at_by_hand_only_with_consent(deal, window) -> None:
    page = deal("human", "human")
    page.sitting.uncover()
    page.hand.begin()
    page.hand.do(Move("free.look", target=to_zone(page.rules.zone("column0", 1)), n=1, text="0"))
    at = page.sitting.session.at
    page.hand.go_back()
    assert (page.sitting.session.at, page.hand.on) == (at, True)
    agreed = next(b for b in window.message.findChildren(QPushButton) if b.text() == say("window.consent_yes"))
    agreed.click()
    assert page.sitting.session.at == 0
    assert not page.hand.on


def test_a_plain_table_takes_cards_of_words_counters_and_arrows(window) -> None:
    window.deal(Wanted(PLAIN, (), ("human", "passive"), {}, 1, free=True))
    page = window.page
    for words in ("Dragon | Flies.", "Castle"):
        page.hand.do(Move("free.card", target=to_zone(page.rules.zone("table", 0)), n=0, text=words))
    page.hand.count(0, 2)
    page.hand.do(Move("free.arrow", 0, 1))
    assert dict(page.view.cards[0].counters) == {"counter": 2}
    assert len(page.hand.arrows.pairs()) == 1
    page.grab()
