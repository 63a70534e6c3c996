"""The turn: six phases and the moments between them (WC-9.1)."""

from dataclasses import dataclass

from tabletop.core.card import FACE_DOWN
from tabletop.core.change import end_game, tell, turn
from tabletop.core.move import NONE, Move, to_zone
from tabletop.core.prompt import Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import DRAW, Frame, State
from tabletop.effects.lasting import end
from tabletop.games.wing_commander import nodes, power, table, uses, words
from tabletop.games.wing_commander.battle import BATTLE
from tabletop.games.wing_commander.combat import Combat
from tabletop.games.wing_commander.movement import Movement
from tabletop.games.wing_commander.muster import Muster
from tabletop.games.wing_commander.scramble import Scramble
from tabletop.games.wing_commander.set_up import Deploy, first_player


@dataclass(frozen=True, slots=True)
class BeginTurn(Frame):
    """The next turn, unless the limit is reached (WC-18.5)."""

    player: int

    def run(self, s: State) -> None:
        """Lay out the phases."""
        limit = s.options["max_turns"]
        if limit and s.turn >= limit:
            end_game(s, DRAW, "turn_limit")
            return
        s.turn += 1
        s.player = self.player
        s.used = frozenset()
        tell(s, "turn_began", n=self.player)
        s.stack += stack_at(s, "draw", self.player)


def stack_at(s: State, phase: str, seat: int) -> list[Frame]:
    """The frames of a turn from `phase` on, the first one last, over the next turn."""
    s.memory[BATTLE] = None
    if phase == "deploy":
        return [BeginTurn(first_player(s)), Deploy(0)]
    other = 1 - seat
    steps: dict[str, list[Frame]] = {
        "draw": [DrawPhase(seat), uses.Window(seat, "turn_start"), uses.Window(other, "turn_start")],
        "muster": [Muster(seat), uses.Window(other, "phase_end")],
        "scramble": [Scramble(seat), uses.Window(other, "phase_end")],
        "movement": [Movement(seat), uses.Window(other, "phase_end")],
        "combat": [Combat(seat), uses.Window(other, "phase_end")],
        "discard": [DiscardPhase(seat), uses.Window(seat, "turn_end"), uses.Window(other, "turn_end"), EndTurn(seat)],
    }
    left = list(steps)[list(steps).index(phase) :]
    frames = [frame for name in left for frame in steps[name]]
    return [BeginTurn(other), *reversed(frames)]


@dataclass(frozen=True, slots=True)
class DrawPhase(Frame):
    """Untap, income, cards (WC-9.2)."""

    player: int

    def run(self, s: State) -> None:
        """Automatic."""
        seat = self.player
        for id in s.zones[words.READY[seat]]:
            if s.cards[id].pose & words.TAPPED:
                turn(s, id, s.cards[id].pose & FACE_DOWN)
        carrier = table.carrier_of(s, seat)
        income = s.cards[carrier].face.values.get("reinforcement", 0) if carrier != NONE else 0
        income += sum(node.amount for node in table.statics(s, seat, nodes.TurnIncome))
        power.gain(s, seat, income, "reinforcement")
        table.draw(s, seat, s.options["draw_per_turn"])


@dataclass(frozen=True, slots=True)
class DiscardPhase(Frame):
    """Down to nine cards, or fewer at will (WC-9.7)."""

    player: int

    def _too_many(self, s: State) -> int:
        return len(s.zones[words.HAND[self.player]]) - words.HAND_LIMIT

    def moves(self, s: State) -> list[Move]:
        """Every card of the hand; the end once nine or fewer are left."""
        hand = s.zones[words.HAND[self.player]]
        if not hand:
            return []
        found = [Move("discard", id, to_zone(words.DISCARD[self.player])) for id in hand]
        if self._too_many(s) > 0:
            return [*found, *uses.at_any_time(s, self.player)]
        return [*found, *uses.at_any_time(s, self.player), Move("end_phase")]

    def answer(self, s: State, move: Move) -> None:
        """One card, or the end."""
        if move.verb == "end_phase":
            return
        s.stack.append(self)
        if move.verb == "discard":
            table.to_discard(s, move.card)
        else:
            uses.act(s, self.player, move)

    def prompt(self, s: State) -> Prompt:
        """How many must go; the number of cards is open (WC-2.8)."""
        n = self._too_many(s)
        if n > 0:
            return Prompt("wing_commander.prompt.discard", (("n", n), ("limit", words.HAND_LIMIT)), rule="WC-9.7.1")
        return Prompt("wing_commander.prompt.discard_at_will", rule="WC-9.7.1")

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """The turn cannot end with ten cards."""
        if move.verb == "end_phase":
            return refuse("WC-9.7.1", "wing_commander.refusal.hand_limit", limit=words.HAND_LIMIT)
        if move.verb == "discard":
            return refuse("WC-9.7.1", "wing_commander.refusal.from_hand")
        return uses.forbids(s, self.player, move)


@dataclass(frozen=True, slots=True)
class EndTurn(Frame):
    """The opponent becomes active (WC-9.7.3)."""

    player: int

    def run(self, s: State) -> None:
        """What lasted for the turn is over."""
        end(s, ("turn", NONE))
