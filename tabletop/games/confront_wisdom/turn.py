"""The start of the game and the steps of a turn, in their order."""

from dataclasses import dataclass, replace
from functools import lru_cache

from tabletop.core.card import FACE_DOWN
from tabletop.core.change import counter, mark, random_below, tell, turn
from tabletop.core.move import NONE, Move, by_card, by_number, by_target, to_zone
from tabletop.core.prompt import Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import Frame, State
from tabletop.effects.lasting import end
from tabletop.games.confront_wisdom import table, words
from tabletop.games.confront_wisdom.combat import (
    attack,
    attack_targets,
    forbids_active_attacker,
    forbids_attacker,
    forbids_target,
)
from tabletop.games.confront_wisdom.ending import EndTurn
from tabletop.games.confront_wisdom.set_step import SetStep
from tabletop.games.confront_wisdom.skills import use_skill
from tabletop.games.confront_wisdom.usable import forbids_skill, usable_skills

_INITIATIVE = tuple(by_card("initiative", to_zone(zone)) for zone in words.FIELD)
_OPEN = by_card("open")
END_OPEN, END_TURN = Move("end_open"), Move("end_turn")


@dataclass(frozen=True, slots=True)
class ChooseInitiative(Frame):
    """Each player secretly picks a unit of the book (CW-5.1); `first` is what seat 0 picked, until seat 1 has too."""

    secret = True
    player: int
    first: int = NONE

    def moves(self, s: State) -> list[Move]:
        """Any unit of the own book, available or not."""
        row, cards = _INITIATIVE[self.player], s.cards
        return [row[id] for ids in s.zones[words.BOOK[self.player]] for id in ids if cards[id].face.kind == "unit"]

    def answer(self, s: State, move: Move) -> None:
        """Keep the first pick secret; with the second both are revealed."""
        if self.player == 0:
            tell(s, "committed", n=0)
            s.stack.append(ChooseInitiative(1, move.card))
            return
        self._reveal(s, (self.first, move.card))

    def run(self, s: State) -> None:
        """A book without a unit (only a table laid by hand has one) has nothing to pick."""
        if self.player == 0:
            s.stack.append(ChooseInitiative(1))
        else:
            self._reveal(s, (self.first, NONE))

    def _reveal(self, s: State, picks: tuple[int, int]) -> None:
        for seat, id in enumerate(picks):
            if id != NONE:
                table.put(s, id, words.FIELD[seat], words.INACTIVE)
        first = _first_player(s, picks)
        tell(s, "took_initiative", picks[first], n=first)
        s.stack.append(BeginTurn(first))

    def masked(self, s: State, seat: int) -> Frame:
        """The other seat's pick is not known: any unit of that book may stand for it."""
        if self.first == NONE or seat == 0:
            return self
        units = [id for id in table.book(s, 0) if words.is_unit(s.cards[id])]
        return replace(self, first=units[0])

    def prompt(self, s: State) -> Prompt:
        """Choose the unit that begins."""
        return Prompt("confront_wisdom.prompt.initiative", rule="CW-5.1")

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """Only a unit of the own book."""
        return refuse("CW-5.1", "confront_wisdom.refusal.initiative")


def _first_player(s: State, picks: tuple[int, int]) -> int:
    """Higher soul, then lower level, then lower power, then the coin (CW-5.2 to CW-5.4); who has no unit is second."""
    if NONE in picks:
        return random_below(s, 2) if picks == (NONE, NONE) else picks.index(NONE) ^ 1
    keys = [
        (-values["soul"], values["level"], values["power"]) for values in (s.cards[id].face.values for id in picks)
    ]
    if keys[0] == keys[1]:
        return random_below(s, 2)
    return 0 if keys[0] < keys[1] else 1


@dataclass(frozen=True, slots=True)
class BeginTurn(Frame):
    """Start and Discard; lays out the rest of the turn (CW-6.1 to CW-6.3)."""

    player: int

    def run(self, s: State) -> None:
        """Values return, marks end, assists go."""
        player = self.player
        s.turn += 1
        s.player = player
        s.memory[table.MOVED] = False
        s.used = frozenset()
        end(s, ("start", player))
        tell(s, "turn_began", n=player)
        self._discard_assists(s)
        s.stack += steps_from("open", player)

    def _discard_assists(self, s: State) -> None:
        for id in s.zones[words.FIELD[self.player]]:
            card = s.cards[id]
            if card.face.kind != "assist" or card.pose & FACE_DOWN:
                continue
            if s.options["rearm"] and card.pose == words.ACTIVE and not counter(card, "rearmed"):
                mark(s, id, "rearmed", 1)  # CW-15.10
            else:
                table.put(s, id, words.DISCARD[self.player], why="discarded")


@lru_cache
def steps_from(phase: str, player: int) -> tuple[Frame, ...]:
    """The steps of a turn from `phase` on, the first one last, over the next turn (CW-6.1)."""
    if phase == "initiative":
        return (ChooseInitiative(0),)
    steps = [OpenStep(player), SetStep(player), Act(player), EndTurn(player)]
    left = steps[("open", "set", "action").index(phase) :]
    return (BeginTurn(1 - player), *reversed(left))


@dataclass(frozen=True, slots=True)
class OpenStep(Frame):
    """Blanks may be turned face up (CW-6.4); with `forced_open` all are (CW-15.2)."""

    player: int

    def moves(self, s: State) -> list[Move]:
        """Blank by blank (CW-6.5)."""
        cards = s.cards
        found = [_OPEN[id] for id in s.zones[words.FIELD[self.player]] if cards[id].pose == words.BLANK]
        if not found or s.options["forced_open"]:
            return []
        found.append(END_OPEN)
        return found

    def answer(self, s: State, move: Move) -> None:
        """Open one and ask again, or leave the step."""
        if move.verb == "open":
            s.stack.append(self)
            turn(s, move.card, words.ACTIVE, "opened")

    def run(self, s: State) -> None:
        """Nothing to ask: open what must be opened."""
        for id in s.zones[words.FIELD[self.player]]:
            if words.is_blank(s.cards[id]):
                turn(s, id, words.ACTIVE, "opened")

    def prompt(self, s: State) -> Prompt:
        """Which blanks to open."""
        return Prompt("confront_wisdom.prompt.open", rule="CW-6.4")

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """Only own blanks can be opened."""
        if move.verb == "open":
            return refuse("CW-6.4", "confront_wisdom.refusal.open")
        return None


@dataclass(frozen=True, slots=True)
class Act(Frame):
    """Attacks and skills, as often as there are active cards (CW-6.8)."""

    player: int

    def moves(self, s: State) -> list[Move]:
        """Every attack, every usable skill, and the end of the turn."""
        player, cards = self.player, s.cards
        found: list[Move] = []
        targets: list[int] | None = None
        for id in s.zones[words.FIELD[player]]:
            if cards[id].pose != words.ACTIVE:
                continue
            if forbids_active_attacker(s, id) is None:
                if targets is None:
                    targets = attack_targets(s, player)
                found += map(by_target("attack", id).__getitem__, targets)
            usable = usable_skills(s, player, id)
            if usable:
                found += map(by_number("use_skill", id).__getitem__, usable)
        found.append(END_TURN)
        return found

    def answer(self, s: State, move: Move) -> None:
        """Carry the act out and ask again, or go on to the end of the turn."""
        if move.verb == "end_turn":
            return
        s.stack.append(self)
        if move.verb == "attack":
            attack(s, move.card, move.target)
        else:
            use_skill(s, self.player, move.card, move.n)

    def prompt(self, s: State) -> Prompt:
        """Attack, use skills, or end the turn."""
        return Prompt("confront_wisdom.prompt.action", rule="CW-6.8")

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """The rule behind each act that is not possible."""
        if move.card < 0:
            return None
        if move.verb == "attack":
            return forbids_attacker(s, self.player, move.card) or forbids_target(s, self.player, move.target)
        if move.verb == "use_skill":
            return forbids_skill(s, self.player, move.card, move.n)
        if move.verb in ("place", "activate", "voluntary_damage"):
            return refuse("CW-6.10", "confront_wisdom.refusal.step_over")
        return refuse("CW-6.10", "confront_wisdom.refusal.open_over") if move.verb == "open" else None
