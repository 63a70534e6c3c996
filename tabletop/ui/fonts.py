"""The bundled font: the same shapes for Japanese and Latin on every machine."""

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from tabletop.library.shipped import data_root

FAMILY = "BIZ UDPGothic"


@cache
def load() -> str:
    """Make the bundled font known to Qt (needs an application object) and return its family name."""
    folder = data_root() / "assets" / "fonts"
    for weight in ("Regular", "Bold"):
        QFontDatabase.addApplicationFont(str(folder / f"BIZUDPGothic-{weight}.ttf"))
    return FAMILY


def font(pixels: float, bold: bool = False) -> QFont:
    """The bundled font at a height in pixels (at least 1)."""
    chosen = QFont(FAMILY)
    chosen.setPixelSize(max(1, round(pixels)))
    chosen.setBold(bold)
    chosen.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return chosen
