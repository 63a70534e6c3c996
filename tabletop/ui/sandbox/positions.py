"""Positions at the table: copied, saved, opened, made into a test; and "what if" games of one's own."""

from pathlib import Path
from typing import cast

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)  # fmt: skip

from tabletop.core.move import NONE
from tabletop.core.ruleset import ruleset_of
from tabletop.library import paths
from tabletop.library.errors import Unusable
from tabletop.library.pool import faces
from tabletop.library.reader import decode, read_bytes
from tabletop.library.safe_write import safe_write
from tabletop.library.texts import say
from tabletop.play.case import judge, read_case, write_case
from tabletop.play.position import read_position
from tabletop.play.position_text import write_position
from tabletop.play.session import Session
from tabletop.play.setup import Setup
from tabletop.ui.sandbox.around import Around, AtTable

SUFFIX = ".toml"
EARLIEST = 30
"""So many decisions before the end a test can begin at most, in the list that is offered."""


def _text(page: AtTable) -> str:
    """The position as the person at the table may know it."""
    sitting = page.sitting
    return write_position(sitting.session.state, NONE if sitting.all_open else sitting.eye)


def _page(window: Around) -> AtTable:
    """The table in the window; these entries are there only while one is laid."""
    assert window.page is not None
    return window.page


def copy_position(window: Around) -> None:
    """Into the clipboard."""
    QGuiApplication.clipboard().setText(_text(_page(window)))
    window.message.say(say("sandbox.position_copied"), mark="save")


def save_position(window: Around) -> None:
    """Into a file that the person names."""
    try:
        start = str(paths.positions() / f"{_page(window).rules.key}{SUFFIX}")
        name, _ = QFileDialog.getSaveFileName(
            cast(QWidget, window), say("sandbox.menu_save_position"), start, say("sandbox.files")
        )
        if name:
            path = Path(name) if name.endswith(SUFFIX) else Path(name + SUFFIX)
            safe_write(path, _text(_page(window)))
            window.message.say(say("window.saved_as", name=path.name), mark="save")
    except Unusable as wrong:
        window.message.say(str(wrong))


def open_position(window: Around, path: Path | None = None) -> None:
    """Play from a position: of a file, or of the clipboard if it holds one."""
    try:
        if path is None:
            start = str(paths.positions())
            name, _ = QFileDialog.getOpenFileName(cast(QWidget, window), say("sandbox.menu_open_position"), start,
                                                  say("sandbox.files"))  # fmt: skip
            if not name:
                return
            path = Path(name)
        setup = setup_from(decode(read_bytes(path), path, foreign=False), path)
    except Unusable as wrong:
        window.message.say(str(wrong))
        return
    window.start_session(lambda: Session(setup), open_hands=True)


def setup_from(text: str, where: Path | str = "") -> Setup:
    """What a game from a position starts with: two people at one table. Raises Unusable."""
    state = read_position(text, where)
    rules = ruleset_of(state)
    title = Path(where).stem if str(where) else say("sandbox.position")
    return Setup(
        rules, (), faces(rules.key), dict(state.options), 0, ("human",) * rules.seats, title, "", text
    )


def branch(window: Around) -> None:
    """What if: a game of its own from here; the one on the table stays in the list of games."""
    session = _page(window).sitting.session
    open_hands = _page(window).sitting.open_hands
    twin = session.branch()
    window.start_session(lambda: twin, open_hands=open_hands)
    window.message.say(say("sandbox.branched", n=twin.at), mark="branch")


def make_case(window: Around) -> None:
    """A test out of what has just been played."""
    dialog = CaseDialog(_page(window).sitting.session, cast(QWidget, window))
    if dialog.exec() == CaseDialog.DialogCode.Accepted:
        try:
            path = dialog.write()
            window.message.say(say("sandbox.case_written", path=path), mark="save")
        except Unusable as wrong:
            window.message.say(str(wrong))
    dialog.deleteLater()


class CaseDialog(QDialog):
    """From which decision on, and what the case is called; it says at once whether the case would hold."""

    judged = Signal(bool)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.setWindowTitle(say("sandbox.menu_make_case"))
        self.setMinimumWidth(560)
        column = QVBoxLayout(self)
        about = QLabel(say("sandbox.case_about"))
        about.setWordWrap(True)
        column.addWidget(about)
        form = QFormLayout()
        game = say(f"{session.rules.key}.name")
        self.title, self.start = QLineEdit(say("sandbox.case_title", game=game)), QComboBox()
        for at in range(session.at, max(-1, session.at - EARLIEST - 1), -1):
            self.start.addItem(say("sandbox.case_from", n=session.at - at), at)
        form.addRow(say("sandbox.case_name"), self.title)
        form.addRow(say("sandbox.case_start"), self.start)
        column.addLayout(form)
        self.verdict = QLabel()
        self.verdict.setWordWrap(True)
        column.addWidget(self.verdict)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(say("window.cancel"))
        self.keep = buttons.addButton(say("sandbox.case_write"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.keep.setProperty("primary", True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        self.start.currentIndexChanged.connect(lambda _: self._judge())
        self._choose_start()
        self._judge()

    def text(self) -> str:
        """The case file."""
        at = self.start.currentData()
        moves = [self.session.step(n, 0)[0] for n in range(at + 1, self.session.at + 1)]
        start, end = self.session.state_at(at), self.session.state
        return write_case(start, moves, end, self.title.text() or say("sandbox.position"))

    def write(self) -> Path:
        """Into the folder of positions, under a name that is free. Raises Unusable."""
        folder, n = paths.positions(), 1
        while (path := folder / f"{self.session.rules.key}_case_{n}{SUFFIX}").exists():
            n += 1
        safe_write(path, self.text())
        return path

    def _choose_start(self) -> None:
        """The nearest beginning from which the case holds."""
        for row in range(min(1, self.start.count() - 1), self.start.count()):
            self.start.setCurrentIndex(row)
            if not self._faults():
                return
        self.start.setCurrentIndex(min(1, self.start.count() - 1))

    def _faults(self) -> list[str]:
        try:
            return judge(read_case(self.text()))
        except Unusable as wrong:
            return [str(wrong)]

    def _judge(self) -> None:
        faults = self._faults()
        self.verdict.setText(
            say("sandbox.case_differs", why=faults[0]) if faults else say("sandbox.case_holds")
        )
        self.judged.emit(not faults)
