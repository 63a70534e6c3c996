"""Public words and numbers for the screen."""

from typing import Any

from tabletop.core.move import NONE
from tabletop.core.state import State
from tabletop.games.wing_commander import aftermath, nodes, power, table, words
from tabletop.games.wing_commander.battle import Battle, battle
from tabletop.games.wing_commander.combat import AssignLeftover, CarrierFire, Combat, Pair
from tabletop.games.wing_commander.exchange import CardWindow
from tabletop.games.wing_commander.movement import Movement
from tabletop.games.wing_commander.muster import Muster
from tabletop.games.wing_commander.scramble import Scramble
from tabletop.games.wing_commander.set_up import Begin, Deploy
from tabletop.games.wing_commander.turn import DiscardPhase, DrawPhase
from tabletop.games.wing_commander.uses import SIDES, Window

_PHASE_OF: dict[type, str] = {
    Deploy: "deploy", Begin: "deploy", DrawPhase: "draw", Muster: "muster", Scramble: "scramble", Movement: "movement",
    Combat: "combat", DiscardPhase: "discard",
}  # fmt: skip
_BEFORE = {"": "discard", "muster": "draw", "scramble": "muster", "movement": "scramble", "combat": "movement",
           "discard": "combat"}  # fmt: skip
_STEP_OF: dict[type, str] = {
    Pair: "pair", AssignLeftover: "leftover", CarrierFire: "fire", CardWindow: "cards", aftermath.Remove: "decided",
    aftermath.ClearBattle: "decided",
}  # fmt: skip


def phase(s: State) -> str:
    """The phase whose frame is nearest to the top; a window belongs to the phase that ends with it."""
    if battle(s) is not None:
        return "combat"
    top = s.stack[-1] if s.stack else None
    for frame in reversed(s.stack):
        name = _PHASE_OF.get(type(frame))
        if name is not None:
            return _BEFORE[name] if isinstance(top, Window) and name in _BEFORE else name
    return _BEFORE[""] if isinstance(top, Window) else ""


def sides(s: State) -> dict[str, Any]:
    """`side` per seat."""
    return {"side": s.memory[SIDES]}


def facts(s: State, seat: int) -> dict[str, Any]:
    """Per seat: `side`, `income`, `medals`, `prisoners`, `order` (slot filled), `hand`, `deck`; `moved`: flights that
    cannot move any more; `battle` while one is fought; in the own deployment `deployed` and `points`."""
    seats = range(2)
    found: dict[str, Any] = {
        **sides(s),
        "power": tuple(power.power(s, at) for at in seats),
        "hits": tuple(s.numbers[words.HITS[at]] for at in seats),
        "hits_to_lose": words.CARRIER_HITS,
        "income": tuple(_income(s, at) for at in seats),
        "medals": tuple(sum(power.providers(s, at).values()) for at in seats),
        "prisoners": tuple(len(s.zones[words.BRIG[at]]) for at in seats),
        "order": tuple(len(s.zones[words.ORDER[at]]) for at in seats),
        "hand": tuple(len(s.zones[words.HAND[at]]) for at in seats),
        "deck": tuple(len(s.zones[words.DECK[at]]) for at in seats),
    }
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Movement):
        found["moved"] = tuple(id for id in top.moved if top.moved.count(id) >= s.options["moves_per_turn"])
    if isinstance(top, Deploy) and top.player == seat:
        found["deployed"], found["points"] = top.chosen, top.left(s)
    b = battle(s)
    if b is not None:
        found["battle"] = _battle(s, b)
    return found


def _income(s: State, seat: int) -> int:
    carrier = table.carrier_of(s, seat)
    printed: int = s.cards[carrier].face.values.get("reinforcement", 0) if carrier != NONE else 0
    return printed + sum(int(node.amount) for node in table.statics(s, seat, nodes.TurnIncome))


def _battle(s: State, b: Battle) -> dict[str, Any]:
    """Pairs, tasks, totals, cards played and left, and what happens if both pass now: `doomed` flights, strikers with
    `hits`, power points that each seat `loses`. `step`: pair, leftover, fire, cards or decided; `passes` in a row;
    `supporters` whose support counts, by flight; `carrier` under attack or NONE."""
    doomed, hits = (b.doomed, b.hits) if b.doomed or b.hits else aftermath.outcome(s, b)
    there = [id for at in range(2) for id in table.flights(s, b.zone, at)]
    fall = [id for id in doomed if id in there]
    window = next((frame for frame in reversed(s.stack) if isinstance(frame, CardWindow)), None)
    return {
        "zone": b.zone,
        "attacker": b.attacker,
        "step": next((_STEP_OF[type(frame)] for frame in reversed(s.stack) if type(frame) in _STEP_OF), ""),
        "passes": window.passes if window is not None else 0,
        "pairs": b.pairs,
        "support": b.support,
        "supporters": {id: tuple(table.supporters(s, id)) for id in there},
        "strikes": b.strikes,
        "carrier": table.carrier_of(s, 1 - b.attacker) if b.strikes else NONE,
        "fire": b.fire,
        "idle": b.idle,
        "attack": {id: table.attack_total(s, id) for id in there},
        "defence": {id: table.value(s, id, "defence") for id in there},
        "strength": {id: table.strength(s, id) for id in b.strikes},
        "cards_left": {id: max(0, table.value(s, id, "maneuver") - b.count(id)) for id in there},
        "played": b.played,
        "doomed": doomed,
        "hits": hits,
        "loses": tuple(sum(aftermath.loss_of(s, id) for id in fall if s.cards[id].holder == at) for at in range(2)),
    }
