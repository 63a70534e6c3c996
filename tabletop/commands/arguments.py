"""Everything that can be said on the command line. Only the command that is named is looked at closer."""

import argparse
import os
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from tabletop import __version__
from tabletop.commands.argparse_words import speak
from tabletop.commands.table import COMMANDS
from tabletop.library.texts import LANGUAGES, say, use

LANG = "--lang"
_EARLIER = "--language"
"""How the option was spelt before; understood, and named nowhere."""


class Parser(argparse.ArgumentParser):
    """Options may stand anywhere among the arguments, and what is said is said in the language in use."""

    def __init__(self, **about: Any) -> None:
        super().__init__(**about)
        self._apart = False
        for option, told in ((LANG, say("cli.lang")), (_EARLIER, argparse.SUPPRESS)):
            self.add_argument(option, dest="lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=told)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """As argparse does it, but options first and then the rest, wherever they stand."""
        if self._apart or self._subparsers is not None:
            return super().parse_known_args(args, namespace)
        # argparse itself would cut an English "usage: " off the front.
        self._apart, usage, self.usage = True, self.usage, self._whole_usage()
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self._apart, self.usage = False, usage

    def _whole_usage(self) -> str:
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups, prefix="")
        return formatter.format_help().strip().replace("%", "%%")

    def error(self, message: str) -> Any:
        """What is wrong, in a language throughout."""
        super().error(message.removeprefix("argument "))


def parser(given: Sequence[str]) -> argparse.ArgumentParser:
    """The parser for these arguments: every command with its help, the arguments of the one that they name."""
    speak()
    words = os.environ["COMP_LINE"].split()[1:] if "COMP_LINE" in os.environ else list(given)
    if (language := _language(words)) in LANGUAGES:  # help texts are written while the parser is built
        use(language)
    top = Parser(prog="tabletop", description=say("cli.help"), epilog=say("cli.codes"))
    top.add_argument("--version", action="version", version=f"tabletop {__version__}", help=say("cli.version"))
    top.set_defaults(run=_window)
    commands = top.add_subparsers(
        dest="command", metavar=say("cli.command_word"), title=say("cli.commands_title"), parser_class=Parser
    )
    named = _command(words)
    for command in COMMANDS:
        told = say(command.help)
        made = commands.add_parser(command.name, help=told, description=told)
        if command.name == named:
            import_module(command.module).add_arguments(made)
    return top


def _window(args: argparse.Namespace) -> int:
    from tabletop.commands.window import open_window

    return open_window()


def _language(words: Sequence[str]) -> str:
    """The language that the words ask for last, "" where they ask for none."""
    found = ""
    for word, after in zip(words, (*words[1:], ""), strict=True):
        option, equals, value = word.partition("=")
        if option in (LANG, _EARLIER):
            found = value if equals else after
    return found


def _command(words: Sequence[str]) -> str:
    """The first word that is no option, nor the language."""
    before = ""
    for word in words:
        if not word.startswith("-") and before not in (LANG, _EARLIER):
            return word
        before = word
    return ""
