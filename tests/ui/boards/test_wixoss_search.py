"""A search at the table: the deck lies spread open, and any of its cards are clicked in any order."""

from types import SimpleNamespace

import pytest

from tabletop.ui.window.main_window import MainWindow
from tests.games.wixoss.match import GREAT, SILVAN, SMALL, A, Match
from tests.ui.boards.clicks import click, seated


@pytest.fixture
def desk(window: MainWindow) -> SimpleNamespace:
    """A search for up to two SIGNI of a deck of which every card fits, the top one as well."""
    m = Match()
    what = {"who": "self", "type": "signi", "zone": "deck", "count": 2, "up_to": True}
    abilities = [{"kind": "use", "effects": [{"do": "search", "picks": [what]}]}]
    deed = m.hand(A, m.made("deed", "spell", abilities=abilities))[0]
    deck = m.deck(A, SMALL, GREAT, SMALL, SILVAN, GREAT, SMALL)
    m.begin("main")
    m.use(deed)
    return seated(window, m, deck=deck)


def found(desk: SimpleNamespace) -> list[str]:
    s = desk.session.state
    return sorted(s.cards[id].face.id for id in s.zones[desk.page.rules.zone("hand", A)])


@pytest.mark.rule("WX-19.15")
@pytest.mark.parametrize("places", [(0, 5), (5, 0), (3, 1), (4, 3)])
def test_cards_of_the_deck_are_clicked_in_any_order_from_its_top_to_its_end(
    desk: SimpleNamespace, places: tuple[int, int]
) -> None:
    names = sorted(desk.session.state.cards[desk.deck[place]].face.id for place in places)
    before = desk.session.at
    click(desk, desk.deck[places[0]])
    assert desk.session.at == before
    assert dict(desk.page.view.decision.prompt.values)["taken"] == (desk.deck[places[0]],)
    click(desk, desk.deck[places[1]])
    assert found(desk) == names


def test_the_deck_lies_open_until_the_search_is_over(desk: SimpleNamespace) -> None:
    deck = desk.page.rules.zone("main_deck", A)
    assert desk.page.scene.opened == deck
    click(desk, desk.deck[2])
    assert desk.page.scene.opened == deck
    desk.page.prompt.primary.click()
    assert found(desk) == [SMALL]
    assert desk.page.scene.opened != deck
