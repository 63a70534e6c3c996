"""Every decision on disk before it is shown: an append-only file per running game, and going on after a crash."""

import json
import os
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from tabletop.core.record import FORMAT, TAKEN_BACK, Record, Unreadable, read_record
from tabletop.library import paths
from tabletop.library.errors import Unusable

if TYPE_CHECKING:
    from tabletop.play.session import Setup  # listing journals must not wait for what playing takes

SLOTS = 3
_FINISHED = "! finished"


def _slot(n: int) -> Path:
    return paths.autosave() / f"slot-{n}.journal"


class Journal:
    """The journal of one game. `keep` is what a Session calls; lines are `move`s, TAKEN_BACK,
    or `! n`: the cursor went to n."""

    def __init__(self, setup: "Setup") -> None:
        from tabletop.play.session import header

        for n in range(SLOTS - 1, 0, -1):
            if _slot(n).exists():
                os.replace(_slot(n), _slot(n + 1))
        self.path = _slot(1)
        self._file: TextIO = self.path.open("w", encoding="utf-8", newline="\n")
        self._write(json.dumps({"format": FORMAT, **header(setup)}, ensure_ascii=False, sort_keys=True))

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


def read_journal(text: str) -> Record:
    """The record that a journal tells of, up to its last whole line. Raises Unreadable."""
    whole = text[: text.rfind("\n") + 1] if "\n" in text else ""
    lines = whole.split("\n")
    kept: list[str] = []
    marks = lines[1:].count(TAKEN_BACK)
    for line in lines[1:]:
        if line.startswith("! "):
            word = line[2:].strip()
            if word.isascii() and word.isdecimal():
                del kept[int(word) :]
        elif line and not line.startswith("# "):
            kept.append(line)
    record = read_record("\n".join([lines[0], *kept, ""]))
    return replace(record, header={**record.header, "taken_back": marks}) if marks else record


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
        if record.moves:
            good.append((path, record))
    return good, bad


__all__ = ["Journal", "read_journal", "unfinished"]
