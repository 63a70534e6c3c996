"""The phases in which players act one after another, one action at a time (JK-5.4, JK-16.3)."""

from dataclasses import dataclass

from tabletop.core.change import count
from tabletop.core.move import Move
from tabletop.core.prompt import Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import Frame, State
from tabletop.effects.lasting import end
from tabletop.games.jedi_knights import battle, deploy, events, ships, words
from tabletop.games.jedi_knights.table import force, in_final_conflict
from tabletop.games.jedi_knights.teams import members, on_the_left, seats, side
from tabletop.games.jedi_knights.triggers import at_moment
from tabletop.games.jedi_knights.windows import play

ACTION_RULE = {
    "deploy": "JK-5.22", "starship_battle": "JK-5.31", "blockade": "JK-5.41", "character_battle": "JK-5.51",
}  # fmt: skip
FIGHTS = {"starship_battle": "starship", "character_battle": "character"}
PHASE_OF = {
    "deploy": "deploy", "replace": "deploy", "transfer": "deploy", "blockade": "blockade", "shuttle": "blockade",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class BeginDeploy(Frame):
    """Credits, then texts that work at the start of the phase (JK-5.21, JK-6.4)."""

    player: int

    def run(self, s: State) -> None:
        """All players receive theirs."""
        for seat in seats(s):
            number = words.CREDITS[seat]
            count(s, number, income(s, seat) - s.numbers[number], why="income")
        at_moment(s, "on_deploy_phase_start")


def income(s: State, seat: int) -> int:
    """Credits of this turn; in the Final Conflict with the bonus of the locations that the side controls (JK-16.6)."""
    n = force(s, seat, "credit_number")
    if in_final_conflict(s):
        won = (id for member in members(s, side(seat)) for id in s.zones[words.CONTROLLED[member]])
        n += sum(s.cards[id].face.values.get("bonus_credits", 0) for id in won)
    return n


@dataclass(frozen=True, slots=True)
class EndPhase(Frame):
    """Credits are lost (JK-5.25), changes for the phase end."""

    player: int

    def run(self, s: State) -> None:
        """Whatever phase it was."""
        end(s, ("phase", 0))
        for seat in seats(s):
            number = words.CREDITS[seat]
            count(s, number, -s.numbers[number], why="lost")


@dataclass(frozen=True, slots=True)
class Phase(Frame):
    """One action or a pass; everybody's pass in a row ends the phase, and a pass binds nobody."""

    player: int
    phase: str
    passes: int = 0

    def moves(self, s: State) -> list[Move]:
        """Every action of this phase, and the pass; who can do nothing passes, unless asked always."""
        found = self._actions(s)
        return [*found, Move("pass")] if found or s.options["ask_every_window"] else []

    def _actions(self, s: State) -> list[Move]:
        player, phase = self.player, self.phase
        if phase == "deploy":
            found = deploy.deployments(s, player, deploy.shared(s, player))
            found += deploy.replacements(s, player)
            found += deploy.transfers(s, player)
            found += events.uses(s, player, phase)
        elif phase == "blockade":
            found = ships.blockades(s, player) + ships.shuttles(s, player)
        else:
            found = battle.attacks(s, player, FIGHTS[phase])
        found += events.plays(s, player, phase)
        return found

    def answer(self, s: State, move: Move) -> None:
        """The next player has the next action."""
        if move.verb == "pass":
            self.run(s)
            return
        s.stack.append(Phase(on_the_left(s, self.player), self.phase))
        self._act(s, move)

    def _act(self, s: State, move: Move) -> None:
        player = self.player
        verb = move.verb
        if verb == "deploy":
            deploy.deploy(s, player, move.card, move.target)
        elif verb == "attack":
            battle.begin_battle(s, player, FIGHTS[self.phase], move.card, move.target)
        elif verb == "play":
            play(s, player, move.card, self.phase)
        elif verb == "blockade":
            ships.blockade(s, move.card, move.target)
        elif verb == "shuttle":
            ships.shuttle(s, player, move.card, move.target)
        elif verb == "transfer":
            deploy.transfer(s, move.card, move.target)
        elif verb == "replace":
            deploy.replace(s, player, move.card, move.target)
        else:
            events.use(s, player, move.card, move.n)

    def run(self, s: State) -> None:
        """A pass."""
        if self.passes + 1 < s.rules.seats:
            s.stack.append(Phase(on_the_left(s, self.player), self.phase, self.passes + 1))

    def prompt(self, s: State) -> Prompt:
        """What this phase is for; in the Deploy Phase how many credits are left."""
        values = (("credits", s.numbers[words.CREDITS[self.player]]),) if self.phase == "deploy" else ()
        return Prompt(f"jedi_knights.prompt.{self.phase}", values, rule=ACTION_RULE[self.phase])

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """The rule behind each action that is not possible."""
        if move.card < 0:
            return None
        if PHASE_OF.get(move.verb, self.phase) != self.phase:
            return refuse(ACTION_RULE[self.phase], "jedi_knights.refusal.other_phase")
        return self._forbids_act(s, move)

    def _forbids_act(self, s: State, move: Move) -> Refusal | None:
        player, id, target = self.player, move.card, move.target
        match move.verb:
            case "deploy":
                return deploy.forbids_deploying(s, player, id, target)
            case "replace":
                return deploy.forbids_replacing(s, player, id, target)
            case "transfer":
                return deploy.forbids_transfer(s, player, id, target)
            case "play":
                return events.forbids_playing(s, player, id, self.phase)
            case "use":
                return events.forbids_using(s, player, id, move.n, self.phase)
            case "blockade":
                return ships.forbids_blockading(s, player, id) or ships.forbids_blockaded(s, player, target)
            case "shuttle":
                return ships.forbids_shuttling(s, player, id, target)
            case "attack":
                return self._forbids_attack(s, id, target)
        return None

    def _forbids_attack(self, s: State, id: int, target: int) -> Refusal | None:
        kind = FIGHTS.get(self.phase)
        if kind is None:
            return refuse(ACTION_RULE[self.phase], "jedi_knights.refusal.other_phase")
        return battle.forbids_attacker(s, self.player, kind, id) or battle.forbids_target(s, self.player, kind, target)
