"""Finished games that are kept: the last fifty, and every one that a person has given a star."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tabletop.core.move import NONE
from tabletop.library import paths
from tabletop.library.errors import Unusable
from tabletop.library.printable import printable
from tabletop.library.reader import files_in
from tabletop.library.reader.bounds import LARGEST_LINE
from tabletop.library.safe_write import safe_write
from tabletop.play.record import read_header, write_record
from tabletop.play.saves import SUFFIX, file_stem

if TYPE_CHECKING:
    from tabletop.play.session import Session  # listing must not wait for what playing takes

MOST = 50
"""So many without a star."""

STARRED = "starred"
"""The folder, inside that of finished games, of those with a star."""


@dataclass(frozen=True)
class Kept:
    """A finished game: what was played when, who sat there (see Seats), in how many turns, who won (a side, DRAW, NONE
    where it is not said)."""

    path: Path
    title: str = ""
    game: str = ""
    date: str = ""
    winner: int = NONE
    turn: int = 0
    seats: tuple[str, ...] = ()
    starred: bool = False
    wrong: str = ""


def keep(session: "Session") -> Path:
    """Write a game that is over; returns where. Ended once more after something was taken back it replaces itself.
    Raises Unusable."""
    folder = paths.finished_games()
    name = f"{file_stem(session, session.setup.date)}_{session.setup.seed % 0xFFFFFF:06x}{SUFFIX}"
    starred = folder / STARRED / name
    record = session.record()
    record.header["ended"] = {"winner": session.state.winner, "turn": session.turn}
    where = starred if starred.exists() else folder / name
    safe_write(where, write_record(record))
    for old in files_in(folder, SUFFIX, newest_first=True)[MOST:]:
        old.unlink(missing_ok=True)
    return where


def star(path: Path, starred: bool) -> Path:
    """Give a kept game a star, so that it is never forgotten, or take it away; returns where it lies now. Raises
    OSError."""
    folder = paths.finished_games()
    there = folder / STARRED if starred else folder
    there.mkdir(exist_ok=True)
    return path.rename(there / path.name)


def kept() -> list[Kept]:
    """Every finished game, those with a star first, newest first; broken ones as broken. Raises Unusable where there is
    no folder for them."""
    folder = paths.finished_games()
    bright = folder / STARRED
    found = [
        _kept(path, True) for path in (files_in(bright, SUFFIX, newest_first=True) if bright.is_dir() else [])
    ]
    return found + [_kept(path, False) for path in files_in(folder, SUFFIX, newest_first=True)]


def _kept(path: Path, starred: bool) -> Kept:
    try:
        with path.open("rb") as file:
            line = file.readline(LARGEST_LINE + 1).decode("utf-8", errors="replace")
        header = read_header(line.rstrip("\n"), path)
    except (Unusable, OSError) as wrong:
        return Kept(path, path.stem, starred=starred, wrong=str(wrong))
    ended = header.get("ended")
    ended = ended if isinstance(ended, dict) else {}
    winner, turn, seats = ended.get("winner"), ended.get("turn"), header.get("seats")
    kinds = tuple(kind for kind in seats if isinstance(kind, str)) if isinstance(seats, list) else ()
    return Kept(
        path, printable(header.get("title") or path.stem), header["ruleset"], printable(header.get("date", "")),
        winner if type(winner) is int else NONE, turn if type(turn) is int else 0, kinds, starred,
    )  # fmt: skip
