"""Which skills can be used now, and what stands in the way of the others (CW-11.1 to CW-11.3, CW-11.9, CW-11.10)."""

from dataclasses import dataclass
from typing import NamedTuple

from tabletop.core.card import FACE_DOWN, Face
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import State
from tabletop.effects import nodes as common
from tabletop.effects.filters import Test, holds, matching, test_of
from tabletop.effects.lasting import marked
from tabletop.effects.run import choice_of
from tabletop.games.confront_wisdom import nodes, words


class Hindrance(NamedTuple):
    """What stands in the way of a skill, not yet put into words; `about`: they name the card, or the skill."""

    rule: str
    key: str
    about: str


_MUTE = Hindrance("CW-11.9", "confront_wisdom.refusal.cannot_use_skills", "card")
_USED = Hindrance("CW-11.2", "confront_wisdom.refusal.used", "skill")
_CONDITION = Hindrance("CW-11.3", "confront_wisdom.refusal.condition", "skill")
_NO_CHOICE = Hindrance("CW-11.3", "confront_wisdom.refusal.no_choice", "skill")


@dataclass(frozen=True, slots=True, eq=False)
class Choice:
    """A selection that cannot be left empty, whether there is a card for it, whether a skill is copied from that."""

    select: common.Select
    any_fits: Test
    copies: bool


@dataclass(frozen=True, slots=True, eq=False)
class Needs:
    """What skill number `n` of a face needs, read from its data once: what can be used is asked all the time.

    `of_pose`: what can be chosen may depend on whether the card itself is inactive; `copies`: it copies a skill.
    """

    n: int
    skill: str
    condition: tuple[common.Condition, ...]
    choices: tuple[Choice, ...]
    of_pose: bool
    copies: bool


_NEEDS: dict[Face, tuple[Needs, ...]] = {}


def _needs_of(s: State, face: Face) -> tuple[Needs, ...]:
    needs = _NEEDS.get(face)
    if needs is None:
        needs = _NEEDS[face] = tuple(_needs(s, n, skill) for n, skill in enumerate(face.skills))
    return needs


def _needs(s: State, n: int, skill: nodes.Skill) -> Needs:
    asking = [(choice_of(node), isinstance(node, nodes.CopySkill)) for node in (*skill.cost, *skill.effects)]
    choices = tuple(
        Choice(select, test_of(s, select), copies)
        for select, copies in asking
        if select is not None and not select.up_to
    )
    of_pose = any(choice.copies or _of_pose(choice.select) for choice in choices)
    return Needs(n, skill.id, skill.condition, choices, of_pose, any(copies for _, copies in asking))


def _of_pose(select: common.Select) -> bool:
    """Whether the user of the skill could be among cards that are told apart by their state, or counted by it."""
    finds_itself = select.who != "opponent" and select.zone == "field" and not select.other
    return (finds_itself and bool(select.state)) or any(not isinstance(where.value, int) for where in select.where)


def forbids_skill(s: State, player: int, id: int, n: int) -> Refusal | None:
    """Why skill number `n` of this card cannot be used now."""
    card = s.cards[id]
    if card.zone != words.FIELD[player] or card.pose & FACE_DOWN or not 0 <= n < len(card.face.skills):
        return refuse("CW-11.1", "confront_wisdom.refusal.no_skill")
    if card.pose != words.ACTIVE:
        return refuse("CW-11.1", "confront_wisdom.refusal.inactive", card=card.face)
    mute = marked(s, id, words.CANNOT_USE_SKILLS)
    why = _MUTE if mute else _hinders_skill(s, player, id, _needs_of(s, card.face)[n])
    if why is None:
        return None
    named = {"card": card.face, "skill": card.face.skills[n].name}
    return refuse(why.rule, why.key, **{why.about: named[why.about]})


def usable_skills(s: State, player: int, id: int) -> list[int]:
    """Numbers of the skills that this active card on the own field can use now."""
    face = s.cards[id].face
    if not face.skills:
        return []
    if s.lasting and marked(s, id, words.CANNOT_USE_SKILLS):
        return []
    return [needs.n for needs in _needs_of(s, face) if _hinders_skill(s, player, id, needs) is None]


def _hinders_skill(s: State, player: int, id: int, needs: Needs) -> Hindrance | None:
    if s.used and (id, needs.skill) in s.used:
        return _USED
    return _hinders_declaring(s, player, id, needs) if needs.choices or needs.condition else None


def _hinders_declaring(s: State, player: int, id: int, needs: Needs) -> Hindrance | None:
    """Condition, cost and choices of a skill (CW-11.3), these with the card already counted as inactive."""
    for condition in needs.condition:
        if not holds(s, condition, player, id):
            return _CONDITION
    if not needs.of_pose:
        return _lacks_choice(s, player, id, needs)
    card = s.cards[id]
    if card.pose == words.ACTIVE:
        s.cards[id] = card.posed(words.INACTIVE)
    missing = _lacks_choice(s, player, id, needs)
    s.cards[id] = card
    return missing


def _lacks_choice(s: State, player: int, id: int, needs: Needs) -> Hindrance | None:
    for choice in needs.choices:
        if not choice.any_fits(s, player, id) or (choice.copies and not _any_copyable(s, player, id, choice.select)):
            return _NO_CHOICE
    return None


def _any_copyable(s: State, player: int, copier: int, select: common.Select) -> bool:
    return any(copyable(s, player, copier, target) for target in matching(s, select, player, copier))


def copyable(s: State, player: int, copier: int, target: int) -> list[int]:
    """Numbers of the skills of `target` that may be copied: usable by the copier, not copying themselves (CW-11.10)."""
    return [
        needs.n
        for needs in _needs_of(s, s.cards[target].face)
        if not needs.copies and _hinders_declaring(s, player, copier, needs) is None
    ]
