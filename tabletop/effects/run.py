"""Carrying effects out: one frame with a program counter, one handler per node."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tabletop.core.change import count
from tabletop.core.move import NONE
from tabletop.core.ruleset import ruleset_of
from tabletop.core.state import Frame, Modifier, State
from tabletop.effects import nodes
from tabletop.effects.filters import amount, language, matching
from tabletop.effects.lasting import lasts
from tabletop.effects.pick import Ids, Pick

Named = tuple[tuple[str, Ids], ...]


@dataclass(frozen=True, slots=True)
class Resolve(Frame):
    """Effects of `source`, used by `player`, from number `at` on. `results` are the cards chosen so far by name;
    `chosen` has, for each effect, what was chosen for it beforehand (None: not asked yet)."""

    player: int
    source: int
    effects: tuple[Any, ...]
    at: int = 0
    results: Named = ()
    chosen: tuple[Ids | None, ...] = ()

    def run(self, s: State) -> None:
        """One effect after the other, as long as nothing is asked and nothing else has begun.

        A frame for each effect would say the same; making them was a good part of using a card.
        """
        left: Resolve | None = self
        while left is not None:
            left = left._go_on(s)

    def _go_on(self, s: State) -> "Resolve | None":
        """Carry out the current effect; what is left of this frame, unless it lies on the stack again."""
        at = self.at
        if at >= len(self.effects):
            return None
        node = self.effects[at]
        asks = choice_of(node)
        ids = self.chosen[at] if at < len(self.chosen) else None
        stack = s.stack
        if asks is not None and ids is None:
            stack.append(self)
            stack.append(Pick(chooser(s, asks, self.player, self.source), self.player, self.source, asks))
            return None
        targets = self._targets(s, node, ids)
        words, height = language(s), len(stack)
        hit = words.affected(s, self.player, self.source, targets) if targets else ()
        RUN[type(node)](s, self, node, hit)
        words.after(s, self.player)
        if len(stack) == height and s.winner < 0:
            return self._past(node, targets) if at + 1 < len(self.effects) else None
        stack.insert(height, self._past(node, targets))
        return None

    def _past(self, node: Any, targets: Ids | None) -> "Resolve":
        """This frame with its current effect done; choices made now are named for those that follow."""
        results = self.results
        if targets is not None and type(node.target) is nodes.Select:
            results = (*results, (node.target.name, targets))
            results = (*results, ("previous", targets)) if node.speaks else results
        return Resolve(self.player, self.source, self.effects, self.at + 1, results, self.chosen)

    def taking(self, ids: Ids) -> "Resolve":
        """This frame with the answer to the choice of its current effect."""
        filled = [self.chosen[i] if i < len(self.chosen) else None for i in range(self.at)]
        rest = self.chosen[self.at + 1 :]
        chosen = (*filled, ids, *rest)
        return Resolve(self.player, self.source, self.effects, self.at, self.results, chosen)

    def _targets(self, s: State, node: Any, ids: Ids | None) -> Ids | None:
        target = target_of(node)
        if target is None:
            return None
        if type(target) is nodes.Ref:
            return self.named(target.ref)
        assert type(target) is nodes.Select
        fitting = matching(s, target, self.player, self.source)
        if ids is None:
            return tuple(fitting)
        return tuple([id for id in ids if id in fitting])

    def naming(self, name: str, ids: Ids) -> "Resolve":
        """This frame with cards under a name."""
        return Resolve(self.player, self.source, self.effects, self.at, (*self.results, (name, ids)), self.chosen)

    def named(self, name: str) -> Ids:
        """The cards that a Ref stands for."""
        if name == "source":
            return (self.source,)
        for key, ids in reversed(self.results):
            if key == name:
                return ids
        return ()


def name_cards(s: State, name: str, ids: Ids) -> None:
    """What has been found meanwhile, for what is still to be carried out of the uppermost effects."""
    for at in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[at]
        if isinstance(frame, Resolve):
            s.stack[at] = frame.naming(name, ids).naming("previous", ids)
            return


def target_of(node: Any) -> nodes.Target | None:
    """What the effect is done to, if it is done to cards; a model answers slowly for a field that it has not."""
    target: nodes.Target | None = node.__dict__.get("target")
    return target


def choice_of(node: Any) -> nodes.Select | None:
    """The Select of this effect that somebody has to answer, if it has one.

    Here and above the type itself is compared: asking a model class whether something is its instance is slow.
    """
    target = target_of(node)
    if type(target) is nodes.Select and target.count != "all":
        return target
    return None


def chooser(s: State, select: nodes.Select, player: int, source: int) -> int:
    """The seat that answers."""
    if select.chooser == "user":
        return player
    return seat_of(s, player, "opponent") if select.chooser == "opponent" else s.cards[source].owner


Handler = Callable[[State, Resolve, Any, Ids], None]


def _change_stat(s: State, frame: Resolve, node: nodes.ChangeStat, ids: Ids) -> None:
    for id in ids:
        n = amount(s, node.amount, frame.player, frame.source, id)
        until = language(s).until[node.duration](s, frame.player, id)
        lasts(s, Modifier(id, node.stat, node.mode, n, until, frame.source))


def _swap_stats(s: State, frame: Resolve, node: nodes.SwapStats, ids: Ids) -> None:
    first, second = node.stats
    for id in ids:
        until = language(s).until[node.duration](s, frame.player, id)
        a, b = ruleset_of(s).value(s, id, first), ruleset_of(s).value(s, id, second)
        lasts(s, Modifier(id, first, "set", b, until, frame.source))
        lasts(s, Modifier(id, second, "set", a, until, frame.source))


def _destroy(s: State, frame: Resolve, node: nodes.Destroy, ids: Ids) -> None:
    act = language(s).destroy
    assert act is not None
    for id in ids:
        act(s, id)


def _set_state(s: State, frame: Resolve, node: nodes.SetState, ids: Ids) -> None:
    act = language(s).set_state
    assert act is not None
    for id in ids:
        act(s, id, node.state)


def _move(s: State, frame: Resolve, node: nodes.MoveTo, ids: Ids) -> None:
    act = language(s).move
    assert act is not None
    for id in ids:
        act(s, id, node.to, node.state)


def _mark(s: State, frame: Resolve, node: nodes.Mark, ids: Ids) -> None:
    for id in ids:
        until = language(s).until[node.duration](s, frame.player, id)
        lasts(s, Modifier(id, node.mark, "mark", 1, until, frame.source))


def _look(s: State, frame: Resolve, node: nodes.Look, ids: Ids) -> None:
    act = language(s).look
    assert act is not None
    act(s, frame.player, seat_of(s, frame.player, node.player), node.what)


def _change_number(s: State, frame: Resolve, node: nodes.ChangeNumber, ids: Ids) -> None:
    seat = seat_of(s, frame.player, node.player)
    count(s, s.rules.number(node.number, seat), amount(s, node.amount, frame.player, frame.source), "effect")


def seat_of(s: State, player: int, who: str) -> int:
    """The seat that `self` or `opponent` stands for."""
    return player if who == "self" else ruleset_of(s).opponent(s, player)


RUN: dict[type, Handler] = {
    nodes.ChangeStat: _change_stat,
    nodes.SwapStats: _swap_stats,
    nodes.Destroy: _destroy,
    nodes.SetState: _set_state,
    nodes.MoveTo: _move,
    nodes.Mark: _mark,
    nodes.Look: _look,
    nodes.ChangeNumber: _change_number,
}
"""Games add handlers for their own nodes when they are imported."""

__all__ = ["NONE", "RUN", "Handler", "Ids", "Resolve", "choice_of", "chooser", "name_cards", "seat_of"]
