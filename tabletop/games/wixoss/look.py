"""Looking through the deck: searching, the top card, putting back in any order."""

from collections import Counter
from dataclasses import dataclass, replace

from tabletop.core.any_order import Choices, FixedOrder, Several
from tabletop.core.change import show, shuffle, tell
from tabletop.core.move import NONE, Move, to_zone
from tabletop.core.prompt import Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import Frame, State
from tabletop.effects.filters import matching
from tabletop.effects.nodes import Select
from tabletop.effects.pick import fitting
from tabletop.effects.run import name_cards
from tabletop.games.wixoss import field, table, words
from tabletop.games.wixoss.deploy import ChooseZone, forbids_entering
from tabletop.games.wixoss.nodes_looking import TopCard


@dataclass(frozen=True, slots=True)
class Seek(FixedOrder):
    """Choose cards of the own deck, pick after pick; fewer are allowed, nobody can check (WX-19.15).

    Faces that look alike are offered once for each copy's face, so that a search has few answers.
    """

    player: int
    source: int
    picks: tuple[Select, ...]
    to: str
    quiet: bool = False
    at: int = 0
    taken: tuple[int, ...] = ()
    found: tuple[int, ...] = ()

    def moves(self, s: State) -> list[Move]:
        """Cards that fit, and `done`; asked whatever the deck holds."""
        if self.at >= len(self.picks) or len(self.taken) == self.picks[self.at].count:
            return []
        first: dict[str, int] = {}
        for id in self._left(s):
            first.setdefault(s.cards[id].face.id, id)
        return [*map(self.choosing, first.values()), Move("done")]

    def _left(self, s: State) -> list[int]:
        last = self.taken[-1] if self.taken else -1
        pick = self.picks[self.at]
        found = matching(s, pick, self.player, self.source)
        left = sorted(id for id in found if id > last and id not in self.found)
        return fitting(s, pick, self.player, self.source, self.taken, left)

    def choices(self, s: State) -> Choices:
        """Up to so many, of all copies."""
        left, count = self._left(s), self.picks[self.at].count
        return Choices(tuple(left), 0, len(left) if count == "all" else count - len(self.taken))

    def any_order(self, s: State) -> Several | None:
        """Even a single card: a person points at any of its copies."""
        return Several(self.player, self) if self.choices(s).most else None

    def in_order(self, s: State, chosen: tuple[int, ...]) -> tuple[int, ...]:
        """Of each face the first copies."""
        missing = Counter(s.cards[id].face.id for id in chosen)
        copies = []
        for id in self._left(s):
            if missing[s.cards[id].face.id]:
                missing[s.cards[id].face.id] -= 1
                copies.append(id)
        return tuple(copies)

    def answer(self, s: State, move: Move) -> None:
        """One more card, or go on."""
        pick = self.picks[self.at]
        taken = self.taken if move.verb == "done" else (*self.taken, move.card)
        if move.verb == "pick" and pick.count != "all" and len(taken) < pick.count:
            s.stack.append(replace(self, taken=taken))
        else:
            s.stack.append(replace(self, at=self.at + 1, taken=(), found=(*self.found, *taken)))

    def run(self, s: State) -> None:
        """What was found is shown and taken; the deck is shuffled."""
        name_cards(s, self.picks[-1].name, self.found)
        s.stack.append(Reshuffle(self.player))
        for id in reversed(self.found):
            show(s, id, words.BOTH)
            if self.to == "hand":
                field.put(s, id, words.HAND[self.player], why="found")
            elif self.to == "trash":
                field.mill(s, id)
            else:
                s.stack.append(ChooseZone(self.player, id, quiet=self.quiet))

    def prompt(self, s: State) -> Prompt:
        """What to look for."""
        pick = self.picks[min(self.at, len(self.picks) - 1)]
        most = (pick.count if pick.count != "all" else 0) - len(self.taken)
        values = (("source", s.cards[self.source].face), ("what", pick), ("n", most))
        return Prompt("wixoss.prompt.search", values, self.source, "WX-19.15", 0, most)

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """Only what the text names."""
        return refuse("WX-19.15", "refusal.not_among", source=s.cards[self.source].face)


@dataclass(frozen=True, slots=True)
class Reshuffle(Frame):
    """The end of a search."""

    player: int

    def run(self, s: State) -> None:
        """Shuffle the own deck."""
        shuffle(s, words.MAIN_DECK[self.player])


def take_top(s: State, player: int, source: int, node: TopCard) -> None:
    """Look at the top card; if it fits it may, or must, go where the text says."""
    deck = s.zones[words.MAIN_DECK[player]]
    if not deck:
        return
    top = deck[-1]
    show(s, top, words.BOTH if node.shown else 1 << player)
    s.stack.append(TakeTop(player, source, node, top))


@dataclass(frozen=True, slots=True)
class TakeTop(Frame):
    """Take the top card that was looked at, if it fits."""

    player: int
    source: int
    node: TopCard
    top: int

    def _fits(self, s: State) -> bool:
        if not table.passes(s, self.node.condition, self.player, self.source):
            return False
        if self.top not in matching(s, self.node.what, self.player, self.source):
            return False
        if self.node.to == "hand":
            return True
        return bool(table.empty_zones(s, self.player)) and forbids_entering(s, self.player, self.top) is None

    def moves(self, s: State) -> list[Move]:
        """Where it is voluntary: take it, or leave it; asked even if it does not fit, because only one seat saw it."""
        if not self.node.optional:
            return []
        return [Move("pick", self.top), Move("done")] if self._fits(s) else [Move("done")]

    def answer(self, s: State, move: Move) -> None:
        """Take it or leave it."""
        if move.verb == "pick":
            self._take(s)

    def run(self, s: State) -> None:
        """It must go if it fits."""
        if self._fits(s):
            self._take(s)

    def _take(self, s: State) -> None:
        if self.node.to == "hand":
            field.put(s, self.top, words.HAND[self.player], why="found")
        else:
            show(s, self.top, words.BOTH)
            s.stack.append(ChooseZone(self.player, self.top))

    def prompt(self, s: State) -> Prompt:
        """Take the top card?"""
        return Prompt("wixoss.prompt.take_top", (("source", s.cards[self.source].face),), self.source, "WX-1.6", 0, 1)


@dataclass(frozen=True, slots=True)
class Arrange(Frame):
    """The cards seen go back in an order of one's own choice, or some to the trash; the other seat learns how many.

    `left` are still to be placed, top first; `back` is the new order, the new top first; `zone` is where, if not
    the own deck. In the end the faces
    are dealt anew onto the same ids, so that nobody can follow a card (WX-19.19, WX-21.4).
    """

    player: int
    source: int
    left: tuple[int, ...]
    may_trash: bool
    back: tuple[int, ...] = ()
    zone: int = NONE

    def moves(self, s: State) -> list[Move]:
        """Which card comes next; with `done` the rest stays in its order."""
        if len(self.left) < (1 if self.may_trash else 2):
            return []
        trash = -2 - words.TRASH[self.player]
        away = [Move("pick", id, trash) for id in self.left] if self.may_trash and not self.back else []
        return [*away, *[Move("pick", id) for id in self.left], Move("done")]

    def answer(self, s: State, move: Move) -> None:
        """Place one, or stop."""
        if move.verb == "done":
            s.stack.append(replace(self, left=(), back=(*self.back, *self.left)))
            return
        left = tuple(id for id in self.left if id != move.card)
        if move.target != -1:
            field.trash(s, move.card)
            s.stack.append(replace(self, left=left))
        else:
            s.stack.append(replace(self, left=left, back=(*self.back, move.card)))

    def run(self, s: State) -> None:
        """Deal the faces in the new order onto the places."""
        order = (*self.back, *self.left)
        zone = words.MAIN_DECK[self.player] if self.zone == NONE else self.zone
        places = [id for id in reversed(s.zones[zone]) if id in order]
        drawn = [s.cards[id] for id in order]
        for place, card in zip(places, drawn, strict=True):
            known = card.known & (1 << self.player)
            s.cards[place] = s.cards[place]._replace(face=card.face, known=known)
        tell(s, "arranged", n=len(order), target=to_zone(zone))

    def prompt(self, s: State) -> Prompt:
        """Which one next, from the top."""
        key = "wixoss.prompt.arrange_or_trash" if self.may_trash else "wixoss.prompt.arrange"
        return Prompt(key, (("source", s.cards[self.source].face),), self.source, "WX-19.19", 0)
