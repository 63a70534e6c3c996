"""Beside the table of Jedi Knights: the secret choice of the force, and the order of the planets for those who ask."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tabletop.library.settings import Settings
from tabletop.ui.boards.jedi_knights.force import ForceRow
from tabletop.ui.window.new_game import NewGame
from tabletop.ui.window.option_row import OptionRow
from tests.games.jedi_knights.front import A, E, Front
from tests.ui.boards.knights import Knights
from tests.ui.window.acting import texts as read


def force() -> Front:
    f = Front()
    f.begin("force", A)
    return f


@pytest.mark.rule("JK-2.4", "JK-5.12")
def test_every_force_card_stands_beside_the_others_with_its_three_numbers(knights: Knights) -> None:
    knights.lay(force())
    rows = knights.shown(ForceRow)
    assert len(rows) == 8
    assert knights.numbers("force_number") == [1, 2, 3, 4, 5, 6, 7, 8]
    faces = knights.page.sitting.session.state.cards
    for value in ("credit_number", "draw_number"):
        assert knights.numbers(value) == [faces[row.card].face.values[value] for row in rows]
    assert "force 1, credits 8, draws 4" in rows[0].accessibleName()


@pytest.mark.rule("JK-5.12")
def test_a_click_on_a_row_chooses_and_nobody_else_sees_it_until_both_have_chosen(knights: Knights) -> None:
    knights.lay(force())
    rows = knights.shown(ForceRow)
    chosen = rows[2].card
    QTest.mouseClick(rows[2], Qt.MouseButton.LeftButton)
    assert not knights.panel.isVisible()
    knights.window.curtain.opened.emit()
    told = knights.read()
    assert "Player 1 has chosen. All choices are shown together." in told
    assert "Verdant" not in told
    assert all("Verdant" not in card.face.name["en"] for card in knights.page.view.cards.values() if card.face)
    knights.play("pick_force")
    state = knights.page.sitting.session.state
    assert state.zones[state.rules.zone("force_in_use", A)] == (chosen,)


@pytest.mark.rule("JK-5.3")
def test_who_acts_first_is_told_with_the_reason(knights: Knights) -> None:
    f = Front({"ask_every_window": True})
    f.begin("force", A)
    knights.lay(f)
    knights.play("pick_force", f.zone("force_deck", A)[2])
    knights.play("pick_force", f.zone("force_deck", E)[6])
    assert "Player 2 acts first: force 7 against 3." in knights.read()
    f = Front({"ask_every_window": True})
    f.begin("force", A)
    knights.lay(f)
    knights.play("pick_force", f.zone("force_deck", A)[2])
    knights.play("pick_force", f.zone("force_deck", E)[2])
    assert "Player 2 acts first: both force 3, the higher theme number." in knights.read()


def test_the_pointer_on_a_row_shows_the_card_large(knights: Knights) -> None:
    knights.lay(force())
    seen: list[int] = []
    knights.page.scene.card_hovered.connect(seen.append)
    row = knights.shown(ForceRow)[4]
    row.hovered.emit(row.card)
    assert seen == [row.card]


def set_up() -> Front:
    """Four locations each, no theme with starting cards."""
    f = Front()
    for seat, first in ((A, 6), (E, 7)):
        for n in range(0, 8, 2):
            f.put(f"jko-{first + n:03}", "locations", seat)
    for zone in (f.rules.zone("site", -1), f.rules.zone("system", -1)):
        f.state.zones[zone] = ()
    f.set_number("planet", -1, 0)
    f.begin("set_up", A)
    return f


@pytest.mark.rule("JK-1.6", "JK-4.4")
def test_the_order_of_the_planets_is_shown_to_those_who_ask_for_it(knights: Knights) -> None:
    knights.lay(set_up())
    assert not knights.panel.isVisible()
    for _ in range(8):
        knights.play(knights.page.view.decision.moves[0].verb)
    assert "Planets to come" not in knights.read()
    entry = next(a for a in knights.window.menus.menus["view"].actions() if "order of the planets" in a.text())
    assert not entry.isChecked()
    entry.trigger()
    told = knights.read()
    assert "2. Skyharbor, site of Player 2" in told
    assert "3. Frosthollow, site of Player 1" in told
    assert "4. Cinder Vale, site of Player 2: Final Conflict" in told
    assert "1. " not in told
    assert Settings()["planet_order"]
    entry.trigger()
    assert "Planets to come" not in knights.read()


@pytest.mark.rule("JK-1.6")
def test_a_table_that_began_from_a_position_says_that_it_does_not_know_the_order(knights: Knights) -> None:
    knights.window.settings["planet_order"] = True
    knights.lay(force())
    assert "The stacks were not built at this table." in knights.read()


@pytest.mark.rule("JK-14.3")
def test_being_asked_at_every_chance_is_the_first_thing_offered_before_a_game(qtbot: Any) -> None:
    dialog = NewGame(Settings(), "jedi_knights", "people")
    qtbot.addWidget(dialog)
    first = dialog.findChildren(OptionRow)[0]
    assert (first.option.key, first.value) == ("ask_every_window", False)
    assert "everybody is asked every time" in read(first)
