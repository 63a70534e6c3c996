"""Chance as one integer in the state: SplitMix64 (Steele, Lea and Flood, 2014)."""

from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def step(chance: int) -> tuple[int, int]:
    """(next chance, 64 random bits)."""
    chance = (chance + _STEP) & _MASK
    z = chance
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return chance, z ^ (z >> 31)


class Chance:
    """A stream of its own, for bots, dealing and tests; the state keeps the bare integer."""

    __slots__ = ("value",)

    def __init__(self, seed: int) -> None:
        self.value = seed & _MASK

    def below(self, n: int) -> int:
        """An integer in 0 … n-1 (multiply-shift: the bias is under n / 2**64)."""
        self.value, bits = step(self.value)
        return (bits * n) >> 64

    def shuffle(self, items: list[T]) -> None:
        """In place (Fisher and Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
