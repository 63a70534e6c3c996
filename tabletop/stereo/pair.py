"""Two pictures that belong together, one for each eye."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import numpy.typing as npt

from tabletop.stereo.note import Note
from tabletop.stereo.template import Template

Pixels = npt.NDArray[np.uint8]
Real = npt.NDArray[np.float32]


@dataclass(frozen=True, eq=False)
class Pair:
    """``left`` and ``right`` are H×W×3 RGB, upright, possibly of different sizes.

    ``sure`` is False when nothing but the order of the files told which eye is which.
    ``seen`` are masks of the left and right picture that are 0 where it is transparent (None: nowhere).
    ``parallax`` is the shift a camera recommends, in percent of the width (stereo MPO).
    """

    left: Pixels
    right: Pixels
    name: str = ""
    sources: tuple[Path, ...] = ()
    form: str = "two_files"
    sure: bool = True
    swapped: bool = False
    parallax: float = 0.0
    template: Template | None = None
    notes: tuple[Note, ...] = ()
    seen: tuple[Pixels | None, Pixels | None] = (None, None)

    def exchanged(self) -> Pair:
        """The same pair with the eyes exchanged; twice is the original."""
        return replace(self, left=self.right, right=self.left, swapped=not self.swapped,
                       seen=self.seen[::-1])  # fmt: skip
