"""A card is made, saved as a pack and known to decks and tables."""

from collections.abc import Iterator

import pytest

from tabletop.library import packs
from tabletop.library.pool import faces, forget_home_made
from tabletop.library.schema import with_schema
from tabletop.ui.sandbox.maker import CardMaker

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)")


@pytest.fixture(autouse=True)
def built_in_cards_only() -> Iterator[None]:
    forget_home_made()
    yield
    forget_home_made()


@pytest.mark.parametrize("game", with_schema())
def test_the_plainest_card_of_every_game_can_be_saved_and_used(game: str, qtbot) -> None:
    maker = CardMaker(game)
    qtbot.addWidget(maker)
    assert maker.judge() == []
    assert maker.save(), maker.said.text()
    assert "my_card_1" in faces(game)
    packs.remove(packs.installed()[0][0])
    assert "my_card_1" not in faces(game)


def test_a_field_that_is_missing_is_named(qtbot) -> None:
    maker = CardMaker("confront_wisdom")
    qtbot.addWidget(maker)
    maker.form.fields["skills"].add()
    assert any("Skills" in fault for fault in maker.judge())
    assert not maker.save()
