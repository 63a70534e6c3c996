"""The turn: its phases in their order (WX-7)."""

from dataclasses import dataclass, replace

from tabletop.core.any_order import Choices, FixedOrder
from tabletop.core.change import end_game, tell, turn
from tabletop.core.move import NONE, Move, to_zone
from tabletop.core.prompt import Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import DRAW, Frame, State
from tabletop.effects.lasting import end, marked
from tabletop.effects.triggers import Checkpoint
from tabletop.games.wixoss import field, table, words
from tabletop.games.wixoss.attack import LrigAttacks, SigniAttacks
from tabletop.games.wixoss.deploy import deployments, forbids_deploying
from tabletop.games.wixoss.endless import decided
from tabletop.games.wixoss.grow import GrowPhase
from tabletop.games.wixoss.process import ENDING, REFRESHES
from tabletop.games.wixoss.use import forbids_use_move, may_use, perform, usable

HAND_LIMIT = 6


@dataclass(frozen=True, slots=True)
class BeginTurn(Frame):
    """Lays out the phases of a turn (WX-7.2), without an attack phase in the very first one (WX-7.3)."""

    player: int

    def run(self, s: State) -> None:
        """Unless the game has gone on for too long (WX-22.7)."""
        player = self.player
        if s.turn >= s.options["turn_cap"]:
            end_game(s, DRAW, "turn_cap")
            return
        s.turn += 1
        s.player = player
        s.used = frozenset()
        s.memory |= {"decisions": 0, REFRESHES: 0, ENDING: False, field.REFRESHED: (0, 0)}
        end(s, ("start", player))
        tell(s, "turn_began", n=player)
        s.stack += stack_at(s, "up", player)


def stack_at(s: State, phase: str, player: int) -> list[Frame]:
    """The phases of a turn from `phase` on, the first one last."""
    attack: list[tuple[str, list[Frame]]] = [
        ("", [BeginAttack(player), Checkpoint()]),
        ("attack_arts", [ArtsStep(player), ArtsStep(1 - player)]),
        ("attack_signi", [SigniAttacks(player)]),
        ("attack_lrig", [LrigAttacks(player)]),
    ]
    steps: list[tuple[str, list[Frame]]] = [
        ("up", [UpPhase(player)]),
        ("draw", [DrawPhase(player), Checkpoint()]),
        ("ener", [EnerPhase(player)]),
        ("grow", [GrowPhase(player)]),
        ("main", [MainPhase(player)]),
        *(attack if s.turn > 1 or phase.startswith("attack") else []),
        ("end", [BeginEnd(player), Checkpoint(), HandLimit(player), EndTurn(player)]),
    ]
    at = [name for name, _ in steps].index(phase)
    return [frame for _, frames in steps[at:] for frame in frames][::-1]


@dataclass(frozen=True, slots=True)
class UpPhase(Frame):
    """Everything of the turn player that is not frozen becomes up, all at once (WX-7.10, WX-7.11)."""

    player: int

    def run(self, s: State) -> None:
        """Then nothing is frozen any more."""
        for id in table.field(s, self.player):
            if s.cards[id].pose == words.DOWN and not (s.lasting and marked(s, id, words.FROZEN)):
                turn(s, id, words.UP)
        end(s, ("up", self.player))


@dataclass(frozen=True, slots=True)
class DrawPhase(Frame):
    """Two cards, one on the very first turn (WX-7.15)."""

    player: int

    def run(self, s: State) -> None:
        """Draw."""
        one = s.turn == 1 or table.stands_anywhere(s, words.DRAW_ONE)
        field.draw(s, self.player, 1 if one else 2)


@dataclass(frozen=True, slots=True)
class EnerPhase(Frame):
    """One card of the hand or one SIGNI into the ener zone, if wanted (WX-7.20)."""

    player: int

    def moves(self, s: State) -> list[Move]:
        """Any of them (WX-7.23), or none."""
        if s.memory[ENDING]:
            return []
        player = self.player
        able = [*sorted(s.zones[words.HAND[player]]), *table.signi(s, player)]
        target = to_zone(words.ENER[player])
        return [*[Move("charge", id, target) for id in able], Move("end_phase")] if able else []

    def answer(self, s: State, move: Move) -> None:
        """Neither a banish nor a removal (WX-7.21); a Resona goes to the LRIG deck (WX-7.22)."""
        decided(s)
        if move.verb == "charge":
            s.stack.append(Checkpoint())
            field.put(s, move.card, words.ENER[self.player], why="charged")

    def prompt(self, s: State) -> Prompt:
        """Which card."""
        return Prompt("wixoss.prompt.ener", rule="WX-7.20", least=0)

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """Only a card of the own hand or a SIGNI of the own field."""
        return refuse("WX-7.20", "wixoss.refusal.charge") if move.verb == "charge" else None


@dataclass(frozen=True, slots=True)
class MainPhase(Frame):
    """Anything in any order, one at a time (WX-7.30)."""

    player: int

    def moves(self, s: State) -> list[Move]:
        """SIGNI, spells, ARTS, Resonas, actions, removals, the end."""
        if s.memory[ENDING]:
            return []
        player = self.player
        found = deployments(s, player)
        found += usable(s, player, words.MAIN)
        trash = to_zone(words.TRASH[player])
        found += [
            Move("remove", id, trash) for id in table.signi(s, player) if _forbids_removing(s, player, id) is None
        ]
        found.append(Move("end_phase"))
        return found

    def answer(self, s: State, move: Move) -> None:
        """One thing, then again."""
        decided(s)
        if move.verb == "end_phase":
            return
        s.stack.append(self)
        if move.verb == "deploy":
            s.stack.append(Checkpoint())
            field.enter(s, move.card, -2 - move.target)
        elif move.verb == "remove":
            s.stack.append(Checkpoint())
            field.trash(s, move.card, why="removed")
        else:
            perform(s, self.player, move)

    def prompt(self, s: State) -> Prompt:
        """What to do."""
        return Prompt("wixoss.prompt.main", rule="WX-7.30")

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """The rule behind each thing that is not possible."""
        if move.card < 0:
            return None
        if move.verb == "deploy":
            return forbids_deploying(s, self.player, move.card, -2 - move.target)
        if move.verb == "remove":
            return _forbids_removing(s, self.player, move.card)
        if move.verb == "grow":
            return refuse("WX-10.3", "wixoss.refusal.grow_phase_over")
        return forbids_use_move(s, self.player, move, words.MAIN)


def _forbids_removing(s: State, seat: int, id: int) -> Refusal | None:
    if id not in table.signi(s, seat):
        return refuse("WX-9.9", "wixoss.refusal.remove_own")
    if s.cards[id].face.kind == "resona":
        return refuse("WX-18.6", "wixoss.refusal.remove_resona", card=s.cards[id].face)
    for other in table.signi(s, 1 - seat):
        if words.NO_REMOVAL in s.cards[other].face.printed.standing and table.standing(s, other, words.NO_REMOVAL):
            return refuse("WX-1.4", "wixoss.refusal.no_removal", card=s.cards[other].face)
    return None


@dataclass(frozen=True, slots=True)
class BeginAttack(Frame):
    """The attack phase begins: abilities trigger before the ARTS use step (WX-7.42)."""

    player: int

    def run(self, s: State) -> None:
        """Those of both players."""
        if not s.memory[ENDING]:
            field.trigger_all(s, self.player, "attack_phase_start")
            field.trigger_all(s, 1 - self.player, "opponent_attack_phase_start")


@dataclass(frozen=True, slots=True)
class ArtsStep(Frame):
    """One player uses whatever has attack timing, as much as they like (WX-7.43)."""

    player: int

    def moves(self, s: State) -> list[Move]:
        """Asked whatever the hidden LRIG deck holds."""
        if s.memory[ENDING] or not may_use(s, self.player, words.ATTACK):
            return []
        return [*usable(s, self.player, words.ATTACK), Move("end_phase")]

    def answer(self, s: State, move: Move) -> None:
        """One thing, then again."""
        decided(s)
        if move.verb != "end_phase":
            s.stack.append(self)
            perform(s, self.player, move)

    def prompt(self, s: State) -> Prompt:
        """What to use."""
        return Prompt("wixoss.prompt.arts", rule="WX-7.43", least=0)

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """The rule behind each use that is not possible."""
        return forbids_use_move(s, self.player, move, words.ATTACK)


@dataclass(frozen=True, slots=True)
class BeginEnd(Frame):
    """Abilities that trigger when the turn ends (WX-7.50)."""

    player: int

    def run(self, s: State) -> None:
        """The turn player's and the other's."""
        for seat in (self.player, 1 - self.player):
            field.trigger_all(s, seat, "turn_ends")


@dataclass(frozen=True, slots=True)
class HandLimit(FixedOrder):
    """The turn player discards down to six, all at once (WX-7.50, WX-7.51)."""

    player: int
    taken: tuple[int, ...] = ()

    def _left(self, s: State) -> list[int]:
        last = self.taken[-1] if self.taken else NONE
        return sorted(id for id in s.zones[words.HAND[self.player]] if id > last)

    def _missing(self, s: State) -> int:
        return len(s.zones[words.HAND[self.player]]) - HAND_LIMIT - len(self.taken)

    def moves(self, s: State) -> list[Move]:
        """Cards of one's own choice, ids ascending."""
        missing = self._missing(s)
        if missing <= 0:
            return []
        left = self._left(s)
        return [Move("pick", id) for id in left[: len(left) - missing + 1]]

    def choices(self, s: State) -> Choices:
        """As many of the hand as are too many."""
        missing = self._missing(s)
        return Choices(tuple(self._left(s)), missing, missing)

    def answer(self, s: State, move: Move) -> None:
        """One more."""
        s.stack.append(replace(self, taken=(*self.taken, move.card)))

    def run(self, s: State) -> None:
        """They go together."""
        for id in self.taken:
            field.trash(s, id, why="discarded")

    def prompt(self, s: State) -> Prompt:
        """How many are too many."""
        n = self._missing(s)
        return Prompt("wixoss.prompt.hand_limit", (("n", n),), NONE, "WX-7.50", n, n)

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """Only cards of the hand."""
        return refuse("WX-7.50", "wixoss.refusal.hand_limit")


@dataclass(frozen=True, slots=True)
class EndTurn(Frame):
    """What lasts until the turn ends is over; then the other player's turn, or an additional one (WX-7.52)."""

    player: int

    def run(self, s: State) -> None:
        """Next."""
        end(s, field.TURN_END)
        end(s, (words.NEXT, self.player))
        waits = ("later", self.player)
        s.lasting = tuple(m._replace(until=(words.NEXT, self.player)) if m.until == waits else m for m in s.lasting)
        extra = s.memory["extra_turns"]
        if extra:
            s.memory["extra_turns"] = extra[1:]
        s.stack += [BeginTurn(extra[0] if extra else 1 - self.player), Checkpoint()]
