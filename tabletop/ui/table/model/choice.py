"""What can be done with a card, from the legal moves of a view alone; drag, click, keyboard and lists all ask here."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tabletop.core.move import NONE, Move, to_zone, zone_of
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
    return frozenset(m.card if m.card != NONE else m.target for m in legal(view)) - {NONE}


def lit_by(moves: Iterable[Move]) -> Lit:
    """The targets of some moves."""
    cards, zones, table = set(), set(), False
    for move in moves:
        if move.card == NONE:
            continue
        if (zone := zone_of(move.target)) != NONE:
            zones.add(zone)
        elif move.target == NONE:
            table = True
        else:
            cards.add(move.target)
    return Lit(frozenset(cards), frozenset(zones), table)


def aimed(view: View, moves: Iterable[Move], target: Target) -> list[Move]:
    """Those of the moves that this target means: the card (or its piece), else its zone, else the table."""
    moves = list(moves)
    if target.card in view.cards:
        piece = {target.card, bearer_of(view, target.card), *piece_of(view, target.card)}
        if found := [m for m in moves if m.target in piece and m.card != NONE]:
            exact = [m for m in found if m.target == target.card]
            return exact or found
    if target.zone != NONE and (found := [m for m in moves if m.target == to_zone(target.zone)]):
        return found
    return [m for m in moves if m.target == NONE or m.card == NONE]


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
