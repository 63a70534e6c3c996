"""Decks as XML for Cockatrice, Lackey and OCTGN, with what their files said before."""

from collections.abc import Iterator, Mapping
from xml.sax.saxutils import escape, quoteattr

from tabletop.core.ruleset import Deck
from tabletop.library.deck_form import deck_form
from tabletop.library.deck_kept import Returned, xml_text
from tabletop.library.deck_text.carried import notes_of
from tabletop.library.deck_text.counting import counted, name_of
from tabletop.library.deck_text.guids import card_guid, game_guid
from tabletop.library.deck_text.matching import matcher
from tabletop.library.deck_text.two_zones import second_pile, zones
from tabletop.library.pool import faces

_HEAD = '<?xml version="1.0" encoding="UTF-8"?>'


def cockatrice(deck: Deck, language: str) -> str:
    """A `.cod`."""
    returned = Returned(deck.kept, "cod")
    lines = [
        _HEAD, f"<cockatrice_deck{_attributes({'version': '1', **returned.root})}>",
        f"  <deckname>{_text(deck.name)}</deckname>", f"  <comments>{_text(notes_of(deck))}</comments>",
        *(f"  {element}" for element in returned.elements),
    ]  # fmt: skip
    for zone, places in zones(deck):
        lines.append(f"  <zone{_attributes({'name': zone})}>")
        for place in places:
            lines += _cockatrice_cards(deck, zone, place, language, returned)
        lines.append("  </zone>")
    return "\n".join([*lines, "</cockatrice_deck>"]) + "\n"


def _cockatrice_cards(deck: Deck, zone: str, place: str, language: str, returned: Returned) -> Iterator[str]:
    for copies, id in counted(deck, place):
        name = name_of(deck.game, id, language)
        for n, others in returned.pieces(place, id, copies):
            said = {"number": str(n), "name": name, **_told_apart(deck, zone, place, id, name), **others}
            yield f"    <card{_attributes(said)}/>"


def _told_apart(deck: Deck, zone: str, place: str, id: str, name: str) -> dict[str, str]:
    """What a name and a zone alone would not tell."""
    face, form = faces(deck.game).get(id), deck_form(deck.game)
    found = {"id": id} if face is not None and matcher(deck.game).exact(name) is not face else {}
    if zone == "main":
        read = form.main if face is None else form.pile_of(face, form.main)
    elif zone == "side":
        read = next(filter(None, second_pile(form, face)))
    else:
        read = place
    return found if read == place else {**found, "pile": place}


def lackey(deck: Deck, language: str) -> str:
    """A `.dek`: an element a copy."""
    returned, form = Returned(deck.kept, "dek"), deck_form(deck.game)
    lines = [
        _HEAD, f"<deck{_attributes({'version': '0.8', **returned.root})}>",
        f"  <meta><game>{deck.game}</game><name>{_text(deck.name)}</name><notes>{_text(notes_of(deck))}</notes></meta>",
        *(f"  {element}" for element in returned.elements),
    ]  # fmt: skip
    for place in (*deck.piles, *deck.beside):
        name = form.piles[place].lackey if place in form.piles else ""
        lines.append(f"  <superzone{_attributes({'name': name or place})}>")
        for copies, id in counted(deck, place):
            for n, others in returned.pieces(place, id, copies):
                lines += [_lackey_card(deck, id, language, others)] * n
        lines.append("  </superzone>")
    return "\n".join([*lines, "</deck>"]) + "\n"


def _lackey_card(deck: Deck, id: str, language: str, others: Mapping[str, str]) -> str:
    known = id in faces(deck.game)
    said = {**({"id": id} if known else {}), **{name: text for name, text in others.items() if name != "set"}}
    card_set = others.get("set", id.split("-")[0] if known and "-" in id else "")
    name = f"<name{_attributes(said)}>{_text(name_of(deck.game, id, language))}</name>"
    return f"    <card>{name}<set>{_text(card_set)}</set></card>"


def octgn(deck: Deck, language: str) -> str:
    """An `.o8d`."""
    returned, form = Returned(deck.kept, "o8d"), deck_form(deck.game)
    lines = [_HEAD, f"<deck{_attributes({'game': game_guid(deck.game), **returned.root})}>"]
    for place in (*deck.piles, *deck.beside):
        name = form.piles[place].lackey if place in form.piles else ""
        lines.append(f'  <section{_attributes({"name": name or place})} shared="False">')
        for copies, id in counted(deck, place):
            for n, others in returned.pieces(place, id, copies):
                said = {"qty": str(n), "id": card_guid(deck.game, id), **others}
                lines.append(f"    <card{_attributes(said)}>{_text(name_of(deck.game, id, language))}</card>")
        lines.append("  </section>")
    lines.append(f"  <notes>{_text(notes_of(deck, named=True))}</notes>")
    lines += [f"  {element}" for element in returned.elements]
    return "\n".join([*lines, "</deck>"]) + "\n"


def _text(text: str) -> str:
    return escape(xml_text(text))


def _attributes(said: Mapping[str, str]) -> str:
    return "".join(
        f" {name}={quoteattr(xml_text(text), {chr(10): '&#10;', chr(9): '&#9;', chr(13): '&#13;'})}"
        for name, text in said.items()
    )
