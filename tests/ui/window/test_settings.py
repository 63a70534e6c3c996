"""Language, colours, sizes and keys, changed while a game is on the table."""

from typing import Any

import pytest
from PySide6.QtGui import QKeySequence

from tabletop.library.settings import Settings
from tabletop.library.texts import use
from tabletop.ui import motion
from tabletop.ui.window.menu_bar import Menus
from tabletop.ui.window.settings_dialog import SettingsDialog
from tabletop.ui.window.shortcuts import LINE, MENUS, keys_of
from tests.ui.window.acting import answer, texts


def latin_words(text: str) -> set[str]:
    return {
        word
        for word in text.replace("\n", " ").split(" ")
        if word.isascii() and word.isalpha() and len(word) > 3
    }


def test_one_key_changes_every_word_of_the_window(window: Any, deal: Any) -> None:
    deal("human", "human", open_hands=True)
    for _ in range(4):
        answer(window)
    english = texts(window)
    window.wishes.swap_language()
    japanese = texts(window)
    assert "プレイヤー1" in japanese
    shared = latin_words(english) & latin_words(japanese)
    # Names of decks are as they were when the cards were dealt; the card panel has both names; Qt words two buttons.
    kept = (
        latin_words(window.windowTitle())
        | latin_words(window.docks.card.html)
        | {"English", "Scroll", "Left", "Right"}
    )
    assert shared - kept - latin_words(window.docks.card._text.toPlainText()) - {"Float", "Close"} == set()


def test_the_language_is_kept(window: Any) -> None:
    window.wishes.swap_language()
    use("en")
    assert Settings()["language"] == "ja"


def test_the_start_page_changes_its_language_too(window: Any) -> None:
    window.wishes.swap_language()
    assert "対決知" in window.start.tiles["confront_wisdom"].name


def test_a_dialog_shows_its_effect_at_once_and_escape_takes_it_back(window: Any) -> None:
    dialog = SettingsDialog(window.settings, window.wishes.carry_out, window)
    dialog.editors["theme"].setCurrentIndex(dialog.editors["theme"].findData("light"))
    assert not window.wishes.dark
    dialog.reject()
    assert window.wishes.dark


def test_larger_text_makes_the_window_s_text_larger(window: Any) -> None:
    before = window.menuBar().fontMetrics().height()
    window.settings["ui_size"] = 150
    window.wishes.carry_out()
    assert window.menuBar().fontMetrics().height() > before
    window.settings["ui_size"] = 100
    window.wishes.carry_out()


def test_no_two_actions_share_a_key_in_either_preset() -> None:
    for preset in ("desktop", "cockatrice"):
        keys = [key for acts in MENUS.values() for act in acts if act != LINE for key in keys_of(act, preset)]
        found = [QKeySequence(key).toString() for key in keys]
        assert len(set(found)) == len(found), preset


def test_both_redo_keys_work_and_quit_never_leaves_its_key(window: Any) -> None:
    menus: Menus = window.menus
    redo = {key.toString() for key in menus.actions["redo"].shortcuts()}
    assert redo == {"Ctrl+Shift+Z", "Ctrl+Y"}
    assert [key.toString() for key in menus.actions["quit"].shortcuts()] == ["Ctrl+Q"]


def test_folding_the_docks_leaves_the_table_alone(window: Any, deal: Any) -> None:
    deal("human", "greedy")
    window.menus.actions["table_alone"].trigger()
    assert not any(dock.isVisible() for dock in window.docks.docks.values())
    window.menus.actions["table_alone"].trigger()
    assert window.docks.docks["card"].isVisible()


def test_the_page_of_a_game_takes_seventy_per_cent_of_the_window(window: Any, deal: Any) -> None:
    page = deal("human", "greedy")
    assert page.width() * page.height() >= 0.7 * window.width() * window.height()


def test_a_table_does_not_move_where_the_system_asks_for_less_motion(
    window: Any, deal: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(motion, "less_motion", lambda: True)
    window.settings["speed"] = "system"
    page = deal("human", "greedy")
    assert (page.scene.rate, page.sitting.pacer.pace) == (0, 0)
    window.settings["speed"] = "fast"
    window.wishes.carry_out()
    assert page.scene.rate > 0
