"""The end of a turn, and the ends of a game that are not a fifth damage card."""

from dataclasses import dataclass

from tabletop.core.change import INNER, RESET, count, end_game
from tabletop.core.state import DRAW, Frame, State
from tabletop.games.confront_wisdom import table, words
from tabletop.games.confront_wisdom.combat import TakeDamage

IDLE_TURNS = 3
QUIET_TURNS = 10
TURN_LIMIT = 60
EVERY = 10
"""CW-12.3, CW-12.5, CW-12.6, CW-15.7."""


@dataclass(frozen=True, slots=True)
class EndTurn(Frame):
    """Checks after Action: idle loss first (CW-12.4 e), then quiet game and turn limit."""

    player: int

    def run(self, s: State) -> None:
        """The turn passes unless the game is over."""
        if s.numbers[words.IDLE[self.player]] >= IDLE_TURNS:
            end_game(s, 1 - self.player, "idle")
            return
        if s.memory[table.MOVED]:
            count(s, words.QUIET, -s.numbers[words.QUIET], RESET)
        else:
            count(s, words.QUIET, 1, INNER)
        if s.numbers[words.QUIET] >= QUIET_TURNS or self._limit_reached(s):
            self._decide(s)

    def _limit_reached(self, s: State) -> bool:
        return s.turn >= TURN_LIMIT and (s.turn - TURN_LIMIT) % EVERY == 0

    def _decide(self, s: State) -> None:
        if not s.options["sudden_death"]:
            end_game(s, decided(s), "decision")
            return
        count(s, words.QUIET, -s.numbers[words.QUIET], RESET)
        s.stack += [TakeDamage(seat, seat, 1) for seat in (1 - self.player, self.player)]


def decided(s: State) -> int:
    """Fewer damage cards, then more cards left in the book, then a draw (CW-12.7)."""
    standing = [(-table.damage(s, seat), len(table.book(s, seat))) for seat in range(2)]
    if standing[0] == standing[1]:
        return DRAW
    return 0 if standing[0] > standing[1] else 1
