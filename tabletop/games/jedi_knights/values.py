"""Current numbers: printed value, then continuous texts, then lasting changes (JK-2.13)."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

from tabletop.core.card import Card, Face
from tabletop.core.found import Found
from tabletop.core.move import NONE
from tabletop.core.reason import Reason
from tabletop.core.state import State
from tabletop.effects.lasting import changed
from tabletop.games.jedi_knights import words
from tabletop.games.jedi_knights.cards import title
from tabletop.games.jedi_knights.needs import met
from tabletop.games.jedi_knights.nodes import Need, Skill, Static
from tabletop.games.jedi_knights.table import aboard, battle
from tabletop.games.jedi_knights.teams import opposed, side


@dataclass(frozen=True, slots=True, eq=False)
class Text:
    """A continuous text of a card: its conditions, what it does, and which cards it speaks of by what is printed on
    them."""

    needs: tuple[Need, ...]
    static: Static
    fits: Found[Face, bool]


Source = tuple[int, Text]
"""A card in play and one of its continuous texts."""
_ZONES = {"site": words.AT_SITE, "system": words.AT_SYSTEM}
_PLACES = {
    seats: (
        *words.THEME[:seats], *words.FORCE_IN_USE[:seats], *words.TABLE[:seats], words.SITE, *words.FIELDS[seats],
    )
    for seats in words.FIELDS
}  # fmt: skip
"""Where cards with continuous texts lie, by the number of players."""
_OWN_PLACES = tuple(
    (
        words.THEME[seat], words.FORCE_IN_USE[seat], words.TABLE[seat], words.SITE, words.AT_SITE[seat],
        words.AT_SYSTEM[seat],
    )
    for seat in range(4)
)  # fmt: skip
"""Where such cards of one player lie, by the seat."""


def _texts(face: Face) -> dict[str, tuple[Text, ...]]:
    found: dict[str, tuple[Text, ...]] = {}
    for skill in face.skills:
        if isinstance(skill, Skill) and skill.kind == "static":
            for static in skill.statics:
                text = Text(skill.condition, static, Found(partial(_printed_fits, static)))
                found[static.stat] = (*found.get(static.stat, ()), text)
    return found


_TEXTS = Found(_texts)
"""By the card, then by the stat that they change, its continuous texts."""


def sources(s: State, stat: str) -> list[Source]:
    """Every continuous text of that stat whose card is in play."""
    return _sources_at(s, stat, _PLACES[s.rules.seats])


def _sources_at(s: State, stat: str, places: tuple[int, ...]) -> list[Source]:
    cards, zones, of = s.cards, s.zones, _TEXTS
    found: list[Source] = []
    for place in places:
        for id in zones[place]:
            texts = of[cards[id].face]
            if texts and stat in texts:
                found += [(id, text) for text in texts[stat]]
    return found


def working(s: State, seat: int, stat: str) -> list[Text]:
    """The texts of a player's own cards that change something of the player's, not of cards in play."""
    return [
        text
        for source, text in _sources_at(s, stat, _OWN_PLACES[seat])
        if s.cards[source].owner == seat and met(s, text.needs, seat, source)
    ]


def _whose(s: State, static: Static, source: int, id: int, card: Card) -> bool:
    who = static.who
    if who == "self":
        return id == source
    if who == "host":
        return s.cards[source].on == id
    if who == "carried":
        return card.on == source
    if who == "host_weapons":
        return card.on == s.cards[source].on != NONE
    if who == "own":
        return card.owner == s.cards[source].owner
    return who == "any" or opposed(card.owner, s.cards[source].owner)


def _printed_fits(static: Static, face: Face) -> bool:
    traits = face.traits
    return (
        (not static.type or face.kind == static.type)
        and all(trait in traits for trait in static.traits)
        and (not static.any_trait or not traits.isdisjoint(static.any_trait))
        and (not static.title or title(face) == static.title)
        and face.values.get("leadership", 0) >= static.leadership_min
    )


def _lies_right(s: State, static: Static, source: int, id: int, card: Card) -> bool:
    if static.zone and card.zone not in _ZONES[static.zone]:
        return False
    if static.other and id == source:
        return False
    if static.same_place and (card.zone, card.on) != (s.cards[source].zone, s.cards[source].on):
        return False
    if static.has_passenger and not aboard(s, id):
        return False
    return not static.bearer or (
        card.on != NONE and not s.cards[card.on].face.traits.isdisjoint(static.bearer)
    )


def _fights(s: State, static: Static, id: int) -> bool:
    if not static.fights:
        return True
    fight = battle(s)
    return fight is not None and id == (fight.attacker if static.fights == "attacking" else fight.defender)


def applies(s: State, text: Text, source: int, id: int) -> bool:
    """Whether this continuous text changes that card now."""
    card, static = s.cards[id], text.static
    return (
        text.fits[card.face]
        and _whose(s, static, source, id, card)
        and _lies_right(s, static, source, id, card)
        and _fights(s, static, id)
        and met(s, text.needs, s.cards[source].owner, source)
    )


def value(s: State, id: int, what: str) -> int:
    """The current number; only a to-hit bonus may fall below 0 (JK-2.11)."""
    return _worked_out(s, id, what, sources(s, what))


def values_of(s: State, ids: Iterable[int], what: str) -> list[int]:
    """The current numbers of several cards, for which the table is looked over once."""
    texts = sources(s, what)
    return [_worked_out(s, id, what, texts) for id in ids]


def _worked_out(s: State, id: int, what: str, texts: list[Source]) -> int:
    n = s.cards[id].face.values.get(what, 0)
    for source, text in texts:
        if applies(s, text, source, id):
            n += text.static.amount
    if s.lasting:
        n = changed(s, id, what, n)
    return n if n > 0 or what == "to_hit" else 0


def to_hit_parts(s: State, weapon: int) -> tuple[int, int]:
    """Bonuses and penalties of a weapon apart, so that the bonuses can be ignored (JK-14.6)."""
    parts = [s.cards[weapon].face.values.get("to_hit", 0)]
    parts += [text.static.amount for source, text in sources(s, "to_hit") if applies(s, text, source, weapon)]
    fight = battle(s)
    if fight is not None:
        parts.append(fight.weapons_bonus[side(s.cards[weapon].owner)])
    return sum(n for n in parts if n > 0), sum(n for n in parts if n < 0)


def destiny_bonus(s: State, seat: int) -> int:
    """What continuous texts add to the destiny draws of a seat."""
    return sum(text.static.amount for text in working(s, seat, "destiny"))


def immune(s: State, id: int, texts: list[Source]) -> bool:
    """Whether one of the texts about immunity keeps blockades off this character."""
    return any(applies(s, text, source, id) for source, text in texts)


def reasons(s: State, id: int) -> tuple[Reason, ...]:
    """Why current values differ from printed ones."""
    found = [
        Reason(stat, "add", text.static.amount, source, ("", 0))
        for stat in words.STATS
        for source, text in sources(s, stat)
        if applies(s, text, source, id)
    ]
    found += [
        Reason(m.what, m.mode, m.amount, m.source, m.until) for m in s.lasting if m.card == id and m.mode != "mark"
    ]
    return tuple(found)
