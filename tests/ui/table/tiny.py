"""A tiny game for the table's own tests: two hands, two fields, decks, discards. Real states, real views."""

from collections.abc import Sequence
from dataclasses import dataclass

from tabletop.core.card import FACE_DOWN, Card, Face
from tabletop.core.change import move as put
from tabletop.core.change import tell
from tabletop.core.engine import apply, settle
from tabletop.core.gestures import POINTED, GestureTable, Meaning
from tabletop.core.judge import why_not
from tabletop.core.layout import (
    FAN,
    NEAR,
    PILE,
    ROW,
    BoardLayout,
    NumberPlace,
    Place,
    numbers_on_both_sides,
    on_both_sides,
)
from tabletop.core.move import NONE, Move, to_zone
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.ruleset import Ruleset
from tabletop.core.state import Frame, State
from tabletop.core.view import View, cut, handles, project
from tabletop.core.zone import NOBODY, NumberDef, per_seat
from tabletop.core.zone import OWNER as OWNER_SEES

ACTIVE_FIRST, PLAY_FIRST = "TG-3", "TG-4"


class TinyRules(Ruleset):
    """Play a unit from the hand to the field, attack a unit of the other field, discard by picking."""

    key = "confront_wisdom"
    zones = (
        *per_seat("hand", OWNER_SEES, ordered=False),
        *per_seat("field", live=True),
        *per_seat("deck", NOBODY),
        *per_seat("discard"),
    )
    numbers = (NumberDef("points", 0), NumberDef("points", 1))
    stats = ("power", "level", "soul")
    verbs = frozenset({"play", "attack", "pick"})
    turn_rule = "TG-1"
    end_rule = "TG-2"

    def value(self, s: State, id: int, what: str) -> int:
        card = s.cards[id]
        return card.face.values[what] + dict(card.counters).get(what, 0)

    def forbids(self, s: State, seat: int, move: Move) -> Refusal:
        if move.verb == "attack":
            return refuse(ACTIVE_FIRST, "refusal.test")
        if move.verb == "play":
            return refuse(PLAY_FIRST, "refusal.test")
        return super().forbids(s, seat, move)


@dataclass(frozen=True, slots=True)
class Ask(Frame):
    """Asks with a fixed list of moves."""

    player: int
    choices: tuple[Move, ...]

    def moves(self, s: State) -> list[Move]:
        return list(self.choices)

    def answer(self, s: State, move: Move) -> None:
        perform(s, move)
        s.stack.append(
            Ask(self.player, tuple(m for m in self.choices if m.card != move.card) or (Move("pass"),))
        )


def perform(s: State, move: Move) -> None:
    """What the tiny game's verbs do."""
    card = s.cards[move.card]
    if move.verb == "play":
        put(s, move.card, s.rules.zone("field", card.owner), FACE_DOWN if move.n else 0)
    elif move.verb == "attack":
        tell(s, "attacked", move.card, target=move.target)
        put(s, move.target, s.rules.zone("discard", s.cards[move.target].owner), why="destroyed")
    elif move.verb == "pick":
        put(s, move.card, s.rules.zone("discard", card.owner))


PLACES = on_both_sides(
    (
        Place("hand", NEAR, 0, 3.1, FAN, (0.8, 0), length=6, hand=True, framed=False),
        Place("field", NEAR, 0, 1.2, ROW, (1.1, 0), length=8, label="table.board"),
        Place("deck", NEAR, 4.4, 3.0, PILE, (0.004, -0.008), count=True),
        Place("discard", NEAR, 5.6, 3.0, PILE, (0.004, -0.008), count=True),
    )
)
GESTURES = GestureTable(
    (
        Meaning("play", ("near hand",), ("near field",), aims="near field", rule=PLAY_FIRST),
        Meaning("attack", ("near field",), ("far field",), aims=POINTED, rule=ACTIVE_FIRST),
        Meaning("attack", ("near field",), ("far discard",), aims="far field", rule=ACTIVE_FIRST),
        Meaning("burn", ("near hand",), ("near discard",), aims="near discard", rule=PLAY_FIRST),
    ),
    harmful=frozenset({"burn"}),
)
LAYOUT = BoardLayout(
    13.0, 8.2, PLACES, gestures=GESTURES, numbers=numbers_on_both_sides((NumberPlace("points", NEAR, -4.6, 3.0),))
)


def face(id: str, power: int = 3) -> Face:
    return Face(
        id, "unit", {"en": f"Unit {id}", "ja": f"ユニット{id}"}, "", {"power": power, "level": 2, "soul": 1}
    )


class TinyGame:
    """A state with `hand`, `field` and `deck` cards a seat; `play` answers and tells what seat 0 saw."""

    def __init__(self, hand: int = 3, field: int = 2, deck: int = 5) -> None:
        self.rules = TinyRules()
        self.state = State(self.rules, {}, 1)
        self.state.told = []
        for seat in (0, 1):
            for zone, count in (("hand", hand), ("field", field), ("deck", deck)):
                for number in range(count):
                    self._add(face(f"{zone}-{seat}-{number}", number + 1), seat, zone)

    def _add(self, printed: Face, seat: int, zone: str) -> None:
        index = self.rules.zone(zone, seat)
        self.state.cards.append(Card(printed, seat, seat, index))
        self.state.zones[index] = (*self.state.zones[index], len(self.state.cards) - 1)

    def ids(self, zone: str, seat: int = 0) -> tuple[int, ...]:
        return self.state.zones[self.rules.zone(zone, seat)]

    def ask(self, *moves: Move, seat: int = 0) -> View:
        self.state.stack = [Ask(seat, moves or self.usual())]
        settle(self.state)
        return self.view()

    def usual(self) -> tuple[Move, ...]:
        """Play any card of the hand, attack the first far unit with any near one."""
        field = to_zone(self.rules.zone("field", 0))
        plays = tuple(Move("play", id, field) for id in self.ids("hand"))
        far = self.ids("field", 1)
        return plays + tuple(Move("attack", id, far[0]) for id in self.ids("field") if far)

    def view(self, seat: int = 0) -> View:
        return project(self.state, seat)

    def play(self, move: Move, seat: int = 0) -> tuple[list, View]:
        hidden = handles(self.state, seat)
        self.state.told = []
        apply(self.state, move)
        hidden = {id: handle for id, handle in hidden.items() if id in handles(self.state, seat)}
        return [cut(event, seat, hidden) for event in self.state.told], self.view(seat)

    def why_not(self, move: Move) -> Refusal | None:
        return why_not(self.state, 0, move)


def words(game: TinyGame, say: Sequence[str] = ()):
    from tabletop.ui.table.model.words import Words

    return Words(
        key=game.rules.key,
        turn_rule=game.rules.turn_rule,
        move_text=lambda move, view: f"{move.verb} {move.target if move.target != NONE else ''}".strip(),
        refusal_text=lambda refusal: f"refused by {refusal.rule}",
        why_not=game.why_not,
    )
