"""From one game of a match to the next, by way of the books that may be laid out anew."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from tabletop.library.texts import say

if TYPE_CHECKING:
    from tabletop.core.ruleset import Deck
    from tabletop.play.journal import Journal
    from tabletop.play.session import Setup
    from tabletop.ui.window.between_games import BetweenGames
    from tabletop.ui.window.main_window import MainWindow


class Matches:
    """`page` is what stands in the window between two games, None at other times."""

    def __init__(self, window: "MainWindow") -> None:
        self.window = window
        self.page: BetweenGames | None = None
        self._journal: Journal | None = None
        self._open_hands = False

    def next(self) -> None:
        """After the game on the table."""
        from tabletop.play.match import next_game

        old = self.window.page.sitting
        if (setup := next_game(old.session)) is not None:
            self.go_on(setup, old.session.setup.decks, old.hand_over(), old.open_hands)

    def go_on(
        self, setup: "Setup", before: "Sequence[Deck]", journal: "Journal | None", open_hands: bool = False
    ) -> None:
        """The books of the people, then the game of this setup; `before` are the decks as they lay in the last one.
        The journal is that of the match, None where it was lost."""
        from tabletop.play.seats import Seats
        from tabletop.ui.window.between_games import arranged_pile

        self.window.leave_table()
        self._journal, self._open_hands = journal, open_hands
        if Seats(setup.seats).humans and arranged_pile(setup.rules.key):
            self._lay_out(setup, before)
        else:
            self._begin(setup)

    def _lay_out(self, setup: "Setup", before: "Sequence[Deck]") -> None:
        from tabletop.ui.window.between_games import BetweenGames

        window = self.window
        page = self.page = BetweenGames(setup, before, window.pixmaps_of(setup.rules), self._open_hands)
        page.covered.connect(lambda seat: window.cover(page.names[seat]))
        page.arranged.connect(self._keep)
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
        if self._journal is not None:
            self._journal.close(finished=False)
            self._journal = None

    def _keep(self, setup: "Setup") -> None:
        from tabletop.library.errors import Unusable

        try:
            if self._journal is not None:
                self._journal.next_game(setup)
        except OSError as wrong:
            self._journal = None
            self.window.message.say(str(Unusable("window.journal_lost", reason=wrong.strerror or str(wrong))))

    def _begin(self, setup: "Setup") -> None:
        from tabletop.play.session import Session

        dated = replace(setup, date=f"{datetime.now():%Y-%m-%d %H:%M}")
        self._keep(dated)
        journal, self._journal = self._journal, None
        self.window.games.begin(lambda: Session(dated), self._open_hands, journal)
