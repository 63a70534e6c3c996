"""A card, a place and a situation in words: for screen readers, lists and spoken keys. From a view only."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from tabletop.core.card import FACE_DOWN, SIDEWAYS, Face
from tabletop.core.move import NONE
from tabletop.core.view import CardView, View
from tabletop.library.texts import language, say
from tabletop.ui.table.model.spot import Spot
from tabletop.ui.table.model.words import label, term


def face_name(face: Face | None) -> str:
    """The name on a face, or what one calls a card that is not known."""
    if face is None:
        return say("table.unknown_card")
    return face.name.get(language()) or face.name.get("en", face.id)


def card_line(game: str, view: View, id: int) -> str:
    """One card in one line: whether it can act, name, kind, values, how it lies, what lies on it."""
    card = view.cards[id]
    # First what can be done: a list that is too narrow cuts the end off.
    acts = any(move.card == id for move in (view.decision.moves if view.decision else ()))
    parts = [say("table.can_act") if acts else "", face_name(card.face)]
    if card.face is not None:
        parts.append(term(game, f"kind.{card.face.kind}"))
        parts += _values(game, card, card.face)
    parts += _state(game, view, card)
    return say("table.comma").join(part for part in parts if part)


def card_lines(game: str, view: View, ids: Sequence[int]) -> list[tuple[int, str]]:
    """(the first card of the line, the line) for the cards of a place: one each, but for unknown ones in a row that
    nothing can be done with or to."""
    moves = view.decision.moves if view.decision is not None else ()
    named = {move.card for move in moves} | {move.target for move in moves}
    lines: list[tuple[int, str]] = []
    for unknown, group in groupby(ids, lambda id: id not in named and _unmarked(view.cards[id])):
        alike = list(group)
        if unknown and len(alike) > 1:
            lines.append((alike[0], say("table.unknown_cards", n=len(alike))))
        else:
            lines += [(id, card_line(game, view, id)) for id in alike]
    return lines


def _unmarked(card: CardView) -> bool:
    return card.face is None and card.on == NONE and not card.counters and not card.marks


def _values(game: str, card: CardView, face: Face) -> list[str]:
    lines = []
    for what, printed in face.values.items():
        now = card.values.get(what, printed)
        name = term(game, f"stat.{what}")
        key = "table.value" if now == printed else "table.changed_value"
        lines.append(say(key, name=name, now=now, printed=printed))
    return lines


def _state(game: str, view: View, card: CardView) -> list[str]:
    parts = []
    if card.pose & FACE_DOWN and card.face is not None:
        parts.append(say("table.face_down"))
    if card.pose & SIDEWAYS:
        parts.append(say("table.sideways"))
    parts += [
        say("table.value", name=term(game, f"counter.{name}"), now=n, printed=n) for name, n in card.counters
    ]
    parts += [term(game, f"mark.{mark}") for mark in card.marks]
    if card.on != NONE and card.on in view.cards:
        parts.append(say("table.on_card", name=face_name(view.cards[card.on].face)))
    return parts


def spot_name(game: str, spot: Spot) -> str:
    """What a place is called, and whose it is."""
    name = label(spot.place.label) or term(game, f"zone.{spot.place.zone}")
    return say(f"table.of_{spot.side}", zone=name) if spot.side in ("near", "far") else name


def spot_names(game: str, spots: Sequence[Spot]) -> dict[int, str]:
    """What every place is called, by its index; those that are called alike are numbered."""
    names = {spot.index: spot_name(game, spot) for spot in spots}
    several = {name for name, n in Counter(names.values()).items() if n > 1}
    seen: Counter[str] = Counter()
    for index, name in names.items():
        if name in several:
            seen[name] += 1
            names[index] = say("table.numbered_place", zone=name, n=seen[name])
    return names


def spot_line(name: str, count: int) -> str:
    """A place and how many cards lie there."""
    return say("table.zone_with", zone=name, n=count)
