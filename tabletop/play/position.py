"""Positions as small files that a person can write by hand (TOML).

    format = 1
    game = "confront_wisdom"
    player = 1                 # seats are 1 and 2
    phase = "action"
    turn = 5
    [options]
    damage_to_lose = 5
    [numbers]
    "bonus 1" = 3
    [zones]                    # bottom first; "zone seat", or just "zone" where it is shared
    "field 1" = ["sugar_golem sideways", "bean_mouse_troop #a", "? down"]

A card is a face id or `?` (any card that fits), then words: `sideways`, `down`, `second` (pose), `#label`,
`on #label`, `held 2`, `owned 1` (shared zones), `seen 1 2`, `hits:2` (a counter).
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tabletop.core.card import FACE_DOWN, SECOND_SIDE, SIDEWAYS, Card, Face
from tabletop.core.chance import Chance
from tabletop.core.move import NONE
from tabletop.core.ruleset import Ruleset
from tabletop.core.state import State
from tabletop.core.view import sees
from tabletop.games import KEYS, ruleset
from tabletop.library.errors import Unusable
from tabletop.library.pool import faces

FORMAT = 1
UNKNOWN = "?"
_POSES = {"sideways": SIDEWAYS, "down": FACE_DOWN, "second": SECOND_SIDE}
MOST_CARDS = 1_000


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


def read_position(text: str, where: Path | str = "", extra: Mapping[str, Face] | None = None) -> State:
    """The state that the text describes, settled at its first question. Raises Unusable."""
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as wrong:
        raise Unusable("position.not_toml", path=where, reason=str(wrong)) from None
    if data.get("game") not in KEYS or not isinstance(data.get("zones"), dict):
        raise Unusable("position.no_position", path=where)
    if data.get("format", FORMAT) > FORMAT:
        raise Unusable("errors.newer_format", path=where, format=data["format"])
    rules = ruleset(data["game"])
    return _Reader(rules, {**faces(rules.key), **(extra or {})}, where).state(data)


class _Reader:
    """Reads one position; every fault names the file and the entry."""

    def __init__(self, rules: Ruleset, known: Mapping[str, Face], where: Path | str) -> None:
        self.rules, self.known, self.where = rules, known, where
        self.labels: dict[str, int] = {}
        self.attached: list[tuple[int, str]] = []

    def state(self, data: dict[str, Any]) -> State:
        """The whole."""
        rules = self.rules
        seat = self._seat(data.get("player"), "player")
        phase = data.get("phase", rules.phases[-1] if rules.phases else "")
        if rules.phases and phase not in rules.phases:
            raise Unusable("position.unknown_phase", path=self.where, phase=phase, phases=", ".join(rules.phases))
        s = State(rules, {**rules.default_options(), **data.get("options", {})}, int(data.get("seed", 0)))
        s.turn, s.player = int(data.get("turn", 1)), seat
        for key, entries in data["zones"].items():
            self._fill(s, key, entries)
        self._attach(s)
        self._numbers(s, data.get("numbers", {}))
        self._resolve_unknown(s)
        rules.positioned(s)
        s.stack = rules.stack_at(s, phase, seat)
        s.settle()
        return s

    def _seat(self, value: Any, what: str) -> int:
        if not isinstance(value, int) or not 1 <= value <= self.rules.seats:
            raise Unusable("position.no_player", path=self.where, what=what, seats=self.rules.seats)
        return value - 1

    def _place(self, key: str) -> tuple[str, int]:
        name, _, seat = key.partition(" ")
        return name, int(seat) - 1 if seat.isascii() and seat.isdecimal() else NONE

    def _fill(self, s: State, key: str, entries: Any) -> None:
        place = self._place(key)
        zone = self.rules.zone_index.get(place)
        if zone is None:
            known = ", ".join(sorted({z.key for z in self.rules.zones}))
            raise Unusable("position.unknown_zone", path=self.where, zone=key, zones=known)
        if not isinstance(entries, list) or not all(isinstance(entry, str) for entry in entries):
            raise Unusable("position.no_list", path=self.where, zone=key)
        if len(s.cards) + len(entries) > MOST_CARDS:
            raise Unusable("position.too_many", path=self.where, limit=MOST_CARDS)
        for entry in entries:
            self._card(s, zone, place[1], self._words(entry, key))

    def _words(self, entry: str, zone: str) -> Written:
        parts = entry.split()
        if not parts or (parts[0] != UNKNOWN and parts[0] not in self.known):
            raise Unusable("position.unknown_card", path=self.where, zone=zone, card=entry)
        card, rest = Written(parts[0]), parts[1:]
        while rest:
            word = rest.pop(0)
            if word in _POSES:
                card.pose |= _POSES[word]
            elif word == "on" and rest:
                card.on = rest.pop(0)
            elif word in ("held", "owned") and rest:
                seat = self._seat(int(rest[0]) if rest[0].isdecimal() else None, f"{zone}: {entry}")
                rest.pop(0)
                card.holder, card.owner = (seat, card.owner) if word == "held" else (card.holder, seat)
            elif word == "seen":
                while rest and rest[0].isdecimal():
                    card.known |= 1 << self._seat(int(rest.pop(0)), f"{zone}: {entry}")
            elif word.startswith("#"):
                card.label = word
            elif ":" in word and word.rpartition(":")[2].lstrip("-").isdecimal():
                name, _, n = word.rpartition(":")
                card.counters.append((name, int(n)))
            else:
                raise Unusable("position.unknown_word", path=self.where, zone=zone, entry=entry, word=word)
        return card

    def _card(self, s: State, zone: int, owner: int, written: Written) -> None:
        id = len(s.cards)
        owner = written.owner if written.owner != NONE else owner if owner != NONE else 0
        holder = written.holder if written.holder != NONE else owner
        face = self.known.get(written.face) or _PLACEHOLDER
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
            if label not in self.labels:
                raise Unusable("position.no_label", path=self.where, label=label)
            s.cards[id] = s.cards[id]._replace(on=self.labels[label])

    def _numbers(self, s: State, numbers: Any) -> None:
        for key, value in dict(numbers).items():
            index = self.rules.number_index.get(self._place(key))
            if index is None or not isinstance(value, int):
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


_PLACEHOLDER = Face(id=UNKNOWN, kind="", name={"en": UNKNOWN, "ja": UNKNOWN})


def write_position(s: State, seat: int = NONE) -> str:
    """The position as text; with a seat only what that seat may know, the rest as `?`."""
    rules = s.rules
    phase = rules.phase(s) or (rules.phases[0] if rules.phases else "")
    lines = [
        f"format = {FORMAT}", f'game = "{rules.key}"', f"player = {s.player + 1}", f'phase = "{phase}"',
        f"turn = {s.turn}", "",
    ]  # fmt: skip
    changed = {key: value for key, value in s.options.items() if value != rules.default_options().get(key)}
    if changed:
        lines += ["[options]", *[f"{key} = {_toml(value)}" for key, value in changed.items()], ""]
    numbers = [
        f'"{_key(there.key, there.owner)}" = {value}'
        for there, value in zip(rules.numbers, s.numbers, strict=True)
        if value != there.start
    ]
    if numbers:
        lines += ["[numbers]", *numbers, ""]
    lines.append("[zones]")
    for zone, ids in enumerate(s.zones):
        if ids:
            there = rules.zones[zone]
            cards = ", ".join(f'"{_card_words(s, id, seat == NONE or sees(s, seat, id))}"' for id in ids)
            lines.append(f'"{_key(there.key, there.owner)}" = [{cards}]')
    return "\n".join(lines) + "\n"


def _key(name: str, owner: int) -> str:
    return name if owner == NONE else f"{name} {owner + 1}"


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int | float) else f'"{value}"'


def _card_words(s: State, id: int, known: bool) -> str:
    card = s.cards[id]
    words = [card.face.id if known else UNKNOWN]
    words += [word for word, flag in _POSES.items() if card.pose & flag]
    if any(other.on == id for other in s.cards):
        words.append(f"#{id}")
    if card.on != NONE:
        words += ["on", f"#{card.on}"]
    if card.holder != card.owner:
        words += ["held", str(card.holder + 1)]
    if s.rules.zones[card.zone].owner != card.owner:
        words += ["owned", str(card.owner + 1)]
    seers = [str(seat + 1) for seat in range(s.rules.seats) if card.known >> seat & 1]
    if seers and known:
        words += ["seen", *seers]
    words += [f"{name}:{n}" for name, n in card.counters]
    return " ".join(words)
