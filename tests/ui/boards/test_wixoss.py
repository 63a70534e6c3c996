"""The table of WIXOSS: payments in one click, attacks, life bursts, crosses and orders that can be seen."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtWidgets import QPushButton

from tabletop.core.engine import apply
from tabletop.core.move import Move
from tabletop.games import layout
from tabletop.library import texts
from tabletop.ui.boards.ticks import Ticks
from tabletop.ui.boards.wixoss import Bonds
from tabletop.ui.cards import CardPixmaps, Typesetter
from tabletop.ui.cards.words import card_words
from tabletop.ui.table.model.words import words_of
from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.stage.moments import Moment
from tabletop.ui.table.stage.passing import ARROW_LASTS, CARD_LASTS, AttackArrow, LargeCard
from tabletop.ui.table.view import TableView
from tabletop.ui.window.prompt_bar import PromptBar
from tests.games.wixoss.match import BRAVE, FILLER, SERVANT_D, SILVAN, SMALL, A, B, C, L, Match, R

LONG = 10_000.0
"""Milliseconds in which everything comes to its end."""


@pytest.fixture(params=["en", "ja"])
def spoken(request: Any) -> Iterator[str]:
    texts.use(request.param)
    yield request.param
    texts.use("en")


@pytest.fixture
def table(qtbot: Any) -> Iterator[SimpleNamespace]:
    """A shown table; `play` shows a decision as it happens."""
    m = Match()
    pixmaps = CardPixmaps(Typesetter("wixoss", card_words(m.rules)), threaded=False)
    scene = TableScene(m.rules, layout("wixoss"), pixmaps, words_of(m.rules, lambda move: None))
    view = TableView(scene)
    qtbot.addWidget(view)
    view.resize(1000, 640)
    view.show()
    qtbot.waitExposed(view)
    yield SimpleNamespace(m=m, scene=scene, bonds=Bonds(scene), ticks=Ticks(scene), view=view)
    scene.close()


def shown(table: SimpleNamespace, kind: type) -> list[Any]:
    return [item for item in table.scene.items() if isinstance(item, kind)]


def see(table: SimpleNamespace, events: Any = ()) -> None:
    """Show the position, and let all cards arrive; what passes by itself stays."""
    table.scene.show(table.m.view(A), events)
    table.scene.clock.finish()


def bar(qtbot: Any, m: Match, seat: int = A) -> PromptBar:
    made = PromptBar(m.rules)
    qtbot.addWidget(made)
    made.resize(1366, made.sizeHint().height())
    made.ask(m.view(seat), "A", m.rules.routine(m.state))
    return made


def buttons(made: PromptBar) -> list[QPushButton]:
    return [made._buttons.itemAt(n).widget() for n in range(made._buttons.count())]


def pay(m: Match) -> None:
    bill = m.lrigs(A, m.made("bill", "arts", cost={"white": 1, "colorless": 1}, timing=["main"]))[0]
    m.ener(A, SMALL, SILVAN, SERVANT_D)
    m.begin("main")
    m.use(bill)


def test_one_button_pays_all_and_a_menu_has_the_other_ways(qtbot: Any, spoken: str) -> None:
    m = Match()
    pay(m)
    made = bar(qtbot, m)
    first, others, _ = buttons(made)
    told = first.text() + first.toolTip()
    names = m.faces[SMALL].name
    assert names[spoken] in told
    assert names["ja" if spoken == "en" else "en"] not in told
    assert others.menu().actions()
    with qtbot.waitSignal(made.all_chosen) as answered:
        assert made.press_primary()
    for move in answered.args[0].moves:
        apply(m.state, move)
    assert m.size("ener", A) == 1
    assert not m.legal("pay")


def test_the_proposed_cards_are_ticked_and_the_debt_is_told_by_colour(table: SimpleNamespace) -> None:
    pay(table.m)
    see(table)
    assert table.bonds.owed() == ["white", "colorless"]
    taken, proposed = table.ticks.chosen()
    assert (len(taken), len(proposed)) == (0, 2)
    assert not table.view.grab().isNull()


def test_an_attack_is_an_arrow_from_the_attacker_that_fades(table: SimpleNamespace) -> None:
    attacker = table.m.signi(SMALL, L)
    table.m.life(B, FILLER)
    table.m.begin("attack_signi")
    see(table)
    see(table, table.m.attack(attacker))
    (arrow,) = shown(table, AttackArrow)
    item = table.scene.items_by_id[attacker]
    assert arrow.boundingRect().top() < item.goal.y
    table.scene.ambient.advance(ARROW_LASTS / 2)
    assert shown(table, AttackArrow)
    table.scene.ambient.advance(LONG)
    assert not shown(table, AttackArrow)


def test_the_arrow_stands_while_the_guard_is_asked(table: SimpleNamespace) -> None:
    lrig = table.m.lrig("WD01-001")
    table.m.hand(B, SERVANT_D)
    table.m.begin("attack_lrig")
    see(table)
    assert table.bonds.attack() is None
    table.m.attack(lrig)
    see(table)
    start, end, _ = table.bonds.attack()
    assert end.y() < start.y()
    assert not table.view.grab().isNull()


def test_crushed_life_cloth_is_shown_large_side_by_side(table: SimpleNamespace) -> None:
    attacker = table.m.signi(SMALL, C)
    table.m.mark(attacker, "double_crush")
    table.m.life(B, FILLER, SILVAN)
    table.m.begin("attack_signi")
    see(table)
    see(table, table.m.attack(attacker))
    one, other = sorted(shown(table, LargeCard), key=lambda card: card.x())
    assert one.sceneBoundingRect().right() < other.sceneBoundingRect().center().x()
    assert not table.view.grab().isNull()
    table.scene.ambient.advance(CARD_LASTS + LONG)
    assert not shown(table, LargeCard)


def test_without_animation_nothing_passes(table: SimpleNamespace) -> None:
    attacker = table.m.signi(SMALL, C)
    table.m.life(B, FILLER)
    table.m.begin("attack_signi")
    table.scene.set_speed("none")
    see(table)
    see(table, table.m.attack(attacker))
    assert not shown(table, AttackArrow) + shown(table, LargeCard)


def test_a_new_table_keeps_nothing_of_what_passed(table: SimpleNamespace) -> None:
    attacker = table.m.signi(SMALL, C)
    table.m.life(B, FILLER)
    table.m.begin("attack_signi")
    see(table)
    see(table, table.m.attack(attacker))
    table.scene.clear()
    assert not shown(table, AttackArrow) + shown(table, LargeCard)


def test_cross_partners_are_linked_and_heaven_is_told(table: SimpleNamespace) -> None:
    m = table.m
    m.lrig(BRAVE)
    left, middle, right = m.signi("WX13-045", L), m.signi("WX13-031", C), m.signi("WX13-046", R)
    m.life(B, *[SMALL] * 7)
    m.begin("main")
    see(table)
    assert {(a.id, b.id) for a, b in table.bonds.links()} == {(left, middle), (middle, right)}
    assert not table.view.grab().isNull()
    m.go_to("attack_signi")
    for id in (left, right):
        m.attack(id)
        while m.legal("pick"):
            m.play("pick", m.legal("pick")[0].card)
    see(table)
    see(table, m.attack(middle))
    assert "Heaven!" in [moment.text for moment in shown(table, Moment)]


def test_a_broken_cross_is_not_linked(table: SimpleNamespace) -> None:
    table.m.lrig(BRAVE)
    table.m.signi("WX13-045", L)
    table.m.begin("main")
    see(table)
    assert table.bonds.links() == []


def test_waiting_abilities_are_a_list_of_names(qtbot: Any, spoken: str) -> None:
    m = Match()
    burst = next(id for id, face in m.faces.items() if face.printed.burst is not None)
    attacker = m.signi(SMALL, C)
    m.mark(attacker, "double_crush")
    m.life(B, burst, next(id for id, f in m.faces.items() if f.printed.burst is not None and id != burst))
    m.begin("attack_signi")
    m.attack(attacker)
    assert m.legal("trigger")
    made = bar(qtbot, m, B)
    title = {"en": "Life burst", "ja": "ライフバースト"}[spoken]
    assert [title in button.text() or title in button.toolTip() for button in buttons(made)] == [True, True]
    with qtbot.waitSignal(made.chosen) as told:
        buttons(made)[1].click()
    assert told.args[0] == Move("trigger", m.legal("trigger")[1].card, n=1)
