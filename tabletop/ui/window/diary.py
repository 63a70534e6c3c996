"""The journal of a game or a match as the window keeps it: when it can no longer be written, the game goes on."""

from collections.abc import Callable

from tabletop.library.errors import Unusable
from tabletop.play.journal import SEEN, Journal
from tabletop.play.setup import Setup


class Diary:
    """`journal` is None where there is none or no longer one; `trouble` is told in one sentence when it is lost."""

    def __init__(self, journal: Journal | None, trouble: Callable[[str], object]) -> None:
        self.journal, self.trouble = journal, trouble
        self._seen = False

    def keep(self, line: str) -> None:
        """A line of the game that is being played."""
        self._write(lambda journal: journal.keep(line))

    def seen(self) -> None:
        """Somebody has looked at the cards: the game is worth being offered again, even before its first decision."""
        if not self._seen:
            self._seen = True
            self._write(lambda journal: journal.keep(SEEN))

    def next_game(self, setup: Setup) -> None:
        """The game that comes next in the match, as it would begin now."""
        self._write(lambda journal: journal.next_game(setup))

    def hand_over(self) -> Journal | None:
        """The journal, for somebody else; nothing more is written into it from here."""
        journal, self.journal = self.journal, None
        return journal

    def close(self, finished: bool) -> None:
        """No more lines; what is finished is not offered again."""
        if (journal := self.hand_over()) is not None:
            journal.close(finished)

    def _write(self, write: Callable[[Journal], None]) -> None:
        if self.journal is None:
            return
        try:
            write(self.journal)
        except OSError as wrong:
            self.journal = None
            self.trouble(str(Unusable("window.journal_lost", reason=wrong.strerror or str(wrong))))
