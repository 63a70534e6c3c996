"""Positions as small files that a person can write by hand (TOML).

    format = 1
    game = "confront_wisdom"
    player = 1                 # seats are 1 and 2; of a team game, with the line `seats = 4`, 1 to 4
    phase = "action"
    turn = 5
    [options]
    damage_to_lose = 5
    [numbers]
    "bonus 1" = 3
    [zones]                    # bottom first; "zone seat", or just "zone" where it is shared
    "field 1" = ["sugar_golem sideways", "bean_mouse_troop #a", "? down"]
    [[lasting]]                # what goes on for a while: see play.lasting_text
    card = "#a"
    what = "power"
    amount = -1
    until = "start 1"

A card is a face id or `?` (any card that fits), then words: `sideways`, `down`, `second` (pose), `#label`,
`on #label`, `held 2`, `owned 1` (shared zones), `seen 1 2`, `hits:2` (a counter). `free = true`: no rules.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from tabletop.core import text_card
from tabletop.core.card import FACE_DOWN, Card, Face
from tabletop.core.chance import Chance
from tabletop.core.engine import Endless, settle
from tabletop.core.move import NONE
from tabletop.core.ruleset import Ruleset
from tabletop.core.state import State
from tabletop.games import TABLES, ruleset
from tabletop.library.errors import Unusable
from tabletop.library.pool import faces
from tabletop.library.reader import guarded, toml_data
from tabletop.library.reader.models import modelled
from tabletop.play.lasting_text import read_lasting
from tabletop.play.position_model import MOST_CARDS, Change, PositionFile
from tabletop.play.position_text import FORMAT, POSES, UNKNOWN, place_of, seat_number


class Labelled(NamedTuple):
    """A position, and the ids of the cards that it gives a label (`#a`)."""

    state: State
    labels: Mapping[str, int]


@dataclass
class Written:
    """One card as it is written."""

    face: str
    pose: int = 0
    label: str = ""
    on: str = ""
    holder: int = NONE
    owner: int = NONE
    known: int = 0
    counters: list[tuple[str, int]] = field(default_factory=list)


def read_position(
    text: str, where: Path | str = "", extra: Mapping[str, Face] | None = None, free: bool = False
) -> State:
    """The state that the text describes, settled at its first question. Raises Unusable."""
    return read_labelled(toml_data(text, where), where, extra, free).state


def read_labelled(
    data: Mapping[str, Any], where: Path | str = "", extra: Mapping[str, Face] | None = None, free: bool = False,
    settled: bool = True,
) -> Labelled:  # fmt: skip
    """The same from the data of a position file; unless `settled` nothing of the phase has happened yet. Raises
    Unusable."""
    with guarded(where, "position.no_position"):
        return _read_labelled(data, where, extra, free, settled)


def _read_labelled(
    data: Mapping[str, Any], where: Path | str, extra: Mapping[str, Face] | None, free: bool, settled: bool
) -> Labelled:
    if data.get("game") not in TABLES or not isinstance(data.get("zones"), dict):
        raise Unusable("position.no_position", path=where)
    written = modelled(PositionFile, dict(data), where)
    if written.format > FORMAT:
        raise Unusable("errors.newer_format", path=where, format=written.format)
    rules = ruleset(written.game, free or written.free, written.seats)
    if rules.seats != written.seats:
        raise Unusable("position.no_seats", path=where, seats=rules.seats)
    reader = _Reader(rules, {**faces(rules.key), **(extra or {})}, where)
    return Labelled(reader.begun(written) if settled else reader.laid_out(written), reader.labels)


class _Reader:
    """Reads one position; every fault names the file and the entry."""

    def __init__(self, rules: Ruleset, known: Mapping[str, Face], where: Path | str) -> None:
        self.rules, self.known, self.where = rules, known, where
        self.labels: dict[str, int] = {}
        self.attached: list[tuple[int, str]] = []

    def laid_out(self, written: PositionFile) -> State:
        """The whole, before the phase begins."""
        rules = self.rules
        seat, phase = self._seat(written.player, "player"), self._phase(written.phase)
        s = State(rules, self._options(written.options), written.seed)
        s.turn, s.player, s.printed = written.turn, seat, self.known
        for key, entries in written.zones.items():
            self._fill(s, key, entries)
        self._attach(s)
        self._numbers(s, written.numbers)
        self._resolve_unknown(s)
        self._lasting(s, written.lasting)
        s.stack = rules.stack_at(s, phase, seat)
        return s

    def begun(self, written: PositionFile) -> State:
        """The whole, settled at its first question."""
        s = self.laid_out(written)
        try:
            settle(s)
        except Endless:
            raise Unusable("position.endless", path=self.where) from None
        return s

    def _lasting(self, s: State, entries: Sequence[Change]) -> None:
        """What is written, then what the ruleset knows from the places of the cards and nobody wrote."""
        s.lasting = written = read_lasting(entries, self.labels, self.rules, self.where)
        self.rules.positioned(s)
        s.lasting = (*written, *[m for m in s.lasting[len(written) :] if m not in written])

    def _phase(self, phase: str | None) -> str:
        phases = self.rules.phases
        if phase is None:
            return phases[-1] if phases else ""
        if phases and phase not in phases:
            raise Unusable("position.unknown_phase", path=self.where, phase=phase, phases=", ".join(phases))
        return phase

    def _options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        for option in self.rules.options:
            if option.key in given and given[option.key] not in option.choices:
                raise Unusable("position.wrong_option", path=self.where, option=option.key)
        return {**self.rules.default_options(), **given}

    def _seat(self, value: int | None, what: str) -> int:
        if value is None or not 1 <= value <= self.rules.seats:
            raise Unusable("position.no_player", path=self.where, what=what, seats=self.rules.seats)
        return value - 1

    def _fill(self, s: State, key: str, entries: Sequence[str]) -> None:
        place = place_of(key)
        zone = self.rules.zone_index.get(place)
        if zone is None:
            known = ", ".join(sorted({z.key for z in self.rules.zones}))
            raise Unusable("position.unknown_zone", path=self.where, zone=key, zones=known)
        if len(s.cards) + len(entries) > MOST_CARDS:
            raise Unusable("position.too_many", path=self.where, limit=MOST_CARDS)
        for entry in entries:
            self._card(s, zone, place[1], self._words(entry, key))

    def _face(self, id: str) -> Face | None:
        return self.known.get(id) or (text_card.from_id(id) if self.rules.free else None)

    def _words(self, entry: str, zone: str) -> Written:
        parts = entry.split()
        if not parts or (parts[0] != UNKNOWN and self._face(parts[0]) is None):
            raise Unusable("position.unknown_card", path=self.where, zone=zone, card=entry)
        card, rest = Written(parts[0]), parts[1:]
        while rest:
            word = rest.pop(0)
            if word in POSES:
                card.pose |= POSES[word]
            elif word == "on" and rest:
                card.on = rest.pop(0)
            elif word in ("held", "owned") and rest:
                seat = self._seat(seat_number(rest.pop(0)), f"{zone}: {entry}")
                card.holder, card.owner = (seat, card.owner) if word == "held" else (card.holder, seat)
            elif word == "seen":
                while rest and rest[0].isascii() and rest[0].isdecimal():
                    card.known |= 1 << self._seat(seat_number(rest.pop(0)), f"{zone}: {entry}")
            elif word.startswith("#"):
                card.label = word
            elif (counter := _counter(word)) is not None:
                card.counters.append(counter)
            else:
                raise Unusable("position.unknown_word", path=self.where, zone=zone, entry=entry, word=word)
        return card

    def _card(self, s: State, zone: int, owner: int, written: Written) -> None:
        id = len(s.cards)
        owner = written.owner if written.owner != NONE else owner if owner != NONE else 0
        holder = written.holder if written.holder != NONE else owner
        face = self._face(written.face) or _PLACEHOLDER
        known = written.known or (1 << owner if written.pose & FACE_DOWN and face is not _PLACEHOLDER else 0)
        s.cards.append(Card(face, owner, holder, zone, written.pose, known, NONE, tuple(written.counters)))
        s.zones[zone] = (*s.zones[zone], id)
        if written.label:
            if written.label in self.labels:
                raise Unusable("position.label_twice", path=self.where, label=written.label)
            self.labels[written.label] = id
        if written.on:
            self.attached.append((id, written.on))

    def _attach(self, s: State) -> None:
        for id, label in self.attached:
            bearer = self.labels.get(label)
            if bearer is None:
                raise Unusable("position.no_label", path=self.where, label=label)
            if s.cards[bearer].zone != s.cards[id].zone or _lies_on(s, bearer, id):
                raise Unusable("position.wrong_bearer", path=self.where, label=label)
            s.cards[id] = s.cards[id]._replace(on=bearer)

    def _numbers(self, s: State, numbers: Mapping[str, int]) -> None:
        for key, value in numbers.items():
            index = self.rules.number_index.get(place_of(key))
            if index is None:
                raise Unusable("position.unknown_number", path=self.where, number=key)
            s.numbers[index] = value

    def _resolve_unknown(self, s: State) -> None:
        """`?` is drawn from the cards that fit; the same file gives the same cards."""
        chance = Chance(s.chance)
        for id, card in enumerate(s.cards):
            if card.face is _PLACEHOLDER:
                fitting = self.rules.fitting(s, id, self.known)
                if not fitting:
                    raise Unusable("position.nothing_fits", path=self.where, zone=self.rules.zones[card.zone].key)
                s.cards[id] = card._replace(face=fitting[chance.below(len(fitting))])


def _counter(word: str) -> tuple[str, int] | None:
    name, _, n = word.rpartition(":")
    digits = n.removeprefix("-")
    good = name and digits.isascii() and digits.isdecimal() and len(digits) < 7
    return (name, int(n)) if good else None


def _lies_on(s: State, id: int, other: int) -> bool:
    """Whether `id` is `other` or lies on it, directly or not."""
    while id != NONE:
        if id == other:
            return True
        id = s.cards[id].on
    return False


_PLACEHOLDER = Face(id=UNKNOWN, kind="", name={"en": UNKNOWN, "ja": UNKNOWN})
