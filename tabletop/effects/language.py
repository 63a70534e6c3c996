"""What a game supplies so that the common nodes can be run: its words and what they mean."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tabletop.core.card import Card
from tabletop.core.state import State

Until = tuple[str, int]


def everything(s: State, player: int, found: list[int]) -> list[int]:
    """No card is beyond the reach of an effect."""
    return found


def nothing(s: State, player: int) -> None:
    """Nothing follows an effect."""


def nothing_due(s: State) -> None:
    """No rule processing."""


def all_affected(s: State, player: int, source: int, ids: tuple[int, ...]) -> tuple[int, ...]:
    """No card is spared."""
    return ids


@dataclass(frozen=True)
class Language:
    """`types` and `states` test a card; `places` list the ids at a place of a seat; `measures` are the numbers an
    amount may speak of, from (state, player, source, target); `until` turns a duration into a Modifier's until,
    from (state, player, target); `touchable` drops opposing cards that a player's effects pass by; `after` is done
    after each single effect; `destroy`, `set_state`, `move`, `look` give the common nodes this game's meaning;
    `pick_rule` is the rule that binds a choice to what the text allows.

    `traits` are a card's traits where they are not simply the printed ones; `affected` drops cards that may be
    chosen but that an effect of (player, source) passes by; `hidden` are places whose cards the other seat cannot
    count through a filter, so that "up to" is always asked there. `process` (rule processing), `resolve` (begin a
    waiting ability) and `order_rule` belong to games with triggers. `opponents` are the seats whose cards are opposing
    ones, where there are more than two players.
    """

    types: Mapping[str, Callable[[Card], bool]]
    states: Mapping[str, Callable[[Card], bool]]
    places: Mapping[str, Callable[[State, int], tuple[int, ...] | list[int]]]
    measures: Mapping[str, Callable[[State, int, int, int], int]]
    until: Mapping[str, Callable[[State, int, int], Until]]
    touchable: Callable[[State, int, list[int]], list[int]] = everything
    after: Callable[[State, int], None] = nothing
    destroy: Callable[[State, int], object] | None = None
    set_state: Callable[[State, int, str], None] | None = None
    move: Callable[[State, int, str, str | None], None] | None = None
    look: Callable[[State, int, int, str], None] | None = None
    pick_rule: str = ""
    traits: Callable[[State, Card], frozenset[str]] | None = None
    affected: Callable[[State, int, int, tuple[int, ...]], tuple[int, ...]] = all_affected
    hidden: frozenset[str] = frozenset()
    process: Callable[[State], None] = nothing_due
    resolve: Callable[[State, Any], None] | None = None
    order_rule: str = ""
    opponents: Callable[[State, int], Sequence[int]] | None = None
