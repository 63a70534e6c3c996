"""What this game's own nodes do."""

from dataclasses import dataclass, replace

from tabletop.core.change import end_game, random_below, show, shuffle, tell
from tabletop.core.move import NONE, Move
from tabletop.core.prompt import Prompt
from tabletop.core.state import Frame, Modifier, State
from tabletop.effects import nodes as common
from tabletop.effects.filters import amount, language, matching
from tabletop.effects.lasting import lasts
from tabletop.effects.pick import Pick
from tabletop.effects.run import RUN, Ids, Resolve, seat_of
from tabletop.games.wixoss import field, nodes, say, shift, table, words
from tabletop.games.wixoss.cards import granted_key
from tabletop.games.wixoss.grow import GrowFreely
from tabletop.games.wixoss.look import Arrange, Seek, take_top
from tabletop.games.wixoss.look_top import look_top, reveal_until
from tabletop.games.wixoss.use import FinishUse

PLACES = {"ener": words.ENER, "trash": words.TRASH, "life": words.LIFE, "hand": words.HAND}
WHY = {"ener": "ener_charged", "trash": "milled", "life": "life_added", "hand": "drawn"}


def _amount(s: State, frame: Resolve, of: common.Amount) -> int:
    return max(0, amount(s, of, frame.player, frame.source))


def _nested(s: State, frame: Resolve, effects: tuple[object, ...]) -> None:
    if effects:
        s.stack.append(Resolve(frame.player, frame.source, effects, results=frame.results))


def _draw(s: State, frame: Resolve, node: nodes.Draw, ids: Ids) -> None:
    field.draw(s, seat_of(s, frame.player, node.player), _amount(s, frame, node.amount))


def _top_to(s: State, frame: Resolve, node: nodes.TopTo, ids: Ids) -> None:
    seat = seat_of(s, frame.player, node.player)
    field.top_to(s, seat, _amount(s, frame, node.amount), PLACES[node.to][seat], WHY[node.to])


def _discard_random(s: State, frame: Resolve, node: nodes.DiscardRandom, ids: Ids) -> None:
    hand = words.HAND[1 - frame.player]
    for _ in range(_amount(s, frame, node.amount)):
        if s.zones[hand]:
            at = random_below(s, len(s.zones[hand]))
            field.trash(s, sorted(s.zones[hand])[at], why="discarded")


def _search(s: State, frame: Resolve, node: nodes.Search, ids: Ids) -> None:
    deck = words.MAIN_DECK[frame.player]
    for id in s.zones[deck]:
        show(s, id, 1 << frame.player)
    s.stack.append(Seek(frame.player, frame.source, node.picks, node.to, node.quiet))


def _look_top(s: State, frame: Resolve, node: nodes.LookTop, ids: Ids) -> None:
    seat = seat_of(s, frame.player, node.player)
    look_top(s, frame.player, frame.source, seat, node, _amount(s, frame, node.amount))


def _reveal_until(s: State, frame: Resolve, node: nodes.RevealUntil, ids: Ids) -> None:
    reveal_until(s, frame.player, frame.source, node)


def _discard_and_redraw(s: State, frame: Resolve, node: nodes.DiscardAndRedraw, ids: Ids) -> None:
    n = max(len(s.zones[words.HAND[seat]]) for seat in (0, 1))
    for seat in (s.player, 1 - s.player):
        for id in s.zones[words.HAND[seat]]:
            field.trash(s, id, why="discarded")
    for seat in (s.player, 1 - s.player):
        field.draw(s, seat, n)


def _grow_free(s: State, frame: Resolve, node: nodes.GrowFree, ids: Ids) -> None:
    s.stack.append(GrowFreely(frame.player, frame.source))


def _may(s: State, frame: Resolve, node: nodes.May, ids: Ids) -> None:
    s.stack.append(Decide(frame.player, frame, node))


@dataclass(frozen=True, slots=True)
class Decide(Frame):
    """Carry the effects out, or leave them."""

    player: int
    frame: Resolve
    node: nodes.May

    def moves(self, s: State) -> list[Move]:
        """Yes, or no."""
        return [Move("mode", n=1), Move("done")]

    def answer(self, s: State, move: Move) -> None:
        """Carried out as if the card said so without the choice."""
        if move.verb == "mode":
            tell(s, "chose_mode", self.frame.source, n=1)
            _nested(s, self.frame, self.node.effects)

    def prompt(self, s: State) -> Prompt:
        """Do it?, in the words of the card."""
        face = s.cards[self.frame.source].face
        values = (("source", face), ("modes", say.alone(self.node.effects)))
        return Prompt("wixoss.prompt.may", values, self.frame.source, "WX-1.6")


def _top_card(s: State, frame: Resolve, node: nodes.TopCard, ids: Ids) -> None:
    take_top(s, frame.player, frame.source, node)


def _arrange_top(s: State, frame: Resolve, node: nodes.ArrangeTop, ids: Ids) -> None:
    deck = s.zones[words.MAIN_DECK[frame.player]]
    n = min(_amount(s, frame, node.amount), len(deck))
    seen = tuple(reversed(deck[len(deck) - n :]))
    for id in seen:
        show(s, id, 1 << frame.player)
    s.stack.append(Arrange(frame.player, frame.source, seen, node.trash))


def _name_number(s: State, frame: Resolve, node: nodes.NameNumber, ids: Ids) -> None:
    s.stack.append(Name(frame.player, frame.source))


@dataclass(frozen=True, slots=True)
class Name(Frame):
    """Name a number, announced to both (WX-19.18)."""

    player: int
    source: int

    def moves(self, s: State) -> list[Move]:
        """The levels that there are."""
        return [Move("name", n=n) for n in range(1, 6)]

    def answer(self, s: State, move: Move) -> None:
        """Later effects speak of it."""
        s.memory["named"] = move.n
        tell(s, "named", self.source, n=move.n)

    def prompt(self, s: State) -> Prompt:
        """Which number."""
        return Prompt("wixoss.prompt.name", (("source", s.cards[self.source].face),), self.source, "WX-19.18")


def _crush(s: State, frame: Resolve, node: nodes.Crush, ids: Ids) -> None:
    field.crush(s, seat_of(s, frame.player, node.player), _amount(s, frame, node.amount), frame.source)


def _deal_damage(s: State, frame: Resolve, node: nodes.DealDamage, ids: Ids) -> None:
    if node.player == "both":
        field.damage_both(s)
    else:
        field.damage(s, seat_of(s, frame.player, node.player))


def _shuffle_deck(s: State, frame: Resolve, node: nodes.ShuffleDeck, ids: Ids) -> None:
    shuffle(s, words.MAIN_DECK[seat_of(s, frame.player, node.player)])


def _negate_spell(s: State, frame: Resolve, node: nodes.NegateSpell, ids: Ids) -> None:
    for id in s.memory[field.USING]:
        if s.cards[id].face.kind == "spell" and s.cards[id].owner != frame.player:
            s.memory[field.USING] = tuple(other for other in s.memory[field.USING] if other != id)
            tell(s, "negated", id, frame.source)
            field.trash(s, id, why="negated")


def _negate_attack(s: State, frame: Resolve, node: nodes.NegateAttack, ids: Ids) -> None:
    if s.memory[field.ATTACKER] != NONE:
        s.memory[field.NEGATED] = True
        tell(s, "negated", s.memory[field.ATTACKER], frame.source)


def _attach_charm(s: State, frame: Resolve, node: nodes.AttachCharm, ids: Ids) -> None:
    deck = s.zones[words.MAIN_DECK[frame.player]]
    for id in ids:
        if node.card == "source":
            field.attach_charm(s, frame.source, id)
        elif deck:
            field.attach_charm(s, deck[-1], id)


def _order(s: State, frame: Resolve, node: nodes.Order, ids: Ids) -> None:
    seat = seat_of(s, frame.player, node.player)
    until = language(s).until[node.duration](s, frame.player, NONE)
    lasts(s, Modifier(NONE, f"{node.order}:{seat}", "order", node.amount, until, frame.source))


def _extra_turn(s: State, frame: Resolve, node: nodes.ExtraTurn, ids: Ids) -> None:
    s.memory["extra_turns"] = (*s.memory["extra_turns"], frame.player)


def _win_game(s: State, frame: Resolve, node: nodes.WinGame, ids: Ids) -> None:
    loser = 1 - seat_of(s, frame.player, node.player)
    if not table.order(s, loser, words.CANNOT_LOSE):
        end_game(s, 1 - loser, "card")


def _grant(s: State, frame: Resolve, node: nodes.Grant, ids: Ids) -> None:
    key = granted_key(node)
    for id in ids:
        until = language(s).until[node.duration](s, frame.player, id)
        lasts(s, Modifier(id, key, "grant", 1, until, frame.source))


def _if(s: State, frame: Resolve, node: nodes.If, ids: Ids) -> None:
    _nested(s, frame, node.then if table.passes(s, node.condition, frame.player, frame.source) else node.otherwise)


def _if_done(s: State, frame: Resolve, node: nodes.IfDone, ids: Ids) -> None:
    chosen = frame.named(node.name)
    if len(chosen) >= node.least:
        s.memory["previous_power"] = table.power(s, chosen[0])
        _nested(s, frame, node.then)


def _repeat(s: State, frame: Resolve, node: nodes.Repeat, ids: Ids) -> None:
    times = node.times
    if isinstance(times, common.Ref):
        n = len(frame.named(times.ref))
    elif isinstance(times, nodes.Count):
        n = len(matching(s, times.count, frame.player, frame.source))
    else:
        n = _amount(s, frame, times)
    for _ in range(n):
        _nested(s, frame, node.effects)


def _modes(s: State, frame: Resolve, node: nodes.Modes, ids: Ids) -> None:
    n = node.count if isinstance(node.count, int) else len(frame.named(node.count.ref))
    s.stack.append(ChooseMode(frame.player, frame, node, min(n, len(node.modes))))


@dataclass(frozen=True, slots=True)
class ChooseMode(Frame):
    """Choose one of several effects."""

    player: int
    frame: Resolve
    node: nodes.Modes
    count: int
    taken: tuple[int, ...] = ()

    def moves(self, s: State) -> list[Move]:
        """Each of them, numbered from 1; those after the last one chosen, so that a set of them is one path."""
        if len(self.taken) >= self.count:
            return []
        last = self.taken[-1] if self.taken else 0
        left = [Move("mode", n=n) for n in range(last + 1, len(self.node.modes) + 1)]
        if not self.node.up_to:
            return left[: len(left) - (self.count - len(self.taken)) + 1]
        return [*left, Move("done")] if left else []

    def answer(self, s: State, move: Move) -> None:
        """One more, or no more."""
        if move.verb == "done":
            self._carry_out(s)
            return
        tell(s, "chose_mode", self.frame.source, n=move.n)
        s.stack.append(replace(self, taken=(*self.taken, move.n)))

    def run(self, s: State) -> None:
        """All are chosen."""
        self._carry_out(s)

    def _carry_out(self, s: State) -> None:
        """In the order in which they are printed."""
        for n in reversed(self.taken):
            _nested(s, self.frame, self.node.modes[n - 1])

    def prompt(self, s: State) -> Prompt:
        """Which one, in the words of the card."""
        face = s.cards[self.frame.source].face
        values = (("source", face), ("modes", say.modes(self.node)))
        return Prompt("wixoss.prompt.mode", values, self.frame.source, "WX-13.6")


RUN.update({
    nodes.Draw: _draw,
    nodes.TopTo: _top_to,
    nodes.DiscardRandom: _discard_random,
    nodes.Search: _search,
    nodes.TopCard: _top_card,
    nodes.ArrangeTop: _arrange_top,
    nodes.NameNumber: _name_number,
    nodes.Crush: _crush,
    nodes.DealDamage: _deal_damage,
    nodes.ShuffleDeck: _shuffle_deck,
    nodes.NegateSpell: _negate_spell,
    nodes.NegateAttack: _negate_attack,
    nodes.AttachCharm: _attach_charm,
    nodes.Order: _order,
    nodes.ExtraTurn: _extra_turn,
    nodes.WinGame: _win_game,
    nodes.Grant: _grant,
    nodes.If: _if,
    nodes.IfDone: _if_done,
    nodes.Repeat: _repeat,
    nodes.Modes: _modes,
    nodes.LookTop: _look_top,
    nodes.RevealUntil: _reveal_until,
    nodes.Choose: lambda s, frame, node, ids: None,
    nodes.May: _may,
    nodes.GrowFree: _grow_free,
    nodes.DiscardAndRedraw: _discard_and_redraw,
})  # fmt: skip

__all__ = ["ChooseMode", "FinishUse", "Name", "Pick", "matching", "shift"]
