"""Terms in texts as links that show the other language when the pointer rests on them."""

from html import escape

from PySide6.QtCore import QUrl
from PySide6.QtGui import QColor, QCursor
from PySide6.QtWidgets import QTextBrowser, QToolTip

from tabletop.library.terms import found_in, term
from tabletop.library.texts import language


def linked(text: str, game: str, ink: QColor, spoken: str = "", underlined: bool = True) -> str:
    """The text as HTML in the colour `ink`, its terms as links `term:game/id`."""
    style = f"color:{ink.name()};text-decoration:{'underline' if underlined else 'none'}"
    parts, last = [], 0
    for start, end, word in found_in(text, game, spoken or language()):
        parts.append(escape(text[last:start]))
        parts.append(f'<a style="{style}" href="term:{game}/{word.id}">{escape(text[start:end])}</a>')
        last = end
    parts.append(escape(text[last:]))
    return "".join(parts).replace("\n", "<br>")


def explain(url: QUrl, widget: QTextBrowser) -> None:
    """Show what a hovered term is called in the other language."""
    if url.scheme() != "term":
        QToolTip.hideText()
        return
    game, _, id = url.path().partition("/")
    word = term(id, game)
    if word is None:
        return
    reading = f"（{word.reading}）" if word.reading and word.reading != word.ja else ""
    note = dict(word.note).get(language(), "")
    text = f"<b>{escape(word.ja)}</b>{escape(reading)} = <b>{escape(word.en)}</b>"
    QToolTip.showText(QCursor.pos(), text + (f"<br>{escape(note)}" if note else ""), widget)
