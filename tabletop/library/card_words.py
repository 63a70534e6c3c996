"""What is said of a printed card outside of play: kind, traits, numbers, readings, in either language."""

from functools import lru_cache

from tabletop.core.card import Face
from tabletop.library.texts import LANGUAGES, catalogue, language

_TRAIT_AREAS = (
    "trait",
    "side",
    "allegiance",
    "colour",
    "color",
    "ener",
    "class",
    "type",
    "icon",
    "keyword",
    "mark",
)


def _said(key: str, language_: str) -> str:
    texts = catalogue().get(key)
    return texts[language_] if texts is not None else ""


def kind_name(game: str, kind: str, language_: str = "") -> str:
    """The card type in words."""
    return _said(f"{game}.kind.{kind}", language_ or language()) or kind.replace("_", " ")


def value_name(game: str, value: str, language_: str = "") -> str:
    """What a printed number is called."""
    return _said(f"{game}.stat.{value}", language_ or language()) or value.replace("_", " ")


def pile_name(game: str, pile: str, language_: str = "") -> str:
    """What a pile of a deck is called."""
    return _said(f"{game}.pile.{pile}", language_ or language()) or pile.replace("_", " ")


@lru_cache(maxsize=4096)
def trait_name(game: str, trait: str, language_: str) -> str:
    """A trait (colour, class, side, keyword) in words, as the game's catalogue or the decks' has it."""
    bare = trait.rsplit(":", 1)[-1]
    for area in _TRAIT_AREAS:
        if found := _said(f"{game}.{area}.{bare}", language_):
            return found
    return _said(f"decks.trait.{bare}", language_) or bare.replace("_", " ")


def reading(face: Face) -> str:
    """The Japanese name in kana, where the data has it."""
    card = getattr(face.printed, "card", face.printed)
    return str(getattr(card, "reading", "") or "")


def names(face: Face) -> tuple[str, ...]:
    """Everything this card is called: printed names, those of its other side, the reading."""
    sides = (face, face.other) if face.other is not None else (face,)
    return tuple(dict.fromkeys(
        name for side in sides for name in (*(side.name.get(each, "") for each in LANGUAGES), reading(side)) if name
    ))  # fmt: skip


def printings(face: Face) -> tuple[str, ...]:
    """Ids under which the same card was printed again."""
    card = getattr(face.printed, "card", face.printed)
    return tuple(getattr(card, "printings", ()) or ())
