"""What can be done with a card, from the legal moves of a view alone; drag, click, keyboard and lists all ask here."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from tabletop.core.move import NONE, Move, to_zone, zone_of
from tabletop.core.refusal import Refusal
from tabletop.core.view import View
from tabletop.ui.table.words import Words

PICKING = frozenset({"pick"})
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


def same_act(moves: Sequence[Move]) -> bool:
    """Whether the moves differ in nothing but their target."""
    return len({(m.verb, m.card, m.n, m.text) for m in moves}) == 1


def refusal_for(
    view: View, words: Words, verbs: Iterable[str], general: str, id: int, target: Target
) -> tuple[Move, Refusal] | None:
    """Why nothing can be done with this card there: what was probably meant, and the most telling reason against it.

    `general` is the rule that only says whose turn it is: any other reason tells more.
    """
    last: tuple[Move, Refusal] | None = None
    for move in _supposed(view, verbs, id, target):
        refusal = words.why_not(move)
        if refusal is None:
            continue
        if refusal.rule != general:
            return move, refusal
        last = last or (move, refusal)
    return last


def _supposed(view: View, verbs: Iterable[str], id: int, target: Target) -> Iterator[Move]:
    """The moves that a person may have meant, likeliest first."""
    aims = []
    if target.card != NONE and target.card != id:
        aims.append(target.card)
    if target.zone != NONE:
        aims.append(to_zone(target.zone))
    aims.append(NONE)
    open_moves = legal(view)
    mine = [m for m in open_moves if m.card == id]
    kinds: dict[tuple[str, int], bool] = {}
    for move in (*mine, *open_moves):
        if move.card != NONE:
            kinds.setdefault((move.verb, move.n), move.target != NONE)
    for (verb, n), takes_target in kinds.items():
        for aim in aims if takes_target else [NONE]:
            yield Move(verb, id, aim, n)
    for verb in sorted(verbs):
        for aim in aims:
            yield Move(verb, id, aim)


def refused_verbs(
    view: View, words: Words, verbs: Iterable[str], general: str, id: int
) -> list[tuple[Move, Refusal]]:
    """What else one might want to do with this card, with the rule that forbids each."""
    possible = {m.verb for m in moves_of(view, id)}
    found = []
    for verb in sorted(set(verbs) - possible):
        move = Move(verb, id)
        refusal = words.why_not(move)
        if refusal is not None and refusal.rule != general:
            found.append((move, refusal))
    return found
