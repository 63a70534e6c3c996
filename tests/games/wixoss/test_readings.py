"""How the Japanese names are spoken: cards are found by it."""

import re

import pytest

from tabletop.core.card import Face
from tabletop.library.card_words import reading
from tabletop.library.keys import folded
from tabletop.library.pool import faces
from tabletop.library.search import Index

FACES = faces("wixoss")
SIDES = [side for face in FACES.values() for side in (face, face.other) if side is not None]
KANJI = re.compile(r"[一-鿿々]")
KANA = re.compile(r"[ぁ-ゖァ-ヺー]+")
INDEX = Index("wixoss", FACES.values())


@pytest.mark.parametrize("face", SIDES, ids=lambda face: face.id)
def test_a_name_with_kanji_has_a_reading_in_hiragana_that_keeps_the_kana_of_the_name(face: Face) -> None:
    spoken, name = reading(face), face.name["ja"]
    assert bool(spoken) is bool(KANJI.search(name))
    assert re.fullmatch(r"[ぁ-ゖー]*", spoken)
    at = 0
    for part in KANA.findall(name) if spoken else ():
        place = folded(spoken).find(folded(part), at)
        assert place >= 0, (name, spoken, part)
        at = place + len(folded(part))


@pytest.mark.parametrize(
    ("typed", "id"),
    [
        ("rasekirin", "WX01-067"), ("らせきりん", "WX01-067"), ("mangetsu", "WD01-001"), ("hanayoyon", "WD02-001"),
        ("ハナヨヨン", "WD02-001"), ("genjuushinosaki", "WX01-033"), ("kokugenchuu", "WX13-006A"),
        ("biggubaan", "WX01-023"), ("volcano", "WD02-009"), ("vorukano", "WD02-009"), ("suiso", "WX07-027"),
    ],
)  # fmt: skip
def test_a_card_is_found_by_how_its_name_is_spoken(typed: str, id: str) -> None:
    assert id in {face.id for face in INDEX.find(typed).faces}
