"""A page with both views at true size, for scissors, a viewer, or parallel eyes."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageDraw

from tabletop.library.errors import Unusable
from tabletop.stereo.pair import Pixels
from tabletop.stereo.size import MM_PER_INCH

PAGES = {"a4": (210.0, 297.0), "letter": (215.9, 279.4), "postcard": (148.0, 100.0)}
CENTRES_MM = (60.0, 65.0)
DPI = 300
_RULER_MM = 50


def twin_card(left: Pixels, right: Pixels, centres: float = 62.0, page: str = "a4") -> bytes:
    """A PDF of one page; the centres of the views lie ``centres`` mm apart (60 to 65).

    A ruler of 50 mm under the views shows whether the printer kept the size.
    """
    if not CENTRES_MM[0] <= centres <= CENTRES_MM[1]:
        raise Unusable("stereo.centres", centres=centres, least=CENTRES_MM[0], most=CENTRES_MM[1])
    if page not in PAGES:
        raise Unusable("stereo.no_page", page=page, known=", ".join(PAGES))
    sheet = Image.new("RGB", (_dots(PAGES[page][0]), _dots(PAGES[page][1])), "white")
    draw = ImageDraw.Draw(sheet)
    size = _view_size(left, centres, PAGES[page][1])
    top = _dots(12)
    for view, side, letter in ((left, -1, "L"), (right, 1, "R")):
        middle = sheet.width / 2 + side * _dots(centres) / 2
        placed = Image.fromarray(view).resize(size, Image.Resampling.LANCZOS)
        sheet.paste(placed, (round(middle - size[0] / 2), top))
        draw.text((middle, top + size[1] + _dots(3)), letter, "black", anchor="mm", font_size=_dots(3))
    _crop_marks(draw, sheet.width // 2, top, size, _dots(centres))
    _ruler(draw, sheet.width // 2, top + size[1] + _dots(7))
    out = BytesIO()
    sheet.save(out, "PDF", resolution=DPI)
    return out.getvalue()


def _dots(mm: float) -> int:
    return round(mm * DPI / MM_PER_INCH)


def _view_size(view: Pixels, centres: float, page_height: float) -> tuple[int, int]:
    """As wide as the centres allow with a hair between, and low enough for the page."""
    shape = view.shape[0] / view.shape[1]
    width = min(centres - 1.0, (page_height - 24) / shape)
    return _dots(width), _dots(width * shape)


def _crop_marks(
    draw: ImageDraw.ImageDraw, middle: int, top: int, size: tuple[int, int], centres: int
) -> None:
    left, right = middle - centres // 2 - size[0] // 2, middle + centres // 2 + size[0] // 2
    near, far = _dots(1), _dots(5)
    for x, way in ((left, -1), (right, 1)):
        for y in (top, top + size[1]):
            draw.line((x + way * near, y, x + way * far, y), "black", 2)
    for x in (left, right):
        draw.line((x, top - far, x, top - near), "black", 2)


def _ruler(draw: ImageDraw.ImageDraw, middle: int, y: int) -> None:
    start = middle - _dots(_RULER_MM) // 2
    draw.line((start, y, start + _dots(_RULER_MM), y), "black", 2)
    for mm in range(0, _RULER_MM + 1, 5):
        x = start + _dots(mm)
        draw.line((x, y, x, y + _dots(2.5 if mm % 10 == 0 else 1.2)), "black", 2)
    draw.text((middle, y + _dots(5)), f"{_RULER_MM} mm", "black", anchor="mm", font_size=_dots(2.5))
