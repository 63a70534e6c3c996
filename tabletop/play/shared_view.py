"""The table as everybody who sits at it may see it: what one of them may not know lies face down."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from tabletop.core.event import Event
from tabletop.core.move import NONE, Move
from tabletop.core.view import HANDLE, CardView, Decision, View, cut, handles

if TYPE_CHECKING:
    from tabletop.play.session import Session


def shared_view(session: "Session", people: Sequence[int], seat: int, at: int | None = None) -> View:
    """What all of these seats know, seen from `seat`, one of them; after `at` decisions (None: at the cursor).

    The question is there in the words that the others hear; of its answers only the one that lets things go on,
    which is the same whatever anybody holds.
    """
    place = session.at if at is None else at
    views = [session.view_at(place, each) for each in people]
    own = next((view for view in views if view.seat == seat), views[0])
    ids = tuple(max(known, key=_hidden) for known in zip(*(view.zones for view in views), strict=True))
    cards = {id: _least(views, id) for id in dict.fromkeys(id for zone in ids for id in zone)}
    numbers = tuple(
        None if None in known else known[0] for known in zip(*(view.numbers for view in views), strict=True)
    )
    other = next((view for view in views if view.seat != seat), own)
    asked = other.decision if own.decision is None or own.decision.seat == seat else own.decision
    facts = {key: value for key, value in own.facts.items() if all(view.facts.get(key) == value for view in views)}
    return replace(
        own, cards=cards, zones=ids, numbers=numbers, facts=facts,
        decision=None if asked is None else Decision(asked.seat, asked.prompt, tuple(_going_on(session, own.decision))),
    )  # fmt: skip


def shared_events(session: "Session", people: Sequence[int], at: int) -> list[Event]:
    """What the decision told all of these seats: faces that one of them may not know are not in it."""
    state = session.state_at(at)
    hidden = [handles(state, seat) for seat in people]
    heard = []
    for event in session.told(at):
        cuts = [cut(event, seat, known) for seat, known in zip(people, hidden, strict=True)]
        best = max(cuts, key=lambda one: one.card)
        heard.append(best._replace(seats=min(one.seats for one in cuts)))
    return heard


def going_on(session: "Session", moves: Sequence[Move]) -> Move | None:
    """The answer without any card that lets things go on; None where there is none, or where a set is in the making."""
    top = session.state.stack[-1]
    if top.part or top.secret:
        return None
    verbs = session.rules.passes
    return next((m for m in moves if m.verb in verbs and m.card == NONE and m.target == NONE), None)


def _going_on(session: "Session", decision: Decision | None) -> Iterator[Move]:
    if decision is not None and not session.over and (move := going_on(session, decision.moves)) is not None:
        yield move


def _least(views: Sequence[View], id: int) -> CardView:
    """The card as the one sees it who knows least of it."""
    found = [card for view in views if (card := view.cards.get(id)) is not None]
    if len(found) == len(views) and all(card.face is not None for card in found):
        return found[0]
    blank = next((card for card in found if card.face is None), found[0])
    return blank._replace(face=None, values={}, public=False)


def _hidden(ids: Sequence[int]) -> int:
    return sum(id >= HANDLE for id in ids)
