"""The state of one table as a person has it before them. Whoever shows it or speaks of it listens."""

from collections.abc import Callable, Mapping

from tabletop.core.move import NONE, zone_of
from tabletop.core.view import View
from tabletop.ui.table.model.arrangement import Arrangement
from tabletop.ui.table.model.choice import DARK, Lit, Target, legal, movers
from tabletop.ui.table.model.glow import Glow, Lights
from tabletop.ui.table.model.intent import Intents
from tabletop.ui.table.model.spot import Spot


class TableModel:
    """`view` and its `arrangement`; the `opened` zone; `chosen`: the card that waits for a target; `held`: the one
    that is dragged; `hot`: the target under the pointer; `spot` and `card`: where the keyboard is; `quiet`: something
    happens, nothing is lit. What has been changed from outside is told by `relight`. Listeners: `before_change` of what
    lies where, `on_light`, `on_open`."""

    def __init__(self, intents: Intents) -> None:
        self.intents = intents
        self.view: View | None = None
        self.arrangement: Arrangement | None = None
        self.opened = NONE
        self.chosen = NONE
        self.held = NONE
        self.hot = Target()
        self.spot = NONE
        self.card = NONE
        self.quiet = False
        self.before_change: list[Callable[[], None]] = []
        self.on_light: list[Callable[[], None]] = []
        self.on_open: list[Callable[[int], None]] = []

    @property
    def aiming(self) -> int:
        """The card whose targets are lit."""
        return self.held if self.held != NONE else self.chosen

    @property
    def lit(self) -> Lit:
        """The targets of what is chosen or dragged."""
        if self.quiet or self.aiming == NONE:
            return DARK
        return self.intents.lit(self.view, self.aiming)

    def takes(self, target: Target) -> bool:
        """Whether something may be put there."""
        lit = self.lit
        return target.card in lit.cards or target.zone in lit.zones

    def relight(self) -> None:
        """Something has changed that light depends on."""
        for listener in self.on_light:
            listener()

    def take(self, id: int) -> None:
        """Choose a card as the source of what comes next; NONE lets it go."""
        self.chosen = id
        self.relight()

    def hold(self, id: int) -> None:
        """Drag a card; NONE: no longer."""
        self.held, self.hot = id, Target()
        self.relight()

    def point_at(self, target: Target) -> None:
        """What is dragged is over this."""
        hot = target if self.takes(target) else Target()
        if hot != self.hot:
            self.hot = hot
            self.relight()

    def focus(self, spot: int, card: int) -> None:
        """Put the keyboard there."""
        self.spot, self.card = spot, card
        self.relight()

    def _change(self) -> None:
        for listener in self.before_change:
            listener()

    def spot_here(self) -> Spot | None:
        """The place that the keyboard is on."""
        return None if self.arrangement is None or self.spot == NONE else self.arrangement.spots[self.spot]

    def open(self, zone: int) -> None:
        """Spread a pile over the table; NONE puts it together again."""
        if zone != self.opened:
            self._change()
            self.opened = zone
            for listener in self.on_open:
                listener(zone)

    def show(self, view: View) -> None:
        """Another view: nothing of what was about to be done is left."""
        self._change()
        self.view = view
        self.chosen = self.held = NONE
        self.hot = Target()
        self.quiet = True
        self.relight()

    def lay(self, arrangement: Arrangement) -> None:
        """Where everything lies now; the keyboard stays on its card if that is still there, else on its place."""
        self.arrangement = arrangement
        if self.spot == NONE:
            return
        if self.card in arrangement.where and self.card in arrangement.poses:
            self.spot = arrangement.where[self.card]
            return
        ids = arrangement.in_reading_order(arrangement.spots[self.spot])
        self.card = ids[0] if ids else NONE

    def clear(self) -> None:
        """An empty table."""
        self.view = self.arrangement = None
        self.opened = self.chosen = self.held = NONE
        self.hot = Target()

    def lights(self) -> Lights:
        """What is lit now, and why."""
        focus = (self.card, self.spot if self.card == NONE else NONE)
        if self.quiet or self.view is None:
            return Lights({}, {}, NONE, NONE, False)
        lit = self.lit
        sources = {} if lit != DARK or self.chosen != NONE else self._sources(self.view)
        cards = dict(sources)
        cards |= {self.chosen: Glow.CHOSEN} if self.chosen != NONE else {}
        cards |= {id: Glow.CHOSEN if id == self.hot.card else Glow.TARGET for id in lit.cards}
        return Lights(cards, self._lit_spots(lit, sources), *focus, lit.table)

    @property
    def at_zones(self) -> frozenset[int]:
        """The zones that are themselves an answer."""
        return frozenset(zone for m in legal(self.view) if m.card == NONE and (zone := zone_of(m.target)) != NONE)

    def _sources(self, view: View) -> dict[int, Glow]:
        """The cards that can act: bright those that one may well want to, dim the others."""
        bright = {m.card if m.card != NONE else m.target for m in legal(view) if not self.intents.harmful(view, m)}
        return {id: Glow.SOURCE if id in bright else Glow.DIM for id in movers(view)}

    def _lit_spots(self, lit: Lit, sources: Mapping[int, Glow]) -> dict[int, Glow]:
        """Places that are targets or answers, or whose hidden cards can act."""
        there = self.arrangement
        if there is None:
            return {}
        spots = {there.where[id]: glow for id, glow in sources.items() if id in there.where and id not in there.poses}
        if lit == DARK and self.chosen == NONE:
            at = self.at_zones
            spots |= {spot.index: Glow.SOURCE for spot in there.spots if spot.zone in at}
        for spot in there.spots:
            if spot.zone in lit.zones:
                hot = self.hot.zone == spot.zone and self.hot.card == NONE
                spots[spot.index] = Glow.CHOSEN if hot else Glow.TARGET
        return spots
