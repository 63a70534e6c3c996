"""The mouse over a stage, and whoever works it."""

from typing import Protocol

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneContextMenuEvent, QGraphicsSceneMouseEvent


class Touch(Protocol):
    """Told of every use of the mouse, in coordinates of the scene."""

    def press(self, at: QPointF, button: Qt.MouseButton) -> None:
        """A button goes down."""

    def move(self, at: QPointF, buttons: Qt.MouseButton) -> None:
        """The pointer is here now, with these buttons down."""

    def release(self, at: QPointF, button: Qt.MouseButton) -> None:
        """A button goes up."""

    def double_click(self, at: QPointF, button: Qt.MouseButton) -> None:
        """The second press of two."""

    def menu(self, at: QPointF, on_screen: QPoint) -> None:
        """The menu is asked for."""


class TouchedScene(QGraphicsScene):
    """Tells `touch` of every use of the mouse; its items take none for themselves."""

    touch: Touch | None = None

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.touch is not None:
            self.touch.press(event.scenePos(), event.button())
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.touch is not None:
            self.touch.move(event.scenePos(), event.buttons())
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.touch is not None:
            self.touch.release(event.scenePos(), event.button())
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.touch is not None:
            self.touch.double_click(event.scenePos(), event.button())
        event.accept()

    def contextMenuEvent(self, event: QGraphicsSceneContextMenuEvent) -> None:
        if self.touch is not None:
            self.touch.menu(event.scenePos(), event.screenPos())
        event.accept()
