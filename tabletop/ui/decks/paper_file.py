"""Printing without a window: for the command line."""

import os
from typing import Any

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QGuiApplication, QImage, QPageLayout, QPdfWriter, Qt

from tabletop.core.ruleset import Deck
from tabletop.library.errors import Unusable
from tabletop.library.sheet_plan import SheetForm
from tabletop.ui.decks.sheets import DOTS, MM, DeckPaper, set_up_writer

QUALITY = 95


class _SheetFull(Exception):
    pass


class _FirstSheet(QImage):
    """One sheet to paint on where a printer has many."""

    def __init__(self, form: SheetForm, turned: bool) -> None:
        sides = sorted(form.size, reverse=turned)
        super().__init__(*(round(side / MM * DOTS) for side in sides), QImage.Format.Format_RGB32)
        self.fill(Qt.GlobalColor.white)
        self.setDotsPerMeterX(round(DOTS / MM * 1000))
        self.setDotsPerMeterY(round(DOTS / MM * 1000))

    def setPageLayout(self, layout: QPageLayout) -> None:
        pass

    def newPage(self) -> None:
        raise _SheetFull


def printed(deck: Deck, form: SheetForm, words: str, what: str, suffix: str) -> tuple[int, bytes]:
    """(how many cards it has, the file) of `cards`, `binder` or `list` of a deck: a PDF, or by another suffix the first
    sheet as a picture. Raises Unusable."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication.instance() or QGuiApplication(["tabletop"])
    paper = DeckPaper(deck, form, words)
    paper.check(what)
    held = QByteArray()
    file = QBuffer(held)
    file.open(QIODevice.OpenModeFlag.WriteOnly)
    if suffix == ".pdf":
        writer = QPdfWriter(file)
        set_up_writer(writer, deck.name)
        _draw(paper, what, writer)
        del writer  # it writes the end of the file
    else:
        sheet = _FirstSheet(form, turned=what == "binder")
        _draw(paper, what, sheet)
        if not sheet.save(file, suffix.removeprefix("."), QUALITY):
            raise Unusable("decks.no_paper")
    file.close()
    # Fonts and pictures belong to the application: it must live until the file is complete.
    del app
    return len(paper.cards), bytes(held.data())


def _draw(paper: DeckPaper, what: str, device: Any) -> None:
    ways = {"cards": paper.print_cards, "binder": paper.print_binder, "list": paper.print_list}
    try:
        ways[what](device)
    except _SheetFull:
        return
