"""The folders of the person at the table: settings, decks, saves, logs, scaled pictures.

Everything goes under one folder if the variable TABLETOP_HOME names one, or if a file `portable` lies beside
the program (then that folder is `data/` beside it); else where the system keeps such things.
Folders are made when they are asked for, and may be asked for at any time.
"""

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

import platformdirs

from tabletop.library.errors import Unusable, reason
from tabletop.library.shipped import data_root, program_folder

__all__ = [
    "autosave",
    "data_root",
    "decks",
    "logs",
    "one_home",
    "own_cards",
    "own_pictures",
    "positions",
    "saved_games",
    "scaled_pictures",
    "settings_file",
    "stereo",
]

_APP = "tabletop"

# On Windows and macOS several of these are the same folder: only the folders below keep them apart.
_SYSTEM: dict[str, Callable[..., Path]] = {
    "config": platformdirs.user_config_path,
    "data": platformdirs.user_data_path,
    "state": platformdirs.user_state_path,
    "log": platformdirs.user_log_path,
    "cache": platformdirs.user_cache_path,
}


def settings_file() -> Path:
    """`settings.toml`; it need not exist."""
    return _folder("config") / "settings.toml"


def decks(game: str) -> Path:
    """The person's own decks of one game."""
    return _folder("data", "decks", game)


def positions() -> Path:
    """Positions saved by hand."""
    return _folder("data", "positions")


def own_cards() -> Path:
    """Card files the person added, `<game>/*.json`."""
    return _folder("data", "cards")


def own_pictures() -> Path:
    """Card pictures the person added, `<game>/<SET>/<id>.<ext>`."""
    return _folder("data", "pictures")


def saved_games() -> Path:
    """Saves and replays, which are one format."""
    return _folder("data", "games")


def finished_games() -> Path:
    """Games that were played to their end, kept by the program itself."""
    return _folder("data", "games", "finished")


def stereo() -> Path:
    """Monitors measured for stereo viewing, and how the built-in pairs were aligned by hand."""
    return _folder("data", "stereo")


def autosave() -> Path:
    """Slots and journals from which a game is recovered after a crash."""
    return _folder("state", "autosave")


def logs() -> Path:
    """The program's own log files."""
    return _folder("log")


def scaled_pictures(width: int, height: int, ratio: float) -> Path:
    """Pictures scaled to a size in pixels for a device pixel ratio; safe to delete."""
    return _folder("cache", "pix", f"{width}x{height}@{ratio:g}")


def one_home() -> Path | None:
    """The single folder for everything, if the variable or the `portable` file asks for one."""
    if named := os.environ.get("TABLETOP_HOME"):
        return Path(named).expanduser().absolute()
    program = program_folder()
    return program / "data" if (program / "portable").is_file() else None


def _folder(kind: str, *below: str) -> Path:
    return _writable(_top(kind).joinpath(*below))


def _top(kind: str) -> Path:
    home = one_home()
    return home / kind if home else _SYSTEM[kind](_APP, appauthor=False)


def _writable(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # os.access() says yes on read-only mounts and on Windows; only writing tells.
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError as error:
        raise Unusable("errors.folder_not_writable", folder=folder, reason=reason(error)) from error
