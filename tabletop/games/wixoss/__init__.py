"""WIXOSS of the selector era: an LRIG that grows, three SIGNI, life cloth."""

from collections.abc import Mapping, Sequence
from typing import Any

from tabletop.core.card import Face
from tabletop.core.refusal import Refusal
from tabletop.core.ruleset import Deck, OptionDef, Ruleset
from tabletop.core.state import State
from tabletop.core.view import Reason
from tabletop.games.wixoss import acts, deck, set_up, table, words
from tabletop.games.wixoss.cards import PrintedCard, face
from tabletop.games.wixoss.facts import facts, phase
from tabletop.games.wixoss.language import LANGUAGE, value
from tabletop.games.wixoss.layout import LAYOUT
from tabletop.games.wixoss.score import score

SWITCH = (False, True)


class Wixoss(Ruleset):
    """The rules WX-1 to WX-22."""

    key = "wixoss"
    version = 1
    prefix = "WX"
    zones = words.ZONES
    numbers = words.NUMBERS
    phases = words.PHASES
    piles = ("main", "lrig")
    stats = words.STATS
    verbs = words.VERBS
    bound = 60_000
    turn_rule = "WX-7.1"
    end_rule = "WX-22.8"
    language = LANGUAGE
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
        s.settle()
        return s

    def read_card(self, data: Mapping[str, Any]) -> Face:
        """One entry of a card file."""
        return face(PrintedCard.model_validate(data))

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
        return (*lasting, *table.constant_reasons(s, id))

    def marks(self, s: State, id: int) -> tuple[str, ...]:
        """Keywords and states that the card has now."""
        if not table.on_field(s, id):
            return ()
        found = [word for word in words.MARKS if table.keyword(s, id, word)]
        return (*found, "crossed") if table.crossed(s, id) else tuple(found)

    def phase(self, s: State) -> str:
        """The phase of the turn."""
        return phase(s)

    def facts(self, s: State, seat: int) -> dict[str, Any]:
        """Levels and limit, life, ener by colour, what waits."""
        return facts(s, seat)

    def score(self, s: State, seat: int) -> float:
        """For the greedy computer player."""
        return score(s, seat)


RULESET = Wixoss()
