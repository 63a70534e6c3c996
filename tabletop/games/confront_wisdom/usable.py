"""Which skills can be used now, and what stands in the way of the others (CW-11.1 to CW-11.3, CW-11.9, CW-11.10)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tabletop.core.card import FACE_DOWN, Face
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import State
from tabletop.effects import nodes as common
from tabletop.effects.filters import Test, condition_test, matching, test_of
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


Declaring = Callable[[State, int, int], Hindrance | None]
"""What hinders declaring a skill, from (state, player, card that uses it)."""


@dataclass(frozen=True, slots=True, eq=False)
class Needs:
    """What skill number `n` of a face needs, read from its data once: what can be used is asked all the time.

    `hinders` is None where nothing ever hinders declaring it; `copies`: it copies a skill.
    """

    n: int
    skill: str
    hinders: Declaring | None
    copies: bool


_NEEDS: dict[Face, tuple[Needs, ...]] = {}


def _needs_of(s: State, face: Face) -> tuple[Needs, ...]:
    needs = _NEEDS.get(face)
    if needs is None:
        needs = _NEEDS[face] = tuple([_needs(s, n, skill) for n, skill in enumerate(face.skills)])
    return needs


def _needs(s: State, n: int, skill: nodes.Skill) -> Needs:
    asking = [(choice_of(node), type(node) is nodes.CopySkill) for node in (*skill.cost, *skill.effects)]
    copies = any(copying for _, copying in asking)
    choices = [(select, copying) for select, copying in asking if select is not None and not select.up_to]
    if not choices and not skill.condition:
        return Needs(n, skill.id, None, copies)
    fits = [_copyable_at(select) if copying else test_of(s, select) for select, copying in choices]
    if len(fits) == 1 and not skill.condition and not _of_pose(*choices[0]):
        return Needs(n, skill.id, _needs_one(fits[0]), copies)
    of_pose = any(_of_pose(*choice) for choice in choices)
    holds = [condition_test(s, condition) for condition in skill.condition]
    return Needs(n, skill.id, _needs_all(holds, fits, of_pose), copies)


def _copyable_at(select: common.Select) -> Test:
    """Whether one of the cards that can be chosen has a skill to copy."""
    return lambda s, player, copier: any(
        _copies(s, player, copier, needs)
        for target in matching(s, select, player, copier)
        for needs in _needs_of(s, s.cards[target].face)
    )


def _of_pose(select: common.Select, copying: bool) -> bool:
    """Whether it matters that the card itself is inactive: it can be among cards that are told apart by their state,
    or be counted by it."""
    finds_itself = select.who != "opponent" and select.zone == "field" and not select.other
    counts = any(not isinstance(where.value, int) for where in select.where)
    return copying or counts or (finds_itself and bool(select.state))


def _needs_one(fits: Test) -> Declaring:
    """By far most skills: one choice, the same whether the card is active or not."""
    return lambda s, player, id: None if fits(s, player, id) else _NO_CHOICE


def _needs_all(conditions: Sequence[Test], fits: Sequence[Test], of_pose: bool) -> Declaring:
    """Condition, cost and choices (CW-11.3), these with the card already counted as inactive."""

    def hinders(s: State, player: int, id: int) -> Hindrance | None:
        for holds in conditions:
            if not holds(s, player, id):
                return _CONDITION
        card = s.cards[id]
        if of_pose:
            s.cards[id] = card.posed(words.INACTIVE)
        missing = None
        for test in fits:
            if not test(s, player, id):
                missing = _NO_CHOICE
                break
        s.cards[id] = card
        return missing

    return hinders


def forbids_skill(s: State, player: int, id: int, n: int) -> Refusal | None:
    """Why skill number `n` of this card cannot be used now."""
    card = s.cards[id]
    if card.zone != words.FIELD[player] or card.pose & FACE_DOWN or not 0 <= n < len(card.face.skills):
        return refuse("CW-11.1", "confront_wisdom.refusal.no_skill")
    if card.pose != words.ACTIVE:
        return refuse("CW-11.1", "confront_wisdom.refusal.inactive", card=card.face)
    mute = marked(s, id, words.CANNOT_USE_SKILLS)
    why = _MUTE if mute else _hinders(s, player, id, _needs_of(s, card.face)[n])
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
    return [needs.n for needs in _needs_of(s, face) if _hinders(s, player, id, needs) is None]


def _hinders(s: State, player: int, id: int, needs: Needs) -> Hindrance | None:
    if s.used and (id, needs.skill) in s.used:
        return _USED
    return needs.hinders(s, player, id) if needs.hinders is not None else None


def copyable(s: State, player: int, copier: int, target: int) -> list[int]:
    """Numbers of the skills of `target` that may be copied: usable by the copier, not copying themselves (CW-11.10)."""
    return [needs.n for needs in _needs_of(s, s.cards[target].face) if _copies(s, player, copier, needs)]


def _copies(s: State, player: int, copier: int, needs: Needs) -> bool:
    return not needs.copies and (needs.hinders is None or needs.hinders(s, player, copier) is None)
