"""The numbered rules of all games: searched in both languages at once, each with where it comes from."""

import re
from html import escape

from PySide6.QtCore import QTimer, QUrl
from PySide6.QtWidgets import QComboBox, QDialog, QHBoxLayout, QLineEdit, QTextBrowser, QVBoxLayout, QWidget

from tabletop.games import KEYS
from tabletop.library.errors import Unusable
from tabletop.library.rules_text import Rule, game_of, rules
from tabletop.library.texts import LANGUAGES, catalogue, language, say
from tabletop.ui.window.looks import LINES
from tabletop.ui.window.term_links import explain, linked

_MARKS = {"source": "●", "publisher": "◐", "ours": "○"}


class RuleBrowser(QDialog):
    """`show_rule("CW-8.3")`. It does not stop the game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("window.rules"))
        self.resize(760, 640)
        column = QVBoxLayout(self)
        row = QHBoxLayout()
        self.games = QComboBox()
        for key in KEYS:
            if f"{key}.name" in catalogue() and rules(key, language()):
                self.games.addItem(say(f"{key}.name"), key)
        self.find = QLineEdit()
        self.find.setPlaceholderText(say("window.rules_find"))
        self.find.setClearButtonEnabled(True)
        row.addWidget(self.games)
        row.addWidget(self.find, 1)
        column.addLayout(row)
        self.text = QTextBrowser()
        self.text.setOpenLinks(False)
        self.text.document().setDefaultStyleSheet(LINES)
        self.text.document().setDocumentMargin(14)
        self.text.anchorClicked.connect(self._follow)
        self.text.highlighted.connect(lambda url: explain(url, self.text))
        column.addWidget(self.text)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(150)
        self._wait.timeout.connect(self.fill)
        self.find.textChanged.connect(self._wait.start)
        self.games.currentIndexChanged.connect(lambda: self.fill())
        self.fill()

    def show_game(self, key: str) -> None:
        """The rules of a game, from the first."""
        self.games.setCurrentIndex(max(0, self.games.findData(key)))
        self.find.clear()
        self.fill()

    def show_rule(self, id: str) -> None:
        """One rule among its neighbours."""
        try:
            game = game_of(id)
        except Unusable:
            return
        self.find.blockSignals(True)
        self.find.clear()
        self.find.blockSignals(False)
        self.games.setCurrentIndex(max(0, self.games.findData(game)))
        self.fill(marked=id)
        self.text.scrollToAnchor(id)

    def fill(self, marked: str = "") -> None:
        """The rules that have every word of the search in one language or the other."""
        game = self.games.currentData()
        if game is None:
            self.text.setHtml(f"<p>{escape(say('window.rules_none'))}</p>")
            return
        found = matching(game, self.find.text())
        parts, section = [_legend()], ""
        for rule in found:
            if rule.section != section:
                section = rule.section
                parts.append(f"<h3>{escape(section)}</h3>")
            parts.append(self._paragraph(game, rule, rule.id == marked))
        if not found:
            parts.append(f"<p>{escape(say('window.rules_no_match'))}</p>")
        self.text.setHtml("".join(parts))

    def _paragraph(self, game: str, rule: Rule, marked: bool) -> str:
        marks = "".join(f'<span title="{_mark(m)}">{_MARKS.get(m, "")}</span>' for m in rule.marks)
        back = self.palette().highlight().color()
        back.setAlpha(70)
        style = f"background-color:{back.name(back.NameFormat.HexArgb)};" if marked else ""
        body = _plain_marks(linked(rule.text, game, self.palette().text().color(), underlined=False))
        return (
            f'<p style="{style}"><a name="{rule.id}"></a><b>{rule.id}</b> <small>{marks}</small> {body}</p>'
        )

    def _follow(self, url: QUrl) -> None:
        if url.scheme() == "rule":
            self.show_rule(url.path())


def matching(game: str, wanted: str) -> list[Rule]:
    """The rules of a game, in the language in use, in which (or in whose other language) every word stands."""
    words = wanted.casefold().split()
    texts = {each: rules(game, each) for each in LANGUAGES}
    found = []
    for id, rule in texts[language()].items():
        whole = " ".join([id, *(texts[each][id].text for each in LANGUAGES if id in texts[each])]).casefold()
        if all(word in whole for word in words):
            found.append(rule)
    return found


def _mark(mark: str) -> str:
    key = f"rules.mark.{mark}"
    return say(key) if key in catalogue() else mark


def _legend() -> str:
    parts = " &nbsp; ".join(f"{sign} {escape(_mark(mark))}" for mark, sign in _MARKS.items())
    return f"<p><small>{parts}</small></p>"


def _plain_marks(html: str) -> str:
    """Bold and slanted words as the rules write them, and rule ids as links."""
    html = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", html)
    html = re.sub(r"\*(.+?)\*", r"<i>\1</i>", html)
    html = re.sub(r"`(.+?)`", r"<code>\1</code>", html)
    return re.sub(r"\b([A-Z]{2}-[0-9]+(?:\.[0-9a-z]+)*)\b", r'<a href="rule:\1">\1</a>', html)
