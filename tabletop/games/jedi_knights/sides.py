"""Who is on which side of a battle."""

from tabletop.core.state import State
from tabletop.games.jedi_knights.needs import principal
from tabletop.games.jedi_knights.table import Battle, fighting_zone


def _still_there(s: State, fight: Battle, id: int) -> bool:
    return s.cards[id].zone in fighting_zone(fight.kind)


def principals(s: State, fight: Battle) -> tuple[int, int] | None:
    """Attacker and defender while both are still there."""
    if _still_there(s, fight, fight.attacker) and _still_there(s, fight, fight.defender):
        return fight.attacker, fight.defender
    return None


def together(s: State, fight: Battle, seat: int) -> list[int]:
    """The principal of a seat and its supporters that are still there."""
    ids = (principal(s, seat), *fight.supporters[seat])
    return [id for id in ids if _still_there(s, fight, id)]


def guarded(s: State, fight: Battle, seat: int) -> bool:
    """Whether the principal still has a supporter (JK-9.15)."""
    return any(_still_there(s, fight, id) for id in fight.supporters[seat])
