"""What a game supplies so that the common nodes can be run: its words and what they mean."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tabletop.core.card import Card
from tabletop.core.state import State

Until = tuple[str, int]


def everything(s: State, player: int, found: list[int]) -> list[int]:
    """No card is beyond the reach of an effect."""
    return found


def nothing(s: State, player: int) -> None:
    """Nothing follows an effect."""


@dataclass(frozen=True)
class Language:
    """`types` and `states` test a card; `places` list the ids at a place of a seat; `measures` are the numbers an
    amount may speak of, from (state, player, source, target); `until` turns a duration into a Modifier's until,
    from (state, player, target); `touchable` drops cards that a player's effects pass by; `after` is done after
    each single effect; `destroy`, `set_state`, `move`, `look` give the common nodes this game's meaning; `pick_rule`
    is the rule that binds a choice to what the text allows.
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
