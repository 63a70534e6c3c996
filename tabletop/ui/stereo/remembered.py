"""What the viewer remembers from one time to the next: who looks from where, and the last choices of each dialog."""

from __future__ import annotations

import contextlib

from tabletop.library.errors import Unusable
from tabletop.library.settings import Settings
from tabletop.stereo.size import Viewer as Person
from tabletop.ui.motion import speed
from tabletop.ui.stereo.desk import Desk


class Remembered:
    """In the settings; without them for as long as the viewer is open."""

    def __init__(self, settings: Settings | None) -> None:
        self.settings = settings
        self._here: dict[str, dict[str, object]] = {}

    @property
    def still(self) -> bool:
        """Whether nothing should move."""
        return self.settings is not None and speed(self.settings) == "none"

    def last(self, dialog: str) -> dict[str, object]:
        """What was chosen in a dialog the last time."""
        return self.settings.last(dialog) if self.settings else dict(self._here.get(dialog, {}))

    def keep(self, dialog: str, chosen: dict[str, object]) -> None:
        """For the next time."""
        self._here[dialog] = chosen
        if self.settings is not None:
            self.settings.remember(dialog, chosen)

    def seat(self, desk: Desk) -> None:
        """The person before the desk, as they sat the last time."""
        last = self.last("stereo")
        try:
            desk.person = Person(float(last.get("eyes", 63.0)), float(last.get("distance", 500.0)))
            desk.gap = float(last.get("gap", desk.gap))
        except (TypeError, ValueError):
            return

    def close(self, desk: Desk) -> None:
        """The window goes: everything on disk; nobody is left to be told that it cannot be written."""
        person = desk.person
        self.keep("stereo", {"eyes": person.eyes, "distance": person.distance, "gap": desk.gap})
        if self.settings is not None:
            with contextlib.suppress(Unusable):
                self.settings.write()
