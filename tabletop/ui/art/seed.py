"""Chance that depends on a name alone: the same card draws the same numbers for ever, on every machine."""

import hashlib
from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")

_MASK = (1 << 64) - 1


class Seed:
    """A stream of numbers grown from a text; `branch` opens a stream of its own, so that drawing one more
    star does not move the hull."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._state = int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "little")

    def branch(self, name: str) -> "Seed":
        return Seed(f"{self._text}/{name}")

    def unit(self) -> float:
        """At least 0, below 1 (SplitMix64)."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) >> 11) / (1 << 53)

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * self.unit()

    def whole(self, low: int, high: int) -> int:
        """Both ends included."""
        return low + int(self.unit() * (high - low + 1))

    def pick(self, items: Sequence[Item]) -> Item:
        return items[int(self.unit() * len(items))]

    def chance(self, likelihood: float) -> bool:
        return self.unit() < likelihood
