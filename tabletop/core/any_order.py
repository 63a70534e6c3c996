"""Sets chosen card by card: the engine fixes their order, so that {a, b} is one path; a person does not."""

from dataclasses import dataclass, replace
from typing import Any, ClassVar, NamedTuple

from tabletop.core.move import Move
from tabletop.core.prompt import Chosen, Held, Prompt
from tabletop.core.refusal import Refusal
from tabletop.core.ruleset import Routine
from tabletop.core.state import Frame, State

LEAVE, DONE = "leave", "done"
"""What a person says of a card that was chosen and shall not be, and of a set that is whole."""


class Choices(NamedTuple):
    """What a set can still be made of beside what is taken: so many of these cards."""

    cards: tuple[int, ...]
    least: int
    most: int


class FixedOrder(Frame):
    """A question that is answered several times, ids ascending, until a set is whole. A dataclass with `taken`, the
    cards of the answers so far."""

    __slots__ = ()
    taken: tuple[int, ...]
    role: ClassVar[str] = "target"
    """What a card is chosen for, in a word of the game (`Chosen.role`)."""

    def held(self, s: State) -> Held:
        """The cards of the answers so far, where they will be."""
        return self.holding(self.taken)

    def holding(self, ids: tuple[int, ...]) -> Held:
        """These cards, chosen for what this question is about."""
        return Held(tuple(Chosen(id, self.choosing(id).target, self.role) for id in ids))

    def choices(self, s: State) -> Choices:
        """Of which cards, and how many of them."""
        raise NotImplementedError

    def choosing(self, id: int) -> Move:
        """The move that chooses this card."""
        return Move("pick", id)

    def beside(self, s: State, chosen: tuple[int, ...]) -> list[int]:
        """The cards that may be added to those that a person chose."""
        cards, _, most = self.choices(s)
        return [id for id in cards if id not in chosen] if len(chosen) < most else []

    def in_order(self, s: State, chosen: tuple[int, ...]) -> tuple[int, ...]:
        """The cards that the question is answered with where a person chose these: the same ones, ids ascending.
        A question that asks for one of each face is answered with the copies that it asks for."""
        return tuple(sorted(chosen))

    def any_order(self, s: State) -> "AnyOrder | None":
        """What a person is asked instead; None where there is only one card to choose."""
        return Several(self.player, self) if self.choices(s).most > 1 else None


class AnyOrder(Frame):
    """A set in the making, chosen in any order. It never lies on the stack of a game: only the whole set is an answer,
    given to the question that it stands in for."""

    __slots__ = ()
    part = True

    def after(self, s: State, move: Move) -> "AnyOrder":
        """What is left to choose after one of `moves`."""
        raise NotImplementedError

    def whole(self, s: State) -> Routine | None:
        """The answers to the question itself, in its order; None while the set is not whole."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Several(AnyOrder):
    """So many of some cards."""

    player: int
    question: FixedOrder
    chosen: tuple[int, ...] = ()
    ended: bool = False

    def moves(self, s: State) -> list[Move]:
        """What may be added, the end if that is enough, and what may be taken out again."""
        _, least, most = self.question.choices(s)
        more = self.question.beside(s, self.chosen)
        end = [Move(DONE)] if least < most and len(self.chosen) >= least else []
        return [*map(self.question.choosing, more), *end, *[Move(LEAVE, id) for id in self.chosen]]

    def held(self, s: State) -> Held:
        """What the question holds, and what is chosen for it now."""
        return self.question.held(s) + self.question.holding(self.chosen)

    def after(self, s: State, move: Move) -> "Several":
        """One more, one less, or no more."""
        if move.verb == DONE:
            return replace(self, ended=True)
        if move.verb == LEAVE:
            return replace(self, chosen=tuple(id for id in self.chosen if id != move.card))
        return replace(self, chosen=(*self.chosen, move.card))

    def whole(self, s: State) -> Routine | None:
        """As many as can be, or as many as are wanted."""
        moves, asked = self._answers(s)
        if not self.ended and (asked or len(self.chosen) < self.question.choices(s).most):
            return None
        end = (Move(DONE),) if asked else ()
        faces = tuple(s.cards[id].face for id in self.chosen)
        key = "game.routine.choose" if faces else "game.routine.choose_none"
        return Routine(key, (*moves, *end), (("cards", faces),))

    def _answers(self, s: State) -> tuple[tuple[Move, ...], bool]:
        """The question answered with what is chosen, as far as it asks; whether it still asks then."""
        question: Any = self.question
        moves = []
        for id in question.in_order(s, self.chosen):
            move = question.choosing(id)
            if move not in question.moves(s):
                break
            moves.append(move)
            question = replace(question, taken=(*question.taken, id))
        return tuple(moves), bool(question.moves(s))

    def prompt(self, s: State) -> Prompt:
        """How many are still wanted, and which are chosen."""
        asked, n = self.question.prompt(s), len(self.chosen)
        values = (
            (name, value - n if name == "n" and isinstance(value, int) else value) for name, value in asked.values
        )
        taken = ("taken", (*self.question.taken, *self.chosen))
        return asked._replace(values=(*values, taken), least=max(0, asked.least - n), most=asked.most - n)

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """As for the question itself."""
        return self.question.forbids(s, move)
