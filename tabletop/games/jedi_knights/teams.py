"""Who plays with whom: two sides of one player each, or of two (JK-16.1).

A side is 0 or 1; in both games it is told by the seat, because partners sit across.
"""

from tabletop.core.state import State


def side(seat: int) -> int:
    """The side of a seat."""
    return seat & 1


def seats(s: State) -> range:
    """Everybody."""
    return range(s.rules.seats)


def members(s: State, side: int) -> range:
    """The seats of a side."""
    return range(side, s.rules.seats, 2)


def opponents(s: State, seat: int) -> range:
    """The seats of the other side."""
    return range(1 - (seat & 1), s.rules.seats, 2)


def opposed(seat: int, other: int) -> bool:
    """Whether these two are on different sides."""
    return bool((seat ^ other) & 1)


def on_the_left(s: State, seat: int) -> int:
    """Who is next, clockwise (JK-16.3); with two players the other one."""
    return (seat + 1) % s.rules.seats


def clockwise(s: State, first: int) -> list[int]:
    """Everybody, from that seat on."""
    n = s.rules.seats
    return [(first + at) % n for at in range(n)]
