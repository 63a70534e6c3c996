"""A game that is played in another window, looked at as far as it has come."""

from tabletop.ui.window.sitting import Sitting


class Onlooker(Sitting):
    """Like a replay, but the game still has its secrets: only the seat that would play here looks, not every card."""

    @property
    def all_open(self) -> bool:
        return self.open_hands or self.seats.watched or self.session.over
