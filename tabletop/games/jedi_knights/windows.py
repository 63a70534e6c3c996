"""Response windows: the opponent first, then chances go round until all pass in a row (JK-14.3 to JK-14.5)."""

from dataclasses import dataclass

from tabletop.core import change
from tabletop.core.move import Move
from tabletop.core.prompt import Prompt
from tabletop.core.refusal import Refusal
from tabletop.core.state import Frame, State
from tabletop.games.jedi_knights import events, words
from tabletop.games.jedi_knights.sides import seat_of
from tabletop.games.jedi_knights.table import battle, discard
from tabletop.games.jedi_knights.teams import on_the_left, side
from tabletop.games.jedi_knights.triggers import carry_out

RESPONSES = {
    ("weapon_targets", True): "own_weapon_targets",
    ("weapon_targets", False): "opponent_weapon_targets",
    ("weapon_destiny_drawn", True): "own_weapon_destiny_drawn",
    ("card_hit", False): "own_card_hit",
    ("battle_initiated", False): "opponent_initiates_battle",
    ("battle_won", True): "own_attacker_wins",
    ("battle_lost", False): "own_hero_loses_battle",
}
"""(window, whether one is the actor) -> the timing of what can be played in it."""
_ANSWERED = frozenset(kind for kind, _ in RESPONSES)
NO_TIMING = "none"


def open_window(s: State, kind: str, actor: int) -> None:
    """Something was done that can be responded to; to most things nobody has a response, and no chance is given."""
    if kind in _ANSWERED or s.options["ask_every_window"]:
        _give_chance(s, _following(s, actor), kind, actor, 0)


def _give_chance(s: State, player: int, kind: str, actor: int, passes: int) -> None:
    """To this player or the next one who may have a response; nobody is left: the window closes. Whoever can never
    respond to such a thing is passed over here already: there are more windows in a game than questions."""
    most, always = _responding(s), s.options["ask_every_window"]
    while passes < most:
        if always or (kind, player == actor) in RESPONSES:
            s.stack.append(Window(player, kind, actor, passes))
            return
        player, passes = _following(s, player), passes + 1


def _following(s: State, player: int) -> int:
    """Clockwise, the acting player last (JK-14.4); in a battle only the players of the principals (JK-16.3)."""
    return on_the_left(s, player) if battle(s) is None else seat_of(s, 1 - side(player))


def _responding(s: State) -> int:
    return s.rules.seats if battle(s) is None else 2


@dataclass(frozen=True, slots=True)
class Window(Frame):
    """The chance of one player to respond. Asked only if there is a response, unless `ask_every_window`."""

    part = True
    player: int
    kind: str
    actor: int
    passes: int = 0

    def timing(self) -> str:
        """The timing of the responses that this player may play."""
        return RESPONSES.get((self.kind, self.player == self.actor), NO_TIMING)

    def moves(self, s: State) -> list[Move]:
        """Pass, or one response."""
        found = self._responses(s)
        return [Move("pass"), *found] if found or s.options["ask_every_window"] else []

    def _responses(self, s: State) -> list[Move]:
        if not s.zones[words.HAND[self.player]] or not _goes_on(s, self.kind):
            return []
        return events.plays(s, self.player, self.timing())

    def answer(self, s: State, move: Move) -> None:
        """A response resolves as soon as it is played; a pass hands the chance on."""
        if move.verb == "pass":
            self.run(s)
            return
        _give_chance(s, _following(s, self.player), self.kind, self.actor, 0)
        play(s, self.player, move.card, self.timing())

    def run(self, s: State) -> None:
        """A pass; with everybody's in a row the window closes."""
        _give_chance(s, _following(s, self.player), self.kind, self.actor, self.passes + 1)

    def prompt(self, s: State) -> Prompt:
        """Respond or pass."""
        return Prompt(f"jedi_knights.prompt.{self.kind}", (), rule="JK-14.3")

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """Only responses of this moment."""
        if move.verb == "play" and move.card >= 0:
            return events.forbids_playing(s, self.player, move.card, self.timing())
        return None


def _goes_on(s: State, kind: str) -> bool:
    return kind in ("card_deployed", "event_played") or battle(s) is not None


def play(s: State, player: int, id: int, timing: str) -> None:
    """Play it: to the table or the discard pile, then its text; afterwards it can be responded to."""
    face = s.cards[id].face
    change.tell(s, "played", id, why=timing)
    open_window(s, "event_played", player)
    if events.stays(s, face):
        change.move(s, id, words.TABLE[player], why="played")
    else:
        discard(s, id, why="played")
    n = events.TIMINGS[timing][face]
    if n is not None and not face.printed.stays:
        carry_out(s, player, id, face.skills[n])
