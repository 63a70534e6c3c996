"""Growing the LRIG (WX-10)."""

from dataclasses import dataclass

from tabletop.core.card import Face
from tabletop.core.change import move, show, turn
from tabletop.core.move import Move, to_zone
from tabletop.core.prompt import Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import Frame, State
from tabletop.effects.triggers import Checkpoint
from tabletop.games.wixoss import ener, field, pay, table, words
from tabletop.games.wixoss.cards import FREE, Need
from tabletop.games.wixoss.endless import decided
from tabletop.games.wixoss.process import ENDING


def forbids_growing(s: State, seat: int, id: int) -> Refusal | None:
    """Why the LRIG cannot grow into this card (WX-10.4 to WX-10.7)."""
    if (wrong := _forbids_becoming(s, seat, id)) is not None:
        return wrong
    face, old = s.cards[id].face, s.cards[table.lrig(s, seat)]
    step = face.values.get("level", 0) - old.face.values.get("level", 0)
    if s.options["grow_same_or_lower"]:
        if step > 1 or face.id == old.face.id:
            return refuse("WX-10.5", "wixoss.refusal.grow_level_wide", card=face)
    elif step != 1:
        return refuse("WX-10.5", "wixoss.refusal.grow_level", card=face)
    if not ener.payable(s, seat, _grow_need(s, seat, face)):
        return refuse("WX-10.6", "wixoss.refusal.ener", card=face)
    return None


def _forbids_becoming(s: State, seat: int, id: int) -> Refusal | None:
    """Why the LRIG cannot become this card, whatever the level and the cost."""
    face, lrig = s.cards[id].face, table.lrig(s, seat)
    if s.cards[id].zone != words.LRIG_DECK[seat] or face.kind != "lrig":
        return refuse("WX-10.2", "wixoss.refusal.lrig_of_the_deck")
    if face.printed.types.isdisjoint(s.cards[lrig].face.printed.types):
        return refuse("WX-10.4", "wixoss.refusal.lrig_type", card=face)
    if not table.passes(s, face.printed.card.grow_condition, seat, lrig):
        return refuse("WX-10.7", "wixoss.refusal.grow_condition", card=face)
    return None


def _grow_need(s: State, seat: int, face: Face) -> Need:
    need: Need = face.printed.grow_need
    return FREE if table.order(s, seat, words.FREE_GROWTH) else need


def grows_for_nothing(s: State, grow: Move) -> bool:
    """Whether this legal growth costs no ener."""
    return not sum(_grow_need(s, s.asked, s.cards[grow.card].face))


@dataclass(frozen=True, slots=True)
class GrowPhase(Frame):
    """The LRIG may grow once (WX-7.25); asked whatever the hidden LRIG deck holds."""

    player: int

    def moves(self, s: State) -> list[Move]:
        """Every LRIG that it may grow into."""
        player = self.player
        deck = s.zones[words.LRIG_DECK[player]]
        if s.memory[ENDING] or not deck or self._skipped(s):
            return []
        target = to_zone(words.LRIG[player])
        able = [id for id in sorted(deck) if forbids_growing(s, player, id) is None]
        return [*[Move("grow", id, target) for id in able], Move("end_phase")]

    def _skipped(self, s: State) -> bool:
        lrig = table.lrig(s, self.player)
        return bool(
            words.NO_GROW_PHASE in s.cards[lrig].face.printed.standing and table.standing(s, lrig, words.NO_GROW_PHASE)
        )

    def answer(self, s: State, move: Move) -> None:
        """Pay, then it comes on top."""
        decided(s)
        if move.verb == "grow":
            show(s, move.card, words.BOTH)
            s.stack += [Checkpoint(), Grown(self.player, move.card)]
            pay.begin_payment(s, self.player, move.card, None, _grow_need(s, self.player, s.cards[move.card].face))

    def prompt(self, s: State) -> Prompt:
        """Into which LRIG."""
        return Prompt("wixoss.prompt.grow", rule="WX-7.25", least=0)

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """The rule behind each LRIG that is not possible."""
        return forbids_growing(s, self.player, move.card) if move.verb == "grow" and move.card >= 0 else None


@dataclass(frozen=True, slots=True)
class Grown(Frame):
    """The new LRIG comes on top of the old one (WX-10.2), in its state and with its lasting effects (WX-10.8)."""

    player: int
    id: int

    def run(self, s: State) -> None:
        """Then its enter abilities trigger (WX-10.10)."""
        old = table.lrig(s, self.player)
        pose = s.cards[old].pose
        move(s, self.id, words.LRIG[self.player], pose, why="grown")
        if pose:
            turn(s, old, words.UP)
        s.lasting = tuple(m._replace(card=self.id) if m.card == old else m for m in s.lasting)
        field.entered(s, self.id)


@dataclass(frozen=True, slots=True)
class GrowFreely(Frame):
    """An effect lets the LRIG become another one of its level, without a cost."""

    player: int
    source: int

    def moves(self, s: State) -> list[Move]:
        """Every such LRIG, or none; asked whatever the hidden LRIG deck holds."""
        deck, target = s.zones[words.LRIG_DECK[self.player]], to_zone(words.LRIG[self.player])
        if not deck:
            return []
        return [*[Move("grow", id, target) for id in sorted(deck) if self._able(s, id)], Move("done")]

    def _able(self, s: State, id: int) -> bool:
        same = s.cards[id].face.values.get("level") == table.level(s, table.lrig(s, self.player))
        return same and _forbids_becoming(s, self.player, id) is None

    def answer(self, s: State, move: Move) -> None:
        """It comes on top."""
        if move.verb == "grow":
            show(s, move.card, words.BOTH)
            s.stack.append(Grown(self.player, move.card))

    def prompt(self, s: State) -> Prompt:
        """Into which LRIG."""
        return Prompt("wixoss.prompt.grow", rule="WX-10.8", source=self.source, least=0)

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """Only an LRIG of the same level."""
        if move.verb != "grow" or move.card < 0:
            return None
        wrong = _forbids_becoming(s, self.player, move.card)
        return wrong or refuse("WX-10.5", "wixoss.refusal.same_level", card=s.cards[move.card].face)
