"""Resonas: carrying out the appearance condition (WX-18)."""

from dataclasses import dataclass, replace

from tabletop.core.any_order import Choices, FixedOrder
from tabletop.core.change import show, tell
from tabletop.core.move import Move
from tabletop.core.prompt import Held, Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import State
from tabletop.games.wixoss import field, table, words
from tabletop.games.wixoss.cards import Part
from tabletop.games.wixoss.deploy import ChooseZone, forbids_entering

Taken = tuple[tuple[int, ...], ...]


def candidates(s: State, seat: int, part: Part) -> list[int]:
    """The cards that may serve for one part, ids ascending."""
    wanted = frozenset(part.traits)
    found = []
    for place in part.zones:
        ids = table.signi(s, seat) if place == "field" else s.zones[_ZONE[place][seat]]
        for id in ids:
            card = s.cards[id]
            kind = "resona" if part.type == "resona" else "signi"
            if card.face.kind != kind or not wanted <= table.traits(s, card):
                continue
            if _level(s, id) >= part.least_level:
                found.append(id)
    return sorted(found)


_ZONE = {"hand": words.HAND, "ener": words.ENER}


def _level(s: State, id: int) -> int:
    return table.level(s, id)


def _best(s: State, part: Part, left: list[int], taken: tuple[int, ...]) -> tuple[int, ...] | None:
    """`taken` filled up from `left` in the way that makes most room: from the field first, high levels first."""
    missing = part.count - len(taken)
    if missing > len(left):
        return None
    left = sorted(left, key=lambda id: (s.cards[id].zone not in words.ALL_SIGNI, -_level(s, id)))
    whole = (*taken, *left[:missing])
    if part.level_sum and sum(_level(s, id) for id in whole) < part.level_sum:
        return None
    return whole


def _makes_room(s: State, seat: int, id: int, leaving: list[int]) -> Refusal | None:
    """WX-9.2 must hold after the cards of the condition have been moved (WX-18.3)."""
    on_field = [other for other in leaving if s.cards[other].zone in words.ALL_SIGNI]
    left = len(table.signi(s, seat)) - len(on_field)
    if left >= table.signi_at_most(s, seat):
        return refuse("WX-18.3", "wixoss.refusal.no_room", card=s.cards[id].face)
    return forbids_entering(s, seat, id, sum(_level(s, other) for other in on_field))


def fulfil(s: State, seat: int, id: int, side: int, taken: Taken = ()) -> Refusal | None:
    """Why the condition cannot be met (any more) with what has been taken for the parts so far."""
    card = s.cards[id]
    if side:
        s.cards[id] = card._replace(face=card.face.other or card.face)
    try:
        leaving: list[int] = []
        for at, part in enumerate(s.cards[id].face.printed.card.appearance.parts):
            chosen = taken[at] if at < len(taken) else ()
            last = chosen[-1] if chosen else -1
            left = [other for other in candidates(s, seat, part) if other > last and other not in leaving]
            whole = _best(s, part, left, chosen)
            if whole is None:
                return refuse("WX-18.2", "wixoss.refusal.appearance", card=s.cards[id].face)
            leaving += whole
        return _makes_room(s, seat, id, leaving)
    finally:
        s.cards[id] = card


def forbids_appearing(s: State, seat: int, id: int, side: int, when: str) -> Refusal | None:
    """Why this Resona cannot be put onto the field now."""
    card = s.cards[id]
    face = card.face.other if side else card.face
    if card.zone != words.LRIG_DECK[seat] or face is None or face.kind != "resona":
        return refuse("WX-18.1", "wixoss.refusal.no_resona")
    if when not in face.printed.timing:
        return refuse("WX-18.2", "wixoss.refusal.resona_time", card=face)
    return fulfil(s, seat, id, side)


def appearances(s: State, seat: int, id: int, when: str) -> list[Move]:
    """This Resona, with each face whose condition can be met (WX-18.12)."""
    sides = (0, 1) if s.cards[id].face.other is not None else (0,)
    return [Move("appear", id, n=side) for side in sides if forbids_appearing(s, seat, id, side, when) is None]


def begin_appearance(s: State, seat: int, id: int, side: int) -> None:
    """The face is fixed now; the cards of the condition are asked for. Both players see which Resona it is."""
    show(s, id, words.BOTH)
    s.stack.append(Appear(seat, id, side))


@dataclass(frozen=True, slots=True)
class Appear(FixedOrder):
    """The cards of the appearance condition, part by part, ids ascending: `before` for the parts that are whole."""

    role = "payment"
    player: int
    source: int
    side: int
    before: Taken = ()
    taken: tuple[int, ...] = ()

    def _part(self, s: State) -> Part:
        face = s.cards[self.source].face
        face = face.other or face if self.side else face
        part: Part = face.printed.card.appearance.parts[len(self.before)]
        return part

    def _forced(self, s: State) -> tuple[int, ...]:
        """The only cards that there are, where everybody can see that."""
        part = self._part(s)
        found = candidates(s, self.player, part)
        return tuple(found) if "hand" not in part.zones and len(found) == part.count else ()

    def held(self, s: State) -> Held:
        """The cards of the parts that are whole, and of this one."""
        return self.holding((*(id for ids in self.before for id in ids), *self.taken))

    def moves(self, s: State) -> list[Move]:
        """Cards after which the condition can still be met."""
        if len(self.taken) >= self._part(s).count or self._forced(s):
            return []
        return [self.choosing(id) for id in self._left(s) if self._can_be_met(s, (*self.taken, id))]

    def _left(self, s: State) -> list[int]:
        last = self.taken[-1] if self.taken else -1
        gone = {id for ids in self.before for id in ids}
        return [id for id in candidates(s, self.player, self._part(s)) if id > last and id not in gone]

    def _can_be_met(self, s: State, taken: tuple[int, ...]) -> bool:
        return fulfil(s, self.player, self.source, self.side, (*self.before, taken)) is None

    def choices(self, s: State) -> Choices:
        """As many as the part wants."""
        missing = self._part(s).count - len(self.taken)
        return Choices(tuple(self._left(s)), missing, missing)

    def beside(self, s: State, chosen: tuple[int, ...]) -> list[int]:
        """Only with what makes room for the Resona and has the levels that are asked for."""
        return [id for id in FixedOrder.beside(self, s, chosen) if self._goes_on(s, (*chosen, id))]

    def _goes_on(self, s: State, chosen: tuple[int, ...]) -> bool:
        """Whether these can be filled up to an answer, each step of which is offered."""
        part, held = self._part(s), (*self.taken, *chosen)
        whole = _best(s, part, [id for id in self._left(s) if id not in chosen], held)
        if whole is None:
            return False
        steps = range(len(self.taken) + 1, part.count + 1)
        return all(self._can_be_met(s, tuple(sorted(whole))[:n]) for n in steps)

    def answer(self, s: State, move: Move) -> None:
        """One more card."""
        s.stack.append(replace(self, taken=(*self.taken, move.card)))

    def run(self, s: State) -> None:
        """The next part; after the last one the Resona comes (WX-18.3)."""
        card = s.cards[self.source]
        face = card.face.other or card.face if self.side else card.face
        parts = face.printed.card.appearance.parts
        if len(self.taken) < self._part(s).count:
            if forced := self._forced(s):
                s.stack.append(replace(self, taken=forced))
            return
        whole = (*self.before, self.taken)
        if len(whole) < len(parts):
            s.stack.append(replace(self, before=whole, taken=()))
            return
        for part, ids in zip(parts, whole, strict=True):
            for id in ids:
                own = part.to == "lrig_trash"
                pile = words.LRIG_TRASH if own else words.TRASH
                field.put(s, id, pile[self.player], why="for_resona", by_own_text=own)
        s.cards[self.source] = card._replace(face=face)
        tell(s, "appeared", self.source)
        s.stack.append(ChooseZone(self.player, self.source))

    def prompt(self, s: State) -> Prompt:
        """Which cards for which Resona."""
        face = s.cards[self.source].face
        n = self._part(s).count - len(self.taken)
        shown = face.other or face if self.side else face
        return Prompt("wixoss.prompt.appear", (("card", shown), ("n", n)), self.source, "WX-18.3", n, n)

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """Only cards that leave the condition possible."""
        return refuse("WX-18.3", "wixoss.refusal.appearance", card=s.cards[self.source].face)
