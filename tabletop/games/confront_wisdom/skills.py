"""Using skills: what forbids it, declaring every choice, and what this game's own nodes do."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from tabletop.core.card import FACE_DOWN, Face
from tabletop.core.change import show, tell, turn
from tabletop.core.frame import Frame, Prompt
from tabletop.core.move import Move
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import State
from tabletop.effects import nodes as common
from tabletop.effects.filters import amount, any_matching, holds, matching
from tabletop.effects.lasting import forget, marked
from tabletop.effects.pick import Pick
from tabletop.effects.run import RUN, Ids, Resolve, choice_of, chooser, seat_of
from tabletop.games.confront_wisdom import nodes, table, words
from tabletop.games.confront_wisdom.combat import battle, damage_frame


class Hindrance(NamedTuple):
    """What stands in the way of a skill, not yet put into words; `about`: they name the card, or the skill."""

    rule: str
    key: str
    about: str


_MUTE = Hindrance("CW-11.9", "confront_wisdom.refusal.cannot_use_skills", "card")
_USED = Hindrance("CW-11.2", "confront_wisdom.refusal.used", "skill")
_CONDITION = Hindrance("CW-11.3", "confront_wisdom.refusal.condition", "skill")
_NO_CHOICE = Hindrance("CW-11.3", "confront_wisdom.refusal.no_choice", "skill")


def forbids_skill(s: State, player: int, id: int, n: int) -> Refusal | None:
    """Why skill number `n` of this card cannot be used now."""
    card = s.cards[id]
    if card.zone != words.FIELD[player] or card.pose & FACE_DOWN or not 0 <= n < len(card.face.skills):
        return refuse("CW-11.1", "confront_wisdom.refusal.no_skill")
    if card.pose != words.ACTIVE:
        return refuse("CW-11.1", "confront_wisdom.refusal.inactive", card=card.face)
    why = _hinders(s, player, id, needs_of(card.face)[n])
    if why is None:
        return None
    named = {"card": card.face, "skill": card.face.skills[n].name}
    return refuse(why.rule, why.key, **{why.about: named[why.about]})


def usable_skills(s: State, player: int, id: int) -> list[int]:
    """Numbers of the skills that this active card on the own field can use now."""
    face = s.cards[id].face
    if not face.skills:
        return []
    return [needs.n for needs in needs_of(face) if _hinders(s, player, id, needs) is None]


def _hinders(s: State, player: int, id: int, needs: "Needs") -> Hindrance | None:
    if s.lasting and marked(s, id, words.CANNOT_USE_SKILLS):
        return _MUTE
    if (id, needs.skill) in s.used:
        return _USED
    return _hinders_declaring(s, player, id, needs)


def _hinders_declaring(s: State, player: int, id: int, needs: "Needs") -> Hindrance | None:
    """Condition, cost and choices of a skill (CW-11.3), with the card already counted as inactive."""
    for condition in needs.condition:
        if not holds(s, condition, player, id):
            return _CONDITION
    if not needs.choices:
        return None
    card = s.cards[id]
    if needs.of_poses and card.pose == words.ACTIVE:
        s.cards[id] = card.posed(words.INACTIVE)
        missing = _lacks(s, player, id, needs)
        s.cards[id] = card
    else:
        missing = _lacks(s, player, id, needs)
    return _NO_CHOICE if missing else None


class Needs(NamedTuple):
    """What skill number `n` of a face needs: `choices` are the selections that cannot be left empty, each with whether
    a skill is copied from it; `of_poses`: what can be chosen may depend on which cards are inactive."""

    n: int
    skill: str
    condition: tuple[common.Condition, ...]
    choices: tuple[tuple[common.Select, bool], ...]
    of_poses: bool
    copies: bool


@lru_cache(4096)
def needs_of(face: Face) -> tuple[Needs, ...]:
    """Read from the data once: the question what can be used is asked all the time."""
    return tuple(_needs(n, skill) for n, skill in enumerate(face.skills))


def _needs(n: int, skill: nodes.Skill) -> Needs:
    asking = ((choice_of(node), isinstance(node, nodes.CopySkill)) for node in (*skill.cost, *skill.effects))
    choices = tuple((select, copies) for select, copies in asking if select is not None and not select.up_to)
    of_poses = any(copies or select.state or select.where for select, copies in choices)
    copies = any(isinstance(node, nodes.CopySkill) for node in skill.effects)
    return Needs(n, skill.id, skill.condition, choices, of_poses, copies)


def _lacks(s: State, player: int, id: int, needs: Needs) -> bool:
    """Whether one of these choices has nothing to choose from."""
    for select, copies in needs.choices:
        if not any_matching(s, select, player, id):
            return True
        if copies and not any(copyable(s, player, id, target) for target in matching(s, select, player, id)):
            return True
    return False


def copyable(s: State, player: int, copier: int, target: int) -> list[int]:
    """Numbers of the skills of `target` that may be copied: usable by the copier, not copying themselves (CW-11.10)."""
    return [
        needs.n
        for needs in needs_of(s.cards[target].face)
        if not needs.copies and _hinders_declaring(s, player, copier, needs) is None
    ]


def use_skill(s: State, player: int, id: int, n: int) -> None:
    """Turn the card inactive and declare the skill."""
    skill = s.cards[id].face.skills[n]
    s.used = s.used | {(id, skill.id)}
    turn(s, id, words.INACTIVE)
    tell(s, "used_skill", id, n=n)
    s.stack.append(Declare(player, id, (*skill.cost, *skill.effects)))


@dataclass(frozen=True, slots=True)
class Declare(Frame):
    """Every choice is made now, in the written order; then cost and effects follow (CW-11.3)."""

    player: int
    source: int
    effects: tuple[Any, ...]
    chosen: tuple[Ids | None, ...] = ()

    def run(self, s: State) -> None:
        """Ask for the next choice, or begin to carry out."""
        for at in range(len(self.chosen), len(self.effects)):
            node = self.effects[at]
            select = choice_of(node)
            if select is None:
                continue
            s.stack.append(self._asking(at))
            asked = chooser(s, select, self.player, self.source)
            if type(node) is nodes.CopySkill:
                s.stack.append(CopyFrom(self.player, self.source, select))
            else:
                s.stack.append(Pick(asked, self.player, self.source, select))
            return
        s.stack.append(Resolve(self.player, self.source, self.effects, chosen=self.chosen))

    def _asking(self, at: int) -> "Declare":
        skipped = at - len(self.chosen)
        if not skipped:
            return self
        return Declare(self.player, self.source, self.effects, (*self.chosen, *[None] * skipped))

    def taking(self, ids: Ids) -> "Declare":
        """This frame with the next choice made."""
        return Declare(self.player, self.source, self.effects, (*self.chosen, ids))

    def copying(self, skill: nodes.Skill) -> "Declare":
        """This frame with the copied skill in place of the copying (CW-11.10)."""
        at = len(self.chosen)
        copied = (*skill.cost, *skill.effects)
        return Declare(
            self.player, self.source, (*self.effects[:at], *copied, *self.effects[at + 1 :]), self.chosen
        )


@dataclass(frozen=True, slots=True)
class CopyFrom(Frame):
    """Which skill of which card is copied."""

    part = True
    player: int
    source: int
    select: common.Select

    def moves(self, s: State) -> list[Move]:
        """Every skill that may be copied."""
        return [
            Move("choose_skill", id, n=n)
            for id in matching(s, self.select, self.player, self.source)
            for n in copyable(s, self.player, self.source, id)
        ]

    def answer(self, s: State, move: Move) -> None:
        """Go on declaring with that skill."""
        below: Any = s.stack[-1]
        s.stack[-1] = below.copying(s.cards[move.card].face.skills[move.n])

    def run(self, s: State) -> None:
        """Nothing can be copied any more: the skill does nothing."""
        s.stack.pop()

    def prompt(self, s: State) -> Prompt:
        """Choose a skill to copy."""
        return Prompt("confront_wisdom.prompt.copy", (("source", s.cards[self.source].face),), self.source, "CW-11.10")

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """Copied skills must be usable by the copier and must not copy."""
        return refuse("CW-11.10", "confront_wisdom.refusal.copy")


def set_state(s: State, id: int, state: str) -> None:
    """Active, inactive or blank; a blank that is made active or inactive opens with printed values."""
    if s.cards[id].zone not in words.FIELD:
        return
    if state == "blank":
        table.flip_to_blank(s, id)
        return
    if words.is_blank(s.cards[id]):
        forget(s, id)
    if state == "active":
        turn(s, id, words.ACTIVE, "activated")
    else:
        turn(s, id, words.INACTIVE, "deactivated")


_ARRIVES = {None: words.BLANK, "blank": words.BLANK, "active": words.ACTIVE, "inactive": words.INACTIVE}
"""How a unit comes to the field; assists are always active."""


def move_to(s: State, id: int, to: str, state: str | None) -> None:
    """To the owner's field, discard pile, book or damage row."""
    owner = s.cards[id].owner
    if to == "field":
        pose = _ARRIVES[state] if s.cards[id].face.kind == "unit" else words.ACTIVE
        table.put(s, id, words.FIELD[owner], pose)
    elif to == "discard":
        table.put(s, id, words.DISCARD[owner], why="discarded")
    elif to == "damage":
        table.take_damage(s, id)
    else:
        table.to_book(s, id, bottom=to == "book_bottom")


def look(s: State, player: int, seat: int, what: str) -> None:
    """Show hidden cards to the player; the other is told which (CW-11.11, CW-13.7)."""
    places = {
        "book_top": lambda: table.tops(s, seat),
        "book": lambda: table.book(s, seat),
        "blanks": lambda: [id for id in s.zones[words.FIELD[seat]] if words.is_blank(s.cards[id])],
        "damage": lambda: list(s.zones[words.DAMAGE_ROW[seat]]),
    }
    for id in places[what]():
        show(s, id, 1 << player)


def touchable(s: State, player: int, found: list[int]) -> list[int]:
    """Without opposing cards that are protected from skills (CW-11.9)."""
    if not s.lasting:
        return found
    cards = s.cards
    return [id for id in found if cards[id].owner == player or not marked(s, id, words.PROTECTED_FROM_SKILLS)]


def _damage_player(s: State, frame: Resolve, node: nodes.DamagePlayer, ids: Ids) -> None:
    n = amount(s, node.amount, frame.player, frame.source)
    s.stack.append(damage_frame(s, seat_of(s, frame.player, node.player), n, frame.player))


def _heal_damage(s: State, frame: Resolve, node: nodes.HealDamage, ids: Ids) -> None:
    for _ in range(max(0, amount(s, node.amount, frame.player, frame.source))):
        table.heal(s, seat_of(s, frame.player, node.player), node.to)


def _reorder_book(s: State, frame: Resolve, node: nodes.ReorderBook, ids: Ids) -> None:
    for id in ids:
        column = s.cards[id].zone
        s.zones[column] = (id, *[other for other in s.zones[column] if other != id])
        tell(s, "moved", id, column, column, why="reordered", seats=1 << s.cards[id].owner)


def _battle(s: State, frame: Resolve, node: nodes.Battle, ids: Ids) -> None:
    source = s.cards[frame.source]
    for id in ids:
        if source.zone in words.FIELD and words.is_unit(source):
            tell(s, "attacked", frame.source, target=id)
            battle(s, frame.source, id)


RUN.update({
    nodes.DamagePlayer: _damage_player,
    nodes.HealDamage: _heal_damage,
    nodes.ReorderBook: _reorder_book,
    nodes.Battle: _battle,
})  # fmt: skip
