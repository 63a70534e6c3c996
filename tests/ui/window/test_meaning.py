"""What a gesture means: a refusal names the rule that forbids the meant act, and nothing harmful is ever a default."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tabletop.core.chance import Chance
from tabletop.core.move import Move, to_zone
from tabletop.games.confront_wisdom import words as cw
from tabletop.games.wing_commander import words as wc
from tabletop.play.session import Session
from tabletop.ui.table.gestures import slid
from tabletop.ui.table.model.choice import Target, legal
from tabletop.ui.table.model.denial import denied
from tabletop.ui.table.model.glow import Glow
from tabletop.ui.window import calm_primary
from tests.laws.games import playable, setup
from tests.laws.reach.desk import Desk, from_position

LEFT = Qt.MouseButton.LeftButton

SET = """
format = 1
game = "confront_wisdom"
player = 1
turn = 3
phase = "{phase}"

[zones]
"column0 1" = ["debt_collector", "mirror_dealer"]
"column1 1" = ["postal_drone"]
"column0 2" = ["lantern_boy"]
"field 1" = [{mine}]
"field 2" = [{theirs}]
"damage 2" = ["fasting_monk down sideways"]
"""
CAPTIVE = """
format = 1
game = "wing_commander"
player = 1
turn = 3
phase = "muster"

[zones]
nav_nw = ["real_nav_alpha owned 1 seen 1 2"]
nav_ne = ["real_nav_beta owned 1 seen 1 2"]
nav_center = ["real_nav_gamma owned 1 seen 1 2"]
nav_sw = ["real_nav_delta owned 1 seen 1 2"]
nav_se = ["real_nav_epsilon owned 1 seen 1 2"]
"carrier 1" = ["real_t_tcs_victory seen 1 2"]
"carrier 2" = ["real_k_sivars_glory seen 1 2"]
"brig 1" = ["k_mrissa owned 2 seen 1 2"]
"hand 1" = ["t_hard_break"]
"hand 2" = ["k_pounce"]
"deck 1" = ["t_hard_break"]
"deck 2" = ["k_pounce"]

[numbers]
"power 1" = 1
"""


@pytest.fixture
def lay(window: Any) -> Callable[[str], Desk]:
    """Lays a position of two people."""

    def at_desk(text: str) -> Desk:
        return Desk(window, from_position("confront_wisdom" if "column0" in text else "wing_commander", text))

    return at_desk


def in_set(phase: str = "set", mine: str = "", theirs: str = "") -> str:
    return SET.format(phase=phase, mine=mine, theirs=theirs)


def at(desk: Desk, id: int) -> QPoint:
    return desk.page.table.mapFromScene(desk.page.scene.items_by_id[id].pos())


def drop(desk: Desk, card: int, end: QPoint) -> str:
    """Drag there; the rule that the table names, "" if it names none."""
    start, viewport = at(desk, card), desk.page.table.viewport()
    QTest.mousePress(viewport, LEFT, pos=start)
    for part in range(1, 6):
        QTest.mouseMove(viewport, start + (end - start) * part / 5)
    QTest.mouseRelease(viewport, LEFT, pos=end)
    return said(desk)


def double_click(desk: Desk, id: int) -> str:
    QTest.mouseDClick(desk.page.table.viewport(), LEFT, pos=at(desk, id))
    return said(desk)


def said(desk: Desk) -> str:
    note = desk.page.scene.note
    return note.rule if note.isVisible() else ""


def place(desk: Desk, zone: int) -> QPoint:
    spot = desk.page.scene.arrangement.spots_of(zone)[0]
    return desk.page.table.mapFromScene(spot.x, spot.y)


@pytest.mark.rule("CW-7.1")
def test_a_card_that_is_too_dear_is_refused_for_its_points_and_not_for_its_place(lay: Any) -> None:
    desk = lay(in_set())
    top = desk.page.view.zones[cw.COLUMN[0][0]][-1]
    assert drop(desk, top, place(desk, cw.FIELD[0])) == "CW-7.1"
    refused = denied(desk.page.scene.model.intents, desk.page.scene.words, desk.page.view, top)
    assert [refusal.rule for move, refusal in refused if move.verb == "place"] == ["CW-7.1"]


@pytest.mark.rule("CW-8.3")
def test_an_attack_dropped_on_the_damage_row_is_one_on_the_player(lay: Any) -> None:
    desk = lay(in_set("action", '"postal_drone"', '"lantern_boy"'))
    attacker = desk.page.view.zones[cw.FIELD[0]][0]
    damage = desk.page.view.zones[cw.DAMAGE_ROW[1]][0]
    assert drop(desk, attacker, at(desk, damage)) == "CW-8.3"
    desk = lay(in_set("action", '"postal_drone"'))
    attacker = desk.page.view.zones[cw.FIELD[0]][0]
    assert drop(desk, attacker, place(desk, cw.DAMAGE_ROW[1])) == ""
    assert desk.session.step(1, 0)[0] == Move("attack", attacker, to_zone(cw.FIELD[1]))


@pytest.mark.rule("CW-4.4")
def test_the_other_book_is_not_looked_into_by_enter(lay: Any) -> None:
    desk = lay(in_set())
    hidden = desk.page.view.zones[cw.COLUMN[1][0]][-1]
    desk.page.table.setFocus()
    desk.page.scene.hands.keys.focus_card(hidden)
    QTest.keyClick(desk.page.table, Qt.Key.Key_Return)
    assert said(desk) == "CW-4.4"


@pytest.mark.rule("WC-6.1.1")
def test_an_interrogation_that_cannot_be_paid_is_refused_for_its_price(lay: Any) -> None:
    desk = lay(CAPTIVE)
    (prisoner,) = desk.page.view.zones[wc.BRIG[0]]
    assert drop(desk, prisoner, place(desk, wc.DECK[1])) == "WC-6.1.1"


def test_a_double_click_on_a_card_that_is_too_dear_never_takes_it_as_damage(lay: Any) -> None:
    desk = lay(in_set())
    top = desk.page.view.zones[cw.COLUMN[0][0]][-1]
    assert Move("voluntary_damage", top, to_zone(cw.DAMAGE_ROW[0])) in desk.moves
    for _ in range(4):
        assert double_click(desk, top) == "CW-7.1"
    assert desk.session.at == 0


def test_voluntary_damage_takes_a_drag_to_the_damage_row_and_is_asked_about_once(lay: Any) -> None:
    desk = lay(in_set())
    for asked in (True, False):
        top = desk.page.view.zones[cw.COLUMN[0][0]][-1]
        before = desk.session.at
        drop(desk, top, place(desk, cw.DAMAGE_ROW[0]))
        assert (desk.page.prompt.certain is not None) is asked
        if asked:
            assert desk.session.at == before
            QTest.mouseClick(desk.page.prompt.certain, LEFT)
        assert desk.session.at == before + 1


def test_what_could_be_done_but_is_rarely_meant_glows_dimly(lay: Any) -> None:
    desk = lay(in_set())
    items = desk.page.scene.items_by_id
    dear, below = reversed(desk.page.view.zones[cw.COLUMN[0][0]])
    assert items[dear].glow is Glow.DIM
    assert items[below].glow is Glow.NONE
    desk = lay(in_set("action", '"postal_drone"', '"lantern_boy"'))
    assert desk.page.scene.items_by_id[desk.page.view.zones[cw.FIELD[0]][0]].glow is Glow.SOURCE


def test_a_drop_goes_to_what_the_card_covers_most_and_not_to_the_pixel_under_the_pointer(lay: Any) -> None:
    desk = lay(in_set("action", '"postal_drone"', '"lantern_boy", "mirror_dealer"'))
    attacker = desk.page.view.zones[cw.FIELD[0]][0]
    one, _ = desk.page.view.zones[cw.FIELD[1]]
    grip = QPoint(round(desk.page.scene.unit * 0.4), 0)  # the card is held near its edge
    viewport, start = desk.page.table.viewport(), at(desk, attacker) + grip
    QTest.mousePress(viewport, LEFT, pos=start)
    end = at(desk, one) + grip
    for part in range(1, 6):
        QTest.mouseMove(viewport, start + (end - start) * part / 5)
    QTest.mouseMove(viewport, end + QPoint(round(desk.page.scene.unit * 0.2), 0))
    QTest.mouseRelease(viewport, LEFT, pos=end + QPoint(round(desk.page.scene.unit * 0.2), 0))
    assert desk.session.step(1, 0)[0] == Move("attack", attacker, one)


def test_a_click_that_lands_on_what_has_just_slid_under_a_resting_pointer_does_nothing(
    lay: Any, monkeypatch: Any
) -> None:
    desk = lay(in_set("set", theirs='"lantern_boy", "lantern_boy", "lantern_boy", "lantern_boy"'))
    monkeypatch.setattr(slid, "CALM", 60_000)
    top, below = reversed(desk.page.view.zones[cw.COLUMN[0][0]])
    spot, viewport = at(desk, top), desk.page.table.viewport()
    QTest.mouseMove(viewport, spot)
    desk.go_on(Move("place", top, to_zone(cw.FIELD[0])))
    QTest.mouseClick(viewport, LEFT, pos=spot)
    assert desk.page.scene.model.chosen == -1
    QTest.mouseMove(viewport, spot + QPoint(9, 0))
    QTest.mouseClick(viewport, LEFT, pos=at(desk, below))
    assert desk.page.scene.model.chosen == below


def test_enter_means_the_primary_button_after_a_click_on_a_button(lay: Any) -> None:
    desk = lay(in_set())
    desk.page.table.setFocus()
    QTest.mouseClick(desk.page.prompt.more, LEFT)
    desk.page.prompt.listed.close()
    assert not desk.page.prompt.more.hasFocus()
    QTest.keyClick(desk.page.table, Qt.Key.Key_Return)
    assert desk.session.step(1, 0)[0].verb == "end_set"


def test_two_primaries_of_different_meaning_do_not_follow_one_another_under_a_resting_pointer(
    lay: Any, monkeypatch: Any
) -> None:
    desk = lay(in_set("open", '"postal_drone down"', '"lantern_boy"'))
    monkeypatch.setattr(calm_primary, "CALM", 60_000)
    prompt = desk.page.prompt
    assert prompt.primary.text() == "Open all"
    here = prompt.primary.mapToGlobal(prompt.primary.rect().center())
    QTest.mouseClick(prompt.primary, LEFT)
    assert desk.page.view.phase == "set"
    inside = prompt.primary.mapFromGlobal(here)
    prompt.primary.setMinimumSize(400, 40)  # it lies under the pointer
    at_once = desk.session.at
    QTest.mouseClick(prompt.primary, LEFT, pos=inside)
    assert desk.session.at == at_once
    QTest.mouseClick(prompt.primary, LEFT, pos=inside + QPoint(20, 0))
    assert desk.session.at == at_once + 1


@pytest.mark.parametrize("game", playable())
def test_the_rule_of_a_refused_double_click_is_the_one_that_the_card_s_menu_names(window: Any, game: str) -> None:
    desk, chance, compared = Desk(window, Session(setup(game, 3))), Chance(3), 0
    for step in range(24):
        if not desk.moves:
            break
        if step % 4 == 3:
            compared += _compare(desk)
        sensible = desk.page.rules.sensible(desk.sitting.draft.state)
        desk.go_on(sensible[chance.below(len(sensible))])
    assert compared > 3


def _compare(desk: Desk) -> int:
    scene, view, compared = desk.page.scene, desk.page.view, 0
    intents, words = scene.model.intents, scene.words
    idle = [id for id in scene.items_by_id if view.cards[id].face is not None and not intents.default(view, id)]
    for id in idle[:12]:
        meaning = next(intents.meant(view, id, Target()), None)
        scene.hands.acts.act(id, scene.items_by_id[id].pos())
        named = {move.verb: refusal.rule for move, refusal in denied(intents, words, view, id)}
        if meaning is not None and meaning[0].verb in named:
            assert said(desk) == named[meaning[0].verb], (meaning, named)
            compared += 1
        assert desk.session.at == desk.place()[0]
        assert scene.note.rule
    return compared


@pytest.mark.parametrize("game", playable())
def test_nothing_harmful_is_what_a_double_click_does(window: Any, game: str) -> None:
    desk, chance = Desk(window, Session(setup(game, 4))), Chance(4)
    for _ in range(16):
        intents, view = desk.page.scene.model.intents, desk.page.view
        if view is None or not desk.moves:
            break
        for move in legal(view):
            harmful = move.verb in intents.table.harmful and any(
                other.verb not in intents.table.harmful for other in legal(view)
            )
            assert not harmful or move not in intents.default(view, move.card)
        sensible = desk.page.rules.sensible(desk.sitting.draft.state)
        desk.go_on(sensible[chance.below(len(sensible))])
