"""Deck files in XML: Cockatrice (.cod), LackeyCCG (.dek), OCTGN (.o8d)."""

from collections.abc import Iterator
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element

from tabletop.games import GAMES
from tabletop.library.deck_text.collecting import Asked, Collected
from tabletop.library.deck_text.entries import read_entry
from tabletop.library.deck_text.headings import heading
from tabletop.library.deck_text.matching import Matcher, matcher
from tabletop.library.deck_text.report import Imported
from tabletop.library.errors import Unusable

MOST_COPIES = 999


class _Named(NamedTuple):
    zone: str
    copies: int
    name: str
    number: str = ""


def read_xml(root: Element, game: str, where: object) -> Imported:
    """The deck in a tree of one of the three forms. Raises Unusable."""
    form, cards = _form(root, where)
    collected, known = Collected(game, where), matcher(game)
    for n, named in enumerate(cards, 1):
        found = heading(named.zone, game)
        hint = found.hint if found is not None else ""
        # Their second pile is a side deck by name only; ours goes there as well.
        hint = "" if hint == "side" else hint
        collected.add(_asked(n, named, hint, known))
    return collected.deck(_told(root, form), {}, form)


def game_named(root: Element) -> str:
    """What the file says of its game, "" where it says nothing that we know."""
    told = f"{root.get('game', '')} {root.findtext('meta/game') or ''}".casefold()
    return next((key for key, game in GAMES.items() if any(word in told for word in game.named)), "")


def _form(root: Element, where: object) -> tuple[str, Iterator[_Named]]:
    if root.tag == "cockatrice_deck":
        return "cod", _cockatrice(root)
    if root.tag == "deck" and root.find("superzone") is not None:
        return "dek", _lackey(root)
    if root.tag == "deck" and root.find("section") is not None:
        return "o8d", _octgn(root)
    raise Unusable("decks.strange_xml", path=where, tag=root.tag)


def _asked(n: int, named: _Named, hint: str, known: Matcher) -> Asked:
    text = f"{named.copies} {named.name}"
    face = known.by_id(named.number) if named.number else None
    if face is not None and known.by_name(named.name) in (None, face):
        return Asked(n, text, named.copies, named.name, face, hint)
    entry = read_entry(named.name, known)
    return Asked(n, text, named.copies, named.name, entry.face, hint, entry.unsure)


def _number(text: str | None) -> int:
    return min(int(text), MOST_COPIES) if text and text.strip().isascii() and text.strip().isdecimal() else 1


def _cockatrice(root: Element) -> Iterator[_Named]:
    for zone in root.iter("zone"):
        for card in zone.iter("card"):
            yield _Named(zone.get("name", ""), _number(card.get("number")), card.get("name", ""))


def _lackey(root: Element) -> Iterator[_Named]:
    """One element a copy: copies that follow one another are one line."""
    last: _Named | None = None
    for zone in root.iter("superzone"):
        for card in zone.iter("card"):
            name = card.find("name")
            if name is None:
                continue
            here = _Named(zone.get("name", ""), 1, (name.text or "").strip(), name.get("id", ""))
            if last is not None and last._replace(copies=1) == here:
                last = last._replace(copies=last.copies + 1)
                continue
            if last is not None:
                yield last
            last = here
    if last is not None:
        yield last


def _octgn(root: Element) -> Iterator[_Named]:
    for section in root.iter("section"):
        for card in section.iter("card"):
            yield _Named(section.get("name", ""), _number(card.get("qty")), (card.text or "").strip())


def _told(root: Element, form: str) -> dict[str, str]:
    name: Any = {"cod": root.findtext("deckname"), "dek": root.findtext("meta/name")}.get(form)
    notes: Any = root.findtext("comments") or root.findtext("notes")
    return {
        key: value.strip() for key, value in (("name", name), ("notes", notes)) if value and value.strip()
    }
