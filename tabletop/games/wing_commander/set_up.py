"""Decks, and what happens before the first turn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from tabletop.core import change
from tabletop.core.card import Card, Face
from tabletop.core.move import NONE, Move, to_zone
from tabletop.core.prompt import Held, Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.ruleset import Deck
from tabletop.core.state import Frame, State
from tabletop.games.wing_commander import held, table, words
from tabletop.games.wing_commander.battle import BATTLE
from tabletop.games.wing_commander.power import gain
from tabletop.games.wing_commander.uses import ANSWERS, SIDES, answers


def lay_out(s: State, decks: Sequence[Deck], faces: Mapping[str, Face]) -> None:
    """Carriers, NAV points, and both decks open to their owners (WC-8.2, WC-8.3)."""
    sides = s.memory[SIDES] = tuple(str(deck.setup.get("side", words.TERRAN)) for deck in decks)
    s.memory[ANSWERS] = answers(faces.values(), sides)
    s.memory[BATTLE] = None
    for zone, id in zip(words.NAVS, decks[0].piles["nav"], strict=False):
        _lay(s, faces[id], NONE, zone)
    for seat, deck in enumerate(decks):
        for id in deck.piles["carrier"][:1]:
            _lay(s, faces[id], seat, words.CARRIER[seat])
        for id in deck.piles["deck"]:
            _lay(s, faces[id], seat, words.FLEET[seat])


def _lay(s: State, face: Face, seat: int, zone: int) -> None:
    owner = max(seat, 0)
    s.zones[zone] = (*s.zones[zone], len(s.cards))
    s.cards.append(Card(face, owner, owner, zone, known=3 if zone <= words.CARRIER[1] else 0))


@dataclass(frozen=True, slots=True)
class Deploy(Frame):
    """A player chooses from his deck for up to four points; `first` is what seat 0 chose, until seat 1 has too
    (WC-8.3, WC-8.5)."""

    secret = True
    player: int
    chosen: tuple[int, ...] = ()
    first: tuple[int, ...] = ()

    def left(self, s: State) -> int:
        """Deployment points not spent yet."""
        return words.DEPLOYMENT_POINTS - sum(table.sheet(s, id).muster for id in self.chosen)

    def moves(self, s: State) -> list[Move]:
        """Fighters, weapons and pilots that the points allow, and the end of it."""
        ready, left = to_zone(words.READY[self.player]), self.left(s)
        fleet = s.zones[words.FLEET[self.player]]
        found = [Move("deploy", id, ready) for id in fleet if self._forbids(s, id, left) is None]
        return [*found, Move("end_deploy")]

    def _forbids(self, s: State, id: int, left: int) -> Refusal | None:
        card = s.cards[id]
        if card.zone != words.FLEET[self.player] or id in self.chosen:
            return refuse("WC-8.3", "wing_commander.refusal.deploy_from_deck")
        if card.face.kind not in words.DEPLOYABLE:
            return refuse("WC-8.3", "wing_commander.refusal.deploy_kind", card=card.face)
        cost = table.sheet(s, id).muster
        if cost > left:
            return refuse("WC-8.3", "wing_commander.refusal.deploy_points", card=card.face, n=cost, left=left)
        if card.face.printed.unique and any(s.cards[other].face.name == card.face.name for other in self.chosen):
            return refuse("WC-5.6.2", "wing_commander.refusal.unique", card=card.face)
        return None

    def answer(self, s: State, move: Move) -> None:
        """Choose one more, or hand over; with the second player both are shown."""
        if move.verb == "deploy":
            s.stack.append(replace(self, chosen=tuple(sorted((*self.chosen, move.card)))))
        elif self.player == 0:
            change.tell(s, "committed", n=0)
            s.stack.append(Deploy(1, first=self.chosen))
        else:
            s.stack.append(Begin(1, (self.first, self.chosen)))

    def masked(self, s: State, seat: int) -> Frame:
        """What the other seat has chosen is not known: nothing stands for it."""
        if seat == self.player:
            return replace(self, first=())
        return replace(self, chosen=()) if self.player == 1 else Deploy(0)

    def held(self, s: State) -> Held:
        """Where they will be, and the points that are left."""
        return held.deployed(self.player, self.chosen, self.left(s))

    def prompt(self, s: State) -> Prompt:
        """Choose up to four points; what has been chosen stands in the facts of the own seat."""
        return Prompt("wing_commander.prompt.deploy", (("points", words.DEPLOYMENT_POINTS),), rule="WC-8.3")

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """Only fighters, weapons and pilots of the own deck, within the points."""
        if move.verb != "deploy" or move.card == NONE:
            return refuse("WC-8.3", "wing_commander.refusal.deploy_first")
        return self._forbids(s, move.card, self.left(s))


def first_player(s: State) -> int:
    """The Kilrathi player (WC-8.1)."""
    sides = s.memory[SIDES]
    return sides.index(words.KILRATHI) if words.KILRATHI in sides else 0


@dataclass(frozen=True, slots=True)
class Begin(Frame):
    """Both deployments are shown, the rest is shuffled, seven cards are drawn (WC-8.4 to WC-8.6)."""

    player: int
    chosen: tuple[tuple[int, ...], tuple[int, ...]]

    def run(self, s: State) -> None:
        """Both seats at once; the first turn lies below."""
        for seat, ids in enumerate(self.chosen):
            for id in ids:
                change.move(s, id, words.READY[seat], why="deployed")
            points = sum(table.sheet(s, id).muster for id in ids)
            gain(s, seat, words.DEPLOYMENT_POINTS - points, "unspent")
        for seat in range(2):
            for id in s.zones[words.FLEET[seat]]:
                change.move(s, id, words.DECK[seat], why="to_deck")
            change.shuffle(s, words.DECK[seat])
            table.draw(s, seat, words.FIRST_HAND)
