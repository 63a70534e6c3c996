"""What lies on the table, and the ways in which cards come and go."""

from functools import cache
from typing import NamedTuple

from tabletop.core.card import Face
from tabletop.core.change import INNER, attach, attached, move, random_below, show, tell, turn
from tabletop.core.move import NONE
from tabletop.core.state import State
from tabletop.effects.lasting import forget
from tabletop.games.jedi_knights import words
from tabletop.games.jedi_knights.cards import title
from tabletop.games.jedi_knights.teams import members, seats

_EVERYBODY = 0xFF


class Battle(NamedTuple):
    """A battle that is going on (JK-9). `supporters`, the bonuses and `tactical` are by side; `fired` are the
    participants that have used a weapon, `spared` the cards that will not be discarded."""

    kind: str
    attacker: int
    defender: int
    supporters: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    fired: tuple[int, ...] = ()
    bonus: tuple[int, int] = (0, 0)
    tactical: tuple[int, int] = (0, 0)
    weapons_bonus: tuple[int, int] = (0, 0)
    spared: tuple[int, ...] = ()
    over: bool = False


def battle(s: State) -> Battle | None:
    """The battle that is going on."""
    found: Battle | None = s.memory[words.BATTLE]
    return found


def fighting_zone(kind: str) -> tuple[int, ...]:
    """Where battles of that kind are fought, by seat (JK-9.3)."""
    return words.AT_SITE if kind == "character" else words.AT_SYSTEM


def of_kind(s: State, zone: int, kind: str) -> list[int]:
    """The cards of a kind in a zone, oldest first."""
    cards = s.cards
    return [id for id in s.zones[zone] if cards[id].face.kind == kind]


def characters(s: State, seat: int) -> list[int]:
    """Own characters at the site; those aboard a starship are not there (JK-1.4)."""
    return of_kind(s, words.AT_SITE[seat], "character")


def starships(s: State, seat: int) -> list[int]:
    """Own starships at the system."""
    return of_kind(s, words.AT_SYSTEM[seat], "starship")


def aboard(s: State, ship: int) -> list[int]:
    """The characters aboard a starship."""
    return [id for id in attached(s, ship) if s.cards[id].face.kind == "character"]


def in_play(s: State, id: int) -> bool:
    """At the site, at the system or aboard."""
    return s.rules.zones[s.cards[id].zone].key in ("at_site", "at_system")


def theme_face(s: State, seat: int) -> Face | None:
    """The theme of a seat."""
    ids = s.zones[words.THEME[seat]]
    return s.cards[ids[0]].face if ids else None


def theme_number(s: State, seat: int) -> int:
    """The last decider (JK-2.14)."""
    face = theme_face(s, seat)
    return face.values.get("theme_number", 0) if face else 0


@cache
def person(theme: Face | None) -> str:
    """The person of a theme: the title of its starting Hero, else its own title (JK-13.6)."""
    if theme is None:
        return ""
    named = theme.printed.starting_cards
    return named[0].split(",")[0] if named else title(theme)


def force(s: State, seat: int, what: str) -> int:
    """A number of the force card in use (JK-2.4)."""
    ids = s.zones[words.FORCE_IN_USE[seat]]
    return s.cards[ids[-1]].face.values.get(what, 0) if ids else 0


def by_number(s: State, what: str) -> int:
    """The seat with the highest force number, then theme number (JK-5.3, JK-16.3)."""
    return max(seats(s), key=lambda seat: (force(s, seat, what), theme_number(s, seat)))


def last_decider(s: State) -> int:
    """The seat with the highest theme number (JK-2.14)."""
    return max(seats(s), key=lambda seat: theme_number(s, seat))


def captain(s: State, side: int) -> int:
    """Who brings the locations of a side: the partner with the higher theme number (JK-16.2)."""
    return max(members(s, side), key=lambda seat: theme_number(s, seat))


def in_final_conflict(s: State) -> bool:
    """The fourth planet is in play (JK-12.2)."""
    return s.numbers[words.PLANET] >= words.PLANETS_IN_ALL


def hide(s: State, id: int) -> None:
    """Nobody may look at this card any more (JK-1.5)."""
    if s.cards[id].known:
        s.cards[id] = s.cards[id].known_to(0)


def is_starting_hero(face: Face) -> bool:
    """JK-13.4: what makes it one is its text, kept as a mark of the card."""
    return face.kind == "character" and "starting" in face.traits


def discard(s: State, id: int, why: str = "discarded") -> None:
    """To the owner's discard pile with everything on it (JK-1.8, JK-1.9); a starting Hero that leaves play goes to
    the theme pile (JK-13.4)."""
    playing = in_play(s, id)
    for other in attached(s, id):
        discard(s, other, why)
    forget(s, id)
    card = s.cards[id]
    if playing and is_starting_hero(card.face):
        move(s, id, words.THEME_PILE[card.owner], why=why)
        return
    pile = words.DISCARD[card.owner]
    for covered in s.zones[pile][-1:]:
        hide(s, covered)
    s.cards[id] = card.known_to(_EVERYBODY)
    move(s, id, pile, why=why)


def sweep(s: State, id: int) -> None:
    """To the owner's theme pile, alone (JK-11.7); told for all cards together, since nobody follows them there."""
    forget(s, id)
    move(s, id, words.THEME_PILE[s.cards[id].owner], why=INNER)


def put_aboard(s: State, id: int, ship: int, why: str = "moved") -> None:
    """A character with its weapons onto a starship, in the state in which it is (JK-10.5)."""
    _relocate(s, id, words.AT_SYSTEM[s.cards[id].owner], why)
    attach(s, id, ship)


def put_ashore(s: State, id: int, why: str = "moved") -> None:
    """A character with its weapons to the site (JK-10.5)."""
    _relocate(s, id, words.AT_SITE[s.cards[id].owner], why)


def _relocate(s: State, id: int, zone: int, why: str) -> None:
    carried = attached(s, id)
    move(s, id, zone, s.cards[id].pose, why=why)
    for weapon in carried:
        move(s, weapon, zone, s.cards[weapon].pose, why=why)
        attach(s, weapon, id)


def arm(s: State, weapon: int, bearer: int, why: str = "moved") -> None:
    """Put a weapon on its bearer."""
    zone = s.cards[bearer].zone
    if s.cards[weapon].zone != zone:
        move(s, weapon, zone, why=why)
    attach(s, weapon, bearer)


def draw(s: State, seat: int, n: int) -> None:
    """Draw cards; an empty draw deck gives nothing (JK-1.10)."""
    for _ in range(min(n, len(s.zones[words.DRAW_DECK[seat]]))):
        move(s, s.zones[words.DRAW_DECK[seat]][-1], words.HAND[seat], why="drawn")


def discard_at_random(s: State, seat: int, n: int) -> None:
    """Chance picks from the hand."""
    for _ in range(min(n, len(s.zones[words.HAND[seat]]))):
        hand = s.zones[words.HAND[seat]]
        discard(s, hand[random_below(s, len(hand))])


def set_state(s: State, id: int, state: str) -> None:
    """Ready or rotate a card."""
    turn(s, id, words.READY if state == "ready" else words.ROTATED)


def look(s: State, player: int, seat: int, what: str) -> None:
    """The player sees the whole draw deck."""
    for id in s.zones[words.DRAW_DECK[seat]]:
        show(s, id, 1 << player)


def move_to(s: State, id: int, place: str, state: str | None) -> None:
    """Into the hand or onto the discard pile."""
    if place == "discard":
        discard(s, id)
    else:
        move(s, id, words.HAND[s.cards[id].owner], why="taken")


def spare(s: State, id: int) -> None:
    """This card is not discarded by the hit or the defeat that it has just met."""
    fight = battle(s)
    if fight is not None:
        s.memory[words.BATTLE] = fight._replace(spared=(*fight.spared, id))
        tell(s, "spared", id)


__all__ = ["NONE", "Battle", "battle", "discard", "draw"]
