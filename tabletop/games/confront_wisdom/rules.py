"""Confront Wisdom (対決知): two books of fifteen cards, no draw, no hidden dice."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from tabletop.core.card import Face, TextBlock
from tabletop.core.engine import settle
from tabletop.core.move import Move
from tabletop.core.prompt import Prompt
from tabletop.core.refusal import Refusal
from tabletop.core.ruleset import Deck, OptionDef, Routine, Ruleset
from tabletop.core.state import Frame, State
from tabletop.effects.lasting import forget
from tabletop.games.confront_wisdom import advice, deck, say, table, turn, words
from tabletop.games.confront_wisdom.cards import PrintedCard, face
from tabletop.games.confront_wisdom.facts import facts, phase
from tabletop.games.confront_wisdom.faults import faults
from tabletop.games.confront_wisdom.language import LANGUAGE
from tabletop.games.confront_wisdom.score import score

SWITCH = (False, True)


class ConfrontWisdom(Ruleset):
    """The rules CW-1 to CW-15."""

    key = "confront_wisdom"
    version = 1
    prefix = "CW"
    zones = words.ZONES
    numbers = words.NUMBERS
    phases = words.PHASES
    piles = ("book",)
    stats = words.STATS
    verbs = words.VERBS
    bound = 6_000
    passes = frozenset({"end_open", "end_set", "end_turn"})
    battle_begins = frozenset({"attacked"})
    turn_rule = "CW-14.1"
    hidden_rule = "CW-13.2"
    end_rule = "CW-12.1"
    endings = MappingProxyType({"idle": "CW-12.3", "decision": "CW-12.7", "resigned": "CW-12.2"})
    language = LANGUAGE
    vocabulary = say.VOCABULARY
    options = (
        OptionDef("copy_limit", 15, range(1, 16), "CW-15.1"),
        OptionDef("forced_open", False, SWITCH, "CW-15.2"),
        OptionDef("opening_points", 0, range(4), "CW-15.3"),
        OptionDef("attacker_picks_damage", False, SWITCH, "CW-15.4"),
        OptionDef("damage_to_lose", 5, range(3, 8), "CW-15.5"),
        OptionDef("open_books", False, SWITCH, "CW-15.6"),
        OptionDef("sudden_death", False, SWITCH, "CW-15.7"),
        OptionDef("match", 1, (1, 3, 5), "CW-15.8"),
        OptionDef("no_fifth_voluntary", False, SWITCH, "CW-15.9"),
        OptionDef("rearm", False, SWITCH, "CW-15.10"),
        OptionDef("lenient_idle", False, SWITCH, "CW-15.11"),
    )

    def deal(self, decks: Sequence[Deck], faces: Mapping[str, Face], options: Mapping[str, Any], seed: int) -> State:
        """Both books laid out, the secret choice of initiative open."""
        s = State(self, {**self.default_options(), **options}, seed)
        s.memory[table.MOVED] = False
        deck.lay_out(s, decks, faces)
        settle(s)
        return s

    def read_card(self, data: Mapping[str, Any]) -> Face:
        """One entry of a card file."""
        return face(PrintedCard.model_validate(data))

    def card_text(self, face: Face, language: str) -> tuple[TextBlock, ...]:
        """One block for each skill."""
        return say.card_text(face, language)

    def check_deck(self, deck_: Deck, faces: Mapping[str, Face], options: Mapping[str, Any]) -> list[Refusal]:
        """CW-4 and CW-15.1."""
        return deck.check(deck_, faces, {**self.default_options(), **options})

    def value(self, s: State, id: int, what: str) -> int:
        """Current power, level or soul."""
        return table.value(s, id, what)

    def phase(self, s: State) -> str:
        """The step of the turn."""
        return phase(s)

    def facts(self, s: State, seat: int) -> dict[str, Any]:
        """Points, damage and the counts that end games."""
        return facts(s, seat)

    def leaves(self, s: State, id: int) -> None:
        """Changed values and marks do not follow a card; a turn in which cards move is not quiet."""
        forget(s, id)
        s.memory[table.MOVED] = True

    def away(self, s: State, id: int) -> int:
        """Beside healed markers."""
        return words.GONE

    def positioned(self, s: State) -> None:
        """No card has moved yet in this turn."""
        s.memory[table.MOVED] = False

    def fitting(self, s: State, id: int, faces: Mapping[str, Face]) -> list[Face]:
        """A blank is a unit; anything else may be any card."""
        only_units = words.is_blank(s.cards[id])
        return [face for _, face in sorted(faces.items()) if not only_units or face.kind == "unit"]

    def stack_at(self, s: State, phase: str, seat: int) -> list[Frame]:
        """A turn from one of its steps on."""
        return list(turn.steps_from(phase, seat))

    def faults(self, s: State) -> list[Refusal]:
        """What the rules could not accept."""
        return faults(s)

    # Never the voluntary damage that loses (CW-10.7); asked at every decision, so without a call in between.
    sensible = staticmethod(advice.sensible)

    def warns(self, s: State, move: Move) -> Prompt | None:
        """The voluntary damage that loses, the third idle Set."""
        return advice.warning(s, move)

    def routine(self, s: State) -> Routine | None:
        """Open all."""
        return advice.open_all(s)

    def passive(self, s: State) -> Move:
        """Nothing, but for what keeps the idle loss away."""
        return advice.least(s)

    def score(self, s: State, seat: int) -> float:
        """For the greedy computer player."""
        return score(s, seat)


RULESET = ConfrontWisdom()
