"""`tabletop rules`: the numbered rules of a game, or one of them."""

import argparse

from tabletop.commands.completers import completed, rule_ids
from tabletop.games import KEYS
from tabletop.library.errors import Unusable
from tabletop.library.rules_text import Rule, rules
from tabletop.library.standard_output import put_facts
from tabletop.library.texts import language, say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("game", choices=KEYS, metavar=say("cli.word.game"), help=say("cli.game", games=", ".join(KEYS)))
    told = say("cli.rules.id", example="CW-8.3")
    completed(parser.add_argument("id", nargs="?", metavar=say("cli.word.rule"), help=told), rule_ids)
    parser.add_argument("--json", action="store_true", help=say("cli.json"))
    parser.set_defaults(run=run)


def _line(rule: Rule) -> str:
    marks = ", ".join(say(f"rules.mark.{mark}") for mark in rule.marks)
    return f"{rule.id} [{marks}] {rule.text}"


def run(args: argparse.Namespace) -> int:
    """Print them."""
    found = rules(args.game, language())
    if args.id:
        wanted = args.id.upper() if args.id.upper() in found else args.id
        if wanted not in found:
            raise Unusable("errors.unknown_rule", id=args.id)
        found = {id: rule for id, rule in found.items() if id == wanted or id.startswith(f"{wanted}.")}
    if args.json:
        _facts(list(found.values()))
    elif args.id:
        print("\n".join(_line(rule) for rule in found.values()))
    else:
        _by_section(list(found.values()))
    return 0


def _facts(found: list[Rule]) -> None:
    from tabletop.commands import facts

    put_facts(facts.Rules([
        facts.Rule(id=rule.id, section=rule.section, marks=list(rule.marks), text=rule.text) for rule in found
    ]))  # fmt: skip


def _by_section(found: list[Rule]) -> None:
    section = ""
    for rule in found:
        if rule.section != section:
            section = rule.section
            print(f"\n{section}")
        print(_line(rule))
