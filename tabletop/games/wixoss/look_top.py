"""Looking at the top cards of a deck or of life cloth, taking some of them, and what becomes of the rest."""

from dataclasses import dataclass, replace

from tabletop.core.change import move, random_below, show, tell
from tabletop.core.move import NONE, to_zone
from tabletop.core.state import Frame, State
from tabletop.effects.filters import matching
from tabletop.effects.pick import Ids, Pick
from tabletop.effects.run import name_cards
from tabletop.games.wixoss import field, words
from tabletop.games.wixoss.deploy import ChooseZone
from tabletop.games.wixoss.look import Arrange
from tabletop.games.wixoss.nodes_looking import LookTop, RevealUntil, Take


def look_top(s: State, player: int, source: int, seat: int, node: LookTop, n: int) -> None:
    """Begin: the cards are seen by the player, or shown to both."""
    zone = (words.LIFE if node.zone == "life" else words.MAIN_DECK)[seat]
    seen = tuple(reversed(s.zones[zone][max(0, len(s.zones[zone]) - n) :]))
    for id in seen:
        show(s, id, words.BOTH if node.shown else 1 << player)
    s.memory[field.REVEALED] = seen
    s.stack.append(LookedAt(player, source, node, zone, seen))


@dataclass(frozen=True, slots=True)
class LookedAt(Frame):
    """The cards that were looked at; `chosen` what is taken of them, one group for each of the node's takes."""

    player: int
    source: int
    node: LookTop
    zone: int
    seen: Ids
    chosen: tuple[Ids, ...] = ()

    def run(self, s: State) -> None:
        """The next choice; after the last one the cards go."""
        if len(self.chosen) == len(self.node.takes):
            self._finish(s)
            return
        taken = {id for ids in self.chosen for id in ids}
        s.memory[field.REVEALED] = tuple(id for id in self.seen if id not in taken)
        take = self.node.takes[len(self.chosen)]
        if take.count == "all":
            s.stack.append(self.taking(tuple(matching(s, take, self.player, self.source))))
        else:
            s.stack += [self, Pick(self.player, self.player, self.source, take)]

    def taking(self, ids: Ids) -> "LookedAt":
        """This frame with the next choice made."""
        return replace(self, chosen=(*self.chosen, ids))

    def _finish(self, s: State) -> None:
        s.memory[field.REVEALED] = self.seen
        taken = {id for ids in self.chosen for id in ids}
        self._rest(s, tuple(id for id in self.seen if id not in taken))
        for take, ids in zip(self.node.takes, self.chosen, strict=True):
            name_cards(s, take.name, ids)
            for id in ids:
                self._take(s, take, id)

    def _take(self, s: State, take: Take, id: int) -> None:
        if _described(take):
            show(s, id, words.BOTH)
        if take.to == "field":
            s.stack.append(ChooseZone(self.player, id))
        elif take.to == "trash":
            field.trash(s, id, why="milled")
        else:
            field.put(s, id, (words.HAND if take.to == "hand" else words.ENER)[s.cards[id].owner], why="found")

    def _rest(self, s: State, rest: Ids) -> None:
        if self.node.rest == "trash":
            for id in rest:
                field.mill(s, id)
        elif self.node.rest in ("top", "bottom"):
            if self.node.rest == "bottom":
                for id in rest:
                    move(s, id, self.zone, bottom=True, why="moved")
            s.stack.append(Arrange(self.player, self.source, rest, False, zone=self.zone))


def _described(take: Take) -> bool:
    """Whether the text says what may be taken, so that both players must see it."""
    return bool(take.type != "card" or take.traits or take.any_trait or take.where or take.named)


def reveal_until(s: State, player: int, source: int, node: RevealUntil) -> None:
    """Show card after card; the first that fits goes to its place, the others where the text says."""
    deck = words.MAIN_DECK[player]
    fits = set(matching(s, node.what, player, source))
    rest: list[int] = []
    hit = NONE
    for id in reversed(s.zones[deck]):
        show(s, id, words.BOTH)
        if id in fits:
            hit = id
            break
        rest.append(id)
    name_cards(s, "previous", () if hit == NONE else (hit,))
    s.memory[field.REVEALED] = (*rest, hit) if hit != NONE else tuple(rest)
    s.stack.append(PutAway(player, tuple(rest), hit, node.rest))
    if hit != NONE and node.to == "field":
        s.stack.append(ChooseZone(player, hit))
    elif hit != NONE:
        field.put(s, hit, words.HAND[player], why="found")


@dataclass(frozen=True, slots=True)
class PutAway(Frame):
    """What was shown on the way to a card that fits, and the card itself where it found no place."""

    player: int
    rest: Ids
    hit: int
    to: str

    def run(self, s: State) -> None:
        """To the trash, or shuffled to the bottom."""
        left = [id for id in (*self.rest, self.hit) if id != NONE and s.cards[id].zone == words.MAIN_DECK[self.player]]
        if self.to == "trash":
            for id in left:
                field.mill(s, id)
            return
        for id in left:
            move(s, id, words.MAIN_DECK[self.player], bottom=True, why="moved")
        dealt = [s.cards[id].face for id in shuffled(s, left)]
        for id, face in zip(left, dealt, strict=True):
            s.cards[id] = s.cards[id]._replace(face=face, known=0)
        tell(s, "arranged", n=len(left), target=to_zone(words.MAIN_DECK[self.player]))


def shuffled(s: State, ids: list[int]) -> list[int]:
    """The cards in an order by chance."""
    left, order = list(ids), []
    while left:
        order.append(left.pop(random_below(s, len(left))))
    return order
