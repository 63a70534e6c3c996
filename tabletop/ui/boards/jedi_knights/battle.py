"""A battle beside the table: who fights whom with what power, who stands by them, which weapons are left."""

from collections.abc import Mapping
from html import escape
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from tabletop.core.view import View
from tabletop.games.jedi_knights.teams import opposed
from tabletop.library.texts import say
from tabletop.library.wording import card_name, seat_name
from tabletop.ui.boards.column import Column, quiet
from tabletop.ui.boards.duel import Blow, Duel
from tabletop.ui.boards.jedi_knights.destiny import DestinyRow
from tabletop.ui.boards.jedi_knights.told import Fought, Shot
from tabletop.ui.boards.small_card import small
from tabletop.ui.table.model.words import term

CARD, PIECE, BADGE = 56, 40, 28
STEPS = ("support", "weapons", "power")
Battle = Mapping[str, Any]


def add_battle(column: Column, page: Any, view: View, b: Battle, fought: Fought | None) -> None:
    """Who acts, the newest shot, both sides, what comes of it, the shots before."""
    attack = {"card": card_name(view, b["attacker"]), "target": card_name(view, b["defender"])}
    column.head(say("jedi_knights.log.attacked", **attack))
    for line in who_acts(view, b, page.names):
        column.say(line)
    shots = list(fought.shots) if fought is not None else []
    newest = shots.pop() if shots else None
    if b["shot"] is not None:
        newest = _under_way(view, b["shot"])
    if newest is not None:
        column.line()
        column.add(DestinyRow(page.rules.key, newest, b["shot"]["needed"] if b["shot"] is not None else None))
    column.line()
    sides = _sides(view, b)
    column.add(_Principals(page, view, b, sides))
    if b["shot"] is None:
        for line in verdict(view, b):
            column.say(line)
    for id in sides:
        _add_supporters(column, page, view, b, id)
    for shot in shots:
        column.line()
        column.add(DestinyRow(page.rules.key, shot))


def who_acts(view: View, b: Battle, names: Mapping[int, str]) -> list[str]:
    """Whose chance it is, for what, and who has just passed; in the same words whoever it is (JK-14.3)."""
    asked = view.decision
    if asked is None:
        return []
    who, key = seat_name(asked.seat, names), asked.prompt.key.rsplit(".", 1)[-1]
    if b["window"] == key:
        lines = [say("jedi_knights_board.may_respond", what=say(f"jedi_knights_board.window.{key}"), who=who)]
    elif key in STEPS:
        lines = [say(f"jedi_knights_board.acts_{key}", who=who)]
    else:
        lines = [say("jedi_knights_board.acts_text", who=who)]
    return lines + [say("jedi_knights_board.passed", who=seat_name(seat, names)) for seat in view.facts["passed"]]


def verdict(view: View, b: Battle) -> list[str]:
    """Who is ahead, and who falls if nothing more is played (JK-9.33 to JK-9.35)."""
    ahead, behind = sorted(_sides(view, b), key=lambda id: -_power(view, b, id))
    most, least = _power(view, b, ahead), _power(view, b, behind)
    if most == least:
        return [say("jedi_knights_board.level", n=most), say("jedi_knights_board.nobody_falls")]
    fallen = (behind, *b["supporters"][view.cards[behind].holder])
    lines = [say("jedi_knights_board.falls", card=card_name(view, id)) for id in fallen]
    head = say("jedi_knights_board.ahead", card=card_name(view, ahead), n=most, other=least)
    return [head, say("jedi_knights_board.if_all_pass"), *(f"• {line}" for line in lines)]


def power_told(view: View, b: Battle, id: int, name: str) -> str:
    """`Power 7: 4 printed, +1 Hollow Current 6, +2 tactical bonus`; "" for a power as it is printed."""
    card = view.cards[id]
    printed = card.face.values.get("power", 0) if card.face is not None else 0
    parts = [say("boards.printed", n=printed)]
    for reason in card.reasons:
        if reason.what == "power":
            how = f"{reason.amount:+d}" if reason.mode == "add" else f"= {reason.amount}"
            parts.append(say("boards.reason", how=how, card=card_name(view, reason.source)))
    bonus = b["bonus"][card.holder]
    if bonus:
        parts.append(say("jedi_knights_board.tactical", n=bonus))
    given = _power(view, b, id) - card.values.get("power", 0) - bonus
    if given:
        parts.append(say("jedi_knights_board.from_supporters", n=given))
    if len(parts) == 1:
        return ""
    joined = say("game.list_joint").join(parts)
    return say("jedi_knights_board.total", name=name, n=_power(view, b, id), parts=joined)


def weapons(view: View, b: Battle, id: int) -> tuple[list[int], list[int]]:
    """Weapons of the side of this principal: (can be used yet, their bearers have used one)."""
    bearers = (id, *b["supporters"][view.cards[id].holder])
    borne = [
        card for card in view.cards.values() if card.on in bearers and card.face and card.face.kind == "weapon"
    ]
    spent = [card.id for card in borne if card.on in b["spent"]]
    return [card.id for card in borne if card.id not in spent], spent


def _sides(view: View, b: Battle) -> tuple[int, int]:
    """The principals, the near side's first."""
    pair = (b["attacker"], b["defender"])
    return pair[::-1] if opposed(view.cards[b["attacker"]].holder, view.seat) else pair


def _power(view: View, b: Battle, id: int) -> int:
    return int(b["power"][view.cards[id].holder])


def _under_way(view: View, shot: Battle) -> Shot:
    return Shot(
        card_name(view, shot["weapon"]), card_name(view, shot["target"]), shot["defense"], shot["destiny"],
        shot["total"], shot["hits"],
    )  # fmt: skip


def _add_supporters(column: Column, page: Any, view: View, b: Battle, id: int) -> None:
    """What is told of one side below the principals: its power in parts, its supporters, its weapons."""
    seat, name = view.cards[id].holder, term(page.rules.key, "stat.power")
    supporters = b["supporters"][seat]
    may_come = b["step"] in ("", "support") and view.cards[id].values.get("leadership", 0) > 0
    ready, spent = weapons(view, b, id)
    told = power_told(view, b, id, name)
    if not (told or supporters or may_come or ready or spent):
        return
    column.line()
    column.head(card_name(view, id))
    if told:
        column.note(told)
    if supporters or may_come:
        most = view.cards[id].values.get("leadership", 0)
        line = say("jedi_knights_board.supporters", n=len(supporters), most=most)
        column.add(_cards(page, view, line, supporters))
    if b["guarded"][seat]:
        column.note(say("jedi_knights_board.guarded"))
    for key, ids in (("weapons_left", ready), ("weapons_spent", spent)):
        if ids:
            column.add(_cards(page, view, say(f"jedi_knights_board.{key}"), ids))


def _cards(page: Any, view: View, text: str, ids: list[int]) -> QWidget:
    """Words, and small cards beside them."""
    cell = QWidget()
    row = QHBoxLayout(cell)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(2)
    row.addWidget(quiet(escape(text)), 1)
    for id in ids:
        row.addWidget(small(page, view, id, PIECE if len(ids) < 4 else PIECE * 3 // 4))
    return cell


class _Principals(QWidget):
    """Both face to face, their power between them; below, who attacks."""

    def __init__(self, page: Any, view: View, b: Battle, sides: tuple[int, int]) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 2, 0, 2)
        grid.setHorizontalSpacing(2)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        powers = [_power(view, b, id) for id in sides]
        fallen = min(powers) if powers[0] != powers[1] else -1
        for column, id, n in ((0, sides[0], powers[0]), (2, sides[1], powers[1])):
            grid.addWidget(small(page, view, id, CARD, n == fallen and b["step"] == "power"), 0, column)
            role = "attacks" if id == b["attacker"] else "defends"
            label = QLabel(f"<small>{escape(say(f'jedi_knights_board.{role}'))}</small>")
            label.setProperty("quiet", True)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(label, 1, column)
        blow = Blow(("power", powers[0]), ("power", powers[1]), powers[0] >= powers[1], powers[0] != powers[1])
        duel = Duel(page.rules.key, [blow], verdict(view, b)[0], BADGE)
        grid.addWidget(duel, 0, 1, Qt.AlignmentFlag.AlignVCenter)
