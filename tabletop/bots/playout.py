"""Whole games between computer players, without a screen."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tabletop.bots import Bot, bot
from tabletop.bots.imagine import imagine
from tabletop.core.card import Face
from tabletop.core.chance import Chance
from tabletop.core.move import NONE, Move
from tabletop.core.ruleset import Deck, Ruleset
from tabletop.core.state import State
from tabletop.core.view import decision, project


@dataclass(frozen=True)
class Outcome:
    """How one game went. `winner` is a seat, DRAW, or NONE where the bound of the ruleset stopped it."""

    winner: int
    decisions: int
    turns: int


def answer(s: State, player: Bot, faces: Mapping[str, Face], chance: Chance) -> Move:
    """The computer player's move in this position, chosen from what its seat may know."""
    seat = s.asked
    asked = decision(s, seat)
    assert asked is not None
    asked = asked._replace(moves=tuple(s.rules.sensible(s)))
    return player.choose(project(s, seat), asked, chance, lambda: imagine(s, seat, faces, chance))


def play_out(
    rules: Ruleset, decks: Sequence[Deck], faces: Mapping[str, Face], levels: Sequence[str], seed: int,
    options: Mapping[str, object] | None = None,
) -> Outcome:  # fmt: skip
    """One game; the same seed gives the same game."""
    s = rules.deal(decks, faces, {**rules.unattended, **(options or {})}, seed)
    chance = Chance(seed ^ 0x5DEECE66D)
    players = [None if level == "random" else bot(level) for level in levels]
    decisions = 0
    while s.winner < 0 and decisions < rules.bound:
        player = players[s.asked]
        if player is None:
            moves = rules.sensible(s)
            move = moves[chance.below(len(moves))]
        elif len(s.legal) == 1:
            move = s.legal[0]
        else:
            move = answer(s, player, faces, chance)
        s.apply(move)
        decisions += 1
    return Outcome(s.winner if s.winner >= 0 else NONE, decisions, s.turn)
