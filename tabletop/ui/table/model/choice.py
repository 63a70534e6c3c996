"""What can be done with a card, from the legal moves of a view alone; drag, click, keyboard and lists all ask here."""

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.core.move import NONE, Move, to_zone
from tabletop.core.view import View

PICKING = frozenset({"pick", "pay", "leave", "initiative", "choose_lrig"})
"""Verbs that one click plays: the question itself asks for a card."""


class Target(NamedTuple):
    """What is pointed at: a card, the zone it lies in or that was hit, or the table between them."""

    card: int = NONE
    zone: int = NONE


class Lit(NamedTuple):
    """What lights up for some moves: cards, zones, and whether the table itself is a target."""

    cards: frozenset[int]
    zones: frozenset[int]
    table: bool


DARK = Lit(frozenset(), frozenset(), False)


def legal(view: View | None) -> Sequence[Move]:
    """The legal moves of the seat that looks, if it is asked."""
    return view.decision.moves if view is not None and view.decision is not None else ()


def piece_of(view: View, id: int) -> list[int]:
    """The card and everything attached to it, directly or not."""
    found = [id]
    for bearer in found:
        found += [card.id for card in view.cards.values() if card.on == bearer and card.id not in found]
    return found


def bearer_of(view: View, id: int) -> int:
    """The card at the bottom of the piece that this card belongs to."""
    seen = {id}
    while (on := view.cards[id].on) != NONE and on in view.cards and on not in seen:
        id = on
        seen.add(id)
    return id


def moves_of(view: View | None, id: int) -> list[Move]:
    """Every legal move that this card, or a card attached to it, makes; or that names only it as its target."""
    if view is None or id not in view.cards:
        return []
    piece = set(piece_of(view, id))
    return [m for m in legal(view) if m.card in piece or (m.card == NONE and m.target == id)]


def movers(view: View | None) -> frozenset[int]:
    """The cards that have a legal move."""
    return frozenset(id for m in legal(view) if (id := m.card if m.card != NONE else m.target) >= 0)


def moves_at(view: View | None, zone: int) -> list[Move]:
    """The legal moves that name nothing but this zone: a battle is fought there, say."""
    return [m for m in legal(view) if m.card == NONE and m.target == to_zone(zone)] if zone != NONE else []


def single(moves: Sequence[Move]) -> Move | None:
    """The only thing that can be done, if there is exactly one."""
    return moves[0] if len(moves) == 1 else None


def asked_about(view: View | None) -> int:
    """The only card that the open question lets act, if only its target is open; else NONE."""
    moves = [move for move in legal(view) if move.card != NONE]
    return moves[0].card if len(moves) > 1 and same_act(moves) else NONE


def same_act(moves: Sequence[Move]) -> bool:
    """Whether the moves differ in nothing but their target."""
    return len({(m.verb, m.card, m.n, m.text) for m in moves}) == 1
