"""Using skills: declaring every choice, and what this game's own nodes do."""

from dataclasses import dataclass
from typing import Any

from tabletop.core.change import show, tell, turn
from tabletop.core.move import Move
from tabletop.core.prompt import Held, Prompt, targets_of
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import Frame, State
from tabletop.effects import nodes as common
from tabletop.effects.filters import amount, matching
from tabletop.effects.lasting import forget, marked
from tabletop.effects.pick import Pick, forced
from tabletop.effects.run import RUN, Ids, Resolve, choice_of, chooser, seat_of
from tabletop.games.confront_wisdom import nodes, table, words
from tabletop.games.confront_wisdom.combat import battle, damage_frame
from tabletop.games.confront_wisdom.usable import copyable


def use_skill(s: State, player: int, id: int, n: int) -> None:
    """Turn the card inactive and declare the skill."""
    skill = s.cards[id].face.skills[n]
    s.used = s.used | {(id, skill.id)}
    turn(s, id, words.INACTIVE)
    tell(s, "used_skill", id, n=n)
    Declare(player, id, (*skill.cost, *skill.effects)).run(s)


@dataclass(frozen=True, slots=True)
class Declare(Frame):
    """Every choice is made now, in the written order; then cost and effects follow (CW-11.3)."""

    player: int
    source: int
    effects: tuple[Any, ...]
    chosen: tuple[Ids | None, ...] = ()

    def held(self, s: State) -> Held:
        """What was chosen for the effects before."""
        return targets_of(self.chosen)

    def run(self, s: State) -> None:
        """Ask for the next choice that is one, or carry out."""
        player, source, effects, chosen = self.player, self.source, self.effects, self.chosen
        for at in range(len(chosen), len(effects)):
            node = effects[at]
            select = choice_of(node)
            if select is None:
                continue
            if len(chosen) < at:
                chosen = (*chosen, *[None] * (at - len(chosen)))
            copying = type(node) is nodes.CopySkill
            ids = None if copying else forced(s, select, player, source)
            if ids is None:
                s.stack.append(Declare(player, source, effects, chosen))
                s.stack.append(
                    CopyFrom(player, source, select)
                    if copying
                    else Pick(chooser(s, select, player, source), player, source, select)
                )
                return
            chosen = (*chosen, ids)
        Resolve(player, source, effects, chosen=chosen).run(s)

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
