"""Reading a game's layout: from a view to the place and pose of every card that can be seen."""

import math
from collections.abc import Iterable, Sequence

from tabletop.core.card import FACE_DOWN, SIDEWAYS
from tabletop.core.layout import (
    CENTRE,
    COLUMN,
    END,
    FAN,
    FAR,
    GRID,
    NEAR,
    PILE,
    ROW,
    SHARED,
    TALL,
    Attachment,
    BoardLayout,
    Place,
    across,
    opposite,
    seat_at,
    seats_of,
    seen_from_across,
)
from tabletop.core.view import CardView, View
from tabletop.core.zone import NOBODY, NONE, ZoneDef
from tabletop.ui.table.model.arrangement import Arrangement
from tabletop.ui.table.model.choice import movers
from tabletop.ui.table.model.pose import Pose
from tabletop.ui.table.model.spot import Spot
from tabletop.ui.table.stage.spread import fan, grid, pile

SHOWN_OF_PILE = 2
"""How many cards of a flat pile have an item of their own: the top one, and the one that shows when it goes."""

PEEKING = 0.05
"""From this step on, in card widths, each card of a pile can be seen."""

ATTACHED, OPENED = 0.01, 50_000.0
"""Steps of z: between a bearer and what is attached to it; of a pile that is spread over the table."""


class Arranger:
    """Places cards for one game. `unit` is the card width in pixels; the board's middle is the origin."""

    def __init__(self, layout: BoardLayout, zones: Sequence[ZoneDef]) -> None:
        self.layout = layout
        self.zones = zones
        self.seats = seats_of(zones)
        self.unit = 80.0
        self.far_upright = False

    def arrange(self, view: View, opened: int = NONE) -> Arrangement:
        """Where everything in the view lies; the zone `opened` is spread out over the table."""
        spots = self._spots(view.seat)
        result = Arrangement(spots, {}, {})
        by_zone: dict[int, list[Spot]] = {}
        for spot in spots:
            by_zone.setdefault(spot.zone, []).append(spot)
        for zone, ids in enumerate(view.zones):
            self._share_out(view, ids, by_zone.get(zone, []), result)
        for spot in spots:
            if spot.zone == opened:
                self._spread_open(view, list(view.zones[opened]), result)
            else:
                self._lay(view, spot, result)
        self._lay_attached(view, result)
        return result

    def position(self, x: float, y: float, view: View, turns: bool = True) -> tuple[float, float]:
        """Pixels of a point of the board as seat 0 sees it, for the seat of the view."""
        sign = -1 if turns and seen_from_across(view.seat) else 1
        return sign * x * self.unit, sign * y * self.unit

    def _spots(self, seat: int) -> list[Spot]:
        unit = self.unit
        spots = []
        for index, place in enumerate(self.layout.places):
            if place.side == SHARED and seen_from_across(seat) and place.turns:
                place = opposite(place)
            width, height = place.size
            spots.append(Spot(index, place, self._zone(place, seat), place.side, place.x * unit, place.y * unit,
                              width * unit, height * unit))  # fmt: skip
        return spots

    def _zone(self, place: Place, seat: int) -> int:
        wanted = seat_at(place.side, seat, self.seats)
        for index, zone in enumerate(self.zones):
            if zone.key == place.zone and zone.owner == wanted:
                return index
        return NONE

    def _share_out(self, view: View, ids: Iterable[int], spots: list[Spot], result: Arrangement) -> None:
        for id in ids:
            card = view.cards[id]
            spot = next((spot for spot in spots if _takes(spot.place, card, view.seat)), None)
            if spot is None:
                continue
            result.where[id] = spot.index
            if card.on == NONE or card.on not in view.cards:
                spot.ids.append(id)

    def _lay(self, view: View, spot: Spot, result: Arrangement) -> None:
        place, ids = spot.place, spot.ids
        first = 0
        if place.spread == PILE and abs(place.step[0]) + abs(place.step[1]) < PEEKING:
            first = max(0, len(ids) - SHOWN_OF_PILE)
        for number, (x, y, lean) in enumerate(self._offsets(view, spot)):
            if number < first:
                continue
            card = view.cards[ids[number]]
            turn = self._turn(view, spot, card) + lean
            z = spot.index * 200 + number
            up = self.lies_up(view, card)
            result.poses[card.id] = Pose(spot.x + x, spot.y + y, turn, place.scale * self.unit, up, z)

    def _turn(self, view: View, spot: Spot, card: CardView) -> float:
        place = spot.place
        landscape = self.landscape(view, card)
        turn = 90.0 if card.pose & SIDEWAYS else 0.0
        if place.sideways:
            turn = 0.0 if landscape else 90.0
        side = spot.side if spot.side != SHARED else NEAR if card.holder == view.seat else FAR
        return turn + (180 if across(side) and place.turned and not self.far_upright else 0)

    def lies_up(self, view: View, card: CardView) -> bool:
        """Whether the card shows its face where it lies. In a place that nobody sees into it does so only while it is
        asked about, or if everybody knows it."""
        if not _can_be_read(card):
            return False
        return self.zones[card.zone].sees != NOBODY or card.public or card.id in movers(view)

    def landscape(self, view: View, card: CardView) -> bool:
        """Whether what is shown of this card is printed sideways."""
        return self._printed_sideways(card) and self.lies_up(view, card)

    def _printed_sideways(self, card: CardView) -> bool:
        return card.face is not None and card.face.kind in self.layout.landscape

    def _offsets(self, view: View, spot: Spot) -> list[tuple[float, float, float]]:
        """(x, y, lean) of each card from the middle of the spot, in pixels and degrees."""
        place, count = spot.place, len(spot.ids)
        size = place.scale * self.unit
        step_x, step_y = place.step[0] * size, place.step[1] * size
        if place.spread == PILE:
            return pile(count, step_x, step_y)
        if place.spread == GRID:
            return grid(count, place, size, spot)
        card = place.card[0 if place.spread in (ROW, FAN) else 1] * self.unit
        room = max(0.0, (spot.height if place.spread == COLUMN else spot.width) - card)
        gaps = self._gaps(view, spot)
        length = math.hypot(step_x, step_y)
        full = sum(gaps) * length
        squeeze = min(1.0, room / full) if full > 0 else 1.0
        at, positions = 0.0, [0.0] if count else []
        for gap in gaps:
            at += gap * squeeze
            positions.append(at)
        slack = room / length if length else 0.0
        shift = {CENTRE: -at / 2, END: slack / 2 - at}.get(place.align, -slack / 2)
        offsets = [((p + shift) * step_x, (p + shift) * step_y, 0.0) for p in positions]
        return fan(offsets, size, spot.side) if place.spread == FAN else offsets

    def _gaps(self, view: View, spot: Spot) -> list[float]:
        """Steps between neighbours: cards that are turned in a row of upright ones need more room."""
        place = spot.place
        if place.spread != ROW or abs(place.step[0]) < 0.9 or place.sideways:
            return [1.0] * max(0, len(spot.ids) - 1)
        extra = [
            (TALL - 1) / 2 / abs(place.step[0]) if self._wide(view, view.cards[id]) else 0.0 for id in spot.ids
        ]
        return [1.0 + a + b for a, b in zip(extra, extra[1:], strict=False)]

    def _wide(self, view: View, card: CardView) -> bool:
        return bool(card.pose & SIDEWAYS) != self.landscape(view, card)

    def _lay_attached(self, view: View, result: Arrangement) -> None:
        waiting = [
            c
            for c in view.cards.values()
            if c.on != NONE and c.id in result.where and c.id not in result.poses
        ]
        counts: dict[int, int] = {}
        while waiting:
            ready = [card for card in waiting if card.on in result.poses]
            if not ready:
                return
            for card in ready:
                number = counts.get(card.on, 0)
                counts[card.on] = number + 1
                spot = result.spots[result.where[card.id]]
                result.poses[card.id] = self._attached_pose(view, spot, card, result.poses[card.on], number)
            waiting = [card for card in waiting if card.id not in result.poses]

    def attachment(self, card: CardView) -> Attachment:
        """How this card lies on its bearer."""
        kind = card.face.kind if card.face else ""
        return next((a for a in self.layout.attachments if not a.kinds or kind in a.kinds), Attachment())

    def _attached_pose(self, view: View, spot: Spot, card: CardView, bearer: Pose, number: int) -> Pose:
        how = self.attachment(card)
        far = self._turn(view, spot, card._replace(pose=0)) % 360 >= 180
        sign = -1 if far else 1
        x = bearer.x + sign * (how.dx + how.step_x * number) * bearer.width
        y = bearer.y + sign * (how.dy + how.step_y * number) * bearer.width
        turn = self._turn(view, spot, card) + (90 if how.sideways else 0)
        z = bearer.z + (ATTACHED if how.over else -ATTACHED) * (number + 1)
        return Pose(x, y, turn, bearer.width * how.scale, self.lies_up(view, card), z)

    def _spread_open(self, view: View, ids: list[int], result: Arrangement) -> None:
        for number, (id, (x, y, width)) in enumerate(zip(ids, self.overlay(len(ids)), strict=True)):
            card = view.cards[id]
            width /= TALL if self._printed_sideways(card) else 1
            result.poses[id] = Pose(x, y, 0, width, _can_be_read(card), OPENED + number)

    def overlay(self, count: int) -> list[tuple[float, float, float]]:
        """(x, y, width) in pixels of `count` cards spread in a grid over the middle of the board."""
        wide, high = self.layout.width * 0.86, self.layout.height * 0.74
        width = 1.6
        while width > 0.5:
            columns = max(1, int(wide / (width * 1.08)))
            if math.ceil(count / columns) * width * TALL * 1.06 <= high:
                break
            width *= 0.94
        columns = min(max(1, int(wide / (width * 1.08))), max(1, count))
        rows = max(1, math.ceil(count / columns))
        step_y = min(width * TALL * 1.06, high / rows)
        unit = self.unit
        return [
            (
                (i % columns - (columns - 1) / 2) * width * 1.08 * unit,
                (i // columns - (rows - 1) / 2) * step_y * unit,
                width * unit,
            )
            for i in range(count)
        ]


def _can_be_read(card: CardView) -> bool:
    """Whether the seat knows the face, and the card has not been turned down."""
    return card.face is not None and not card.pose & FACE_DOWN


def _takes(place: Place, card: CardView, seat: int) -> bool:
    if place.holder and (place.holder == NEAR) != (card.holder == seat):
        return False
    return not place.kinds or (card.face is not None and card.face.kind in place.kinds)
