"""Questions to the table, and the changes of this game that several steps share."""

from tabletop.core.card import FACE_DOWN, Card
from tabletop.core.change import end_game, move, tell, turn
from tabletop.core.move import NONE
from tabletop.core.state import Modifier, State
from tabletop.effects.lasting import changed, forget, lasts, marked, unmark
from tabletop.games.confront_wisdom import words
from tabletop.games.confront_wisdom.cards import MARKER

MOVED = "moved"
"""Memory: whether a card changed zone this turn (CW-12.5)."""


def value(s: State, id: int, what: str) -> int:
    """Current power, level or soul; printed ones anywhere but face up on the field (CW-2.7)."""
    card = s.cards[id]
    printed = card.face.values.get(what, 0)
    if not s.lasting or card.pose & FACE_DOWN or card.zone not in words.FIELD:
        return printed
    n = changed(s, id, what, printed)
    return n if what == "power" or n > 0 else 0


def tops(s: State, seat: int) -> list[int]:
    """The available cards: the topmost of each column that has one (CW-4.2)."""
    return [ids[-1] for ids in s.zones[words.BOOK[seat]] if ids]


def deep_tops(s: State, seat: int) -> list[int]:
    """The available cards with another one beneath."""
    return [ids[-1] for ids in s.zones[words.BOOK[seat]] if len(ids) > 1]


def book(s: State, seat: int) -> list[int]:
    """Every card still in the book."""
    return [id for ids in s.zones[words.BOOK[seat]] for id in ids]


def damage(s: State, seat: int) -> int:
    """How many damage cards, markers included (CW-10.6)."""
    return len(s.zones[words.DAMAGE_ROW[seat]])


def soul_total(s: State, seat: int) -> int:
    """Soul of a field: current soul of face-up cards, 1 for each blank (CW-7.4)."""
    total, cards, field = 0, s.cards, s.zones[words.FIELD[seat]]
    for m in s.lasting:
        if m.what == "soul":
            return sum([1 if cards[id].pose & FACE_DOWN else value(s, id, "soul") for id in field])
    for id in field:
        card = cards[id]
        total += 1 if card.pose & FACE_DOWN else card.face.values["soul"]
    return total


def points(s: State, seat: int) -> int:
    """Points of a Set step before anything is spent: opposing soul and own damage (CW-7.2)."""
    return soul_total(s, 1 - seat) + len(s.zones[words.DAMAGE_ROW[seat]])


def put(s: State, id: int, zone: int, pose: int = 0, why: str = "moved", bottom: bool = False) -> None:
    """Move a card; changed values and marks do not follow it (CW-11.9), the turn is not quiet (CW-12.5)."""
    if s.lasting:
        forget(s, id)
    s.memory[MOVED] = True
    move(s, id, zone, pose, NONE, bottom, why)


def to_book(s: State, id: int, bottom: bool) -> None:
    """Into the column with the fewest cards, leftmost if several (CW-4.7)."""
    columns = words.COLUMN[s.cards[id].owner]
    shortest = min(columns, key=lambda column: len(s.zones[column]))
    put(s, id, shortest, why="returned", bottom=bottom)


def flip_to_blank(s: State, id: int) -> None:
    """A unit becomes an ordinary blank (CW-3.8); an assist never does."""
    if s.cards[id].face.kind == "unit" and not s.cards[id].pose & FACE_DOWN:
        forget(s, id)
        turn(s, id, words.BLANK, "blanked")


def destroy(s: State, id: int) -> bool:
    """To the discard pile, unless protected (CW-11.8, CW-11.9). True if it went."""
    card: Card = s.cards[id]
    if card.zone not in words.FIELD:
        return False
    if marked(s, id, words.PROTECTED_FROM_DESTRUCTION):
        unmark(s, id, words.PROTECTED_FROM_DESTRUCTION)
        tell(s, "protected", id)
        if value(s, id, "power") <= 0:
            lasts(s, Modifier(id, "power", "set", 1, ("start", card.owner), id))
        return False
    put(s, id, words.DISCARD[card.owner], why="destroyed")
    return True


def destroy_worn_out(s: State, player: int) -> None:
    """Face-up units with power 0 or less, the player's own first, oldest first (CW-11.6)."""
    cards, changes = s.cards, [m.card for m in s.lasting if m.what == "power"]
    for seat in (player, 1 - player):
        for id in s.zones[words.FIELD[seat]]:
            may_be = id in changes or cards[id].face.values.get("power") == 0
            if may_be and words.is_unit(cards[id]) and value(s, id, "power") <= 0:
                destroy(s, id)


def take_damage(s: State, id: int) -> None:
    """An available card becomes the newest damage card (CW-10.1); the last one loses (CW-10.3)."""
    owner = s.cards[id].owner
    put(s, id, words.DAMAGE_ROW[owner], words.DAMAGE, "damaged")
    _check_loss(s, owner)


def take_marker(s: State, seat: int) -> None:
    """A hit on a player without a book (CW-10.6)."""
    s.cards.append(Card(MARKER, seat, seat, words.GONE))
    s.zones[words.GONE] = (*s.zones[words.GONE], len(s.cards) - 1)
    put(s, len(s.cards) - 1, words.DAMAGE_ROW[seat], words.DAMAGE, "damaged")
    _check_loss(s, seat)


def _check_loss(s: State, seat: int) -> None:
    if damage(s, seat) >= s.options["damage_to_lose"]:
        end_game(s, 1 - seat, "damage")


def heal(s: State, seat: int, to: str) -> None:
    """The newest damage card goes to `to` (CW-10.8); a marker vanishes."""
    row = s.zones[words.DAMAGE_ROW[seat]]
    if not row:
        return
    id = row[-1]
    if s.cards[id].face is MARKER:
        put(s, id, words.GONE, why="healed")
    elif to == "discard":
        put(s, id, words.DISCARD[seat], why="healed")
    else:
        to_book(s, id, bottom=to == "book_bottom")


__all__ = [
    "MOVED", "NONE", "book", "damage", "deep_tops", "destroy", "destroy_worn_out", "flip_to_blank", "heal", "points",
    "put", "soul_total", "take_damage", "take_marker", "to_book", "tops", "value",
]  # fmt: skip
