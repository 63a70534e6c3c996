"""Abilities that wait to be resolved: rule processing first, then one ability at a time, the turn player's first.

What has triggered is noted at that moment (`waits`); every act is started over a `Checkpoint`, which works
everything off once the act is over. Reactions nest by themselves: what triggers meanwhile is found by the same
Checkpoint.
"""

from dataclasses import dataclass
from typing import NamedTuple

from tabletop.core.move import NONE, Move
from tabletop.core.prompt import Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import Frame, State
from tabletop.effects.filters import language

WAITING = "waiting"
TRIGGER = "trigger"


class Waiting(NamedTuple):
    """`player` controls it, `source` is its card, `skill` the key of the ability, `subject` the card that the event
    happened to."""

    player: int
    source: int
    skill: str
    subject: int = NONE


def waiting(s: State) -> tuple[Waiting, ...]:
    """Everything that waits, oldest first."""
    found: tuple[Waiting, ...] = s.memory[WAITING]
    return found


def waits(s: State, w: Waiting) -> None:
    """An ability has triggered."""
    s.memory[WAITING] = (*waiting(s), w)


def drop(s: State, source: int) -> None:
    """A card left: what it had waiting does nothing any more."""
    if s.memory[WAITING]:
        s.memory[WAITING] = tuple(w for w in waiting(s) if w.source != source)


@dataclass(frozen=True, slots=True)
class Checkpoint(Frame):
    """Everything that is due, until nothing is due and nothing waits."""

    player: int = NONE

    def run(self, s: State) -> None:
        """One round: rule processing, then one waiting ability; come back as long as there was one."""
        stack = s.stack
        stack.append(self)
        language(s).process(s)
        if stack[-1] is not self or s.winner >= 0:
            return
        if not s.memory[WAITING]:
            stack.pop()
            return
        turn_players = any(w.player == s.player for w in waiting(s))
        stack.append(OrderTriggers(s.player if turn_players else 1 - s.player))


@dataclass(frozen=True, slots=True)
class OrderTriggers(Frame):
    """One player has abilities waiting and chooses which comes first."""

    player: int

    def _own(self, s: State) -> list[Waiting]:
        return [w for w in waiting(s) if w.player == self.player]

    def moves(self, s: State) -> list[Move]:
        """Each of them, once, if there are two or more that differ; `n` is the place among all that wait."""
        own: dict[Waiting, int] = {}
        for n, w in enumerate(waiting(s)):
            if w.player == self.player:
                own.setdefault(w, n)
        if len(own) < 2:
            return []
        return [Move(TRIGGER, w.source, n=n) for w, n in own.items()]

    def answer(self, s: State, move: Move) -> None:
        """That one is resolved now."""
        self._resolve(s, waiting(s)[move.n])

    def run(self, s: State) -> None:
        """The only one."""
        own = self._own(s)
        if own:
            self._resolve(s, own[0])

    def _resolve(self, s: State, w: Waiting) -> None:
        left = list(waiting(s))
        left.remove(w)
        s.memory[WAITING] = tuple(left)
        resolve = language(s).resolve
        assert resolve is not None
        resolve(s, w)

    def prompt(self, s: State) -> Prompt:
        """Which comes first."""
        return Prompt("prompt.order_triggers", rule=language(s).order_rule)

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """First the abilities that wait."""
        return refuse(language(s).order_rule, "refusal.triggers_first")
