"""Passing for a while: what has been told to pass until something happens, and what brings the person back."""

from collections.abc import Sequence
from dataclasses import dataclass

from tabletop.core.event import Event
from tabletop.core.move import zone_of
from tabletop.core.ruleset import Ruleset
from tabletop.core.view import View

MY_TURN, BATTLE, CONCERNS = "my_turn", "battle", "concerns"
UNTILS = (MY_TURN, BATTLE, CONCERNS)
"""Until the next turn in which the seat acts; until fighting starts, or that; until something is aimed at the seat,
or that."""


@dataclass(frozen=True)
class PassUntil:
    """What a seat passes until; `turn` is the turn in which it was said."""

    seat: int
    what: str
    turn: int

    def ends(self, rules: Ruleset, before: View, after: View, events: Sequence[Event], by: int) -> bool:
        """Whether a decision of the seat `by`, which led from one view of this seat to the other and told it these
        events, brings the person back."""
        if after.winner >= 0 or aimed_at(rules, self.seat, before, after, events, by):
            return True
        if self.what == BATTLE and any(event.kind in rules.battle_begins for event in events):
            return True
        return after.turn != self.turn and (rules.shared_turns or after.player == self.seat)


def aimed_at(rules: Ruleset, seat: int, before: View, after: View, events: Sequence[Event], by: int) -> bool:
    """Whether somebody else's decision touched what is this seat's: a card that it holds, a zone or a number.

    What a new turn brings of itself (cards readied, counted, drawn) is aimed at nobody.
    """
    if rules.side(by) == rules.side(seat) or after.turn != before.turn:
        return False
    return any(_touches(rules, seat, before, event) for event in events)


def _touches(rules: Ruleset, seat: int, before: View, event: Event) -> bool:
    held = any(id in before.cards and before.cards[id].holder == seat for id in (event.card, event.target))
    zone = zone_of(event.target) if event.kind != "moved" else event.source
    mine = 0 <= zone < len(rules.zones) and rules.zones[zone].owner == seat
    number = event.target if event.kind == "counted" else -1
    return held or mine or (0 <= number < len(rules.numbers) and rules.numbers[number].owner == seat)
