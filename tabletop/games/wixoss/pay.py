"""Paying costs: what they are made of, discards, exceed, downing (WX-8)."""

from dataclasses import dataclass, replace

from tabletop.core.any_order import Choices, FixedOrder
from tabletop.core.change import turn
from tabletop.core.move import Move
from tabletop.core.prompt import Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import State
from tabletop.effects.filters import matching
from tabletop.games.wixoss import field, table, words
from tabletop.games.wixoss.cards import FREE, Need, Skill, need_of
from tabletop.games.wixoss.cost_cards import CardsCost, forbids_cards, parts_of
from tabletop.games.wixoss.costs import Discount
from tabletop.games.wixoss.ener import payable, reduced
from tabletop.games.wixoss.payment import Payment


def affordable(s: State, seat: int, id: int, skill: Skill | None, need: Need) -> Refusal | None:
    """Why the whole cost cannot be paid: a cost that cannot be paid in full cannot be begun (WX-8.1)."""
    cost = skill.ability.cost if skill is not None else None
    face = s.cards[id].face
    if cost is not None:
        if cost.down_self and (s.cards[id].pose != words.UP or not table.on_field(s, id)):
            return refuse("WX-8.1", "wixoss.refusal.already_down", card=face)
        if cost.exceed and len(s.zones[words.LRIG[seat]]) - 1 < cost.exceed:
            return refuse("WX-19.14", "wixoss.refusal.exceed", n=cost.exceed)
        if cost.trash_self and not table.on_field(s, id):
            return refuse("WX-8.1", "wixoss.refusal.cost_cards", card=face, n=1)
        if (wrong := forbids_cards(s, seat, id, cost)) is not None:
            return wrong
        if cost.discount is not None:
            return _affordable_with(s, seat, id, cost.discount, need)
    if not payable(s, seat, need):
        return refuse("WX-8.7", "wixoss.refusal.ener", card=face)
    return None


def _affordable_with(s: State, seat: int, id: int, discount: Discount, need: Need) -> Refusal | None:
    most = min(discount.most, len(matching(s, discount.discard, seat, id)))
    each = need_of(discount.each)
    if any(payable(s, seat, reduced(need, each, n)) for n in range(most + 1)):
        return None
    return refuse("WX-8.7", "wixoss.refusal.ener", card=s.cards[id].face)


def begin_payment(s: State, seat: int, id: int, skill: Skill | None, need: Need) -> None:
    """Push what remains to be paid; downing happens at once."""
    if sum(need):
        s.stack.append(Payment(seat, id, need))
    cost = skill.ability.cost if skill is not None else None
    if cost is None:
        return
    if cost.discount is not None:
        if sum(need):
            s.stack.pop()
        s.stack.append(DiscountPayment(seat, id, cost.discount, need))
    if parts := parts_of(cost):
        s.stack.append(CardsCost(seat, id, parts))
    if cost.exceed:
        s.stack.append(ExceedCost(seat, id, cost.exceed))
    if cost.down_self:
        turn(s, id, words.DOWN)
    if cost.trash_self:
        field.trash(s, id)


@dataclass(frozen=True, slots=True)
class ExceedCost(FixedOrder):
    """Cards from under the LRIG go to the LRIG trash (WX-19.14)."""

    player: int
    source: int
    n: int
    taken: tuple[int, ...] = ()

    def _left(self, s: State) -> list[int]:
        last = self.taken[-1] if self.taken else -1
        return sorted(id for id in s.zones[words.LRIG[self.player]][:-1] if id > last)

    def moves(self, s: State) -> list[Move]:
        """Any of them, if there is a choice."""
        missing, left = self.n - len(self.taken), self._left(s)
        if missing <= 0 or len(left) <= missing:
            return []
        return [Move("pick", id) for id in left[: len(left) - missing + 1]]

    def choices(self, s: State) -> Choices:
        """Exactly as many as the cost wants."""
        missing = self.n - len(self.taken)
        return Choices(tuple(self._left(s)), missing, missing)

    def answer(self, s: State, move: Move) -> None:
        """One more."""
        s.stack.append(replace(self, taken=(*self.taken, move.card)))

    def run(self, s: State) -> None:
        """They go together."""
        missing = self.n - len(self.taken)
        for id in (*self.taken, *self._left(s)[:missing]):
            field.put(s, id, words.LRIG_TRASH[self.player], why="exceeded")

    def prompt(self, s: State) -> Prompt:
        """Which cards from under the LRIG."""
        n = self.n - len(self.taken)
        return Prompt("wixoss.prompt.exceed", (("n", n),), self.source, "WX-19.14", n, n)

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """Only cards from under the LRIG."""
        return refuse("WX-19.14", "wixoss.refusal.exceed", n=self.n)


@dataclass(frozen=True, slots=True)
class DiscountPayment(FixedOrder):
    """Cards may be discarded, each making the cost smaller; then the rest is paid."""

    player: int
    source: int
    discount: Discount
    need: Need
    taken: tuple[int, ...] = ()

    def _payable(self, s: State, n: int) -> bool:
        return payable(s, self.player, reduced(self.need, need_of(self.discount.each), n))

    def moves(self, s: State) -> list[Move]:
        """One more card as long as the rest can still be paid, or no more."""
        n, left = len(self.taken), self._left(s)
        more = self.discount.most - n
        found = []
        for at, id in enumerate(left if more > 0 else []):
            if any(self._payable(s, n + 1 + k) for k in range(min(more - 1, len(left) - at - 1) + 1)):
                found.append(self.choosing(id))
        if self._payable(s, n):
            found.append(Move("done"))
        return found

    def _left(self, s: State) -> list[int]:
        last = self.taken[-1] if self.taken else -1
        return sorted(id for id in matching(s, self.discount.discard, self.player, self.source) if id > last)

    def choices(self, s: State) -> Choices:
        """As many as make the rest payable, or more: each card makes it cheaper."""
        n, left = len(self.taken), self._left(s)
        most = min(self.discount.most - n, len(left))
        least = next(k for k in range(most + 1) if self._payable(s, n + k))
        return Choices(tuple(left), least, most)

    def answer(self, s: State, move: Move) -> None:
        """Discard all that were chosen at once, and pay what is left."""
        if move.verb == "pick":
            s.stack.append(replace(self, taken=(*self.taken, move.card)))
            return
        rest = reduced(self.need, need_of(self.discount.each), len(self.taken))
        if rest != FREE:
            s.stack.append(Payment(self.player, self.source, rest))
        for id in self.taken:
            field.trash(s, id, why="discarded")

    def prompt(self, s: State) -> Prompt:
        """Which cards to discard to make it cheaper."""
        values = (("source", s.cards[self.source].face), ("what", self.discount.discard))
        return Prompt("wixoss.prompt.discount", values, self.source, "WX-8.8", 0, self.discount.most - len(self.taken))

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """Only what the text names, and only as far as the rest can be paid."""
        return refuse("WX-8.8", "wixoss.refusal.discount")
