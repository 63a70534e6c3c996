"""Texts that work by themselves at a moment: Player 1's first, each player ordering the own (JK-14.7)."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from tabletop.core.card import Face
from tabletop.core.change import tell
from tabletop.core.found import Found
from tabletop.core.move import Move
from tabletop.core.prompt import Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import Frame, State
from tabletop.effects.nodes import ChangeNumber
from tabletop.effects.run import Resolve
from tabletop.games.jedi_knights import words
from tabletop.games.jedi_knights.needs import met, principal
from tabletop.games.jedi_knights.nodes import Skill
from tabletop.games.jedi_knights.teams import clockwise, side

Waiting = tuple[tuple[int, int], ...]
"""(source, number of the skill)."""


def results(s: State, player: int) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """What the words of a text stand for in the battle that is going on."""
    named = []
    own = principal(s, side(player))
    if own >= 0:
        named.append(("own_principal", (own,)))
    shot = s.memory[words.SHOT]
    if shot is not None:
        named += [("shot_target", (shot.target,)), ("hit_target", (shot.target,))]
    return tuple(named)


def carry_out(s: State, player: int, source: int, skill: Skill) -> None:
    """Begin the effects of a text."""
    effects = (*skill.cost, *skill.effects)
    if effects:
        s.stack.append(Resolve(player, source, effects, results=results(s, player)))


def _by_kind(face: Face) -> dict[str, tuple[int, ...]]:
    found: dict[str, tuple[int, ...]] = {}
    for n, skill in enumerate(face.skills):
        found[skill.kind] = (*found.get(skill.kind, ()), n)
    return found


_KINDS = Found(_by_kind)
"""By the card, then by the kind, the numbers of its texts."""


def skills_of(s: State, ids: Iterable[int], kind: str, player: int) -> Waiting:
    """The texts of that kind on these cards whose conditions hold."""
    found: list[tuple[int, int]] = []
    for id in ids:
        face = s.cards[id].face
        kinds = _KINDS[face]
        if kind in kinds:
            found += [(id, n) for n in kinds[kind] if met(s, face.skills[n].condition, player, id)]
    return tuple(found)


def own_sources(s: State, seat: int) -> list[int]:
    """Cards of a seat that may have a text of that kind."""
    zones = (words.THEME, words.FORCE_IN_USE, words.TABLE, words.AT_SITE, words.AT_SYSTEM)
    return [id for zone in zones for id in s.zones[zone[seat]]]


def at_moment(s: State, kind: str) -> None:
    """Everything that works now; the site's own text is Player 1's to carry out."""
    for seat in reversed(clockwise(s, s.player)):
        ids = own_sources(s, seat)
        if seat == s.player:
            ids += s.zones[words.SITE]
        begin(s, seat, skills_of(s, ids, kind, seat))


def begin(s: State, seat: int, waiting: Waiting) -> None:
    """Put the texts of one player on the stack."""
    if waiting:
        s.stack.append(Automatic(seat, waiting))


def _order_matters(s: State, waiting: Waiting) -> bool:
    if len(waiting) < 2:
        return False
    texts = [s.cards[id].face.skills[n] for id, n in waiting]
    return not all(isinstance(node, ChangeNumber) for skill in texts for node in skill.effects)


@dataclass(frozen=True, slots=True)
class Automatic(Frame):
    """The texts of one player that work at this moment, one after another."""

    part = True
    player: int
    waiting: Waiting

    def moves(self, s: State) -> list[Move]:
        """Which comes first, where that can make a difference."""
        return [Move("trigger", id, n=n) for id, n in self.waiting] if _order_matters(s, self.waiting) else []

    def answer(self, s: State, move: Move) -> None:
        """That one first."""
        self._work(s, (move.card, move.n))

    def run(self, s: State) -> None:
        """The next one."""
        self._work(s, self.waiting[0])

    def _work(self, s: State, first: tuple[int, int]) -> None:
        left = tuple(w for w in self.waiting if w != first)
        if left:
            s.stack.append(replace(self, waiting=left))
        skill = s.cards[first[0]].face.skills[first[1]]
        if skill.optional:
            s.stack.append(Offer(self.player, *first))
        else:
            tell(s, "took_effect", first[0])
            carry_out(s, self.player, first[0], skill)

    def prompt(self, s: State) -> Prompt:
        """Which text works first."""
        return Prompt("jedi_knights.prompt.order", rule="JK-14.7")

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """First the texts that work by themselves."""
        return refuse("JK-14.7", "jedi_knights.refusal.text_first")


@dataclass(frozen=True, slots=True)
class Offer(Frame):
    """A text that says "may"."""

    part = True
    player: int
    source: int
    n: int

    def moves(self, s: State) -> list[Move]:
        """Use it or not."""
        return [Move("accept", self.source), Move("decline", self.source)]

    def answer(self, s: State, move: Move) -> None:
        """Its effects, or nothing."""
        if move.verb == "accept":
            tell(s, "took_effect", self.source)
            carry_out(s, self.player, self.source, s.cards[self.source].face.skills[self.n])

    def prompt(self, s: State) -> Prompt:
        """Whether to use it."""
        face = s.cards[self.source].face
        return Prompt("jedi_knights.prompt.offer", (("source", face),), self.source, "JK-14.7")

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """First this answer."""
        return refuse("JK-14.7", "jedi_knights.refusal.answer_first")
