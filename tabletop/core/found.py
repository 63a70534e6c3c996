"""What depends on nothing but what is asked, a printed card or a number, is found once."""

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Found(dict[K, V]):
    """What a function finds, by what it was asked for. It must depend on nothing else.

    Lists of moves ask the same again and again, of every card that is held; a look-up takes half the time of a call of
    a function that remembers its answers, and a tenth of making a move.
    """

    def __init__(self, find: Callable[[K], V]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, key: K) -> V:
        found = self[key] = self._find(key)
        return found
