"""A session from its written form."""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tabletop.core.card import Face
from tabletop.core.digest import METHOD, landmark
from tabletop.core.judge import why_not
from tabletop.core.move import Move
from tabletop.core.refusal import Refusal
from tabletop.core.ruleset import Deck, Ruleset
from tabletop.core.state import DRAW
from tabletop.games import TABLES, ruleset
from tabletop.library.errors import Unusable
from tabletop.library.pool import faces
from tabletop.library.reader import MOST_CARDS, guarded, toml_data
from tabletop.library.reader.models import modelled
from tabletop.play.header_model import Header, fits
from tabletop.play.record import Record
from tabletop.play.session import Session
from tabletop.play.setup import Setup
from tabletop.play.strangers import named, strangers

_log = logging.getLogger(__name__)
ILLEGAL, DIFFERS, FAILED, UNKNOWN = "illegal", "differs", "failed", "unknown"


@dataclass(frozen=True)
class Replayed:
    """`session` stands at the last move that could be made; `broken_at` is the move that could not be, or whose
    outcome is not what it was when the game was saved (None: all went as it did then). `reason` says which: ILLEGAL
    (by `refusal`), DIFFERS, FAILED (the program itself), UNKNOWN (play by hand begins, because the cards in `unknown`
    are not known; `broken_at` is then None where all moves could still be made)."""

    session: Session
    broken_at: int | None
    reason: str = ""
    refusal: Refusal | None = None
    unknown: tuple[str, ...] = ()
    record: Record = field(default_factory=lambda: Record({}))


def setup_of(
    header: Mapping[str, Any], where: Path | str, extra: Mapping[str, Face] | None = None, free: bool = False
) -> Setup:
    """What the game started from; `free`: without its rules. Raises Unusable: unknown game, newer rules, a field that
    cannot be used, a card that neither the game nor `extra` has."""
    checked = modelled(Header, dict(header), where)
    if checked.ruleset not in TABLES:
        raise Unusable("record.unknown_game", path=where, game=checked.ruleset)
    with guarded(where, "record.no_header"):
        rules = ruleset(checked.ruleset, free or checked.free, len(checked.seats))
    if checked.version > rules.version:
        raise Unusable("record.newer", path=where, format=checked.version)
    known = {**faces(checked.ruleset), **(extra or {})}
    decks = tuple(_decks(checked, rules, known, where))
    if len(decks) != rules.seats and not (checked.position or rules.free):
        raise Unusable("record.not_dealt", path=where)
    winners = (*range(rules.seats), DRAW)
    if len(checked.seats) != rules.seats or any(winner not in winners for winner in checked.results):
        raise Unusable("record.no_header", path=where)
    for option in rules.options:
        if option.key in checked.options and not fits(option, checked.options[option.key]):
            raise Unusable("record.wrong_option", path=where, option=option.key)
    texts = (checked.title, checked.date, checked.position)
    seats, results = tuple(checked.seats), tuple(checked.results)
    return Setup(rules, decks, known, dict(checked.options), checked.seed, seats, *texts, results)


def _decks(checked: Header, rules: Ruleset, known: Mapping[str, Face], where: Path | str) -> list[Deck]:
    total = sum(len(ids) for deck in checked.decks for ids in deck.piles.values())
    if total > MOST_CARDS:
        raise Unusable("errors.too_many_cards", path=where, n=total, limit=MOST_CARDS)
    decks = []
    for deck in checked.decks:
        piles = {pile: tuple(ids) for pile, ids in deck.piles.items()}
        for id in (id for ids in piles.values() for id in ids):
            if id not in known:
                raise Unusable("errors.unknown_card", deck=deck.name, id=id, n=1)
        decks.append(Deck(rules.key, deck.name, piles, deck.setup, deck.id))
    return decks


def replay(record: Record, where: Path | str = "") -> Replayed:
    """Play the moves of a record, read from `where`, through the rules again. What was gone back from can be done
    again afterwards.

    Raises Unusable where not even the start can be made.
    """
    unknown = _unknown(record, where)
    session = _begun(record, where, unknown)
    session.taken_back = int(record.header.get("taken_back", 0))
    replayed = _played(session, record)
    if unknown and not session.over:
        session.carry_out(Move("free.on", n=max(session.asked, 0), text="unknown_cards"))
        return Replayed(session, replayed.broken_at, UNKNOWN, None, tuple(sorted(unknown)), record)
    if replayed.broken_at is None and record.beyond:
        at = session.at
        _played(session, Record(record.header, record.beyond))
        session.goto(at)
    return replayed


def _played(session: Session, record: Record) -> Replayed:
    """How far the moves can be made."""
    judge = _Judge(record)
    for at, move in enumerate(record.moves, 1):
        by = move.n if move.verb == "resign" else max(session.asked, 0)
        try:
            refusal = why_not(session.state, by, move)
            if refusal is not None:
                return Replayed(session, at, ILLEGAL, refusal, (), record)
            session.carry_out(move)
        except Exception:
            _log.exception("move %d of a saved game cannot be made: %s", at, move)
            return Replayed(session, at, FAILED, None, (), record)
        if not judge.same(at, session):
            return Replayed(session, at, DIFFERS, None, (), record)
    return Replayed(session, None, record=record)


class _Judge:
    """Compares landmarks. Saves that do not say how theirs were made may have been made in the present way: the first
    one tells."""

    def __init__(self, record: Record) -> None:
        self._wanted = record.digests
        self._method = record.header.get("landmark", 0)

    def same(self, at: int, session: Session) -> bool:
        wanted = self._wanted.get(at)
        if wanted is None or self._method not in (0, METHOD):
            return True
        same = wanted == landmark(session.state)
        if self._method == 0:
            self._method = METHOD if same else -1
            return True
        return same


def _unknown(record: Record, where: Path | str) -> dict[str, Face]:
    """Placeholders for what the record names and nobody knows. Raises Unusable."""
    checked = modelled(Header, dict(record.header), where)
    if checked.ruleset not in TABLES:
        raise Unusable("record.unknown_game", path=where, game=checked.ruleset)
    position = toml_data(checked.position, where) if checked.position else {}
    piles: list[Sequence[str]] = [ids for deck in checked.decks for ids in deck.piles.values()]
    return strangers(named(piles, position, record.moves), faces(checked.ruleset))


def _begun(record: Record, where: Path | str, unknown: Mapping[str, Face]) -> Session:
    """The session before its first move; where the rules cannot begin with unknown cards, it is a free table. Raises
    Unusable."""
    if unknown:
        try:
            return _dealt(setup_of(record.header, where, unknown), where)
        except Unusable:
            return _dealt(setup_of(record.header, where, unknown, free=True), where)
    return _dealt(setup_of(record.header, where), where)


def _dealt(setup: Setup, where: Path | str) -> Session:
    with guarded(where, "record.not_dealt"):
        return Session(setup)
