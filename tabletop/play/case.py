"""Cases: a position, moves and what must come of them, in one file that a person can write and a test runs.

    …a position (see play.position)…
    [test]
    title = "An inactive giant is passed over while an active unit is there"
    moves = ["attack #troop #fox 0"]
    [expect]
    winner = 1                          # or "draw"
    phase = "action"
    asked = 2
    refused = { move = "attack #troop #giant 0", rule = "CW-8.3" }
    [expect.zones]
    "#fox" = "discard 2"
    [expect.numbers]
    "bonus 1" = 3

Moves are written as in saves, but cards by their labels and zones as `@field.1` (`@map` where it is shared).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tabletop.core.card import Face
from tabletop.core.engine import Endless, apply
from tabletop.core.judge import why_not
from tabletop.core.move import NONE, Malformed, Move, read, write, zone_of
from tabletop.core.ruleset import Ruleset, ruleset_of
from tabletop.core.state import DRAW, State
from tabletop.library.errors import Unusable
from tabletop.library.reader import toml_data
from tabletop.library.texts import say
from tabletop.library.wording import refusal_text
from tabletop.play.position import Labelled, read_labelled
from tabletop.play.position_text import place_of, quoted, write_position, zone_key


@dataclass(frozen=True)
class Case:
    """`start` is the position, `moves` as they are written, `expect` the table of that name."""

    start: Labelled
    title: str
    moves: tuple[str, ...]
    expect: Mapping[str, Any]


def is_case(data: Mapping[str, Any]) -> bool:
    """Whether the data of a TOML file is a case, not just a position."""
    return "test" in data or "expect" in data


def read_case(text: str, where: Path | str = "", extra: Mapping[str, Face] | None = None) -> Case:
    """The case in a text. Raises Unusable."""
    data = toml_data(text, where)
    test, expect = data.get("test", {}), data.get("expect", {})
    moves = test.get("moves", []) if isinstance(test, dict) else None
    if not isinstance(expect, dict) or not isinstance(moves, list) or not all(isinstance(m, str) for m in moves):
        raise Unusable("position.no_case", path=where)
    start = read_labelled(data, where, extra)
    for line in moves:
        read_move(line, start, where)
    return Case(start, str(test.get("title", "")), tuple(moves), expect)


def read_move(line: str, start: Labelled, where: Path | str = "") -> Move:
    """The move that a line of a case means. Raises Unusable."""
    parts = line.split(" ", 4)
    parts += ["-", "-", "0"][len(parts) - 1 :]
    try:
        parts[1:3] = [_slot(part, start) for part in parts[1:3]]
        return read(" ".join(parts))
    except (KeyError, Malformed):
        raise Unusable("position.wrong_move", path=where, move=line) from None


def _slot(text: str, start: Labelled) -> str:
    if text.startswith("#"):
        return f"c{start.labels[text]}"
    if text.startswith("@"):
        return f"z{start.state.rules.zone_index[place_of(text[1:], between='.')]}"
    return text


def judge(case: Case) -> list[str]:
    """What did not come as expected, in sentences; empty: all is well."""
    s = case.start.state
    for n, line in enumerate(case.moves, 1):
        move = read_move(line, case.start)
        refusal = why_not(s, _by(s, move), move)
        if refusal is not None:
            return [say("position.move_refused", n=n, move=line, refusal=refusal_text(refusal, ruleset_of(s)))]
        try:
            apply(s, move)
        except Endless:
            return [say("position.move_endless", n=n, move=line)]
    return [*_zones(case, s), *_numbers(case, s), *_outcome(case, s), *_refused(case, s)]


def _by(s: State, move: Move) -> int:
    return move.n if move.verb == "resign" else s.asked


def _table(case: Case, key: str) -> dict[str, Any]:
    found = case.expect.get(key, {})
    return found if isinstance(found, dict) else {}


def _zones(case: Case, s: State) -> Iterable[str]:
    for label, wanted in _table(case, "zones").items():
        id = case.start.labels.get(label)
        found = zone_key(ruleset_of(s), s.cards[id].zone) if id is not None else "–"
        if found != wanted:
            yield say("position.not_there", card=label, zone=wanted, found=found)


def _numbers(case: Case, s: State) -> Iterable[str]:
    for key, wanted in _table(case, "numbers").items():
        index = s.rules.number_index.get(place_of(key))
        found = s.numbers[index] if index is not None else None
        if found != wanted:
            yield say("position.not_that", what=key, wanted=wanted, found=found)


def _outcome(case: Case, s: State) -> Iterable[str]:
    winner = "draw" if s.winner == DRAW else s.winner + 1
    found = {"winner": winner, "phase": ruleset_of(s).phase(s), "asked": s.asked + 1}
    for what, now in found.items():
        if what in case.expect and case.expect[what] != now:
            yield say("position.not_that", what=what, wanted=case.expect[what], found=now)


def _refused(case: Case, s: State) -> Iterable[str]:
    wanted = _table(case, "refused")
    if not wanted:
        return
    move = read_move(str(wanted.get("move", "")), case.start)
    refusal = why_not(s, _by(s, move), move)
    found = refusal.rule if refusal is not None else "–"
    if found != wanted.get("rule"):
        yield say("position.not_that", what=wanted.get("move"), wanted=wanted.get("rule"), found=found)


def write_case(
    start: State, moves: Iterable[Move], end: State, title: str, refused: tuple[Move, str] | None = None
) -> str:
    """The case that begins with `start` and ends as `end` does; `refused` is a move and the rule that must forbid it
    then."""
    lines = [write_position(start, labelled=True), "[test]", f"title = {quoted(title)}", "moves = ["]
    lines += [f"  {quoted(written(start, move))}," for move in moves]
    lines += ["]", "", "[expect]"]
    if end.winner >= 0:
        lines.append(f"winner = {quoted('draw') if end.winner == DRAW else end.winner + 1}")
    if refused is not None:
        move, rule = refused
        lines.append(f"refused = {{ move = {quoted(written(start, move))}, rule = {quoted(rule)} }}")
    rules = ruleset_of(end)
    lines += ["", "[expect.zones]"]
    for id, card in enumerate(start.cards):
        if end.cards[id].zone != card.zone:
            lines.append(f"{quoted(f'#{id}')} = {quoted(zone_key(rules, end.cards[id].zone))}")
    changed = [i for i, n in enumerate(end.numbers) if n != start.numbers[i]]
    lines += ["", "[expect.numbers]"] if changed else []
    for i in changed:
        there = rules.numbers[i]
        key = there.key if there.owner == NONE else f"{there.key} {there.owner + 1}"
        lines.append(f"{quoted(key)} = {end.numbers[i]}")
    return "\n".join(lines) + "\n"


def written(start: State, move: Move) -> str:
    """A move with the labels that `write_position(labelled=True)` gives, and zones by name."""
    parts = write(move).split(" ", 4)
    for at, slot in ((1, move.card), (2, move.target)):
        if 0 <= slot < len(start.cards):
            parts[at] = f"#{slot}"
        elif zone_of(slot) != NONE:
            parts[at] = f"@{_zone(ruleset_of(start), zone_of(slot))}"
    return " ".join(parts)


def _zone(rules: Ruleset, zone: int) -> str:
    return zone_key(rules, zone).replace(" ", ".")


__all__ = ["Case", "is_case", "judge", "read_case", "read_move", "write_case", "written"]
