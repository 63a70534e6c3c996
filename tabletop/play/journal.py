"""Every decision on disk before it is shown: an append-only file per running game, and going on after a crash."""

import os
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from tabletop.library.errors import Unusable
from tabletop.library.reader import guarded, read_bytes
from tabletop.library.reader.bounds import LARGEST_SAVE, MOST_JOURNAL_LINES
from tabletop.play.header import header
from tabletop.play.lock import Lock, taken
from tabletop.play.record import (
    TAKEN_BACK,
    Record,
    bounded_moves,
    header_line,
    read_header,
    read_move_line,
)  # fmt: skip
from tabletop.play.slots import SLOTS, SUFFIX, free_slot, lock_of, slots

if TYPE_CHECKING:
    from tabletop.play.setup import Setup  # listing journals must not wait for what playing takes

SEEN = "! seen"
"""Somebody has looked at the cards that were dealt: from now on the game is worth being offered again."""
_FINISHED = "! finished"
_NEXT = "! next "


class Journal:
    """The journal of one game, or of the games of one match, locked while it is open. `keep` is what a Session calls;
    lines are `move`s, TAKEN_BACK, SEEN, `! n`: the cursor went to n, or `! next` with the header of the match's next
    game."""

    def __init__(self, setup: "Setup") -> None:
        self.path, self._lock = free_slot()
        self._file: TextIO = self.path.open("w", encoding="utf-8", newline="\n")
        self._write(_header_line(setup))

    @classmethod
    def going_on(cls, path: Path) -> "Journal":
        """The journal of a game that is gone on with, after its last whole line. Raises Unusable where it is open
        elsewhere, OSError."""
        journal = cls.__new__(cls)
        journal.path, journal._lock = path, _locked(path)
        data = read_bytes(path, LARGEST_SAVE)
        os.truncate(path, data.rfind(b"\n") + 1)
        journal._file = path.open("a", encoding="utf-8", newline="\n")
        return journal

    def keep(self, line: str) -> None:
        """One line, on disk when this returns."""
        self._write(line)

    def next_game(self, setup: "Setup") -> None:
        """The moves that follow are those of this game, the next one of the match; until there are any, the finished
        game can still be gone back into, and another setup can take the place of this one."""
        self._write(_NEXT + _header_line(setup))

    def _write(self, line: str) -> None:
        if self._file.closed:
            return
        self._file.write(line + "\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self, finished: bool) -> None:
        """No more lines; a finished game is not offered again."""
        if not self._file.closed:
            try:
                if finished:
                    self._write(_FINISHED)
            finally:
                self._file.close()
                self._lock.release()


def _locked(path: Path) -> Lock:
    lock = taken(lock_of(path))
    if lock is None:
        raise Unusable("record.open_elsewhere", path=path)
    return lock


def _header_line(setup: "Setup") -> str:
    return header_line(header(setup))


@dataclass
class _Told:
    """What the lines so far tell of one game: its line of moves, and how many of them have been made."""

    header: str
    number: int = 1
    moves: list[tuple[int, str]] = field(default_factory=list)
    at: int = 0
    marks: int = 0
    seen: bool = False

    def move(self, number: int, line: str) -> None:
        self.moves[self.at :] = [(number, line)]
        self.at += 1

    def go_to(self, word: str) -> bool:
        """Whether the cursor has left its place."""
        before = self.at
        if word.isascii() and word.isdecimal() and len(word) < 10:
            self.at = min(int(word), len(self.moves))
        return self.at != before

    def record(self, where: Path | str) -> Record:
        told = read_header(self.header, where, self.number)
        bounded_moves(self.moves, where)
        moves = [read_move_line(line, where, number) for number, line in self.moves]
        if self.marks:
            told["taken_back"] = self.marks
        return Record(told, moves[: self.at], beyond=moves[self.at :])


def read_journal(text: str, where: Path | str = "") -> Record:
    """The record that a journal tells of, up to its last whole line; what was gone back from is `beyond`. Raises
    Unusable.

    Between two games of a match it is that of the next game, whose header then has `before`: the decks as they lay
    in the last one.
    """
    return _read(text, where)[0]


def _read(text: str, where: Path | str) -> tuple[Record, bool]:
    """The record, and whether there is something in it that somebody would miss."""
    lines = text.split("\n")[:-1]
    if len(lines) > MOST_JOURNAL_LINES:
        raise Unusable("reader.too_many_lines", path=where, n=len(lines), limit=MOST_JOURNAL_LINES)
    game, following = _Told(lines[0] if lines else ""), None
    for number, line in enumerate(lines[1:], 2):
        if line.startswith(_NEXT):
            following = _Told(line.removeprefix(_NEXT), number)
        elif line == TAKEN_BACK:
            game.marks += 1
        elif line == SEEN:
            (following or game).seen = True
        elif line.startswith("! "):
            if game.go_to(line[2:].strip()):
                following = None
        elif line and not line.startswith("# "):
            game, following = following or game, None
            game.move(number, line)
    if following is None:
        record = game.record(where)
        return record, bool(record.moves or record.beyond or game.seen or record.header.get("results"))
    record, last = following.record(where), game.record(where)
    return replace(record, header={**record.header, "before": last.header.get("decks", [])}), True


def read_text(path: Path) -> str:
    """The text of a journal, damaged characters and all. Raises Unusable."""
    return read_bytes(path, LARGEST_SAVE).decode("utf-8", errors="replace")


def unfinished() -> tuple[list[tuple[Path, Record]], list[tuple[Path, str]]]:
    """(games that can be gone on with, newest first; files that are broken, with what is wrong). Raises Unusable where
    there is no folder for them."""
    good: list[tuple[Path, Record]] = []
    bad: list[tuple[Path, str]] = []
    for path in slots():
        try:
            with guarded(path, "record.no_header"):
                text = read_text(path)
                if text.rstrip("\n").endswith(_FINISHED):
                    continue
                record, wanted = _read(text, path)
        except Unusable as wrong:
            bad.append((path, str(wrong)))
            continue
        if wanted:
            good.append((path, record))
    return good, bad


__all__ = ["SEEN", "SLOTS", "SUFFIX", "Journal", "read_journal", "read_text", "unfinished"]
