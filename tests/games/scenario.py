"""Positions of any game, put together card by card and played through the rules.

    table = Scenario("confront_wisdom")
    giant = table.put("stone_stair_giant", "field", A)
    troop = table.put("bean_mouse_troop", "field", B, pose=SIDEWAYS)
    table.begin("action", A)
    table.play("attack", giant, troop)
    assert table.place(troop) == ("discard", B)
    assert table.refused("attack", giant, troop) == "XY-8.1"
"""

from collections.abc import Mapping
from typing import Any

from tabletop.core import change
from tabletop.core.card import Card
from tabletop.core.digest import digest
from tabletop.core.engine import apply, settle
from tabletop.core.event import Event
from tabletop.core.judge import why_not
from tabletop.core.move import NONE, Move, to_zone
from tabletop.core.state import Modifier, State
from tabletop.core.view import View, project
from tabletop.games import ruleset
from tabletop.library.decks import ready_decks
from tabletop.library.pool import faces

A, B = 0, 1
"""The seats, as worked examples of rules name them."""


class Scenario:
    """`state` is an ordinary running state, emptied of cards; ids are given in the order of `put`."""

    def __init__(self, game: str, options: Mapping[str, Any] | None = None, seed: int = 1, seats: int = 2) -> None:
        self.rules = ruleset(game, seats=seats)
        self.faces = faces(game)
        self.state: State = self.rules.deal(ready_decks(game)[:seats], self.faces, options or {}, seed)
        self.state.cards.clear()
        self.state.stack.clear()
        self.state.zones = [() for _ in self.rules.zones]
        self.state.legal, self.state.lasting = [], ()

    def put(
        self, face: str, zone: str, seat: int, pose: int = 0, owner: int = NONE, known: int = 0, on: int = NONE
    ) -> int:
        """The id of a new card, on top of that zone of `seat` (NONE: a shared zone). `known` has a bit for each seat
        that knows the face although the zone does not show it."""
        s = self.state
        owner = max(seat, 0) if owner == NONE else owner
        s.cards.append(Card(self.faces[face], owner, owner, NONE, known=known))
        id = len(s.cards) - 1
        change.move(s, id, self.rules.zone(zone, seat), pose, holder=owner if seat == NONE else seat)
        if on != NONE:
            change.attach(s, id, on)
        return id

    def lasting(self, id: int, what: str, amount: int, until: tuple[str, int], mode: str = "add") -> None:
        """A change (or, with mode `mark`, a mark) that somebody made earlier."""
        self.state.lasting = (*self.state.lasting, Modifier(id, what, mode, amount, until))

    def number(self, key: str, seat: int) -> int:
        """One of the ruleset's numbers."""
        return self.state.numbers[self.rules.number(key, seat)]

    def set_number(self, key: str, seat: int, value: int) -> None:
        """Give one of the ruleset's numbers that value."""
        self.state.numbers[self.rules.number(key, seat)] = value

    def begin(self, phase: str, seat: int, turn: int = 1) -> None:
        """From that phase of a turn of `seat` on; asks the first question of it."""
        s = self.state
        s.player, s.turn = seat, turn
        s.stack[:] = self.rules.stack_at(s, phase, seat)
        settle(s)

    def play(self, verb: str, card: int = NONE, target: int = NONE, n: int = 0) -> list[Event]:
        """The asked seat makes this move, which must be legal; what was told of it."""
        move = Move(verb, card, target, n)
        refusal = why_not(self.state, self.state.asked, move)
        assert refusal is None, refusal
        assert verb == "resign" or move in self.state.legal, move
        self.state.told = []
        apply(self.state, move)
        told, self.state.told = self.state.told, None
        return told

    def refused(self, verb: str, card: int = NONE, target: int = NONE, n: int = 0, seat: int = NONE) -> str:
        """The rule that forbids this move to the asked seat (or to `seat`); nothing has changed."""
        before = digest(self.state)
        by = self.state.asked if seat == NONE else seat
        refusal = why_not(self.state, by, Move(verb, card, target, n))
        assert refusal is not None, f"{verb} is legal"
        assert digest(self.state) == before
        return refusal.rule

    def by_hand(self, verb: str, card: int = NONE, target: int = NONE, n: int = 0, text: str = "") -> None:
        """A sandbox move (`free.…`); the question is asked anew."""
        apply(self.state, Move(verb, card, target, n, text))

    def legal(self, verb: str = "") -> list[Move]:
        """The legal moves, or those with that verb."""
        return [move for move in self.state.legal if verb in ("", move.verb)]

    def place(self, id: int) -> tuple[str, int]:
        """Zone key and seat of the zone in which the card lies."""
        there = self.rules.zones[self.state.cards[id].zone]
        return there.key, there.owner

    def zone(self, key: str, seat: int) -> tuple[int, ...]:
        """The ids in a zone, oldest (bottom) first."""
        return self.state.zones[self.rules.zone(key, seat)]

    def aim(self, key: str, seat: int) -> int:
        """The target of a move that is done to a zone."""
        return to_zone(self.rules.zone(key, seat))

    def value(self, id: int, what: str) -> int:
        """A current number of a card."""
        return self.rules.value(self.state, id, what)

    def view(self, seat: int) -> View:
        """What the seat may know."""
        return project(self.state, seat)
