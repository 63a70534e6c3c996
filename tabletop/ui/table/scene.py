"""The scene of a table: shows views, plays events, and tells which move was chosen. It knows no game's rules."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Signal
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneContextMenuEvent, QGraphicsSceneMouseEvent

from tabletop.core.event import Event
from tabletop.core.layout import BoardLayout
from tabletop.core.move import NONE
from tabletop.core.ruleset import Ruleset
from tabletop.core.view import View
from tabletop.ui.cards import CardPixmaps
from tabletop.ui.table.acts import Acts
from tabletop.ui.table.board import TableFrame
from tabletop.ui.table.card_item import CardItem
from tabletop.ui.table.cast import Cast
from tabletop.ui.table.choice import movers
from tabletop.ui.table.clock import Clock
from tabletop.ui.table.drag import Drag
from tabletop.ui.table.dressing import Dressing
from tabletop.ui.table.habits import Habits
from tabletop.ui.table.hover import Hover
from tabletop.ui.table.keys import Keys
from tabletop.ui.table.layout import Arrangement, Arranger
from tabletop.ui.table.lights import Lights
from tabletop.ui.table.menus import Menus
from tabletop.ui.table.numbers import Numbers
from tabletop.ui.table.pointer import Pointer
from tabletop.ui.table.refusal_note import RefusalNote
from tabletop.ui.table.spot import Spot
from tabletop.ui.table.stage import MOVE, RATES, Stage
from tabletop.ui.table.theme import Theme, theme
from tabletop.ui.table.words import Words


class TableScene(QGraphicsScene):
    """One table. `show` is all it needs to be told.

    `move_chosen(Move)`: a person has decided. `refused(card, Move)`: what they tried cannot be done, and the table
    has said why. `card_hovered(id)`: the panel should show this card (NONE: none; the id is the view's, so it may
    be a handle). `card_opened(id)`: show it large (NONE: no longer). `zone_opened(zone)`: a pile is spread open
    (NONE: closed). `shown`: another view. `menus.hooks` takes functions that add to the menus of cards.
    """

    move_chosen = Signal(object)
    refused = Signal(int, object)
    card_hovered = Signal(int)
    card_opened = Signal(int)
    zone_opened = Signal(int)
    shown = Signal()

    def __init__(
        self, rules: Ruleset, layout: BoardLayout, pixmaps: CardPixmaps, words: Words, dark: bool = True
    ) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.rules, self.board, self.pixmaps, self.words = rules, layout, pixmaps, words
        self.theme: Theme = theme(rules.key, dark)
        self.view: View | None = None
        self.arrangement: Arrangement | None = None
        self.opened = NONE
        self.clock, self.ambient = Clock(self), Clock(self)
        self.arranger = Arranger(layout, rules.zones)
        self.dressing = Dressing(rules.key, self.arranger)
        self.habits = Habits(rules.verbs)
        self.cast, self.numbers, self.lights = Cast(self), Numbers(self), Lights(self)
        self.stage, self.drag, self.hover = Stage(self), Drag(self), Hover(self)
        self.acts, self.pointer, self.keys, self.menus = Acts(self), Pointer(self), Keys(self), Menus(self)
        self.note, self.frame = RefusalNote(self.ambient, self.theme), TableFrame(self.theme)
        self.addItem(self.note)
        self.addItem(self.frame)
        pixmaps.ready.connect(self.cast.redraw)

    @property
    def items_by_id(self) -> dict[int, CardItem]:
        """The items on the table by the view's ids."""
        return self.cast.items

    def show(self, view: View, events: Sequence[Event] = ()) -> None:
        """Show what has happened and then this view; with no events, go there directly (undo, load, skip)."""
        self.clock.finish()
        self.drag.forget()
        self.hover.clear()
        before, self.view = self.view, view
        self.acts.chosen = NONE
        self.lights.off()
        self.dressing.learn(view)
        self.habits.learn(view)
        old = self.arrangement
        self._open_what_is_asked(view)
        self.arrangement = self.arranger.arrange(view, self.opened)
        if before is None or before.seat != view.seat:
            self.settled(0)
        else:
            self.cast.prepare(view, self.arrangement, old, events)
            self.stage.play(events, self.arrangement)
        self.shown.emit()

    def settled(self, ms: float) -> None:
        """The last step of `show`: everything lies where it belongs, and a person may go on."""
        self.settle(ms)
        self.acts.take_what_is_asked()

    def settle(self, ms: float) -> None:
        """Lay everything where the view says, in `ms` milliseconds."""
        if self.view is None or self.arrangement is None:
            return
        self.cast.settle(self.view, self.arrangement, ms)
        self.numbers.settle(self.view, ms)
        self.keys.moved()
        self.lights.shine()

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
            self.arrangement = self.arranger.arrange(self.view, self.opened)
            self.settle(ms)

    def set_speed(self, speed: str) -> None:
        """`none`, `fast`, `normal` or `slow`."""
        self.stage.rate = RATES[speed]
        if not self.stage.rate:
            self.clock.finish()

    def set_far_upright(self, upright: bool) -> None:
        """Whether the far seat's cards are turned to be read from here."""
        self.arranger.far_upright = upright
        self.rearrange(self.stage.rate * MOVE)

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
        self.drag.forget()
        self.hover.clear()
        self.note.hide()
        self.cast.clear()
        self.view = self.arrangement = None
        self.opened = self.acts.chosen = NONE
        self.lights.off()

    def close(self) -> None:
        """End everything that runs; to be called before the scene goes."""
        self.clear()
        self.pixmaps.close()

    def middle_of(self, id: int, spot: Spot) -> QPointF:
        """The middle of a card, else of its place."""
        item = self.items_by_id.get(id)
        return QPointF(item.goal.x, item.goal.y) if item is not None else QPointF(spot.x, spot.y)

    def visible(self) -> QRectF:
        """The part of the scene that the view shows."""
        if not self.views():
            return self.sceneRect()
        view = self.views()[0]
        return view.mapToScene(view.viewport().rect()).boundingRect()

    def global_point(self, at: QPointF) -> QPoint:
        """The same point on the screen."""
        if not self.views():
            return at.toPoint()
        view = self.views()[0]
        return view.viewport().mapToGlobal(view.mapFromScene(at))

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.pointer.press(event)
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.pointer.move(event)
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.pointer.release(event)
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.pointer.double_click(event)
        event.accept()

    def contextMenuEvent(self, event: QGraphicsSceneContextMenuEvent) -> None:
        item = self.pointer.card_at(event.scenePos())
        if item is not None:
            self.menus.for_card(item.id, event.screenPos())
        else:
            self.menus.for_table(event.screenPos())
        event.accept()

    def _open_what_is_asked(self, view: View) -> None:
        """A pile that the open question is about, and nothing else, spreads itself open."""
        shown = self.arranger.arrange(view).poses
        asked = {id for id in movers(view) if id in view.cards}
        zones = {view.cards[id].zone for id in asked}
        opened = zones.pop() if len(zones) == 1 and asked - set(shown) else NONE
        if opened != self.opened:
            self.opened = opened
            self.zone_opened.emit(opened)
