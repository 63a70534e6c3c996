"""Every decision on disk before it is shown: an append-only file per running game, and going on after a crash."""

import json
import os
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from tabletop.core.record import FORMAT, TAKEN_BACK, Record, Unreadable, read_record
from tabletop.library import paths
from tabletop.library.errors import Unusable
from tabletop.play.header import header

if TYPE_CHECKING:
    from tabletop.play.session import Setup  # listing journals must not wait for what playing takes

SLOTS = 3
_FINISHED = "! finished"
_NEXT = "! next "


def _slot(n: int) -> Path:
    return paths.autosave() / f"slot-{n}.journal"


class Journal:
    """The journal of one game, or of the games of one match. `keep` is what a Session calls; lines are `move`s,
    TAKEN_BACK, `! n`: the cursor went to n, or `! next` with the header of the match's next game."""

    def __init__(self, setup: "Setup") -> None:
        for n in range(SLOTS - 1, 0, -1):
            if _slot(n).exists():
                os.replace(_slot(n), _slot(n + 1))
        self.path = _slot(1)
        self._file: TextIO = self.path.open("w", encoding="utf-8", newline="\n")
        self._write(_header_line(setup))

    @classmethod
    def going_on(cls, path: Path) -> "Journal":
        """The journal of a game that is gone on with, after its last whole line."""
        journal = cls.__new__(cls)
        journal.path = path
        data = path.read_bytes()
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
            if finished:
                self._write(_FINISHED)
            self._file.close()


def _header_line(setup: "Setup") -> str:
    return json.dumps({"format": FORMAT, **header(setup)}, ensure_ascii=False, sort_keys=True)


@dataclass
class _Told:
    """What the lines so far tell of one game: its line of moves, and how many of them have been made."""

    header: str
    moves: list[str] = field(default_factory=list)
    at: int = 0
    marks: int = 0

    def move(self, line: str) -> None:
        self.moves[self.at :] = [line]
        self.at += 1

    def go_to(self, word: str) -> bool:
        """Whether the cursor has left its place."""
        before = self.at
        if word.isascii() and word.isdecimal():
            self.at = min(int(word), len(self.moves))
        return self.at != before

    def record(self) -> Record:
        record = read_record("\n".join([self.header, *self.moves[: self.at], ""]))
        return replace(record, header={**record.header, "taken_back": self.marks}) if self.marks else record


def read_journal(text: str) -> Record:
    """The record that a journal tells of, up to its last whole line. Raises Unreadable.

    Between two games of a match it is that of the next game, whose header then has `before`: the decks as they lay
    in the last one.
    """
    whole = text[: text.rfind("\n") + 1] if "\n" in text else ""
    lines = whole.split("\n")
    game, following = _Told(lines[0]), None
    for line in lines[1:]:
        if line.startswith(_NEXT):
            following = _Told(line.removeprefix(_NEXT))
        elif line == TAKEN_BACK:
            game.marks += 1
        elif line.startswith("! "):
            if game.go_to(line[2:].strip()):
                following = None
        elif line and not line.startswith("# "):
            game, following = following or game, None
            game.move(line)
    if following is None:
        return game.record()
    record, last = following.record(), game.record()
    return replace(record, header={**record.header, "before": last.header.get("decks", [])})


def unfinished() -> tuple[list[tuple[Path, Record]], list[tuple[Path, str]]]:
    """(games that can be gone on with, newest first; files that are broken, with what is wrong)."""
    good: list[tuple[Path, Record]] = []
    bad: list[tuple[Path, str]] = []
    for n in range(1, SLOTS + 1):
        path = _slot(n)
        if not path.exists():
            continue
        try:
            text = path.read_bytes().decode("utf-8", errors="replace")
            if text.rstrip("\n").endswith(_FINISHED):
                continue
            record = read_journal(text)
        except Unreadable as wrong:
            bad.append((path, str(Unusable(wrong.key, path=path, **wrong.values))))
            continue
        if record.moves or record.header.get("results"):
            good.append((path, record))
    return good, bad


__all__ = ["Journal", "read_journal", "unfinished"]
