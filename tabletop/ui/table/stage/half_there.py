"""What has been chosen in an act under way: cards half there, where they will be. A click on one takes it back."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from tabletop.core.move import NONE, zone_of
from tabletop.core.prompt import Chosen
from tabletop.core.view import View
from tabletop.ui.cards import CardPixmaps
from tabletop.ui.cards.text_box import draw_line
from tabletop.ui.table.model.arrangement import Arrangement
from tabletop.ui.table.model.pose import Pose
from tabletop.ui.table.model.words import term
from tabletop.ui.table.stage.card_item import CardItem
from tabletop.ui.table.stage.clock import Clock
from tabletop.ui.table.stage.dressing import Dressing
from tabletop.ui.table.stage.layout import Arranger
from tabletop.ui.table.stage.theme import Theme

HALF = 0.75
"""How much of a card is there that has only been chosen."""

GOLD = "#ffd86b"

ABOVE = 9_000
"""Over everything that rests, under what moves."""


class Ghost(CardItem):
    """A card where it will be. It is no card that can be pointed at; it is only taken back."""

    def __init__(self, chosen: Chosen, role: str, pixmaps: CardPixmaps, clock: Clock, theme: Theme, pose: Pose) -> None:
        super().__init__(chosen.card, pixmaps, clock, theme, pose)
        self.role = role

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        super().paint(painter, option, widget)
        painter.setOpacity(1.0)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(GOLD), max(2.0, self.pose.width * 0.03), Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(self.shape())
        if not self.role:
            return  # what lies on another one that has been chosen goes where that goes
        high = max(12.0, self.pose.width * 0.2)
        box = QRectF(-self.pose.width / 2, self.half()[1] - high, self.pose.width, high)
        painter.fillRect(box, QColor(12, 14, 18, 220))
        draw_line(painter, box, self.role, high * 0.72, QColor(GOLD), centred=True)


class HalfThere:
    """The ghosts of one stage. `make_room` lays the others so that what is chosen has its place among them."""

    def __init__(
        self, scene: QGraphicsScene, game: str, arranger: Arranger, dressing: Dressing, pixmaps: CardPixmaps,
        clock: Clock,
    ) -> None:  # fmt: skip
        self.scene, self.game, self.arranger, self.dressing = scene, game, arranger, dressing
        self.pixmaps, self.clock = pixmaps, clock
        self.ghosts: list[Ghost] = []
        self._poses: dict[int, Pose] = {}

    def make_room(self, view: View, there: Arrangement, opened: int) -> Arrangement:
        """The arrangement with room for what has been chosen, whose own cards stay where they are so long."""
        chosen = _placed(view)
        stays = [each.card for each in _chosen(view) if each.place == NONE]
        self._poses = {id: there.poses[id] for id in stays if id in there.poses}
        if not chosen:
            return there
        after = self.arranger.arrange(_after(view, chosen), opened)
        gone = {each.card for each in chosen}
        self._poses |= {id: after.poses[id] for id in gone if id in after.poses}
        zones = {_zone(view, each) for each in chosen}
        moved = {id: pose for id, pose in after.poses.items() if id not in gone and view.cards[id].zone in zones}
        return replace(there, poses={**there.poses, **{id: p for id, p in moved.items() if id in there.poses}})

    def settle(self, view: View, theme: Theme) -> None:
        """Show them, and none besides."""
        self.clear()
        for each in _chosen(view):
            pose = self._poses.get(each.card)
            if pose is None or each.card not in view.cards:
                continue
            role = term(self.game, f"held.{each.role}")
            lying = pose._replace(fade=HALF, up=True, z=pose.z + ABOVE)
            ghost = Ghost(each, role if each.place < 0 else "", self.pixmaps, self.clock, theme, lying)
            self.scene.addItem(ghost)
            ghost.dress(*self.dressing.looks(view, view.cards[each.card]))
            self.ghosts.append(ghost)

    def clear(self) -> None:
        """Nothing is half there."""
        for ghost in self.ghosts:
            self.clock.drop(ghost)
            self.scene.removeItem(ghost)
        self.ghosts = []


def _chosen(view: View) -> Sequence[Chosen]:
    return view.decision.held.chosen if view.decision is not None else ()


def _placed(view: View) -> list[Chosen]:
    """Those that will lie somewhere else."""
    return [each for each in _chosen(view) if each.place != NONE and each.card in view.cards]


def _zone(view: View, chosen: Chosen) -> int:
    """Where it will be: a place, or that of the card that it will lie on."""
    return zone_of(chosen.place) if chosen.place < 0 else view.cards[chosen.place].zone


def _after(view: View, chosen: Sequence[Chosen]) -> View:
    """The view as it will be."""
    cards, zones = dict(view.cards), [list(ids) for ids in view.zones]
    for each in chosen:
        card = cards[each.card]
        bearer = each.place if each.place >= 0 else NONE
        zone = cards[bearer].zone if bearer != NONE else zone_of(each.place)
        zones[card.zone].remove(each.card)
        zones[zone].append(each.card)
        cards[each.card] = card._replace(zone=zone, on=bearer, pose=0)
    return replace(view, cards=cards, zones=tuple(tuple(ids) for ids in zones))
