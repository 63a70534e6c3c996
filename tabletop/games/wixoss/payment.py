"""Paying ener, card by card (WX-8.2, WX-8.6)."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from tabletop.core.any_order import FixedOrder
from tabletop.core.move import Move
from tabletop.core.prompt import Figure, Held, Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import State
from tabletop.games.wixoss import field, words
from tabletop.games.wixoss.cards import Need
from tabletop.games.wixoss.ener import all_used, covers, serves_as
from tabletop.games.wixoss.proposal import owed, proposal
from tabletop.games.wixoss.purse import Purse

Pool = list[tuple[int, int]]
"""(id, bits of the colours that it may pay), ids ascending."""


@dataclass(frozen=True, slots=True)
class Payment(FixedOrder):
    """Ener is paid card by card, ids ascending, exactly as much as the cost demands (WX-8.2, WX-8.6)."""

    role = "payment"
    player: int
    source: int
    need: Need
    taken: tuple[int, ...] = ()

    def holding(self, ids: tuple[int, ...]) -> Held:
        """What is paid, and how much of the cost it is."""
        paid = Figure("paid", len(ids), sum(self.need))
        return Held(FixedOrder.holding(self, ids).chosen, (paid,))

    def moves(self, s: State) -> list[Move]:
        """Cards after which a full exact payment still exists; nothing to ask if all ways look alike."""
        pool = serves_as(s, self.player)
        total = sum(self.need)
        if total >= len(pool) or len(self.taken) >= total or self._only_way(s, pool) is not None:
            return []
        return [self.choosing(id) for id in self._next(pool, self.taken)]

    def choosing(self, id: int) -> Move:
        """The move that pays with this card."""
        return Move("pay", id, to_trash(self.player))

    def any_order(self, s: State) -> Purse:
        """A person lays the cards out in any order."""
        return Purse(self.player, self)

    def _next(self, pool: Pool, taken: tuple[int, ...]) -> list[int]:
        last = taken[-1] if taken else -1
        paid = [mask for id, mask in pool if id in taken]
        rest = [(id, mask) for id, mask in pool if id > last and id not in taken]
        found = []
        for at, (id, mask) in enumerate(rest):
            now = [*paid, mask]
            if not covers([*now, *[m for _, m in rest[at + 1 :]]], self.need):
                break
            if all_used(now, self.need):
                found.append(id)
        return found

    def _only_way(self, s: State, pool: Pool) -> tuple[int, ...] | None:
        """The payment, if every way of paying takes the same faces."""
        first: tuple[tuple[int, ...], Counter[str]] | None = None
        budget = [64]
        for way in self._ways(pool, self.taken, budget):
            faces = Counter(s.cards[id].face.id for id in way)
            if first is None:
                first = (way, faces)
            elif first[1] != faces:
                return None
        return first[0] if first is not None and budget[0] > 0 else None

    def _ways(self, pool: Pool, taken: tuple[int, ...], budget: list[int]) -> Iterator[tuple[int, ...]]:
        if len(taken) == sum(self.need):
            yield taken
            return
        for id in self._next(pool, taken):
            budget[0] -= 1
            if budget[0] <= 0:
                return
            yield from self._ways(pool, (*taken, id), budget)

    def answer(self, s: State, move: Move) -> None:
        """One more card is chosen."""
        s.stack.append(replace(self, taken=(*self.taken, move.card)))

    def run(self, s: State) -> None:
        """All are chosen, or there is only one way: they go to the trash together."""
        pool = serves_as(s, self.player)
        total = sum(self.need)
        if len(self.taken) >= total:
            paid = self.taken
        elif total >= len(pool):
            paid = tuple(id for id, _ in pool)
        else:
            paid = self._only_way(s, pool) or ()
        for id in paid:
            field.put(s, id, words.TRASH[self.player], why="paid")

    def prompt(self, s: State) -> Prompt:
        """How much is left to pay, and for what."""
        return self.asking(s)

    def asking(self, s: State, laid: tuple[int, ...] = ()) -> Prompt:
        """The question while a person has laid out these cards."""
        left = sum(self.need) - len(self.taken) - len(laid)
        colours = (*words.COLOURS, words.COLOURLESS)
        need = tuple(f"=wixoss.ener.{colours[i]}" for i, n in enumerate(owed(s, self, laid)) for _ in range(n))
        values = (
            ("card", s.cards[self.source].face), ("n", left), ("need", need),
            ("taken", (*self.taken, *laid)), ("proposed", proposal(s, self, laid)),
        )  # fmt: skip
        return Prompt("wixoss.prompt.pay", values, self.source, "WX-8.6", left, left)

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """A card that does not fit the cost, or would be too much."""
        return refuse("WX-8.6", "wixoss.refusal.payment")


def to_trash(seat: int) -> int:
    """Where paid cards are dropped."""
    return -2 - words.TRASH[seat]
