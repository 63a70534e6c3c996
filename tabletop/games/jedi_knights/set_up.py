"""Set-up: starting cards, the two stacks, opening hands (JK-4)."""

from dataclasses import dataclass

from tabletop.core.change import count, move, shuffle
from tabletop.core.move import Move, to_zone
from tabletop.core.prompt import Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import Frame, State
from tabletop.games.jedi_knights import words
from tabletop.games.jedi_knights.table import captain, draw, hide, last_decider, theme_face
from tabletop.games.jedi_knights.teams import seats, side
from tabletop.games.jedi_knights.turn import BeginTurn


def starting_cards(s: State, seat: int) -> list[int]:
    """The starting cards named by the theme and Starting events in the draw deck, one of each title (JK-4.2)."""
    theme = theme_face(s, seat)
    named = theme.printed.starting_cards if theme else ()
    found: dict[str, int] = {}
    for id in (*s.zones[words.LOCATIONS[seat]], *s.zones[words.DRAW_DECK[seat]]):
        face = s.cards[id].face
        if face.name["en"] in named or (face.kind == "event" and "starting" in face.traits):
            found.setdefault(face.id, id)
    aside = [s.cards[id].face for id in s.zones[words.THEME_PILE[seat]]]
    events = sum(face.kind == "event" for face in aside)
    taken = {face.id for face in aside}
    most = s.options["starting_events_total"]
    full = most != "unlimited" and events >= most
    return [
        id for face_id, id in found.items() if face_id not in taken and not (full and s.cards[id].face.kind == "event")
    ]


@dataclass(frozen=True, slots=True)
class SetAside(Frame):
    """Take starting cards out of the draw deck; each is optional (JK-4.2)."""

    player: int

    def moves(self, s: State) -> list[Move]:
        """Each of them, or no more."""
        pile = to_zone(words.THEME_PILE[self.player])
        found = starting_cards(s, self.player)
        return [*[Move("set_aside", id, pile) for id in found], Move("done")] if found else []

    def answer(self, s: State, move_: Move) -> None:
        """One more, or go on."""
        if move_.verb == "done":
            self.run(s)
            return
        s.stack.append(self)
        move(s, move_.card, words.THEME_PILE[self.player], why="set_aside")

    def run(self, s: State) -> None:
        """What was not set aside goes back."""
        for id in s.zones[words.LOCATIONS[self.player]]:
            if s.cards[id].face.kind != "location":
                move(s, id, words.DRAW_DECK[self.player], why="put_back")
                hide(s, id)

    def prompt(self, s: State) -> Prompt:
        """Which starting cards to set aside."""
        return Prompt("jedi_knights.prompt.set_aside", rule="JK-4.2")

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """Only starting cards of the theme and Starting events."""
        return refuse("JK-4.2", "jedi_knights.refusal.set_aside") if move.verb == "set_aside" else None


@dataclass(frozen=True, slots=True)
class ChooseLocation(Frame):
    """The chooser, in a team its captain, puts an own location on the site stack (JK-4.3, JK-16.2)."""

    player: int

    def moves(self, s: State) -> list[Move]:
        """Any own unused location."""
        own = sorted(s.zones[words.LOCATIONS[self.player]])
        return [Move("choose_location", id, to_zone(words.SITE)) for id in own]

    def answer(self, s: State, move_: Move) -> None:
        """The other side answers with the same planet, then chooses."""
        planet = s.cards[move_.card].face.printed.planet
        _cover(s, words.SITE, words.SITE_STACK, 0)
        move(s, move_.card, words.SITE, why="chosen")
        other = captain(s, 1 - side(self.player))
        s.stack += [ChooseLocation(other), AnswerLocation(other, planet)]

    def prompt(self, s: State) -> Prompt:
        """Planets are played in the reverse order of choosing."""
        return Prompt("jedi_knights.prompt.choose_location", rule="JK-4.3")

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """Only own unused locations."""
        return refuse("JK-4.3", "jedi_knights.refusal.choose_location")


@dataclass(frozen=True, slots=True)
class AnswerLocation(Frame):
    """The own location of the same planet goes on the system stack (JK-4.3)."""

    part = True
    player: int
    planet: str

    def moves(self, s: State) -> list[Move]:
        """The location of that planet."""
        own = sorted(s.zones[words.LOCATIONS[self.player]])
        fitting = [id for id in own if self.planet in s.cards[id].face.traits] or own[:1]
        return [Move("answer_location", id, to_zone(words.SYSTEM)) for id in fitting]

    def answer(self, s: State, move_: Move) -> None:
        """System side up."""
        _cover(s, words.SYSTEM, words.SYSTEM_STACK, words.SYSTEM_SIDE)
        move(s, move_.card, words.SYSTEM, words.SYSTEM_SIDE, why="answered")

    def prompt(self, s: State) -> Prompt:
        """The planet is given."""
        return Prompt("jedi_knights.prompt.answer_location", rule="JK-4.3")

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """Only the same planet."""
        return refuse("JK-4.3", "jedi_knights.refusal.same_planet")


def _cover(s: State, place: int, stack: int, pose: int) -> None:
    for id in s.zones[place]:
        move(s, id, stack, pose, why="covered")
        hide(s, id)


@dataclass(frozen=True, slots=True)
class OpeningHands(Frame):
    """Shuffle, draw the theme's opening hand, and begin at the first planet (JK-4.5 to JK-4.7)."""

    player: int

    def run(self, s: State) -> None:
        """No mulligan."""
        for seat in seats(s):
            for id in s.zones[words.DRAW_DECK[seat]]:
                hide(s, id)
            shuffle(s, words.DRAW_DECK[seat])
            theme = theme_face(s, seat)
            draw(s, seat, theme.values.get("hand", 0) if theme else 0)
        count(s, words.PLANET, 1, why="planet")


def first_frames(s: State) -> list[Frame]:
    """Everything from the first question on, the first one last."""
    first = last_decider(s)
    return [BeginTurn(first), OpeningHands(first), ChooseLocation(first), *map(SetAside, reversed(seats(s)))]
