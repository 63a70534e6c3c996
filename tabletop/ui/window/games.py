"""Every way to a table: a new game, a file, a replay, a branch; and saving."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QFileDialog

from tabletop.games import KEYS
from tabletop.library.errors import Unusable
from tabletop.library.texts import catalogue, say

if TYPE_CHECKING:
    from tabletop.play.journal import Journal
    from tabletop.play.session import Session
    from tabletop.ui.window.main_window import MainWindow
    from tabletop.ui.window.start_page import StartPage
    from tabletop.ui.window.wanted import Wanted


class Games:
    """Begins, opens and saves games for one window. What is heavy is imported when it is needed."""

    def __init__(self, window: "MainWindow") -> None:
        self.window = window
        self._newest: Path | None = None

    def offer(self, start: "StartPage") -> None:
        """List the games on disk, and offer the one or the match that was not finished."""
        from tabletop.ui.window.files import JOURNAL, offered

        entries = offered()
        start.list_games(entries)
        self._offer_last(start)
        newest = next((entry for entry in entries if not entry.wrong and not entry.elsewhere), None)
        self._newest = newest.path if newest is not None else None
        if newest is not None and newest.path.suffix == JOURNAL:
            later = (say("window.go_on_no"), lambda: None)
            if newest.standing:
                text, yes = say("match.go_on", wins=newest.standing), say("match.go_on_yes")
            else:
                text, yes = say("window.go_on"), say("window.go_on_yes")
            self.window.message.say(text, (yes, self.go_on), later, mark="replay")

    def _offer_last(self, start: "StartPage") -> None:
        """What was chosen in the dialog the last time."""
        last = self.window.settings.last("new_game")
        game, mode, decks = (str(last.get(name, "")) for name in ("game", "mode", "decks"))
        if game in KEYS and decks and f"window.mode_{mode}" in catalogue():
            how = say("window.last_decks", who=say(f"window.mode_{mode}"), decks=decks)
            start.offer_last(say(f"{game}.name"), how)

    def last(self) -> None:
        """A game as it was chosen the last time; the dialog where that cannot be dealt any more."""
        from tabletop.ui.window.new_game import NewGame

        dialog = NewGame(self.window.settings, parent=self.window)
        wanted = dialog.wanted() if dialog.deal.isEnabled() else None
        dialog.deleteLater()
        if wanted is None:
            self.new()
        else:
            self.deal(wanted)

    def star(self, path: Path, starred: bool) -> None:
        """Keep a finished game for good, or let it be forgotten with the others."""
        from tabletop.play.kept import star

        try:
            star(path, starred)
        except (Unusable, OSError) as wrong:
            self.window.message.say(str(wrong))
        if self.window.start is not None:
            self.offer(self.window.start)

    def go_on(self) -> None:
        """The game that was played last."""
        if self._newest is not None:
            self.open(self._newest)

    def new(self, game: str = "", mode: str = "") -> None:
        """The dialog, and then the table."""
        from tabletop.ui.window.new_game import NewGame

        dialog = NewGame(self.window.settings, game, mode, self.window)
        dialog.linked.connect(self.window.aids.follow)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        if accepted:
            self.deal(dialog.wanted())
        dialog.deleteLater()
        self.window.take_keys()

    def deal(self, wanted: "Wanted") -> None:
        """A new game."""
        from tabletop.play.session import Session

        self.begin(lambda: Session(wanted.setup()), wanted.open_hands)

    def begin(
        self, make: Callable[[], "Session"], open_hands: bool = False, journal: "Journal | None" = None
    ) -> None:
        """Sit down at a session that is made now, with a journal of its own if it has none."""
        from tabletop.ui.window.files import started
        from tabletop.ui.window.sitting import Sitting

        try:
            session = make()
        except Unusable as wrong:
            self.window.message.say(str(wrong))
            return
        trouble = ""
        try:
            journal = journal or started(session)
        except (Unusable, OSError) as wrong:
            trouble = str(Unusable("window.journal_lost", reason=str(wrong)))
        self.window.sit_down(Sitting(session, journal, open_hands))
        if trouble:
            self.window.message.say(trouble)

    def again(self) -> None:
        """The same decks and seats, another deal."""
        from tabletop.play.session import Session
        from tabletop.ui.window.wanted import Wanted

        old = self.window.page.sitting
        setup = old.session.setup
        wanted = Wanted(setup.rules.key, setup.decks, setup.seats, setup.options, free=setup.rules.free)
        self.begin(lambda: Session(replace(wanted.setup(), faces=setup.faces)), old.open_hands)

    def open(self, path: Path | None = None) -> None:
        """A save (a finished one as a replay), a journal to go on with; None: what a dialog finds."""
        from tabletop.play.seats import watcher
        from tabletop.ui.window.any_file import open_elsewhere
        from tabletop.ui.window.files import opened
        from tabletop.ui.window.sitting import Sitting

        if path is None and (path := self._ask_for_file()) is None:
            return
        if open_elsewhere(self.window, path):
            return
        try:
            found = opened(path)
        except (Unusable, OSError) as wrong:
            answers = self._look_instead(wrong, path)
            self.window.message.say(str(wrong), *answers)
            return
        session = found.session
        if found.before:
            self.window.matches.go_on(session.setup, found.before, found.journal)
        elif found.journal is None and not session.over:
            self.begin(lambda: session)
        else:
            seat = watcher(session.setup.seats)
            table = Sitting(session, found.journal, replaying=session.over, watched_as=seat)
            self.window.sit_down(table)
        if found.said:
            self.window.message.say(found.said)

    def _look_instead(self, wrong: Exception, path: Path) -> list[tuple[str, Callable[[], None]]]:
        """Answers to what is told, where the game is only being played elsewhere."""
        if not isinstance(wrong, Unusable) or wrong.key != "record.open_elsewhere":
            return []
        return [(say("window.look"), lambda: self.look(path)), (say("window.not_now"), lambda: None)]

    def look(self, path: Path) -> None:
        """At a game that is played in another window, as far as it has come."""
        from tabletop.ui.window.files import looked_at
        from tabletop.ui.window.onlooker import Onlooker

        try:
            found = looked_at(path)
        except (Unusable, OSError) as wrong:
            self.window.message.say(str(wrong))
            return
        self.window.sit_down(Onlooker(found.session, replaying=True))

    def _ask_for_file(self) -> Path | None:
        from tabletop.library.paths import saved_games

        try:
            folder = str(saved_games())
        except Unusable:
            folder = ""
        name, _ = QFileDialog.getOpenFileName(self.window, say("window.open"), folder, say("window.files"))
        return Path(name) if name else None

    def save(self) -> None:
        """Into the folder of saved games."""
        self._save(None)

    def save_as(self) -> None:
        """Where the person says."""
        from tabletop.play.saves import file_name

        name = file_name(self.window.page.sitting.session, datetime.now())
        chosen, _ = QFileDialog.getSaveFileName(self.window, say("window.save"), name, say("window.files"))
        if chosen:
            self._save(Path(chosen))

    def _save(self, path: Path | None) -> None:
        from tabletop.play.saves import save

        try:
            where = save(self.window.page.sitting.session, path)
        except (Unusable, OSError) as wrong:
            self.window.message.say(str(wrong))
        else:
            self.window.message.say(say("window.saved_as", name=where.name), mark="save")

    def watch_replay(self) -> None:
        """The line of this game, from its beginning, with a slider."""
        from tabletop.play.seats import watcher
        from tabletop.ui.window.sitting import Sitting

        session = self.window.page.sitting.session
        session.goto(session.length)
        twin = session.branch()
        twin.goto(0)
        seat = watcher(session.setup.seats)
        self.window.sit_down(Sitting(twin, replaying=True, watched_as=seat))

    def branch(self) -> None:
        """Play on from the place that the replay shows."""
        from tabletop.play.seats import FREE

        sitting = self.window.page.sitting
        session = sitting.session.branch()
        if sitting.past is not None:
            cost, _ = sitting.seats.taking_back(session, sitting.past, sitting.eye)
            session.goto(sitting.past)
            if cost != FREE:
                session.mark_taken_back()
        self.begin(lambda: session)

    def resign(self) -> None:
        """After a question."""
        sitting = self.window.page.sitting
        if not sitting.session.over and not sitting.replaying:
            resign = (say("window.resign_yes"), sitting.resign)
            self.window.message.say(
                say("window.resign_sure"), resign, (say("window.cancel"), lambda: None), mark="resign"
            )
