"""The state of a game: a container that changes, of leaves that do not."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from tabletop.core.card import Card, Face
from tabletop.core.event import Event
from tabletop.core.frame import Frame
from tabletop.core.move import NONE, Move

if TYPE_CHECKING:
    from tabletop.core.ruleset import Ruleset

DRAW = 9
"""`winner` of a game that nobody won. -1: the game goes on."""


MOST_FRAMES = 10_000
"""So many frames may run between two questions; a card that goes on longer never ends."""


class Endless(Exception):
    """Frames ran on without a question or an end; the state is somewhere in the middle of it."""


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
    """Everything about a running game. `legal` are the moves of the frame on top, computed by `settle`.

    `told` collects events for the screen and is None where nobody watches (bots, simulation); `heard` collects
    events for triggers. `used` holds (card, word) that were used up this turn; `memory` the game's own plain data
    (values are immutable). `printed` are the faces that may be made by hand, by id; it is never changed. `winner` is
    a side (`Ruleset.side`), DRAW, or NONE while the game goes on.
    """

    __slots__ = (
        "cards", "chance", "heard", "lasting", "legal", "memory", "numbers", "options", "player",
        "printed", "rules", "stack", "told", "turn", "used", "winner", "zones",
    )  # fmt: skip

    def __init__(self, rules: "Ruleset", options: Mapping[str, Any], chance: int) -> None:
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

    def apply(self, move: Move) -> None:
        """Any move (not checked here): one of `legal`, giving up, or one by hand."""
        if move.verb == "resign":
            self.rules.resign(self, move.n)
            self.settle()
        elif move.verb[:5] == "free.":
            self.rules.by_hand(self, move)
            self.settle()
        else:
            self.answer(move)

    def answer(self, move: Move) -> None:
        """Let the top frame answer with one of `legal` (not checked here), then settle."""
        self.stack.pop().answer(self, move)
        self.settle()

    def settle(self) -> None:
        """Run frames until one asks or the game is over. Raises Endless."""
        stack, ran = self.stack, 0
        while self.winner < 0:
            moves = stack[-1].moves(self)
            if moves:
                self.legal = moves
                return
            stack.pop().run(self)
            ran += 1
            if ran == MOST_FRAMES:
                raise Endless
        self.legal = []

    @property
    def asked(self) -> int:
        """The seat that is to decide, NONE when the game is over."""
        return self.stack[-1].player if self.winner < 0 else NONE
