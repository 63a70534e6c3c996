"""Decks as lists: ours, and those of Forge, XMage and EDOPro."""

import json
from collections.abc import Iterator

from tabletop.core.ruleset import Deck
from tabletop.library.deck_form import deck_form
from tabletop.library.deck_text.carried import in_one_line, notes_of
from tabletop.library.deck_text.counting import in_lines, name_of
from tabletop.library.deck_text.headings import SIDE
from tabletop.library.deck_text.placeholders import written_name
from tabletop.library.pool import faces


def plain(deck: Deck, language: str) -> str:
    """A `.txt` of our own form, which has room for everything."""
    lines = [f"# game: {deck.game}", "# format-version: 1", *_about(deck)]
    for place in (*deck.piles, *deck.beside):
        lines += ["", f"[{place}]"]
        for n, id in in_lines(deck, place):
            lines.append(f"{n} {name_of(deck.game, id, language)}{_tail(deck, id, ' (', ')')}")
    return "\n".join(lines) + "\n"


def _about(deck: Deck) -> Iterator[str]:
    yield from (f"# {what}: {said}" for what, said in (("name", deck.name), ("author", deck.author)) if said)
    yield from (f"# notes: {line}" for line in deck.notes.split("\n") if deck.notes)
    if deck.setup:
        yield f"# setup: {json.dumps(dict(deck.setup), ensure_ascii=False)}"


def _tail(deck: Deck, id: str, before: str, after: str = "") -> str:
    return f"{before}{id}{after}" if id in faces(deck.game) else ""


def forge(deck: Deck, language: str) -> str:
    """A `.dck` of Forge: sections, lines `4 Name|SET`; the number of a card stands for its set."""
    lines = ["[metadata]", f"Name={deck.name}"]
    if notes := notes_of(deck):
        lines.append(f"Comment={in_one_line(notes)}")
    sections = {deck_form(deck.game).main: "Main", SIDE: "Sideboard"}
    for place in (*deck.piles, *deck.beside):
        lines.append(f"[{sections.get(place, place)}]")
        lines += [f"{n} {name_of(deck.game, id, language)}{_tail(deck, id, '|')}" for n, id in in_lines(deck, place)]
    return "\n".join(lines) + "\n"


def xmage(deck: Deck, language: str) -> str:
    """A `.dck` of XMage: `4 [SET:number] Name`, the second pile marked `SB:`."""
    lines = [f"{what}:{said}" for what, said in (("NAME", deck.name), ("AUTHOR", deck.author)) if said]
    second = (*deck_form(deck.game).second, SIDE)
    for place in sorted((*deck.piles, *(zone for zone in deck.beside if zone == SIDE)), key=second.__contains__):
        mark = "SB: " if place in second else ""
        for n, id in in_lines(deck, place):
            number = f"[{_set_and_number(deck, id)}] " if id in faces(deck.game) else ""
            lines.append(f"{mark}{n} {number}{name_of(deck.game, id, language)}")
    return "\n".join(lines) + "\n"


def _set_and_number(deck: Deck, id: str) -> str:
    card_set, dash, number = id.rpartition("-")
    return f"{card_set}:{number}" if dash else f"{deck.game}:{id}"


def edopro(deck: Deck) -> str:
    """A `.ydk`: a line a copy, by number."""
    form = deck_form(deck.game)
    lines = [f"#created by {deck.author}"] if deck.author else []
    lines += [line for line in _about(deck) if not line.startswith("# author")]
    sections = {form.main: "#main", **dict.fromkeys(form.second, "#extra"), SIDE: "!side"}
    for place, section in sections.items():
        ids = deck.piles.get(place, deck.beside.get(place, ()))
        lines += [section, *map(written_name, ids)]
    return "\n".join(lines) + "\n"
