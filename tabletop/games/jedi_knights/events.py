"""Playing events and powers for their text, and abilities of cards on the table (JK-14.1, JK-14.2)."""

from collections.abc import Iterator

from tabletop.core.card import Face
from tabletop.core.change import tell
from tabletop.core.move import Move, by_card, to_zone
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import State
from tabletop.effects.filters import matching
from tabletop.effects.run import choice_of
from tabletop.games.jedi_knights import words
from tabletop.games.jedi_knights.needs import met
from tabletop.games.jedi_knights.nodes import Skill
from tabletop.games.jedi_knights.triggers import carry_out


class Timings(dict[Face, dict[str, int]]):
    """When a card can be played for its text: timing -> number of the skill; `deploy` for what stays on the table."""

    def __missing__(self, face: Face) -> dict[str, int]:
        found: dict[str, int] = {}
        if face.kind in ("event", "power"):
            found = {skill.timing: n for n, skill in enumerate(face.skills) if skill.kind == "event"}
            if face.printed.stays:
                found["deploy"] = 0
        self[face] = found
        return found


TIMINGS = Timings()
_PLAYED = tuple(by_card("play", to_zone(zone)) for zone in words.TABLE)


def stays(s: State, face: Face) -> bool:
    """Whether the event goes to the table (JK-14.2)."""
    if face.printed.stays:
        return True
    everywhere = s.options["deploy_events_stay"] and face.kind == "event" and not face.printed.one_use
    return bool(everywhere and "deploy" in TIMINGS[face])


def _aims(s: State, player: int, id: int, skill: Skill) -> bool:
    """Whether every choice that the text asks for can be made."""
    for node in (*skill.cost, *skill.effects):
        select = choice_of(node)
        if select is not None and not select.up_to and not matching(s, select, player, id):
            return False
    return True


def forbids_playing(s: State, player: int, id: int, timing: str) -> Refusal | None:
    """Why this card cannot be played for its text at this moment."""
    card = s.cards[id]
    face = card.face
    if face.kind not in ("event", "power"):
        return refuse("JK-14.1", "jedi_knights.refusal.no_event")
    place = words.THEME_PILE if "starting" in face.traits else words.HAND
    if card.zone != place[player]:
        return refuse("JK-14.2", "jedi_knights.refusal.wrong_place_to_play", card=face)
    if timing not in TIMINGS[face]:
        return refuse("JK-14.1", "jedi_knights.refusal.wrong_timing", card=face)
    if not face.skills or face.printed.stays:
        return None
    skill = face.skills[TIMINGS[face][timing]]
    if not met(s, skill.condition, player, id):
        return refuse("JK-14.1", "jedi_knights.refusal.condition", card=face)
    if not _aims(s, player, id, skill):
        return refuse("JK-14.1", "jedi_knights.refusal.no_aim", card=face)
    return None


def plays(s: State, player: int, timing: str) -> list[Move]:
    """Every card that can be played for its text now."""
    cards, of = s.cards, TIMINGS
    hand = s.zones[words.HAND[player]]
    fitting = [id for id in hand if timing in of[cards[id].face]]
    if timing == "deploy":
        fitting += [id for id in s.zones[words.THEME_PILE[player]] if timing in of[cards[id].face]]
    moves = _PLAYED[player]
    return [moves[id] for id in fitting if forbids_playing(s, player, id, timing) is None] if fitting else []


def forbids_using(s: State, player: int, id: int, n: int, phase: str) -> Refusal | None:
    """Why this ability of a card on the table cannot be used."""
    card = s.cards[id]
    skills = card.face.skills
    if card.zone != words.TABLE[player] or n >= len(skills) or skills[n].kind != "action":
        return refuse("JK-5.22", "jedi_knights.refusal.no_ability")
    skill = skills[n]
    if skill.timing != phase:
        return refuse("JK-5.22", "jedi_knights.refusal.wrong_timing", card=card.face)
    if (id, "used") in s.used:
        return refuse("JK-5.22", "jedi_knights.refusal.used", card=card.face)
    if not _aims(s, player, id, skill):
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
