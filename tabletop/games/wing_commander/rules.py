"""Wing Commander: carrier against carrier, Terran against Kilrathi."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from tabletop.core.card import Face, TextBlock
from tabletop.core.engine import settle
from tabletop.core.move import Move
from tabletop.core.prompt import Prompt
from tabletop.core.reason import Reason
from tabletop.core.refusal import Refusal
from tabletop.core.ruleset import Deck, OptionDef, Ruleset
from tabletop.core.state import Frame, State
from tabletop.effects.lasting import forget
from tabletop.games.wing_commander import acts, advice, captives, deck, say, set_up, table, turn, uses, words
from tabletop.games.wing_commander.battle import BATTLE, battle, without
from tabletop.games.wing_commander.cards import PrintedCard, face
from tabletop.games.wing_commander.facts import facts, phase, sides
from tabletop.games.wing_commander.faults import faults
from tabletop.games.wing_commander.language import LANGUAGE
from tabletop.games.wing_commander.score import score
from tabletop.games.wing_commander.vocabulary import VOCABULARY

SWITCH = (False, True)


class WingCommander(Ruleset):
    """The rules WC-1 to WC-18."""

    key = "wing_commander"
    version = 2
    changes = MappingProxyType({2: ("WC-6.2.1", "WC-10.7", "WC-15.4")})
    prefix = "WC"
    zones = words.ZONES
    numbers = words.NUMBERS
    phases = words.PHASES
    piles = deck.PILES
    stats = words.STATS
    verbs = words.VERBS
    bound = 20_000
    passes = frozenset({"pass", "end_phase"})
    battle_begins = frozenset({"battle_began"})
    turn_rule = "WC-9.1"
    hidden_rule = "WC-20.2"
    end_rule = "WC-18.1"
    endings = MappingProxyType({"both": "WC-18.2", "turn_limit": "WC-18.5", "resigned": "WC-18.4"})
    language = LANGUAGE
    vocabulary = VOCABULARY
    options = (
        OptionDef("flights_per_nav", 2, range(1, 5), "WC-3.4"),
        OptionDef("award_medal_cost", False, SWITCH, "WC-5.7"),
        OptionDef("payment_floor", 1, (0, 1), "WC-6.1.1"),
        OptionDef("medal_cost_at", "launch", ("launch", "muster"), "WC-6.2.3"),
        OptionDef("self_pay_launch", False, SWITCH, "WC-6.2.4"),
        OptionDef("launch_substitute", 5, range(11), "WC-6.2.5"),
        OptionDef("draw_per_turn", 2, range(1, 4), "WC-9.2.3"),
        OptionDef("moves_per_turn", 1, range(1, 4), "WC-9.5.1"),
        OptionDef("duplicate_maneuver", False, SWITCH, "WC-10.5"),
        OptionDef("battle_damage_persists", False, SWITCH, "WC-10.6.6"),
        OptionDef("carrier_fires_at_all", True, SWITCH, "WC-11.7"),
        OptionDef("success_return", True, SWITCH, "WC-13.2"),
        OptionDef("spy_report_once", False, SWITCH, "WC-16.6"),
        OptionDef("max_turns", 0, range(0, 1001), "WC-18.5"),
    )

    unattended = MappingProxyType({"max_turns": 200})

    def deal(self, decks: Sequence[Deck], faces: Mapping[str, Face], options: Mapping[str, Any], seed: int) -> State:
        """Everything laid out, the first secret deployment open."""
        s = State(self, {**self.default_options(), **options}, seed)
        set_up.lay_out(s, decks, faces)
        s.stack += turn.stack_at(s, "deploy", 0)
        settle(s)
        return s

    def read_card(self, data: Mapping[str, Any]) -> Face:
        """One entry of a card file."""
        return face(PrintedCard.model_validate(data))

    def card_text(self, face: Face, language: str) -> tuple[TextBlock, ...]:
        """What the card changes, then what it always does, then what can be done with it."""
        return say.card_text(face, language)

    def check_deck(self, deck_: Deck, faces: Mapping[str, Face], options: Mapping[str, Any]) -> list[Refusal]:
        """WC-7."""
        return deck.check(deck_, faces)

    def check_pair(self, decks: Sequence[Deck], faces: Mapping[str, Face], options: Mapping[str, Any]) -> list[Refusal]:
        """One side each (WC-1.1)."""
        return deck.check_pair(decks)

    def value(self, s: State, id: int, what: str) -> int:
        """The modified value."""
        return table.value(s, id, what)

    def current_values(self, s: State, id: int) -> dict[str, int]:
        """Those that the card has, added ones included."""
        return {what: table.value(s, id, what) for what in words.STATS if table.has(s, id, what)}

    def reasons(self, s: State, id: int) -> tuple[Reason, ...]:
        """Lasting changes, then every card that changes a value of the flight."""
        return (*super().reasons(s, id), *table.reasons(s, id))

    def marks(self, s: State, id: int) -> tuple[str, ...]:
        """Prisoner, returned spy, fired torpedo; a traitor is a pilot in other hands."""
        card = s.cards[id]
        marks = super().marks(s, id)
        traitor = card.face.kind == "pilot" and card.holder != card.owner and words.PRISONER not in marks
        return (*marks, "traitor") if traitor else marks

    def phase(self, s: State) -> str:
        """The phase of the turn."""
        return phase(s)

    def facts(self, s: State, seat: int) -> dict[str, Any]:
        """Sides, counts, and the battle that is fought."""
        return facts(s, seat)

    def sides(self, s: State) -> dict[str, Any]:
        """Terran and Kilrathi."""
        return sides(s)

    def leaves(self, s: State, id: int) -> None:
        """Marks do not follow a card, and it is out of the battle."""
        forget(s, id)
        b = battle(s)
        if b is not None:
            s.memory[BATTLE] = without(b, id)

    def away(self, s: State, id: int) -> int:
        """A zone of its own."""
        return words.GONE

    def positioned(self, s: State) -> None:
        """Sides by the carriers, else by any card of a seat; prisoners by where they lie."""
        sides = s.memory[uses.SIDES] = deck.sides(s)
        s.memory[uses.ANSWERS] = uses.answers(self.known_faces(s).values(), sides)
        s.memory[BATTLE] = None
        for seat in range(2):
            for id in s.zones[words.BRIG[seat]]:
                captives.imprison(s, id)

    def fitting(self, s: State, id: int, faces: Mapping[str, Face]) -> list[Face]:
        """A card with the back of the side whose deck it belongs to."""
        side = deck.sides(s)[s.cards[id].owner]
        return [face for _, face in sorted(faces.items()) if face.back == side]

    def stack_at(self, s: State, phase: str, seat: int) -> list[Frame]:
        """A turn from one of its phases on."""
        return turn.stack_at(s, phase, seat)

    def faults(self, s: State) -> list[Refusal]:
        """Limits that play by hand has broken."""
        return faults(s)

    def warns(self, s: State, move: Move) -> Prompt | None:
        """The last power point, and power points instead of medals."""
        return advice.warning(s, move)

    def score(self, s: State, seat: int) -> float:
        """For the greedy computer player."""
        return score(s, seat)


RULESET = WingCommander()

__all__ = ["RULESET", "WingCommander", "acts"]
