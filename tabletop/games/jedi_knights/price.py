"""What deploying a card costs (JK-6)."""

from functools import cache
from typing import NamedTuple

from tabletop.core.card import Face
from tabletop.core.state import State
from tabletop.games.jedi_knights.needs import met
from tabletop.games.jedi_knights.table import theme_face
from tabletop.games.jedi_knights.values import Source, printed_fits, sources


class Prices(dict[Face, int]):
    """Cost of cards with the theme surcharge (JK-6.3), each counted once for all games."""

    def __init__(self, icon: str | None, surcharge: int) -> None:
        super().__init__()
        self._icon, self._surcharge = icon, surcharge

    def __missing__(self, face: Face) -> int:
        own = face.printed.icon
        surcharge = self._surcharge if own is not None and own != self._icon else 0
        n = self[face] = face.values.get("cost", 0) + surcharge
        return n


prices = cache(Prices)


class Costs(NamedTuple):
    """What the costs of one player are counted by at one moment: prices, and texts in play that change them."""

    prices: Prices
    changes: list[Source]


def costs(s: State, player: int) -> Costs:
    """Those of this moment."""
    theme = theme_face(s, player)
    own = prices(theme.printed.icon if theme else None, s.options["theme_surcharge"])
    return Costs(own, sources(s, "cost"))


def cost(s: State, player: int, face: Face, now: Costs) -> int:
    """The price, then the changes of texts (JK-6.3, JK-6.6)."""
    n = now.prices[face]
    for source, needs, static in now.changes:
        if s.cards[source].owner == player and printed_fits(static, face) and met(s, needs, player, source):
            n = max(min(n, static.minimum), n + static.amount)
    return n if n > 0 else 0
