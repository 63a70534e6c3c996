"""Moves by hand: the same log, the same primitives, no rules. Every one is total: it does what can still be done.

| verb | slots |
| --- | --- |
| free.on, free.off | n: the seat that switched by-hand play on or off, text: why (or nothing) |
| free.move | card, target zone, n: 0 top, 1 bottom |
| free.pose | card, n: the new pose flags |
| free.attach | card, target card (NONE: detach) |
| free.counter | card, n: how many, text: which counter |
| free.number | n: the new value, text: index of the number |
| free.deal | target zone, n: how many, text: index of the zone whose top cards are taken |
| free.shuffle | target zone |
| free.show | card, n: bits of the seats that learn the face |
| free.look | target zone, n: how many from the top (0: all), text: the seat that looks |
| free.holder | card, n: the seat that controls it now |
| free.make | target zone, n: the owner, text: id of a face that the game knows |
| free.card | target zone, n: the owner, text: the words of a card made on the spot (free tables) |
| free.arrow | card, target card: an arrow from one to the other, or away with it (free tables) |
| free.remove | card: out of the game for good, as far as a zone for that exists |
| free.phase | n: the seat whose turn it is, text: the phase |
| free.win | n: the seat, or DRAW |
| free.die, free.coin | n: how many sides |
| free.note | text |
"""

from collections.abc import Callable

from tabletop.core import change
from tabletop.core.card import Card, Face
from tabletop.core.move import NONE, Move, zone_of
from tabletop.core.ruleset import ruleset_of
from tabletop.core.state import DRAW, State
from tabletop.core.text_card import text_face

PREFIX = "free."
ARROWS = "arrows"
"""Memory: pairs of cards, from and to."""
LONGEST_TEXT = 400
MOST_CARDS = 1_000
"""So many cards lie on one table at most; past it none is made by hand."""


def carry_out(s: State, move: Move) -> None:
    """Do it and mark what was told as done by hand."""
    before = len(s.told) if s.told is not None else 0
    act = _ACTS.get(move.verb.removeprefix(PREFIX))
    if act is not None:
        act(s, move)
    if s.told is not None:
        s.told[before:] = [event._replace(by_hand=True) for event in s.told[before:]]
    s.heard.clear()


def exists(s: State, move: Move) -> bool:
    """Whether the slots of a move (of any kind) name cards and zones that there are."""
    cards, zone = range(NONE, len(s.cards)), zone_of(move.target)
    return move.card in cards and (zone < len(s.zones) if zone != NONE else move.target in cards)


def well_formed(s: State, move: Move) -> bool:
    """Whether the slots name cards, zones and numbers that exist."""
    name = move.verb.removeprefix(PREFIX)
    if name not in _ACTS or not exists(s, move):
        return False
    if name in _NEEDS_CARD and move.card == NONE:
        return False
    if name in _NEEDS_ZONE and zone_of(move.target) == NONE:
        return False
    return _text_fits(s, name, move)


_NEEDS_CARD = {"move", "pose", "attach", "counter", "show", "holder", "remove", "arrow"}
_NEEDS_ZONE = {"move", "deal", "shuffle", "look", "make", "card"}


def _text_fits(s: State, name: str, move: Move) -> bool:
    if name in ("number", "deal", "look"):
        bound = len(s.numbers) if name == "number" else len(s.zones) if name == "deal" else s.rules.seats
        return move.text in map(str, range(bound))
    if name in ("make", "card") and len(s.cards) >= MOST_CARDS:
        return False
    if name == "make":
        return move.text in ruleset_of(s).known_faces(s) and 0 <= move.n < s.rules.seats
    if name == "card":
        return s.rules.free and 0 < len(move.text) <= LONGEST_TEXT and 0 <= move.n < s.rules.seats
    if name == "arrow":
        return s.rules.free and move.target >= 0 and move.target != move.card
    if name == "phase":
        return move.text in ruleset_of(s).phases and 0 <= move.n < s.rules.seats
    if name == "attach":
        return move.target != move.card and not _would_loop(s, move.card, move.target)
    if name in ("holder", "win"):
        return 0 <= move.n < s.rules.seats or (name == "win" and move.n == DRAW)
    return name not in ("die", "coin") or 2 <= move.n <= 1000


def _would_loop(s: State, id: int, to: int) -> bool:
    seen = 0
    while to >= 0 and seen < len(s.cards):
        if to == id:
            return True
        to, seen = s.cards[to].on, seen + 1
    return False


def _move(s: State, move: Move) -> None:
    zone = zone_of(move.target)
    for id in change.attached(s, move.card):
        change.attach(s, id, NONE)
    ruleset_of(s).leaves(s, move.card)
    change.move(s, move.card, zone, s.cards[move.card].pose, s.cards[move.card].holder, bottom=move.n == 1)


def _attach(s: State, move: Move) -> None:
    if move.target >= 0 and s.cards[move.card].zone != s.cards[move.target].zone:
        change.move(s, move.card, s.cards[move.target].zone, 0, s.cards[move.card].holder)
    change.attach(s, move.card, move.target if move.target >= 0 else NONE)


def _number(s: State, move: Move) -> None:
    number = int(move.text)
    change.count(s, number, move.n - s.numbers[number])


def _deal(s: State, move: Move) -> None:
    source, zone = int(move.text), zone_of(move.target)
    for _ in range(min(move.n, len(s.zones[source]))):
        change.move(s, s.zones[source][-1], zone)


def _look(s: State, move: Move) -> None:
    ids = s.zones[zone_of(move.target)]
    for id in ids[-move.n :] if move.n else ids:
        change.show(s, id, 1 << int(move.text))


def _holder(s: State, move: Move) -> None:
    s.cards[move.card] = s.cards[move.card]._replace(holder=move.n)
    change.tell(s, "given", move.card, n=move.n)


def _make(s: State, move: Move) -> None:
    _appear(s, move, ruleset_of(s).known_faces(s)[move.text])


def _card(s: State, move: Move) -> None:
    _appear(s, move, text_face(move.text))


def _appear(s: State, move: Move, face: Face) -> None:
    zone = zone_of(move.target)
    s.cards.append(Card(face, move.n, move.n, zone))
    s.zones[zone] = (*s.zones[zone], len(s.cards) - 1)
    change.tell(s, "made", len(s.cards) - 1, target=zone)


def _arrow(s: State, move: Move) -> None:
    pair, arrows = (move.card, move.target), s.memory.get(ARROWS, ())
    s.memory[ARROWS] = tuple(a for a in arrows if a != pair) if pair in arrows else (*arrows, pair)
    change.tell(s, "pointed", move.card, target=move.target)


def _remove(s: State, move: Move) -> None:
    zone = ruleset_of(s).away(s, move.card)
    if zone != NONE:
        change.move(s, move.card, zone)


def _phase(s: State, move: Move) -> None:
    s.player = move.n
    s.stack[:] = ruleset_of(s).stack_at(s, move.text, move.n)
    change.tell(s, "phase_set", n=move.n, why=move.text)


def _roll(s: State, move: Move) -> None:
    kind = "rolled" if move.verb == "free.die" else "flipped"
    change.tell(s, kind, n=change.random_below(s, move.n) + 1, source=move.n)


def _note(s: State, move: Move) -> None:
    change.tell(s, "noted", why=move.text)


def _switch(s: State, move: Move) -> None:
    s.memory["by_hand"] = move.verb == "free.on"
    change.tell(s, "by_hand_on" if move.verb == "free.on" else "by_hand_off", n=move.n, why=move.text)


_ACTS: dict[str, Callable[[State, Move], None]] = {
    "on": _switch,
    "off": _switch,
    "move": _move,
    "pose": lambda s, m: change.turn(s, m.card, m.n & 7),
    "attach": _attach,
    "counter": lambda s, m: change.mark(s, m.card, m.text or "counter", m.n),
    "number": _number,
    "deal": _deal,
    "shuffle": lambda s, m: change.shuffle(s, zone_of(m.target)),
    "show": lambda s, m: change.show(s, m.card, m.n),
    "look": _look,
    "holder": _holder,
    "make": _make,
    "card": _card,
    "arrow": _arrow,
    "remove": _remove,
    "phase": _phase,
    "win": lambda s, m: change.end_game(s, m.n if m.n == DRAW else ruleset_of(s).side(m.n), "by_hand"),
    "die": _roll,
    "coin": _roll,
    "note": _note,
}
