"""The battle beside the map: it comes with the battle, tells it, and goes with it."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tabletop.games import KEYS
from tabletop.library import texts
from tabletop.ui.boards.duel import Duel
from tabletop.ui.boards.side_panel import SidePanel
from tabletop.ui.boards.small_card import SmallCard
from tabletop.ui.dress import dress_for
from tests.games.wing_commander.air import CENTER, HOME, NE, Air, K, T
from tests.ui.window.acting import texts as read

Lay = Callable[..., SidePanel]


def cards(panel: SidePanel) -> list[int]:
    return [card.card for card in panel.findChildren(SmallCard) if card.isVisible()]


def pair(zone: int = CENTER) -> tuple[Air, int, int]:
    """A fighter each, and a maneuver card in both hands."""
    air = Air()
    own = air.flight("t_paragon_sp", zone, T, "t_ostrander")
    enemy = air.flight("k_korthak_ec", zone, K)
    air.hand("t_hard_break", T)
    air.hand("k_pounce", K)
    air.fight(zone, T)
    return air, own, enemy


@pytest.fixture
def strike() -> tuple[Air, int]:
    """A bomber alone at the enemy carrier."""
    air = Air()
    anvil = air.flight("t_anvil_sb", HOME[K], T, weapons=("t_bomb_rack",))
    air.hand("t_hard_break", T)
    air.fight(HOME[K], T)
    air.play("assign_leftover", anvil, air.carriers[K])
    return air, anvil


def test_games_without_a_board_of_their_own_have_none() -> None:
    assert [game for game in KEYS if dress_for(game).board] == ["wing_commander", "jedi_knights"]


def test_the_panel_is_there_while_a_battle_is_fought(lay: Lay) -> None:
    air, own, enemy = pair()
    panel = lay(air)
    assert panel.isVisible()
    assert {own, enemy} <= set(cards(panel))
    assert "central NAV point" in panel.accessibleName()
    air.pass_all()
    assert not lay(air).isVisible()


def test_it_says_who_acts_and_that_the_other_has_passed(lay: Lay) -> None:
    air, _, _ = pair()
    assert "Player 1 plays a card or passes." in read(lay(air))
    air.play("pass")
    told = read(lay(air))
    assert "Player 2 plays a card or passes." in told
    assert "Player 1 has passed" in told


def test_totals_are_told_with_their_reasons(lay: Lay) -> None:
    air, own, _ = pair()
    air.play("play_maneuver", air.legal("play_maneuver")[0].card, own)
    told = read(lay(air))
    assert "Defence 8: 5 printed, +1 Cmdr. Hale Ostrander, +2 Hard Break" in told
    assert "against Defence 8 of Paragon" in told


def test_it_says_what_happens_if_both_pass(lay: Lay) -> None:
    air, _, _ = pair()
    told = read(lay(air))
    assert "If both pass now:" in told
    assert "Korthak, Ember Claw is destroyed." in told
    assert "Player 2 loses 1 power point." in told
    assert air.power(K) == 30
    air.pass_all()
    assert air.power(K) == 29


def test_a_carrier_is_told_with_the_bombs_that_hit_it(lay: Lay, strike: tuple[Air, int]) -> None:
    air, anvil = strike
    panel = lay(air)
    assert {anvil, air.carriers[K]} <= set(cards(panel))
    told = read(panel)
    assert "Bombing 5: 3 printed, +2 Ventral Bomb Rack" in told
    assert "Anvil, Slate Badgers hits the carrier." in told
    assert "the game is over" not in told


def test_the_second_hit_is_told_to_end_the_game(lay: Lay, strike: tuple[Air, int]) -> None:
    air, _ = strike
    air.set_number("hits", K, 1)
    assert "Player 2’s carrier is destroyed: the game is over." in read(lay(air))


def test_flights_wait_before_they_are_paired(lay: Lay) -> None:
    air = Air()
    flights = [air.flight(face, CENTER, T) for face in ("t_paragon_sp", "t_warden_if")]
    enemy = air.flight("k_korthak_ec", CENTER, K)
    air.fight(CENTER, T)
    panel = lay(air)
    told = read(panel)
    assert set(cards(panel)) == {*flights, enemy}
    assert "Player 2 decides who meets whom." in told
    assert "Not paired yet" in told
    assert "If both pass now:" not in told


def test_a_supporter_is_a_reason_of_the_total(lay: Lay) -> None:
    air = Air()
    own = air.flight("t_paragon_sp", CENTER, T)
    warden = air.flight("t_warden_if", CENTER, T)
    enemy = air.flight("k_korthak_ec", CENTER, K)
    air.hand("t_hard_break", T)
    air.fight(CENTER, T)
    air.play("pair", enemy, own)
    air.play("assign_leftover", warden, own)
    panel = lay(air)
    assert warden in cards(panel)
    assert "+2 Warden, Iron Foxes (support)" in read(panel)


def test_it_takes_neither_the_keys_nor_the_clicks_of_the_table(table: Any, lay: Lay) -> None:
    table.page.table.setFocus()
    air, _, _ = pair()
    panel = lay(air)
    assert all(part.focusPolicy() == Qt.FocusPolicy.NoFocus for part in (panel, panel.fold))
    chosen: list[object] = []
    table.page.scene.move_chosen.connect(chosen.append)
    QTest.mouseClick(panel, Qt.MouseButton.LeftButton, pos=QPoint(30, panel.height() - 4))
    assert table.focusWidget() is table.page.table
    assert chosen == []
    assert not panel.geometry().intersects(table.page.prompt.geometry().translated(0, -table.page.table.y()))


def test_a_click_folds_it_and_it_stays_folded(lay: Lay) -> None:
    air, own, _ = pair()
    panel = lay(air)
    high = panel.height()
    panel.fold.click()
    assert panel.height() < high / 2
    air.play("play_maneuver", air.legal("play_maneuver")[0].card, own)
    assert lay(air).height() < high / 2
    panel.fold.click()
    assert panel.height() > high / 2


def test_it_leaves_the_flights_of_the_battle_free(table: Any, lay: Lay) -> None:
    table.resize(1280, 800)
    air, own, enemy = pair(NE)
    panel = lay(air)
    items = table.page.scene.items_by_id
    for id in (own, enemy):
        box = table.page.table.mapFromScene(items[id].sceneBoundingRect()).boundingRect()
        assert not box.intersects(panel.geometry())


def test_the_pointer_on_a_small_card_shows_it_large(table: Any, lay: Lay) -> None:
    air, _, enemy = pair()
    panel = lay(air)
    seen: list[int] = []
    table.page.scene.card_hovered.connect(seen.append)
    card = next(card for card in panel.findChildren(SmallCard) if card.card == enemy and card.isVisible())
    card.hovered.emit(enemy)
    assert seen == [enemy]
    assert "Korthak" in card.accessibleName()


def test_behind_the_curtain_nothing_is_left(table: Any, lay: Lay) -> None:
    air, _, _ = pair()
    panel = lay(air)
    table.page.curtain.emit(K)
    assert not panel.isVisible()


def test_the_seat_that_sits_near_is_on_the_left(table: Any, lay: Lay) -> None:
    air, own, enemy = pair()
    table.page.sitting.desk.turns = True
    assert _leftmost(lay(air, T)) == own
    assert _leftmost(lay(air, K)) == enemy


def _leftmost(panel: SidePanel) -> int:
    panel.grab()  # what is drawn has its place
    big = [card for card in panel.findChildren(SmallCard) if card.isVisible() and card.width() > 60]
    return min(big, key=lambda card: card.mapTo(panel, QPoint()).x()).card


def test_it_speaks_japanese(table: Any, lay: Lay) -> None:
    air, _, _ = pair()
    lay(air)
    table.page.pixmaps.language = "ja"
    texts.use("ja")
    told = read(lay(air))
    assert "このまま両者がパスすると" in told
    assert "が破壊されます。" in told


def test_every_comparison_is_drawn_once(lay: Lay) -> None:
    air, _, _ = pair()
    duels: list[QWidget] = [duel for duel in lay(air).findChildren(Duel) if duel.isVisible()]
    assert len(duels) == 1
    assert len(duels[0].blows) == 2
