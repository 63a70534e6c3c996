"""Who is on the stage: the items of all cards and places, made, kept and let go as views come."""

from collections.abc import Sequence

from PySide6.QtWidgets import QGraphicsScene

from tabletop.core.event import Event
from tabletop.core.layout import PILE
from tabletop.core.move import NONE
from tabletop.core.view import View
from tabletop.ui.cards import CardPixmaps
from tabletop.ui.cards.pixmaps import Drawn
from tabletop.ui.table.model.arrangement import Arrangement
from tabletop.ui.table.model.describe import spot_name
from tabletop.ui.table.model.pose import Pose
from tabletop.ui.table.model.words import label
from tabletop.ui.table.stage.card_item import CardItem
from tabletop.ui.table.stage.clock import Clock
from tabletop.ui.table.stage.dressing import Dressing
from tabletop.ui.table.stage.layout import Arranger
from tabletop.ui.table.stage.moments import Moment
from tabletop.ui.table.stage.passing import Passing
from tabletop.ui.table.stage.theme import Theme
from tabletop.ui.table.stage.veil import Veil
from tabletop.ui.table.stage.zone_item import ZoneItem

APPEAR = 160.0


class Cast:
    """The card and zone items of one scene."""

    def __init__(
        self, scene: QGraphicsScene, game: str, arranger: Arranger, dressing: Dressing, pixmaps: CardPixmaps,
        clock: Clock, theme: Theme,
    ) -> None:  # fmt: skip
        self.scene, self.game, self.arranger, self.dressing = scene, game, arranger, dressing
        self.pixmaps, self.clock, self.theme = pixmaps, clock, theme
        self.items: dict[int, CardItem] = {}
        self.zones: dict[int, ZoneItem] = {}
        self._lay_in: dict[int, int] = {}
        self.veil = Veil()
        scene.addItem(self.veil)

    def prepare(
        self, view: View, arrangement: Arrangement, old: Arrangement | None, events: Sequence[Event]
    ) -> None:
        """Before events are played: every card that will be seen has an item where it comes from."""
        came_from: dict[int, int] = {}
        for event in events:
            if event.kind == "moved":
                came_from.setdefault(event.card, event.source)
        leaving = [id for id in self.items if id not in arrangement.poses and id not in came_from]
        for id, pose in arrangement.poses.items():
            if id in self.items:
                continue
            source = came_from.get(id, NONE)
            donor = next((d for d in leaving if source != NONE and self._lay_in.get(d) == source), NONE)
            if donor != NONE:
                leaving.remove(donor)
                item = self.items[id] = self.items.pop(donor)
                item.swap_for(id)
            else:
                start = self.pose_in(old, source) if source != NONE else pose._replace(fade=0.0)
                self._add(id, start if source != NONE or not self._in_pile(arrangement, id) else pose)
            self._dress(view, id)
        for id in self.items:
            if id in view.cards and view.cards[id].face is not None:
                self._dress(view, id)

    def settle(self, view: View, arrangement: Arrangement, ms: float, veiled: bool) -> None:
        """Every item as the view has it, none besides; the table veiled while a pile is spread over it."""
        for id in [id for id in self.items if id not in arrangement.poses]:
            self._remove(id)
        for id, pose in arrangement.poses.items():
            if id not in self.items:
                self._add(id, pose)
            self._dress(view, id)
            self.items[id].go(pose, ms)
        self._lay_in = {id: view.cards[id].zone for id in arrangement.poses}
        self._settle_zones(view, arrangement)
        self.veil.cover(self.scene.sceneRect(), veiled)

    def clear(self) -> None:
        """Let everybody go."""
        for id in list(self.items):
            self._remove(id)
        for item in self.zones.values():
            self.scene.removeItem(item)
        self.zones = {}
        for other in self.scene.items():
            if isinstance(other, Moment | Passing):
                self.scene.removeItem(other)

    def pose_in(self, arrangement: Arrangement | None, zone: int) -> Pose:
        """On top of a zone, as its cards lie there; face down where nothing else is known."""
        spots = arrangement.spots_of(zone) if arrangement is not None else []
        if arrangement is None or not spots:
            return Pose(0, 0, 0, self.arranger.unit, False, 0, 0.0)
        spot = spots[0]
        top = [arrangement.poses[id] for id in spot.ids if id in arrangement.poses]
        if top and spot.place.spread == PILE:
            return top[-1]
        turn = (90.0 if spot.place.sideways else 0.0) + (
            180.0 if spot.side == "far" and spot.place.turned else 0.0
        )
        if self.arranger.far_upright:
            turn %= 180
        up = any(pose.up for pose in top)
        return Pose(
            spot.x, spot.y, turn, spot.place.scale * self.arranger.unit, up, spot.index * 200 + 199
        )

    def redraw(self, drawn: Drawn) -> None:
        """A card's picture has come."""
        for item in self.items.values():
            if item.look.plain == drawn.look:
                item.refresh()

    def set_theme(self, theme: Theme) -> None:
        """Other colours."""
        self.theme = theme
        everybody: list[CardItem | ZoneItem] = [*self.items.values(), *self.zones.values()]
        for item in everybody:
            item.theme = theme
            item.update()

    def _settle_zones(self, view: View, arrangement: Arrangement) -> None:
        counts: dict[int, int] = {}
        for id, index in arrangement.where.items():
            if view.cards[id].on == NONE:
                counts[index] = counts.get(index, 0) + 1
        for spot in arrangement.spots:
            title = label(spot.place.label) or (
                spot_name(self.game, spot) if spot.place.titled else ""
            )
            if spot.index not in self.zones:
                self.zones[spot.index] = ZoneItem(spot, self.theme, title)
                self.scene.addItem(self.zones[spot.index])
            self.zones[spot.index].place(spot, counts.get(spot.index, 0), self.arranger.unit, title)

    def _in_pile(self, arrangement: Arrangement, id: int) -> bool:
        index = arrangement.where.get(id)
        return index is not None and arrangement.spots[index].place.spread == PILE

    def _add(self, id: int, pose: Pose) -> None:
        item = CardItem(id, self.pixmaps, self.clock, self.theme, pose)
        self.items[id] = item
        self.scene.addItem(item)

    def _remove(self, id: int) -> None:
        item = self.items.pop(id)
        self.clock.drop(item)
        self.scene.removeItem(item)

    def _dress(self, view: View, id: int) -> None:
        self.items[id].dress(*self.dressing.looks(view, view.cards[id]))
