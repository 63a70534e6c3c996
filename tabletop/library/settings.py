"""What the person has chosen, kept in `settings.toml`; what they wrote there by hand stays."""

import contextlib
import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import Item

from tabletop.library import paths
from tabletop.library.errors import Unusable
from tabletop.library.safe_write import safe_write

DEFAULTS: Mapping[str, Any] = {
    "language": "", "theme": "system", "speed": "system", "ui_size": 100, "card_size": 100, "log_size": 100,
    "labels": True, "turns": True, "far_upright": False, "shortcuts": "desktop", "window": "", "planet_order": False,
    "one_window": False, "answer_for_me": "unshared",
}  # fmt: skip
"""`language` "" is the machine's; sizes are per cent; `window` is geometry as Qt writes it."""


class Settings:
    """Values by key, and a table of remembered choices for each dialog. `wrong` says what was unusable about the
    file, which has then been put aside."""

    def __init__(self) -> None:
        self.wrong = ""
        self._document = tomlkit.document()
        with contextlib.suppress(Unusable):
            self._read(paths.settings_file())

    def _read(self, path: Path) -> None:
        try:
            self._document = tomlkit.parse(path.read_text("utf-8"))
        except FileNotFoundError:
            return
        except (TOMLKitError, UnicodeDecodeError, OSError):
            aside = path.with_name(f"settings-backup-{datetime.now():%Y%m%d-%H%M%S}.toml")
            with contextlib.suppress(OSError):
                os.replace(path, aside)
            self.wrong = str(Unusable("window.settings_set_aside", path=path, aside=aside.name))

    def __getitem__(self, key: str) -> Any:
        """The value, or the default where it is missing or of another type."""
        value, default = self._document.get(key), DEFAULTS[key]
        if isinstance(value, Item):
            value = value.unwrap()
        return value if type(value) is type(default) else default

    def __setitem__(self, key: str, value: Any) -> None:
        self._document[key] = value

    def last(self, dialog: str) -> dict[str, Any]:
        """What was chosen in a dialog the last time; empty the first time."""
        table = self._document.get("last", {})
        found = table.get(dialog, {}) if isinstance(table, Mapping) else {}
        return dict(found.unwrap()) if isinstance(found, Item) else dict(found)

    def remember(self, dialog: str, chosen: Mapping[str, Any]) -> None:
        """Keep what was chosen in a dialog (plain values of TOML)."""
        if not isinstance(self._document.get("last"), Mapping):
            self._document["last"] = tomlkit.table()
        self._document["last"][dialog] = dict(chosen)

    def write(self) -> None:
        """Put everything on disk. Raises Unusable."""
        safe_write(paths.settings_file(), tomlkit.dumps(self._document))
