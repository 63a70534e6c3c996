"""Between two games of a match: its standing, and each person's book to be laid out anew (CW-15.8)."""

from collections.abc import Sequence
from dataclasses import replace
from html import escape

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from tabletop.core.layout import TALL
from tabletop.core.move import NONE
from tabletop.core.ruleset import Deck
from tabletop.library.deck_form import deck_form
from tabletop.library.texts import language, say
from tabletop.library.wording import face_name
from tabletop.play.match import Match
from tabletop.play.seats import Seats
from tabletop.play.setup import Setup
from tabletop.ui.cards import CardPixmaps, Look
from tabletop.ui.window.book_places import BookPlaces
from tabletop.ui.window.icons import icon
from tabletop.ui.window.seat_names import seat_names, standing

RULE, ROWS_RULE = "CW-15.8", "CW-4.2"


def arranged_pile(game: str) -> str:
    """The pile of a deck whose places are chosen by the person, "" where a game has none."""
    return next((key for key, pile in deck_form(game).piles.items() if pile.columns), "")


class BetweenGames(QWidget):
    """`setup` is the next game's, as the books lie by now; `before` are the decks as they lay in the last one.
    `covered(seat)`: the curtain should fall for this person. `arranged(Setup)`: a book lies otherwise.
    `ready(Setup)`: everybody is content. `home`; `linked("rule:…")`."""

    covered = Signal(int)
    arranged = Signal(object)
    ready = Signal(object)
    home = Signal()
    linked = Signal(str)

    def __init__(
        self, setup: Setup, before: Sequence[Deck], pixmaps: CardPixmaps, open_hands: bool = False,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self.setup, self.before, self.pixmaps = setup, tuple(before), pixmaps
        self.pile = arranged_pile(setup.rules.key)
        seats = Seats(setup.seats)
        self.people, self.names = list(seats.humans), seat_names(setup.seats)
        self.secret = seats.shared and not open_hands
        self.seat = NONE
        self.places: BookPlaces | None = None
        self._looked_at = ""
        self._title, self._standing, self._who, self._how = QLabel(), QLabel(), QLabel(), QLabel()
        self._picture = QLabel()
        self._home, self._back, self._done = QPushButton(), QPushButton(), QPushButton()
        self._build()
        pixmaps.language = language()

    def _build(self) -> None:
        self._title.setProperty("huge", True)
        self._title.ensurePolished()
        self._title.setMinimumHeight(round(self._title.fontMetrics().height() * 1.35))
        for label in (self._standing, self._who):
            label.setProperty("big", True)
        self._how.setProperty("quiet", True)
        self._how.setWordWrap(True)
        self._how.linkActivated.connect(self.linked)
        for label in (self._title, self._standing):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._picture.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._picture.setMinimumSize(QSize(200, 260))
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 16, 28, 18)
        column.setSpacing(6)
        for label in (self._title, self._standing, self._who, self._how):
            column.addWidget(label)
        self._middle = QHBoxLayout()
        self._middle.addWidget(self._picture, 2)
        column.addLayout(self._middle, 1)
        column.addLayout(self._row())

    def _row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(10)
        for button, mark, act in (
            (self._home, "home", self.home.emit), (self._back, "undo", self._as_it_was), (self._done, "", self._go_on),
        ):  # fmt: skip
            button.setMinimumHeight(44)
            if mark:
                button.setIcon(icon(mark))
            button.clicked.connect(lambda _=False, act=act: act())
            row.addWidget(button)
        row.insertStretch(1, 1)
        self._done.setProperty("primary", True)
        self._done.setMinimumWidth(220)
        return row

    def begin(self) -> None:
        """The first person's book, or the curtain before it."""
        self._turn_to(self.people[0])

    def uncover(self) -> None:
        """The person for whom the curtain fell is there."""
        self._show_book()

    def retranslate(self) -> None:
        """Another language is in use."""
        self.pixmaps.language = language()
        self._say()
        if self.places is not None:
            self.places.update()
            self.look_at(self._looked_at)

    def look_at(self, id: str) -> None:
        """Show this card large."""
        self._looked_at = id
        if (face := self.setup.faces.get(id)) is None:
            self._picture.setPixmap(QPixmap())
            return
        ratio = self.devicePixelRatioF()
        short = min(self._picture.width() - 16, (self._picture.height() - 16) / TALL)
        image = self.pixmaps.image(Look(face), max(80, int(short * ratio)), full=True)
        image.setDevicePixelRatio(ratio)
        self._picture.setPixmap(QPixmap.fromImage(image))
        self._picture.setAccessibleName(face_name(face))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.look_at(self._looked_at)

    def _turn_to(self, seat: int) -> None:
        self._clear()
        self.seat = seat
        self._say()
        if self.secret:
            self.covered.emit(seat)
        else:
            self._show_book()

    def _clear(self) -> None:
        if self.places is not None:
            self._middle.removeWidget(self.places)
            self.places.deleteLater()
            self.places = None
        self.look_at("")

    def _show_book(self) -> None:
        columns = deck_form(self.setup.rules.key).piles[self.pile].columns
        self.places = BookPlaces(columns, self._book(self.setup.decks), self.setup.faces, self.pixmaps)
        self.places.looked_at.connect(self.look_at)
        self.places.arranged.connect(self._arrange)
        self._middle.insertWidget(0, self.places, 3)
        self.places.show()
        self.places.setFocus()
        self._say()

    def _book(self, decks: Sequence[Deck]) -> tuple[str, ...]:
        return decks[self.seat].piles[self.pile]

    def _arrange(self, ids: Sequence[str]) -> None:
        decks = list(self.setup.decks)
        deck = decks[self.seat]
        decks[self.seat] = replace(deck, piles={**deck.piles, self.pile: tuple(ids)})
        self.setup = replace(self.setup, decks=tuple(decks))
        self._say()
        self.arranged.emit(self.setup)

    def _as_it_was(self) -> None:
        if self.places is not None:
            self.places.lay(self._book(self.before))

    def _go_on(self) -> None:
        later = self.people[self.people.index(self.seat) + 1 :]
        if later:
            self._turn_to(later[0])
        else:
            self.ready.emit(self.setup)

    def _say(self) -> None:
        self.names, match = seat_names(self.setup.seats), Match(self.setup)
        number = len(match.results) + 1
        self._title.setText(say("match.title", n=number, games=match.games))
        self._standing.setText(standing(self.names, match.wins))
        self._who.setText(say("match.lay_out", who=self.names[self.seat]))
        links = " · ".join(f'<a href="rule:{rule}">{rule}</a>' for rule in (RULE, ROWS_RULE))
        how = f"{escape(say('match.how'))}<br>{escape(say('match.same'))} {links}"
        self._how.setText(f"<p style='line-height:140%'>{how}</p>")
        last = self.seat == self.people[-1]
        self._home.setText(say("window.end_home"))
        self._back.setText(say("match.as_it_was"))
        self._back.setEnabled(self._book(self.setup.decks) != self._book(self.before))
        self._done.setText(say("match.begin", n=number) if last else say("match.next_person"))


__all__ = ["BetweenGames", "arranged_pile"]
