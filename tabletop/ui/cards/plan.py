"""Where the parts of a card lie, in millimetres of a card of 63 × 88, at both levels of detail."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

WIDE, HIGH = 63.0, 88.0
FULL_FROM = 190
"""Device pixels of card width from which the full text is set instead of the small level of detail."""


@dataclass(frozen=True)
class Plan:
    """Where the parts of a card lie, in millimetres."""

    wide: float
    high: float
    title: QRectF
    picture: QRectF
    kind: QRectF
    text: QRectF | None
    badge: float


def plan_of(full: bool, landscape: bool) -> Plan:
    if landscape and full:
        return Plan(HIGH, WIDE, QRectF(2.5, 2.5, 83, 7.5), QRectF(2.5, 10.6, 83, 27), QRectF(2.5, 38, 83, 4.5),
                     QRectF(4.8, 43.4, 78.4, 15.6), 0.82)  # fmt: skip
    if landscape:
        return Plan(
            HIGH, WIDE, QRectF(2, 2, 84, 10.5), QRectF(2, 2, 84, 59), QRectF(14, 53.5, 60, 7.5), None, 1.0
        )
    if full:
        return Plan(WIDE, HIGH, QRectF(2.5, 2.5, 58, 7.5), QRectF(2.5, 10.6, 58, 34.4), QRectF(2.5, 45.4, 58, 4.5),
                     QRectF(4.8, 51.2, 53.4, 32.4), 0.82)  # fmt: skip
    return Plan(
        WIDE, HIGH, QRectF(2, 2, 59, 11.5), QRectF(2, 2, 59, 84), QRectF(16, 79.5, 31, 6.5), None, 1.0
    )
