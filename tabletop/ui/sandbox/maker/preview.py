"""The card as it will look, and what it will say in both languages."""

from html import escape
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel, QTextBrowser, QVBoxLayout, QWidget

from tabletop.core.card import Face
from tabletop.core.ruleset import Ruleset
from tabletop.games import layout
from tabletop.library.texts import LANGUAGES, language, say
from tabletop.ui.cards import Look, Typesetter, card_words

WIDTH = 270


class Preview(QWidget):
    """`show(face, faults)`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.picture_file: Path | None = None
        self._setter: Typesetter | None = None
        self._rules: Ruleset | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.picture = QLabel()
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.picture.setMinimumSize(int(WIDTH * 1.42), int(WIDTH * 1.42))
        self.text = QTextBrowser()
        column.addWidget(self.picture)
        column.addWidget(self.text, 1)

    def of_game(self, rules: Ruleset) -> None:
        """Cards of this game from now on."""
        self._rules = rules
        self._setter = Typesetter(rules.key, card_words(rules), lambda face: self.picture_file)

    def show_card(self, face: Face | None, faults: list[str]) -> None:
        """The card, or what keeps it from being one."""
        self.text.setHtml(_faults(faults) + (self._said(face) if face is not None else ""))
        if face is None or self._setter is None or self._rules is None:
            self.picture.setPixmap(QPixmap())
            self.picture.setText(say("sandbox.maker_no_card"))
            return
        ratio = self.devicePixelRatioF()
        look = Look(face, landscape=face.kind in layout(self._rules.key).landscape)
        try:
            image = self._setter.draw(look, language(), round(WIDTH * ratio), True)
        except (
            KeyError,
            ValueError,
            AttributeError,
            IndexError,
            TypeError,
        ):  # a text that cannot be said (see faults)
            self.picture.setPixmap(QPixmap())
            return
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(ratio)
        self.picture.setPixmap(pixmap)

    def _said(self, face: Face) -> str:
        parts = []
        for each in LANGUAGES:
            lines = []
            try:
                for block in self._rules.card_text(face, each) if self._rules is not None else ():
                    title = f"<b>{escape(block.title)}</b> " if block.title else ""
                    lines.append(f"<p>{title}{escape(block.body)}</p>")
            except (KeyError, ValueError, AttributeError, IndexError, TypeError):
                lines = []
            name = escape(face.name.get(each, face.id))
            silent = f"<p>{escape(say('sandbox.maker_no_text'))}</p>"
            parts.append(f"<h4>{name}</h4>{''.join(lines) or silent}")
        return "".join(parts)


def _faults(faults: list[str]) -> str:
    if not faults:
        return f"<p>✓ {escape(say('sandbox.maker_good'))}</p>"
    return "".join(f"<p>✗ {escape(fault)}</p>" for fault in faults)
