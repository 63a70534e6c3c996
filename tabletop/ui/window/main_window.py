"""The main window: the start page or a game, menus, docks, curtain, and every way from one to the other."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QByteArray, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QMainWindow,
    QMessageBox,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from tabletop.games import KEYS
from tabletop.library.errors import Unusable
from tabletop.library.settings import Settings
from tabletop.library.texts import LANGUAGES, language, say, use
from tabletop.ui.window import looks, rooms
from tabletop.ui.window.bars import MessageBar
from tabletop.ui.window.curtain import Curtain
from tabletop.ui.window.menu_bar import Menus
from tabletop.ui.window.start_page import StartPage

START_ROOMS = ("continue", "goldfish", "stereo", "decks", "free_table", "rules")
SMALLEST = (960, 640)


class MainWindow(QMainWindow):
    """`played(GamePage)`: a table has been laid."""

    played = Signal(object)

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.page = None
        self.docks = None
        self.start: StartPage | None = None
        self._pixmaps: dict[str, object] = {}
        self._rules = None
        self._language_of_start = ""
        self.setMinimumSize(*SMALLEST)
        self.setDockOptions(QMainWindow.DockOption.AllowTabbedDocks | QMainWindow.DockOption.AnimatedDocks)
        self.message = MessageBar()
        self.message.linked.connect(self.follow)
        self._stack = QStackedWidget()
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.message)
        column.addWidget(self._stack, 1)
        self.setCentralWidget(middle)
        self.menus = Menus(self, self._handlers())
        for name in rooms.WINDOW_ROOMS:
            if (door := rooms.door(name)) is not None:
                door(self)
        self.menus.build(settings["shortcuts"])
        self.curtain = Curtain(self)
        self.curtain.opened.connect(self._uncover)
        self._place()
        self.show_start()
        if settings.wrong:
            self.message.say(settings.wrong)

    # ---- pages

    def show_start(self) -> None:
        """The start page, built anew so that it says what is true now."""
        self._leave_table()
        if self.start is not None:
            self._close_miniatures()
            self._stack.removeWidget(self.start)
            self.start.deleteLater()
        from tabletop.ui.window.files import offered

        shown = [
            room for room in START_ROOMS if room in ("continue", "rules", "goldfish") or rooms.exists(room)
        ]
        self.start = StartPage(KEYS, shown)
        self.start.game_chosen.connect(self.new_game)
        self.start.room_chosen.connect(self.enter)
        self.start.file_chosen.connect(self.open_file)
        self._stack.addWidget(self.start)
        self._stack.setCurrentWidget(self.start)
        entries = offered()
        self.start.list_games(entries)
        self._first = next((path for _, path, wrong in entries if not wrong), None)
        crashed = [path for line, path, wrong in entries if not wrong and path.suffix == ".journal"]
        if crashed:
            self.message.say(say("window.go_on"), (say("window.go_on_yes"), lambda: self.open_file(crashed[0])),
                             (say("window.go_on_no"), lambda: None), mark="replay")  # fmt: skip
        self.menus.playing(False)
        self.setWindowTitle(say("window.title"))
        QTimer.singleShot(0, self.start, lambda: self._fill_tiles(list(self.start.tiles)))

    def _fill_tiles(self, games: list[str]) -> None:
        """One miniature at a time, so that the page answers meanwhile."""
        if not games or self.start is None or not self.start.isVisible():
            return
        tile = self.start.tiles[games[0]]
        if tile.ready and tile.miniature is None:
            from tabletop.ui.window.miniature import Miniature, position

            try:
                view = position(tile.game)
            except (ModuleNotFoundError, Unusable) as wrong:
                view = None
                if isinstance(wrong, Unusable):
                    self.message.say(str(wrong))
            if view is not None:
                tile.put_in(Miniature(tile.game, view, looks.is_dark(self.settings["theme"])))
        QTimer.singleShot(0, self.start, lambda: self._fill_tiles(games[1:]))

    def _close_miniatures(self) -> None:
        if self.start is not None:
            for tile in self.start.tiles.values():
                if tile.miniature is not None:
                    tile.miniature.close_table()

    def sit_down(self, sitting) -> None:
        """Lay the table of a sitting."""
        from tabletop.ui.window.docks import Docks
        from tabletop.ui.window.game_page import GamePage

        self._leave_table()
        self.message.dismiss()
        page = GamePage(
            sitting, self._pixmaps_of(sitting.session.rules), looks.is_dark(self.settings["theme"])
        )
        self.page, self.docks = page, Docks(self, page)
        page.curtain.connect(self._cover)
        page.linked.connect(self.follow)
        page.asked_why.connect(self.why)
        for panel in (self.docks.card, self.docks.log):
            panel.linked.connect(self.follow)
        self.docks.steps.picked.connect(sitting.go_to)
        page.end.again.connect(self.again)
        page.end.others.connect(lambda: self.new_game(page.rules.key))
        page.end.replay.connect(self.watch_replay)
        page.end.home.connect(self.show_start)
        page.replay.branched.connect(self.branch)
        page.drawn.connect(self._name_steps)
        sitting.trouble.connect(self.message.say)
        sitting.consent.connect(self._ask_consent)
        self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        self.menus.playing(True)
        self._fill_view_menu()
        self.apply_settings()
        self.setWindowTitle(say("window.title_of", title=sitting.session.setup.title))
        for name in rooms.TABLE_ROOMS:
            if (door := rooms.door(name)) is not None:
                door(self, page)
        page.table.setFocus()
        self.played.emit(page)
        sitting.begin()

    def _leave_table(self) -> None:
        self.curtain.rise()
        if self.page is None:
            return
        self.page.close_table()
        self.docks.close()
        self._stack.removeWidget(self.page)
        self.page.deleteLater()
        self.page = self.docks = None

    def _pixmaps_of(self, rules):
        from tabletop.ui.cards import CardPixmaps, Typesetter, card_words

        if rules.key not in self._pixmaps:
            self._pixmaps[rules.key] = CardPixmaps(
                Typesetter(rules.key, card_words(rules)), language(), parent=self
            )
        return self._pixmaps[rules.key]

    # ---- beginning, opening, saving

    def new_game(self, game: str = "", mode: str = "") -> None:
        """The dialog, and then the table."""
        from tabletop.ui.window.new_game import NewGame

        dialog = NewGame(self.settings, game, mode, self)
        dialog.linked.connect(self.follow)
        if dialog.exec() == NewGame.DialogCode.Accepted:
            self.deal(dialog.wanted())
        dialog.deleteLater()

    def deal(self, wanted) -> None:
        """A new game."""
        from tabletop.play.session import Session

        self.start_session(lambda: Session(wanted.setup()), open_hands=wanted.open_hands)

    def start_session(self, make: Callable[[], object], open_hands: bool = False) -> None:
        """Sit down at a session that is made now, with a journal of its own."""
        from tabletop.ui.window.files import started
        from tabletop.ui.window.sitting import Sitting

        trouble = ""
        try:
            session = make()
        except Unusable as wrong:
            self.message.say(str(wrong))
            return
        try:
            journal = started(session)
        except (Unusable, OSError) as wrong:
            journal, trouble = None, str(Unusable("window.journal_lost", reason=str(wrong)))
        self.sit_down(Sitting(session, journal, open_hands, parent=self))
        if trouble:
            self.message.say(trouble)

    def again(self) -> None:
        """The same decks and seats, another deal."""
        from dataclasses import replace

        from tabletop.play.session import Session
        from tabletop.ui.window.wanted import Wanted

        old = self.page.sitting
        setup = old.session.setup
        wanted = Wanted(
            setup.rules.key, setup.decks, setup.seats, setup.options, None, old.open_hands, setup.rules.free
        )
        self.start_session(lambda: Session(replace(wanted.setup(), faces=setup.faces)), old.open_hands)

    def open_file(self, path: Path | None = None) -> None:
        """A save (as a replay if it is over, else to go on), a journal, or what a dialog finds."""
        if path is None:
            from tabletop.library.paths import saved_games

            name, _ = QFileDialog.getOpenFileName(
                self, say("window.open"), str(saved_games()), say("window.files")
            )
            if not name:
                return
            path = Path(name)
        from tabletop.ui.window.files import opened
        from tabletop.ui.window.sitting import Sitting

        try:
            session, journal, said = opened(path)
        except (Unusable, OSError) as wrong:
            self.message.say(str(wrong))
            return
        if journal is None and not session.over:
            self.start_session(lambda: session)
        else:
            self.sit_down(Sitting(session, journal, replaying=session.over, parent=self))
        if said:
            self.message.say(said)

    def save(self) -> None:
        """Into the folder of saved games."""
        self._save(None)

    def save_as(self) -> None:
        """Where the person says."""
        from datetime import datetime

        from tabletop.library.paths import saved_games
        from tabletop.play.saves import file_name

        name = str(saved_games() / file_name(self.page.sitting.session, datetime.now()))
        chosen, _ = QFileDialog.getSaveFileName(self, say("window.save"), name, say("window.files"))
        if chosen:
            self._save(Path(chosen))

    def _save(self, path: Path | None) -> None:
        from tabletop.play.saves import save

        try:
            where = save(self.page.sitting.session, path)
        except (Unusable, OSError) as wrong:
            self.message.say(str(wrong))
        else:
            self.message.say(say("window.saved_as", name=where.name), mark="save")

    def watch_replay(self) -> None:
        """The line of this game, from its beginning, with a slider."""
        from tabletop.ui.window.sitting import Sitting

        session = self.page.sitting.session
        session.goto(session.length)
        twin = session.branch()
        twin.goto(0)
        self.sit_down(Sitting(twin, replaying=True, parent=self))

    def branch(self) -> None:
        """Play on from the place that the replay shows."""
        session = self.page.sitting.session.branch()
        self.start_session(lambda: session)

    def resign(self) -> None:
        """After a question: there is no way back but undo."""
        if self.page.sitting.session.over or self.page.sitting.replaying:
            return
        self.message.say(say("window.resign_sure"), (say("window.resign_yes"), self.page.sitting.resign),
                         (say("window.cancel"), lambda: None), mark="resign")  # fmt: skip

    # ---- during a game

    def follow(self, link: str) -> None:
        """A link of a text: rule:…, card:…"""
        kind, _, what = link.partition(":")
        if kind == "rule":
            self.show_rules(rule=what)
        elif kind == "card" and self.docks is not None:
            self.docks.card.show_card(int(what))

    def show_rules(self, rule: str = "", game: str = "") -> None:
        """The rule browser, at a rule or a game."""
        from tabletop.ui.window.rule_browser import RuleBrowser

        if self._rules is None:
            self._rules = RuleBrowser(self)
        if rule:
            self._rules.show_rule(rule)
        elif game or self.page is not None:
            self._rules.show_game(game or self.page.rules.key)
        self._rules.show()
        self._rules.raise_()

    def why(self) -> None:
        """What own cards cannot do now, with the rules that say so."""
        lines = self.page.nothing_to_do()[:8]
        self.message.say(
            "<br>".join(lines) or say("window.why_nothing"), (say("window.close"), lambda: None), mark="help"
        )

    def enter(self, room: str) -> None:
        """A room of the start page."""
        if room == "continue":
            if self._first is not None:
                self.open_file(self._first)
        elif room == "rules":
            self.show_rules()
        elif (door := rooms.door(room) if room in rooms.ROOMS else None) is not None:
            door(self, "")
        elif room == "goldfish":
            self.new_game(mode="alone")

    def _cover(self, seat: int) -> None:
        self.message.dismiss()
        if self._rules is not None:
            self._rules.hide()
        self.curtain.fall(self.page.names[seat])

    def _uncover(self) -> None:
        self.curtain.rise()
        if self.page is not None:
            self.page.sitting.uncover()
            self.page.table.setFocus()

    def _ask_consent(self, seat: int, at: int) -> None:
        names, sitting = self.page.names, self.page.sitting
        text = say("window.consent", who=names[seat], asker=names[sitting.eye])
        self.message.say(text, (say("window.consent_yes"), lambda: sitting.go_to(at, agreed=True)),
                         (say("window.consent_no"), lambda: None), mark="people")  # fmt: skip

    def _name_steps(self) -> None:
        sitting, entries = self.page.sitting, self.page.entries()
        back, forth = sitting.seats.step_back(sitting.session), sitting.seats.step_forward(sitting.session)
        undo, redo = self.menus.actions["undo"], self.menus.actions["redo"]
        undo.setEnabled(back < sitting.session.at)
        redo.setEnabled(sitting.session.at < sitting.session.length)
        undo.setText(
            say("window.act_undo_step", what=entries[back].title)
            if undo.isEnabled()
            else say("window.act_undo")
        )
        title = entries[forth - 1].title if redo.isEnabled() else ""
        redo.setText(say("window.act_redo_step", what=title) if title else say("window.act_redo"))
        self.menus.actions["pause"].setEnabled(sitting.seats.watched or not sitting.seats.shared)

    # ---- settings

    def apply_settings(self) -> None:
        """Everything that the settings say, on what is shown now."""
        chosen = self.settings["language"] or language()
        dark = looks.is_dark(self.settings["theme"])
        if chosen in LANGUAGES and chosen != language():
            use(chosen)
        looks.dress(QApplication.instance(), dark, self.settings["ui_size"])
        self.menus.build(self.settings["shortcuts"])
        if self.page is not None:
            self._apply_to_table(dark)
        elif self._language_of_start != language():
            self.show_start()
        self._language_of_start = language()
        if self._rules is not None:
            shown = self._rules.isVisible()
            self._rules.deleteLater()
            self._rules = None
            if shown:
                self.show_rules()

    def _apply_to_table(self, dark: bool) -> None:
        page, sitting = self.page, self.page.sitting
        speed = self.settings["speed"]
        from tabletop.ui.window.sitting import PACES

        sitting.pace, sitting.turns = PACES[speed], self.settings["turns"]
        page.scene.set_speed(speed)
        page.scene.set_dark(dark)
        page.scene.set_far_upright(self.settings["far_upright"])
        self.docks.retitle()
        self._fill_view_menu()
        for widget, key in (
            (self.docks.card, "card_size"),
            (self.docks.log, "log_size"),
            (self.docks.steps, "log_size"),
        ):
            font = QApplication.font()
            font.setPointSizeF(font.pointSizeF() * self.settings[key] / 100)
            widget.setFont(font)
            for child in widget.findChildren(QWidget):
                child.setFont(font)
        self.docks.card.retranslate()
        page.retranslate()

    def swap_language(self) -> None:
        """The whole program in the other language."""
        self.settings["language"] = LANGUAGES[1 - LANGUAGES.index(language())]
        self.apply_settings()
        self._write_settings()

    def change_settings(self) -> None:
        """The dialog; what it changes is seen at once."""
        from tabletop.ui.window.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self.settings, self.apply_settings, self)
        dialog.exec()
        dialog.deleteLater()
        self._write_settings()

    def _write_settings(self) -> None:
        try:
            self.settings.write()
        except Unusable as wrong:
            self.message.say(str(wrong))

    def _fill_view_menu(self) -> None:
        menu = self.menus.menus["view"]
        known = set(menu.actions())
        for dock in self.docks.docks.values():
            if dock.toggleViewAction() not in known:
                menu.addAction(dock.toggleViewAction())

    # ---- menus

    def _handlers(self) -> dict[str, Callable[..., object]]:
        at = lambda act: lambda *given: act(self.page, *given) if self.page is not None else None  # noqa: E731
        return {
            "new": self.new_game, "again": self.again, "open": self.open_file, "save": self.save,
            "save_as": self.save_as, "watch_replay": self.watch_replay, "resign": self.resign, "home": self.show_start,
            "quit": self.close, "find": self._find, "swap_language": self.swap_language,
            "other_face": lambda: self.docks and self.docks.card.swap_language(),
            "table_alone": lambda on: self.docks and self.docks.fold(on),
            "full_screen": lambda on: self.showFullScreen() if on else self.showNormal(),
            "undo": at(lambda page: page.sitting.undo()), "redo": at(lambda page: page.sitting.redo()),
            "zoom_in": at(lambda page: page.table.set_zoom(page.table.zoom * 1.2)),
            "zoom_out": at(lambda page: page.table.set_zoom(page.table.zoom / 1.2)),
            "zoom_all": at(lambda page: page.table.set_zoom(1.0)),
            "primary": at(lambda page: page.prompt.press_primary()),
            "move_now": at(lambda page: page.sitting.move_now()),
            "pause": at(lambda page, on: page.sitting.pause(on)), "step": at(lambda page: page.sitting.step_once()),
            "far_upright": self._turn_far, "open_hands": at(self._open_hands), "why": self.why,
            "rules": self.show_rules, "settings": self.change_settings, "keys": self._keys, "about": self._about,
        }  # fmt: skip

    def _turn_far(self, on: bool) -> None:
        self.settings["far_upright"] = on
        self.page.scene.set_far_upright(on)

    @staticmethod
    def _open_hands(page, on: bool) -> None:
        page.sitting.open_hands = on
        page.refresh()

    def _find(self) -> None:
        self.show_rules()
        self._rules.find.setFocus()

    def _keys(self) -> None:
        rows = "".join(f"<tr><td>{what}&nbsp;&nbsp;</td><td><b>{keys}</b></td></tr>"
                       for what, keys in self.menus.sheet(self.settings["shortcuts"]))  # fmt: skip
        self._tell(say("window.act_keys"), f"<table cellpadding='3'>{rows}</table>")

    def _about(self) -> None:
        from tabletop import __version__

        self._tell(say("window.act_about"), say("window.about", version=__version__))

    def _tell(self, title: str, text: str) -> None:
        box = QMessageBox(self)
        box.setWindowTitle(title)
        box.setTextFormat(Qt.TextFormat.RichText)
        box.setText(text)
        box.exec()
        box.deleteLater()

    # ---- the window itself

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

    def keyPressEvent(self, event) -> None:
        if event.key() == Qt.Key.Key_Escape and not self.message.isHidden():
            self.message.dismiss()
            return
        super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.settings["window"] = bytes(self.saveGeometry().toBase64()).decode()
        try:
            self.settings.write()
        except Unusable:
            pass  # the window closes all the same; nothing of a game depends on it
        self._leave_table()
        self._close_miniatures()
        for pixmaps in self._pixmaps.values():
            pixmaps.close()
        super().closeEvent(event)
