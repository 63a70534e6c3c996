"""A session from its written form."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tabletop.core.card import Face
from tabletop.core.digest import landmark
from tabletop.core.record import Record
from tabletop.core.ruleset import Deck
from tabletop.core.state import DRAW
from tabletop.games import TABLES, ruleset
from tabletop.library.errors import Unusable
from tabletop.library.pool import faces
from tabletop.play.session import Session, Setup

LARGEST_COUNT = 1_000_000
"""Nobody takes back more often; what says more is no save."""


@dataclass(frozen=True)
class Replayed:
    """`session` stands at the last move that could be made; `broken_at` is the move that could not be, or whose
    outcome is not what it was when the game was saved (None: all went as it did then)."""

    session: Session
    broken_at: int | None
    reason: str = ""


def setup_of(header: dict[str, Any], where: Path | str, extra: dict[str, Face] | None = None) -> Setup:
    """What the game started from. Raises Unusable: unknown game, newer rules, unknown cards."""
    key = header.get("ruleset")
    if key not in TABLES:
        raise Unusable("record.unknown_game", path=where, game=str(key))
    kinds = header.get("seats", ("human", "human"))
    rules = ruleset(key, bool(header.get("free")), len(kinds) if isinstance(kinds, list) else 2)
    known = {**faces(key), **(extra or {})}
    try:
        if header.get("version", 1) > rules.version:
            raise Unusable("record.newer", path=where, format=header["version"])
        decks = tuple(
            Deck(key, d["name"], {p: tuple(ids) for p, ids in d["piles"].items()}, d.get("setup", {}), d.get("id", ""))
            for d in header["decks"]
        )
        seats, seed = tuple(kinds), int(header["seed"])
        results = tuple(_one_of((*range(rules.seats), DRAW), winner) for winner in header.get("results", ()))
    except (KeyError, TypeError, ValueError, AttributeError):
        raise Unusable("record.no_header", path=where) from None
    for deck in decks:
        for ids in deck.piles.values():
            for id in ids:
                if id not in known:
                    raise Unusable("errors.unknown_card", deck=deck.name, id=id, n=1)
    texts = (header.get("title", ""), header.get("date", ""), header.get("position", ""))
    return Setup(rules, decks, known, header.get("options", {}), seed, seats, *texts, results)


def _one_of(values: Sequence[int], found: object) -> int:
    if type(found) is not int or found not in values:
        raise ValueError
    return found


def replay(record: Record, where: Path | str = "") -> Replayed:
    """Play the moves of a record, read from `where`, through the rules again.

    Raises Unusable where not even the start can be made.
    """
    setup = setup_of(record.header, where)
    try:
        session = Session(setup)
        session.taken_back = _one_of(range(LARGEST_COUNT), record.header.get("taken_back", 0))
    except (KeyError, TypeError, ValueError, IndexError):  # decks or options that no game could be dealt from
        raise Unusable("record.no_header", path=where) from None
    for at, move in enumerate(record.moves, 1):
        by = move.n if move.verb == "resign" else max(session.asked, 0)
        if session.rules.why_not(session.state, by, move) is not None:
            return Replayed(session, at, "illegal")
        session.carry_out(move)
        wanted = record.digests.get(at)
        if wanted is not None and wanted != landmark(session.state):
            return Replayed(session, at, "differs")
    return Replayed(session, None)
