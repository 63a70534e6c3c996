"""Playing events and powers for their text, and abilities of cards on the table (JK-14.1, JK-14.2)."""

from collections.abc import Iterator
from functools import partial

from tabletop.core.card import Face
from tabletop.core.change import tell
from tabletop.core.found import Found
from tabletop.core.move import Move, by_card, to_zone
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import State
from tabletop.effects.filters import matching
from tabletop.effects.run import choice_of
from tabletop.games.jedi_knights import words
from tabletop.games.jedi_knights.needs import met
from tabletop.games.jedi_knights.nodes import Select
from tabletop.games.jedi_knights.triggers import carry_out


def _text_at(timing: str, face: Face) -> int | None:
    found: dict[str | None, int] = {}
    if face.kind in ("event", "power"):
        found = {skill.timing: n for n, skill in enumerate(face.skills) if skill.kind == "event"}
        if face.printed.stays:
            found["deploy"] = 0
    return found.get(timing)


TIMINGS: Found[str, Found[Face, int | None]] = Found(lambda timing: Found(partial(_text_at, timing)))
"""By the timing, then by the card, the number of the text that it can be played for then; None: of none. What stays on
the table is played at `deploy`."""
_PLAYED = tuple(by_card("play", to_zone(zone)) for zone in words.TABLE)


def stays(s: State, face: Face) -> bool:
    """Whether the event goes to the table (JK-14.2)."""
    if face.printed.stays:
        return True
    everywhere = s.options["deploy_events_stay"] and face.kind == "event" and not face.printed.one_use
    return bool(everywhere and TIMINGS["deploy"][face] is not None)


def _aims(face: Face) -> tuple[tuple[Select, ...], ...]:
    return tuple(
        tuple(
            select
            for select in map(choice_of, (*skill.cost, *skill.effects))
            if select is not None and not select.up_to
        )
        for skill in face.skills
    )


_AIMS = Found(_aims)
"""By the card, then by the number of the text, the choices that it asks for and that may not be left open."""


def _finds_aims(s: State, player: int, id: int, n: int) -> bool:
    """Whether every choice that the text asks for can be made."""
    return all(matching(s, select, player, id) for select in _AIMS[s.cards[id].face][n])


def forbids_playing(s: State, player: int, id: int, timing: str) -> Refusal | None:
    """Why this card cannot be played for its text at this moment."""
    card = s.cards[id]
    face = card.face
    if face.kind not in ("event", "power"):
        return refuse("JK-14.1", "jedi_knights.refusal.no_event")
    place = words.THEME_PILE if "starting" in face.traits else words.HAND
    if card.zone != place[player]:
        return refuse("JK-14.2", "jedi_knights.refusal.wrong_place_to_play", card=face)
    n = TIMINGS[timing][face]
    if n is None:
        return refuse("JK-14.1", "jedi_knights.refusal.wrong_timing", card=face)
    if not face.skills or face.printed.stays:
        return None
    if not met(s, face.skills[n].condition, player, id):
        return refuse("JK-14.1", "jedi_knights.refusal.condition", card=face)
    if not _finds_aims(s, player, id, n):
        return refuse("JK-14.1", "jedi_knights.refusal.no_aim", card=face)
    return None


def plays(s: State, player: int, timing: str) -> list[Move]:
    """Every card that can be played for its text now."""
    cards, texts, held = s.cards, TIMINGS[timing], s.zones[words.HAND[player]]
    if timing == "deploy":
        held += s.zones[words.THEME_PILE[player]]
    fitting = [id for id in held if texts[cards[id].face] is not None]
    moves = _PLAYED[player]
    if not fitting:
        return []
    return [moves[id] for id in fitting if forbids_playing(s, player, id, timing) is None]


def forbids_using(s: State, player: int, id: int, n: int, phase: str) -> Refusal | None:
    """Why this ability of a card on the table cannot be used."""
    card = s.cards[id]
    skills = card.face.skills
    if card.zone != words.TABLE[player] or n >= len(skills) or skills[n].kind != "action":
        return refuse("JK-5.22", "jedi_knights.refusal.no_ability")
    if skills[n].timing != phase:
        return refuse("JK-5.22", "jedi_knights.refusal.wrong_timing", card=card.face)
    if (id, "used") in s.used:
        return refuse("JK-5.22", "jedi_knights.refusal.used", card=card.face)
    if not _finds_aims(s, player, id, n):
        return refuse("JK-5.22", "jedi_knights.refusal.no_aim", card=card.face)
    return None


def uses(s: State, player: int, phase: str) -> Iterator[Move]:
    """Every ability of the own cards on the table that can be used now."""
    for id in s.zones[words.TABLE[player]]:
        for n, skill in enumerate(s.cards[id].face.skills):
            if skill.kind == "action" and forbids_using(s, player, id, n, phase) is None:
                yield Move("use", id, n=n)


def use(s: State, player: int, id: int, n: int) -> None:
    """Use it, once a turn."""
    s.used = s.used | {(id, "used")}
    tell(s, "used_skill", id, n=n)
    carry_out(s, player, id, s.cards[id].face.skills[n])
