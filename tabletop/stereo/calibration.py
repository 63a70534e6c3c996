"""The true density of each monitor, measured once with a real card and kept."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path

from tabletop.library.errors import Unusable
from tabletop.library.reader import read_json
from tabletop.library.safe_write import safe_write

SANE = (30.0, 1200.0)


def monitor_key(model: str, serial: str, width: int, height: int) -> str:
    """Which monitor it is; another resolution of the same one has another density."""
    return f"{model.strip()}|{serial.strip()}|{width}x{height}"


@dataclass
class Calibration:
    """``dpi`` by monitor key. A file that cannot be read counts as empty: measuring again takes a moment."""

    path: Path
    dpi: dict[str, float] = field(default_factory=dict)

    @classmethod
    def kept(cls, path: Path) -> Calibration:
        try:
            stored = read_json(path) if path.exists() else {}
        except Unusable:
            return cls(path)
        good = stored.items() if isinstance(stored, dict) else ()
        return cls(path, {str(key): float(value) for key, value in good
                          if isinstance(value, int | float) and SANE[0] <= value <= SANE[1]})  # fmt: skip

    def of(self, key: str, reported: float) -> float:
        """What was measured, else what the system reports, else the customary 96."""
        if key in self.dpi:
            return self.dpi[key]
        return reported if SANE[0] <= reported <= SANE[1] else 96.0

    def keep(self, key: str, dpi: float) -> None:
        self.dpi[key] = float(min(max(dpi, SANE[0]), SANE[1]))
        safe_write(self.path, json.dumps(self.dpi, ensure_ascii=False, indent=1) + "\n")
