"""Decks on paper at their true size: sheets of cards, the binder page, the list."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QLineF, QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
    QTransform,
)

from tabletop.core.card import Face
from tabletop.core.ruleset import Deck
from tabletop.games import layout, ruleset
from tabletop.library.card_words import pile_name
from tabletop.library.deck_form import deck_form
from tabletop.library.deck_text.counting import counted, name_of
from tabletop.library.errors import Unusable, reason
from tabletop.library.pool import faces
from tabletop.library.sheet_plan import CARD, Placed, SheetForm, backs_of, sheets
from tabletop.library.texts import language, say
from tabletop.ui.cards import Look, Typesetter, card_words
from tabletop.ui.fonts import FAMILY, load

DOTS = 300
MM = 25.4


class DeckPaper:
    """Prints one deck. `progress(done, all)` is told after each page and may answer False to stop."""

    def __init__(
        self, deck: Deck, form: SheetForm, words: str = "", progress: Callable[[int, int], bool] | None = None
    ) -> None:
        self.deck, self.form = deck, form
        self.words = words or language()
        self.progress = progress or (lambda done, every: True)
        self.typesetter = Typesetter(deck.game, card_words(ruleset(deck.game)))
        self.landscape = layout(deck.game).landscape
        self._images: dict[tuple[str, bool], QImage] = {}
        known = faces(deck.game)
        self.cards = [known[id] for ids in deck.piles.values() for id in ids if id in known]

    def check(self, what: str) -> None:
        """Whether there is anything to print, before a file is opened for it. Raises Unusable."""
        if not self.cards:
            raise Unusable("decks.nothing_to_print")
        if what == "binder" and not self._binder():
            raise Unusable("decks.no_binder")
        if what == "cards":
            self.form.grid()

    def _binder(self) -> str:
        """The pile whose places matter, "" where the game has none."""
        piles = deck_form(self.deck.game).piles
        return next((key for key, pile in piles.items() if pile.columns), "")

    def print_cards(self, device: QPagedPaintDevice) -> None:
        """Sheets of cards, with their backs after each sheet where they are wanted."""
        pages = sheets(self.form, len(self.cards))
        self._set_up(device)
        painter = self._begin(device)
        try:
            for number, page in enumerate(pages):
                if number:
                    device.newPage()
                self._page(painter, page, backs=False, first=number == 0)
                if self.form.backs:
                    device.newPage()
                    self._page(painter, backs_of(self.form, page), backs=True, first=False)
                if not self.progress(number + 1, len(pages)):
                    break
        finally:
            painter.end()

    def print_binder(self, device: QPagedPaintDevice) -> None:
        """The pile with places on one sheet, row by row, as it lies in its binder."""
        form, pile = deck_form(self.deck.game), self._binder()
        self._set_up(device, QPageLayout.Orientation.Landscape)
        painter = self._begin(device)
        wide, high = self.form.size[1], self.form.size[0]
        columns, known = form.piles[pile].columns, faces(self.deck.game)
        scale = min((wide - 20) / (columns * (CARD[0] + 3)), (high - 26) / (3 * (CARD[1] + 3)))
        width, height = CARD[0] * scale, CARD[1] * scale
        left = (wide - columns * (width + 3 * scale)) / 2
        self._title(painter, 8.0)
        for at, id in enumerate(self.deck.piles.get(pile, ())):
            if id in known:
                row, column = divmod(at, columns)
                box = QRectF(
                    left + column * (width + 3 * scale), 16 + row * (height + 3 * scale), width, height
                )
                painter.drawImage(box, self._image(known[id], back=False))
        painter.end()

    def print_list(self, device: QPagedPaintDevice) -> None:
        """The deck list with every name in both languages."""
        self._set_up(device)
        painter = self._begin(device)
        try:
            self._list(painter, device)
        finally:
            painter.end()

    def _list(self, painter: QPainter, device: QPagedPaintDevice) -> None:
        _, high = self.form.size
        y = 20.0
        self._title(painter, 12.0)
        for pile, ids in self.deck.piles.items():
            name = f"{pile_name(self.deck.game, pile, self.words)}  {len(ids)}"
            self._words(painter, 14, y, name, 4.2, bold=True)
            y += 7
            for n, id in counted(self.deck, pile):
                if y > high - 14:
                    device.newPage()
                    y = 16.0
                self._words(painter, 16, y, str(n), 3.4)
                for x, spoken in ((26, "en"), (112, "ja")):
                    self._words(painter, x, y, name_of(self.deck.game, id, spoken), 3.4, room=82)
                y += 5.2
            y += 3

    def _set_up(
        self, device: QPagedPaintDevice, turned: QPageLayout.Orientation = QPageLayout.Orientation.Portrait
    ) -> None:
        load()
        size = QPageSize(QSizeF(*self.form.size), QPageSize.Unit.Millimeter)
        page = QPageLayout(size, turned, QMarginsF(0, 0, 0, 0))
        page.setMode(QPageLayout.Mode.FullPageMode)
        device.setPageLayout(page)

    def _begin(self, device: QPagedPaintDevice) -> QPainter:
        """A painter whose unit is the millimetre."""
        painter = QPainter()
        if not painter.begin(device):
            raise Unusable("decks.no_paper")
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(device.logicalDpiX() / MM, device.logicalDpiY() / MM)
        return painter

    def _page(self, painter: QPainter, page: list[Placed], backs: bool, first: bool) -> None:
        width, height = self.form.card
        bleed = self.form.bleed
        for placed in page:
            face = self.cards[placed.n]
            image = self._image(face, backs)
            if bleed:
                edge = QRectF(placed.x - bleed, placed.y - bleed, width + 2 * bleed, height + 2 * bleed)
                painter.fillRect(edge, image.pixelColor(image.width() // 2, 3))
            painter.drawImage(QRectF(placed.x, placed.y, width, height), image)
        if self.form.marks:
            self._marks(painter, page)
        if first:
            self._ruler(painter)

    def _image(self, face: Face, back: bool) -> QImage:
        key = (face.back if back else face.id, back)
        if key not in self._images:
            wide = round(self.form.card[0] / MM * DOTS)
            look = Look(None, face.back) if back else Look(face, landscape=face.kind in self.landscape)
            image = self.typesetter.draw(look, self.words, wide, True)
            if look.landscape:
                image = image.transformed(QTransform().rotate(90))
            self._images[key] = _square(image)
        return self._images[key]

    def _marks(self, painter: QPainter, page: list[Placed]) -> None:
        """Short lines outside the cards where the knife goes."""
        width, height = self.form.card
        painter.setPen(QPen(QColor("#000000"), 0.15))
        xs = sorted({x for placed in page for x in (placed.x, placed.x + width)})
        ys = sorted({y for placed in page for y in (placed.y, placed.y + height)})
        off = self.form.bleed + 1
        for x in xs:
            painter.drawLine(QLineF(x, ys[0] - off - 3, x, ys[0] - off))
            painter.drawLine(QLineF(x, ys[-1] + off, x, ys[-1] + off + 3))
        for y in ys:
            painter.drawLine(QLineF(xs[0] - off - 3, y, xs[0] - off, y))
            painter.drawLine(QLineF(xs[-1] + off, y, xs[-1] + off + 3, y))

    def _ruler(self, painter: QPainter) -> None:
        """A hundred millimetres to lay a real ruler against."""
        painter.setPen(QPen(QColor("#000000"), 0.15))
        left, y = 12.0, 9.0
        painter.drawLine(QLineF(left, y, left + 100, y))
        for mm in range(101):
            long = 3.0 if mm % 10 == 0 else 2.0 if mm % 5 == 0 else 1.2
            painter.drawLine(QLineF(left + mm, y, left + mm, y - long))
        self._words(painter, left + 103, y + 0.5, say("decks.ruler"), 2.8)

    def _title(self, painter: QPainter, y: float) -> None:
        self._words(
            painter, 14, y, f"{self.deck.name} – {say(f'{self.deck.game}.name')}", 5.0, bold=True, room=180
        )

    def _words(
        self,
        painter: QPainter,
        x: float,
        y: float,
        text: str,
        size: float,
        bold: bool = False,
        room: float = 170,
    ) -> None:
        """Text `size` millimetres high; fonts are laid out in dots, not in millimetres."""
        painter.save()
        painter.translate(QPointF(x, y))
        painter.scale(0.05, 0.05)
        font = QFont(FAMILY)
        font.setPixelSize(round(size * 20))
        font.setBold(bold)
        painter.setFont(font)
        painter.setPen(QColor("#000000"))
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, round(room * 20))
        painter.drawText(QPointF(0, 0), shown)
        painter.restore()


def _square(image: QImage) -> QImage:
    """Without transparent corners: they are cut round by hand, or not at all."""
    paper = QImage(image.size(), QImage.Format.Format_RGB32)
    paper.fill(image.pixelColor(image.width() // 2, 2))
    with QPainter(paper) as painter:
        painter.drawImage(0, 0, image)
    return paper


def pdf(path: Path, title: str) -> QPdfWriter:
    """A PDF file to print into. Raises Unusable: it cannot be written."""
    try:
        path.open("ab").close()
    except OSError as wrong:
        raise Unusable("errors.file_not_written", file=path, reason=reason(wrong)) from None
    writer = QPdfWriter(str(path))
    set_up_writer(writer, title)
    return writer


def set_up_writer(writer: QPdfWriter, title: str) -> None:
    """What every PDF of ours says of itself."""
    writer.setResolution(DOTS)
    writer.setTitle(title)
    writer.setCreator("tabletop")
