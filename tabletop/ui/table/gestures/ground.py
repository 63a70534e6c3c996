"""What hands need of whatever shows the table. Points are coordinates of the scene."""

from collections.abc import Iterable
from typing import Protocol

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsView

from tabletop.ui.table.model.spot import Spot


class Ground(Protocol):
    """A stage, or what stands in for one."""

    @property
    def unit(self) -> float:
        """The width of a card."""

    @property
    def busy(self) -> bool:
        """Whether something moves that a person waits for."""

    def finish(self) -> None:
        """What moves is over at once."""

    def cards_at(self, at: QPointF) -> list[int]:
        """The cards under a point, the uppermost first, but for those that are carried."""

    def half_there_at(self, at: QPointF) -> int:
        """The card under a point that has been chosen and will be there, NONE where there is none."""

    def middle_of(self, id: int, spot: Spot) -> QPointF:
        """The middle of a card, else of its place."""

    def on_screen(self, at: QPointF) -> QPoint:
        """The same point on the screen."""

    def widget(self) -> QGraphicsView | None:
        """What shows the table."""

    def pick_up(self, ids: Iterable[int], at: QPointF) -> None:
        """These cards are in the hand of the pointer."""

    def carry(self, at: QPointF) -> None:
        """They follow it."""

    def put_down(self) -> None:
        """They are let go."""

    def carried_box(self) -> QRectF:
        """Where the card lies that the pointer holds; empty if it holds none."""

    def covered(self) -> dict[int, float]:
        """What is seen of other cards under the one that is held: by card, as parts of its area."""

    def lay_home(self) -> None:
        """Whatever has been carried off springs back."""

    def raise_card(self, id: int, up: bool) -> None:
        """A card of the own hand stands up to be read, or sinks back."""

    def explain(self, id: int, text: str, rule: str, at: QPointF) -> None:
        """Why something cannot be done, beside the point."""

    def hush(self) -> bool:
        """Take the explanation away; whether there was one."""

    def link_at(self, at: QPointF) -> str:
        """The link of the explanation under a point, "" where there is none."""

    def follow(self, link: str) -> None:
        """A link has been clicked."""
