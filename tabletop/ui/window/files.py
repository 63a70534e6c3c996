"""Games on disk as the window offers them: running ones to go on with, saved ones, broken ones as broken."""

from pathlib import Path
from typing import TYPE_CHECKING

from tabletop.core.record import TAKEN_BACK, Record, Unreadable
from tabletop.library.errors import Unusable
from tabletop.library.texts import catalogue, say
from tabletop.play.journal import Journal, read_journal, unfinished
from tabletop.play.saves import listed, load

if TYPE_CHECKING:
    from tabletop.play.session import Session

MOST_RECENT = 12
JOURNAL = ".journal"

Entry = tuple[str, Path, str]


def offered() -> list[Entry]:
    """(line, file, what is wrong or ""): unfinished games first, then saves, newest first."""
    try:
        good, bad = unfinished()
        saved = listed()
    except (Unusable, OSError) as wrong:
        return [(str(wrong), Path(), str(wrong))]
    found: list[Entry] = [(_line("window.unfinished", record), path, "") for path, record in good]
    found += [(say("window.broken", name=path.name), path, wrong) for path, wrong in bad]
    for entry in saved[:MOST_RECENT]:
        name = game_name(entry.game)
        line = say("window.saved", title=entry.title, game=name, date=entry.date, n=entry.moves)
        broken = say("window.broken", name=entry.path.name)
        found.append((broken if entry.wrong else line, entry.path, entry.wrong))
    return found


def game_name(key: str) -> str:
    """A game's name in the language in use."""
    return say(f"{key}.name") if f"{key}.name" in catalogue() else key


def _line(key: str, record: Record) -> str:
    header = record.header
    title, date = header.get("title") or "", header.get("date", "")
    return say(key, title=title, game=game_name(header["ruleset"]), date=date, n=len(record.moves))


def opened(path: Path) -> tuple["Session", Journal | None, str]:
    """(the session, its journal if the file is one and can be gone on with, what was not as it was or ""). Raises
    Unusable."""
    from tabletop.play.replay import replay

    if path.suffix == JOURNAL:
        try:
            record = read_journal(path.read_text("utf-8", errors="replace"))
        except (Unreadable, OSError) as wrong:
            raise _unusable(path, wrong) from None
    else:
        record = load(path)
    done = replay(record, path)
    said = (
        ""
        if done.broken_at is None
        else say(f"window.replay_{done.reason}", n=done.broken_at, name=path.name)
    )
    journal = None
    if path.suffix == JOURNAL:
        journal = Journal.going_on(path)
        if done.broken_at is not None:
            journal.keep(f"! {done.session.at}")
    return done.session, journal, said


def _unusable(path: Path, wrong: Exception) -> Unusable:
    if isinstance(wrong, Unreadable):
        return Unusable(wrong.key, path=path, **wrong.values)
    return Unusable("errors.unreadable", path=path, reason=str(wrong))


def started(session: "Session") -> Journal:
    """A journal of this session from its beginning. Raises Unusable, OSError."""
    from tabletop.core.move import write

    journal = Journal(session.setup)
    for at in range(1, session.at + 1):
        journal.keep(write(session.step(at, 0)[0]))
    for _ in range(session.taken_back):
        journal.keep(TAKEN_BACK)
    return journal
