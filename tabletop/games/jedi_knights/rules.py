"""Jedi Knights: four planets, a shared turn, and a hand that is also a bag of destiny numbers."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from tabletop.core.card import Face, TextBlock
from tabletop.core.engine import settle
from tabletop.core.move import Move
from tabletop.core.reason import Reason
from tabletop.core.refusal import Refusal
from tabletop.core.ruleset import Deck, OptionDef, Ruleset
from tabletop.core.state import Frame, State
from tabletop.effects.lasting import forget
from tabletop.games.jedi_knights import deck, say, teams, turn, values, words
from tabletop.games.jedi_knights.cards import PrintedCard, face
from tabletop.games.jedi_knights.facts import facts, phase
from tabletop.games.jedi_knights.faults import faults
from tabletop.games.jedi_knights.language import LANGUAGE
from tabletop.games.jedi_knights.score import score
from tabletop.games.jedi_knights.set_up import first_frames
from tabletop.games.jedi_knights.sides import seat_of
from tabletop.games.jedi_knights.table import battle

SWITCH = (False, True)
SIDES = ("attacker", "defender")


class JediKnights(Ruleset):
    """The rules JK-1 to JK-15, for two players; written for any number of seats, see `teams`."""

    key = "jedi_knights"
    version = 1
    prefix = "JK"
    zones = words.ZONES
    numbers = words.NUMBERS
    phases = words.PHASES
    piles = ("theme", "draw_deck", "force_deck", "locations")
    stats = words.STATS
    verbs = words.VERBS
    bound = 6_000
    passes = frozenset({"pass"})
    battle_begins = frozenset({"attacked", "blockaded"})
    shared_turns = True
    turn_rule = "JK-5.4"
    hidden_rule = "JK-1.6"
    end_rule = "JK-12.1"
    endings = MappingProxyType({"final_conflict": "JK-12.4", "last_side": "JK-12.5", "resigned": "JK-12.6"})
    language = LANGUAGE
    vocabulary = say.VOCABULARY
    options = (
        OptionDef("ask_every_window", False, SWITCH, "JK-14.3"),
        OptionDef("min_draw_deck", 40, (40, 60), "JK-3.2"),
        OptionDef("max_copies", 5, range(1, 6), "JK-3.7"),
        OptionDef("starting_events_total", 1, (1, "unlimited"), "JK-3.10"),
        OptionDef("allow_mirror_themes", False, SWITCH, "JK-3.15"),
        OptionDef("turns_per_planet", 2, (1, 2, 3), "JK-5.1"),
        OptionDef("theme_surcharge", 1, range(3), "JK-6.3"),
        OptionDef("theme_pile_play", "always", ("always", "final_conflict", "licensed"), "JK-1.11"),
        OptionDef("force_deck_look", "any_time", ("any_time", "force_phase"), "JK-1.5"),
        OptionDef("deploy_events_stay", False, SWITCH, "JK-14.2"),
        OptionDef("allow_replacement", False, SWITCH, "JK-8.9"),
        OptionDef("replacement_cost", "full", ("full", "difference"), "JK-8.9"),
        OptionDef("hit_comparison", "greater", ("greater", "greater_or_equal"), "JK-8.5"),
        OptionDef("weapons_step_first", "attacker", SIDES, "JK-9.5"),
        OptionDef("power_step_first", "defender", SIDES, "JK-9.5"),
        OptionDef("supporters_add_power", False, SWITCH, "JK-9.33"),
        OptionDef("blockade_rotates_starship", True, SWITCH, "JK-10.1"),
        OptionDef("shuttle_rotates_starship", False, SWITCH, "JK-10.5"),
        OptionDef("final_conflict_end", "control_check", ("control_check", "last_side_standing"), "JK-12.4"),
        OptionDef("fc_turn_limit", 6, range(2, 13), "JK-12.5"),
    )

    def deal(self, decks: Sequence[Deck], faces: Mapping[str, Face], options: Mapping[str, Any], seed: int) -> State:
        """Themes and force decks laid out, starting cards to be set aside."""
        s = State(self, {**self.default_options(), **options}, seed)
        s.memory[words.BATTLE] = None
        s.memory[words.SHOT] = None
        deck.lay_out(s, decks, faces)
        settle(s)
        return s

    def read_card(self, data: Mapping[str, Any]) -> Face:
        """One entry of a card file."""
        return face(PrintedCard.model_validate(data))

    def card_text(self, face: Face, language: str) -> tuple[TextBlock, ...]:
        """One block for each ability, then what its marks mean."""
        return say.card_text(face, language)

    def check_deck(self, deck_: Deck, faces: Mapping[str, Face], options: Mapping[str, Any]) -> list[Refusal]:
        """JK-3."""
        return deck.check(deck_, faces, {**self.default_options(), **options})

    def check_pair(self, decks: Sequence[Deck], faces: Mapping[str, Face], options: Mapping[str, Any]) -> list[Refusal]:
        """JK-3.15."""
        return deck.check_pair(decks, {**self.default_options(), **options})

    def value(self, s: State, id: int, what: str) -> int:
        """Current power, defense, leadership or to-hit bonus."""
        return values.value(s, id, what)

    def reasons(self, s: State, id: int) -> tuple[Reason, ...]:
        """Continuous texts and lasting changes."""
        return values.reasons(s, id)

    def phase(self, s: State) -> str:
        """The phase of the turn."""
        return phase(s)

    def facts(self, s: State, seat: int) -> dict[str, Any]:
        """Planets, credits, totals of the site and of a battle."""
        return facts(s)

    def leaves(self, s: State, id: int) -> None:
        """Changed values do not follow a card."""
        forget(s, id)

    def away(self, s: State, id: int) -> int:
        """The owner's discard pile."""
        return words.DISCARD[s.cards[id].owner]

    def stack_at(self, s: State, phase: str, seat: int) -> list[Frame]:
        """A turn from a phase on; `seat` is Player 1."""
        s.memory[words.BATTLE] = s.memory[words.SHOT] = None
        if phase == "set_up":
            return first_frames(s)
        if phase == "force":
            return [turn.BeginTurn(seat)]
        return [turn.BeginTurn(seat), *turn.frames_from(phase, seat)]

    def positioned(self, s: State) -> None:
        """No battle is going on."""
        s.memory[words.BATTLE] = s.memory[words.SHOT] = None

    def fitting(self, s: State, id: int, faces: Mapping[str, Face]) -> list[Face]:
        """Faces with the back that belongs to the zone."""
        backs = {"force_deck": "force", "used_force": "force", "force_in_use": "force", "theme": "theme"}
        places = dict.fromkeys(("locations", "site_stack", "system_stack", "site", "system"), "location")
        back = (backs | places).get(s.rules.zones[s.cards[id].zone].key, "deck")
        return [face for _, face in sorted(faces.items()) if face.back == back]

    def faults(self, s: State) -> list[Refusal]:
        """Cards where they may not lie, and unique ones twice."""
        return faults(s)

    def passive(self, s: State) -> Move:
        """A pass where there is one, else the last answer."""
        return next((move for move in s.legal if move.verb in ("pass", "done", "decline")), s.legal[-1])

    def score(self, s: State, seat: int) -> float:
        """For the greedy computer player."""
        return score(s, seat)

    def side(self, seat: int) -> int:
        """JK-16.1."""
        return teams.side(seat)

    def opponent(self, s: State, seat: int) -> int:
        """In a battle the player of the opposing principal, else the first opponent on the left (JK-14.4)."""
        if battle(s) is None:
            return teams.on_the_left(s, seat)
        return seat_of(s, 1 - teams.side(seat))


class TeamGame(JediKnights):
    """Two teams of two, partners across (JK-16)."""

    seats = 4
    zones = words.TEAM_ZONES
    numbers = words.TEAM_NUMBERS
    bound = 12_000

    def check_deck(self, deck_: Deck, faces: Mapping[str, Face], options: Mapping[str, Any]) -> list[Refusal]:
        """JK-3, but a deck may come without locations: only captains bring them (JK-16.2)."""
        broken = super().check_deck(deck_, faces, options)
        return broken if deck_.piles.get("locations") else [refusal for refusal in broken if refusal.rule != "JK-3.14"]

    def check_pair(self, decks: Sequence[Deck], faces: Mapping[str, Face], options: Mapping[str, Any]) -> list[Refusal]:
        """JK-16.1, JK-16.2."""
        return deck.check_teams(decks, faces, {**self.default_options(), **options})


RULESET = JediKnights()
TEAM_RULESET = TeamGame()

