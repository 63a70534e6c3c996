"""Words on a card: one line that fits, and the text box, as large as the room allows."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFontMetricsF,
    QPainter,
    QPalette,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextOption,
)

from tabletop.ui.fonts import font

Block = tuple[str, str]
"""One ability: its title (or nothing) and its words."""

LINE = 118
"""Line height of the text box, in percent."""


def draw_line(
    painter: QPainter, box: QRectF, text: str, size: float, colour: QColor, bold: bool = True, centred: bool = False,
) -> None:  # fmt: skip
    """One line in `box`, as high as `size` pixels, made up to 30 % smaller to fit, then narrower, then cut."""
    chosen = font(size, bold)
    wide = QFontMetricsF(chosen).horizontalAdvance(text)
    if wide > box.width():
        chosen = font(max(size * 0.7, size * box.width() / wide), bold)
        stretch = box.width() / max(1.0, QFontMetricsF(chosen).horizontalAdvance(text))
        if stretch < 1:
            chosen.setStretch(round(100 * max(0.78, stretch)))
    shown = QFontMetricsF(chosen).elidedText(text, Qt.TextElideMode.ElideRight, box.width() + 1)
    painter.setFont(chosen)
    painter.setPen(colour)
    side = Qt.AlignmentFlag.AlignHCenter if centred else Qt.AlignmentFlag.AlignLeft
    painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, shown)


def _document(blocks: Sequence[Block], size: float, width: float, ink: QColor) -> QTextDocument:
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setDefaultFont(font(size))
    document.setDefaultTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
    cursor = QTextCursor(document)
    strong, usual = QTextCharFormat(), QTextCharFormat()
    strong.setFont(font(size, bold=True))
    for each in (strong, usual):
        each.setForeground(ink)
    for number, (title, body) in enumerate(blocks):
        shape = QTextBlockFormat()
        shape.setLineHeight(LINE, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        shape.setTopMargin(size * 0.45 if number else 0)
        if number:
            cursor.insertBlock(shape)
        else:
            cursor.setBlockFormat(shape)
        if title:
            cursor.insertText(f"{title}  " if body else title, strong)
        cursor.insertText(body, usual)
    document.setTextWidth(width)
    return document


def draw_text(
    painter: QPainter, box: QRectF, blocks: Sequence[Block], largest: float, smallest: float, ink: QColor
) -> None:
    """The abilities of a card in `box`, at the largest size between the two (pixels) that fits."""
    if not blocks:
        return
    size = largest
    document = _document(blocks, size, box.width(), ink)
    while document.size().height() > box.height() and size > smallest:
        size = max(smallest, size * 0.93)
        document = _document(blocks, size, box.width(), ink)
    context = QAbstractTextDocumentLayout.PaintContext()
    context.palette.setColor(QPalette.ColorRole.Text, ink)
    context.clip = QRectF(0, 0, box.width(), box.height())
    painter.save()
    painter.translate(
        QPointF(box.left(), box.top() + max(0.0, (box.height() - document.size().height()) * 0.25))
    )
    painter.setClipRect(context.clip)
    document.documentLayout().draw(painter, context)
    painter.restore()
