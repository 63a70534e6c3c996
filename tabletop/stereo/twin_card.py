"""A page with both views at true size, for scissors, a viewer, or parallel eyes: two pictures and drawn lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.library.errors import Unusable
from tabletop.stereo.pair import Pixels
from tabletop.stereo.template import CARD_WIDTH_MM

if TYPE_CHECKING:
    from fpdf import FPDF
    from PIL import Image

PAGES = {"a4": (210.0, 297.0), "letter": (215.9, 279.4), "postcard": (148.0, 100.0)}
CENTRES_MM = (60.0, 65.0)
USUAL_CENTRES_MM = 64.0
"""A card's width and a hair between."""
PAPER = (255, 255, 255)
DPI = 600
_TOP, _BELOW = 12.0, 12.0
_LINE = 0.15
_RULER_MM = 50
_FONT_MM = 3.0
_POINTS_PER_MM = 72 / 25.4


def twin_card(left: Pixels, right: Pixels, centres: float = USUAL_CENTRES_MM, page: str = "a4") -> bytes:
    """A PDF of one page; the centres of the views lie ``centres`` mm apart (60 to 65).

    A view is as wide as a card where centres and page allow. A ruler of 50 mm shows whether the printer kept the size.
    """
    from fpdf import FPDF

    if not CENTRES_MM[0] <= centres <= CENTRES_MM[1]:
        raise Unusable("stereo.centres", centres=centres, least=CENTRES_MM[0], most=CENTRES_MM[1])
    if page not in PAGES:
        raise Unusable("stereo.no_page", page=page, known=", ".join(PAGES))
    sheet = FPDF(unit="mm", format=PAGES[page])
    sheet.set_auto_page_break(False)
    sheet.add_page()
    sheet.set_line_width(_LINE)
    sheet.set_font("Helvetica", size=_FONT_MM * _POINTS_PER_MM)
    size, middle = view_size(left, centres, page), PAGES[page][0] / 2
    for view, side, letter in ((left, -1, "L"), (right, 1, "R")):
        x = middle + side * centres / 2
        sheet.image(_picture(view, size), x - size[0] / 2, _TOP, *size)
        _written(sheet, letter, x, _TOP + size[1] + 4)
        _crop_marks(sheet, x, size, side)
    _ruler(sheet, middle, _TOP + size[1] + 7)
    return bytes(sheet.output())


def view_size(view: Pixels, centres: float, page: str) -> tuple[float, float]:
    """Width and height on the paper in mm."""
    shape = view.shape[0] / view.shape[1]
    width = min(CARD_WIDTH_MM, centres - 1.0, (PAGES[page][1] - _TOP - _BELOW) / shape)
    return width, width * shape


def _picture(view: Pixels, size: tuple[float, float]) -> Image.Image:
    """No finer than a printer shows."""
    from PIL import Image

    most = round(size[0] / 25.4 * DPI)
    image = Image.fromarray(view)
    if image.width > most:
        image = image.resize((most, round(image.height * most / image.width)), Image.Resampling.LANCZOS)
    return image


def _written(sheet: FPDF, text: str, x: float, y: float) -> None:
    sheet.text(x - sheet.get_string_width(text) / 2, y, text)


def _crop_marks(sheet: FPDF, x: float, size: tuple[float, float], side: int) -> None:
    """At the outer corners both ways; between the views there is only room above and below."""
    outer, top, bottom = x + side * size[0] / 2, _TOP, _TOP + size[1]
    for y in (top, bottom):
        sheet.line(outer + side, y, outer + 5 * side, y)
    for edge in (outer, x - side * size[0] / 2):
        sheet.line(edge, top - 5, edge, top - 1)
        sheet.line(edge, bottom + 1, edge, bottom + 3)


def _ruler(sheet: FPDF, middle: float, y: float) -> None:
    start = middle - _RULER_MM / 2
    sheet.line(start, y, start + _RULER_MM, y)
    for mm in range(0, _RULER_MM + 1, 5):
        sheet.line(start + mm, y, start + mm, y + (2.0 if mm % 10 == 0 else 1.0))
    _written(sheet, f"{_RULER_MM} mm", middle, y + 4.5)
