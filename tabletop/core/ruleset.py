"""What a game must supply."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tabletop.core.card import Face, TextBlock
from tabletop.core.change import end_game
from tabletop.core.move import NONE, Move
from tabletop.core.prompt import Prompt
from tabletop.core.reason import Reason
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import DRAW, Frame, Modifier, State
from tabletop.core.tables import Tables


class OptionDef(NamedTuple):
    """A switch of the game set-up: its default, what else it may be, the rule that tells of it.

    `choices` is a tuple of values, or a range of numbers.
    """

    key: str
    default: Any
    choices: tuple[Any, ...] | range
    rule: str


class Routine(NamedTuple):
    """Answers that are usually given in a row, offered as one: the message key and values of its name, the moves in
    order; `others` are as good, for those who want it otherwise."""

    key: str
    moves: tuple[Move, ...]
    values: tuple[tuple[str, object], ...] = ()
    others: "tuple[Routine, ...]" = ()


@dataclass(frozen=True)
class Deck:
    """A deck of any game: piles of face ids by the ruleset's names, in their order, with the game's own notes.

    `piles` has every pile of `Ruleset.piles`, `setup` what belongs to the deck beside cards (a side, a layout).
    `beside` are cards that no game is played with (a side deck, zones of other programs), by the names of their
    zones; `kept` is what another program wrote into the deck's file that only it understands.
    """

    game: str
    name: str
    piles: Mapping[str, tuple[str, ...]]
    setup: Mapping[str, Any]
    id: str = ""
    author: str = ""
    notes: str = ""
    beside: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    kept: Mapping[str, Any] = field(default_factory=dict)


class Ruleset(Tables):
    """One game. A single object, without state of its own; everything that changes is in the State.

    Class attributes that a game fills: `key`, `version` (raised when a rule changes what a save would replay to),
    `changes` (the ids of the rules that each version changed),
    `prefix` (of its rule ids), `seats`, `zones`, `numbers`, `options`, `unattended` (options that keep a game between
    computer players from going on for ever), `phases`, `piles`, `stats` (what current_values
    lists), `verbs`, `listens` (whether it has triggers), `bound` (most decisions of a random game),
    `hidden_rule` (the rule that says what a seat does not see),
    `turn_rule` and `end_rule` (the rules that say whose decision it is, and that a finished game is finished),
    `endings` (the rule behind a reason for the end, where it is another than `end_rule`),
    `shared_pack` (all seats play from one pack: the deck of every seat is the same one, and it is dealt once), `passes`
    (verbs that, without a card, let things go on), `battle_begins` (kinds of events with which fighting starts),
    `shared_turns` (both sides act in every turn).
    """

    key: str = ""
    version: int = 1
    changes: Mapping[int, Sequence[str]] = {}
    prefix: str = ""
    options: Sequence[OptionDef] = ()
    unattended: Mapping[str, Any] = {}
    phases: Sequence[str] = ()
    piles: Sequence[str] = ()
    stats: Sequence[str] = ()
    verbs: frozenset[str] = frozenset()
    vocabulary: Any = None
    bound: int = 10_000
    turn_rule: str = ""
    hidden_rule: str = ""
    end_rule: str = ""
    endings: Mapping[str, str] = {}
    shared_pack: bool = False
    passes: frozenset[str] = frozenset()
    battle_begins: frozenset[str] = frozenset()
    shared_turns: bool = False

    def default_options(self) -> dict[str, Any]:
        """Every option at its default."""
        return {option.key: option.default for option in self.options}

    def deal(self, decks: Sequence[Deck], faces: Mapping[str, Face], options: Mapping[str, Any], seed: int) -> State:
        """A new game, settled at its first question. The decks are legal; `faces` has every id they name."""
        raise NotImplementedError

    def read_card(self, data: Mapping[str, Any]) -> Face:
        """The Face of one entry of a card file. Raises pydantic.ValidationError."""
        raise NotImplementedError

    def card_text(self, face: Face, language: str) -> tuple[TextBlock, ...]:
        """What the card says, rendered from the data that runs it; language `en` or `ja`."""
        raise NotImplementedError

    def check_deck(self, deck: Deck, faces: Mapping[str, Face], options: Mapping[str, Any]) -> list[Refusal]:
        """Every broken clause, not only the first; empty: legal."""
        raise NotImplementedError

    def check_pair(self, decks: Sequence[Deck], faces: Mapping[str, Face], options: Mapping[str, Any]) -> list[Refusal]:
        """What forbids these decks to meet."""
        return []

    def value(self, s: State, id: int, what: str) -> int:
        """A current number of a card: printed, lasting changes, abilities in play."""
        raise NotImplementedError

    def current_values(self, s: State, id: int) -> dict[str, int]:
        """Every stat that this card has now."""
        printed = s.cards[id].face.values
        return {what: self.value(s, id, what) for what in self.stats if what in printed}

    def reasons(self, s: State, id: int) -> tuple[Reason, ...]:
        """Why current values differ from printed ones."""
        return tuple(
            Reason(m.what, m.mode, m.amount, m.source, m.until)
            for m in s.lasting
            if m.card == id and m.mode != "mark"
        )

    def marks(self, s: State, id: int) -> tuple[str, ...]:
        """Lasting states of a card, in the game's words."""
        return tuple(m.what for m in s.lasting if m.card == id and m.mode == "mark")

    def understands(self, m: Modifier) -> bool:
        """Whether a lasting change, written by somebody, is one that this ruleset can count with."""
        return m.card != NONE and (m.mode == "mark" or (m.mode in ("add", "set") and m.what in self.stats))

    def phase(self, s: State) -> str:
        """One of `phases`, or "" before the first turn."""
        return ""

    def facts(self, s: State, seat: int) -> dict[str, Any]:
        """Plain public data for the screen that is no card, zone or number; only what `seat` may know."""
        return {}

    def sides(self, s: State) -> dict[str, Any]:
        """What facts tell of the sides that seats play, where decks have sides; it holds without rules, too."""
        return {}

    def side(self, seat: int) -> int:
        """The side of a seat, as `State.winner` names it: the seat itself where everybody plays alone."""
        return seat

    def opponent(self, s: State, seat: int) -> int:
        """Who "the opponent" of a card's text is."""
        return 1 - seat

    def resign(self, s: State, seat: int) -> None:
        """`seat` gives up, and its side with it; the other side wins."""
        others = {self.side(other) for other in range(self.seats)} - {self.side(seat)}
        end_game(s, others.pop() if len(others) == 1 else DRAW, "resigned")

    def forbids(self, s: State, seat: int, move: Move) -> Refusal:
        """Why a well-formed move that is not legal is refused, where the asking frame does not say."""
        return refuse(self.turn_rule, "refusal.not_now")

    def packs(self, s: State, seat: int, hidden: Sequence[int]) -> list[list[int]]:
        """Those of the cards hidden from `seat` whose faces it knows all together, though not which is which: the rest
        of its own deck, or of the pack that all share; a list for each back. Of other cards it knows the back alone."""
        known = [id for id in hidden if self.shared_pack or s.cards[id].owner == seat]
        backs = sorted({s.cards[id].face.back for id in known})
        return [[id for id in known if s.cards[id].face.back == back] for back in backs]

    def known_faces(self, s: State) -> Mapping[str, Face]:
        """Faces that may be made by hand, by id: all that the game was begun with, else those on the table."""
        return s.printed or {card.face.id: card.face for card in s.cards}

    def leaves(self, s: State, id: int) -> None:
        """What has to be forgotten about a card that is moved by hand."""

    def away(self, s: State, id: int) -> int:
        """The zone for cards that are out of the game, NONE where there is none."""
        return NONE

    def stack_at(self, s: State, phase: str, seat: int) -> list[Frame]:
        """The frames of a turn of `seat` from that phase on, the first one to ask last."""
        raise NotImplementedError

    def positioned(self, s: State) -> None:
        """Fill in what a position file does not say (memory, derived numbers) before the first question."""

    def fitting(self, s: State, id: int, faces: Mapping[str, Face]) -> list[Face]:
        """Faces that an unknown card of a position may be: sorted by id; by default those that another card of the
        same zone or deck could be, judged by the game."""
        return [face for _, face in sorted(faces.items())]

    def faults(self, s: State) -> list[Refusal]:
        """What the rules could not accept in this position (after play by hand)."""
        return []

    def score(self, s: State, seat: int) -> float:
        """How good the position looks for `seat`, for the greedy computer player; bigger is better."""
        raise NotImplementedError

    def sensible(self, s: State) -> list[Move]:
        """The legal moves that a computer player considers; never empty."""
        return s.legal

    def warns(self, s: State, move: Move) -> Prompt | None:
        """What a person is asked before this move is made, though it is legal; None: nothing."""
        return None

    def routine(self, s: State) -> Routine | None:
        """What is usually answered to the open question, in several moves; None: nothing of the kind."""
        return None

    def passive(self, s: State) -> Move:
        """The answer of a side that does nothing (playing alone)."""
        return s.legal[-1]


def ruleset_of(s: State) -> Ruleset:
    """The ruleset of a state, which itself knows only the table that it plays on."""
    assert isinstance(s.rules, Ruleset)
    return s.rules


__all__ = ["Deck", "OptionDef", "Routine", "Ruleset", "ruleset_of"]
