"""Who is on which side of a battle, and who acts in it."""

from tabletop.core.state import State
from tabletop.games.jedi_knights.needs import principal
from tabletop.games.jedi_knights.table import Battle, fighting_zone
from tabletop.games.jedi_knights.teams import on_the_left
from tabletop.games.jedi_knights.teams import side as side_of


def principals(s: State, fight: Battle) -> tuple[int, int] | None:
    """Attacker and defender while both are still there."""
    cards, zones = s.cards, fighting_zone(fight.kind)
    if cards[fight.attacker].zone in zones and cards[fight.defender].zone in zones:
        return fight.attacker, fight.defender
    return None


def together(s: State, fight: Battle, side: int) -> list[int]:
    """The principal of a side and its supporters that are still there."""
    cards, zones = s.cards, fighting_zone(fight.kind)
    return [id for id in (principal(s, side), *fight.supporters[side]) if cards[id].zone in zones]


def seat_of(s: State, side: int) -> int:
    """The player of the principal of a side."""
    return s.cards[principal(s, side)].owner


def next_to_act(s: State, player: int, step: str) -> int:
    """Whose chance comes after this player's: partners act in the Support step only (JK-16.3)."""
    return on_the_left(s, player) if step == "support" else seat_of(s, 1 - side_of(player))


def acting(s: State, step: str) -> int:
    """How many players act in a step: so many passes in a row end it."""
    return s.rules.seats if step == "support" else 2


def guarded(s: State, fight: Battle, side: int) -> bool:
    """Whether the principal still has a supporter (JK-9.15)."""
    zones = fighting_zone(fight.kind)
    return any(s.cards[id].zone in zones for id in fight.supporters[side])
