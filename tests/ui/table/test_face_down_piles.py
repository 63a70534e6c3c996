"""A pile that nobody may look into lies face down, with open hands too, and while its cards are on their way."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPixmap

from tabletop.core.chance import Chance
from tabletop.core.change import show
from tabletop.core.zone import NOBODY
from tabletop.games import KEYS, layout
from tabletop.play.open_view import open_view, opened
from tabletop.play.session import Session
from tabletop.ui.cards import CardPixmaps, CardWords, Typesetter
from tabletop.ui.table.model.choice import movers
from tabletop.ui.table.model.words import words_of
from tabletop.ui.table.scene import TableScene
from tests.laws.games import setup

DECISIONS = 90
FRAME = 40.0


class NoPictures(CardPixmaps):
    """Nothing is drawn: only where cards lie matters."""

    def pixmap(self, *_: Any, **__: Any) -> QPixmap:
        return QPixmap(1, 1)


@pytest.fixture
def table(qapp: Any, request: pytest.FixtureRequest) -> Iterator[TableScene]:
    made = setup(request.param, 0)
    words = CardWords(text=lambda face, language: [], kind=lambda face, language: face.kind)
    pixmaps = NoPictures(Typesetter(request.param, words))
    scene = TableScene(made.rules, layout(request.param), pixmaps, words_of(made.rules, lambda move: None))
    scene.fit(QSizeF(1000, 700))
    yield scene
    scene.close()


def face_down(scene: TableScene) -> set[int]:
    """The cards that lie in places nobody sees into, neither public nor asked about nor spread open."""
    view = scene.view
    hidden = {index for index, zone in enumerate(scene.rules.zones) if zone.sees == NOBODY} - {scene.opened}
    cards = view.cards.items()
    return {id for id, card in cards if card.zone in hidden and not card.public} - movers(view)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("table", KEYS, indirect=True)
def test_no_card_of_a_face_down_pile_shows_its_face_even_in_motion(table: TableScene, seed: int) -> None:
    session, chance, items = Session(setup(table.rules.key, seed)), Chance(seed), table.items_by_id
    table.show(open_view(session, 0))
    while not session.over and session.at < DECISIONS:
        before = face_down(table)
        moves = session.rules.sensible(session.state)
        session.carry_out(moves[chance.below(len(moves))])
        told = opened(session.told(session.at))
        table.show(open_view(session, 0), told)
        after = face_down(table)
        resting = before & after - {event.card for event in told if event.kind == "moved"}
        while table.clock.busy:
            table.clock.advance(FRAME)
            assert [id for id in resting if id in items and items[id].pose.up] == []
        assert [id for id in after if id in items and items[id].pose.up] == []


@pytest.mark.parametrize("table", ["wixoss"], indirect=True)
def test_a_known_card_on_a_face_down_pile_says_its_name_on_its_back(table: TableScene) -> None:
    session = Session(setup("wixoss", 0))
    state = session.state
    table.set_speed("none")
    top = state.zones[state.rules.zone("main_deck", 0)][-1]
    show(state, top, 1)
    table.show(session.view(0))
    item = table.items_by_id[top]
    assert (item.pose.up, item.look.face, item.look.peek) == (False, None, state.cards[top].face.name["en"])
    show(state, top, 3)
    table.show(session.view(0))
    assert item.look.face is state.cards[top].face
