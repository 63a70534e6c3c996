"""From one game of a match to the next, by way of the books that may be laid out anew."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from tabletop.library.texts import say

if TYPE_CHECKING:
    from tabletop.core.ruleset import Deck
    from tabletop.play.journal import Journal
    from tabletop.play.setup import Setup
    from tabletop.ui.window.between_games import BetweenGames
    from tabletop.ui.window.diary import Diary
    from tabletop.ui.window.main_window import MainWindow


class Matches:
    """`page` is what stands in the window between two games, None at other times."""

    def __init__(self, window: "MainWindow") -> None:
        self.window = window
        self.page: BetweenGames | None = None
        self.diary: Diary | None = None
        self._open_hands = False

    def next(self) -> None:
        """After the game on the table."""
        from tabletop.play.match import next_game

        old = self.window.page.sitting
        if (setup := next_game(old.session)) is not None:
            self.go_on(setup, old.session.setup.decks, old.diary.hand_over(), old.open_hands)

    def go_on(
        self, setup: "Setup", before: "Sequence[Deck]", journal: "Journal | None", open_hands: bool = False
    ) -> None:
        """The books of the people, then the game of this setup; `before` are the decks as they lay in the last one.
        The journal is that of the match, None where it was lost."""
        from tabletop.play.seats import Seats
        from tabletop.ui.window.between_games import arranged_pile
        from tabletop.ui.window.diary import Diary

        self.window.leave_table()
        self.diary, self._open_hands = Diary(journal, self.window.message.say), open_hands
        if Seats(setup.seats).humans and arranged_pile(setup.rules.key):
            self._lay_out(setup, before)
        else:
            self._begin(setup)

    def _lay_out(self, setup: "Setup", before: "Sequence[Deck]") -> None:
        from tabletop.ui.window.between_games import BetweenGames

        window = self.window
        page = self.page = BetweenGames(setup, before, window.pixmaps_of(setup.rules), self._open_hands)
        page.covered.connect(lambda seat: window.cover(page.names[seat]))
        page.arranged.connect(self.diary.next_game)
        page.ready.connect(self._begin)
        page.home.connect(window.show_start)
        page.linked.connect(window.aids.follow)
        window.show_page(page)
        window.setWindowTitle(say("window.title_of", title=setup.title))
        page.begin()

    def leave(self) -> None:
        """The page goes; the match can be gone on with later."""
        if self.page is not None:
            self.window.drop_page(self.page)
            self.page = None
        if self.diary is not None:
            self.diary.close(finished=False)
            self.diary = None

    def _begin(self, setup: "Setup") -> None:
        from tabletop.play.session import Session

        dated = replace(setup, date=f"{datetime.now():%Y-%m-%d %H:%M}")
        self.diary.next_game(dated)
        self.window.games.begin(lambda: Session(dated), self._open_hands, self.diary.hand_over())
