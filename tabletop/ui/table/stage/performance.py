"""Plays what happened, in order, and then lays every card where the view says. Animation is never the truth:
skip, undo, load and speed 0 are all just the second half."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from tabletop.core.event import Event
from tabletop.core.move import NONE, zone_of
from tabletop.ui.cards import CardPixmaps
from tabletop.ui.table.model.arrangement import Arrangement
from tabletop.ui.table.model.pose import Pose, between
from tabletop.ui.table.model.table import TableModel
from tabletop.ui.table.model.words import label
from tabletop.ui.table.stage.card_item import CardItem
from tabletop.ui.table.stage.cast import Cast
from tabletop.ui.table.stage.clock import Clock
from tabletop.ui.table.stage.layout import Arranger
from tabletop.ui.table.stage.moments import LOOKS, Moment
from tabletop.ui.table.stage.numbers import Numbers
from tabletop.ui.table.stage.passing import LARGE, AttackArrow, LargeCard, Passing

MOVE, TAP, FLIP, LUNGE, FALL, STAGGER = 180.0, 140.0, 200.0, 220.0, 260.0, 60.0
"""Milliseconds at normal speed."""

LONGEST = 500.0
"""No step holds a player up for longer: more events start closer together."""

LARGE_WIDTH = 2.7
"""How wide a card is that is shown large, in card widths."""

WORDS_LAST = 1200.0
"""Milliseconds that a word stays; nobody waits for it."""

RATES = {"none": 0.0, "fast": 0.5, "normal": 1.0, "slow": 2.0}
"""Speeds by name."""

Cue = tuple[float, Callable[[], None]]


class Performance:
    """One scene's player of events. `rate` multiplies every duration; 0 is instant. `rest(ms)` lays everything where
    it belongs."""

    def __init__(
        self, scene: QGraphicsScene, model: TableModel, game: str, cast: Cast, numbers: Numbers, arranger: Arranger,
        pixmaps: CardPixmaps, clock: Clock, ambient: Clock, rest: Callable[[float], None],
    ) -> None:  # fmt: skip
        self.scene, self.model, self.game, self.cast, self.numbers = scene, model, game, cast, numbers
        self.arranger, self.pixmaps, self.clock, self.ambient, self.rest = arranger, pixmaps, clock, ambient, rest
        self.rate = 1.0

    def play(self, events: Sequence[Event], arrangement: Arrangement) -> None:
        """Show `events`, then settle on `arrangement`."""
        if self.rate <= 0:
            self.rest(0)
            return
        cues, at = self._cues(events, arrangement)
        squeeze = min(1.0, LONGEST / at) if at > 0 else 1.0
        told = {event.card for event in events}
        for id, pose in arrangement.poses.items():
            if id not in told and (item := self.cast.items.get(id)) is not None:
                item.go(pose, MOVE * self.rate)
        for start, act in cues:
            self.clock.cue(start * squeeze * self.rate, act)
        self.clock.cue(min(at, LONGEST) * self.rate + 1, lambda: self.rest(MOVE * self.rate))

    def _cues(self, events: Sequence[Event], arrangement: Arrangement) -> tuple[list[Cue], float]:
        cues: list[Cue] = []
        at, large = 0.0, [e for e in events if e.kind == "moved" and e.why in LARGE and e.seats]
        for number, event in enumerate(events):
            later = any(e.kind == "moved" and e.card == event.card for e in events[number + 1 :])
            act, takes = self._act(event, arrangement, later)
            if act is not None:
                cues.append((at, act))
            if event.kind in LOOKS:
                cues.append((at + takes * 0.5, partial(self._moment, event)))
            if event in large:
                cues.append((at + takes, partial(self._show_large, event.card, large.index(event), len(large))))
            at += takes
        return cues, at

    def _act(
        self, event: Event, arrangement: Arrangement, later: bool
    ) -> tuple[Callable[[], None] | None, float]:
        """What to do for an event, and how long until the next one may start."""
        item = self.cast.items.get(event.card)
        if event.kind == "counted":
            return (lambda: self._count(event)), 0.0
        if event.kind == "attacked" and item is not None:
            return (lambda: self._attack(item, event.target)), LUNGE
        if item is None:
            return None, STAGGER if event.kind in LOOKS else 0.0
        if event.kind == "moved":
            return self._moved(event, item, arrangement, later)
        if event.kind == "turned":
            pose = arrangement.poses.get(event.card)
            flips = pose is not None and pose.up != item.goal.up
            return (
                None if pose is None else lambda: item.go(pose, (FLIP if flips else TAP) * self.rate)
            ), STAGGER
        return None, STAGGER if event.kind in LOOKS else 0.0

    def _moved(
        self, event: Event, item: CardItem, arrangement: Arrangement, later: bool
    ) -> tuple[Callable[[], None], float]:
        pose = None if later else arrangement.poses.get(event.card)
        if pose is None:
            pose = self.cast.pose_in(arrangement, event.target)
        if "destroyed" in event.why or "banished" in event.why:
            return (lambda: self._fall(item, pose)), STAGGER * 2
        flips = pose.up != item.goal.up
        ms = (FLIP if flips else MOVE) * self.rate
        return (lambda: item.go(pose, ms)), MOVE * 0.7 if later else STAGGER

    def _fall(self, item: CardItem, pose: Pose) -> None:
        """Sink and fade half-way to the pile, then arrive on it."""
        there = between(item.pose, pose, 0.4)
        low = there._replace(fade=0.25, width=item.pose.width * 0.8, up=item.pose.up)
        item.go(low, FALL * 0.6 * self.rate)
        self.clock.cue(FALL * 0.6 * self.rate, lambda: item.go(pose, FALL * 0.4 * self.rate))

    def _attack(self, item: CardItem, target: int) -> None:
        there = self.point_of(target)
        if there is None:
            return
        self._add(AttackArrow(QPointF(item.goal.x, item.goal.y), there, item.goal.width))
        self._lunge(item, there)

    def _lunge(self, item: CardItem, there: QPointF) -> None:
        home = item.goal
        forth = home._replace(
            x=home.x + (there.x() - home.x) * 0.62, y=home.y + (there.y() - home.y) * 0.62, z=home.z + 1000
        )
        item.go(forth, LUNGE * 0.45 * self.rate)
        self.clock.cue(LUNGE * 0.45 * self.rate, lambda: item.go(home, LUNGE * 0.55 * self.rate))

    def point_of(self, target: int) -> QPointF | None:
        """The middle of the card or of the zone that a target of a move or an event means."""
        if (item := self.cast.items.get(target)) is not None:
            return QPointF(item.goal.x, item.goal.y)
        zone = zone_of(target)
        if zone == NONE:
            return None
        pose = self.cast.pose_in(self.model.arrangement, zone)
        return QPointF(pose.x, pose.y)

    def _moment(self, event: Event) -> None:
        item = self.cast.items.get(event.card)
        zone = event.target if event.kind == "shuffled" else zone_of(event.target)
        other = self.cast.items.get(event.target) if zone == NONE else None
        at = other or item
        point = (
            QPointF(at.goal.x, at.goal.y)
            if at is not None
            else self.point_of(-2 - zone)
            if zone != NONE
            else None
        )
        if point is None:
            return
        self._add(Moment(point, self.arranger.unit, event.kind))
        if words := label(f"{self.game}.moment.{event.kind}"):
            self._add(Moment(point, self.arranger.unit, event.kind, words), WORDS_LAST)

    def _show_large(self, id: int, place: int, several: int) -> None:
        """In the middle of the table; several side by side."""
        item = self.cast.items.get(id)
        if item is None or item.up_look.face is None:
            return
        wide = round(self.arranger.unit * LARGE_WIDTH)
        middle = self._middle() + QPointF((place - (several - 1) / 2) * wide * 1.08, 0)
        ratio = self.scene.views()[0].devicePixelRatioF() if self.scene.views() else 1.0
        picture = partial(self.pixmaps.pixmap, item.up_look, wide, 0, ratio, full=True)
        self._add(LargeCard(id, picture, middle))

    def _middle(self) -> QPointF:
        """Of the part of the scene that is seen."""
        if not self.scene.views():
            return self.scene.sceneRect().center()
        view = self.scene.views()[0]
        return QRectF(view.mapToScene(view.viewport().rect()).boundingRect()).center()

    def _count(self, event: Event) -> None:
        point = self.numbers.point(event.target)
        if point is not None and event.n:
            kind = "used" if event.n > 0 else "hit"
            text = f"+{event.n}" if event.n > 0 else f"−{-event.n}"
            self._add(Moment(point, self.arranger.unit, kind, text))

    def _add(self, moment: Moment | Passing, ms: float | None = None) -> None:
        self.scene.addItem(moment)
        moment.run(self.ambient, *(() if ms is None else (ms,)))
