"""The Set step of a turn: cards are put on the field and units woken, as far as the points go (CW-6.6, CW-7)."""

from dataclasses import dataclass
from functools import lru_cache

from tabletop.core.change import INNER, RESET, count, turn
from tabletop.core.move import Move, by_card, to_zone
from tabletop.core.prompt import Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import Frame, State
from tabletop.effects.lasting import marked
from tabletop.games.confront_wisdom import table, words

_PLACE = tuple(by_card("place", to_zone(zone)) for zone in words.FIELD)
_ACTIVATE = by_card("activate")
_HURT = tuple(by_card("voluntary_damage", to_zone(zone)) for zone in words.DAMAGE_ROW)
END_SET = Move("end_set")


@dataclass(frozen=True, slots=True)
class SetStep(Frame):
    """Put cards on the field and wake units within the points (CW-6.6)."""

    player: int
    spent: int = 0
    acted: bool = False

    def points(self, s: State) -> int:
        """Points of this Set, spent ones included (CW-7.2, CW-7.7)."""
        player = self.player
        points = table.points(s, player) + s.numbers[words.BONUS[player]]
        if s.turn == 1:
            points += s.options["opening_points"]
        return points if points > 0 else 0

    def moves(self, s: State) -> list[Move]:
        """Every act that the points allow, and the end of the step."""
        player, cards, zones = self.player, s.cards, s.zones
        left = self.points(s) - self.spent
        place = _PLACE[player]
        found: list[Move] = []
        available: list[int] = []
        for column in zones[words.BOOK[player]]:
            if column:
                id = column[-1]
                available.append(id)
                if cards[id].face.values["level"] <= left:
                    found.append(place[id])
        for id in zones[words.FIELD[player]]:
            if cards[id].pose == words.INACTIVE and _affordable(s, id, left) and self._forbids_waking(s, id) is None:
                found.append(_ACTIVATE[id])
        if self.forbids_voluntary(s) is None:
            found += map(_HURT[player].__getitem__, available)
        found.append(END_SET)
        return found

    def answer(self, s: State, move: Move) -> None:
        """Do one act and ask again, or leave the step and note whether anything was done (CW-12.4)."""
        verb, id, spent = move.verb, move.card, self.spent
        if verb == "end_set":
            self._leave(s)
            return
        if verb == "voluntary_damage":
            table.take_damage(s, id)
        else:
            spent += table.value(s, id, "level")
            if verb == "place":
                pose = words.BLANK if s.cards[id].face.kind == "unit" else words.ACTIVE
                table.put(s, id, words.FIELD[self.player], pose)
            else:
                turn(s, id, words.ACTIVE, "activated")
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
        return not self.acted and not (s.options["lenient_idle"] and self.moves(s) == [END_SET])

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

    def overheard(self, s: State) -> Prompt:
        """Without the points left: each blank that is set would betray its level (CW-13.2)."""
        return Prompt("confront_wisdom.prompt.set_overheard", (("points", self.points(s)),), rule="CW-6.6")

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
