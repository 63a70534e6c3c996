"""Positions in which a person was stuck: everything that is legal can be done by pointer and by keys, at 1366 × 768
with the largest text, in both languages."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tabletop.core.move import NONE, Move, to_zone
from tabletop.games.wing_commander import words
from tests.laws.reach.desk import Desk, from_position, opened
from tests.laws.reach.law import Reach

COMBAT = """
format = 1
game = "wing_commander"
player = 1
turn = 1
phase = "combat"

[zones]
nav_nw = ["real_nav_alpha owned 1 seen 1 2"]
nav_ne = ["real_nav_beta owned 1 seen 1 2"{ne}]
nav_center = ["real_nav_gamma owned 1 seen 1 2"{center}]
nav_sw = ["real_nav_delta owned 1 seen 1 2"]
nav_se = ["real_nav_epsilon owned 1 seen 1 2"{se}]
"carrier 1" = ["real_t_tcs_victory seen 1 2"]
"carrier 2" = ["real_k_sivars_glory seen 1 2"{carrier}]
"hand 1" = ["t_hard_break"]
"hand 2" = ["k_pounce"]
"deck 1" = ["t_hard_break", "t_high_slash", "t_kestrel_nh", "t_lund", "t_level_run"]
"deck 2" = ["k_pounce", "k_throat_rush", "k_korthak_rm", "k_mrissa", "k_tail_lash"]
"""
MEETING = ', "t_warden_if owned 1 seen 1 2", "k_korthak_rm owned 2 seen 1 2"'
CROWD = (
    ', "t_halberd_ck #32 owned 1 seen 1 2", "t_carrow on #32 owned 1 seen 1 2",'
    ' "t_shroud_emitter on #32 owned 1 seen 1 2", "t_breaker_torpedo on #32 owned 1 seen 1 2",'
    ' "k_drashir_ap #36 owned 2 seen 1 2", "k_garrakh on #36 owned 2 seen 1 2",'
    ' "k_night_veil on #36 owned 2 seen 1 2", "t_anvil_sb #40 owned 1 seen 1 2", "k_nhazrak_mh owned 2 seen 1 2"'
)
BOMBER = ', "t_anvil_sb owned 1 seen 1 2"'

Laying = Callable[..., Desk]


@pytest.fixture
def lay(qtbot: Any) -> Any:
    """Lays a position of two people at a desk of its own."""
    windows = []

    def at_desk(language: str = "en", **places: str) -> Desk:
        text = COMBAT.format(**{"ne": "", "center": "", "se": "", "carrier": "", **places})
        window = opened(language)
        qtbot.waitExposed(window)
        windows.append(window)
        return Desk(window, from_position("wing_commander", text))

    yield at_desk
    for window in windows:
        window.close()
        window.deleteLater()


@pytest.mark.parametrize(
    ("language", "places"),
    [
        ("ja", {"carrier": BOMBER}),
        ("en", {"center": MEETING, "se": MEETING}),
        ("en", {"center": MEETING, "se": MEETING, "carrier": BOMBER}),
        ("ja", {"center": MEETING, "se": MEETING, "carrier": BOMBER}),
        ("en", {"center": CROWD, "se": MEETING, "ne": MEETING, "carrier": BOMBER}),
    ],
    ids=["bomber at the carrier", "two battles", "three battles", "three battles, ja", "four battles in a crowd"],
)
def test_every_battle_can_be_chosen_by_pointer_and_by_keys(
    lay: Laying, language: str, places: dict[str, str]
) -> None:
    desk = lay(language, **places)
    moves = list(desk.moves)
    assert any(move.verb == "fight" for move in moves)
    reach = Reach(desk)
    reach.every(moves)
    assert reach.lost == []
    assert reach.counts["click"] == reach.counts["keys"] == sum(move.verb == "fight" for move in moves)


@pytest.mark.rule("WC-9.6.2")
def test_a_bomber_dragged_onto_the_undefended_carrier_fights_there(lay: Laying) -> None:
    desk = lay(carrier=BOMBER)
    carrier, bomber = desk.page.view.zones[words.CARRIER[1]]
    _drag(desk, bomber, carrier)
    assert desk.session.step(1, 0)[0] == Move("fight", target=to_zone(words.CARRIER[1]))


def _drag(desk: Desk, card: int, onto: int) -> None:
    table, items = desk.page.table, desk.page.scene.items_by_id
    start, end = (table.mapFromScene(items[id].pos()) for id in (card, onto))
    QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for part in range(1, 6):
        QTest.mouseMove(table.viewport(), start + (end - start) * part / 5)
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=end)


def test_when_the_answers_do_not_fit_the_prompt_lists_all_of_them(lay: Laying) -> None:
    desk = lay(center=MEETING, se=MEETING, carrier=BOMBER)
    assert {move.card for move in desk.moves} == {NONE}
    desk.page.prompt.more.click()
    assert desk.page.prompt.listed.isVisible()
    assert desk.page.prompt.listed.moves == list(desk.moves)
    desk.page.prompt.listed.close()
