"""What a seat was told that the table no longer shows: the shots and the end of the last battle, the last check, the
order in which the planets were chosen. Everything is read from the session's line, so that it goes back with it.

A card that has gone to somebody's hidden pile within a decision is told of by a handle. So cards are named as they lay
before it, by the move that was made, and sides by the owner of what the event is about.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from tabletop.core.card import Face
from tabletop.core.event import Event
from tabletop.core.move import NONE, Move
from tabletop.core.ruleset import Ruleset
from tabletop.core.view import View
from tabletop.games.jedi_knights.teams import side
from tabletop.library.wording import card_name, face_name
from tabletop.play.session import Session

ENDS = ("controlled", "uncontrolled")


@dataclass
class Shot:
    """A weapon that was used, by the names of the cards; `destiny` is None until it is drawn, `hit` until it is seen
    whether it hits."""

    weapon: str
    target: str
    defense: int
    destiny: int | None = None
    total: int = 0
    hit: bool | None = None


@dataclass
class Fought:
    """A battle of that turn, everything by side: its principals, the powers compared, the winner (NONE: nobody fell);
    `compared` is empty where it came to no comparison."""

    turn: int
    principals: dict[int, str]
    shots: list[Shot] = field(default_factory=list)
    compared: dict[int, int] = field(default_factory=dict)
    winner: int = NONE


@dataclass
class Checked:
    """The last control check: the planet, each side's total, the destinies drawn (side, number), who controls it."""

    place: str
    totals: dict[int, int] = field(default_factory=dict)
    contest: list[tuple[int, int]] = field(default_factory=list)
    side: int = NONE


class Step(NamedTuple):
    """One decision, as a seat was told of it: what it could see before and after."""

    session: Session
    seat: int
    at: int
    move: Move
    events: Sequence[Event]

    @property
    def before(self) -> View:
        """The table as it was."""
        return self.session.view_at(self.at - 1, self.seat)

    def side_of(self, id: int) -> int:
        """Whose card it is that an event is about."""
        after = self.session.view_at(self.at, self.seat).cards
        return side((after[id] if id in after else self.before.cards[id]).owner)


def _back(session: Session, seat: int) -> Iterator[Step]:
    """The decisions, the last one first."""
    for at in range(session.at, 0, -1):
        move, _, events = session.step(at, seat)
        yield Step(session, seat, at, move, events)


def last_battle(session: Session, seat: int) -> Fought | None:
    """The battle that goes on, else the last one of this turn; the one that ended the turn before, too."""
    steps = _since_the_attack(session, seat)
    if not steps or steps[0].move.verb != "attack":
        return None
    view, attack = steps[0].before, steps[0].move
    names = {side(view.cards[id].owner): card_name(view, id) for id in (attack.card, attack.target)}
    found = Fought(view.turn, names)
    for step in steps:
        for event in step.events:
            _count_shot(found.shots, step, event)
            if event.kind == "fought_with":
                found.compared[step.side_of(event.card)] = event.n
            elif event.kind == "battle_won":
                found.winner = step.side_of(event.card)
    return found


def _since_the_attack(session: Session, seat: int) -> list[Step]:
    found: list[Step] = []
    for step in _back(session, seat):
        found.append(step)
        kinds = {event.kind for event in step.events}
        if "attacked" in kinds:
            return found[::-1]
        if "turn_began" in kinds and "battle_ended" not in kinds:
            return []
    return []


def _count_shot(shots: list[Shot], step: Step, event: Event) -> None:
    if event.kind == "aimed":
        view, move = step.before, step.move
        shots.append(Shot(card_name(view, move.card), card_name(view, move.target), _defense(view, move.target)))
    elif not shots:
        return
    elif event.kind in ("destiny_drawn", "destiny_missing"):
        shots[-1].destiny = event.n if event.kind == "destiny_drawn" else 0
    elif event.kind in ("hit", "missed"):
        shots[-1].hit, shots[-1].total = event.kind == "hit", event.n
        shots[-1].defense = _defense(step.before, event.target)


def _defense(view: View, id: int) -> int:
    return view.cards[id].values.get("defense", 0)


def last_check(session: Session, seat: int) -> Checked | None:
    """The check that ended the planet before this one, while the first turn of the next one has just begun."""
    step = next((step for step in _back(session, seat) if any(e.kind == "turn_began" for e in step.events)), None)
    end = next((event for event in step.events if event.kind in ENDS), None) if step is not None else None
    if step is None or end is None:
        return None
    found = Checked(planet_of(session.rules, step.before), side=end.n if end.kind == "controlled" else NONE)
    for event in step.events[: step.events.index(end)]:
        if event.kind == "totalled":
            found.totals[step.side_of(event.card)] = event.n
        elif event.kind == "destiny_drawn" and found.totals:
            found.contest.append((step.side_of(event.card), event.n))
    return found


def planet_of(rules: Ruleset, view: View) -> str:
    """The name of the planet in play; "" before there is one."""
    return next((_planet(view.cards[id].face) for id in view.zones[rules.zone("site", NONE)]), "")


def _planet(location: Face | None) -> str:
    return face_name(location.other or location) if location is not None else ""


def chosen_sites(session: Session, seat: int) -> list[tuple[str, int]]:
    """(planet, seat whose site it is) in the order of play: the one chosen last comes first (JK-4.4)."""
    found: list[tuple[str, int]] = []
    for at in range(1, session.at + 1):
        for event in session.step(at, seat)[2]:
            if event.kind == "moved" and event.why == "chosen":
                card = session.view_at(at, seat).cards[event.card]
                found.append((_planet(card.face), card.owner))
            elif event.kind == "turn_began":
                return found[::-1]
    return found[::-1]
