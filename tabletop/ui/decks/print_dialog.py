"""What goes on paper, and how; with the first sheet as it will look."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPagedPaintDevice, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)  # fmt: skip

from tabletop.core.ruleset import Deck
from tabletop.library.deck_form import deck_form
from tabletop.library.errors import Unusable
from tabletop.library.settings import Settings
from tabletop.library.sheet_plan import CARD, PAPERS, RULER, SheetForm, sheets
from tabletop.library.texts import say
from tabletop.ui.decks.sheets import DeckPaper, pdf


class SheetPreview(QWidget):
    """The first sheet in outline."""

    def __init__(self, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.count, self.form = count, SheetForm()
        self.setMinimumSize(260, 360)

    def show_form(self, form: SheetForm) -> None:
        """Another form."""
        self.form = form
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, 424)

    def paintEvent(self, event: QPaintEvent) -> None:
        wide, high = self.form.size
        scale = min((self.width() - 12) / wide, (self.height() - 12) / high)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate((self.width() - wide * scale) / 2, (self.height() - high * scale) / 2)
            painter.scale(scale, scale)
            painter.fillRect(QRectF(0, 0, wide, high), QColor("white"))
            painter.setPen(QPen(QColor("#444"), 0.6))
            painter.drawLine(12, round(RULER - 3), 112, round(RULER - 3))
            try:
                pages = sheets(self.form, self.count)
            except Unusable:
                return
            for placed in pages[0] if pages else ():
                box = QRectF(placed.x, placed.y, *self.form.card)
                if self.form.bleed:
                    b = self.form.bleed
                    painter.fillRect(box.adjusted(-b, -b, b, b), QColor("#f3c9c9"))
                painter.fillRect(box, QColor("#dfe6f2"))
                painter.drawRect(box)


class PrintDialog(QDialog):
    """Sheets, the binder page or the list, as PDF."""

    def __init__(self, deck: Deck, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.deck, self.settings = deck, settings
        self.setWindowTitle(say("decks.print"))
        self.what = QComboBox()
        binder = any(pile.columns for pile in deck_form(deck.game).piles.values())
        for what in ("cards", *(("binder",) if binder else ()), "list"):
            self.what.addItem(say(f"decks.print.{what}"), what)
        self.paper = QComboBox()
        for paper in PAPERS:
            self.paper.addItem(paper.upper() if paper != "letter" else "Letter", paper)
        self.wide, self.high = _mm(20, 200, CARD[0]), _mm(20, 200, CARD[1])
        self.gap, self.bleed = _mm(0, 20, 0), _mm(0, 10, 0)
        self.marks, self.backs = QCheckBox(say("decks.print.marks")), QCheckBox(say("decks.print.duplex"))
        self.marks.setChecked(True)
        self.preview = SheetPreview(sum(map(len, deck.piles.values())))
        self.told = QLabel()
        self.told.setWordWrap(True)
        self.told.setProperty("quiet", True)
        self._lay_out()
        self._remembered()
        for box in (self.what, self.paper):
            box.currentIndexChanged.connect(self.refresh)
        for spin in (self.wide, self.high, self.gap, self.bleed):
            spin.valueChanged.connect(self.refresh)
        self.backs.toggled.connect(self.refresh)
        self.refresh()

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(say("decks.print.content"), self.what)
        form.addRow(say("decks.print.paper_size"), self.paper)
        size = QHBoxLayout()
        size.addWidget(self.wide)
        size.addWidget(QLabel("×"))
        size.addWidget(self.high)
        form.addRow(say("decks.print.card_size"), size)
        form.addRow(say("decks.print.gap_size"), self.gap)
        form.addRow(say("decks.print.bleed_size"), self.bleed)
        form.addRow(self.marks)
        form.addRow(self.backs)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel
        )
        self.go = buttons.button(QDialogButtonBox.StandardButton.Save)
        self.go.setText(say("decks.print.to_pdf"))
        self.go.setProperty("primary", True)
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(say("decks.cancel"))
        printer = buttons.addButton(say("decks.print.to_printer"), QDialogButtonBox.ButtonRole.ActionRole)
        printer.clicked.connect(self._ask_printer)
        buttons.accepted.connect(self._ask)
        buttons.rejected.connect(self.reject)
        left = QVBoxLayout()
        left.addLayout(form)
        left.addWidget(self.told)
        left.addStretch(1)
        left.addWidget(buttons)
        row = QHBoxLayout(self)
        row.addLayout(left, 1)
        row.addWidget(self.preview, 1)

    def _remembered(self) -> None:
        last = self.settings.last("print")
        self.paper.setCurrentIndex(max(0, self.paper.findData(last.get("paper", "a4"))))
        for spin, key in ((self.gap, "gap"), (self.bleed, "bleed")):
            spin.setValue(float(last.get(key, 0.0)))
        self.backs.setChecked(bool(last.get("backs", False)))

    def form(self) -> SheetForm:
        """What is chosen."""
        size = (self.wide.value(), self.high.value())
        backs = "duplex" if self.backs.isChecked() else ""
        return SheetForm(
            self.paper.currentData(),
            size,
            self.gap.value(),
            self.bleed.value(),
            self.marks.isChecked(),
            backs,
        )

    def refresh(self) -> None:
        """Show what will come out."""
        cards = self.what.currentData() == "cards"
        for part in (self.wide, self.high, self.gap, self.bleed, self.marks, self.backs):
            part.setEnabled(cards)
        self.preview.show_form(self.form())
        try:
            pages = len(sheets(self.form(), self.preview.count))
            told = say("decks.print.pages", n=pages * (2 if self.form().backs else 1)) if cards else ""
            self.go.setEnabled(self.preview.count > 0)
        except Unusable as wrong:
            told = str(wrong)
            self.go.setEnabled(False)
        self.told.setText(told + ("\n" + say("decks.print.turn_long") if cards and self.form().backs else ""))

    def _ask(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self, say("decks.print"), f"{self.deck.name}.pdf", "PDF (*.pdf)"
        )
        if name:
            self.write(Path(name))

    def _ask_printer(self) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self._print(lambda: printer)

    def write(self, path: Path) -> None:
        """Print into a PDF and close, or say what is in the way."""
        self._print(lambda: pdf(path, self.deck.name))

    def _print(self, device: Callable[[], QPagedPaintDevice]) -> None:
        form = self.form()
        paper = DeckPaper(self.deck, form)
        ways = {"cards": paper.print_cards, "binder": paper.print_binder, "list": paper.print_list}
        self.setCursor(Qt.CursorShape.WaitCursor)
        try:
            paper.check(self.what.currentData())
            ways[self.what.currentData()](device())
            chosen = {"paper": form.paper, "gap": form.gap, "bleed": form.bleed, "backs": bool(form.backs)}
            self.settings.remember("print", chosen)
            self.settings.write()
        except Unusable as wrong:
            self.told.setText(str(wrong))
        else:
            self.accept()
        finally:
            self.unsetCursor()


def _mm(least: float, most: float, value: float) -> QDoubleSpinBox:
    spin = QDoubleSpinBox()
    spin.setRange(least, most)
    spin.setDecimals(1)
    spin.setSuffix(" mm")
    spin.setValue(value)
    return spin
