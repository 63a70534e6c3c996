"""Decks in the forms that other programs and people read."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tabletop.core.ruleset import Deck
from tabletop.library.deck_form import deck_form
from tabletop.library.deck_text.list_writing import edopro, forge, plain, xmage
from tabletop.library.deck_text.losses import cards_lost, words_lost
from tabletop.library.deck_text.reading import read_text
from tabletop.library.deck_text.webxoss import GAME, write_webxoss
from tabletop.library.deck_text.xml_writing import cockatrice, lackey, octgn
from tabletop.library.decks import write_deck
from tabletop.library.errors import Unusable

FORMS = {
    "tabletop": ".json", "text": ".txt", "cod": ".cod", "dek": ".dek", "o8d": ".o8d", "forge": ".dck",
    "xmage": ".xmage.dck", "ydk": ".ydk", "webxoss": ".webxoss",
}  # fmt: skip
"""The forms that are written, with their suffixes."""
_TWO_PILES = ("xmage", "ydk")


@dataclass(frozen=True)
class Written:
    """The text of a deck, and a sentence for whatever its form had no room for: cards, then words."""

    text: str
    cards_lost: Sequence[str]
    words_lost: Sequence[str]


def form_of(path: Path) -> str:
    """The form that a file name asks for. Raises Unusable."""
    name = path.name.lower()
    fitting = [form for form, suffix in FORMS.items() if name.endswith(suffix)]
    if not fitting:
        raise Unusable("decks.unknown_form", path=path, suffixes=", ".join(FORMS.values()))
    return max(fitting, key=lambda form: len(FORMS[form]))


def forms_for(game: str) -> dict[str, str]:
    """The forms that have room for decks of a game, with their suffixes."""
    return {form: suffix for form, suffix in FORMS.items() if _fits(game, form)}


def _fits(game: str, form: str) -> bool:
    if form == "webxoss":
        return game == GAME
    return form not in _TWO_PILES or len(deck_form(game).second) < 2


def write(deck: Deck, form: str, language: str = "en") -> str:
    """The text of the deck in a form of FORMS, names in a language. Raises Unusable where the game has no such form."""
    if not _fits(deck.game, form):
        raise Unusable("decks.only_wixoss" if form == "webxoss" else "decks.too_many_piles", suffix=FORMS[form])
    match form:
        case "tabletop":
            return write_deck(deck)
        case "ydk":
            return edopro(deck)
        case "webxoss":
            return write_webxoss(deck)
    ways = {"cod": cockatrice, "dek": lackey, "o8d": octgn, "forge": forge, "xmage": xmage}
    return ways.get(form, plain)(deck, language)


def written(deck: Deck, form: str, language: str = "en") -> Written:
    """`write`, with what got lost. Raises Unusable."""
    text = write(deck, form, language)
    again = read_text(text, f"deck{FORMS[form]}", deck.game).deck
    return Written(text, cards_lost(deck, again), words_lost(deck, again))
