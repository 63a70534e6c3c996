"""What of a deck its written form had no room for: found by reading it again, so that no form is trusted blindly."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from tabletop.core.ruleset import Deck
from tabletop.library.card_words import pile_name
from tabletop.library.deck_form import deck_form
from tabletop.library.texts import say


def cards_lost(deck: Deck, again: Deck) -> list[str]:
    """A sentence for each pile and zone that came back otherwise."""
    found = []
    for pile in deck.piles:
        before, after = deck.piles[pile], again.piles.get(pile, ())
        ordered = deck_form(deck.game).piles[pile].ordered
        if Counter(before) != Counter(after) or (ordered and before != after):
            found.append(_cards(before, after, pile_name(deck.game, pile)))
    for zone, ids in deck.beside.items():
        if Counter(ids) != Counter(again.beside.get(zone, ())):
            found.append(_cards(ids, again.beside.get(zone, ()), zone))
    return found


def _cards(before: tuple[str, ...], after: tuple[str, ...], place: str) -> str:
    n = (Counter(before) - Counter(after)).total()
    return say("decks.lost.cards", n=n, place=place) if n else say("decks.lost.order", place=place)


def words_lost(deck: Deck, again: Deck) -> list[str]:
    """A sentence for what else was lost."""
    what = list(_words(deck, again))
    if not what:
        return []
    return [say("decks.lost.words", what=say("game.list_joint").join(say(f"decks.lost.{each}") for each in what))]


def _words(deck: Deck, again: Deck) -> Iterator[str]:
    if deck.name.strip() != again.name.strip():
        yield "name"
    if deck.author.strip() != again.author.strip():
        yield "author"
    if deck.notes.strip() != again.notes.strip():
        yield "notes"
    if dict(deck.setup) != dict(again.setup):
        yield "setup"
    if deck.kept and _copies(deck.kept) != _copies(again.kept):
        yield "kept"


def _copies(kept: Mapping[str, Any]) -> object:
    """Attributes by copy, however the copies are put together in elements."""
    cards: Counter[object] = Counter()
    for card in kept.get("cards", ()):
        cards[card["zone"], card["id"], tuple(sorted(card["attributes"].items()))] += card["number"]
    return kept.get("form"), dict(kept.get("root", {})), list(kept.get("elements", ())), cards


