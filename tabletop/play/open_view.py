"""The table with all cards open, put together from what each seat may know: for watching, teaching and replays."""

from collections.abc import Sequence
from dataclasses import replace

from tabletop.core.event import EVERYBODY, Event
from tabletop.core.view import HANDLE, View
from tabletop.play.session import Session


def open_view(session: Session, seat: int, at: int | None = None) -> View:
    """What `seat` sees, and with it what any other seat sees; after `at` decisions (None: at the cursor)."""
    place = session.at if at is None else at
    views = [session.view_at(place, each) for each in range(session.rules.seats)]
    mine = views[seat]
    cards, zones = dict(mine.cards), []
    for zone, ids in enumerate(mine.zones):
        best = min((view.zones[zone] for view in views), key=_hidden)
        if best is not ids:
            for id in ids:
                cards.pop(id, None)
        zones.append(best)
    for view in views:
        for id, card in view.cards.items():
            if id in zones[card.zone] and (id not in cards or cards[id].face is None):
                cards[id] = card
    numbers = tuple(
        next((n for n in known if n is not None), None)
        for known in zip(*(v.numbers for v in views), strict=True)
    )
    return replace(mine, cards=cards, zones=tuple(zones), numbers=numbers)


def _hidden(ids: Sequence[int]) -> int:
    return sum(id >= HANDLE for id in ids)


def opened(events: Sequence[Event]) -> list[Event]:
    """The events as somebody who sees everything hears them."""
    return [event._replace(seats=EVERYBODY) for event in events]
