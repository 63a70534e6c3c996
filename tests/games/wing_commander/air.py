"""Positions of Wing Commander in the words of its worked examples: Terran in the south (seat 0), Kilrathi opposite."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tabletop.core import change
from tabletop.core.card import Card
from tabletop.core.engine import settle
from tabletop.core.move import NONE, Move, to_zone
from tabletop.core.state import Frame, State
from tabletop.games.wing_commander import words
from tests.games.scenario import Scenario

T, K = 0, 1
NW, NE, CENTER, SW, SE = words.NAVS
HOME = words.CARRIER
"""Positions as zones; HOME[seat] is the carrier NAV point of a seat."""


@dataclass(frozen=True, slots=True)
class Halt(Frame):
    """The end of the turn: nothing of the next one happens."""

    player: int

    def moves(self, s: State) -> list[Move]:
        """It only waits."""
        return [Move("end_phase")]

    def answer(self, s: State, move: Move) -> None:
        """And goes on waiting."""
        s.stack.append(self)


class Air(Scenario):
    """Carriers and NAV points lie; 30 power points each; T = Terran, K = Kilrathi."""

    def __init__(self, options: Mapping[str, Any] | None = None, seed: int = 1) -> None:
        super().__init__("wing_commander", options, seed)
        s = self.state
        s.memory["sides"] = ("terran", "kilrathi")
        for zone, name in zip(words.NAVS, ("alpha", "beta", "gamma", "delta", "epsilon"), strict=True):
            self.lay(f"real_nav_{name}", zone, T)
        self.carriers = (self.lay("real_t_tcs_victory", HOME[T], T), self.lay("real_k_sivars_glory", HOME[K], K))

    def lay(self, face: str, zone: int, seat: int, on: int = NONE, tapped: bool = False, owner: int = NONE) -> int:
        """A card that the seat controls, anywhere."""
        s = self.state
        owner = seat if owner == NONE else owner
        s.cards.append(Card(self.faces[face], owner, seat, NONE))
        id = len(s.cards) - 1
        change.move(s, id, zone, words.TAPPED if tapped else 0, holder=seat)
        if on != NONE:
            s.cards[id] = s.cards[id]._replace(on=on)
        return id

    def flight(
        self, face: str, zone: int, seat: int, pilot: str = "", weapons: Sequence[str] = (), awards: Sequence[str] = (),
        pilot_of: int = NONE,
    ) -> int:  # fmt: skip
        """A flight at a position; `pilot_of` is the owner of a traitor."""
        fighter = self.lay(face, zone, seat)
        if pilot:
            id = self.lay(pilot, zone, seat, fighter, owner=pilot_of)
            for award in awards:
                self.lay(award, zone, seat, id)
        for weapon in weapons:
            self.lay(weapon, zone, seat, fighter)
        return fighter

    def ready(self, face: str, seat: int, tapped: bool = False, on: int = NONE, owner: int = NONE) -> int:
        """A card in the Ready Area."""
        return self.lay(face, words.READY[seat], seat, on, tapped, owner)

    def hand(self, face: str, seat: int) -> int:
        """A card in the hand."""
        return self.lay(face, words.HAND[seat], seat)

    def deck(self, seat: int, *faces: str) -> list[int]:
        """Cards of the deck, the last one on top."""
        return [self.lay(face, words.DECK[seat], seat) for face in faces]

    def prisoner(self, face: str, captor: int) -> int:
        """A pilot of the other side in the brig."""
        id = self.lay(face, words.BRIG[captor], captor, owner=1 - captor)
        self.lasting(id, words.PRISONER, 1, words.FOREVER, "mark")
        return id

    def begin(self, phase: str, seat: int, turn: int = 1) -> None:
        """From that phase on to the end of this turn."""
        s = self.state
        s.player, s.turn = seat, turn
        s.stack[:] = [Halt(seat), *self.rules.stack_at(s, phase, seat)[1:]]
        settle(s)

    def power(self, seat: int, n: int | None = None) -> int:
        """Power points, set first if given."""
        if n is not None:
            self.set_number("power", seat, n)
        return self.number("power", seat)

    def hits(self, seat: int) -> int:
        """Hits on the carrier."""
        return self.number("hits", seat)

    def zone_of(self, id: int) -> int:
        """The zone in which the card lies."""
        return self.state.cards[id].zone

    def at(self, zone: int) -> int:
        """The target of a move to a zone."""
        return to_zone(zone)

    def fly(self, flight: int, zone: int) -> None:
        """Move one flight."""
        self.play("move", flight, to_zone(zone))

    def fight(self, zone: int, seat: int) -> None:
        """Begin the Combat Phase of a seat and the battle there."""
        self.begin("combat", seat)
        self.play("fight", target=to_zone(zone))

    def passes(self, n: int = 2) -> None:
        """So many passes, as far as anybody is asked."""
        for _ in range(n):
            if self.legal("pass"):
                self.play("pass")

    def pass_all(self) -> None:
        """Pass every card window and window until something else is asked, or flights may come home."""
        while Move("pass") in self.state.legal and not self.legal("return_successful"):
            self.play("pass")

    def won(self) -> int:
        """The winner, NONE while the game goes on."""
        return self.state.winner
