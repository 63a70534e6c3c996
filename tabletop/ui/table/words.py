"""Where the table gets its words and its reasons from; all of it is passed in."""

from collections.abc import Callable
from dataclasses import dataclass

from tabletop.core.move import Move
from tabletop.core.refusal import Refusal
from tabletop.core.view import View
from tabletop.library.texts import catalogue, say


@dataclass(frozen=True)
class Words:
    """`why_not` asks the rules (None: the move is legal); the others write in the language in use."""

    move_text: Callable[[Move, View], str]
    refusal_text: Callable[[Refusal], str]
    why_not: Callable[[Move], Refusal | None]


def term(game: str, word: str) -> str:
    """A ruleset's own word (`zone.hand`, `value.power`, `mark.guarding`) as the catalogue has it, else bare."""
    key = f"{game}.{word}"
    if key in catalogue():
        return say(key)
    return word.rsplit(".", 1)[-1].replace("_", " ")


def label(key: str) -> str:
    """The text of a layout's label; nothing for no key."""
    return say(key) if key in catalogue() else ""
