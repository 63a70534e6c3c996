"""What is legal and costs more than it seems to: a person is asked before it is paid."""

from tabletop.core.move import Move
from tabletop.core.prompt import Prompt
from tabletop.core.state import State
from tabletop.games.wing_commander import captives, power
from tabletop.games.wing_commander.scramble import Compose, few_medals


def warning(s: State, move: Move) -> Prompt | None:
    """Before the last power point is paid (WC-18.1), and before power points stand in for medals (WC-6.2.5)."""
    seat, points = s.asked, 0
    if move.verb == "launch":
        top = s.stack[-1]
        ids = top.ids if isinstance(top, Compose) else (move.card,)
        points = s.options["launch_substitute"] if few_medals(s, seat, ids) else 0
    elif move.verb == "interrogate":
        points = captives.price(s, seat)
    if points and power.power(s, seat) <= points:
        return Prompt("wing_commander.prompt.last_power", (("points", points),), move.card, "WC-18.1")
    if points and move.verb == "launch":
        return Prompt("wing_commander.prompt.substitute", (("points", points),), move.card, "WC-6.2.5")
    return None
