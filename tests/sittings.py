"""How much a person is asked: `python -m tests.sittings GAME [--games N] [--desk] [--answers WHERE]`.

Plays whole games through the sitting, without a window, against the computer or (`--desk`) with everybody at one
desktop. Counts the questions, those that have one answer, curtains, and hands that were turned up. Fails where more
than one question of twenty asks nothing, or more than two curtains fall in a turn.
"""

import argparse
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QEventLoop

from tabletop.core.chance import Chance
from tabletop.core.move import NONE, Move
from tabletop.play.session import Session
from tabletop.play.setup import Setup
from tabletop.play.unasked import ALWAYS, UNSHARED, WHERE
from tabletop.ui.window.sitting import Sitting
from tests.laws.games import playable, setup

MOST_CONTINUES, MOST_CURTAINS = 0.05, 2.0


@dataclass
class Counts:
    """Of some games: `continues` are questions with one answer, `ups` hands turned up for an answer."""

    decisions: int = 0
    asked: int = 0
    continues: int = 0
    curtains: int = 0
    ups: int = 0
    turns: int = 0

    def faults(self) -> list[str]:
        """What is more than a person should bear."""
        found = []
        if self.continues > MOST_CONTINUES * self.asked:
            found.append(f"{self.continues} of {self.asked} questions ask nothing")
        if self.curtains > MOST_CURTAINS * self.turns:
            found.append(f"{self.curtains} curtains in {self.turns} turns")
        return found


class Player:
    """All people at one table; any sensible answer."""

    def __init__(self, made: Setup, answers: str, seed: int, counts: Counts) -> None:
        self.sitting = Sitting(Session(made))
        self.counts, self.chance = counts, Chance(seed)
        self.sitting.pacer.pace = 0
        shared = self.sitting.seats.shared
        self.sitting.unasked.only = answers == ALWAYS or (answers == UNSHARED and not shared)

    def play(self) -> None:
        """To the end of the game, or of what a random game may take."""
        sitting, session = self.sitting, self.sitting.session
        sitting.begin()
        while not session.over and session.at < session.rules.bound:
            if sitting.behind_curtain != NONE:
                self.counts.curtains += 1
                sitting.uncover()
            elif sitting.asks:
                self._answer()
            else:
                QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        self.counts.decisions += session.at
        self.counts.turns += session.turn
        sitting.close()

    def _answer(self) -> None:
        sitting = self.sitting
        if sitting.draft.last is None:
            self.counts.asked += 1
            self.counts.continues += len(sitting.draft.state.legal) == 1
        if sitting.desk.hidden:
            self.counts.ups += 1
            sitting.turn_up(True)
        sitting.play(self._move(), sure=True)

    def _move(self) -> Move:
        moves = [m for m in self.sitting.session.rules.sensible(self.sitting.draft.state) if m.verb != "leave"]
        return moves[self.chance.below(len(moves))]


def count(game: str, games: int, desk: bool, answers: str) -> Counts:
    """Of so many games with different seeds."""
    counts = Counts()
    for seed in range(games):
        made = setup(game, seed)
        seats = made.seats if desk else ("human", *["random"] * (made.rules.seats - 1))
        Player(replace(made, seats=seats), answers, seed, counts).play()
    return counts


def main() -> int:
    """0: bearable in every game that was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.sittings")
    parser.add_argument("game", choices=[*playable(), "all"])
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--desk", action="store_true")
    parser.add_argument("--answers", choices=WHERE, default=UNSHARED)
    args = parser.parse_args()
    _app = QCoreApplication([])
    bad = False
    for game in playable() if args.game == "all" else (args.game,):
        counts = count(game, args.games, args.desk, args.answers)
        print(f"{game}: {counts} {counts.faults() or 'bearable'}", flush=True)
        bad = bad or bool(counts.faults())
    return int(bad)


if __name__ == "__main__":
    raise SystemExit(main())
