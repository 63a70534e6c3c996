"""WIXOSS of the selector era: an LRIG that grows, three SIGNI, life cloth."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from tabletop.core.card import FACE_DOWN, Face, TextBlock
from tabletop.core.engine import settle
from tabletop.core.move import NONE, Move
from tabletop.core.prompt import Prompt
from tabletop.core.reason import Reason
from tabletop.core.refusal import Refusal
from tabletop.core.ruleset import Deck, OptionDef, Routine, Ruleset
from tabletop.core.state import Frame, Modifier, State
from tabletop.games.wixoss import acts, advice, deck, field, proposal, say, set_up, table, turn, words
from tabletop.games.wixoss.cards import PrintedCard, face, is_granted
from tabletop.games.wixoss.facts import facts, phase
from tabletop.games.wixoss.faults import faults
from tabletop.games.wixoss.language import LANGUAGE, value
from tabletop.games.wixoss.layout import LAYOUT
from tabletop.games.wixoss.payment import Payment
from tabletop.games.wixoss.purse import Purse
from tabletop.games.wixoss.score import score

SWITCH = (False, True)


class Wixoss(Ruleset):
    """The rules WX-1 to WX-22."""

    key = "wixoss"
    version = 2
    changes = MappingProxyType({2: ("WX-7.43", "WX-13.8")})
    prefix = "WX"
    zones = words.ZONES
    numbers = words.NUMBERS
    phases = words.PHASES
    piles = ("main", "lrig")
    stats = words.STATS
    verbs = words.VERBS
    bound = 20_000
    passes = frozenset({"end_phase", "no_guard"})
    battle_begins = frozenset({"attacked"})
    turn_rule = "WX-7.1"
    hidden_rule = "WX-4.1"
    end_rule = "WX-22.8"
    endings = MappingProxyType({
        "damage": "WX-22.1", "card": "WX-22.2", "both": "WX-22.4", "resigned": "WX-22.5", "turn_cap": "WX-22.7",
        "endless": "WX-22.9",
    })  # fmt: skip
    language = LANGUAGE
    vocabulary = say.VOCABULARY
    layout = LAYOUT
    nodes = acts
    options = (
        OptionDef("grow_same_or_lower", False, SWITCH, "WX-10.5"),
        OptionDef("life_burst_optional", True, SWITCH, "WX-15.7"),
        OptionDef("second_refresh_ends_turn", False, SWITCH, "WX-16.18"),
        OptionDef("mayus_room", False, SWITCH, "WX-5.10"),
        OptionDef("first_player", "random", ("random", "chosen"), "WX-6.2"),
        OptionDef("turn_cap", 200, range(10, 1001), "WX-22.7"),
        OptionDef("decision_cap", 2_000, range(100, 10_001), "WX-22.9"),
    )

    def deal(self, decks: Sequence[Deck], faces: Mapping[str, Face], options: Mapping[str, Any], seed: int) -> State:
        """Decks laid out, the choice of the first LRIG open."""
        s = State(self, {**self.default_options(), **options}, seed)
        set_up.lay_out(s, decks, faces)
        settle(s)
        return s

    def read_card(self, data: Mapping[str, Any]) -> Face:
        """One entry of a card file."""
        return face(PrintedCard.model_validate(data))

    def card_text(self, face: Face, language: str) -> tuple[TextBlock, ...]:
        """One block for each ability, and for what is printed beside them."""
        return say.card_text(face, language)

    def check_deck(self, deck_: Deck, faces: Mapping[str, Face], options: Mapping[str, Any]) -> list[Refusal]:
        """WX-5."""
        return deck.check(deck_, faces, {**self.default_options(), **options})

    def value(self, s: State, id: int, what: str) -> int:
        """Current power, level or limit, or what else a filter asks for."""
        return value(s, id, what)

    def current_values(self, s: State, id: int) -> dict[str, int]:
        """Of cards on the field; printed ones under the LRIG."""
        if not table.on_field(s, id):
            return dict(s.cards[id].face.values)
        return super().current_values(s, id)

    def reasons(self, s: State, id: int) -> tuple[Reason, ...]:
        """Lasting changes, and constant abilities in play."""
        lasting = tuple(
            Reason(m.what, m.mode, m.amount, m.source, m.until)
            for m in s.lasting
            if m.card == id and m.mode in ("add", "set")
        )
        return (*lasting, *table.constant_reasons(s, id)) if table.on_field(s, id) else ()

    def marks(self, s: State, id: int) -> tuple[str, ...]:
        """Keywords and states that the card has now."""
        if not table.on_field(s, id) or s.cards[id].pose & FACE_DOWN:
            return ()
        found = [word for word in words.MARKS if table.keyword(s, id, word)]
        return (*found, "crossed") if table.crossed(s, id) else tuple(found)

    def phase(self, s: State) -> str:
        """The phase of the turn."""
        return phase(s)

    def facts(self, s: State, seat: int) -> dict[str, Any]:
        """Levels and limit, life, ener by colour, what waits."""
        return facts(s, seat)

    def stack_at(self, s: State, phase: str, seat: int) -> list[Frame]:
        """A turn from one of its phases on, or the set-up."""
        if phase == "set_up":
            return set_up.stack_at(seat)
        return turn.stack_at(s, phase, seat)

    def leaves(self, s: State, id: int) -> None:
        """A card that is moved by hand is a new object (WX-4.6)."""
        field.forget_object(s, id)

    def away(self, s: State, id: int) -> int:
        """Excluded cards have no part in the game any more (WX-19.20)."""
        return words.EXCLUDED[s.cards[id].owner]

    def understands(self, m: Modifier) -> bool:
        """Rules laid on a player are of the game, abilities given and changes are of a card."""
        if m.mode == "order":
            word, _, seat = m.what.rpartition(":")
            return m.card == NONE and word in words.ORDERS and seat in ("0", "1")
        return super().understands(m) or (m.mode == "grant" and m.card != NONE and is_granted(m.what))

    def positioned(self, s: State) -> None:
        """Nothing waits, nothing attacks, nothing is being used."""
        s.memory |= set_up.quiet()
        field.paint(s)

    def fitting(self, s: State, id: int, faces: Mapping[str, Face]) -> list[Face]:
        """Main-deck cards where they lie, LRIG-deck cards where those lie."""
        zone = s.cards[id].zone
        back = "lrig" if zone in words.LRIG_DECK + words.LRIG + words.LRIG_TRASH else "main"
        return [face for _, face in sorted(faces.items()) if face.back == back]

    def faults(self, s: State) -> list[Refusal]:
        """What the rules could not accept."""
        return faults(s)

    def warns(self, s: State, move: Move) -> Prompt | None:
        """A growth for nothing that would be missed."""
        return advice.warning(s, move)

    def routine(self, s: State) -> Routine | None:
        """A whole payment."""
        top = s.stack[-1]
        if isinstance(top, Purse):
            return top.routine(s)
        return proposal.routine(s, top) if isinstance(top, Payment) else None

    def score(self, s: State, seat: int) -> float:
        """For the greedy computer player."""
        return score(s, seat)


RULESET = Wixoss()
