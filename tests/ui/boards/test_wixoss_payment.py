"""A payment at the table, click by click: ener cards in any order, taken up again, taken back."""

from types import SimpleNamespace
from typing import Any

import pytest

from tabletop.ui.window.main_window import MainWindow
from tests.games.wixoss.match import FILLER, SERVANT_D, SILVAN, SMALL, A, Match
from tests.ui.boards.clicks import click, seated


@pytest.fixture
def desk(window: MainWindow) -> SimpleNamespace:
    """A payment of one white and two of any colour with three white cards, two red ones and a Multi Ener."""
    m = Match()
    bill = m.lrigs(A, m.made("bill", "arts", cost={"white": 1, "colorless": 2}, timing=["main"]))[0]
    m.signi(FILLER)
    ener = m.ener(A, SMALL, SILVAN, FILLER, SERVANT_D, SILVAN, SMALL)
    m.begin("main")
    m.use(bill)
    return seated(window, m, ener=sorted(ener))


def prompt(desk: SimpleNamespace) -> dict[str, Any]:
    return dict(desk.page.view.decision.prompt.values)


def trash(desk: SimpleNamespace) -> set[int]:
    rules = desk.page.rules
    return {id for id in desk.session.state.zones[rules.zone("trash", A)] if id in desk.ener}


@pytest.mark.rule("WX-8.6")
@pytest.mark.parametrize("order", [(5, 4, 3), (4, 0, 2), (3, 5, 1), (0, 1, 2)])
def test_ener_is_clicked_in_any_order(desk: SimpleNamespace, order: tuple[int, ...]) -> None:
    before = desk.session.at
    wanted = [desk.ener[place] for place in order]
    for id in wanted[:-1]:
        click(desk, id)
        assert id in prompt(desk)["taken"]
        assert desk.session.at == before
    click(desk, wanted[-1])
    faces = sorted(desk.session.state.cards[id].face.id for id in wanted)
    assert sorted(desk.session.state.cards[id].face.id for id in trash(desk)) == faces
    assert desk.session.at > before
    desk.window.menus.actions["undo"].trigger()
    assert desk.session.at == before


def test_the_proposal_goes_on_from_what_was_clicked(desk: SimpleNamespace) -> None:
    multi = next(id for id in desk.ener if desk.session.state.cards[id].face.id == SERVANT_D)
    assert multi not in prompt(desk)["proposed"]
    click(desk, multi)
    assert multi in prompt(desk)["proposed"]
    desk.page.prompt.primary.click()
    assert multi in trash(desk)
    assert len(trash(desk)) == 3


def test_a_second_click_keeps_the_card_and_undo_takes_the_last_one_back(desk: SimpleNamespace) -> None:
    one, other = desk.ener[4], desk.ener[1]
    before = desk.session.at
    click(desk, one)
    click(desk, other)
    click(desk, one)
    assert prompt(desk)["taken"] == (other,)
    desk.window.menus.actions["undo"].trigger()
    assert prompt(desk)["taken"] == (one, other)
    desk.window.menus.actions["undo"].trigger()
    desk.window.menus.actions["undo"].trigger()
    assert prompt(desk)["taken"] == ()
    assert desk.session.at == before


@pytest.mark.rule("WX-8.6")
def test_what_does_not_fit_beside_what_was_clicked_is_refused(desk: SimpleNamespace) -> None:
    state = desk.session.state
    reds = [id for id in desk.ener if state.cards[id].face.id == SILVAN]
    for id in reds:
        click(desk, id)
    outside = state.zones[desk.page.rules.zone("signi_centre", A)][-1]
    click(desk, outside)
    assert desk.page.view.decision is not None
    assert prompt(desk)["taken"] == tuple(reds)
    move = desk.page.sitting.draft.state.legal[0]
    refusal = desk.page.sitting.why_not(move._replace(card=outside))
    assert refusal is not None
    assert refusal.rule == "WX-8.6"


def test_the_game_keeps_the_set_in_the_order_that_the_rules_ask_for(desk: SimpleNamespace) -> None:
    start = desk.session.at
    for place in (5, 3, 1):
        click(desk, desk.ener[place])
    paid = [move.card for move in desk.session.record().moves[start:]]
    assert paid == sorted(paid)
