"""Saved games on disk."""

import re
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from tabletop.library import paths
from tabletop.library.errors import Unusable
from tabletop.library.printable import printable
from tabletop.library.reader import decode, files_in, guarded, read_bytes
from tabletop.library.reader.bounds import LARGEST_SAVE
from tabletop.library.safe_write import safe_write
from tabletop.play.record import Record, read_record, write_record

if TYPE_CHECKING:
    from tabletop.play.session import Session  # listing saves must not wait for what playing takes

SUFFIX = ".tabletop"


@dataclass(frozen=True)
class Listed:
    """One entry of the list of games: its header, or what is wrong with it."""

    path: Path
    title: str
    game: str
    date: str
    moves: int
    wrong: str = ""


def file_name(session: "Session", now: datetime) -> str:
    """`2026-11-30_2141_wixoss_tama-vs-hanayo.tabletop`: local time, ASCII words of the decks."""
    return f"{file_stem(session, f'{now:%Y-%m-%d_%H%M}')}{SUFFIX}"


def file_stem(session: "Session", when: str) -> str:
    """The same without the ending, for a time in whichever form."""
    names = "-vs-".join(_slug(deck.id or deck.name) for deck in session.setup.decks)
    stamp = re.sub(r"[^0-9_-]+", "_", when).strip("_")
    return f"{stamp}_{session.rules.key}_{names}"


def _slug(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")[:30] or "deck"


def save(session: "Session", path: Path | None = None) -> Path:
    """Write the game; returns where. Raises Unusable."""
    where = path or paths.saved_games() / file_name(session, datetime.now())
    safe_write(where, write_record(session.record()))
    return where


def load(path: Path) -> Record:
    """The record in a file. Raises Unusable."""
    text = decode(read_bytes(path, LARGEST_SAVE), path, LARGEST_SAVE, foreign=False)
    with guarded(path, "record.no_header"):
        return read_record(text, path)


def listed() -> list[Listed]:
    """Every saved game, newest first; broken ones are listed as broken. Raises Unusable where there is no folder."""
    found = []
    for path in files_in(paths.saved_games(), SUFFIX, newest_first=True):
        try:
            record = load(path)
        except Unusable as wrong:
            found.append(Listed(path, path.stem, "", "", 0, str(wrong)))
            continue
        header = record.header
        title = printable(header.get("title") or path.stem)
        found.append(Listed(path, title, header["ruleset"], printable(header.get("date", "")), len(record.moves)))
    return found
