"""Decks: what makes one legal (WX-5)."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from tabletop.core.card import Face
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.ruleset import Deck

MAIN_SIZE = 40
BURSTS = 20
COPIES = 4
LRIG_MOST = 10
MAYUS_ROOM = frozenset({"WX01-038", "WX04-001"})
"""With the option `mayus_room`: one copy each (WX-5.10). The official list is in no source at hand; these two stand
for it, by our own decision, until it is."""


def check(deck: Deck, faces: Mapping[str, Face], options: Mapping[str, Any]) -> list[Refusal]:
    """Every broken clause, not only the first (WX-5.11)."""
    main = [faces[id] for id in deck.piles.get("main", ())]
    lrig = [faces[id] for id in deck.piles.get("lrig", ())]
    return [*_main(main), *_lrig(lrig), *_by_hand([*main, *lrig]), *_restricted(main, lrig, options)]


def _main(main: list[Face]) -> Iterator[Refusal]:
    if len(main) != MAIN_SIZE:
        yield refuse("WX-5.1", "wixoss.deck.main_size", n=len(main))
    for face in _each(face for face in main if face.kind not in ("signi", "spell")):
        yield refuse("WX-5.1", "wixoss.deck.wrong_main", card=face)
    bursts = sum("life_burst" in face.traits for face in main)
    if bursts != BURSTS:
        yield refuse("WX-5.2", "wixoss.deck.bursts", n=bursts)
    yield from _copies(main, "WX-5.3")


def _lrig(lrig: list[Face]) -> Iterator[Refusal]:
    if not 1 <= len(lrig) <= LRIG_MOST:
        yield refuse("WX-5.4", "wixoss.deck.lrig_size", n=len(lrig))
    for face in _each(face for face in lrig if face.kind not in ("lrig", "arts", "resona")):
        yield refuse("WX-5.4", "wixoss.deck.wrong_lrig", card=face)
    yield from _copies(lrig, "WX-5.5")
    if not any(face.kind == "lrig" and face.values["level"] == 0 for face in lrig):
        yield refuse("WX-5.6", "wixoss.deck.no_level_0")


def same_card(face: Face) -> str:
    """What makes two cards the same card: the name (WX-3.4), of a double-faced Resona both (WX-5.7)."""
    other = f"/{face.other.name['ja']}" if face.other is not None else ""
    return face.name["ja"] + other


def _copies(pile: list[Face], rule: str) -> Iterator[Refusal]:
    named = {same_card(face): face for face in pile}
    for name, n in Counter(same_card(face) for face in pile).items():
        if n > COPIES:
            yield refuse(rule, "wixoss.deck.copies", card=named[name], n=n)


def _by_hand(pile: list[Face]) -> Iterator[Refusal]:
    for face in _each(face for face in pile if face.printed.card.by_hand is not None):
        yield refuse("WX-1.4", "wixoss.deck.by_hand", card=face)


def _restricted(main: list[Face], lrig: list[Face], options: Mapping[str, Any]) -> Iterator[Refusal]:
    if not options.get("mayus_room"):
        return
    for id, n in Counter(face.id for face in [*main, *lrig]).items():
        if id in MAYUS_ROOM and n > 1:
            yield refuse("WX-5.10", "wixoss.deck.restricted", card=next(f for f in [*main, *lrig] if f.id == id), n=n)


def _each(found: Iterator[Face]) -> list[Face]:
    return list({face.id: face for face in found}.values())


def warnings(deck: Deck, faces: Mapping[str, Face]) -> list[Face]:
    """Cards that no LRIG of the deck allows: legal, but never of use (WX-5.9)."""
    pile = [faces[id] for ids in deck.piles.values() for id in ids]
    types = {word for face in pile if face.kind == "lrig" for word in face.printed.types}
    return _each(f for f in pile if f.printed.limited_to and f.printed.limited_to.isdisjoint(types))
