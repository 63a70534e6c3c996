"""Using spells, ARTS, Resonas and action abilities: what forbids it, and the steps in their order."""

from dataclasses import dataclass, replace
from typing import Any

from tabletop.core.change import show, tell
from tabletop.core.move import Move, to_zone
from tabletop.core.prompt import Held, Prompt, targets_of
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import Frame, State
from tabletop.effects.nodes import Ref
from tabletop.effects.pick import Pick
from tabletop.effects.run import Ids, Resolve, choice_of, chooser
from tabletop.effects.triggers import Checkpoint, Waiting
from tabletop.games.wixoss import ener, field, pay, table, words
from tabletop.games.wixoss.appear import appearances, begin_appearance, forbids_appearing
from tabletop.games.wixoss.cards import SKILLS, Skill
from tabletop.games.wixoss.deploy import forbids_type
from tabletop.games.wixoss.nodes import Choose, If, IfDone

PUBLIC_PLACES = frozenset({"field", "trash", "ener", "lrig_trash", "excluded", "check"})


def forbids_using(s: State, seat: int, id: int, when: str) -> Refusal | None:
    """Why this spell or ARTS cannot be used at this time (WX-11.1, WX-11.2, WX-12.1 to WX-12.3)."""
    card = s.cards[id]
    face = card.face
    if face.kind == "spell":
        if card.zone != words.HAND[seat] or when != words.MAIN:
            return refuse("WX-11.1", "wixoss.refusal.spell_time", card=face)
    elif face.kind == "arts":
        if card.zone != words.LRIG_DECK[seat] or when not in face.printed.timing:
            return refuse("WX-12.1", "wixoss.refusal.arts_time", card=face)
    else:
        return refuse("WX-11.1", "wixoss.refusal.not_used", card=face)
    if table.order(s, seat, words.NO_SPELLS_OR_ARTS):
        return refuse("WX-1.4", "wixoss.refusal.no_spells_or_arts")
    if face.kind == "arts" and table.order(s, seat, words.NO_ARTS):
        return refuse("WX-1.4", "wixoss.refusal.no_arts")
    if (wrong := forbids_type(s, seat, id)) is not None:
        rule = "WX-11.2" if face.kind == "spell" else "WX-12.3"
        return wrong._replace(rule=rule)
    return _forbids_by_text(s, seat, id)


def _forbids_by_text(s: State, seat: int, id: int) -> Refusal | None:
    use = s.cards[id].face.printed.use
    if use is not None and use.ability.condition and not table.passes(s, use.ability.condition, seat, id):
        return refuse("WX-11.2", "wixoss.refusal.condition", card=s.cards[id].face)
    return pay.affordable(s, seat, id, use, ener.cost_of(s, seat, id))


def forbids_acting(s: State, seat: int, id: int, n: int, when: str) -> Refusal | None:
    """Why ability number `n` of this card cannot be used as an action now (WX-13.5)."""
    card = s.cards[id]
    skill = _action(s, id, n)
    if skill is None or not _usable_from_there(s, seat, id, skill):
        return refuse("WX-13.3", "wixoss.refusal.no_action", card=card.face)
    if when not in (skill.ability.timing or (words.MAIN,)):
        return refuse("WX-13.5", "wixoss.refusal.action_time", card=card.face)
    if skill.ability.once_per_turn and (id, skill.key) in s.used:
        return refuse("WX-13.7", "wixoss.refusal.once_per_turn", card=card.face)
    if not table.works(s, id, skill):
        return refuse("WX-13.8", "wixoss.refusal.no_action", card=card.face)
    return pay.affordable(s, seat, id, skill, ener.raised(skill.need, s, seat, id))


def _usable_from_there(s: State, seat: int, id: int, skill: Skill) -> bool:
    card = s.cards[id]
    if skill.ability.zone == "trash":
        return card.zone == words.TRASH[seat]
    return card.owner == seat and table.on_field(s, id)


def _action(s: State, id: int, n: int) -> Skill | None:
    for skill in s.cards[id].face.printed.actions:
        if skill.n == n:
            found: Skill = skill
            return found
    return None


def usable(s: State, seat: int, when: str) -> list[Move]:
    """Every spell, ARTS, Resona and action ability that may be used at this time."""
    cards, found = s.cards, []
    check = to_zone(words.CHECK[seat])
    if when == words.MAIN:
        for id in s.zones[words.HAND[seat]]:
            if cards[id].face.kind == "spell" and forbids_using(s, seat, id, when) is None:
                found.append(Move("use", id, check))
    for id in s.zones[words.LRIG_DECK[seat]]:
        kind = cards[id].face.kind
        if kind == "arts" and when in cards[id].face.printed.timing:
            if forbids_using(s, seat, id, when) is None:
                found.append(Move("use", id, check))
        elif kind == "resona":
            found += appearances(s, seat, id, when)
    lying = [id for id in s.zones[words.TRASH[seat]] if cards[id].face.printed.acts_in_trash]
    for id in (*table.field(s, seat), *lying):
        for skill in cards[id].face.printed.actions:
            if forbids_acting(s, seat, id, skill.n, when) is None:
                found.append(Move("act", id, n=skill.n))
    return found


def may_use(s: State, seat: int, when: str) -> bool:
    """Whether, as far as everybody knows, the seat could use something at this time: what its LRIG deck holds is
    hidden, what lies on the field is not."""
    if s.zones[words.LRIG_DECK[seat]]:
        return True
    found = (skill for id in table.field(s, seat) for skill in s.cards[id].face.printed.actions)
    return any(when in skill.ability.timing for skill in found)


def forbids_use_move(s: State, seat: int, move: Move, when: str) -> Refusal | None:
    """The rule behind each of these that is not possible."""
    if move.card < 0:
        return None
    if move.verb == "use":
        return forbids_using(s, seat, move.card, when)
    if move.verb == "appear":
        return forbids_appearing(s, seat, move.card, move.n, when)
    if move.verb == "act":
        return forbids_acting(s, seat, move.card, move.n, when)
    return None


def perform(s: State, seat: int, move: Move) -> None:
    """Carry out a use, an appearance or an action; everything that follows comes before the frame below."""
    s.stack.append(Checkpoint())
    if move.verb == "use":
        begin_use(s, seat, move.card)
    elif move.verb == "appear":
        begin_appearance(s, seat, move.card, move.n)
    else:
        _begin_action(s, seat, move.card, move.n)


def _begin_action(s: State, seat: int, id: int, n: int) -> None:
    skill = _action(s, id, n)
    assert skill is not None
    s.used = s.used | {(id, skill.key)}
    tell(s, "acted", id, n=n)
    s.stack.append(Resolve(seat, id, skill.ability.effects))
    pay.begin_payment(s, seat, id, skill, ener.raised(skill.need, s, seat, id))


def begin_use(s: State, seat: int, id: int) -> None:
    """Into the check zone, then pay, targets, cut-in, effect, trash (WX-11.3, WX-12.4)."""
    use = s.cards[id].face.printed.use
    need = ener.cost_of(s, seat, id)
    field.put(s, id, words.CHECK[seat], why="used")
    s.memory[field.USING] = (*s.memory[field.USING], id)
    s.stack.append(FinishUse(seat, id))
    effects = use.ability.effects if use is not None else ()
    if s.cards[id].face.kind == "spell":
        s.stack.append(ChooseTargets(seat, id, targets_first(_with_branches_chosen(s, seat, id, effects))))
    else:
        s.stack.append(Resolve(seat, id, effects))
    pay.begin_payment(s, seat, id, use, need)


def _targets_in_public(node: Any) -> bool:
    select = choice_of(node)
    return select is not None and select.zone in PUBLIC_PLACES and select.chooser == "user"


def _with_branches_chosen(s: State, seat: int, id: int, effects: tuple[Any, ...]) -> tuple[Any, ...]:
    """The effects with those conditions settled on which the choice of targets depends (WX-11.3)."""
    found: list[Any] = []
    for node in effects:
        if isinstance(node, If) and any(_targets_in_public(inner) for inner in (*node.then, *node.otherwise)):
            found += node.then if table.passes(s, node.condition, seat, id) else node.otherwise
        else:
            found.append(node)
    return tuple(found)


def targets_first(effects: tuple[Any, ...]) -> tuple[Any, ...]:
    """The effects with the targets of what may follow ("if you did") chosen beside all others (WX-11.3)."""
    found: list[Any] = []
    count = 0
    for node in effects:
        chosen: list[Choose] = []
        node = _naming_targets(node, chosen, count)
        count += len(chosen)
        found += [*chosen, node]
    return tuple(found)


def _naming_targets(node: Any, found: list[Choose], first: int) -> Any:
    if not isinstance(node, IfDone):
        return node
    inner: list[Any] = []
    following: tuple[Any, ...] = node.then
    for effect in following:
        if _targets_in_public(effect):
            name = f"target {first + len(found)}"
            found.append(Choose(target=effect.target.model_copy(update={"name": name})))
            inner.append(effect.model_copy(update={"target": Ref(ref=name)}))
        else:
            inner.append(_naming_targets(effect, found, first))
    return node.model_copy(update={"then": tuple(inner)})


@dataclass(frozen=True, slots=True)
class ChooseTargets(Frame):
    """The targets of a spell among cards in public zones, before the opponent may cut in (WX-11.3)."""

    player: int
    source: int
    effects: tuple[Any, ...]
    chosen: tuple[Ids | None, ...] = ()

    def run(self, s: State) -> None:
        """Ask for the next target, or go on to the cut-in."""
        for at in range(len(self.chosen), len(self.effects)):
            select = choice_of(self.effects[at])
            if select is None or not _targets_in_public(self.effects[at]):
                continue
            if last := next((ids for ids in reversed(self.chosen) if ids), None):
                s.memory["previous_power"] = table.power(s, last[0])
            s.stack.append(replace(self, chosen=(*self.chosen, *[None] * (at - len(self.chosen)))))
            s.stack.append(Pick(chooser(s, select, self.player, self.source), self.player, self.source, select))
            return
        s.stack.append(Cast(self.player, self.source, self.effects, self.chosen))
        s.stack.append(CutIn(1 - self.player, self.source))

    def held(self, s: State) -> Held:
        """The targets of the effects before."""
        return targets_of(self.chosen)

    def taking(self, ids: Ids) -> "ChooseTargets":
        """This frame with the next target chosen; the others learn it."""
        return replace(self, chosen=(*self.chosen, ids))


@dataclass(frozen=True, slots=True)
class Cast(Frame):
    """The spell takes effect, unless it was negated (WX-11.5)."""

    player: int
    source: int
    effects: tuple[Any, ...]
    chosen: tuple[Ids | None, ...]

    def run(self, s: State) -> None:
        """Only from the check zone."""
        if self.source in s.memory[field.USING]:
            s.stack.append(Resolve(self.player, self.source, self.effects, chosen=self.chosen))


@dataclass(frozen=True, slots=True)
class FinishUse(Frame):
    """The card goes to its trash; it was used, negated or not (WX-11.3, WX-11.5, WX-12.4)."""

    player: int
    source: int

    def run(self, s: State) -> None:
        """Trash it if it is still in the check zone; then abilities trigger."""
        if s.cards[self.source].face.kind == "spell":
            field.trigger_all(s, self.player, "you_use_spell", self.source)
        s.memory[field.USING] = tuple(id for id in s.memory[field.USING] if id != self.source)
        if s.cards[self.source].zone in words.CHECK:
            field.trash(s, self.source, why="used_up")


@dataclass(frozen=True, slots=True)
class CutIn(Frame):
    """The opponent of the spell's user may cut in, one thing after the other (WX-11.4)."""

    player: int
    spell: int

    def moves(self, s: State) -> list[Move]:
        """Asked as long as the spell is there, whatever the hidden LRIG deck holds."""
        if self.spell not in s.memory[field.USING] or not may_use(s, self.player, words.CUT_IN):
            return []
        return [*usable(s, self.player, words.CUT_IN), Move("done")]

    def answer(self, s: State, move: Move) -> None:
        """Each is fully resolved before the next (WX-11.4)."""
        if move.verb != "done":
            s.stack.append(self)
            perform(s, self.player, move)

    def prompt(self, s: State) -> Prompt:
        """Cut in on the spell?"""
        return Prompt("wixoss.prompt.cut_in", (("card", s.cards[self.spell].face),), self.spell, "WX-11.4")

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """Only cut-ins (WX-11.4, WX-11.6)."""
        return forbids_use_move(s, self.player, move, words.CUT_IN)


def resolve(s: State, w: Waiting) -> None:
    """Begin a waiting ability, asking first where it is voluntary (WX-13.4, WX-13.26, WX-13.28, WX-15.7)."""
    skill = SKILLS[w.skill]
    ability = skill.ability
    burst = ability.kind == "burst"
    if not burst and ability.trigger not in _GONE and not table.works(s, w.source, skill):
        return
    show(s, w.source, words.BOTH)
    tell(s, "triggered", w.source, n=skill.n, why=ability.kind)
    voluntary = s.options["life_burst_optional"] if burst else ability.optional
    if voluntary or ability.cost is not None:
        s.stack.append(Offer(w.player, w.source, skill, w.subject))
    else:
        begin(s, w.player, w.source, skill, w.subject)


_GONE = frozenset({
    "this_leaves_field", "this_leaves_field_by_opponent", "this_banished", "this_milled", "this_trashed_by_opponent",
})  # fmt: skip


def begin(s: State, player: int, source: int, skill: Skill, subject: int) -> None:
    """Pay, then carry out."""
    if skill.ability.kind == "burst":
        field.trigger_all(s, player, "your_burst", source)
    named = (("subject", (subject,)),) if subject >= 0 else ()
    s.memory[field.SUBJECT] = subject
    s.stack.append(Resolve(player, source, skill.ability.effects, results=named))
    pay.begin_payment(s, player, source, skill, skill.need)


@dataclass(frozen=True, slots=True)
class Offer(Frame):
    """A voluntary ability: use it, or decline for good (WX-13.28)."""

    player: int
    source: int
    skill: Skill
    subject: int

    def moves(self, s: State) -> list[Move]:
        """Nothing to ask where the cost cannot be paid."""
        if pay.affordable(s, self.player, self.source, self.skill, self.skill.need) is not None:
            return []
        return [Move("act", self.source, n=self.skill.n), Move("decline", self.source)]

    def answer(self, s: State, move: Move) -> None:
        """Use it or let it be."""
        if move.verb == "act":
            begin(s, self.player, self.source, self.skill, self.subject)

    def prompt(self, s: State) -> Prompt:
        """Use this ability?"""
        burst = self.skill.ability.kind == "burst"
        key, rule = ("burst", "WX-15.7") if burst else ("offer", "WX-13.28")
        values = (("card", s.cards[self.source].face), ("n", self.skill.n))
        return Prompt(f"wixoss.prompt.{key}", values, self.source, rule)
