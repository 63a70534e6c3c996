"""A game that somebody wants to play, and what becomes of it: setup, session, journal."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from tabletop.core.ruleset import Deck
from tabletop.games import ruleset
from tabletop.library import paths
from tabletop.library.decks import check, read_deck, ready_decks
from tabletop.library.errors import Unusable
from tabletop.library.pool import faces
from tabletop.library.reader import read_json
from tabletop.library.wording import refusal_text
from tabletop.play.setup import Setup

MODES = ("people", "computer", "alone", "watch")


@dataclass(frozen=True)
class Wanted:
    """`seats` as in Setup; `seed` None: chosen when dealt."""

    game: str
    decks: tuple[Deck, ...]
    seats: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int | None = None
    open_hands: bool = False
    free: bool = False

    def setup(self) -> Setup:
        """What a session starts from."""
        seed = secrets.randbits(48) if self.seed is None else self.seed
        title = " – ".join(deck.name for deck in self.decks)
        rules, now = ruleset(self.game, self.free, len(self.seats)), f"{datetime.now():%Y-%m-%d %H:%M}"
        return Setup(rules, self.decks, faces(self.game), self.options, seed, self.seats, title, now)


def seats_for(mode: str, levels: tuple[str, str], human_first: bool = True) -> tuple[str, ...]:
    """Who sits where in a mode; `levels` are the computer players of both seats."""
    if mode == "people":
        return ("human", "human")
    if mode == "watch":
        return levels
    other = "passive" if mode == "alone" else levels[1]
    return ("human", other) if human_first else (other, "human")


def known_decks(game: str) -> tuple[list[Deck], list[str]]:
    """(ready decks and the person's own, what is wrong with files that cannot be used)."""
    found, wrong = list(ready_decks(game)), []
    try:
        own = sorted(paths.decks(game).glob("*.json"))
    except Unusable as error:
        return found, [str(error)]
    for path in own:
        try:
            found.append(_named(read_deck(read_json(path), path), path))
        except Unusable as error:
            wrong.append(str(error))
    return found, wrong


def _named(deck: Deck, path: Path) -> Deck:
    return replace(deck, name=deck.name or path.stem, id=deck.id or path.stem)


def faults(wanted: Wanted) -> list[str]:
    """Why this game cannot be dealt: one sentence each."""
    rules = ruleset(wanted.game, wanted.free, len(wanted.seats))
    found = []
    for deck in dict.fromkeys(id(d) for d in wanted.decks):
        chosen = next(d for d in wanted.decks if id(d) == deck)
        try:
            found += [
                f"{chosen.name}: {refusal_text(refusal, rules)}"
                for refusal in check(chosen, wanted.options, len(wanted.seats))
            ]
        except Unusable as error:
            found.append(str(error))
    if not found:
        pair = rules.check_pair(wanted.decks, faces(wanted.game), wanted.options)
        found = [refusal_text(refusal, rules) for refusal in pair]
    return found


def fitting_pair(game: str, decks: list[Deck], first: int = 0) -> tuple[int, int]:
    """The first two decks that may meet, the wished one first where that is possible."""
    options = ruleset(game).default_options()
    order = [first, *(i for i in range(len(decks)) if i != first)]
    for one in order:
        for two in [*range(one + 1, len(decks)), *range(one + 1)]:
            if not faults(Wanted(game, (decks[one], decks[two]), ("human", "human"), options)):
                return one, two
    return 0, 0
