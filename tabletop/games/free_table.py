"""A free table: the cards, zones and decks of a game without its rules. Everything is done by hand."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tabletop.core import text_card
from tabletop.core.by_hand import ARROWS
from tabletop.core.card import Face, TextBlock
from tabletop.core.change import tell
from tabletop.core.engine import settle
from tabletop.core.move import Move
from tabletop.core.prompt import Prompt
from tabletop.core.reason import Reason
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.ruleset import Deck, Ruleset
from tabletop.core.state import Frame, Modifier, State

END_TURN = "end_turn"


@dataclass(frozen=True, slots=True)
class FreeTurn(Frame):
    """The turn of one seat: the only thing that is asked is when it is over."""

    player: int

    def moves(self, s: State) -> list[Move]:
        """The turn can always end."""
        return [Move(END_TURN)]

    def answer(self, s: State, move: Move) -> None:
        """On to the next seat."""
        s.turn += 1
        s.player = (self.player + 1) % s.rules.seats
        s.stack.append(FreeTurn(s.player))
        tell(s, "turn_began", n=s.player)

    def prompt(self, s: State) -> Prompt:
        """Do what you like."""
        return Prompt("prompt.free")


class FreeTable(Ruleset):
    """`game` without rules. Shares its key, so that words, layout and pictures are the game's; `free` tells them
    apart in saves."""

    free = True

    def __init__(self, game: Ruleset) -> None:
        self.game = game
        self.key, self.version, self.prefix, self.seats = game.key, game.version, game.prefix, game.seats
        self.zones, self.numbers, self.options = game.zones, game.numbers, game.options
        self.phases, self.piles, self.stats = game.phases, game.piles, game.stats
        self.verbs = frozenset({END_TURN, "resign"})
        self.turn_rule, self.end_rule, self.endings = game.turn_rule, game.end_rule, game.endings
        self.vocabulary = getattr(game, "vocabulary", None)
        super().__init__()

    def deal(self, decks: Sequence[Deck], faces: Mapping[str, Face], options: Mapping[str, Any], seed: int) -> State:
        """The game's own set-up as far as it goes without a question; then nothing but hands."""
        s = self.game.deal(decks, faces, options, seed)
        s.rules = self
        s.stack = [FreeTurn(0)]
        s.turn, s.player, s.winner = 1, 0, -1
        settle(s)
        return s

    def side(self, seat: int) -> int:
        """The game's."""
        return self.game.side(seat)

    def read_card(self, data: Mapping[str, Any]) -> Face:
        """The game's."""
        return self.game.read_card(data)

    def card_text(self, face: Face, language: str) -> tuple[TextBlock, ...]:
        """The game's, or the words of a card made on the spot."""
        return text_card.words_of(face) if face.kind == text_card.KIND else self.game.card_text(face, language)

    def check_deck(self, deck: Deck, faces: Mapping[str, Face], options: Mapping[str, Any]) -> list[Refusal]:
        """Any deck may come to a free table."""
        return []

    def value(self, s: State, id: int, what: str) -> int:
        """What is printed: changes are counters here."""
        return s.cards[id].face.values.get(what, 0)

    def understands(self, m: Modifier) -> bool:
        """What the game itself understands."""
        return self.game.understands(m)

    def reasons(self, s: State, id: int) -> tuple[Reason, ...]:
        """None: nothing changes a value."""
        return ()

    def phase(self, s: State) -> str:
        """What was last said by hand."""
        return str(s.memory.get("phase", ""))

    def facts(self, s: State, seat: int) -> dict[str, Any]:
        """The arrows on the table, and who plays which side."""
        return {ARROWS: s.memory.get(ARROWS, ()), **self.game.sides(s)}

    def stack_at(self, s: State, phase: str, seat: int) -> list[Frame]:
        """Always the same question."""
        s.memory["phase"] = phase
        return [FreeTurn(seat)]

    def away(self, s: State, id: int) -> int:
        """Where the game has a place for it."""
        return self.game.away(s, id)

    def forbids(self, s: State, seat: int, move: Move) -> Refusal:
        """Rules' moves mean nothing here."""
        return refuse(self.turn_rule, "refusal.free_table")

    def score(self, s: State, seat: int) -> float:
        """Nobody wins at a free table."""
        return 0.0
