"""What the words of the effect language mean in this game."""

from collections.abc import Callable, Iterable

from tabletop.core.card import FACE_DOWN
from tabletop.core.change import show, turn
from tabletop.core.move import NONE
from tabletop.core.state import Modifier, State
from tabletop.effects.language import Language
from tabletop.effects.lasting import lasts, marked
from tabletop.games.wixoss import field, table, words
from tabletop.games.wixoss.deploy import ChooseZone, forbids_entering
from tabletop.games.wixoss.process import process
from tabletop.games.wixoss.use import resolve

Measure = Callable[[State, int, int, int], int]
Ids = Iterable[int]

_ZONES = {
    "hand": words.HAND, "ener": words.ENER, "trash": words.TRASH, "life": words.LIFE, "deck": words.MAIN_DECK,
    "lrig_trash": words.LRIG_TRASH, "lrig_deck": words.LRIG_DECK, "check": words.CHECK, "excluded": words.EXCLUDED,
}  # fmt: skip


def _in_zone(zone: tuple[int, int]) -> Callable[[State, int], tuple[int, ...]]:
    return lambda s, seat: s.zones[zone[seat]]


def _charms(s: State, seat: int) -> list[int]:
    return [id for zone in words.SIGNI[seat] for id in s.zones[zone] if s.cards[id].on != NONE]


def _revealed(s: State, seat: int) -> list[int]:
    return [id for id in s.memory[field.REVEALED] if s.cards[id].owner == seat]


def _top_life(s: State, seat: int) -> tuple[int, ...]:
    return s.zones[words.LIFE[seat]][-1:]


def _count(zone: tuple[int, int], opponent: bool) -> Measure:
    return lambda s, player, source, target: len(s.zones[zone[1 - player if opponent else player]])


def _stat(stat: str, of_target: bool) -> Measure:
    return lambda s, player, source, target: value(s, target if of_target else source, stat)


def _lead(zone: tuple[int, int]) -> Measure:
    return lambda s, player, source, target: len(s.zones[zone[player]]) - len(s.zones[zone[1 - player]])


def _measures() -> dict[str, Measure]:
    found: dict[str, Measure] = {}
    for name, zone in _ZONES.items():
        found[f"own_{name}"] = _count(zone, False)
        found[f"opponent_{name}"] = _count(zone, True)
    for stat in words.STATS:
        found[f"source_{stat}"] = _stat(stat, False)
        found[f"target_{stat}"] = _stat(stat, True)
    found["hand_lead"] = _lead(words.HAND)
    found["ener_lead"] = _lead(words.ENER)
    found["own_signi"] = lambda s, player, source, target: len(table.signi(s, player))
    found["opponent_signi"] = lambda s, player, source, target: len(table.signi(s, 1 - player))
    found["own_turn"] = lambda s, player, source, target: int(s.player == player)
    found["named_number"] = lambda s, player, source, target: s.memory["named"]
    found["subject_power"] = lambda s, player, source, target: _of_subject(s, table.power)
    found["subject_front_power"] = lambda s, player, source, target: _of_subject(s, _front_power)
    found["subject_in_front"] = lambda s, player, source, target: _of_subject(
        s, lambda s, id: table.front(s, id) == source
    )
    found["subject_unopposed"] = lambda s, player, source, target: _of_subject(
        s, lambda s, id: table.front(s, id) == NONE
    )
    found["subject_is_source"] = lambda s, player, source, target: int(s.memory[field.SUBJECT] == source)
    found["own_refreshes"] = lambda s, player, source, target: s.memory[field.REFRESHED][player]
    found["own_demon_levels"] = lambda s, player, source, target: sum(
        table.level(s, id) for id in table.signi(s, player) if "demon" in table.traits(s, s.cards[id])
    )
    found["own_shared_colors"] = lambda s, player, source, target: _shared_colours(s, player)
    found["source_lancer"] = lambda s, player, source, target: int(table.keyword(s, source, words.LANCER))
    found["source_charms"] = lambda s, player, source, target: table.charms(s, source)
    found["lrig_level"] = lambda s, player, source, target: table.level(s, table.lrig(s, player))
    found["paid_level"] = lambda s, player, source, target: sum(_printed_level(s, id) for id in s.memory[field.PAID])
    found["from_trash"] = lambda s, player, source, target: int(s.memory[field.ENTERED_FROM] in words.TRASH)
    found["revealed"] = lambda s, player, source, target: len(s.memory[field.REVEALED])
    found["previous_power"] = lambda s, player, source, target: s.memory["previous_power"]
    return found


def _of_subject(s: State, of: Callable[[State, int], int]) -> int:
    """A number of the card that the event happened to; -1 where that is no SIGNI on the field any more."""
    id = s.memory[field.SUBJECT]
    return int(of(s, id)) if id != NONE and s.cards[id].zone in words.ALL_SIGNI else -1


def _front_power(s: State, id: int) -> int:
    front = table.front(s, id)
    return -1 if front == NONE else table.power(s, front)


def _shared_colours(s: State, player: int) -> int:
    """How many colours are on more than one SIGNI of the player."""
    bits = [table.colour(s, id) for id in table.signi(s, player)]
    return sum(sum(bool(of & 1 << i) for of in bits) > 1 for i in range(len(words.COLOURS)))


def _printed_level(s: State, id: int) -> int:
    return s.cards[id].face.values.get("level", 0)


def value(s: State, id: int, what: str) -> int:
    """A number, or a yes (1) or no (0), that a filter or an amount may ask of a card."""
    if what == "power":
        return table.power(s, id)
    if what in ("level", "limit"):
        return table.level(s, id, what)
    return int(_ASKED[what](s, id))


def _shares_lrig_colour(s: State, id: int) -> bool:
    """WX-2.3: colourless cards share nothing."""
    return bool(table.colour(s, id) & table.colour(s, table.lrig(s, s.cards[id].owner)))


_ASKED: dict[str, Callable[[State, int], int]] = {
    "crossed": table.crossed,
    "cost": lambda s, id: sum(s.cards[id].face.printed.need),
    "without_abilities": lambda s, id: s.cards[id].face.printed.without_abilities,
    "charms": table.charms,
    "frozen": lambda s, id: marked(s, id, words.FROZEN),
    "shares_lrig_color": _shares_lrig_colour,
    "deployable": lambda s, id: forbids_entering(s, s.cards[id].owner, id) is None,
}


def _set_state(s: State, id: int, state: str) -> None:
    if state == "frozen":
        lasts(s, Modifier(id, words.FROZEN, "mark", 1, ("up", s.cards[id].owner), id))
    else:
        turn(s, id, words.UP if state == "up" else words.DOWN)


def _move(s: State, id: int, to: str, state: str | None) -> None:
    owner = s.cards[id].owner
    if to == "field":
        show(s, id, words.BOTH)
        s.stack.append(ChooseZone(owner, id, words.DOWN if state == "down" else words.UP, state == "quiet"))
    elif to == "deck_bottom":
        field.put(s, id, words.MAIN_DECK[owner], bottom=True)
    elif to == "life":
        field.put(s, id, words.LIFE[owner], why="life_added")
    elif to == "trash" and s.cards[id].zone == words.HAND[owner]:
        s.memory[field.REVEALED] = (id,)
        field.trash(s, id, why="discarded")
    elif to == "trash":
        field.trash(s, id)
    else:
        field.put(s, id, _ZONES[to][owner], why=_WHY.get(to, "moved"))


_WHY = {"hand": "returned", "excluded": "excluded", "ener": "charged"}


def _next_turn(s: State, seat: int) -> tuple[str, int]:
    """Until the end of that turn; what is laid down in a turn of the same player waits for the one after."""
    return ("later" if s.player == seat else words.NEXT, seat)


def _look(s: State, player: int, seat: int, what: str) -> None:
    for id in s.zones[_ZONES[what][seat]]:
        show(s, id, 1 << player)


def _affected(s: State, player: int, source: int, ids: tuple[int, ...]) -> tuple[int, ...]:
    """Without cards that this source's effects pass by (WX-19.13)."""
    s.memory[field.EFFECT_OF] = player
    return tuple([id for id in ids if not table.unaffected(s, id, player, source)])


def _touched(s: State, player: int) -> None:
    """An effect has done what it does: what happens now is no longer its doing."""
    s.memory[field.EFFECT_OF] = NONE


LANGUAGE = Language(
    types={
        "signi": words.is_signi,
        "resona": words.is_resona,
        "non_resona_signi": lambda card: card.face.kind == "signi" and not card.pose & FACE_DOWN,
        "lrig": lambda card: card.face.kind == "lrig",
        "lrig_or_signi": lambda card: card.face.kind == "lrig" or words.is_signi(card),
        "spell": lambda card: card.face.kind == "spell",
        "arts": lambda card: card.face.kind == "arts",
        "card": lambda card: True,
        "charm": lambda card: card.on != NONE,
    },
    states={
        "up": lambda card: not card.pose & words.DOWN,
        "down": lambda card: bool(card.pose & words.DOWN),
    },
    places={
        **{name: _in_zone(zone) for name, zone in _ZONES.items()},
        "field": table.field,
        "charms": _charms,
        "top_life": _top_life,
        "revealed": _revealed,
        "seen": _revealed,
        "paid": lambda s, seat: [id for id in s.memory[field.PAID] if s.cards[id].owner == seat],
        "under_lrig": lambda s, seat: s.zones[words.LRIG[seat]][:-1],
        "used": lambda s, seat: s.zones[words.CHECK[seat]] + s.zones[words.TRASH[seat]],
    },
    measures=_measures(),
    until={
        "turn": lambda s, player, target: field.TURN_END,
        "until_user_turn": lambda s, player, target: ("start", player),
        "your_next_turn": lambda s, player, target: _next_turn(s, player),
        "opponent_next_turn": lambda s, player, target: _next_turn(s, 1 - player),
    },
    destroy=field.banish,
    set_state=_set_state,
    move=_move,
    look=_look,
    pick_rule="WX-1.6",
    traits=table.traits,
    affected=_affected,
    hidden=frozenset({"hand", "deck", "lrig_deck", "seen"}),
    after=_touched,
    process=process,
    resolve=resolve,
    order_rule="WX-13.22",
)
