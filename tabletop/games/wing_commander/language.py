"""What the words of the effect language mean in this game."""

from collections.abc import Callable

from tabletop.core.card import Card
from tabletop.core.change import count, turn
from tabletop.core.move import NONE
from tabletop.core.state import State
from tabletop.effects.language import Language
from tabletop.games.wing_commander import aftermath, power, table, words

Measure = Callable[[State, int, int, int], int]


def _of(measure: Callable[[State, int], int], opponent: bool) -> Measure:
    return lambda s, player, source, target: measure(s, 1 - player if opponent else player)


def _enemies_at_carrier(s: State, seat: int) -> int:
    return len(table.flights(s, words.CARRIER[seat], 1 - seat))


_OF_A_SIDE: dict[str, Callable[[State, int], int]] = {
    "power": power.power,
    "hits": lambda s, seat: s.numbers[words.HITS[seat]],
    "hand": lambda s, seat: len(s.zones[words.HAND[seat]]),
    "flights": lambda s, seat: len(table.own_flights(s, seat)),
    "prisoners": lambda s, seat: len(s.zones[words.BRIG[seat]]),
    "threats": _enemies_at_carrier,
}
MEASURES: dict[str, Measure] = {
    **{f"own_{name}": _of(measure, False) for name, measure in _OF_A_SIDE.items()},
    **{f"opponent_{name}": _of(measure, True) for name, measure in _OF_A_SIDE.items()},
    "power_lead": lambda s, player, source, target: power.power(s, player) - power.power(s, 1 - player),
    "target_medals": lambda s, player, source, target: table.counted_medals(s, target),
}


def _is(kind: str) -> Callable[[Card], bool]:
    return lambda card: card.face.kind == kind


def _flights(s: State, seat: int) -> list[int]:
    return table.own_flights(s, seat)


def _ready(s: State, seat: int) -> list[int]:
    return [id for id in s.zones[words.READY[seat]] if s.cards[id].holder == seat]


def after(s: State, player: int) -> None:
    """A loss through an effect: below 0 counts as 0, and victory is checked (WC-12.6, WC-18.1)."""
    for number in words.POWER:
        count(s, number, max(0, -s.numbers[number]), "floor")
    power.check(s)


def destroy(s: State, id: int) -> None:
    """A flight or pilot with everything on it, or one card; its controller loses what WC-12 says."""
    seat, kind = s.cards[id].holder, s.cards[id].face.kind
    if kind == "capital_ship":
        loss = s.cards[id].face.values.get("power_loss", 0)  # WC-12.4
    elif kind == "nav_point_modifier":
        loss = 0  # WC-12.5
    else:
        loss = aftermath.loss_of(s, id)  # WC-12.2, WC-12.3
    aftermath.destroy(s, id)
    power.lose(s, seat, loss, "destroyed")


def move_to(s: State, id: int, to: str, state: str | None) -> None:
    """Home, or to the owner's discard pile."""
    if to == "ready" and s.cards[id].zone in words.POSITIONS:
        table.come_home(s, id)
    elif to == "discard":
        table.to_discard(s, id)


LANGUAGE = Language(
    types={
        **{kind: _is(kind) for kind in words.KINDS},
        "flight": lambda card: card.face.kind == "fighter" and card.on == NONE,
    },
    states={"untapped": lambda card: not card.pose, "tapped": lambda card: bool(card.pose & words.TAPPED)},
    places={
        "ready": _ready,
        "flights": _flights,
        "hand": lambda s, seat: s.zones[words.HAND[seat]],
        "discard": lambda s, seat: s.zones[words.DISCARD[seat]],
        "brig": lambda s, seat: s.zones[words.BRIG[seat]],
    },
    measures=MEASURES,
    until={
        "battle": lambda s, player, target: ("battle", NONE),
        "turn": lambda s, player, target: ("turn", NONE),
    },
    after=after,
    destroy=destroy,
    set_state=lambda s, id, state: turn(s, id, words.TAPPED if state == "tapped" else 0),
    move=move_to,
    pick_rule="WC-17.2",
)
