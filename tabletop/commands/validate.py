"""`tabletop validate`: decks, card files, packs, positions, cases and saves, each judged with one line or more."""

import argparse
from pathlib import Path
from typing import Any

from tabletop.core.ruleset import ruleset_of
from tabletop.games import ruleset
from tabletop.library import packs
from tabletop.library.decks import check, read_deck
from tabletop.library.errors import Unusable
from tabletop.library.pool import read_set
from tabletop.library.reader import decode, read_bytes, read_json, toml_data
from tabletop.library.texts import say
from tabletop.library.wording import refusal_text
from tabletop.play import case
from tabletop.play.position import read_position
from tabletop.play.replay import replay
from tabletop.play.saves import SUFFIX, load
from tabletop.play.since import said


def add_parser(commands: Any) -> None:
    """The arguments of the command."""
    parser = commands.add_parser("validate", help=say("cli.validate.help"), description=say("cli.validate.help"))
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.set_defaults(run=run)


def _judge_save(path: Path) -> list[str]:
    text = said(replay(load(path), path), path.name)
    return [text] if text else []


def _judge_position(path: Path) -> list[str]:
    text = decode(read_bytes(path), path, foreign=False)
    if case.is_case(toml_data(text, path)):
        return case.judge(case.read_case(text, path))
    state = read_position(text, path)
    return [refusal_text(fault, ruleset_of(state)) for fault in ruleset_of(state).faults(state)]


def judge(path: Path) -> list[str]:
    """What is wrong with a file; empty: nothing. Raises Unusable where it cannot be read at all."""
    if path.suffix == SUFFIX:
        return _judge_save(path)
    if path.suffix == ".toml":
        return _judge_position(path)
    if path.suffix == packs.SUFFIX:
        packs.open_pack(path)
        return []
    data = read_json(path)
    if isinstance(data, dict) and "piles" in data:
        deck = read_deck(data, path)
        return [refusal_text(refusal, ruleset(deck.game)) for refusal in check(deck)]
    read_set(data, path)
    return []


def run(args: argparse.Namespace) -> int:
    """One line a finding; 1 where anything is wrong."""
    broken = 0
    for path in args.files:
        try:
            faults = judge(path)
        except Unusable as wrong:
            faults = [str(wrong)]
        for fault in faults:
            print(f"{path}: {fault}")
        if not faults:
            print(say("cli.validate.good", path=path))
        broken += bool(faults)
    return 1 if broken else 0
