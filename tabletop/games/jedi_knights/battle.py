"""Battles: one principal against another, in three steps (JK-9)."""

from dataclasses import dataclass

from tabletop.core.change import tell, turn
from tabletop.core.move import NONE, Move, by_card, by_target, to_zone
from tabletop.core.prompt import Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import Frame, State
from tabletop.effects.lasting import end
from tabletop.games.jedi_knights import events, shots, words
from tabletop.games.jedi_knights.destiny import take_destiny
from tabletop.games.jedi_knights.needs import principal
from tabletop.games.jedi_knights.sides import acting, next_to_act, principals, seat_of, together
from tabletop.games.jedi_knights.table import Battle, battle, discard, fighting_zone
from tabletop.games.jedi_knights.teams import opponents, side
from tabletop.games.jedi_knights.triggers import begin, own_sources, skills_of
from tabletop.games.jedi_knights.values import value, values_of
from tabletop.games.jedi_knights.windows import open_window, play

_TACTICAL = {zone: by_card("tactical", to_zone(zone)) for zone in words.FIELDS[4]}
STEP_RULE = {"support": "JK-9.11", "weapons": "JK-9.21", "power": "JK-9.31"}


def forbids_attacker(s: State, player: int, kind: str, id: int) -> Refusal | None:
    """Why this card cannot begin a battle."""
    card = s.cards[id]
    if card.zone != fighting_zone(kind)[player] or card.face.kind != kind or card.on != NONE:
        return refuse("JK-9.3", f"jedi_knights.refusal.only_{kind}s_fight")
    if card.pose != words.READY:
        return refuse("JK-9.1", "jedi_knights.refusal.attacker_rotated", card=card.face)
    return None


def forbids_target(s: State, player: int, kind: str, id: int) -> Refusal | None:
    """Why this card cannot be attacked; a rotated one can (JK-9.2)."""
    if id not in opposing(s, player, kind):
        return refuse("JK-9.3", f"jedi_knights.refusal.only_{kind}s_fought")
    return None


def fighters(s: State, player: int, kind: str) -> list[int]:
    """Cards of a seat that can be attacked or attack."""
    cards = s.cards
    return [
        id
        for id in s.zones[fighting_zone(kind)[player]]
        if cards[id].face.kind == kind and cards[id].on == NONE
    ]


def opposing(s: State, player: int, kind: str) -> list[int]:
    """Cards of the other side that can be attacked."""
    return [id for seat in opponents(s, player) for id in fighters(s, seat, kind)]


def attacks(s: State, player: int, kind: str) -> list[Move]:
    """Every battle that can be begun."""
    targets = opposing(s, player, kind)
    if not targets:
        return []
    own = [id for id in fighters(s, player, kind) if s.cards[id].pose == words.READY]
    return [row[target] for row in [by_target("attack", id) for id in own] for target in targets]


def begin_battle(s: State, player: int, kind: str, attacker: int, defender: int) -> None:
    """Rotate the attacker, then the window and the three steps (JK-9.1, JK-9.4, JK-9.5)."""
    turn(s, attacker, words.ROTATED)
    s.memory[words.BATTLE] = Battle(kind, attacker, defender)
    tell(s, "attacked", attacker, target=defender)
    against = s.cards[defender].owner
    first = {"attacker": player, "defender": against}
    s.stack += [
        CloseBattle(player),
        ComparePower(player),
        Step(first[s.options["power_step_first"]], "power"),
        Step(first[s.options["weapons_step_first"]], "weapons"),
        Step(against, "support"),
    ]
    open_window(s, "battle_initiated", player)


def forbids_support(s: State, player: int, id: int, other: int) -> Refusal | None:
    """Why this card cannot support that principal (JK-9.12 to JK-9.16)."""
    fight = battle(s)
    assert fight is not None
    own = principal(s, side(player))
    card = s.cards[id]
    if id not in fighters(s, player, fight.kind) or id in together(s, fight, side(player)):
        return refuse("JK-9.12", "jedi_knights.refusal.supporter")
    if card.pose != words.READY:
        return refuse("JK-9.12", "jedi_knights.refusal.supporter_rotated", card=card.face)
    if other != own:
        return refuse("JK-9.14", "jedi_knights.refusal.only_principals")
    if len(fight.supporters[side(player)]) >= value(s, own, "leadership"):
        return refuse("JK-9.13", "jedi_knights.refusal.leadership", card=s.cards[own].face)
    return None


def _supports(s: State, player: int, fight: Battle) -> list[Move]:
    ready = [id for id in fighters(s, player, fight.kind) if s.cards[id].pose == words.READY]
    taken = together(s, fight, side(player)) if ready else []
    able, own = [id for id in ready if id not in taken], principal(s, side(player))
    if not able or len(fight.supporters[side(player)]) >= value(s, own, "leadership"):
        return []
    return [Move("support", id, own) for id in able]


def forbids_tactical(s: State, player: int, id: int) -> Refusal | None:
    """Why this card gives no tactical bonus now (JK-9.32)."""
    fight, card = battle(s), s.cards[id]
    if card.zone != words.HAND[player]:
        return refuse("JK-9.32", "jedi_knights.refusal.not_in_hand")
    if not card.face.values.get("tactical_bonus"):
        return refuse("JK-9.32", "jedi_knights.refusal.no_bonus", card=card.face)
    if fight is not None and fight.tactical[side(player)]:
        return refuse("JK-9.32", "jedi_knights.refusal.one_bonus")
    return None


@dataclass(frozen=True, slots=True)
class Step(Frame):
    """Support, Weapons or Power: one action or pass each, until all who act pass in a row (JK-9.4, JK-16.3)."""

    part = True
    player: int
    step: str
    passes: int = 0

    def moves(self, s: State) -> list[Move]:
        """Pass first, then every action of this step; a battle that is over asks nothing."""
        fight = battle(s)
        if fight is None or fight.over or principals(s, fight) is None:
            return []
        found = self._actions(s, fight)
        return [Move("pass"), *found] if found or s.options["ask_every_window"] else []

    def _actions(self, s: State, fight: Battle) -> list[Move]:
        player = self.player
        found: list[Move] = []
        if self.step == "support":
            found += _supports(s, player, fight)
        elif self.step == "weapons":
            found += shots.shots(s, player, fight)
        elif not fight.tactical[side(player)]:
            cards, row = s.cards, _TACTICAL[fighting_zone(fight.kind)[player]]
            hand = s.zones[words.HAND[player]]
            found += [row[id] for id in hand if cards[id].face.values.get("tactical_bonus")]
        if s.rules.seats == 2 or player == seat_of(s, side(player)):
            found += events.plays(s, player, self.step)
        return found

    def answer(self, s: State, move: Move) -> None:
        """A pass, or an action after which the next player has one."""
        if move.verb == "pass":
            self.run(s)
            return
        s.stack.append(Step(next_to_act(s, self.player, self.step), self.step))
        if move.verb == "support":
            _add_support(s, self.player, move.card)
        elif move.verb == "use_weapon":
            shots.use_weapon(s, self.player, move.card, move.target)
        elif move.verb == "tactical":
            _add_bonus(s, self.player, move.card)
        else:
            play(s, self.player, move.card, self.step)

    def run(self, s: State) -> None:
        """A pass; with everybody's in a row the step ends."""
        fight, passes = battle(s), self.passes + 1
        if passes < acting(s, self.step) and fight is not None and not fight.over:
            s.stack.append(Step(next_to_act(s, self.player, self.step), self.step, passes))

    def prompt(self, s: State) -> Prompt:
        """What can be done in this step."""
        return Prompt(f"jedi_knights.prompt.{self.step}", rule=STEP_RULE[self.step])

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """The rule behind each action that is not possible."""
        if move.card < 0:
            return None
        if self.player != seat_of(s, side(self.player)) and move.verb != "support":
            return refuse("JK-16.3", "jedi_knights.refusal.partner_supports")
        if move.verb == "play":
            return events.forbids_playing(s, self.player, move.card, self.step)
        if move.verb == "tactical" and self.step == "power":
            return forbids_tactical(s, self.player, move.card)
        if move.verb == "support" and self.step == "support":
            return forbids_support(s, self.player, move.card, move.target)
        if move.verb == "use_weapon" and self.step == "weapons":
            return shots.forbids_weapon(s, self.player, move.card, move.target)
        if move.verb in ("tactical", "support", "use_weapon"):
            return refuse("JK-9.4", "jedi_knights.refusal.other_step")
        return None


def _add_support(s: State, player: int, id: int) -> None:
    fight = battle(s)
    assert fight is not None
    turn(s, id, words.ROTATED)
    both = [*fight.supporters]
    both[side(player)] = (*both[side(player)], id)
    s.memory[words.BATTLE] = fight._replace(supporters=(both[0], both[1]))
    tell(s, "supported", id, target=principal(s, side(player)))


def _add_bonus(s: State, player: int, id: int) -> None:
    fight = battle(s)
    assert fight is not None
    n = s.cards[id].face.values["tactical_bonus"]
    s.memory[words.BATTLE] = fight._replace(
        bonus=_plus(fight.bonus, side(player), n), tactical=_plus(fight.tactical, side(player), 1)
    )
    tell(s, "gave_bonus", id, n=n)
    discard(s, id, why="tactical")


def _plus(pair: tuple[int, int], at: int, n: int) -> tuple[int, int]:
    return (pair[0] + n, pair[1]) if at == 0 else (pair[0], pair[1] + n)


def powers(s: State, fight: Battle) -> list[int]:
    """Power of the sides of the battle, with bonuses (JK-9.33)."""
    sides = range(2)
    found = values_of(s, [principal(s, side) for side in sides], "power")
    if s.options["supporters_add_power"]:
        for side in sides:
            found[side] += sum(values_of(s, together(s, fight, side)[1:], "power"))
    return [found[side] + fight.bonus[side] for side in sides]


@dataclass(frozen=True, slots=True)
class ComparePower(Frame):
    """The lower side loses (JK-9.33 to JK-9.35)."""

    player: int

    def run(self, s: State) -> None:
        """Windows for the winner and the loser come before anything is discarded."""
        fight = battle(s)
        if fight is None or fight.over or principals(s, fight) is None:
            return
        totals = powers(s, fight)
        for fought, n in enumerate(totals):
            tell(s, "fought_with", principal(s, fought), n=n)
        if totals[0] == totals[1]:
            tell(s, "battle_tied")
            return
        won = 0 if totals[0] > totals[1] else 1
        winner = seat_of(s, won)
        tell(s, "battle_won", principal(s, won), target=principal(s, 1 - won))
        s.stack.append(Fall(seat_of(s, 1 - won)))
        _winning_texts(s, winner)
        open_window(s, "battle_lost", winner)
        open_window(s, "battle_won", winner)


def _winning_texts(s: State, winner: int) -> None:
    own = principal(s, side(winner))
    waiting = skills_of(s, [own], "wins_battle", winner)
    if words.is_hero(s.cards[own]):
        waiting += skills_of(s, own_sources(s, winner), "own_hero_wins_battle", winner)
    begin(s, winner, waiting)


@dataclass(frozen=True, slots=True)
class Fall(Frame):
    """The losing principal and all its remaining supporters are discarded (JK-9.34)."""

    player: int

    def run(self, s: State) -> None:
        """All but those that a response has spared."""
        fight = battle(s)
        if fight is None or fight.over:
            return
        for id in together(s, fight, side(self.player)):
            if id not in fight.spared:
                discard(s, id, why="destroyed")


@dataclass(frozen=True, slots=True)
class CloseBattle(Frame):
    """Nothing of a battle carries over but where the cards are and how they lie (JK-9.36)."""

    player: int

    def run(self, s: State) -> None:
        """Changes for this battle end."""
        take_destiny(s)
        s.memory[words.BATTLE] = None
        s.memory[words.SHOT] = None
        end(s, ("shot", 0))
        end(s, ("battle", 0))
        tell(s, "battle_ended")
