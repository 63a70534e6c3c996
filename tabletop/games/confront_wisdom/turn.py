"""The start of the game and the steps of a turn, in their order."""

from dataclasses import dataclass, replace
from functools import lru_cache

from tabletop.core.card import FACE_DOWN
from tabletop.core.change import INNER, RESET, count, counter, mark, random_below, tell, turn
from tabletop.core.frame import Frame, Prompt
from tabletop.core.move import NONE, Move, each, shared, to_zone
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import State
from tabletop.effects.lasting import end, marked
from tabletop.games.confront_wisdom import table, words
from tabletop.games.confront_wisdom.combat import attack, attack_targets, forbids_attacker, forbids_target
from tabletop.games.confront_wisdom.ending import EndTurn
from tabletop.games.confront_wisdom.skills import forbids_skill, usable_skills, use_skill

_FIELD_OF = tuple(map(to_zone, words.FIELD))
_ROW_OF = tuple(map(to_zone, words.DAMAGE_ROW))
END_OPEN, END_SET, END_TURN = shared("end_open"), shared("end_set"), shared("end_turn")


@dataclass(frozen=True, slots=True)
class ChooseInitiative(Frame):
    """Each player secretly picks a unit of the book (CW-5.1); `first` is what seat 0 picked, until seat 1 has too."""

    player: int
    first: int = NONE

    def moves(self, s: State) -> list[Move]:
        """Any unit of the own book, available or not."""
        field = to_zone(words.FIELD[self.player])
        units = tuple([id for id in table.book(s, self.player) if words.is_unit(s.cards[id])])
        return list(each("initiative", units, field))

    def answer(self, s: State, move: Move) -> None:
        """Keep the first pick secret; with the second both are revealed."""
        if self.player == 0:
            tell(s, "committed", n=0)
            s.stack.append(ChooseInitiative(1, move.card))
            return
        picks = (self.first, move.card)
        for seat, id in enumerate(picks):
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
    """Higher soul, then lower level, then lower power, then the coin (CW-5.2 to CW-5.4)."""
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
            if not words.is_assist(card):
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

    def _blanks(self, s: State) -> list[int]:
        return [id for id in s.zones[words.FIELD[self.player]] if words.is_blank(s.cards[id])]

    def moves(self, s: State) -> list[Move]:
        """Blank by blank (CW-6.5)."""
        blanks = self._blanks(s)
        if not blanks or s.options["forced_open"]:
            return []
        return [*each("open", tuple(blanks)), END_OPEN]

    def answer(self, s: State, move: Move) -> None:
        """Open one and ask again, or leave the step."""
        if move.verb == "open":
            s.stack.append(self)
            turn(s, move.card, words.ACTIVE, "opened")

    def run(self, s: State) -> None:
        """Nothing to ask: open what must be opened."""
        for id in self._blanks(s):
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
class SetStep(Frame):
    """Put cards on the field and wake units within the points (CW-6.6)."""

    player: int
    spent: int = 0
    acted: bool = False

    def points(self, s: State) -> int:
        """Points of this Set, spent ones included (CW-7.2, CW-7.7)."""
        extra = s.options["opening_points"] if s.turn == 1 else 0
        points = table.points(s, self.player) + s.numbers[words.BONUS[self.player]] + extra
        return points if points > 0 else 0

    def _acts(self, s: State) -> list[Move]:
        player, cards = self.player, s.cards
        left = self.points(s) - self.spent
        available = tuple(table.tops(s, player))
        affordable = tuple([id for id in available if cards[id].face.values["level"] <= left])
        acts = [*each("place", affordable, _FIELD_OF[player])]
        for id in s.zones[words.FIELD[player]]:
            if cards[id].pose == words.INACTIVE and _affordable(s, id, left) and self._forbids_waking(s, id) is None:
                acts.append(shared("activate", id))
        if self.forbids_voluntary(s) is None:
            acts += each("voluntary_damage", available, _ROW_OF[player])
        return acts

    def moves(self, s: State) -> list[Move]:
        """Every act that the points allow, and the end of the step."""
        acts = self._acts(s)
        acts.append(END_SET)
        return acts

    def answer(self, s: State, move: Move) -> None:
        """Do one act and ask again, or leave the step and note whether anything was done (CW-12.4)."""
        if move.verb == "end_set":
            self._leave(s)
            return
        spent = self.spent
        if move.verb == "voluntary_damage":
            table.take_damage(s, move.card)
        else:
            spent += table.value(s, move.card, "level")
            if move.verb == "place":
                pose = words.BLANK if s.cards[move.card].face.kind == "unit" else words.ACTIVE
                table.put(s, move.card, words.FIELD[self.player], pose)
            else:
                turn(s, move.card, words.ACTIVE, "activated")
        s.stack.append(_set_step(self.player, spent, True))

    def _leave(self, s: State) -> None:
        bonus, idle = words.BONUS[self.player], words.IDLE[self.player]
        if self.counts_as_idle(s):
            count(s, idle, 1, INNER)
        else:
            count(s, idle, -s.numbers[idle], RESET)
        count(s, bonus, -s.numbers[bonus], RESET)

    def counts_as_idle(self, s: State) -> bool:
        """Whether leaving the step now makes this an idle turn (CW-12.4, CW-15.11)."""
        return not self.acted and not (s.options["lenient_idle"] and not self._acts(s))

    def forbids_placing(self, s: State, id: int) -> Refusal | None:
        """Why a card of the book cannot be put on the field."""
        if id not in table.tops(s, self.player):
            return refuse("CW-4.2", "confront_wisdom.refusal.not_available")
        return _too_dear(s, id, self.points(s) - self.spent)

    def forbids_activating(self, s: State, id: int, left: int) -> Refusal | None:
        """Why a card cannot be made active with the points that are left."""
        return self._forbids_waking(s, id) or _too_dear(s, id, left)

    def _forbids_waking(self, s: State, id: int) -> Refusal | None:
        card = s.cards[id]
        if card.zone != words.FIELD[self.player] or not words.is_unit(card) or card.pose != words.INACTIVE:
            return refuse("CW-6.7", "confront_wisdom.refusal.activate")
        if s.lasting and marked(s, id, words.CANNOT_BE_ACTIVATED):
            return refuse("CW-11.9", "confront_wisdom.refusal.cannot_be_activated", card=card.face)
        return None

    def forbids_voluntary(self, s: State) -> Refusal | None:
        """Only the option says no, and only to the last one (CW-15.9)."""
        if s.options["no_fifth_voluntary"] and table.damage(s, self.player) + 1 >= s.options["damage_to_lose"]:
            return refuse("CW-15.9", "confront_wisdom.refusal.fifth_voluntary")
        return None

    def prompt(self, s: State) -> Prompt:
        """Points left, and the warning of CW-12.4 (f)."""
        warn = s.numbers[words.IDLE[self.player]] == 2 and not self.acted
        key = "confront_wisdom.prompt.set_or_lose" if warn else "confront_wisdom.prompt.set"
        points = self.points(s)
        return Prompt(key, (("left", points - self.spent), ("points", points)), rule="CW-12.3" if warn else "CW-6.6")

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """The rule behind each act that is not possible."""
        if move.card < 0:
            return None
        if move.verb == "place":
            return self.forbids_placing(s, move.card)
        if move.verb == "activate":
            return self.forbids_activating(s, move.card, self.points(s) - self.spent)
        if move.verb == "voluntary_damage":
            return self.forbids_voluntary(s) or refuse("CW-4.2", "confront_wisdom.refusal.not_available")
        return refuse("CW-6.10", "confront_wisdom.refusal.open_over") if move.verb == "open" else None


_set_step = lru_cache(1 << 10)(SetStep)
"""The same few frames come again and again, and making a frozen one takes its time."""


def _affordable(s: State, id: int, left: int) -> bool:
    return table.value(s, id, "level") <= left


def _too_dear(s: State, id: int, left: int) -> Refusal | None:
    if _affordable(s, id, left):
        return None
    level = table.value(s, id, "level")
    return refuse("CW-7.1", "confront_wisdom.refusal.points", level=level, left=left, card=s.cards[id].face)


@dataclass(frozen=True, slots=True)
class Act(Frame):
    """Attacks and skills, as often as there are active cards (CW-6.8)."""

    player: int

    def moves(self, s: State) -> list[Move]:
        """Every attack, every usable skill, and the end of the turn."""
        player = self.player
        found: list[Move] = []
        targets: list[int] | None = None
        for id in s.zones[words.FIELD[player]]:
            if s.cards[id].pose != words.ACTIVE:
                continue
            if forbids_attacker(s, player, id) is None:
                if targets is None:
                    targets = attack_targets(s, player)
                found += [shared("attack", id, target) for target in targets]
            for n in usable_skills(s, player, id):
                found.append(shared("use_skill", id, NONE, n))
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


__all__ = ["FACE_DOWN", "Act", "BeginTurn", "ChooseInitiative", "OpenStep", "SetStep"]
