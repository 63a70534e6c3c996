"""Where the words on a card come from."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tabletop.core.card import Face
from tabletop.core.ruleset import Ruleset
from tabletop.library.texts import catalogue
from tabletop.ui.cards.text_box import Block


def _id(face: Face, language: str) -> str:
    return face.id


@dataclass(frozen=True)
class CardWords:
    """By face and language: the abilities, the type line, the small note at the foot."""

    text: Callable[[Face, str], Sequence[Block]]
    kind: Callable[[Face, str], str]
    note: Callable[[Face, str], str] = _id


def card_words(rules: Ruleset) -> CardWords:
    """The words of a game's own cards."""

    def kind(face: Face, language: str) -> str:
        texts = catalogue().get(f"{rules.key}.kind.{face.kind}") or catalogue().get(f"game.kind.{face.kind}")
        return texts[language] if texts is not None else face.kind

    return CardWords(text=rules.card_text, kind=kind)
