"""Drawn pictures: the same for ever, no two alike, whole at every size, on any thread."""

import re
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QThread
from PySide6.QtGui import QGuiApplication

from tabletop.ui.art import PictureOf, paint
from tabletop.ui.art.confront_wisdom import FIGURES
from tabletop.ui.art.confront_wisdom.paper import SCENES
from tabletop.ui.art.wing_commander import KINDS
from tabletop.ui.art.wing_commander.style import KILRATHI, NEUTRAL, TERRAN, style_of
from tests.ui.art.drawn import GAME_KEYS, SAMPLES, bits, cards_of, script

pytestmark = pytest.mark.usefixtures("qapp")

UNKNOWN = PictureOf("no_such_game", "x", "thing")


@pytest.fixture(params=GAME_KEYS)
def cards(request: pytest.FixtureRequest) -> list[PictureOf]:
    return cards_of(request.param)


def test_the_same_card_is_drawn_bit_for_bit_the_same(cards: list[PictureOf]) -> None:
    assert [bits(card) for card in cards[:40]] == [bits(card) for card in cards[:40]]


def test_no_two_cards_of_a_game_look_alike(cards: list[PictureOf]) -> None:
    pictures = {card.id: bits(card) for card in cards}
    alike = [pair for pair in combinations(pictures, 2) if pictures[pair[0]] == pictures[pair[1]]]
    assert alike == []


def test_two_unknown_cards_of_one_kind_differ_by_their_ids() -> None:
    for game in (*GAME_KEYS, UNKNOWN.game):
        assert bits(PictureOf(game, "one", "unit")) != bits(PictureOf(game, "two", "unit"))


@pytest.mark.parametrize("size", [(300, 200), (61, 300), (300, 61), (1, 1), (744, 480)])
def test_a_picture_has_the_size_asked_for_and_leaves_no_edge_bare(size: tuple[int, int]) -> None:
    for card in (*SAMPLES, *cards_of("confront_wisdom")[:12], UNKNOWN):
        picture = paint(card, *size)
        assert (picture.width(), picture.height()) == size
        right, bottom = size[0] - 1, size[1] - 1
        corners = {picture.pixel(x, y) for x in (0, right) for y in (0, bottom)}
        assert 0xFF101418 not in corners, card


def test_every_confront_wisdom_card_has_a_figure_and_a_scene_of_its_own() -> None:
    ids = {card.id for card in cards_of("confront_wisdom")}
    assert set(FIGURES) <= ids
    assert set(SCENES) == set(FIGURES)
    assert {card.id for card in cards_of("confront_wisdom") if card.id not in FIGURES} == set()


def test_every_kind_of_wing_commander_card_has_a_scene() -> None:
    # A published card whose type no source tells is drawn as a portrait, like any stranger.
    assert {card.kind for card in cards_of("wing_commander")} - {"unknown"} <= set(KINDS)
    assert set(KINDS) == {card.kind for card in SAMPLES}


def test_the_side_is_read_from_traits_before_the_id() -> None:
    assert style_of(PictureOf("wing_commander", "t_x", "pilot", ("kilrathi",))) is KILRATHI
    assert style_of(PictureOf("wing_commander", "t_x", "pilot")) is TERRAN
    assert style_of(PictureOf("wing_commander", "real_k_x", "pilot")) is KILRATHI
    assert style_of(PictureOf("wing_commander", "alpha", "nav_point")) is NEUTRAL


def test_a_picture_drawn_on_another_thread_is_the_same() -> None:
    class Drawing(QThread):
        def run(self) -> None:
            self.pictures = [bits(card) for card in chosen]

    chosen = [*SAMPLES, *cards_of("confront_wisdom")[:8], UNKNOWN]
    drawing = Drawing()
    drawing.start()
    here = [bits(card) for card in chosen]
    assert drawing.wait(20_000)
    assert drawing.pictures == here


def test_the_art_uses_no_widget_no_pixmap_and_no_shared_chance() -> None:
    from tabletop.ui import art

    for file in Path(art.__file__).parent.rglob("*.py"):
        assert not re.search(r"\b(QPixmap|QtWidgets|import random)\b", file.read_text(encoding="utf-8")), file


def test_the_contact_sheet_shows_every_card(tmp_path: Path) -> None:
    assert QGuiApplication.instance() is not None
    sheet = script().contact_sheet(SAMPLES, 60, 40, 6)
    assert sheet.width() == 6 * 64
    assert sheet.save(str(tmp_path / "sheet.png"))
