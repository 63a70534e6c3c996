"""What the rules could not accept in a position (after play by hand)."""

from collections.abc import Iterator

from tabletop.core.card import FACE_DOWN
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import State
from tabletop.games.confront_wisdom import table, words

SEATS = range(2)


def faults(s: State) -> list[Refusal]:
    """Everything, each with the rule that it breaks."""
    found = [*_markers(s), *_attached(s)]
    for seat in SEATS:
        found += [*_book(s, seat), *_field(s, seat), *_damage(s, seat), *_discard(s, seat)]
    return found


def _book(s: State, seat: int) -> Iterator[Refusal]:
    ids = table.book(s, seat)
    if len(ids) > words.BOOK_SIZE:
        yield refuse("CW-4.1", "faults.cw_book_size", n=len(ids), most=words.BOOK_SIZE)
    for id in ids:
        if s.cards[id].owner != seat:
            yield refuse("CW-4.7", "faults.cw_foreign_book", card=s.cards[id].face)
        if s.cards[id].pose != words.ACTIVE:
            yield refuse("CW-4.4", "faults.cw_book_pose", card=s.cards[id].face)


def _field(s: State, seat: int) -> Iterator[Refusal]:
    for id in s.zones[words.FIELD[seat]]:
        card = s.cards[id]
        if card.owner != seat:
            yield refuse("CW-3.6", "faults.cw_foreign_field", card=card.face)
        if card.pose == words.DAMAGE:
            yield refuse("CW-3.6", "faults.cw_damage_on_field", card=card.face)
        elif card.pose & FACE_DOWN and card.face.kind == "assist":
            yield refuse("CW-3.8", "faults.cw_assist_blank", card=card.face)


def _damage(s: State, seat: int) -> Iterator[Refusal]:
    row = s.zones[words.DAMAGE_ROW[seat]]
    most = s.options["damage_to_lose"]
    if len(row) >= most and s.winner < 0:
        yield refuse("CW-10.3", "faults.cw_lost", n=len(row), most=most)
    for id in row:
        if s.cards[id].pose != words.DAMAGE:
            yield refuse("CW-10.1", "faults.cw_damage_pose", card=s.cards[id].face)
        if s.cards[id].owner != seat:
            yield refuse("CW-3.6", "faults.cw_foreign_damage", card=s.cards[id].face)


def _discard(s: State, seat: int) -> Iterator[Refusal]:
    for id in s.zones[words.DISCARD[seat]]:
        if s.cards[id].owner != seat:
            yield refuse("CW-12.5", "faults.cw_foreign_discard", card=s.cards[id].face)


def _markers(s: State) -> Iterator[Refusal]:
    """Damage markers are no cards: they are in a damage row or nowhere (CW-10.6)."""
    places = {*words.DAMAGE_ROW, words.GONE}
    for card in s.cards:
        if card.face.kind == "marker" and card.zone not in places:
            yield refuse("CW-10.6", "faults.cw_marker", card=card.face)


def _attached(s: State) -> Iterator[Refusal]:
    """The field has no positions; cards lie on no others (CW-3.7)."""
    for card in s.cards:
        if card.on >= 0:
            yield refuse("CW-3.7", "faults.cw_attached", card=card.face)
