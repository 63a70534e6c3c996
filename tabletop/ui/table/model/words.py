"""Where the table gets its words and its reasons from; all of it is passed in."""

from collections.abc import Callable
from dataclasses import dataclass

from tabletop.core.move import Move
from tabletop.core.refusal import Refusal
from tabletop.core.ruleset import Ruleset
from tabletop.core.view import View
from tabletop.library import wording
from tabletop.library.texts import catalogue, say


@dataclass(frozen=True)
class Words:
    """All that can be asked of the game `key`. `why_not` asks the rules (None: the move is legal); the others write
    in the language in use. `refusal_text` is the sentence alone: the table shows the rule's id beside it. `turn_rule`
    is the rule that only says whose turn it is: any other reason tells more.
    """

    key: str
    turn_rule: str

    move_text: Callable[[Move, View], str]
    refusal_text: Callable[[Refusal], str]
    why_not: Callable[[Move], Refusal | None]


def words_of(rules: Ruleset, why_not: Callable[[Move], Refusal | None]) -> Words:
    """The program's own sentences for a game."""
    return Words(
        key=rules.key,
        turn_rule=rules.turn_rule,
        move_text=lambda move, view: wording.move_text(rules, view, move),
        refusal_text=lambda refusal: wording.sentence(refusal.key, refusal.values, rules),
        why_not=why_not,
    )


def term(game: str, word: str) -> str:
    """A ruleset's own word (`zone.hand`, `stat.power`, `mark.guarding`) as the catalogue has it, else bare."""
    key = f"{game}.{word}"
    if key in catalogue():
        return say(key)
    return word.rsplit(".", 1)[-1].replace("_", " ")


def label(key: str) -> str:
    """The text of a layout's label; nothing for no key."""
    return say(key) if key in catalogue() else ""
