"""A card as it is typeset: sizes, both languages, both levels of detail, what the moment adds."""

from typing import Any

import pytest

from tabletop.core.card import Face
from tabletop.core.layout import TALL
from tabletop.library.pool import faces
from tabletop.ui.cards import CardWords, Look, Typesetter, card_words
from tabletop.ui.cards.badges import written
from tabletop.ui.cards.plan import FULL_FROM
from tabletop.ui.cards.shapes import NAMES, shape
from tabletop.ui.cards.styles import Badge
from tabletop.ui.dress import DRESSES

WORDS = CardWords(
    text=lambda face, language: [("Title", "words " * 30)], kind=lambda face, language: face.kind
)


def card(values: dict[str, int], kind: str = "unit") -> Face:
    return Face("one", kind, {"en": "A Long Enough Name", "ja": "長い名前のカード"}, "", values)


@pytest.mark.parametrize("game", DRESSES)
def test_every_value_of_every_game_is_drawn_at_every_size_in_both_languages(game: str, qapp: Any) -> None:
    typesetter = Typesetter("", WORDS)
    typesetter.style = DRESSES[game].style
    values = {badge.value: 3 for badge in DRESSES[game].style.badges}
    for width in (24, 60, 120, 240, 480):
        for language in ("en", "ja"):
            for landscape in (False, True):
                image = typesetter.draw(Look(card(values), landscape=landscape), language, width)
                size = (width, round(width * TALL))
                assert (image.width(), image.height()) == (size[::-1] if landscape else size)


def test_no_two_values_of_a_card_have_the_same_shape_and_place() -> None:
    for dress in DRESSES.values():
        style = dress.style
        seen = [(badge.shape, badge.at, badge.flow and badge.value) for badge in style.badges]
        assert len(set(seen)) == len(seen)


def test_every_shape_fits_into_its_square() -> None:
    for name in NAMES:
        box = shape(name).boundingRect()
        assert box.height() <= 1.4, name
        assert abs(box.center().x()) < 0.02, name


def test_a_changed_value_changes_the_picture_and_an_unchanged_one_does_not(qapp: Any) -> None:
    typesetter = Typesetter("confront_wisdom", WORDS)
    plain = Look(card({"power": 5, "level": 2}))
    for look, differs in ((plain._replace(now=(("power", 3),)), True), (plain, False)):
        image = typesetter.draw(plain, "en", 120)
        before = image.copy()
        typesetter.dress(image, look, 120)
        assert (image != before) is differs


def test_a_rise_and_a_fall_look_different(qapp: Any) -> None:
    typesetter = Typesetter("confront_wisdom", WORDS)
    pictures = []
    for now in (4, 6):
        image = typesetter.draw(Look(card({"power": 5})), "en", 240)
        typesetter.dress(image, Look(card({"power": 5}), now=(("power", now),)), 240)
        pictures.append(image)
    assert pictures[0] != pictures[1]


def test_the_text_is_set_from_the_full_size_on(qapp: Any) -> None:
    asked: list[str] = []

    def text(face: Face, language: str) -> list[tuple[str, str]]:
        asked.append(language)
        return []

    typesetter = Typesetter("confront_wisdom", CardWords(text=text, kind=lambda face, language: face.kind))
    typesetter.draw(Look(card({})), "en", FULL_FROM - 1)
    assert asked == []
    typesetter.draw(Look(card({})), "ja", FULL_FROM)
    assert asked == ["ja"]


def test_thousands_are_shortened_only_where_there_is_no_room() -> None:
    power = Badge("power", "pill", "#000000", (0.5, 0.9), thousands=True)
    assert written(12000, power, 10) == "12k"
    assert written(12000, power, 30) == "12000"
    assert written(1999, power, 10) == "1999"


def test_an_unknown_card_shows_nothing_but_its_back(qapp: Any) -> None:
    typesetter = Typesetter("confront_wisdom", WORDS)
    assert typesetter.draw(Look(None), "en", 90) == typesetter.draw(Look(None), "ja", 90)


def test_every_text_of_a_printed_card_fits_into_its_box(qapp: Any) -> None:
    from PySide6.QtGui import QColor

    from tabletop.games import ruleset
    from tabletop.ui.cards.plan import WIDE, plan_of
    from tabletop.ui.cards.text_box import _document

    words = card_words(ruleset("confront_wisdom"))
    box = plan_of(True, False).text
    scale = 380 / WIDE
    assert box is not None
    for face in faces("confront_wisdom").values():
        for language in ("en", "ja"):
            document = _document(
                words.text(face, language), 1.9 * scale, box.width() * scale, QColor("black")
            )
            assert document.size().height() <= (box.height() - 12) * scale, (face.id, language)
