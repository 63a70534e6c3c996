"""A small living picture of a game's table: a real position of a game that the computer has begun."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from tabletop.core.chance import Chance
from tabletop.core.view import View
from tabletop.games import layout, ruleset
from tabletop.library.decks import ready_decks
from tabletop.library.texts import language
from tabletop.play.open_view import open_view
from tabletop.play.session import Session
from tabletop.ui.cards import CardPixmaps, Typesetter, card_words
from tabletop.ui.table.model.words import words_of
from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.view import TableView
from tabletop.ui.window.wanted import Wanted, fitting_pair

DECISIONS = 46
SEED = 20


def position(game: str) -> View | None:
    """A table in the middle of a game, all cards open; None where the game has no decks."""
    decks = list(ready_decks(game))
    if not decks:
        return None
    one, two = fitting_pair(game, decks)
    session = Session(Wanted(game, (decks[one], decks[two]), ("random", "random"), seed=SEED).setup())
    chance = Chance(SEED)
    for _ in range(DECISIONS):
        moves = session.rules.sensible(session.state)
        before = session.at
        session.carry_out(moves[chance.below(len(moves))])
        if session.over:
            session.goto(before)
            break
    return replace(open_view(session, 0), decision=None)


class Miniature(QFrame):
    """Shows `position`; lets every click through to what lies under it."""

    def __init__(self, game: str, view: View, dark: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        rules = ruleset(game)
        self._pixmaps = CardPixmaps(
            Typesetter(game, card_words(rules)), language(), limit=24 << 20, parent=self
        )
        self.scene = TableScene(rules, layout(game), self._pixmaps, words_of(rules, lambda move: None), dark)
        self.scene.set_speed("none")
        self.table = TableView(self.scene)
        self.table.setMinimumSize(10, 10)
        self.table.setInteractive(False)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)
        self.scene.show(view)

    def close_table(self) -> None:
        """Before it goes."""
        self.scene.close()
