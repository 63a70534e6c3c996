"""Setting up, in the compulsory order (WX-6)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tabletop.core.any_order import Choices, FixedOrder
from tabletop.core.card import FACE_DOWN, Card, Face
from tabletop.core.change import move, random_below, shuffle, tell, turn
from tabletop.core.move import NONE, Move, to_zone
from tabletop.core.prompt import Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.ruleset import Deck
from tabletop.core.state import Frame, State
from tabletop.games.wixoss import field, table, words
from tabletop.games.wixoss.process import ENDING, REFRESHES
from tabletop.games.wixoss.turn import BeginTurn

HAND_SIZE = 5
LIFE = 7


def lay_out(s: State, decks: Sequence[Deck], faces: Mapping[str, Face]) -> None:
    """Both decks of both players; LRIG decks are mixed, so that no id tells which card it is."""
    s.memory |= quiet()
    for seat, deck in enumerate(decks):
        for pile, zone in (("main", words.MAIN_DECK[seat]), ("lrig", words.LRIG_DECK[seat])):
            for id in deck.piles[pile]:
                s.zones[zone] = (*s.zones[zone], len(s.cards))
                s.cards.append(Card(faces[id], seat, seat, zone))
            shuffle(s, zone)
    s.stack += stack_at(0)


def quiet() -> dict[str, Any]:
    """The memory of a game in which nothing is going on."""
    return {
        "waiting": (), table.PAINTED: False, field.USING: (), field.ATTACKER: NONE, field.NEGATED: False,
        "named": 0, "previous_power": 0, "extra_turns": (), "decisions": 0, REFRESHES: 0, ENDING: False,
        field.REVEALED: (), field.PAID: (), field.ENTERED_FROM: NONE, table.SPARED: False,
        field.SUBJECT: NONE, field.EFFECT_OF: NONE, field.REFRESHED: (0, 0), field.POWERS: (),
    }  # fmt: skip


def stack_at(seat: int) -> list[Frame]:
    """The set-up from its beginning; `seat` lays its LRIG first and chooses who begins, where that is chosen."""
    return [ChooseFirst(seat), ChooseLrig(1 - seat), ChooseLrig(seat)]


@dataclass(frozen=True, slots=True)
class ChooseLrig(Frame):
    """Each player lays one LRIG of level 0 face down into the LRIG zone (WX-6.1)."""

    secret = True
    player: int

    def _able(self, s: State) -> list[int]:
        cards = s.cards
        deck = sorted(s.zones[words.LRIG_DECK[self.player]])
        return [id for id in deck if cards[id].face.kind == "lrig" and cards[id].face.values.get("level") == 0]

    def moves(self, s: State) -> list[Move]:
        """Any level 0 LRIG; asked even if there is only one, so that nothing is told about the LRIG deck."""
        zone = to_zone(words.LRIG[self.player])
        return [Move("choose_lrig", id, zone) for id in self._able(s)]

    def answer(self, s: State, move_: Move) -> None:
        """Only its owner knows which one it is."""
        move(s, move_.card, words.LRIG[self.player], FACE_DOWN, why="laid_down")

    def prompt(self, s: State) -> Prompt:
        """With which LRIG to begin."""
        return Prompt("wixoss.prompt.choose_lrig", rule="WX-6.1")

    def forbids(self, s: State, move_: Move) -> Refusal | None:
        """Only level 0."""
        return refuse("WX-6.1", "wixoss.refusal.level_0")


@dataclass(frozen=True, slots=True)
class ChooseFirst(Frame):
    """Who goes first: by chance, or chosen by the first seat (WX-6.2). Then shuffle and draw (WX-6.3, WX-6.4)."""

    player: int

    def moves(self, s: State) -> list[Move]:
        """Only with the option; `n` is the seat, counted from 1."""
        return [Move("go_first", n=seat + 1) for seat in range(2)] if s.options["first_player"] == "chosen" else []

    def answer(self, s: State, move_: Move) -> None:
        """As chosen."""
        self._deal(s, move_.n - 1)

    def run(self, s: State) -> None:
        """By chance."""
        self._deal(s, random_below(s, 2))

    def _deal(self, s: State, first: int) -> None:
        tell(s, "took_initiative", n=first)
        s.player = first
        for seat in (0, 1):
            shuffle(s, words.MAIN_DECK[seat])
            field.draw(s, seat, HAND_SIZE)
        s.stack += [Open(first), Redraw(1 - first), Redraw(first)]

    def prompt(self, s: State) -> Prompt:
        """Who begins."""
        return Prompt("wixoss.prompt.go_first", rule="WX-6.2")


@dataclass(frozen=True, slots=True)
class Redraw(FixedOrder):
    """Once, any number of cards goes back and as many are drawn (WX-6.5)."""

    secret = True
    player: int
    taken: tuple[int, ...] = ()

    def moves(self, s: State) -> list[Move]:
        """Cards, ids ascending, and `done`."""
        return [*map(self.choosing, self.choices(s).cards), Move("done")]

    def choices(self, s: State) -> Choices:
        """Any number of the hand."""
        last = self.taken[-1] if self.taken else NONE
        hand = sorted(id for id in s.zones[words.HAND[self.player]] if id > last)
        return Choices(tuple(hand), 0, len(hand))

    def choosing(self, id: int) -> Move:
        """It is put back."""
        return Move("redraw", id, to_zone(words.MAIN_DECK[self.player]))

    def answer(self, s: State, move_: Move) -> None:
        """The other seat learns how many."""
        if move_.verb == "redraw":
            s.stack.append(replace(self, taken=(*self.taken, move_.card)))
            return
        tell(s, "redrew", n=len(self.taken), target=to_zone(words.HAND[self.player]))
        if self.taken:
            for id in self.taken:
                move(s, id, words.MAIN_DECK[self.player], why="put_back")
            shuffle(s, words.MAIN_DECK[self.player])
            field.draw(s, self.player, len(self.taken))

    def masked(self, s: State, seat: int) -> Frame:
        """Which cards were chosen so far is their owner's knowledge."""
        return self if seat == self.player else replace(self, taken=())

    def prompt(self, s: State) -> Prompt:
        """Which cards to exchange."""
        return Prompt("wixoss.prompt.redraw", rule="WX-6.5", least=0, most=HAND_SIZE)


@dataclass(frozen=True, slots=True)
class Open(Frame):
    """Life cloth, then both LRIGs are turned up; the first turn begins (WX-6.6 to WX-6.8)."""

    player: int

    def run(self, s: State) -> None:
        """Nothing triggers from this."""
        for seat in (0, 1):
            field.top_to(s, seat, LIFE, words.LIFE[seat], "life_laid")
        for seat in (0, 1):
            turn(s, table.lrig(s, seat), words.UP)
        tell(s, "opened")
        s.stack.append(BeginTurn(self.player))
