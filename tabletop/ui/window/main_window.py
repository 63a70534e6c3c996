"""The main window: the start page or a table, with menus, docks, message bar and curtain around it."""

import contextlib
import gc
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from tabletop.games import KEYS
from tabletop.library.errors import Unusable
from tabletop.library.settings import Settings
from tabletop.library.texts import language, say
from tabletop.ui.window import icons, rooms
from tabletop.ui.window.aids import Aids
from tabletop.ui.window.curtain import Curtain
from tabletop.ui.window.games import Games
from tabletop.ui.window.handlers import handlers
from tabletop.ui.window.matches import Matches
from tabletop.ui.window.menu_bar import Menus
from tabletop.ui.window.message_bar import MessageBar
from tabletop.ui.window.start_page import StartPage
from tabletop.ui.window.tiles import fill_tiles
from tabletop.ui.window.wishes import Wishes

if TYPE_CHECKING:
    from tabletop.core.ruleset import Ruleset

START_ROOMS = ("continue", "goldfish", "stereo", "decks", "free_table", "rules")
"""Rooms that need no module of their own."""

SMALLEST = (960, 640)


class MainWindow(QMainWindow):
    """`page` is the `GamePage` of the table that is laid, None at other times. `games` begins and opens games,
    `matches` leads from one game of a match to the next, `aids` shows rules and keys, `wishes` carries out settings.
    Rooms call `deal(Wanted)`, `start_session(make, open_hands)`, `sit_down(Sitting)`, `show_start()`, `follow(link)`
    and `message.say(text)`.
    `played(GamePage)`: a table has been laid."""

    played = Signal(object)

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.page = None
        self.docks = None
        self.start: StartPage | None = None
        self._pixmaps: dict[str, object] = {}
        self.games, self.aids, self.wishes = Games(self), Aids(self), Wishes(self)
        self.matches = Matches(self)
        self.deal, self.start_session, self.follow = self.games.deal, self.games.begin, self.aids.follow
        self.setMinimumSize(*SMALLEST)
        self.setDockOptions(QMainWindow.DockOption.AllowTabbedDocks | QMainWindow.DockOption.AnimatedDocks)
        self.message = MessageBar()
        self.message.linked.connect(self.aids.follow)
        self.stack = QStackedWidget()
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.message)
        column.addWidget(self.stack, 1)
        self.setCentralWidget(middle)
        self.menus = Menus(self, handlers(self))
        for name in rooms.WINDOW_ROOMS:
            rooms.door(name)(self)
        self.menus.build(settings["shortcuts"])
        self.curtain = Curtain(self)
        self.curtain.opened.connect(self._uncover)
        self._place()
        self.show_start()
        if settings.wrong:
            self.message.say(settings.wrong)

    def show_start(self) -> None:
        """The start page, built anew so that it says what is true now."""
        self.leave_table()
        self._drop_start()
        start = self.start = StartPage(KEYS, START_ROOMS)
        self.start.game_chosen.connect(self.games.new)
        self.start.room_chosen.connect(self.enter)
        self.start.file_chosen.connect(self.games.open)
        self.start.last_wanted.connect(self.games.last)
        self.start.starred.connect(self.games.star)
        self.stack.addWidget(self.start)
        self.stack.setCurrentWidget(self.start)
        self.games.offer(self.start)
        self.setWindowTitle(say("window.title"))
        start.seen.connect(lambda: self._furnish(start))

    def _furnish(self, start: StartPage) -> None:
        """What the page can be seen without, now that it is seen."""
        icons.release()
        for action in self.menus.actions.values():
            action.setIcon(action.icon())  # menus that belong to the system took the empty one
        for part in start.findChildren(QWidget):
            part.update()
        fill_tiles(self, start, list(start.tiles))

    def _drop_start(self) -> None:
        if self.start is not None:
            self.start.close_miniatures()
            self.drop_page(self.start)
            self.start = None

    def sit_down(self, sitting) -> None:
        """Lay the table of a `Sitting`."""
        from tabletop.ui.window.docks import Docks
        from tabletop.ui.window.game_page import GamePage

        self.leave_table()
        page = GamePage(sitting, self.pixmaps_of(sitting.session.rules), self.wishes.dark)
        sitting.setParent(page)  # and goes with it
        self.page, self.docks = page, Docks(self, page)
        self._connect(page)
        self.show_page(page)
        self.menus.playing(True)
        self.wishes.on_table()
        self.wishes.stops()
        for name in rooms.TABLE_ROOMS:
            rooms.door(name)(self, page)
        page.table.setFocus()
        self.played.emit(page)
        sitting.begin()

    def take_keys(self) -> None:
        """After a dialog: without a window manager nobody else gives the keys back to the table."""
        self.activateWindow()
        if self.page is not None and self.curtain.isHidden():
            self.page.table.setFocus()

    def _connect(self, page) -> None:
        sitting = page.sitting
        page.curtain.connect(lambda seat: self.cover(page.names[seat]))
        page.asked_why.connect(self.aids.why)
        for part in (page, self.docks.card, self.docks.log):
            part.linked.connect(self.aids.follow)
        self.docks.steps.picked.connect(sitting.look_at)
        page.end.again.connect(self.games.again)
        page.end.following.connect(self.matches.next)
        page.end.others.connect(lambda: self.games.new(page.rules.key))
        page.end.replay.connect(self.games.watch_replay)
        page.end.home.connect(self.show_start)
        page.replay.branched.connect(self.games.branch)
        page.past.branched.connect(self.games.branch)
        page.drawn.connect(self._name_steps)
        page.phases.stopped.connect(self.wishes.keep_stops)
        sitting.trouble.connect(self.message.say)
        sitting.consent.connect(self._ask_consent)
        sitting.failed.connect(self._offer_by_hand)

    def leave_table(self) -> None:
        """Nothing of a game or a match goes on."""
        self.curtain.rise()
        self.matches.leave()
        if self.page is None:
            return
        self.page.close_table()
        # A table is a circle of signals and slots: left to itself Python would keep several games before it looks.
        self.page.destroyed.connect(lambda: QTimer.singleShot(0, gc.collect))
        self.docks.close()
        self.drop_page(self.page)
        self.page = self.docks = None
        self.menus.playing(False)

    def show_page(self, page: QWidget) -> None:
        """This, instead of the start page."""
        self._drop_start()
        self.message.dismiss()
        self.stack.addWidget(page)
        self.stack.setCurrentWidget(page)

    def drop_page(self, page: QWidget) -> None:
        """It is not shown again."""
        self.stack.removeWidget(page)
        page.setParent(None)
        page.deleteLater()

    def pixmaps_of(self, rules: "Ruleset"):
        """The pictures of a game's cards, drawn once for all its tables."""
        from tabletop.ui.cards import CardPixmaps, Typesetter, card_words

        if rules.key not in self._pixmaps:
            typesetter = Typesetter(rules.key, card_words(rules))
            self._pixmaps[rules.key] = CardPixmaps(typesetter, language(), parent=self)
        return self._pixmaps[rules.key]

    def enter(self, room: str) -> None:
        """A room of the start page."""
        if room == "continue":
            self.games.go_on()
        elif room == "rules":
            self.aids.rules()
        else:
            rooms.door(room)(self, "")

    def cover(self, name: str) -> None:
        """Only this person should look from now on."""
        self.message.dismiss()
        self.aids.hide()
        self.curtain.fall(name)

    def _uncover(self) -> None:
        self.curtain.rise()
        if self.matches.page is not None:
            self.matches.page.uncover()
        elif self.page is not None:
            self.page.sitting.uncover()
            self.page.table.setFocus()

    def _offer_by_hand(self) -> None:
        """The rules are at their wits' end; the person need not be."""
        by_hand = (say("window.on_by_hand"), self.page.hand.begin)
        self.message.say(say("window.move_failed"), *(() if self.page.hand.on else (by_hand,)))

    def _ask_consent(self, seat: int, at: int) -> None:
        names, sitting = self.page.names, self.page.sitting
        text = say("window.consent", who=names[seat], asker=names[sitting.eye])
        agreed = (say("window.consent_yes"), lambda: sitting.go_to(at, agreed=True))
        self.message.say(text, agreed, (say("window.consent_no"), lambda: None), mark="people")

    def _name_steps(self) -> None:
        sitting = self.page.sitting
        session = sitting.session
        back = sitting.step_back()
        for name, what in (
            ("undo", self._name_of_choice() or (self._name_of(back) if back < session.at else "")),
            ("redo", self._name_of(session.at) if session.at < session.length else ""),
        ):
            action = self.menus.actions[name]
            action.setEnabled(bool(what) and not sitting.replaying)
            action.setText(say(f"window.act_{name}_step", what=what) if what else say(f"window.act_{name}"))
        for name in ("pause", "step", "move_now"):
            self.menus.actions[name].setEnabled(not sitting.seats.shared)

    def _name_of_choice(self) -> str:
        """What was chosen last of a set in the making."""
        from tabletop.library.wording import move_text

        sitting = self.page.sitting
        move = None if sitting.desk.hidden else sitting.draft.last
        return move_text(self.page.rules, self.page.view, move) if move is not None else ""

    def _name_of(self, at: int) -> str:
        """What the decision after `at` is called, or the row that it belongs to."""
        from tabletop.library.wording import sentence

        sitting = self.page.sitting
        row = sitting.session.row_at(at)
        mine = sitting.eyes.reads(sitting.session.decided_by(at))
        if row is None or not mine:
            return self.page.entries()[at].title
        return sentence(row.routine.key, row.routine.values, self.page.rules)

    def _place(self) -> None:
        """Where it was, if that is still on a screen."""
        self.resize(1600, 1000)
        stored = QByteArray.fromBase64(self.settings["window"].encode())
        if not stored.isEmpty():
            self.restoreGeometry(stored)
        areas = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        title = QRect(self.x(), self.y(), self.width(), 40)
        if areas and not any(area.intersected(title).width() >= 64 for area in areas):
            area = areas[0]
            self.resize(min(self.width(), area.width()), min(self.height(), area.height()))
            self.move(area.center() - self.rect().center())

    def fit(self, room: QRect) -> None:
        """No larger than this room, and within it."""
        self.resize(self.size().boundedTo(room.size()))
        place = self.geometry()
        place.moveLeft(max(room.left(), min(place.left(), room.right() + 1 - place.width())))
        place.moveTop(max(room.top(), min(place.top(), room.bottom() + 1 - place.height())))
        self.setGeometry(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not self.message.isHidden():
            self.message.dismiss()
            return
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()
        if enter and self.page is not None and self.page.prompt.press_primary():
            return  # wherever the keys are, unless something else has a use for it
        super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.settings["window"] = bytes(self.saveGeometry().toBase64()).decode()
        with contextlib.suppress(Unusable):  # the window closes all the same; no game depends on it
            self.settings.write()
        self.leave_table()
        self._drop_start()
        for pixmaps in self._pixmaps.values():
            pixmaps.close()
        super().closeEvent(event)
