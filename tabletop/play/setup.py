"""What a game starts from."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tabletop.core.card import Face
from tabletop.core.ruleset import Deck, Ruleset
from tabletop.core.state import State
from tabletop.play.position import read_position


@dataclass(frozen=True)
class Setup:
    """What a game starts from, and all that a save keeps of it beside the moves.

    `seats` names who sits where ("human", "random", "greedy", "passive"); `faces` has every face the decks name.
    `results` are the winners (seats or DRAW) of the games of the same match before this one.
    """

    rules: Ruleset
    decks: tuple[Deck, ...]
    faces: Mapping[str, Face]
    options: Mapping[str, Any]
    seed: int
    seats: tuple[str, ...] = ("human", "human")
    title: str = ""
    date: str = ""
    position: str = ""
    results: tuple[int, ...] = ()

    def start(self) -> State:
        """The first state: dealt, or the position (text of a position file) that the game starts from."""
        if self.position:
            state = read_position(self.position, extra=self.faces, free=self.rules.free)
        else:
            state = self.rules.deal(self.decks, self.faces, self.options, self.seed)
        state.printed = self.faces
        return state
