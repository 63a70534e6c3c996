"""Writes a game down when it ends, once."""

import time
from datetime import datetime

from PySide6.QtCore import QObject

from tabletop.core.by_hand import PREFIX
from tabletop.core.move import NONE
from tabletop.core.state import DRAW
from tabletop.library.errors import Unusable
from tabletop.play.statistics import ENFORCED, SANDBOX, WATCHED, Played, Statistics


class Recorder(QObject):
    """Follows one table. Replays are not games, and against a side that does nothing there is nothing to win."""

    def __init__(self, window, page) -> None:
        super().__init__(page)
        self.window, self.page = window, page
        self.began = time.monotonic()
        self.done = page.sitting.session.over
        page.drawn.connect(self.look)

    def look(self) -> None:
        """After every change: is the game over now?"""
        sitting = self.page.sitting
        if self.done or not sitting.session.over or sitting.replaying or sitting.seats.alone:
            return
        self.done = True
        try:
            book = Statistics()
            book.keep(self.played())
            book.close()
        except Unusable as wrong:
            self.window.message.say(str(wrong))

    def played(self) -> Played:
        """The game as its (first) player sees it."""
        sitting = self.page.sitting
        session, seats = sitting.session, sitting.seats
        state = session.state
        mine = seats.humans[0] if seats.humans else 0
        own, other = session.rules.side(mine), (mine + 1) % len(seats.kinds)
        result = "won" if state.winner == own else "drawn" if state.winner in (DRAW, NONE) else "lost"
        ending = next(
            (event.why for event in reversed(session.told(session.at)) if event.kind == "ended"), ""
        )
        decks = session.setup.decks
        names = [deck.name for deck in decks] or [session.setup.title]
        seconds = round(time.monotonic() - self.began)
        return Played(
            f"{datetime.now():%Y-%m-%dT%H:%M:%S}", session.rules.key, self.mode(), names[mine % len(names)],
            names[other % len(names)], seats.kinds[other], result, ending, state.turn, session.at, seconds,
        )  # fmt: skip

    def mode(self) -> str:
        """Watched, with the rules throughout, or helped: by hand, or by taking back what had been learned."""
        session = self.page.sitting.session
        if self.page.sitting.seats.watched:
            return WATCHED
        by_hand = any(move.verb.startswith(PREFIX) for move in session.record().moves)
        helped = by_hand or session.taken_back > 0
        return SANDBOX if session.rules.free or session.setup.position or helped else ENFORCED
