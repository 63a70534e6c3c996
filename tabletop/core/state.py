"""The state of a game: a container that changes, of leaves that do not; and the pauses that lie on its stack."""

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from tabletop.core.card import Card, Face
from tabletop.core.event import Event
from tabletop.core.move import NONE, Move
from tabletop.core.prompt import Held, Prompt
from tabletop.core.refusal import Refusal
from tabletop.core.tables import Tables

DRAW = 9
"""`winner` of a game that nobody won. -1: the game goes on."""


class Frame:
    """Plain frozen data. Asks while `moves` is not empty; is run, and gone, when it is.

    Before `answer` and `run` the frame has been taken off the stack: a frame that goes on pushes itself, or its
    successor, again. Subclasses are `@dataclass(frozen=True, slots=True)`, have a `player` (the seat that is asked)
    and hold ids, numbers, words and effect data, nothing that can change.
    """

    __slots__ = ()
    player: int
    part: ClassVar[bool] = False
    """Whether this is a choice inside an act that has begun (a target, a payment), not an act of its own."""
    secret: ClassVar[bool] = False
    """Whether the answer stays unknown to the others after it has been given."""

    def moves(self, s: "State") -> list[Move]:
        """Every legal answer, without duplicates; empty: nothing to ask."""
        return []

    def answer(self, s: "State", move: Move) -> None:
        """Carry out one of `moves`."""
        raise TypeError(f"{type(self).__name__} asks nothing")

    def run(self, s: "State") -> None:
        """Go on without asking."""

    def prompt(self, s: "State") -> Prompt:
        """The question in words."""
        return Prompt("prompt.choose")

    def overheard(self, s: "State") -> Prompt:
        """The question as the others hear it: without what its numbers would tell of hidden cards."""
        return self.prompt(s)

    def held(self, s: "State") -> Held:
        """What has been chosen in this act before, told to the seat that chose."""
        return Held()

    def forbids(self, s: "State", move: Move) -> Refusal | None:
        """Why this well-formed move is not among `moves`; None leaves the answer to the ruleset."""
        return None

    def masked(self, s: "State", seat: int) -> "Frame":
        """This frame without what `seat` may not know (a secret choice already made by somebody else)."""
        return self


class Modifier(NamedTuple):
    """A lasting change: of `what` on `card` (NONE: of the game), `mode` add or set or mark, by `amount`.

    `until` is a word of the ruleset with a seat (`("start", 0)`: the next start of seat 0's turn).
    """

    card: int
    what: str
    mode: str
    amount: int
    until: tuple[str, int]
    source: int = NONE


class State:
    """Everything about a running game. `legal` are the moves of the frame on top, computed by `engine.settle`.

    `told` collects events for the screen and is None where nobody watches (bots, simulation); `heard` collects
    events for triggers. `used` holds (card, word) that were used up this turn; `memory` the game's own plain data
    (values are immutable). `printed` are the faces that may be made by hand, by id; it is never changed. `winner` is
    a side (`Ruleset.side`), DRAW, or NONE while the game goes on.
    """

    __slots__ = (
        "cards", "chance", "heard", "lasting", "legal", "memory", "numbers", "options", "player",
        "printed", "rules", "stack", "told", "turn", "used", "winner", "zones",
    )  # fmt: skip

    def __init__(self, rules: Tables, options: Mapping[str, Any], chance: int) -> None:
        self.rules = rules
        self.options = options
        self.chance = chance
        self.cards: list[Card] = []
        self.zones: list[tuple[int, ...]] = [() for _ in rules.zones]
        self.numbers: list[int] = [n.start for n in rules.numbers]
        self.stack: list[Frame] = []
        self.legal: list[Move] = []
        self.heard: list[Event] = []
        self.told: list[Event] | None = None
        self.lasting: tuple[Modifier, ...] = ()
        self.used: frozenset[tuple[int, str]] = frozenset()
        self.memory: dict[str, Any] = {}
        self.turn = 0
        self.player = 0
        self.winner = NONE
        self.printed: Mapping[str, Face] = {}

    def clone(self) -> "State":
        """A copy that can be played on without touching this one; it tells nobody."""
        new = State.__new__(State)
        new.rules = self.rules
        new.options = self.options
        new.chance = self.chance
        new.cards = self.cards[:]
        new.zones = self.zones[:]
        new.numbers = self.numbers[:]
        new.stack = self.stack[:]
        new.legal = self.legal
        new.heard = self.heard[:]
        new.told = None
        new.lasting = self.lasting
        new.used = self.used
        new.memory = self.memory.copy()
        new.turn = self.turn
        new.player = self.player
        new.winner = self.winner
        new.printed = self.printed
        return new

    @property
    def asked(self) -> int:
        """The seat that is to decide, NONE when the game is over."""
        return self.stack[-1].player if self.winner < 0 else NONE
