"""One sentence above the page. It is there before any table is, so nothing of a table is imported here."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from tabletop.library.texts import say
from tabletop.ui.window.icons import icon, picture


class MessageBar(QFrame):
    """One sentence above the page, with up to two answers; it waits, and never stops the game."""

    linked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("bar", True)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 4, 8, 4)
        self._picture, self._text = QLabel(), QLabel()
        self._text.setWordWrap(True)
        self._text.linkActivated.connect(self.linked)
        self._row.addWidget(self._picture)
        self._row.addWidget(self._text, 1)
        self._answers: list[QPushButton] = []
        self._close = QPushButton()
        self._close.setProperty("flat", True)
        self._close.setIcon(icon("close"))
        self._close.clicked.connect(self.dismiss)
        self._row.addWidget(self._close)
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return self._text.text() if not self.isHidden() else ""

    def say(self, text: str, *answers: tuple[str, object], mark: str = "warning") -> None:
        """Show a sentence; each answer is (words, function without arguments)."""
        self._drop_answers()
        self._picture.setPixmap(picture(mark, 20, self.palette().link().color().name()))
        self._text.setText(text)
        self._close.setAccessibleName(say("window.close"))
        for words, act in answers:
            button = QPushButton(words)
            button.clicked.connect(lambda _=False, act=act: self._answer(act))
            self._row.insertWidget(self._row.count() - 1, button)
            self._answers.append(button)
        self._close.setVisible(not answers)
        self.show()

    def dismiss(self) -> None:
        """Take it away."""
        self._drop_answers()
        self._text.clear()
        self.hide()

    def _answer(self, act: object) -> None:
        self.dismiss()
        if callable(act):
            act()

    def _drop_answers(self) -> None:
        for button in self._answers:
            button.hide()  # else the layout may still show it, as a window of its own
            button.setParent(None)
            button.deleteLater()
        self._answers.clear()
