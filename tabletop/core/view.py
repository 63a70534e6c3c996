"""What one seat may know. Nothing in a view leads back to the state."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from tabletop.core.card import Face
from tabletop.core.change import seers
from tabletop.core.event import Event
from tabletop.core.move import NONE, Move
from tabletop.core.prompt import Held, Prompt
from tabletop.core.reason import Reason
from tabletop.core.ruleset import ruleset_of
from tabletop.core.state import State
from tabletop.core.zone import ALL

HANDLE = 100_000
"""Ids from here on stand for 'some card of a hidden zone without order': HANDLE + zone * 256 + place."""


class CardView(NamedTuple):
    """A card as a seat sees it; `face` is None where the seat does not know it.

    `values` are the current numbers (only where the zone is live), `reasons` why they differ from the printed ones,
    `marks` words for states that last (the ruleset's own). `public`: every seat knows the face.
    """

    id: int
    face: Face | None
    owner: int
    holder: int
    zone: int
    pose: int
    on: int
    counters: tuple[tuple[str, int], ...]
    values: Mapping[str, int]
    reasons: tuple[Reason, ...]
    marks: tuple[str, ...]
    public: bool = False


class Decision(NamedTuple):
    """An open question: who is asked, in which words, every legal answer and what was chosen for it so far (neither
    for other seats)."""

    seat: int
    prompt: Prompt
    moves: tuple[Move, ...]
    held: Held = Held()


@dataclass(frozen=True, slots=True)
class View:
    """`zones[i]` are the ids in zone i of the ruleset, bottom first; hidden, unordered ones are handles.

    `numbers[i]` is None where the seat may not know it. `decision.moves` is filled for the asked seat only.
    `facts` are the ruleset's own public words and numbers (phase, points left, totals of a battle …).
    """

    seat: int
    cards: Mapping[int, CardView]
    zones: tuple[tuple[int, ...], ...]
    numbers: tuple[int | None, ...]
    turn: int
    player: int
    winner: int
    phase: str
    decision: Decision | None
    facts: Mapping[str, Any]


def sees(s: State, seat: int, id: int) -> bool:
    """Whether the seat knows the face of this card."""
    return bool(seers(s, s.cards[id]) >> seat & 1)


def _card_view(s: State, seat: int, id: int, handle: int) -> CardView:
    card = s.cards[id]
    seen_by, everybody = seers(s, card), (1 << s.rules.seats) - 1
    known = seen_by >> seat & 1
    face = card.face if known else None
    live = s.rules.zones[card.zone].live
    values = ruleset_of(s).current_values(s, id) if known and live else {}
    reasons = ruleset_of(s).reasons(s, id) if live else ()
    marks = ruleset_of(s).marks(s, id) if live else ()
    return CardView(
        handle, face, card.owner, card.holder, card.zone, card.pose, card.on, card.counters, values, reasons, marks,
        seen_by & everybody == everybody,
    )


def _lies_hidden(s: State, seat: int, zone: int) -> bool:
    there = s.rules.zones[zone]
    return not there.ordered and there.sees != ALL and there.owner != seat


def handles(s: State, seat: int) -> dict[int, int]:
    """id -> handle for the cards that this seat can not tell apart by their place."""
    found: dict[int, int] = {}
    for zone, ids in enumerate(s.zones):
        if _lies_hidden(s, seat, zone):
            hidden = sorted(id for id in ids if not sees(s, seat, id))
            found.update({id: HANDLE + zone * 256 + place for place, id in enumerate(hidden)})
    return found


def decision(s: State, seat: int) -> Decision | None:
    """The open question as this seat sees it."""
    if s.winner >= 0:
        return None
    top = s.stack[-1]
    if top.player != seat:
        return Decision(top.player, _overheard(s, top.overheard(s), seat), ())
    return Decision(seat, top.prompt(s), tuple(s.legal), _held(s, seat))


def _held(s: State, seat: int) -> Held:
    """What the act under way has chosen: what its frames hold, from the one that began it up to the top."""
    held = Held()
    for frame in reversed(s.stack):
        if frame.player != seat:
            break
        held = frame.held(s) + held
        if not frame.part:
            break
    return held


def _overheard(s: State, asked: Prompt, seat: int) -> Prompt:
    """Somebody else's question without the names of cards that `seat` does not see."""
    seen = s.cards[asked.source].face if asked.source >= 0 and sees(s, seat, asked.source) else None
    values = tuple(
        (name, None if isinstance(value, Face) and value is not seen else value) for name, value in asked.values
    )
    return asked._replace(values=values, source=asked.source if seen is not None else NONE)


def project(s: State, seat: int) -> View:
    """Everything that `seat` may know."""
    hidden = handles(s, seat)
    cards: dict[int, CardView] = {}
    zones: list[tuple[int, ...]] = []
    for ids in s.zones:
        seen = tuple(hidden.get(id, id) for id in ids)
        if any(id >= HANDLE for id in seen):
            seen = tuple(sorted(seen))
        zones.append(seen)
        for id in ids:
            handle = hidden.get(id, id)
            cards[handle] = _card_view(s, seat, id, handle)
    numbers = tuple(
        value if there.seen or there.owner == seat else None
        for value, there in zip(s.numbers, s.rules.numbers, strict=True)
    )
    return View(
        seat, cards, tuple(zones), numbers, s.turn, s.player, s.winner, ruleset_of(s).phase(s), decision(s, seat),
        ruleset_of(s).facts(s, seat),
    )  # fmt: skip


def cut(event: Event, seat: int, hidden: Mapping[int, int]) -> Event:
    """The event as `seat` may hear it: cards that it can not tell apart become handles."""
    card = hidden.get(event.card, event.card)
    return event._replace(card=card, seats=event.seats >> seat & 1 if event.seats >= 0 else 1)


__all__ = [
    "HANDLE", "NONE", "CardView", "Decision", "Reason", "View", "cut", "decision", "handles", "project", "sees",
]  # fmt: skip
