"""One's own games, in a small database that survives a crash. Enforced, sandbox and watched games are kept apart."""

import contextlib
import csv
import io
import sqlite3
from collections.abc import Iterator
from dataclasses import astuple, dataclass, fields
from datetime import datetime
from pathlib import Path

from tabletop.library import paths
from tabletop.library.errors import Unusable

ENFORCED, SANDBOX, WATCHED = MODES = ("enforced", "sandbox", "watched")
_VERSION = 1
_TABLE = """create table if not exists games (
    played text not null, game text not null, mode text not null, deck text not null, opponent text not null,
    against text not null, result text not null, why text not null, turns integer not null,
    decisions integer not null, seconds integer not null)"""


@dataclass(frozen=True)
class Played:
    """One finished game as its player sees it. `played` is local time as ISO text, `against` who sat there
    ("human", "greedy", "passive", …), `result` "won", "lost" or "drawn", `why` the ending in the rules' word."""

    played: str
    game: str
    mode: str
    deck: str
    opponent: str
    against: str
    result: str
    why: str
    turns: int
    decisions: int
    seconds: int = 0


@dataclass(frozen=True)
class Total:
    """Games with one deck (or all), how they ended, and how long they were."""

    deck: str
    games: int
    won: int
    lost: int
    drawn: int
    turns: float


class Statistics:
    """The database file; `aside` names the file into which a broken one was put, "" where there was none."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or paths.saved_games() / "statistics.db"
        self.aside = ""
        try:
            self._open()
        except sqlite3.DatabaseError:
            self._put_aside()
            self._open()

    def _open(self) -> None:
        try:
            self._base = sqlite3.connect(self.path)
        except sqlite3.OperationalError as wrong:
            raise Unusable("errors.unreadable", path=self.path, reason=str(wrong)) from None
        self._base.execute("pragma synchronous = full")
        if self._base.execute("pragma user_version").fetchone()[0] > _VERSION:
            raise Unusable("errors.newer_format", path=self.path, format=_VERSION + 1)
        with self._base:
            self._base.execute(_TABLE)
            self._base.execute(f"pragma user_version = {_VERSION}")

    def _put_aside(self) -> None:
        with contextlib.suppress(AttributeError, sqlite3.Error):
            self._base.close()
        aside = self.path.with_name(f"statistics-broken-{datetime.now():%Y%m%d-%H%M%S}.db")
        self.path.rename(aside)
        self.aside = aside.name

    def keep(self, played: Played) -> None:
        """Write a finished game down; it is on disk when this returns. Raises Unusable."""
        if played.mode not in MODES:
            raise ValueError(played.mode)
        marks = ", ".join("?" * len(fields(Played)))
        try:
            with self._base:
                self._base.execute(f"insert into games values ({marks})", astuple(played))
        except sqlite3.Error as wrong:
            raise Unusable("errors.file_not_written", file=self.path, reason=str(wrong)) from None

    def games(self, mode: str, game: str = "") -> Iterator[Played]:
        """The games of one mode, newest first."""
        rows = self._base.execute(
            "select * from games where mode = ? and (? = '' or game = ?) order by played desc, rowid desc",
            (mode, game, game),
        )
        yield from (Played(*row) for row in rows)

    def totals(self, mode: str, game: str = "") -> list[Total]:
        """Each deck's record in one mode, most played first."""
        rows = self._base.execute(
            "select deck, count(*), sum(result = 'won'), sum(result = 'lost'), sum(result = 'drawn'), avg(turns)"
            " from games where mode = ? and (? = '' or game = ?) group by deck order by count(*) desc, deck",
            (mode, game, game),
        )
        return [Total(*row) for row in rows]

    def as_csv(self) -> str:
        """Every game of every mode."""
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow([field.name for field in fields(Played)])
        for mode in MODES:
            writer.writerows(astuple(played) for played in self.games(mode))
        return out.getvalue()

    def close(self) -> None:
        """Let go of the file."""
        self._base.close()
