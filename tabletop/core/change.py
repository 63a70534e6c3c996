"""The primitives: the only ways in which a state changes. Each is total and tells what it did."""

from tabletop.core.card import FACE_DOWN, Card, laid
from tabletop.core.chance import step
from tabletop.core.event import EVERYBODY, Event
from tabletop.core.move import NONE
from tabletop.core.state import State
from tabletop.core.zone import ALL, OWNER

_ALL_SEATS = 0xFF
RESET = "reset"
"""Why a number goes back to where it started: nothing that anybody needs to be told in words."""

INNER = "inner"
"""Why a number that only the rules count with changes: it stands on the table, and needs no line of the log."""


def tell(
    s: State, kind: str, card: int = NONE, source: int = NONE, target: int = NONE, n: int = 0,
    seats: int = EVERYBODY, why: str = "",
) -> None:  # fmt: skip
    """Note an event for those who watch, and for triggers in rulesets that have any."""
    if s.told is not None:
        s.told.append(Event(kind, card, source, target, n, seats, why))
    if s.rules.listens:
        s.heard.append(Event(kind, card, source, target, n, seats, why))


def seers(s: State, card: Card) -> int:
    """Bits of the seats that see this card's face as it lies."""
    if card.pose & FACE_DOWN:
        return card.known
    zone = s.rules.zones[card.zone]
    if zone.sees == ALL:
        return _ALL_SEATS
    return card.known | (1 << zone.owner if zone.sees == OWNER else 0)


def move(
    s: State, id: int, zone: int, pose: int = 0, holder: int = NONE, bottom: bool = False, why: str = "moved"
) -> None:
    """Put a card, from wherever it is, on top of a zone (or under it), with that pose, attached to nothing.

    Whoever could see the face before or can see it after knows it from now on, unless the ruleset forgets
    (a hidden zone without order, where nobody can follow a card by its place).
    """
    cards, zones, rules = s.cards, s.zones, s.rules
    card = cards[id]
    source, owner, before = card.zone, card.owner, card.known
    if source != NONE:
        lying = zones[source]
        zones[source] = lying[:-1] if lying[-1] == id else _without(lying, id)
        if before != _ALL_SEATS:
            before = seers(s, card)
    there = rules.zones[zone]
    if there.sees == ALL and not pose & FACE_DOWN:
        known = _ALL_SEATS
    else:
        known = before if there.ordered or there.sees == ALL else 0
    cards[id] = new = laid((card.face, owner, owner if holder == NONE else holder, zone, pose, known, NONE, ()))
    zones[zone] = (id, *zones[zone]) if bottom else (*zones[zone], id)
    if s.told is not None or rules.listens:
        tell(s, "moved", id, source, zone, pose, before | seers(s, new), why)


def _without(lying: tuple[int, ...], id: int) -> tuple[int, ...]:
    at = lying.index(id)
    return lying[:at] + lying[at + 1 :]


def turn(s: State, id: int, pose: int, why: str = "") -> None:
    """Give a card that pose; a face that is turned up in an open zone becomes known."""
    card = s.cards[id]
    if card.pose == pose:
        return
    new = card.posed(pose)
    if not pose & FACE_DOWN and card.pose & FACE_DOWN:
        new = new.known_to(card.known | seers(s, new))
    s.cards[id] = new
    if s.told is not None or s.rules.listens:
        tell(s, "turned", id, card.pose, pose, pose, seers(s, card) | seers(s, new), why)


def attach(s: State, id: int, to: int) -> None:
    """Lay a card on, under or into another one; NONE takes it off."""
    s.cards[id] = s.cards[id]._replace(on=to)
    tell(s, "attached", id, NONE, to)


def attached(s: State, to: int) -> list[int]:
    """The cards that lie on `to`, oldest first."""
    zone = s.cards[to].zone
    return [id for id in s.zones[zone] if s.cards[id].on == to]


def show(s: State, id: int, seats: int) -> None:
    """Let the seats (bits) know the face from now on."""
    card = s.cards[id]
    if card.known | seats != card.known:
        s.cards[id] = card.known_to(card.known | seats)
        tell(s, "shown", id, target=card.zone, n=seats, seats=seats)


def count(s: State, number: int, by: int, why: str = "") -> None:
    """Add to one of the ruleset's numbers."""
    if by:
        s.numbers[number] += by
        tell(s, "counted", target=number, n=by, why=why)


def mark(s: State, id: int, name: str, n: int) -> None:
    """Set a counter on a card; 0 takes it away."""
    card = s.cards[id]
    kept = tuple((key, value) for key, value in card.counters if key != name)
    s.cards[id] = card._replace(counters=(*kept, (name, n)) if n else kept)
    tell(s, "marked", id, n=n, why=name)


def counter(card: Card, name: str) -> int:
    """How many of that counter lie on the card."""
    for key, value in card.counters:
        if key == name:
            return value
    return 0


def random_below(s: State, n: int) -> int:
    """A number in 0 … n-1 from the state's own chance."""
    s.chance, bits = step(s.chance)
    return (bits * n) >> 64


def shuffle(s: State, zone: int) -> None:
    """Deal the faces of a zone anew onto the same ids, so that no card can be followed through it."""
    ids, cards = s.zones[zone], s.cards
    left = [cards[id] for id in ids]
    for id in ids:
        drawn, place = left.pop(random_below(s, len(left))), cards[id]
        cards[id] = laid((drawn.face, drawn.owner, place.holder, place.zone, place.pose, 0, place.on, ()))
    tell(s, "shuffled", target=zone, n=len(ids))


def end_game(s: State, winner: int, why: str) -> None:
    """The game is over; `winner` may be DRAW."""
    if s.winner < 0:
        s.winner = winner
        tell(s, "ended", n=winner, why=why)
