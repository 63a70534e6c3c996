"""Positions of Confront Wisdom in the words of its worked examples."""

from collections.abc import Mapping
from typing import Any

from tabletop.core.event import Event
from tabletop.core.move import NONE
from tabletop.games.confront_wisdom import table, words
from tests.games.scenario import A, B, Scenario

ACTIVE, INACTIVE, BLANK, DAMAGE = words.ACTIVE, words.INACTIVE, words.BLANK, words.DAMAGE


class Duel(Scenario):
    """Cards are named by their ids in the card file; A is to move unless said otherwise."""

    def __init__(self, options: Mapping[str, Any] | None = None, seed: int = 1) -> None:
        super().__init__("confront_wisdom", options, seed)

    def unit(self, name: str, seat: int, pose: int = ACTIVE, power: int | None = None) -> int:
        """A face-up unit (or assist), with another power than the printed one if that is given."""
        id = self.put(name, "field", seat, pose)
        if power is not None:
            worn = power - self.state.cards[id].face.values["power"]
            self.lasting(id, "power", worn, ("start", seat))
        return id

    def blank(self, name: str, seat: int) -> int:
        """A blank that its owner knows."""
        return self.put(name, "field", seat, BLANK, known=1 << seat)

    def damage(self, seat: int, n: int, name: str = "bean_mouse_troop") -> list[int]:
        """So many damage cards."""
        return [self.put(name, "damage", seat, DAMAGE, known=1 << seat) for _ in range(n)]

    def column(self, seat: int, column: int, *names: str) -> list[int]:
        """A column (0 to 4) of the book; names and ids from the top down."""
        return [self.put(name, f"column{column}", seat) for name in reversed(names)][::-1]

    def mark(self, id: int, word: str, user: int) -> None:
        """A mark that a skill of `user` gave."""
        self.lasting(id, word, 1, ("start", user), "mark")

    def attack(self, attacker: int, target: int) -> list[Event]:
        """Attack a unit."""
        return self.play("attack", attacker, target)

    def hit(self, attacker: int) -> list[Event]:
        """Attack the other player."""
        return self.play("attack", attacker, self.aim("field", 1 - self.state.cards[attacker].owner))

    def use(self, card: int, skill: str, *picks: int) -> None:
        """Use a skill, by its id, and answer its choices; NONE stands for `done`."""
        skills = self.state.cards[card].face.skills
        self.play("use_skill", card, n=[s.id for s in skills].index(skill))
        for pick in picks:
            self.play("done") if pick == NONE else self.play("pick", pick)

    def use_refused(self, card: int, skill: str) -> str:
        """The rule that forbids using that skill."""
        skills = self.state.cards[card].face.skills
        return self.refused("use_skill", card, n=[s.id for s in skills].index(skill))

    def lay(self, card: int) -> None:
        """Put a card of the book on the field."""
        self.play("place", card, self.aim("field", self.state.cards[card].owner))

    def lay_refused(self, card: int) -> str:
        """The rule that forbids putting it there."""
        return self.refused("place", card, self.aim("field", self.state.cards[card].owner))

    def take(self, card: int) -> None:
        """Voluntary damage."""
        self.play("voluntary_damage", card, self.aim("damage", self.state.cards[card].owner))

    def end_turn(self) -> None:
        """Answer whatever is left of this turn with nothing; all blanks stay closed."""
        turn = self.state.turn
        while self.state.winner < 0 and self.state.turn == turn:
            self.play(self.state.legal[-1].verb)

    def points(self) -> int:
        """Points left in this Set."""
        left: int = self.rules.facts(self.state, self.state.asked)["left"]
        return left

    def pose(self, id: int) -> int:
        """How a card lies."""
        return self.state.cards[id].pose

    def damage_of(self, seat: int) -> int:
        """How many damage cards."""
        return table.damage(self.state, seat)


__all__ = ["ACTIVE", "BLANK", "DAMAGE", "INACTIVE", "NONE", "A", "B", "Duel"]
