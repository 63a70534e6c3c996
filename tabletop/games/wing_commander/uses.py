"""Luck, secret orders and abilities: when they may be used, and using them (WC-17)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from tabletop.core.card import Face
from tabletop.core.change import tell
from tabletop.core.move import NONE, Move
from tabletop.core.prompt import Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import Frame, State
from tabletop.effects.filters import holds, matching
from tabletop.effects.nodes import Condition
from tabletop.effects.run import Resolve, choice_of
from tabletop.games.wing_commander import captives, power, table, words
from tabletop.games.wing_commander.battle import battle
from tabletop.games.wing_commander.nodes import Ability, SavePilot

VERB = {"luck": "play_luck", "secret_order": "play_secret_order", "crew": "use_ability"}
RULE = {"luck": "WC-17.1", "secret_order": "WC-17.2", "crew": "WC-5.8"}
ON_A_FLIGHT = ("would_be_destroyed", "flight_destroyed")
"""Moments that are about one flight: the card is used on it."""
_FROM = {"luck": (words.HAND,), "secret_order": (words.HAND, words.ORDER), "crew": (words.READY,)}
_KINDS = tuple(
    (zones, frozenset(kind for kind, places in _FROM.items() if zones in places))
    for zones in (words.HAND, words.ORDER, words.READY)
)
"""From where a card is used, by its kind; the kinds that are used from a zone."""
ANSWERS = "answers"
SIDES = "sides"


class Answers(NamedTuple):
    """What the cards of one side in the pool can answer with from a hidden place at one moment: the conditions of
    each such card. Whether anybody holds one is hidden; that it exists is not."""

    when: str
    conditions: tuple[tuple[Condition, ...], ...]


def answers(faces: Iterable[Face], sides: Iterable[str]) -> tuple[tuple[Answers, ...], ...]:
    """For each seat, by its side, every moment for which the pool has an answer."""
    found: dict[tuple[str, str], set[tuple[Condition, ...]]] = {}
    for face in faces:
        for ability in face.skills if face.kind in ("luck", "secret_order") else ():
            found.setdefault((face.printed.side, ability.when), set()).add(ability.condition)
    return tuple(
        tuple(Answers(when, tuple(sorted(found[of, when], key=repr))) for of, when in sorted(found) if of == side)
        for side in sides
    )


def subjects(s: State, seat: int, when: str) -> list[int]:
    """The flights that this moment is about for the seat (WC-10.9)."""
    b = battle(s)
    if b is None:
        return []
    if when == "would_be_destroyed":
        return [id for id in b.doomed if s.cards[id].holder == seat]
    return [
        id
        for id in b.doomed
        if s.cards[id].holder != seat and b.foe(id) != NONE and table.pilot_of(s, id) != NONE
    ]


def fits(s: State, seat: int, needs: str, when: str) -> bool:
    """Whether an ability for one moment may be used at another; `turn_start` is the start of the own turn."""
    return needs == "any_time" or (needs == when and (when != "turn_start" or s.player == seat))


def due(s: State, seat: int, when: str) -> bool:
    """Whether this moment has come for the seat at all, by what both can see."""
    if when in ON_A_FLIGHT:
        return bool(subjects(s, seat, when))
    b = battle(s)
    return when != "carrier_hit" or (b is not None and any(s.cards[id].holder == seat for id in b.hits))


def could_answer(s: State, seat: int, when: str) -> bool:
    """Whether the other player must reckon with an answer: asking for it then tells nothing (WC-17.4)."""
    if not s.zones[words.HAND[seat]] and not s.zones[words.ORDER[seat]]:
        return False
    return any(
        not needed or all(holds(s, condition, seat, NONE) for condition in needed)
        for known in s.memory[ANSWERS][seat]
        if fits(s, seat, known.when, when)
        for needed in known.conditions
    )


def forbids_use(s: State, seat: int, id: int, n: int, when: str, target: int) -> Refusal | None:
    """Why this ability cannot be used at this moment on that flight (WC-17.1, WC-17.2)."""
    card = s.cards[id]
    rule = RULE[card.face.kind]
    ability: Ability = card.face.skills[n]
    if not fits(s, seat, ability.when, when):
        return refuse(rule, "wing_commander.refusal.not_its_moment", card=card.face)
    if not all(holds(s, c, seat, id) for c in ability.condition):
        return refuse(rule, "wing_commander.refusal.condition", card=card.face)
    if ability.once and (id, f"ability {n}") in s.used:
        return refuse(rule, "wing_commander.refusal.used", card=card.face)
    if ability.when in ON_A_FLIGHT and target not in subjects(s, seat, ability.when):
        return refuse(rule, "wing_commander.refusal.wrong_flight", card=card.face)
    return power.forbids_payment(s, seat, cost(s, id, ability)) or _forbids_effects(s, seat, id, ability, target)


def _forbids_effects(s: State, seat: int, id: int, ability: Ability, target: int) -> Refusal | None:
    face = s.cards[id].face
    for node in ability.effects:
        select = choice_of(node)
        if select is not None and not matching(s, select, seat, id):
            return refuse(RULE[face.kind], "wing_commander.refusal.no_choice", card=face)
        if isinstance(node, SavePilot) and table.pilot_of(s, target) == NONE:
            return refuse("WC-15.7", "wing_commander.refusal.nameless")
    return None


def cost(s: State, id: int, ability: Ability) -> int:
    """Luck costs its muster cost (WC-17.1), an ability what it says."""
    return ability.cost + (table.sheet(s, id).muster if s.cards[id].face.kind == "luck" else 0)


def forbids_place(s: State, seat: int, id: int) -> Refusal | None:
    """Luck comes from the hand, orders from hand or slot, abilities from crew in the own Ready Area."""
    card = s.cards[id]
    if card.face.kind not in _FROM:
        return refuse("WC-17.3", "wing_commander.refusal.no_use")
    if card.holder != seat or all(card.zone != zones[seat] for zones in _FROM[card.face.kind]):
        return refuse(RULE[card.face.kind], "wing_commander.refusal.not_yours")
    return None


def usable(s: State, seat: int, when: str) -> list[Move]:
    """Everything that the seat may use now."""
    found: list[Move] = []
    cards = s.cards
    for zones, kinds in _KINDS:
        for id in s.zones[zones[seat]]:
            face = cards[id].face
            if face.kind in kinds and face.skills and cards[id].holder == seat:
                for n, ability in enumerate(face.skills):
                    if fits(s, seat, ability.when, when):
                        found += _on_each(s, seat, id, n, when)
    return found


def _on_each(s: State, seat: int, id: int, n: int, when: str) -> list[Move]:
    card = s.cards[id]
    targets = subjects(s, seat, when) if card.face.skills[n].when in ON_A_FLIGHT else [NONE]
    verb = VERB[card.face.kind]
    return [Move(verb, id, target, n) for target in targets if forbids_use(s, seat, id, n, when, target) is None]


def at_any_time(s: State, seat: int, when: str = "any_time") -> list[Move]:
    """What may be used at this moment, and executions (WC-15.4, WC-17.3)."""
    return usable(s, seat, when) + captives.executions(s, seat)


def act(s: State, seat: int, move: Move) -> None:
    """Carry out one of `at_any_time`."""
    if move.verb == "execute_prisoner":
        captives.execute(s, seat, move.card)
        return
    id = move.card
    ability: Ability = s.cards[id].face.skills[move.n]
    price = cost(s, id, ability)
    s.used |= {(id, f"ability {move.n}")}
    if s.cards[id].face.kind != "crew":
        table.to_discard(s, id, "played")
    tell(s, "used_skill", id, target=move.target, n=move.n)
    s.stack.append(Resolve(seat, id, ability.effects, results=(("subject", (move.target,)),)))
    power.pay(s, seat, price, "paid")


def forbids(s: State, seat: int, move: Move, when: str = "any_time") -> Refusal | None:
    """The rule behind a use that is not possible, None where the move is something else."""
    if move.verb == "execute_prisoner":
        return captives.forbids_execution(s, seat, move.card)
    if move.verb not in VERB.values() or move.card == NONE:
        return None
    wrong = forbids_place(s, seat, move.card)
    if wrong is not None:
        return wrong
    if VERB[s.cards[move.card].face.kind] != move.verb or not 0 <= move.n < len(s.cards[move.card].face.skills):
        return refuse("WC-17.3", "wing_commander.refusal.no_use")
    return forbids_use(s, seat, move.card, move.n, when, move.target)


@dataclass(frozen=True, slots=True)
class Window(Frame):
    """A moment of WC-17.4 for one player: any number of fitting cards. It is skipped where nobody could have
    anything to use, by what both players see; the hidden cards do not decide whether it is asked."""

    player: int
    when: str

    def moves(self, s: State) -> list[Move]:
        """What may be used, and the end of it."""
        if not due(s, self.player, self.when):
            return []
        acts = at_any_time(s, self.player, self.when)
        if acts or could_answer(s, self.player, self.when):
            return [*acts, Move("pass")]
        return []

    def answer(self, s: State, move: Move) -> None:
        """Use it and ask again."""
        if move.verb != "pass":
            s.stack.append(self)
            act(s, self.player, move)

    def prompt(self, s: State) -> Prompt:
        """Which moment it is."""
        values = (("moment", f"=wing_commander.moment.{self.when}"),)
        return Prompt("wing_commander.prompt.window", values, rule="WC-17.4")

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """Only what fits this moment."""
        return forbids(s, self.player, move, self.when) or refuse("WC-17.4", "wing_commander.refusal.window")


def window(s: State, when: str) -> list[Frame]:
    """The window for both players, the active one on top (WC-17.4)."""
    return [Window(1 - s.player, when), Window(s.player, when)]
