"""The cards in XML files of decks: Cockatrice (.cod), LackeyCCG (.dek), OCTGN (.o8d), Magic Online (.dek)."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple
from xml.etree.ElementTree import Element

from tabletop.library.reader import MOST_CARDS


class Named(NamedTuple):
    """So many of a card in a zone; `number` is its id or what may be one, `pile` the pile that is written with it,
    `others` its attributes that only the other program understands."""

    zone: str
    copies: int
    name: str
    number: str = ""
    pile: str = ""
    others: Mapping[str, str] = {}


class XmlForm(NamedTuple):
    """One form: the element of a zone, how its cards are read, which attributes of the root and which elements in it
    are understood here."""

    key: str
    zone: str
    cards: Callable[[Element], Iterator[Named]]
    root: frozenset[str] = frozenset()
    elements: frozenset[str] = frozenset()


def _number(text: str | None) -> int:
    digits = (text or "").strip()
    if not (digits.isascii() and digits.isdecimal()):
        return 1
    return int(digits) if len(digits) < 9 else MOST_CARDS + 1


def _others(element: Element, *known: str) -> dict[str, str]:
    return {name: value for name, value in element.attrib.items() if name not in known}


def _cockatrice(root: Element) -> Iterator[Named]:
    for zone in root.iter("zone"):
        for card in zone.iter("card"):
            printing = f"{card.get('setShortName', '')}-{card.get('collectorNumber', '')}"
            number = card.get("id") or (printing if len(printing) > 1 else "")
            others = _others(card, "number", "name", "id", "pile")
            name, copies = card.get("name", ""), _number(card.get("number"))
            yield Named(zone.get("name", ""), copies, name, number, card.get("pile", ""), others)


def _lackey(root: Element) -> Iterator[Named]:
    """One element a copy: copies that follow one another are one line."""
    last: Named | None = None
    for here in _copies(root):
        if last is not None and last._replace(copies=1) == here:
            last = last._replace(copies=last.copies + 1)
            continue
        if last is not None:
            yield last
        last = here
    if last is not None:
        yield last


def _copies(root: Element) -> Iterator[Named]:
    for zone in root.iter("superzone"):
        for card in zone.iter("card"):
            name = card.find("name")
            if name is not None:
                others = {"set": (card.findtext("set") or "").strip(), **name.attrib}
                text = (name.text or "").strip()
                yield Named(zone.get("name", ""), 1, text, name.get("id", ""), others=others)


def _octgn(root: Element) -> Iterator[Named]:
    for section in root.iter("section"):
        for card in section.iter("card"):
            name, copies = (card.text or "").strip(), _number(card.get("qty"))
            yield Named(section.get("name", ""), copies, name, card.get("id", ""), others=_others(card, "qty"))


def _magic_online(root: Element) -> Iterator[Named]:
    for card in root.iter("Cards"):
        zone = "side" if card.get("Sideboard", "").casefold() == "true" else "main"
        yield Named(zone, _number(card.get("Quantity")), card.get("Name", ""))


FORMS = {
    "cockatrice_deck": (
        XmlForm("cod", "zone", _cockatrice, frozenset({"version"}), frozenset({"deckname", "comments", "zone"})),
    ),
    "deck": (
        XmlForm("dek", "superzone", _lackey, frozenset({"version"}), frozenset({"meta", "superzone"})),
        XmlForm("o8d", "section", _octgn, frozenset(), frozenset({"section", "notes"})),
    ),
    "Deck": (XmlForm("mtgo", "Cards", _magic_online),),
}
"""By the tag of the root; where several have it, the element of a zone tells which."""
