"""One of several choices of an act under way is taken back, and the later ones are made again."""

from tabletop.core.any_order import LEAVE
from tabletop.core.move import Move
from tabletop.ui.window.sitting import Sitting

FURTHEST = 40
"""Choices that one act has at most."""


def take_back(sitting: Sitting, card: int) -> bool:
    """The choice that named this card; whether there was one in the act under way."""
    session = sitting.session
    leave = Move(LEAVE, card)
    if sitting.why_not(leave) is None:
        sitting.play(leave)
        return True
    for at in range(session.at, max(0, session.at - FURTHEST), -1):
        move, by, _ = session.step(at, sitting.eye)
        if by != session.asked:
            return False
        if card in (move.card, move.target):
            later = [session.step(step, sitting.eye)[0] for step in range(at + 1, session.at + 1)]
            sitting.go_to(at - 1)
            _again(sitting, at - 1, later)
            return True
    return False


def _again(sitting: Sitting, at: int, moves: list[Move]) -> None:
    if sitting.session.at != at:
        return  # it costs something to go back, and that has been asked
    for move in moves:
        if sitting.why_not(move) is None:
            sitting.play(move, sure=True)
