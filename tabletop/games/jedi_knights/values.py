"""Current numbers: printed value, then continuous texts, then lasting changes (JK-2.13)."""


from tabletop.core.card import Card, Face
from tabletop.core.move import NONE
from tabletop.core.state import State
from tabletop.core.view import Reason
from tabletop.effects.lasting import changed
from tabletop.games.jedi_knights import words
from tabletop.games.jedi_knights.cards import title
from tabletop.games.jedi_knights.needs import met
from tabletop.games.jedi_knights.nodes import Need, Skill, Static
from tabletop.games.jedi_knights.table import aboard, battle
from tabletop.games.jedi_knights.teams import opposed, side

Statics = tuple[tuple[tuple[Need, ...], Static], ...]
Source = tuple[int, tuple[Need, ...], Static]
"""The card, the conditions, and the continuous text."""
_ZONES = {"site": words.AT_SITE, "system": words.AT_SYSTEM}
_PLACES = {
    seats: (
        *words.THEME[:seats], *words.FORCE_IN_USE[:seats], *words.TABLE[:seats], words.SITE, *words.FIELDS[seats],
    )
    for seats in words.FIELDS
}  # fmt: skip
"""Where cards with continuous texts lie, by the number of players."""


class StaticsOf(dict[Face, dict[str, Statics]]):
    """The continuous texts of a card by the stat that they change; sorted when first asked for."""

    def __missing__(self, face: Face) -> dict[str, Statics]:
        found: dict[str, Statics] = {}
        for skill in face.skills:
            if isinstance(skill, Skill) and skill.kind == "static":
                for static in skill.statics:
                    found[static.stat] = (*found.get(static.stat, ()), (skill.condition, static))
        self[face] = found
        return found


_STATICS_OF = StaticsOf()


def sources(s: State, stat: str) -> list[Source]:
    """Every continuous text of that stat whose card is in play."""
    cards, zones, of = s.cards, s.zones, _STATICS_OF
    found: list[Source] = []
    for place in _PLACES[s.rules.seats]:
        for id in zones[place]:
            texts = of[cards[id].face]
            if texts and stat in texts:
                found += [(id, needs, static) for needs, static in texts[stat]]
    return found


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


def printed_fits(static: Static, face: Face) -> bool:
    """Whether what is printed on a card is what the text speaks of."""
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


def applies(s: State, static: Static, needs: tuple[Need, ...], source: int, id: int) -> bool:
    """Whether this continuous text changes that card now."""
    card = s.cards[id]
    return (
        _whose(s, static, source, id, card)
        and printed_fits(static, card.face)
        and _lies_right(s, static, source, id, card)
        and _fights(s, static, id)
        and met(s, needs, s.cards[source].owner, source)
    )


def value(s: State, id: int, what: str) -> int:
    """The current number; only a to-hit bonus may fall below 0 (JK-2.11)."""
    n = s.cards[id].face.values.get(what, 0)
    for source, needs, static in sources(s, what):
        if applies(s, static, needs, source, id):
            n += static.amount
    if s.lasting:
        n = changed(s, id, what, n)
    return n if n > 0 or what == "to_hit" else 0


def to_hit_parts(s: State, weapon: int) -> tuple[int, int]:
    """Bonuses and penalties of a weapon apart, so that the bonuses can be ignored (JK-14.6)."""
    parts = [s.cards[weapon].face.values.get("to_hit", 0)]
    parts += [
        static.amount for source, needs, static in sources(s, "to_hit") if applies(s, static, needs, source, weapon)
    ]
    fight = battle(s)
    if fight is not None:
        parts.append(fight.weapons_bonus[side(s.cards[weapon].owner)])
    return sum(n for n in parts if n > 0), sum(n for n in parts if n < 0)


def destiny_bonus(s: State, seat: int) -> int:
    """What continuous texts add to the destiny draws of a seat."""
    return sum(
        static.amount
        for source, needs, static in sources(s, "destiny")
        if s.cards[source].owner == seat and met(s, needs, seat, source)
    )


def immune(s: State, id: int) -> bool:
    """Whether a text keeps blockades off this character."""
    return any(applies(s, static, needs, source, id) for source, needs, static in sources(s, "immune"))


def reasons(s: State, id: int) -> tuple[Reason, ...]:
    """Why current values differ from printed ones."""
    found = [
        Reason(stat, "add", static.amount, source, ("", 0))
        for stat in words.STATS
        for source, needs, static in sources(s, stat)
        if applies(s, static, needs, source, id)
    ]
    found += [
        Reason(m.what, m.mode, m.amount, m.source, m.until) for m in s.lasting if m.card == id and m.mode != "mark"
    ]
    return tuple(found)
