"""Decks in the forms that other programs and people read."""

import json
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

from tabletop.core.ruleset import Deck
from tabletop.library.deck_form import deck_form
from tabletop.library.deck_text.placeholders import written_name
from tabletop.library.deck_text.webxoss import GAME, write_webxoss
from tabletop.library.decks import write_deck
from tabletop.library.errors import Unusable
from tabletop.library.pool import faces

FORMS = {"tabletop": ".json", "text": ".txt", "cod": ".cod", "dek": ".dek", "webxoss": ".webxoss"}
"""The forms that are written, with their suffixes."""


def form_of(path: Path) -> str:
    """The form that a file name asks for. Raises Unusable."""
    for form, suffix in FORMS.items():
        if path.suffix.lower() == suffix:
            return form
    raise Unusable("decks.unknown_form", path=path, suffixes=", ".join(FORMS.values()))


def write(deck: Deck, form: str, language: str = "en") -> str:
    """The text of the deck in a form of FORMS, names in a language. Raises Unusable where the game has no such form."""
    match form:
        case "tabletop":
            return write_deck(deck)
        case "cod":
            return _cockatrice(deck, language)
        case "dek":
            return _lackey(deck, language)
        case "webxoss":
            if deck.game != GAME:
                raise Unusable("decks.only_wixoss")
            return write_webxoss(deck)
    return _text(deck, language)


def counted(deck: Deck, pile: str) -> list[tuple[int, str]]:
    """(copies, id) in the order of the pile; only neighbours are put together where the order is the person's."""
    ids = deck.piles.get(pile, ())
    if deck_form(deck.game).piles[pile].ordered:
        return [(len(list(same)), id) for id, same in groupby(ids)]
    return [(ids.count(id), id) for id in dict.fromkeys(ids)]


def name_of(game: str, id: str, language: str) -> str:
    """The printed name, or what the list said of an unknown card."""
    face = faces(game).get(id)
    return (face.name.get(language) or face.id) if face is not None else written_name(id)


def _line(game: str, count: int, id: str, language: str) -> str:
    face = faces(game).get(id)
    tail = f" ({id})" if face is not None else ""
    return f"{count} {name_of(game, id, language)}{tail}"


def _text(deck: Deck, language: str) -> str:
    lines = [f"# game: {deck.game}", "# format-version: 1"]
    lines += [f"# {what}: {said}" for what, said in (("name", deck.name), ("author", deck.author)) if said]
    lines += [f"# notes: {line}" for line in deck.notes.split("\n") if line.strip()]
    if deck.setup:
        lines.append(f"# setup: {json.dumps(dict(deck.setup), ensure_ascii=False)}")
    for pile in deck.piles:
        lines += ["", f"[{pile}]", *(_line(deck.game, n, id, language) for n, id in counted(deck, pile))]
    return "\n".join(lines) + "\n"


def _zones(deck: Deck) -> Iterator[tuple[str, Sequence[str]]]:
    """Cockatrice's two zones with our piles in them."""
    form = deck_form(deck.game)
    for zone in ("main", "side"):
        piles = [pile for pile in deck.piles if form.piles[pile].foreign == zone]
        if piles:
            yield zone, piles


def _cockatrice(deck: Deck, language: str) -> str:
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>', '<cockatrice_deck version="1">',
        f"  <deckname>{escape(deck.name)}</deckname>", f"  <comments>{escape(deck.notes)}</comments>",
    ]  # fmt: skip
    for zone, piles in _zones(deck):
        lines.append(f'  <zone name="{zone}">')
        for pile in piles:
            lines += [
                f"    <card number={quoteattr(str(n))} name={quoteattr(name_of(deck.game, id, language))}/>"
                for n, id in counted(deck, pile)
            ]
        lines.append("  </zone>")
    return "\n".join([*lines, "</cockatrice_deck>"]) + "\n"


def _lackey(deck: Deck, language: str) -> str:
    form = deck_form(deck.game)
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>', '<deck version="0.8">',
        f"  <meta><game>{escape(deck.game)}</game><name>{escape(deck.name)}</name></meta>",
    ]  # fmt: skip
    for pile, ids in deck.piles.items():
        lines.append(f"  <superzone name={quoteattr(form.piles[pile].lackey or pile)}>")
        for id in ids:
            face = faces(deck.game).get(id)
            number = f" id={quoteattr(id)}" if face is not None else ""
            name = escape(name_of(deck.game, id, language))
            lines.append(f"    <card><name{number}>{name}</name><set>{escape(_set_of(id))}</set></card>")
        lines.append("  </superzone>")
    return "\n".join([*lines, "</deck>"]) + "\n"


def _set_of(id: str) -> str:
    return id.split("-")[0] if "-" in id else ""
