"""What the table says to whoever does not see it."""

from tabletop.core.move import NONE
from tabletop.library.texts import say
from tabletop.ui.table.gestures.told import Told
from tabletop.ui.table.model.describe import card_line, card_lines, spot_line, spot_names
from tabletop.ui.table.model.spot import Spot
from tabletop.ui.table.model.table import TableModel


class Speech:
    """Speaks of the model, in the language in use."""

    def __init__(self, game: str, model: TableModel, told: Told) -> None:
        self.game, self.model, self.told = game, model, told

    def here(self) -> None:
        """The card that the keyboard is on, else the place."""
        view, spot = self.model.view, self.model.spot_here()
        if view is None or spot is None:
            return
        card = self.model.card
        self.told.spoken.emit(card_line(self.game, view, card) if card != NONE else self._name(spot))

    def spot(self) -> None:
        """The place and everything in it."""
        view, spot, there = self.model.view, self.model.spot_here(), self.model.arrangement
        if view is None or spot is None or there is None:
            return
        ids = there.ids(spot)
        lines = [spot_line(self._name(spot), len(ids))]
        lines += [line for _, line in card_lines(self.game, view, ids)]
        self.told.spoken.emit("\n".join(lines))

    def situation(self) -> None:
        """Whose turn it is and how many cards lie where."""
        view, there = self.model.view, self.model.arrangement
        if view is None or there is None:
            return
        mine = view.player == view.seat
        lines = [say("table.your_turn" if mine else "table.their_turn", turn=view.turn)]
        lines += [spot_line(self._name(s), len(there.ids(s))) for s in there.spots if there.ids(s)]
        self.told.spoken.emit("\n".join(lines))

    def _name(self, spot: Spot) -> str:
        there = self.model.arrangement
        return spot_names(self.game, there.spots if there is not None else [spot])[spot.index]
