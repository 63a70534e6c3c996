"""What deploying a card costs (JK-6)."""

from functools import lru_cache, partial

from tabletop.core.card import Face
from tabletop.core.found import Found
from tabletop.core.state import State
from tabletop.games.jedi_knights.table import theme_face
from tabletop.games.jedi_knights.values import Text, working

Costs = Found[Face, int]


def costs(s: State, player: int) -> Costs:
    """What cards cost this player now, by the card."""
    theme = theme_face(s, player)
    icon = theme.printed.icon if theme else None
    return _costs(icon, s.options["theme_surcharge"], tuple(working(s, player, "cost")))


@lru_cache(256)
def _costs(icon: str | None, surcharge: int, changes: tuple[Text, ...]) -> Costs:
    """Those of all games in which the same texts work."""
    return Found(partial(_cost, icon, surcharge, changes))


def _cost(icon: str | None, surcharge: int, changes: tuple[Text, ...], face: Face) -> int:
    """With the theme surcharge, then the changes of texts (JK-6.3, JK-6.6)."""
    own = face.printed.icon
    n: int = face.values.get("cost", 0) + (surcharge if own is not None and own != icon else 0)
    for text in changes:
        if text.fits[face]:
            n = max(min(n, text.static.minimum), n + text.static.amount)
    return max(n, 0)
