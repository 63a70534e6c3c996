"""Whole games between computer players, without a screen."""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tabletop.bots import Bot, bot
from tabletop.bots.imagine import imagine
from tabletop.core.card import Face
from tabletop.core.chance import Chance
from tabletop.core.engine import EngineFailed, apply
from tabletop.core.move import NONE, Move
from tabletop.core.ruleset import Deck, Ruleset, ruleset_of
from tabletop.core.state import DRAW, State
from tabletop.core.view import decision, project


@dataclass(frozen=True)
class Outcome:
    """How one game went. `winner` is a seat, DRAW, or NONE where the bound of the ruleset stopped it.

    `endless`: a card would have gone on for ever; the game is a draw.
    """

    winner: int
    decisions: int
    turns: int
    endless: bool = False


def answer(s: State, player: Bot, faces: Mapping[str, Face], chance: Chance) -> Move:
    """The computer player's move in this position, chosen from what its seat may know."""
    seat = s.asked
    asked = decision(s, seat)
    assert asked is not None
    asked = asked._replace(moves=tuple(ruleset_of(s).sensible(s)))
    return player.choose(project(s, seat), asked, chance, lambda: imagine(s, seat, faces, chance))


def play_out(
    rules: Ruleset, decks: Sequence[Deck], faces: Mapping[str, Face], levels: Sequence[str], seed: int,
    options: Mapping[str, object] | None = None,
) -> Outcome:  # fmt: skip
    """One game; the same seed gives the same game. Where a card never ends it is a draw."""
    s = rules.deal(decks, faces, {**rules.unattended, **(options or {})}, seed)
    return go_on(s, [None if level == "random" else bot(level) for level in levels], faces, Chance(seed ^ 0x5DEECE66D))


def go_on(s: State, players: Sequence[Bot | None], faces: Mapping[str, Face], chance: Chance) -> Outcome:
    """A game from this position to its end; None plays at random."""
    rules, roll, decisions = ruleset_of(s), _dice(chance), 0
    sensible, stack, bound = rules.sensible, s.stack, rules.bound
    all_random = not any(players)
    try:
        while s.winner < 0 and decisions < bound:
            if all_random or (player := players[stack[-1].player]) is None:
                moves = sensible(s)
                apply(s, moves[int(roll() * len(moves))])
            else:
                apply(s, s.legal[0] if len(s.legal) == 1 else answer(s, player, faces, chance))
            decisions += 1
    except EngineFailed:
        return Outcome(DRAW, decisions, s.turn, endless=True)
    return Outcome(s.winner if s.winner >= 0 else NONE, decisions, s.turn)


def _dice(chance: Chance) -> Callable[[], float]:
    """Numbers in 0 … 1 for players at random, from one draw of `chance`.

    Python's own generator takes an eighth of the time of ours, which multiplies long numbers in Python. It belongs
    to the players alone: no rule, save or replay depends on it. For a whole number as its seed it is documented to
    give the same floats on every version and system.
    """
    return random.Random(chance.below(1 << 53)).random
