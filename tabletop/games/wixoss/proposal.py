"""Which cards to pay with: a proposal for every open payment, and what of the cost is still owed (WX-8.6)."""

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from tabletop.core.move import Move
from tabletop.core.ruleset import Routine
from tabletop.core.state import State
from tabletop.effects.vocabulary import Words
from tabletop.games.wixoss.cards import Need
from tabletop.games.wixoss.ener import all_used, serves_as

if TYPE_CHECKING:
    from tabletop.games.wixoss.payment import Payment

PAY_WITH = "wixoss.routine.pay_with"


def proposal(s: State, payment: "Payment", wanted: tuple[int, ...] = ()) -> tuple[int, ...]:
    """A whole exact payment, ids ascending, that goes on from what is taken and uses what is `wanted` if it can.

    Cards that pay only one colour go before those that pay several, common colours before rare ones. Exact payments
    are the bases of a matroid: taking the best card that still fits, again and again, finds the best payment.
    """
    masks = dict(serves_as(s, payment.player))
    common = Counter(masks.values())
    last = payment.taken[-1] if payment.taken else -1
    chosen = list(payment.taken)

    def reluctance(id: int) -> tuple[bool, int, int, int]:
        return id not in wanted, masks[id].bit_count(), -common[masks[id]], id

    for id in sorted((id for id in masks if id > last), key=reluctance):
        if len(chosen) < sum(payment.need) and all_used([masks[i] for i in (*chosen, id)], payment.need):
            chosen.append(id)
    return tuple(sorted(chosen))


def fitting(s: State, payment: "Payment", wanted: tuple[int, ...] = ()) -> list[int]:
    """Every card that an exact payment can take beside what is taken and `wanted`: what goes together always goes on
    to a whole payment."""
    masks = dict(serves_as(s, payment.player))
    last = payment.taken[-1] if payment.taken else -1
    held = [masks[id] for id in (*payment.taken, *wanted)]
    if len(held) >= sum(payment.need):
        return []
    return [
        id for id, mask in masks.items() if id > last and id not in wanted and all_used([*held, mask], payment.need)
    ]


def routine(s: State, payment: "Payment", wanted: tuple[int, ...] = ()) -> Routine:
    """The proposal as one answer; the others bring in each face that it leaves out."""
    first = proposal(s, payment, wanted)
    ways = {_faces(s, first): first}
    for id in fitting(s, payment, wanted):
        way = proposal(s, payment, (*wanted, id))
        ways.setdefault(_faces(s, way), way)
    found = [_answer(s, payment, way) for way in ways.values()]
    return found[0]._replace(others=tuple(found[1:]))


def _faces(s: State, way: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(sorted(s.cards[id].face.id for id in way))


def _answer(s: State, payment: "Payment", way: tuple[int, ...]) -> Routine:
    moves: list[Move] = []
    for id in way[len(payment.taken) :]:
        offered = {move.card: move for move in payment.moves(s)}
        if id not in offered:
            break
        moves.append(offered[id])
        payment = replace(payment, taken=(*payment.taken, id))
    return Routine(PAY_WITH, tuple(moves), (("cards", _names(s, way)),))


def _names(s: State, way: tuple[int, ...]) -> Words:
    """The cards with how many of each; names of this game have commas in them."""
    faces = Counter(s.cards[id].face.id for id in way)
    named = {s.cards[id].face.id: s.cards[id].face.name for id in way}

    def told(language: str) -> str:
        return " + ".join(
            named[id].get(language, id) + (f" ×{n}" if n > 1 else "") for id, n in faces.items()
        )

    return Words(told("en"), told("ja"))


def owed(s: State, payment: "Payment", wanted: tuple[int, ...] = ()) -> Need:
    """The symbols that neither what is taken nor what is `wanted` pays, if the rest is paid as proposed."""
    masks = dict(serves_as(s, payment.player))
    left = list(payment.need)
    for id, symbol in _matched(masks, proposal(s, payment, wanted), payment.need).items():
        if id in payment.taken or id in wanted:
            left[symbol] -= 1
    w, r, u, g, b, c = left
    return (w, r, u, g, b, c)


def _matched(masks: dict[int, int], way: tuple[int, ...], need: Need) -> dict[int, int]:
    """Which symbol each card pays; colours find their cards first, any card pays what is left."""
    symbols = [i for i in range(5) for _ in range(need[i])]
    payer: dict[int, int] = {}

    def seek(place: int, seen: set[int]) -> bool:
        for id in way:
            if id not in seen and masks[id] >> symbols[place] & 1:
                seen.add(id)
                held = payer.get(id)
                if held is None or seek(held, seen):
                    payer[id] = place
                    return True
        return False

    for place in range(len(symbols)):
        seek(place, set())
    return {id: symbols[payer[id]] if id in payer else 5 for id in way}
