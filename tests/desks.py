"""Two people at one desktop: `python -m tests.desks GAME [--seed N] [--most DECISIONS] [--language en|ja]`.

Plays a whole game through the window, whoever is asked taking a place at it: the curtain's button is clicked, the key
that turns a hand up is held. After every change everything that can be read in any widget, and every card on the table,
is compared with what the eyes at the table may know: who is alone with the screen, or all people together.
"""

import argparse
import re
from dataclasses import dataclass, field, replace
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tabletop.core.card import Face
from tabletop.core.chance import Chance
from tabletop.core.move import NONE
from tabletop.library.settings import Settings
from tabletop.library.texts import language, use
from tabletop.library.wording import face_name
from tabletop.play.eyes import Eyes
from tabletop.play.session import Session
from tabletop.ui.window import looks
from tabletop.ui.window.face_down import KEY
from tabletop.ui.window.main_window import MainWindow
from tests.laws.games import playable, setup
from tests.ui.window.acting import texts


class Seen(AssertionError):
    """Somebody could see what they may not know."""


@dataclass
class Desk:
    """The window, and what each pair of eyes has been able to know so far."""

    window: MainWindow
    chance: Chance
    looks: int = 0
    ups: int = 0
    curtains: int = 0
    known: dict[Eyes, tuple[int, set[Face]]] = field(default_factory=dict)

    @property
    def page(self) -> Any:
        """The page of the game."""
        return self.window.page

    def play(self, most: int) -> None:
        """To the end of the game, or so many decisions."""
        session = self.page.sitting.session
        while not session.over and session.at < most:
            QApplication.processEvents()
            self.look()
            if self.window.curtain.isVisible():
                self.curtains += 1
                QTest.mouseClick(self.window.curtain._button, Qt.MouseButton.LeftButton)
            elif self.page.sitting.desk.hidden:
                self.ups += 1
                QTest.keyPress(self.page.table, KEY)
                self.look()
                self._answer()
                QTest.keyRelease(self.page.table, KEY)
            else:
                self._answer()

    def _answer(self) -> None:
        sitting = self.page.sitting
        moves = [m for m in sitting.session.rules.sensible(sitting.draft.state) if m.verb != "leave"]
        at, move = sitting.session.at, moves[self.chance.below(len(moves))]
        self.page.scene.move_chosen.emit(move)
        if sitting.session.at == at and sitting.draft.last is None:
            self.page.prompt.sure.emit(move)

    def look(self) -> None:
        """Raises Seen."""
        self.looks += 1
        sitting = self.page.sitting
        covered = sitting.behind_curtain != NONE
        items = self.page.scene.items_by_id
        if covered and items:
            raise Seen(f"behind the curtain lie {sorted(items)}")
        eyes = sitting.eyes
        view = eyes.view(sitting.session)
        for id, item in items.items():
            known = id in view.cards and view.cards[id].face is not None
            if not known and (item.look.face is not None or item.look.peek):
                raise Seen(f"{item.look} lies before {eyes}")
        self._read(self._allowed(eyes, covered))

    def _allowed(self, eyes: Eyes, covered: bool) -> set[Face]:
        session = self.page.sitting.session
        if covered:
            return set()
        at, known = self.known.get(eyes, (0, set()))
        for place in range(at, session.at + 1):
            known |= {c.face for c in eyes.view(session, place).cards.values() if c.face is not None}
        self.known[eyes] = session.at + 1, known
        return known

    def _read(self, allowed: set[Face]) -> None:
        session: Session = self.page.sitting.session
        named = {face_name(face) for face in allowed}
        secret = {face_name(card.face) for card in session.state.cards} - named
        said = texts(self.window, hidden=False)
        for name in sorted(secret):
            if name and re.search(rf"(?<!\w){re.escape(name)}(?!\w)", said) and not any(name in n for n in named):
                at = said.index(name)
                raise Seen(f"{name!r} can be read at decision {session.at}: …{said[max(0, at - 80):at + 80]!r}…")


def open_desk(window: MainWindow, game: str, seed: int) -> Desk:
    """A game with a person at every seat, dealt in this window."""
    made = setup(game, seed)
    window.games.begin(lambda: Session(replace(made, seats=("human",) * made.rules.seats)))
    return Desk(window, Chance(seed))


def main() -> int:
    """0: nobody saw what they may not know."""
    parser = argparse.ArgumentParser(prog="python -m tests.desks")
    parser.add_argument("game", choices=[*playable(), "all"])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=10**6)
    parser.add_argument("--language", choices=("en", "ja"), default="en")
    args = parser.parse_args()
    app, settings = QApplication([]), Settings()
    settings["speed"], settings["language"] = "none", args.language
    use(args.language)
    looks.dress(app, True, 100)
    window = MainWindow(settings)
    window.resize(1366, 768)
    window.show()
    for game in playable() if args.game == "all" else (args.game,):
        desk = open_desk(window, game, args.seed)
        desk.play(args.most)
        session = desk.page.sitting.session
        print(f"{game} ({language()}): {session.at} decisions, {session.turn} turns, {desk.looks} looks, "
              f"{desk.curtains} curtains, {desk.ups} hands turned up: nothing was seen", flush=True)  # fmt: skip
    window.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
