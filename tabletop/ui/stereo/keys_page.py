"""All keys of the viewer on one page."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QLabel, QVBoxLayout, QWidget

from tabletop.library.texts import say
from tabletop.ui.stereo.families import COLOURS_KEY, FAMILIES, GLASSES_KEY, KEYS
from tabletop.ui.stereo.fields import button

OTHERS = (
    ("Z", "hold"), ("+ −", "zoom"), ("X", "swap"), ("Shift+X", "swap_all"), ("F", "fit"), ("F9", "alone"),
    ("F11", "full"),
    ("Space", "still"), ("PgUp PgDn", "step"), ("← → ↑ ↓", "arrows"), ("[ ]", "turn"), ("Ctrl+[ ]", "small_turn"),
    ("Backspace", "reset"), ("Ctrl+O", "open"), ("Ctrl+E", "export"), ("Ctrl+B", "batch"),
)  # fmt: skip


class KeysPage(QDialog):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("stereo_window.keys"))
        column = QVBoxLayout(self)
        columns = [self._modes(), [(key, say(f"stereo_window.key_{name}")) for key, name in OTHERS]]
        cells = "".join(
            f'<td style="padding-right:36px"><table>{"".join(map(_line, lines))}</table></td>'
            for lines in columns
        )
        column.addWidget(QLabel(f"<table><tr>{cells}</tr></table>"))
        column.addWidget(button("close", self.accept))

    @staticmethod
    def _modes() -> list[tuple[str, str]]:
        shown = [mode for modes in FAMILIES.values() for mode in modes]
        lines = [(KEYS[mode], say(f"stereo_window.mode_{mode}")) for mode in shown]
        return [
            *lines,
            (GLASSES_KEY, say("stereo_window.key_glasses")),
            (COLOURS_KEY, say("stereo_window.key_colours")),
        ]


def _line(pair: tuple[str, str]) -> str:
    return f'<tr><td style="padding:3px 16px 3px 4px"><b>{pair[0]}</b></td><td style="padding:3px">{pair[1]}</td></tr>'
