"""What hands tell the rest of the program."""

from PySide6.QtCore import QObject, Signal


class Told(QObject):
    """`move_chosen(Move)`: a person has decided. `refused(card, Move)`: what they tried cannot be done, and the table
    has said why. `taken_back(card)`: it had been chosen, and shall not be. `card_hovered(id)`: the panel should show
    this card (NONE: none; the id is the view's, so it may be a handle). `card_opened(id)`: show it large (NONE: no
    longer). `spoken(str)`: for a screen reader."""

    move_chosen = Signal(object)
    refused = Signal(int, object)
    card_hovered = Signal(int)
    card_opened = Signal(int)
    taken_back = Signal(int)
    spoken = Signal(str)
