"""A plain table: no game at all. Text cards made on the spot, dice, coins, counters, arrows, notes."""

from collections.abc import Mapping, Sequence
from typing import Any

from tabletop.core import text_card
from tabletop.core.by_hand import ARROWS
from tabletop.core.card import Face, TextBlock
from tabletop.core.engine import settle
from tabletop.core.move import Move
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.ruleset import Deck, Ruleset
from tabletop.core.state import Frame, State
from tabletop.core.zone import ALL, NOBODY, NONE, OWNER, NumberDef, ZoneDef, per_seat
from tabletop.games.free_table import END_TURN, FreeTurn


class Plain(Ruleset):
    """Nothing is enforced and nothing is known; a deck is whatever is typed."""

    key = "plain"
    free = True
    zones = (
        *per_seat("deck", NOBODY),
        *per_seat("hand", OWNER, ordered=False),
        *per_seat("table", ALL),
        *per_seat("discard", ALL),
        ZoneDef("middle", NONE, ALL),
        ZoneDef("away", NONE, ALL),
    )
    numbers = (NumberDef("score", 0), NumberDef("score", 1))
    verbs = frozenset({END_TURN, "resign"})

    def deal(self, decks: Sequence[Deck], faces: Mapping[str, Face], options: Mapping[str, Any], seed: int) -> State:
        """An empty table."""
        s = State(self, dict(options), seed)
        s.turn, s.stack = 1, [FreeTurn(0)]
        settle(s)
        return s

    def read_card(self, data: Mapping[str, Any]) -> Face:
        """A card is its words: {"text": …}."""
        return text_card.text_face(str(data["text"]))

    def card_text(self, face: Face, language: str) -> tuple[TextBlock, ...]:
        """What was typed."""
        return text_card.words_of(face)

    def check_deck(self, deck: Deck, faces: Mapping[str, Face], options: Mapping[str, Any]) -> list[Refusal]:
        """There are no rules for decks."""
        return []

    def value(self, s: State, id: int, what: str) -> int:
        """Cards of words have no numbers."""
        return 0

    def facts(self, s: State, seat: int) -> dict[str, Any]:
        """The arrows on the table."""
        return {ARROWS: s.memory.get(ARROWS, ())}

    def away(self, s: State, id: int) -> int:
        """Out of sight."""
        return self.zone("away", NONE)

    def stack_at(self, s: State, phase: str, seat: int) -> list[Frame]:
        """There are no phases."""
        return [FreeTurn(seat)]

    def forbids(self, s: State, seat: int, move: Move) -> Refusal:
        """Rules' moves mean nothing here."""
        return refuse(self.turn_rule, "refusal.free_table")

    def score(self, s: State, seat: int) -> float:
        """Nobody wins at a plain table."""
        return 0.0


RULESET = Plain()
