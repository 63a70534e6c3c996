"""Pictures drawn by the program: every card the same for ever, no two alike. QPainter on QImage only, so
any thread may call these functions."""

from tabletop.ui.art.backs import paint_back
from tabletop.ui.art.canvas import paint
from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.tables import paint_table

__all__ = ["PictureOf", "paint", "paint_back", "paint_table"]
