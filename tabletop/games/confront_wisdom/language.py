"""What the words of the effect language mean in this game (measures as in the rules' list of amounts)."""

from collections.abc import Callable

from tabletop.core.state import State
from tabletop.effects.language import Language
from tabletop.games.confront_wisdom import skills, table, words

Measure = Callable[[State, int, int, int], int]


def _units(s: State, seat: int, poses: tuple[int, ...]) -> int:
    cards = s.cards
    return len([id for id in s.zones[words.FIELD[seat]] if cards[id].pose in poses and words.is_unit(cards[id])])


_OF_A_SIDE: dict[str, Callable[[State, int], int]] = {
    "damage": table.damage,
    "units": lambda s, seat: _units(s, seat, (words.ACTIVE, words.INACTIVE)),
    "active_units": lambda s, seat: _units(s, seat, (words.ACTIVE,)),
    "inactive_units": lambda s, seat: _units(s, seat, (words.INACTIVE,)),
    "blanks": lambda s, seat: sum(words.is_blank(s.cards[id]) for id in s.zones[words.FIELD[seat]]),
    "assists": lambda s, seat: sum(words.is_assist(s.cards[id]) for id in s.zones[words.FIELD[seat]]),
    "book": lambda s, seat: len(table.book(s, seat)),
    "discard": lambda s, seat: len(s.zones[words.DISCARD[seat]]),
    "soul_total": table.soul_total,
}


def _sided(measure: Callable[[State, int], int], opponent: bool) -> Measure:
    return lambda s, player, source, target: measure(s, 1 - player if opponent else player)


def _stat(stat: str, of_target: bool, printed: bool) -> Measure:
    def measure(s: State, player: int, source: int, target: int) -> int:
        id = target if of_target else source
        return s.cards[id].face.values.get(stat, 0) if printed else table.value(s, id, stat)

    return measure


def _measures() -> dict[str, Measure]:
    found: dict[str, Measure] = {}
    for name, measure in _OF_A_SIDE.items():
        found[f"own_{name}"] = _sided(measure, False)
        found[f"opponent_{name}"] = _sided(measure, True)
    for stat in words.STATS:
        found[f"source_{stat}"] = _stat(stat, False, False)
        found[f"target_{stat}"] = _stat(stat, True, False)
        found[f"target_printed_{stat}"] = _stat(stat, True, True)
    return found


LANGUAGE = Language(
    types={"unit": words.is_unit, "assist": words.is_assist, "card": words.is_card, "blank": words.is_blank},
    states={
        "active": lambda card: card.pose == words.ACTIVE,
        "inactive": lambda card: card.pose == words.INACTIVE,
    },
    places={
        "field": lambda s, seat: s.zones[words.FIELD[seat]],
        "book_top": table.tops,
        "column_of_two": table.deep_tops,
        "damage": lambda s, seat: s.zones[words.DAMAGE_ROW[seat]],
        "discard": lambda s, seat: s.zones[words.DISCARD[seat]],
    },
    measures=_measures(),
    until={
        "until_owner_turn": lambda s, player, target: ("start", s.cards[target].owner),
        "until_user_turn": lambda s, player, target: ("start", player),
    },
    touchable=skills.touchable,
    after=table.destroy_worn_out,
    destroy=table.destroy,
    set_state=skills.set_state,
    move=skills.move_to,
    look=skills.look,
    pick_rule="CW-11.3",
)
