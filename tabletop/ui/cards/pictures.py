"""The picture of a card: the user's own if there is one, else the one that the program draws."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QImageReader

from tabletop.core.card import Face
from tabletop.core.layout import TALL
from tabletop.core.text_card import KIND
from tabletop.library.errors import Unusable
from tabletop.library.reader.pictures import judge
from tabletop.ui.art import PictureOf, paint
from tabletop.ui.cards.paper import paper
from tabletop.ui.cards.styles import words_of

OwnPicture = Callable[[Face], Path | None]
"""The user's picture file for a face, or None."""


@dataclass(frozen=True)
class Picture:
    """An image for a card; `whole`: it shows the whole card, so nothing is typeset over it."""

    image: QImage
    whole: bool = False


def picture_for(game: str, face: Face, width: int, height: int, own: OwnPicture | None = None) -> Picture:
    """The picture of `face`, `width` × `height` device pixels unless it is a whole card. Any thread may ask."""
    if own is not None and (path := own(face)) is not None and (read := _read(path)) is not None:
        return read if read.whole else Picture(_cover(read.image, width, height))
    if face.kind == KIND:
        return Picture(paper(face, width, height))
    of = PictureOf(
        game, face.id, face.kind, tuple(sorted(face.traits)), tuple(words_of(face)), face.name.get("en", "")
    )
    return Picture(paint(of, width, height))


def _read(path: Path) -> Picture | None:
    """A user's file, upright as its EXIF says; None where it cannot be read (the drawn picture is shown then)."""
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    reader.setDecideFormatFromContent(True)
    size = reader.size()
    try:
        judge(path, size.width(), size.height(), path.stat().st_size)
    except (Unusable, OSError):
        return None
    if size.width() > 1600:
        reader.setScaledSize(size.scaled(QSize(1600, 1600), Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    if image.isNull():
        return None
    ratio = max(image.width(), image.height()) / min(image.width(), image.height())
    return Picture(image, whole=abs(ratio - TALL) < 0.06 and image.height() > image.width())


def _cover(image: QImage, width: int, height: int) -> QImage:
    grown = image.scaled(
        width,
        height,
        Qt.AspectRatioMode.KeepAspectRatioByExpanding,
        Qt.TransformationMode.SmoothTransformation,
    )
    return grown.copy((grown.width() - width) // 2, (grown.height() - height) // 3, width, height)
