"""`tabletop validate`: decks, card files, packs, positions, cases and saves, each judged with one line or more."""

import argparse
from pathlib import Path

from tabletop.commands.completers import completed, deck_ids
from tabletop.core.ruleset import ruleset_of
from tabletop.games import KEYS
from tabletop.library import packs
from tabletop.library.deck_faults import deck_faults
from tabletop.library.deck_text import open_deck
from tabletop.library.errors import Unusable
from tabletop.library.pool import read_set
from tabletop.library.reader import decode, read_bytes, read_json, toml_data
from tabletop.library.reader.standard_input import STANDARD, as_file
from tabletop.library.standard_output import put_facts
from tabletop.library.texts import say
from tabletop.library.wording import refusal_text
from tabletop.play import case
from tabletop.play.kinds import kind_of
from tabletop.play.position import read_position
from tabletop.play.replay import replay
from tabletop.play.saves import load
from tabletop.play.since import said


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    files = parser.add_argument("files", nargs="+", metavar=say("cli.word.file"), help=say("cli.validate.files"))
    completed(files, deck_ids)
    parser.add_argument("--game", choices=KEYS, default="", help=say("decks.convert.game"))
    parser.add_argument("--json", action="store_true", help=say("cli.json"))
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


def _judge_pack(path: Path) -> list[str]:
    return packs.oddities(packs.open_pack(path))


def _judge_cards(path: Path) -> list[str]:
    read_set(read_json(path), path)
    return []


def _no_judge(path: Path) -> list[str]:
    raise Unusable("cli.validate.no_judge", path=path)


_FILES = {"save": _judge_save, "position": _judge_position, "pack": _judge_pack, "cards": _judge_cards}


def judge(source: str, game: str = "") -> list[str]:
    """What is wrong with a file, a ready deck or standard input; empty: nothing. Raises Unusable where it cannot be
    read at all."""
    kind, suffix = kind_of(source)
    if kind == "deck":
        return deck_faults(open_deck(source, game).deck)
    with as_file(source, suffix) as path:
        return _FILES.get(kind, _no_judge)(path)


def run(args: argparse.Namespace) -> int:
    """One line a finding; 1 where anything is wrong."""
    judged = {source: _faults(source, args.game) for source in args.files}
    if args.json:
        from tabletop.commands.facts import Judged, JudgedFile

        put_facts(Judged([
            JudgedFile(file=source, good=not faults, faults=faults) for source, faults in judged.items()
        ]))  # fmt: skip
    else:
        for source, faults in judged.items():
            _print(say("decks.standard_input") if source == STANDARD else source, faults)
    return 1 if any(judged.values()) else 0


def _faults(source: str, game: str) -> list[str]:
    try:
        return judge(source, game)
    except Unusable as wrong:
        return [str(wrong)]


def _print(name: str, faults: list[str]) -> None:
    for fault in faults:
        print(f"{name}: {fault}")
    if not faults:
        print(say("cli.validate.good", path=name))
