"""Wing Commander: hulls, portraits, plans, charts and flight paths of two navies."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.wing_commander.awards import award
from tabletop.ui.art.wing_commander.damage import damage
from tabletop.ui.art.wing_commander.fighters import fighter
from tabletop.ui.art.wing_commander.luck import luck
from tabletop.ui.art.wing_commander.maneuvers import maneuver
from tabletop.ui.art.wing_commander.navs import nav_point
from tabletop.ui.art.wing_commander.orders import secret_order
from tabletop.ui.art.wing_commander.plans import weapon
from tabletop.ui.art.wing_commander.portraits import portrait
from tabletop.ui.art.wing_commander.ships import ship
from tabletop.ui.art.wing_commander.style import Style, style_of

Scene = Callable[[PictureOf, QPainter, QRectF, Seed, Style], None]
"""Draws about the origin; the area is centred on it."""

KINDS: dict[str, Scene] = {
    "fighter": fighter,
    "weapon": weapon,
    "pilot": portrait,
    "crew": portrait,
    "traitor": portrait,
    "pilot_award": award,
    "nav_point": nav_point,
    "nav_point_modifier": nav_point,
    "capital_ship": ship,
    "carrier": ship,
    "maneuver": maneuver,
    "battle_damage": damage,
    "luck": luck,
    "secret_order": secret_order,
}


def draw(card: PictureOf, painter: QPainter, area: QRectF, seed: Seed) -> None:
    painter.save()
    painter.translate(area.center())
    centred = QRectF(-area.width() / 2, -area.height() / 2, area.width(), area.height())
    KINDS.get(card.kind, portrait)(card, painter, centred, seed, style_of(card))
    painter.restore()
