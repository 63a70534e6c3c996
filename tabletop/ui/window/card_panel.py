"""One card large: its face in either language, current against printed values, marks, rules."""

from html import escape

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from tabletop.core.card import Face
from tabletop.core.layout import BoardLayout
from tabletop.core.move import NONE
from tabletop.core.reason import Reason
from tabletop.core.ruleset import Ruleset
from tabletop.core.view import CardView, View
from tabletop.library.rules_text import rules as rules_of
from tabletop.library.texts import LANGUAGES, language, say
from tabletop.library.wording import card_name
from tabletop.ui.cards import CardPixmaps, Look
from tabletop.ui.sandbox.likely import likely_acts, own_words
from tabletop.ui.table.model.choice import legal
from tabletop.ui.table.model.words import term
from tabletop.ui.window.looks import LINES
from tabletop.ui.window.term_links import explain, linked

MOST_RULES = 4
ROOM_FOR_TEXT = 150


class CardPanel(QWidget):
    """`linked(str)`: rule:…, card:… or do:… (an act by hand, and the card) was clicked."""

    linked = Signal(str)

    def __init__(
        self, rules: Ruleset, layout: BoardLayout, pixmaps: CardPixmaps, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.rules, self.landscape, self.pixmaps = rules, layout.landscape, pixmaps
        self.spoken = language()
        self.view: View | None = None
        self.card = NONE
        self.refused_rules: list[str] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 4)
        column.setSpacing(5)
        self._drawn: tuple[Look, int, float, str] | None = None
        """What the picture shows: its look, its size, the pixels of a point, the language."""
        self._picture = QLabel()
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._picture.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._picture.setMinimumHeight(120)
        row = QHBoxLayout()
        self._swap = QPushButton()
        self._swap.setProperty("flat", True)
        self._swap.clicked.connect(self.swap_language)
        row.addStretch(1)
        row.addWidget(self._swap)
        self._text = QTextBrowser()
        self._text.setOpenLinks(False)
        self._text.document().setDefaultStyleSheet(LINES)
        self._text.document().setDocumentMargin(10)
        self._text.anchorClicked.connect(self._follow)
        self._text.highlighted.connect(lambda url: explain(url, self._text))
        self._text.setMinimumHeight(ROOM_FOR_TEXT)
        column.addWidget(self._picture, 3)
        column.addLayout(row)
        column.addWidget(self._text, 2)
        self.fill(None)

    @property
    def html(self) -> str:
        """The text beside the picture."""
        return self._text.toHtml()

    def fill(self, view: View | None) -> None:
        """The table has changed: write the same card anew."""
        self.view = view
        if view is not None and (self.card not in view.cards or view.cards[self.card].face is None):
            self.card = next((move.card for move in legal(view) if move.card in view.cards), NONE)
        self._draw()

    def show_card(self, id: int) -> None:
        """This card; NONE keeps the last one."""
        if id == NONE or self.view is None or id not in self.view.cards:
            return
        self.card = id
        self._draw()

    def swap_language(self) -> None:
        """The other language for this panel only."""
        self.spoken = LANGUAGES[1 - LANGUAGES.index(self.spoken)]
        self._draw()

    def retranslate(self) -> None:
        """The language of the program has changed."""
        self.spoken = language()
        self._draw()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._draw_picture()

    def _draw(self) -> None:
        other = LANGUAGES[1 - LANGUAGES.index(self.spoken)]
        self._swap.setText(say(f"window.in_{other}"))
        self._draw_picture()
        card = self._now()
        if card is None:
            self._text.setHtml(f"<p>{escape(say('window.no_card'))}</p>")
        else:
            self._text.setHtml(self._about(card))

    def _now(self) -> CardView | None:
        return self.view.cards.get(self.card) if self.view is not None else None

    def _draw_picture(self) -> None:
        card = self._now()
        if card is None:
            self._picture.setPixmap(QPixmap())
            self._drawn = None
            return
        ratio = self.devicePixelRatioF()
        wide = card.face is not None and card.face.kind in self.landscape
        room_x, room_y = self._picture.width(), self._picture.height()
        short = min(room_y, room_x * 63 / 88) if wide else min(room_x, room_y * 63 / 88)
        if short < 40:
            return
        now = tuple((k, v) for k, v in card.values.items() if card.face and card.face.values.get(k, v) != v)
        look = Look(card.face, "", landscape=wide, now=now, marks=card.marks, counters=card.counters)
        drawn = (look, round(short * ratio), ratio, self.spoken)
        if drawn == self._drawn:
            return  # the table has changed, and this card has not
        self._drawn = drawn
        before, self.pixmaps.language = self.pixmaps.language, self.spoken
        image = self.pixmaps.image(look, round(short * ratio), full=True)
        self.pixmaps.language = before
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(ratio)
        self._picture.setPixmap(pixmap)

    def _about(self, card: CardView) -> str:
        if card.face is None:
            return f"<p>{escape(say('window.unknown_card'))}</p>"
        parts = [
            self._title(card.face),
            self._values(card, card.face),
            self._state(card),
            self._skills(card.face),
            self._by_hand(card, card.face),
        ]
        return "".join(part for part in parts if part) + self._rules(card.face)

    def _title(self, face: Face) -> str:
        names = [
            face.name.get(each, "") for each in (self.spoken, LANGUAGES[1 - LANGUAGES.index(self.spoken)])
        ]
        kind = term(self.rules.key, f"kind.{face.kind}")
        second = f"<br><small>{escape(names[1])}</small>" if names[1] and names[1] != names[0] else ""
        return f"<p><b>{escape(names[0])}</b> <small>· {escape(kind)} · {escape(face.id)}</small>{second}</p>"

    def _values(self, card: CardView, face: Face) -> str:
        rows = []
        for what, printed in face.values.items():
            now = card.values.get(what, printed)
            name = term(self.rules.key, f"stat.{what}")
            if now == printed:
                rows.append(f"<tr><td>{escape(name)}</td><td align='right'><b>{now}</b></td><td></td></tr>")
                continue
            colour = self._good_or_bad(now > printed)
            arrow = "▲" if now > printed else "▼"
            why = "<br>".join(self._reason(r) for r in card.reasons if r.what == what)
            rows.append(
                f"<tr><td>{escape(name)}</td><td align='right'><b style='color:{colour}'>{arrow}{now}</b> "
                f"<s>{printed}</s></td><td><small>{why}</small></td></tr>"
            )
        return f"<table cellspacing='4'>{''.join(rows)}</table>" if rows else ""

    def _good_or_bad(self, good: bool) -> str:
        dark = self.palette().window().color().lightness() < 128
        return ("#63d79a" if good else "#ff8f80") if dark else ("#0d7045" if good else "#a8261b")

    def _reason(self, reason: Reason) -> str:
        how = f"{reason.amount:+d}" if reason.mode == "add" else f"= {reason.amount}"
        if self.view is not None and reason.source in self.view.cards:
            name = escape(card_name(self.view, reason.source))
            return f'{how} <a href="card:{reason.source}">{name}</a>'
        return how

    def _state(self, card: CardView) -> str:
        lines = [term(self.rules.key, f"mark.{mark}") for mark in card.marks]
        lines += [
            say("window.count", name=term(self.rules.key, f"counter.{c}"), n=n) for c, n in card.counters
        ]
        return "".join(
            f"<p>◆ {linked(line, self.rules.key, self.palette().text().color())}</p>" for line in lines
        )

    def _skills(self, face: Face) -> str:
        parts = []
        ink = self.palette().text().color()
        for block in self.rules.card_text(face, self.spoken):
            title = f"<b>{escape(block.title)}</b> " if block.title else ""
            parts.append(f"<p>{title}{linked(block.body, self.rules.key, ink, self.spoken)}</p>")
        return "".join(parts)

    def _by_hand(self, card: CardView, face: Face) -> str:
        """What the program leaves to the players: the card's own words, and the moves that they will need."""
        words = own_words(face, self.spoken)
        if not words:
            return ""
        acts = " · ".join(
            f'<a href="do:{name}/{card.id}">{escape(say(f"sandbox.do_{name}"))}</a>' for name in likely_acts(face)
        )
        said = any(words in block.body for block in self.rules.card_text(face, self.spoken))
        text = "" if said else f"<p>{escape(words)}</p>"
        return f"{text}<p><small>{escape(say('sandbox.card_by_hand'))}:</small> {acts}</p>"

    def _rules(self, face: Face) -> str:
        """Rules that were broken with this card, then those that speak of its kind in bold."""
        word = f"**{term(self.rules.key, f'kind.{face.kind}').lower()}"
        speaking = [r.id for r in rules_of(self.rules.key, language()).values() if word in r.text.lower()]
        ids = list(dict.fromkeys([*self.refused_rules, *speaking]))[:MOST_RULES]
        links = " · ".join(f'<a href="rule:{id}">{id}</a>' for id in ids)
        return f"<p><small>{escape(say('window.rules_of_card'))} {links}</small></p>" if links else ""

    def _follow(self, url: QUrl) -> None:
        if url.scheme() in ("rule", "card", "do"):
            self.linked.emit(url.toString())
