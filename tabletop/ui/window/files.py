"""Games on disk as the window offers them: running ones to go on with, saved ones, broken ones as broken."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tabletop.library.errors import Unusable
from tabletop.library.printable import printable
from tabletop.library.texts import catalogue, say
from tabletop.play.journal import SUFFIX as JOURNAL
from tabletop.play.journal import Journal, read_journal, read_text, unfinished
from tabletop.play.record import TAKEN_BACK, Record
from tabletop.play.saves import listed, load
from tabletop.play.slots import running
from tabletop.ui.window.seat_names import seat_names

if TYPE_CHECKING:
    from tabletop.core.ruleset import Deck
    from tabletop.play.kept import Kept
    from tabletop.play.session import Session

MOST_RECENT = 12


class Entry(NamedTuple):
    """A line of the list, its file, what is wrong with it or "", the standing of a match between two games or "",
    whether it is being played in another window."""

    line: str
    path: Path
    wrong: str = ""
    standing: str = ""
    elsewhere: bool = False
    starred: bool | None = None
    """Whether a finished game that the program keeps has a star; None: no such game."""


@dataclass(frozen=True)
class Opened:
    """A session; its journal, if the file is one; what is not as it was when it was written, or "". `before` are the
    decks of the game before where the session is the next game of a match, not yet begun."""

    session: "Session"
    journal: Journal | None
    said: str
    before: "tuple[Deck, ...]" = ()


def offered() -> list[Entry]:
    """Unfinished games first, then saves, newest first."""
    return [*_offered(_running_games), *_offered(_saved_games), *_offered(_finished_games)]


def _offered(listing: Callable[[], list[Entry]]) -> list[Entry]:
    """The entries, or one that says why there are none."""
    try:
        return listing()
    except (Unusable, OSError) as wrong:
        return [Entry(str(wrong), Path(), str(wrong))]


def _running_games() -> list[Entry]:
    good, bad = unfinished()
    found = [_unfinished(path, record) for path, record in good]
    return found + [Entry(say("window.broken", name=path.name), path, wrong) for path, wrong in bad]


def _saved_games() -> list[Entry]:
    found = []
    for entry in listed()[:MOST_RECENT]:
        name = game_name(entry.game)
        line = say("window.saved", title=entry.title, game=name, date=entry.date, n=entry.moves)
        broken = say("window.broken", name=entry.path.name)
        found.append(Entry(broken if entry.wrong else line, entry.path, entry.wrong))
    return found


def _finished_games() -> list[Entry]:
    from tabletop.play.kept import kept

    found = []
    for game in kept():
        if game.wrong:
            found.append(Entry(say("window.broken", name=game.path.name), game.path, game.wrong))
            continue
        line = say(
            "window.finished", star="★ " if game.starred else "", title=game.title, game=game_name(game.game),
            date=game.date, result=_result(game),
        )  # fmt: skip
        found.append(Entry(line, game.path, starred=game.starred))
    return found


def _result(game: "Kept") -> str:
    if game.winner not in (0, 1):
        return say("window.finished_draw", n=game.turn)
    named = (kind == "human" or f"window.name_of_{kind}" in catalogue() for kind in game.seats)
    known = len(game.seats) == 2 and all(named)
    who = seat_names(game.seats)[game.winner] if known else say("window.team", n=game.winner + 1)
    return say("window.finished_won", who=who, n=game.turn)


def game_name(key: str) -> str:
    """A game's name in the language in use."""
    return say(f"{key}.name") if f"{key}.name" in catalogue() else key


def _unfinished(path: Path, record: Record) -> Entry:
    wins = _standing(record)
    line = _line("match.unfinished", record, wins=wins) if wins else _line("window.unfinished", record)
    elsewhere = running(path)
    return Entry(say("window.elsewhere", line=line) if elsewhere else line, path, "", wins, elsewhere)


def _standing(record: Record) -> str:
    results, seats = record.header.get("results"), record.header.get("seats")
    if record.moves or not isinstance(results, list) or not isinstance(seats, list):
        return ""
    return " – ".join(str(results.count(seat)) for seat in range(len(seats)))


def _line(key: str, record: Record, **more: str) -> str:
    header = record.header
    title, date = printable(header.get("title", "")), printable(header.get("date", ""))
    return say(key, title=title, game=game_name(header["ruleset"]), date=date, n=len(record.moves), **more)


def looked_at(path: Path) -> Opened:
    """What a journal holds that somebody else is writing. Raises Unusable, OSError."""
    from tabletop.play.replay import replay
    from tabletop.play.since import said

    done = replay(read_journal(read_text(path), path), path)
    return Opened(done.session, None, said(done, path.name))


def opened(path: Path) -> Opened:
    """What a file holds. Raises Unusable, OSError; Unusable where the game is open in another window."""
    from tabletop.play.replay import UNKNOWN, replay
    from tabletop.play.since import said

    if path.suffix != JOURNAL:
        done = replay(load(path), path)
        return Opened(done.session, None, said(done, path.name))
    record = read_journal(read_text(path), path)
    done = replay(record, path)
    before = _before(record, done.session.setup.decks, path)
    if done.reason == UNKNOWN:  # the journal stays as it is; what is played now gets another
        return Opened(done.session, None, said(done, path.name))
    journal = Journal.going_on(path)
    if done.broken_at is not None:
        journal.keep(f"! {done.session.at}")
    return Opened(done.session, journal, said(done, path.name), before)


def _before(record: Record, decks: "tuple[Deck, ...]", path: Path) -> "tuple[Deck, ...]":
    """The decks of the game before the one that waits, as they lay; none where none waits."""
    from tabletop.play.match import same_cards
    from tabletop.play.replay import setup_of

    if record.moves or not record.header.get("results"):
        return ()
    before = setup_of({**record.header, "decks": record.header.get("before", record.header["decks"])}, path).decks
    if len(before) != len(decks) or not all(map(same_cards, before, decks)):
        raise Unusable("record.no_header", path=path)
    return before


def started(session: "Session") -> Journal:
    """A journal of this session from its beginning. Raises Unusable, OSError."""
    from tabletop.core.move import write

    journal = Journal(session.setup)
    for at in range(1, session.at + 1):
        journal.keep(write(session.step(at, 0)[0]))
    for _ in range(session.taken_back):
        journal.keep(TAKEN_BACK)
    return journal
