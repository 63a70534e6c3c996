"""Deck files in XML: the forms of four programs to a deck."""

from collections.abc import Iterator, Sequence
from typing import Any
from xml.etree.ElementTree import Element, tostring

from tabletop.games import GAMES
from tabletop.library.deck_form import deck_form
from tabletop.library.deck_kept import Kept, KeptCard, keepable
from tabletop.library.deck_text.carried import from_notes
from tabletop.library.deck_text.collecting import Asked, Collected
from tabletop.library.deck_text.entries import read_entry
from tabletop.library.deck_text.guids import NO_CARD, card_of, game_of
from tabletop.library.deck_text.headings import SIDE, Heading, heading
from tabletop.library.deck_text.matching import matcher
from tabletop.library.deck_text.report import Imported, Line
from tabletop.library.deck_text.two_zones import second_pile
from tabletop.library.deck_text.xml_cards import FORMS, Named, XmlForm
from tabletop.library.errors import Unusable
from tabletop.library.reader import guarded

_NAME_AT = {"cod": "deckname", "dek": "meta/name"}
_NOTES_AT = {"cod": "comments", "dek": "meta/notes", "o8d": "notes"}
_TWO_ZONES = ("cod", "mtgo")


def read_xml(root: Element, game: str, where: object) -> Imported:
    """The deck in a tree of one of the forms. Raises Unusable."""
    form = _form(root, where)
    collected, entries = Collected(game, where), list(form.cards(root))
    lines = [collected.add(_Zones(game, form.key).asked(n, named)) for n, named in enumerate(entries, 1)]
    told, setup = from_notes(_said(root, _NOTES_AT.get(form.key)), named=form.key not in _NAME_AT)
    if name := _said(root, _NAME_AT.get(form.key)):
        told["name"] = name
    return collected.deck(told, setup, form.key, _kept(root, form, game, list(zip(entries, lines, strict=True)), where))


def _said(root: Element, at: str | None) -> str:
    return (root.findtext(at) or "").strip() if at else ""


def game_named(root: Element) -> str:
    """What the file says of its game, "" where it says nothing that we know."""
    told = f"{root.get('game', '')} {root.findtext('meta/game') or ''}".casefold()
    named = next((key for key, game in GAMES.items() if any(word in told for word in (key, *game.named))), "")
    return named or game_of(root.get("game", ""))


def _form(root: Element, where: object) -> XmlForm:
    for form in FORMS.get(root.tag, ()):
        if root.find(form.zone) is not None or len(FORMS[root.tag]) == 1:
            return form
    raise Unusable("decks.strange_xml", path=where, tag=root.tag)


class _Zones:
    """Where the cards of a zone of the other program lie with us."""

    def __init__(self, game: str, form: str) -> None:
        self.game, self.form = game, form
        self.piles, self.known = deck_form(game), matcher(game)

    def asked(self, n: int, named: Named) -> Asked:
        number = card_of(self.game, named.number) if self.form == "o8d" else named.number
        face = self.known.by_id(number) if number else None
        unsure: Sequence[Any] = ()
        by_name = self.known.by_name(named.name)
        if face is None or (by_name is not None and by_name.name != face.name):
            _, _, face, unsure = read_entry(named.name, self.known)
        hint, zone, exact = self._place(named, face)
        text = f"{named.copies} {named.name}"
        return Asked(n, text, named.copies, named.name, face, hint, tuple(unsure), zone, exact)

    def _place(self, named: Named, face: Any) -> tuple[str, str, bool]:
        """(pile, zone beside the deck, whether the file says so itself)."""
        if named.pile:
            return (named.pile, "", True) if named.pile in self.piles.piles else ("", named.pile, True)
        found = heading(named.zone, self.game) or Heading()
        if found == Heading():
            return "", named.zone.strip(), False
        if found.zone == SIDE and self.form in _TWO_ZONES:
            return (*second_pile(self.piles, face), False)
        return (found.hint if found.hint in self.piles.piles else ""), found.zone, False


def _kept(
    root: Element, form: XmlForm, game: str, cards: list[tuple[Named, Line]], where: object
) -> dict[str, Any]:
    """What only the other program understands; nothing of a program whose form is not written."""
    if form.key == "mtgo":
        return {}
    with guarded(str(where), "reader.broken"):
        return Kept(
            form=form.key,
            root=_foreign_root(root, form),
            elements=tuple(_foreign(root, form)),
            cards=tuple(
                KeptCard(zone=line.pile, id=line.id, number=line.count, attributes=dict(others))
                for named, line in cards
                if line.count and (others := _foreign_attributes(named, form, game, line.id))
            ),
        ).plain()


def _foreign_root(root: Element, form: XmlForm) -> dict[str, str]:
    ours = form.key == "o8d" and game_of(root.get("game", ""))
    known = form.root | ({"game"} if ours else set())
    return keepable({name: value for name, value in root.attrib.items() if name not in known})


def _foreign(root: Element, form: XmlForm) -> Iterator[str]:
    for child in root:
        if child.tag not in form.elements:
            yield tostring(child, encoding="unicode").strip()


def _foreign_attributes(named: Named, form: XmlForm, game: str, id: str) -> dict[str, str]:
    """Of a card, without what is written for this card anyway."""
    others = dict(named.others)
    if form.key == "o8d" and (card_of(game, others.get("id", "")) or others.get("id") == str(NO_CARD)):
        del others["id"]
    if form.key == "dek" and others.get("id", id) == id:
        others.pop("id", None)
        if others["set"] in ("", id.split("-")[0]):
            del others["set"]
    return keepable(others)
