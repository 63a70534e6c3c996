"""`tabletop rules`: the numbered rules of a game, or one of them."""

import argparse
from typing import Any

from tabletop.games import KEYS, ruleset
from tabletop.library.errors import Unusable
from tabletop.library.rules_text import Rule, rules
from tabletop.library.texts import LANGUAGES, language, say


def add_parser(commands: Any) -> None:
    """The arguments of the command."""
    parser = commands.add_parser("rules", help=say("cli.rules.help"), description=say("cli.rules.help"))
    parser.add_argument("game", choices=KEYS)
    parser.add_argument("id", nargs="?", help=say("cli.rules.id", example=f"{ruleset(KEYS[0]).prefix}-8.3"))
    parser.add_argument("--lang", choices=LANGUAGES, help=say("cli.lang"))
    parser.set_defaults(run=run)


def _line(rule: Rule) -> str:
    marks = ", ".join(say(f"rules.mark.{mark}") for mark in rule.marks)
    return f"{rule.id} [{marks}] {rule.text}"


def run(args: argparse.Namespace) -> int:
    """Print them."""
    found = rules(args.game, args.lang or language())
    if args.id:
        wanted = args.id.upper() if args.id.upper() in found else args.id
        if wanted not in found:
            raise Unusable("errors.unknown_rule", id=args.id)
        below = [rule for id, rule in found.items() if id == wanted or id.startswith(f"{wanted}.")]
        print("\n".join(_line(rule) for rule in below))
        return 0
    section = ""
    for rule in found.values():
        if rule.section != section:
            section = rule.section
            print(f"\n{section}")
        print(_line(rule))
    return 0
