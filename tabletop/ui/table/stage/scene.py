"""The stage of one table: it shows what the model holds, plays events, and says what lies under a point."""

from collections.abc import Iterable, Sequence
from typing import TypeGuard

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QGraphicsView

from tabletop.core.event import Event
from tabletop.core.layout import BoardLayout
from tabletop.core.move import NONE
from tabletop.core.ruleset import Ruleset
from tabletop.core.view import View
from tabletop.ui.cards import CardPixmaps
from tabletop.ui.table.model.arrangement import Arrangement
from tabletop.ui.table.model.spot import Spot
from tabletop.ui.table.model.table import TableModel
from tabletop.ui.table.stage.board import TableFrame
from tabletop.ui.table.stage.card_item import CardItem
from tabletop.ui.table.stage.cast import Cast
from tabletop.ui.table.stage.clock import Clock
from tabletop.ui.table.stage.dressing import Dressing
from tabletop.ui.table.stage.half_there import Ghost, HalfThere
from tabletop.ui.table.stage.held import Held, rise
from tabletop.ui.table.stage.layout import Arranger
from tabletop.ui.table.stage.lights import shine
from tabletop.ui.table.stage.numbers import Numbers
from tabletop.ui.table.stage.performance import MOVE, RATES, Performance
from tabletop.ui.table.stage.refusal_note import RefusalNote
from tabletop.ui.table.stage.theme import Theme, theme
from tabletop.ui.table.stage.touch import TouchedScene

HOME, RISE, OPENS = 160.0, 90.0, 180.0
"""Milliseconds for springing home, for a hovered card, for spreading a pile and putting it together."""


class Stage(TouchedScene):
    """`zone_opened(zone)`: a pile is spread open (NONE: closed). `shown`: another view. `settled`: everything lies
    where it belongs. `touch` is told of the mouse."""

    zone_opened = Signal(int)
    shown = Signal()
    settled = Signal()

    def __init__(
        self, rules: Ruleset, layout: BoardLayout, pixmaps: CardPixmaps, model: TableModel, dark: bool = True
    ) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.rules, self.board, self.pixmaps, self.model = rules, layout, pixmaps, model
        self.theme: Theme = theme(rules.key, dark)
        self.clock, self.ambient = Clock(self), Clock(self)
        self.arranger = Arranger(layout, rules.zones)
        self.dressing = Dressing(rules.key, self.arranger)
        self.cast = Cast(self, rules.key, self.arranger, self.dressing, pixmaps, self.clock, self.theme)
        self.numbers = Numbers(self, rules, layout, self.arranger, self.ambient, self.theme)
        self.performance = Performance(
            self, model, rules.key, self.cast, self.numbers, self.arranger, pixmaps, self.clock, self.ambient,
            self._come_to_rest,
        )  # fmt: skip
        self.held = Held()
        self.half_there = HalfThere(self, rules.key, self.arranger, self.dressing, pixmaps, self.clock)
        self.note, self.frame = RefusalNote(self.ambient, self.theme), TableFrame(self.theme)
        self.addItem(self.note)
        self.addItem(self.frame)
        pixmaps.ready.connect(self.cast.redraw)
        model.on_light.append(self.shine)
        model.on_open.append(self._open)

    # ---- what is there

    @property
    def view(self) -> View | None:
        """What is shown."""
        return self.model.view

    @property
    def arrangement(self) -> Arrangement | None:
        """Where it lies."""
        return self.model.arrangement

    @property
    def opened(self) -> int:
        """The zone that is spread over the table."""
        return self.model.opened

    @property
    def items_by_id(self) -> dict[int, CardItem]:
        """The items on the table by the view's ids."""
        return self.cast.items

    @property
    def unit(self) -> float:
        """The width of a card in pixels."""
        return self.arranger.unit

    @property
    def rate(self) -> float:
        """What every duration is multiplied by; 0 is instant."""
        return self.performance.rate

    # ---- what is shown

    def show(self, view: View, events: Sequence[Event] = (), opened: int = NONE) -> None:
        """Show what has happened and then this view, with a zone spread open; with no events, go there directly (undo,
        load, skip)."""
        self.clock.finish()
        self.held.put_down()
        before, old = self.view, self.arrangement
        self.model.show(view)
        if opened != self.opened:
            self.model.opened = opened
            self.zone_opened.emit(opened)
        there = self._arranged(view)
        self.model.lay(there)
        if before is None or before.seat != view.seat:
            self._come_to_rest(0)
        else:
            self.cast.prepare(view, there, old, events)
            self.performance.play(events, there)
        self.shown.emit()

    def _arranged(self, view: View) -> Arrangement:
        return self.half_there.make_room(view, self.arranger.arrange(view, self.opened), self.opened)

    def _come_to_rest(self, ms: float) -> None:
        self.model.quiet = False
        self.settle(ms)
        self.settled.emit()

    def settle(self, ms: float) -> None:
        """Lay everything where the view says, in `ms` milliseconds."""
        if self.view is None or self.arrangement is None:
            return
        self.cast.settle(self.view, self.arrangement, ms, self.opened != NONE)
        self.numbers.settle(self.view, ms, self.rate)
        self.half_there.settle(self.view, self.theme)
        self.shine()

    def lay_home(self) -> None:
        """Whatever has been carried off springs back."""
        self.settle(HOME * self.rate)

    def shine(self) -> None:
        """Light what the model says."""
        shine(self.model.lights(), self.cast.items, self.cast.zones, self.frame)

    def fit(self, size: QSizeF, zoom: float = 1.0) -> None:
        """Make the board as large as `size` pixels allow, times `zoom`."""
        unit = min(size.width() / self.board.width, size.height() / self.board.height) * zoom
        if unit <= 0:
            return
        self.clock.finish()
        self.pixmaps.drop_waiting()
        self.arranger.unit = unit
        wide, high = self.board.width * unit, self.board.height * unit
        self.frame.fit(QRectF(-wide / 2, -high / 2, wide, high))
        wide, high = max(wide, size.width()), max(high, size.height())
        self.setSceneRect(QRectF(-wide / 2, -high / 2, wide, high))
        self.rearrange(0)

    def rearrange(self, ms: float) -> None:
        """Lay the same view out anew: another size, an opened pile, far cards upright."""
        if self.view is not None:
            self.model.lay(self._arranged(self.view))
            self.settle(ms)

    def set_speed(self, speed: str) -> None:
        """`none`, `fast`, `normal` or `slow`."""
        self.performance.rate = RATES[speed]
        if not self.rate:
            self.clock.finish()

    def set_far_upright(self, upright: bool) -> None:
        """Whether the far seat's cards are turned to be read from here."""
        self.arranger.far_upright = upright
        self.rearrange(self.rate * MOVE)

    def set_dark(self, dark: bool) -> None:
        """Change between the dark and the light table."""
        self.theme = theme(self.rules.key, dark)
        self.note.theme = self.frame.theme = self.theme
        self.cast.set_theme(self.theme)
        self.numbers.set_theme(self.theme)
        self.invalidate()

    def retranslate(self, language: str) -> None:
        """Another language: cards and titles are written anew; what was said in the old one is gone."""
        self.pixmaps.language = language
        self.note.hide()
        for item in self.items_by_id.values():
            item.refresh()
        self.settle(0)
        self.invalidate()

    def clear(self) -> None:
        """An empty table: nothing moves on, nothing is left lying (a new game, another game)."""
        self.clock.clear()
        self.ambient.clear()
        self.held.put_down()
        self.note.hide()
        self.cast.clear()
        self.half_there.clear()
        self.model.clear()
        self.frame.hide()

    def close(self) -> None:
        """End everything that runs; to be called before the scene goes."""
        self.clear()
        self.pixmaps.ready.disconnect(self.cast.redraw)
        self.pixmaps.close()

    # ---- what lies where

    def card_at(self, at: QPointF) -> CardItem | None:
        """The uppermost card under a point."""
        return next((item for item in self.items(at) if _is_card(item)), None)

    def cards_at(self, at: QPointF) -> list[int]:
        """The cards under a point, the uppermost first, but for those that are carried."""
        carried = self.held.items
        return [item.id for item in self.items(at) if _is_card(item) and item not in carried]

    def half_there_at(self, at: QPointF) -> int:
        """The card that is half there under a point, NONE where there is none."""
        return next((item.id for item in self.items(at) if isinstance(item, Ghost)), NONE)

    def point_of(self, target: int) -> QPointF | None:
        """The middle of the card or of the zone that a target of a move or an event means."""
        return self.performance.point_of(target)

    def middle_of(self, id: int, spot: Spot) -> QPointF:
        """The middle of a card, else of its place."""
        item = self.items_by_id.get(id)
        return QPointF(item.goal.x, item.goal.y) if item is not None else QPointF(spot.x, spot.y)

    def on_screen(self, at: QPointF) -> QPoint:
        """The same point on the screen."""
        view = self.widget()
        return at.toPoint() if view is None else view.viewport().mapToGlobal(view.mapFromScene(at))

    def widget(self) -> QGraphicsView | None:
        """What shows the stage."""
        return self.views()[0] if self.views() else None

    # ---- what hands do

    @property
    def busy(self) -> bool:
        """Whether something moves that a person waits for."""
        return self.clock.busy

    def finish(self) -> None:
        """What moves is over at once."""
        self.clock.finish()

    def pick_up(self, ids: Iterable[int], at: QPointF) -> None:
        """These cards are in the hand of the pointer."""
        self.held.pick_up([self.items_by_id[id] for id in ids if id in self.items_by_id], at)

    def carry(self, at: QPointF) -> None:
        """They follow it."""
        self.held.carry(at)

    def carried_box(self) -> QRectF:
        """Where the card lies that the pointer holds; empty if it holds none."""
        return self.held.box()

    def covered(self) -> dict[int, float]:
        """What is seen of other cards under the one that is held: by card, as parts of its area."""
        below = [item for item in self.items(self.held.box()) if _is_card(item)]
        return self.held.covers(below)

    def put_down(self) -> None:
        """They are let go."""
        self.held.put_down()

    def raise_card(self, id: int, up: bool) -> None:
        """A card of the own hand stands up to be read, or sinks back."""
        if (item := self.items_by_id.get(id)) is not None:
            rise(item, self.arrangement, up, RISE * self.rate)

    def explain(self, id: int, text: str, rule: str, at: QPointF) -> None:
        """Why something cannot be done, beside the point; the card shakes once."""
        view = self.widget()
        inside = view.mapToScene(view.viewport().rect()).boundingRect() if view is not None else self.sceneRect()
        self.note.say(text, rule, at, inside)
        if (item := self.items_by_id.get(id)) is not None:
            item.shake(self.ambient)

    def hush(self) -> bool:
        """Take the explanation away; whether there was one."""
        shown = self.note.isVisible()
        self.note.dismiss()
        return shown

    def link_at(self, at: QPointF) -> str:
        """The link of the explanation under a point, "" where there is none."""
        return self.note.link_at(at)

    def follow(self, link: str) -> None:
        """A link has been clicked."""
        self.note.dismiss()
        self.note.linked.emit(link)

    def _open(self, zone: int) -> None:
        self.rearrange(OPENS * self.rate)
        self.zone_opened.emit(zone)


def _is_card(item: QGraphicsItem) -> TypeGuard[CardItem]:
    """A card that lies there, not one that has only been chosen."""
    return isinstance(item, CardItem) and not isinstance(item, Ghost)
