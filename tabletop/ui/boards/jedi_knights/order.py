"""The order in which the planets come, for those who want to be reminded of it (JK-1.6); off until it is asked for."""

from typing import Any

from tabletop.core.view import View
from tabletop.library.texts import say
from tabletop.library.wording import seat_name
from tabletop.ui.boards.column import Column
from tabletop.ui.boards.jedi_knights.menu import SETTING
from tabletop.ui.boards.jedi_knights.told import chosen_sites


def reminded(page: Any) -> bool:
    """Whether the person at this table wants to see it."""
    settings = getattr(page.window(), "settings", None)
    return bool(settings is not None and settings[SETTING])


def add_order(column: Column, page: Any, view: View) -> None:
    """The planets that are still to come; both players saw their stacks being built."""
    sites = list(enumerate(chosen_sites(page.sitting.session, page.sitting.eye), 1))
    last, in_all = len(sites), view.facts["planets_in_all"]
    to_come = sites if view.phase == "set_up" else sites[view.facts["planet"] :]
    if view.phase != "set_up":
        column.line()
        column.head(say("jedi_knights_board.order"))
    if not sites:
        column.note(say("jedi_knights_board.order_unknown"))
    for n, (place, seat) in to_come:
        number = n + in_all - last
        key = "order_final" if number == in_all else "order_line"
        column.say(say(f"jedi_knights_board.{key}", n=number, place=place, who=seat_name(seat, page.names)))
