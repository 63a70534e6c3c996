"""The turn: the Force Phase, and the order of everything (JK-5.1, JK-5.2)."""

from dataclasses import dataclass, replace

from tabletop.core.card import FACE_DOWN
from tabletop.core.change import move, tell, turn
from tabletop.core.move import NONE, Move, to_zone
from tabletop.core.prompt import Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import Frame, State
from tabletop.games.jedi_knights import words
from tabletop.games.jedi_knights.control import Control
from tabletop.games.jedi_knights.phases import BeginDeploy, EndPhase, Phase
from tabletop.games.jedi_knights.table import by_number, draw, force, hide
from tabletop.games.jedi_knights.teams import clockwise, seats
from tabletop.games.jedi_knights.triggers import at_moment

ALTERNATING = ("deploy", "starship_battle", "blockade", "character_battle")


@dataclass(frozen=True, slots=True)
class BeginTurn(Frame):
    """Ready all cards, then the secret choice of force cards (JK-5.11, JK-5.12)."""

    player: int

    def run(self, s: State) -> None:
        """A turn belongs to all."""
        s.turn += 1
        s.used = frozenset()
        s.numbers[words.PLANET_TURN] += 1
        tell(s, "turn_began", n=s.numbers[words.PLANET_TURN])
        for zone in words.FIELDS[s.rules.seats]:
            for id in s.zones[zone]:
                turn(s, id, words.READY)
        for seat in seats(s):
            _refill(s, seat)
            _open_force_deck(s, seat)
        s.stack += [BeginTurn(self.player), PickForce(0)]


def _refill(s: State, seat: int) -> None:
    if s.zones[words.FORCE_DECK[seat]]:
        return
    for id in s.zones[words.USED_FORCE[seat]]:  # JK-5.13
        move(s, id, words.FORCE_DECK[seat], why="returned")


def _open_force_deck(s: State, seat: int) -> None:
    """With `force_deck_look` in the Force Phase only, the deck lies face down outside it (JK-1.5)."""
    for id in s.zones[words.FORCE_DECK[seat]]:
        turn(s, id, 0)


def close_force_decks(s: State) -> None:
    """The Force Phase is over."""
    if s.options["force_deck_look"] != "force_phase":
        return
    for seat in seats(s):
        for id in s.zones[words.FORCE_DECK[seat]]:
            turn(s, id, FACE_DOWN)
            hide(s, id)


def after_force(s: State) -> None:
    """The rest of the turn once Player 1 is settled."""
    s.stack += frames_from("deploy", s.player)
    s.stack += [DrawForce(seat) for seat in reversed(clockwise(s, s.player))]


def frames_from(phase: str, player: int) -> list[Frame]:
    """The frames of a turn from an alternating phase, or Control, on; the first one last."""
    frames: list[Frame] = []
    for name in ALTERNATING[ALTERNATING.index(phase) :] if phase in ALTERNATING else ():
        if name == "deploy":
            frames.append(BeginDeploy(player))
        frames += [Phase(player, name), EndPhase(player)]
    return [*reversed([*frames, Control(player)])]


@dataclass(frozen=True, slots=True)
class PickForce(Frame):
    """Each player secretly picks a force card; `picks` are those of the seats before this one (JK-5.12)."""

    secret = True
    player: int
    picks: tuple[int, ...] = ()

    def moves(self, s: State) -> list[Move]:
        """Any card of the own force deck."""
        place = to_zone(words.FORCE_IN_USE[self.player])
        return [Move("pick_force", id, place) for id in sorted(s.zones[words.FORCE_DECK[self.player]])]

    def answer(self, s: State, move: Move) -> None:
        """Keep the pick secret; with the last one all are revealed."""
        if self.player + 1 < s.rules.seats:
            tell(s, "committed", n=self.player)
        self._next(s, move.card)

    def run(self, s: State) -> None:
        """No force card is left (after play by hand): go on without."""
        self._next(s, NONE)

    def _next(self, s: State, id: int) -> None:
        picks = (*self.picks, id)
        if len(picks) < s.rules.seats:
            s.stack.append(PickForce(len(picks), picks))
        else:
            reveal(s, picks)

    def masked(self, s: State, seat: int) -> Frame:
        """Other seats' picks are not known: any card of that force deck may stand for one."""
        return replace(self, picks=tuple(self._guess(s, seat, of) for of in range(len(self.picks))))

    def _guess(self, s: State, seat: int, of: int) -> int:
        left = s.zones[words.FORCE_DECK[of]]
        return self.picks[of] if of == seat or not left else min(left)

    def prompt(self, s: State) -> Prompt:
        """Choose the force of this turn."""
        return Prompt("jedi_knights.prompt.pick_force", rule="JK-5.12")

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """Only an unused card of the own force deck."""
        return refuse("JK-5.12", "jedi_knights.refusal.pick_force") if move.verb == "pick_force" else None


def reveal(s: State, picks: tuple[int, ...]) -> None:
    """All are revealed together, then texts, Player 1 and the draws (JK-5.12 to JK-5.16)."""
    for seat, id in enumerate(picks):
        if id == NONE:
            continue
        for old in s.zones[words.FORCE_IN_USE[seat]]:
            move(s, old, words.USED_FORCE[seat], why="used")
            hide(s, old)
        move(s, id, words.FORCE_IN_USE[seat], why="revealed")
    s.player = by_number(s, "force_number")
    tell(s, "player_one", next(iter(s.zones[words.FORCE_IN_USE[s.player]]), NONE), n=s.player)
    after_force(s)
    close_force_decks(s)
    at_moment(s, "on_reveal")


@dataclass(frozen=True, slots=True)
class DrawForce(Frame):
    """Draw as many cards as the draw number says (JK-5.16)."""

    player: int

    def run(self, s: State) -> None:
        """Texts that wait for the draw come after all have drawn."""
        draw(s, self.player, force(s, self.player, "draw_number"))
        if not isinstance(s.stack[-1], DrawForce):
            at_moment(s, "after_force_draw")
