"""Which modes show the eyes exchanged: a swap belongs to the mode it was made in unless all are meant."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Swaps:
    modes: frozenset[str] = frozenset()
    everywhere: bool = False

    def holds(self, mode: str) -> bool:
        return self.everywhere != (mode in self.modes)

    def toggled(self, mode: str, all_modes: bool = False) -> Swaps:
        if all_modes:
            return replace(self, everywhere=not self.everywhere)
        return replace(self, modes=self.modes ^ {mode})
