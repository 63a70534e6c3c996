"""Decks: what makes one legal, which may meet, and laying them out (JK-3, JK-4.1, JK-16)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from tabletop.core.card import Card, Face
from tabletop.core.change import move
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.ruleset import Deck
from tabletop.core.state import State
from tabletop.games.jedi_knights import words
from tabletop.games.jedi_knights.set_up import first_frames, starting_cards
from tabletop.games.jedi_knights.turn import close_force_decks

DECK_KINDS = ("character", "starship", "weapon", "event", "power")
FORCE_NUMBERS = range(1, 9)
WILD = "black"
_PILES = (
    ("theme", words.THEME), ("force_deck", words.FORCE_DECK), ("draw_deck", words.DRAW_DECK),
    ("locations", words.LOCATIONS),
)  # fmt: skip
SIDES = (words.ALLIANCE, words.EMPIRE)


def check(deck: Deck, faces: Mapping[str, Face], options: Mapping[str, Any]) -> list[Refusal]:
    """Every broken clause of JK-3 (JK-3.16)."""
    piles = {pile: [faces[id] for id in deck.piles.get(pile, ())] for pile, _ in _PILES}
    unknown = {face.id: face for pile in piles.values() for face in pile if face.printed.unknown}
    broken = [refuse("JK-3.3", "jedi_knights.deck.unknown", card=face) for face in unknown.values()]
    broken += _theme(piles["theme"])
    theme = piles["theme"][0] if piles["theme"] else None
    broken += _draw_deck(piles["draw_deck"], options)
    broken += _sides(piles["draw_deck"], theme)
    broken += _force_deck(piles["force_deck"])
    broken += _locations(piles["locations"])
    return broken


def _theme(themes: list[Face]) -> Iterator[Refusal]:
    if len(themes) != 1 or themes[0].kind != "theme":
        yield refuse("JK-1.1", "jedi_knights.deck.theme", n=len(themes))


def _draw_deck(cards: list[Face], options: Mapping[str, Any]) -> Iterator[Refusal]:
    least = options["min_draw_deck"]
    if len(cards) < least:
        yield refuse("JK-3.2", "jedi_knights.deck.size", n=len(cards), least=least)
    for face in {face.id: face for face in cards if face.kind not in DECK_KINDS}.values():
        yield refuse("JK-3.3", "jedi_knights.deck.kind", card=face)
    yield from _copies(cards, options["max_copies"])
    starting = [face for face in cards if face.kind == "event" and "starting" in face.traits]
    most = options["starting_events_total"]
    if most != "unlimited" and len(starting) > most:
        yield refuse("JK-3.10", "jedi_knights.deck.starting_events", n=len(starting), most=most)


def _copies(cards: list[Face], most: int) -> Iterator[Refusal]:
    count = Counter(face.name["en"] for face in cards)
    for face in {face.name["en"]: face for face in cards}.values():
        n = count[face.name["en"]]
        if face.printed.limit is not None and n > face.printed.limit:
            rule = "JK-3.9" if face.kind == "character" else "JK-3.10"
            yield refuse(rule, "jedi_knights.deck.copies", card=face, n=n, most=face.printed.limit)
        elif n > most:
            yield refuse("JK-3.7", "jedi_knights.deck.copies", card=face, n=n, most=most)


def _sides(cards: list[Face], theme: Face | None) -> Iterator[Refusal]:
    used = {side for side in SIDES for face in cards if side in face.traits}
    if len(used) > 1:
        yield refuse("JK-3.4", "jedi_knights.deck.mixed")
    if theme is None:
        return
    own = next((side for side in SIDES if side in theme.traits), None)
    icon = theme.printed.icon
    for face in {face.id: face for face in cards}.values():
        side = next((side for side in SIDES if side in face.traits), None)
        if own is not None and side is not None and side != own:
            yield refuse("JK-3.5", "jedi_knights.deck.foreign_side", card=face)
        if own is None and side is not None and face.printed.icon != icon:
            rule = "JK-3.11" if face.kind == "power" else "JK-3.6"
            yield refuse(rule, "jedi_knights.deck.independent", card=face)
        if not {"hero", "dark_hero"}.isdisjoint(face.traits) and face.printed.icon != icon:
            yield refuse("JK-3.8", "jedi_knights.deck.hero", card=face)


def _force_deck(cards: list[Face]) -> Iterator[Refusal]:
    forces = [face for face in cards if face.kind == "force"]
    numbers = sorted(face.values.get("force_number", 0) for face in forces)
    if len(forces) != len(cards) or numbers != list(FORCE_NUMBERS):
        yield refuse("JK-3.13", "jedi_knights.deck.force_numbers", n=len(forces))
    if len({face.printed.color for face in forces} - {WILD}) > 1:
        yield refuse("JK-3.13", "jedi_knights.deck.force_colors")


def _locations(cards: list[Face]) -> Iterator[Refusal]:
    planets = {face.printed.planet for face in cards if face.kind == "location"}
    if len(cards) != words.PLANETS_IN_ALL or len(planets) != words.PLANETS_IN_ALL:
        yield refuse("JK-3.14", "jedi_knights.deck.locations", n=len(planets))


def check_pair(decks: Sequence[Deck], options: Mapping[str, Any]) -> list[Refusal]:
    """Two players with the same theme may not meet (JK-3.15)."""
    themes = [deck.piles.get("theme", ()) for deck in decks]
    if len(set(themes)) < len(themes) and not options["allow_mirror_themes"]:
        return [refuse("JK-3.15", "jedi_knights.deck.mirror")]
    return []


def theme_of(deck: Deck, faces: Mapping[str, Face]) -> Face | None:
    """The theme of a deck, if it has one."""
    return next((faces[id] for id in deck.piles.get("theme", ()) if id in faces), None)


def check_teams(decks: Sequence[Deck], faces: Mapping[str, Face], options: Mapping[str, Any]) -> list[Refusal]:
    """One team is the Alliance side and one the Empire side, all themes differ, captains bring the locations."""
    mirrors = check_pair(decks, options)
    broken = [refuse("JK-16.1", refusal.key) for refusal in mirrors]
    sides = [_sided(decks[at], faces) | _sided(decks[at + 2], faces) for at in range(2)]
    if any(len(side) > 1 for side in sides):
        broken.append(refuse("JK-16.1", "jedi_knights.deck.mixed_team"))
    elif sides[0] & sides[1]:
        broken.append(refuse("JK-16.1", "jedi_knights.deck.same_side"))
    for at in captains(decks, faces):
        for _ in _locations([faces[id] for id in decks[at].piles.get("locations", ())]):
            broken.append(refuse("JK-16.2", "jedi_knights.deck.captain", deck=decks[at].name))
    return broken


def _sided(deck: Deck, faces: Mapping[str, Face]) -> set[str]:
    """The side that a deck stands for; of Independents only, neither (JK-3.1)."""
    cards = [faces[id] for pile in ("theme", "draw_deck") for id in deck.piles.get(pile, ())]
    return {side for side in SIDES for face in cards if side in face.traits}


def captains(decks: Sequence[Deck], faces: Mapping[str, Face]) -> list[int]:
    """The seats whose locations are played with: of each side the one with the higher theme number (JK-16.2)."""
    themes = [theme_of(deck, faces) for deck in decks]
    numbers = [face.values.get("theme_number", 0) if face else 0 for face in themes]
    return [max(range(side, len(decks), 2), key=lambda seat: numbers[seat]) for side in range(2)]


@lru_cache(64)
def _laid(pile: tuple[Face, ...], seat: int, zone: int) -> tuple[Card, ...]:
    """The cards of a pile. The same decks are dealt again and again, and cards never change."""
    return tuple([Card(face, seat, seat, zone) for face in pile])


def lay_out(s: State, decks: Sequence[Deck], faces: Mapping[str, Face]) -> None:
    """Themes face up, force decks not shuffled (JK-4.1); starting cards lie before their owner."""
    bring = captains(decks, faces)
    for seat, deck in enumerate(decks):
        for pile, zones in _PILES if seat in bring else _PILES[:-1]:
            first, zone = len(s.cards), zones[seat]
            s.cards += _laid(tuple([faces[face_id] for face_id in deck.piles[pile]]), seat, zone)
            s.zones[zone] = tuple(range(first, len(s.cards)))
    close_force_decks(s)
    for seat in range(len(decks)):
        for id in starting_cards(s, seat):
            move(s, id, words.LOCATIONS[seat])
    s.stack += first_frames(s)
