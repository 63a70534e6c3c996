"""Saved games on disk."""

import re
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from tabletop.core.record import Record, Unreadable, read_record, write_record
from tabletop.library import paths
from tabletop.library.errors import Unusable, reason
from tabletop.library.safe_write import safe_write

if TYPE_CHECKING:
    from tabletop.play.session import Session  # listing saves must not wait for what playing takes

SUFFIX = ".tabletop"
LARGEST_SAVE = 20_000_000


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
    names = "-vs-".join(_slug(deck.id or deck.name) for deck in session.setup.decks)
    return f"{now:%Y-%m-%d_%H%M}_{session.rules.key}_{names}{SUFFIX}"


def _slug(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")[:30] or "deck"


def save(session: "Session", path: Path | None = None) -> Path:
    """Write the game; returns where. Raises Unusable."""
    where = path or paths.saved_games() / file_name(session, datetime.now())
    safe_write(where, write_record(session.record()))
    return where


def read_text(path: Path) -> str:
    """The text of a save. Raises Unusable."""
    try:
        if path.is_dir():
            raise Unusable("errors.is_folder", path=path)
        if path.stat().st_size > LARGEST_SAVE:
            raise Unusable("errors.too_large", path=path, limit=LARGEST_SAVE // 1_000_000)
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise Unusable("errors.not_text", path=path) from None
    except FileNotFoundError:
        raise Unusable("errors.no_file", path=path) from None
    except OSError as wrong:
        raise Unusable("errors.unreadable", path=path, reason=reason(wrong)) from None


def load(path: Path) -> Record:
    """The record in a file. Raises Unusable."""
    try:
        return read_record(read_text(path))
    except Unreadable as wrong:
        raise Unusable(wrong.key, path=path, **wrong.values) from None


def listed() -> list[Listed]:
    """Every saved game, newest first; broken ones are listed as broken."""
    found = []
    for path in sorted(paths.saved_games().glob(f"*{SUFFIX}"), key=lambda p: p.stat().st_mtime, reverse=True):
        try:
            record = load(path)
        except Unusable as wrong:
            found.append(Listed(path, path.stem, "", "", 0, str(wrong)))
            continue
        header = record.header
        title = header.get("title") or path.stem
        found.append(Listed(path, title, header["ruleset"], header.get("date", ""), len(record.moves)))
    return found
