"""A refusal offers the way round it on the table itself; a card by hand offers its moves in the card panel."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QTextDocumentFragment

from tabletop.core.card import Face
from tabletop.core.move import NONE
from tabletop.games.confront_wisdom.cards import PrintedCard
from tabletop.games.confront_wisdom.nodes import Names
from tabletop.ui.table.model.choice import Target
from tabletop.ui.table.stage.refusal_note import OFFER

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)")


def _refused(page):
    page.scene.hands.acts.refuse(2, Target(NONE, page.rules.zone("damage", 0)), QPointF())
    return page.scene.note


def test_the_note_of_a_refusal_bears_the_sign_of_its_rule_and_leads_to_play_by_hand(deal) -> None:
    page = deal("human", "passive")
    note = _refused(page)
    assert note.rule_shown.endswith(note.rule)
    assert note.rule_shown != note.rule
    assert note.link_at(note.mapToScene(note.places[OFFER].center())) == OFFER
    note.linked.emit(OFFER)
    assert page.hand.on


def test_a_click_on_the_offer_of_the_note_is_no_click_on_the_table(deal, qtbot) -> None:
    page = deal("human", "passive")
    note = _refused(page)
    at = page.table.mapFromScene(note.mapToScene(note.places[OFFER].center()))
    qtbot.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert page.hand.on
    assert not note.isVisible()


def test_a_card_by_hand_shows_its_words_and_its_likely_moves_in_the_card_panel(deal, window) -> None:
    page = deal("human", "passive")
    panel = window.docks.card
    card = page.view.cards[next(id for id, card in page.view.cards.items() if card.face is not None)]
    printed = card.face.printed
    said = {"en": "Turn it & shuffle.", "ja": "シャッフルする。"}
    words = printed.model_copy(update={"by_hand": Names(**said)})
    panel.view.cards[card.id] = card._replace(face=_with(card.face, words))
    panel.show_card(card.id)
    assert "Turn it & shuffle." in QTextDocumentFragment.fromHtml(panel.html).toPlainText()
    assert f"do:shuffle/{card.id}" in panel.html
    panel.linked.emit(f"do:turn/{card.id}")
    assert page.hand.on
    assert page.view.cards[card.id].pose & 1 != card.pose & 1


def _with(face: Face, printed: PrintedCard) -> Face:
    """The face with other words."""
    return replace(face, printed=printed)
