"""Pictures of WIXOSS: fixed, distinct, and one construction for every class."""

import hashlib

from PySide6.QtGui import QImage

from tabletop.library.pool import faces
from tabletop.ui.art import PictureOf, paint
from tabletop.ui.art.wixoss import DRAWN_BY
from tabletop.ui.art.wixoss.sigils import CLASSES


def _of(id: str) -> PictureOf:
    face = faces("wixoss")[id]
    return PictureOf("wixoss", id, face.kind, tuple(sorted(face.traits)), (), face.name["en"])


def _print(image: QImage) -> str:
    return hashlib.sha256(bytes(image.constBits())).hexdigest()


def test_no_two_cards_look_alike_and_each_looks_the_same_again() -> None:
    prints = {id: _print(paint(_of(id), 90, 60)) for id in faces("wixoss")}
    assert len(set(prints.values())) == len(prints)
    some = list(prints)[::20]
    assert [_print(paint(_of(id), 90, 60)) for id in some] == [prints[id] for id in some]


def test_every_kind_of_card_has_its_own_way_of_being_drawn() -> None:
    assert {face.kind for face in faces("wixoss").values()} <= set(DRAWN_BY)


def test_every_class_has_a_construction() -> None:
    for face in faces("wixoss").values():
        if face.kind in ("signi", "resona"):
            assert face.traits & set(CLASSES), face.id
