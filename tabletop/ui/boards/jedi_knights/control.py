"""Who holds the planet: the powers at the site, the Hero that doubles them, and what a check would find now."""

from collections.abc import Mapping
from html import escape
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from tabletop.core.view import View
from tabletop.games.jedi_knights.teams import side
from tabletop.library.texts import say
from tabletop.library.wording import card_name, seat_name
from tabletop.ui.boards.column import Column, quiet, words
from tabletop.ui.boards.jedi_knights.told import Checked, Fought


def side_name(names: Mapping[int, str], of: int) -> str:
    """The players of a side."""
    return say("jedi_knights_board.partners").join(seat_name(seat, names) for seat in sorted(names) if side(seat) == of)


def add_control(column: Column, page: Any, view: View) -> None:
    """Both sides' power at the site, the near one's last as it lies on the table; then the verdict (JK-11.2)."""
    facts = view.facts
    near = side(view.seat)
    column.add(_Totals(view, page.names, (1 - near, near)))
    column.say(verdict(view, page.names))
    left = facts["turns"] - facts["planet_turn"]
    if left <= 0:
        column.note(say("jedi_knights_board.check_now"))
    else:
        column.note(say("jedi_knights_board.check_later", n=left))


def verdict(view: View, names: Mapping[int, str]) -> str:
    """What a check would find now (JK-11.3, JK-11.4)."""
    found = view.facts["would_control"]
    if isinstance(found, str):
        return say(f"jedi_knights_board.would_{found}")
    key = "would_win" if view.facts["final_conflict"] else "would_control"
    return say(f"jedi_knights_board.{key}", who=side_name(names, found))


def power_told(view: View, of: int) -> str:
    """`4 + 2 + 2 = 8, × 2 for Kael Ardan`."""
    seats = [seat for seat in range(len(view.facts["garrison"])) if side(seat) == of]
    cards = [view.cards[id] for seat in seats for id in view.facts["garrison"][seat]]
    if not cards:
        return say("jedi_knights_board.no_characters")
    powers = [card.values.get("power", 0) for card in cards]
    parts = [say("jedi_knights_board.sum", parts=" + ".join(map(str, powers)), n=sum(powers))]
    if len(powers) == 1:
        parts = [str(powers[0])]
    if view.facts["doubled"][seats[0]]:
        heroes = [card for card in cards if card.face and not card.face.traits.isdisjoint(("hero", "dark_hero"))]
        parts.append(say("jedi_knights_board.hero_doubles", card=card_name(view, heroes[0].id)))
    return say("game.list_joint").join(parts)


def acts_first(view: View, names: Mapping[int, str]) -> str:
    """Who is Player 1 of this turn, and why (JK-5.3)."""
    forces, first = view.facts["force"], view.facts["player_one"]
    most = max((n for seat, n in enumerate(forces) if seat != first), default=0)
    key = "by_theme" if forces[first] == most else "by_force"
    reason = say(f"jedi_knights_board.{key}", n=forces[first], other=most)
    return say("jedi_knights_board.acts_first", who=seat_name(first, names), reason=reason)


def add_checked(column: Column, names: Mapping[int, str], checked: Checked) -> None:
    """How the last planet ended."""
    column.line()
    if checked.side >= 0:
        column.head(say("jedi_knights_board.controlled_by", who=side_name(names, checked.side), place=checked.place))
    else:
        column.head(say("jedi_knights_board.uncontrolled", place=checked.place))
    totals = sorted(checked.totals.values(), reverse=True)
    if len(totals) == 2:
        column.note(say("jedi_knights_board.stood", n=totals[0], other=totals[1]))
    for of, n in checked.contest:
        column.note(say("jedi_knights_board.contest", who=side_name(names, of), n=n))


def ended(fought: Fought) -> str:
    """The last battle in a sentence."""
    if fought.winner < 0:
        one, other = fought.principals.values()
        return say(f"jedi_knights_board.{'tied' if fought.compared else 'broken_off'}", card=one, other=other)
    of = fought.winner
    names, n = fought.principals, fought.compared
    return say("jedi_knights_board.won", card=names[of], other=names[1 - of], n=n[of], less=n[1 - of])


class _Totals(QWidget):
    """A row for each side: the name, the total large, and how it comes about."""

    def __init__(self, view: View, names: Mapping[int, str], sides: tuple[int, int]) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        for row, of in enumerate(sides):
            leads = view.facts["would_control"] == of
            name = escape(side_name(names, of))
            grid.addWidget(words(f"▶ <b>{name}</b>" if leads else name), 2 * row, 0)
            grid.addWidget(quiet(escape(power_told(view, of))), 2 * row + 1, 0)
            total = QLabel(str(view.facts["control"][of]))
            total.setProperty("big", True)
            total.setEnabled(leads or view.facts["would_control"] == "destiny")
            grid.addWidget(total, 2 * row, 1, 2, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
