"""What a person means by a gesture: the game's own table, read against the view. Glow, double click, Enter, drop and
refusal all ask here."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from tabletop.core.gestures import NOTHING, ONLY, OPEN_LANE, POINTED, ZONE, GestureTable, Meaning, Untouched
from tabletop.core.layout import FAR, NEAR, PARTNER
from tabletop.core.move import NONE, Move, to_zone, zone_of
from tabletop.core.view import View
from tabletop.core.zone import ZoneDef
from tabletop.ui.table.model.choice import Lit, Target, bearer_of, legal, moves_of, piece_of

Side = Callable[[int], int]


class Intents:
    """Reads one game's `table` for its `zones`; `side` names the side of a seat."""

    def __init__(self, table: GestureTable, zones: Sequence[ZoneDef], side: Side) -> None:
        self.table, self.zones, self.side = table, zones, side
        self._places: dict[int, dict[str, tuple[int, ...]]] = {}

    # ---- places

    def place(self, view: View, zone: int) -> str:
        """What a zone is called in the table, for the seat that looks."""
        there = self.zones[zone]
        if there.owner == NONE:
            return there.key
        if there.owner == view.seat:
            return f"{NEAR} {there.key}"
        friend = self.side(there.owner) == self.side(view.seat)
        return f"{PARTNER if friend else FAR} {there.key}"

    def zones_of(self, view: View, place: str) -> tuple[int, ...]:
        """The zones that a place of the table stands for: with four seats, far ones may be two."""
        if view.seat not in self._places:
            found: dict[str, tuple[int, ...]] = {}
            for zone in range(len(self.zones)):
                name = self.place(view, zone)
                found[name] = (*found.get(name, ()), zone)
            self._places[view.seat] = found
        return self._places[view.seat].get(place, ())

    # ---- what is legal

    def harmful(self, view: View | None, move: Move) -> bool:
        """Whether a legal move hurts the one who makes it and is not the only kind of answer there is."""
        if move.verb not in self.table.harmful:
            return False
        return any(other.verb not in self.table.harmful for other in legal(view))

    def rule_of(self, verb: str) -> str:
        """The rule that tells of an act."""
        return next((meaning.rule for meaning in self.table.meanings if meaning.verb == verb), "")

    def default(self, view: View | None, id: int) -> list[Move]:
        """What a double click, Enter or a bare click may do with a card."""
        return [move for move in moves_of(view, id) if not self.harmful(view, move)]

    def lit(self, view: View | None, id: int) -> Lit:
        """What can be pointed at with this card: targets, and wherever else they are hit."""
        if view is None or id not in view.cards:
            return Lit(frozenset(), frozenset(), False)
        moves = [move for move in moves_of(view, id) if move.card != NONE]
        cards = {move.target for move in moves if move.target >= 0}
        zones = {zone for move in moves if (zone := zone_of(move.target)) != NONE}
        for meaning in self._of(view, id):
            for place in meaning.onto if meaning.aims != POINTED else ():
                zones |= {z for z in self.zones_of(view, place) if self._hit(view, id, meaning, Target(NONE, z))}
        return Lit(frozenset(cards), frozenset(zones), any(move.target == NONE for move in moves))

    def aimed(self, view: View, id: int, target: Target) -> list[Move]:
        """The legal moves that pointing at `target` with this card means: the card (or its piece), else its zone and
        whoever is hit there, else what needs no target."""
        moves = moves_of(view, id)
        if target.card in view.cards:
            piece = {target.card, bearer_of(view, target.card), *piece_of(view, target.card)}
            if found := [m for m in moves if m.target in piece and m.card != NONE]:
                exact = [m for m in found if m.target == target.card]
                return exact or found
        if target.zone != NONE:
            found = [m for m in moves if m.target == to_zone(target.zone)]
            for meaning in self._of(view, id):
                if self.place(view, target.zone) in meaning.onto:
                    found += [m for m in self._hit(view, id, meaning, target) if m not in found]
            if found:
                return found
        return [m for m in moves if m.target == NONE or m.card == NONE]

    def _hit(self, view: View, id: int, meaning: Meaning, target: Target) -> list[Move]:
        """The legal moves of this meaning for a place that it may be put onto."""
        able = [m for m in legal(view) if m.verb == meaning.verb and m.card == (NONE if meaning.bare else id)]
        if meaning.aims in (ONLY, OPEN_LANE):
            closed = meaning.aims == OPEN_LANE and any(view.zones[zone_of(m.target)] for m in able)
            return able if len(able) == 1 and not closed else []
        if meaning.aims == POINTED:
            there = [m for m in able if m.target in view.cards and view.cards[m.target].zone == target.zone]
            return there if len(there) == 1 and target.card == NONE else []
        zones = (target.zone,) if meaning.aims == ZONE else self.zones_of(view, meaning.aims)
        return [m for m in able if m.target in {to_zone(zone) for zone in zones}]

    # ---- what is meant

    def meant(self, view: View, id: int, target: Target) -> Iterator[tuple[Meaning, list[Move]]]:
        """What this gesture could mean, the likeliest first, each with the moves that would be it. Nobody who points at
        nothing means harm."""
        found = self._of(view, id)
        if target == Target():
            found = [meaning for meaning in found if meaning.verb not in self.table.harmful]
        place = self.place(view, target.zone) if target.zone != NONE else ""
        found.sort(key=lambda m: (bool(place) and place not in m.onto, _timely(m, view.phase)))
        for meaning in found:
            here = place in meaning.onto
            yield meaning, list(self._moves(view, id, meaning, target if here or not meaning.onto else Target()))

    def all_meant(self, view: View, id: int) -> Iterator[tuple[Meaning, list[Move]]]:
        """Everything that is ever done with a card that lies here, once for each verb."""
        verbs = set()
        for meaning in self._of(view, id):
            if meaning.verb not in verbs:
                verbs.add(meaning.verb)
                yield meaning, list(self._moves(view, id, meaning, Target()))

    def untouched(self, view: View, id: int) -> Untouched | None:
        """Why nothing is ever done with a card that lies here."""
        place = self.place(view, view.cards[id].zone)
        return next((each for each in self.table.untouched if place in each.places), None)

    def _of(self, view: View, id: int) -> list[Meaning]:
        """The meanings that fit a card; what is attached means what its bearer means."""
        card = view.cards[id]
        place, kind = self.place(view, card.zone), card.face.kind if card.face is not None else ""
        found = [m for m in self.table.meanings if place in m.held and (not m.kinds or kind in m.kinds)]
        bearer = bearer_of(view, id)
        return found if found or bearer == id else self._of(view, bearer)

    def _moves(self, view: View, id: int, meaning: Meaning, target: Target) -> Iterable[Move]:
        card = NONE if meaning.bare else id
        for aim in self._aims(view, meaning, target):
            yield Move(meaning.verb, card, aim)

    def _aims(self, view: View, meaning: Meaning, target: Target) -> list[int]:
        """The targets that are meant: what is pointed at, else everything that could be."""
        if meaning.aims == NOTHING:
            return [NONE]
        if meaning.aims not in (POINTED, ZONE, ONLY, OPEN_LANE):
            return [to_zone(zone) for zone in self.zones_of(view, meaning.aims)] or [NONE]
        if target.card != NONE and meaning.aims == POINTED:
            return [target.card]
        if target.zone != NONE:
            return [to_zone(target.zone)]
        zones = [zone for place in meaning.onto for zone in self.zones_of(view, place)]
        cards = [id for zone in zones for id in view.zones[zone]] if meaning.aims == POINTED else []
        return [*cards, *map(to_zone, zones)] or [NONE]


def _timely(meaning: Meaning, phase: str) -> int:
    """What belongs to this phase comes first, what belongs to another one last."""
    return 0 if phase in meaning.phases else 2 if meaning.phases else 1
