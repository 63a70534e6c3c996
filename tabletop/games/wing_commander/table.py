"""What lies where, and what it is worth: flights, their parts, their values."""

from collections.abc import Iterator
from typing import Any

from tabletop.core import change
from tabletop.core.card import FACE_DOWN
from tabletop.core.move import NONE
from tabletop.core.reason import Reason
from tabletop.core.state import State
from tabletop.effects.lasting import changed, forget, marked
from tabletop.games.wing_commander import words
from tabletop.games.wing_commander.battle import BATTLE, Battle
from tabletop.games.wing_commander.cards import Sheet


def sheet(s: State, id: int) -> Sheet:
    """What is printed on the card, worked out."""
    found: Sheet = s.cards[id].face.printed
    return found


def flights(s: State, zone: int, seat: int) -> list[int]:
    """The seat's flights at a position (WC-2.5)."""
    cards = s.cards
    found = []
    for id in s.zones[zone]:
        card = cards[id]
        if card.face.kind == "fighter" and card.holder == seat and card.on == NONE and not card.pose & FACE_DOWN:
            found.append(id)
    return found


def parts(s: State, flight: int) -> list[int]:
    """Everything that lies on the flight or on one of its parts, in the order of the zone."""
    cards = s.cards
    found = []
    for id in s.zones[cards[flight].zone]:
        on = cards[id].on
        if on != NONE and (on == flight or cards[on].on == flight):
            found.append(id)
    return found


def pilot_of(s: State, flight: int) -> int:
    """The pilot card of a flight, NONE for a nameless pilot (WC-5.4)."""
    for id in s.zones[s.cards[flight].zone]:
        card = s.cards[id]
        if card.on == flight and card.face.kind == "pilot":
            return id
    return NONE


def awards(s: State, pilot: int) -> list[int]:
    """The awards of a pilot."""
    cards = s.cards
    return [id for id in s.zones[cards[pilot].zone] if cards[id].on == pilot and cards[id].face.kind == "pilot_award"]


def medals(s: State, id: int) -> int:
    """Medals of a card with its awards (WC-6.2.1)."""
    face = s.cards[id].face
    n = face.values.get("medals", 0)
    if face.kind == "pilot":
        n += sum(s.cards[award].face.values.get("medals", 0) for award in awards(s, id))
    return n


def counted_medals(s: State, id: int) -> int:
    """What a card counts as the medals of a card or of a flight (WC-5.6.3): a flight has those of its pilot."""
    pilot = pilot_of(s, id) if s.cards[id].face.kind == "fighter" else id
    return medals(s, pilot) if pilot != NONE else 0


def nav_card(s: State, zone: int) -> int:
    """The NAV point modifier or capital ship at a position, NONE where there is none (WC-14.1)."""
    for id in s.zones[zone]:
        if s.cards[id].face.kind in words.ON_NAV:
            return id
    return NONE


def carrier_of(s: State, seat: int) -> int:
    """The carrier card of a seat."""
    for id in s.zones[words.CARRIER[seat]]:
        if s.cards[id].face.kind == "carrier":
            return id
    return NONE


def has(s: State, id: int, what: str) -> bool:
    """Whether the flight has this value at all (WC-4.2)."""
    if what in s.cards[id].face.values:
        return True
    return any(what in s.cards[part].face.printed.adds for part in parts(s, id))


def value(s: State, id: int, what: str) -> int:
    """The modified value (WC-4.1 to WC-4.4); 0 where there is none."""
    if what == "medals":
        return max(0, changed(s, id, what, counted_medals(s, id)))
    card = s.cards[id]
    n = card.face.values.get(what)
    if card.face.kind != "fighter" or card.zone > words.CARRIER[1]:
        return max(0, changed(s, id, what, n or 0)) if s.lasting else n or 0
    added, mods = _attached(s, id, what)
    if added is not None:
        n = (n or 0) + added
    if n is None:
        return 0
    if what == "torpedo" and s.lasting and marked(s, id, words.TORPEDO_FIRED):
        return 0
    if what == "bombing" and value(s, id, "torpedo"):
        return 0  # WC-11.5
    n += mods
    return max(0, changed(s, id, what, n) if s.lasting else n)


def _attached(s: State, flight: int, what: str) -> tuple[int | None, int]:
    """(sum of `adds` or None, sum of `mods`) from everything on the flight and around it."""
    cards = s.cards
    added: int | None = None
    mods = 0
    for id in s.zones[cards[flight].zone]:
        card = cards[id]
        sheet_: Sheet = card.face.printed
        on = card.on
        if on == NONE:
            if sheet_.here:
                mods += _here(sheet_, card.holder == cards[flight].holder, what)
            continue
        if on != flight and cards[on].on != flight:
            continue
        if what in sheet_.adds:
            added = (added or 0) + sheet_.adds[what]
        mods += sheet_.mods.get(what, 0)
        if sheet_.supported and is_supported(s, flight):
            mods += sum(node.amount for node in sheet_.supported if node.stat == what)
    return added, mods


def _here(sheet_: Sheet, own: bool, what: str) -> int:
    return sum(node.amount for node in sheet_.here if node.stat == what and (own or node.whose == "all"))


def support_blocked(s: State, zone: int) -> bool:
    """Whether nobody can give support here."""
    nav = nav_card(s, zone)
    return nav != NONE and sheet(s, nav).nav_no_support


def cut_off(s: State, flight: int) -> bool:
    """Whether battle damage keeps the flight from giving and receiving support."""
    return any(s.cards[id].face.printed.no_support for id in parts(s, flight))


def supporters(s: State, flight: int) -> list[int]:
    """Flights whose support reaches this one (WC-10.7)."""
    b: Battle | None = s.memory[BATTLE]
    if b is None or not b.support:
        return []
    givers = [giver for giver, receiver in b.support if receiver == flight]
    if not givers or support_blocked(s, b.zone) or cut_off(s, flight):
        return []
    return [giver for giver in givers if not cut_off(s, giver)]


def is_supported(s: State, flight: int) -> bool:
    """Whether at least one flight supports it."""
    return bool(supporters(s, flight))


def attack_total(s: State, flight: int) -> int:
    """Attack with support (WC-10.7)."""
    return value(s, flight, "attack") + sum(value(s, giver, "support") for giver in supporters(s, flight))


def strength(s: State, flight: int) -> int:
    """What the flight brings against a carrier: its torpedo, else its bombing (WC-11.2, WC-11.3, WC-11.5)."""
    return value(s, flight, "torpedo") or value(s, flight, "bombing")


def can_strike(s: State, flight: int) -> bool:
    """Whether it can attack a carrier at all (WC-11.1)."""
    return has(s, flight, "bombing") or has(s, flight, "torpedo")


def reasons(s: State, id: int) -> Iterator[Reason]:
    """Every card that changes a value of this flight."""
    card = s.cards[id]
    if card.face.kind != "fighter" or card.zone > words.CARRIER[1]:
        return
    for part in parts(s, id):
        sheet_ = sheet(s, part)
        for changes in (sheet_.adds, sheet_.mods):
            yield from (Reason(what, "add", n, part, ("attached", NONE)) for what, n in changes.items())
        if sheet_.supported and is_supported(s, id):
            yield from (Reason(node.stat, "add", node.amount, part, ("battle", NONE)) for node in sheet_.supported)
    if has(s, id, "bombing") and value(s, id, "torpedo"):
        torpedo = next((part for part in parts(s, id) if "torpedo" in sheet(s, part).adds), id)
        yield Reason("bombing", "set", 0, torpedo, ("attached", NONE))
    nav = nav_card(s, card.zone)
    if nav != NONE:
        for node in sheet(s, nav).here:
            if node.whose == "all" or s.cards[nav].holder == card.holder:
                yield Reason(node.stat, "add", node.amount, nav, ("here", NONE))


def carry(s: State, flight: int, zone: int, why: str) -> None:
    """Move a flight as one piece (WC-2.5)."""
    rest = [(id, s.cards[id].on) for id in parts(s, flight)]
    counted = s.cards[flight].holder
    change.move(s, flight, zone, holder=counted, why=why)
    for id, on in rest:
        change.move(s, id, zone, holder=s.cards[id].holder, why="went_along")
        lay_on(s, id, on)


def lay_on(s: State, id: int, on: int) -> None:
    """Lay a card that has just been moved on another one; the movement has been told."""
    s.cards[id] = s.cards[id]._replace(on=on)


def to_discard(s: State, id: int, why: str = "discarded") -> None:
    """Face up to the owner's discard pile (WC-2.7)."""
    forget(s, id)
    change.move(s, id, words.DISCARD[s.cards[id].owner], why=why)


def come_home(s: State, flight: int, why: str = "returned") -> None:
    """The flight comes apart in the Ready Area, all untapped; battle damage is discarded (WC-13.3)."""
    seat = s.cards[flight].holder
    rest = [(id, s.cards[id].on) for id in parts(s, flight)]
    forget_torpedo(s, flight)
    change.move(s, flight, words.READY[seat], holder=seat, why=why)
    for id, on in rest:
        kind = s.cards[id].face.kind
        if kind in ("maneuver", "battle_damage"):
            to_discard(s, id)
            continue
        change.move(s, id, words.READY[seat], holder=s.cards[id].holder, why="came_apart")
        if kind == "pilot_award" and on != flight:
            lay_on(s, id, on)


def forget_torpedo(s: State, flight: int) -> None:
    """A fighter that came home is loaded again."""
    s.lasting = tuple([m for m in s.lasting if m.card != flight or m.what != words.TORPEDO_FIRED])


def pilot_home(s: State, pilot: int, seat: int, holder: int = NONE) -> None:
    """A pilot with his awards goes untapped into a Ready Area."""
    kept = awards(s, pilot)
    holder = s.cards[pilot].holder if holder == NONE else holder
    change.move(s, pilot, words.READY[seat], holder=holder, why="saved")
    for award in kept:
        change.move(s, award, words.READY[seat], holder=s.cards[award].holder, why="went_along")
        lay_on(s, award, pilot)


def draw(s: State, seat: int, n: int) -> None:
    """Draw what is there (WC-9.2.4)."""
    for _ in range(n):
        if s.zones[words.DECK[seat]]:
            change.move(s, s.zones[words.DECK[seat]][-1], words.HAND[seat], why="drawn")


def statics(s: State, seat: int, kind: type) -> Iterator[Any]:
    """The lasting abilities of that kind of the seat's crew and capital ships (WC-5.8, WC-14.2)."""
    for id in s.zones[words.READY[seat]]:
        card = s.cards[id]
        if card.face.kind == "crew" and card.holder == seat:
            yield from (node for node in card.face.printed.card.always if type(node) is kind)
    for zone in words.NAVS:
        nav = nav_card(s, zone)
        if nav != NONE and s.cards[nav].holder == seat and s.cards[nav].face.kind == "capital_ship":
            yield from (node for node in s.cards[nav].face.printed.card.always if type(node) is kind)


def own_flights(s: State, seat: int) -> list[int]:
    """Every flight of the seat, position by position."""
    return [id for zone in words.POSITIONS for id in flights(s, zone, seat)]
