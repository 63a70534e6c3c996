"""Positions copied, saved and opened; rule options; packs; the room of free tables."""

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from tabletop.games import PLAIN
from tabletop.library import packs
from tabletop.library.settings import Settings
from tabletop.play.position import read_position
from tabletop.ui.sandbox.free_room import FreeRoom
from tabletop.ui.sandbox.options import RuleOptions
from tabletop.ui.sandbox.packs_list import PacksList
from tabletop.ui.sandbox.positions import copy_position, open_position, save_position

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)")


def test_a_copied_position_can_be_read_again(deal, window) -> None:
    deal("human", "passive")
    copy_position(window)
    assert read_position(QGuiApplication.clipboard().text()).rules.key == "confront_wisdom"


def test_a_saved_position_is_opened_as_a_game(deal, window, tmp_path, monkeypatch) -> None:
    deal("human", "passive")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine"), ""))
    save_position(window)
    before = window.page
    open_position(window, tmp_path / "mine.toml")
    assert window.page is not before
    assert window.page.sitting.session.setup.title == "mine"


def test_rule_options_are_what_the_next_game_begins_with(qtbot) -> None:
    settings = Settings()
    dialog = RuleOptions(settings, "wixoss")
    qtbot.addWidget(dialog)
    dialog.accept()
    assert settings.last("new_game_wixoss")["options"] == dialog.chosen("wixoss")


def test_a_file_that_is_no_pack_is_refused_with_a_sentence(qtbot, tmp_path) -> None:
    dialog = PacksList()
    qtbot.addWidget(dialog)
    (tmp_path / "bad.zip").write_bytes(b"nothing")
    dialog.install(tmp_path / "bad.zip")
    assert "bad.zip" in dialog.said.text()
    assert dialog.list.count() == 0


def test_a_pack_is_switched_off_and_on_in_the_list(qtbot, tmp_path) -> None:
    name = {"en": "Mine", "ja": "自作"}
    card = {"id": "con", "number": 1, "kind": "unit", "name": name, "level": 1, "power": 1, "soul": 1}
    packs.write_pack(tmp_path / "a.cards", {"format": 1, "game": "confront_wisdom", "cards": [card]}, {})
    dialog = PacksList()
    qtbot.addWidget(dialog)
    dialog.install(tmp_path / "a.cards")
    assert "device" in dialog.said.text()
    assert "device" in dialog.text.toPlainText()
    dialog.switch.click()
    assert "switched off" in dialog.list.item(0).text()
    assert packs.installed() == ([], [])
    dialog.switch.click()
    assert [pack.path.name for pack in packs.installed()[0]] == ["a.cards"]


def test_the_plain_table_of_the_free_room_needs_no_decks(qtbot) -> None:
    room = FreeRoom(PLAIN)
    qtbot.addWidget(room)
    assert room.start.isEnabled()
    assert room.wanted().free
    assert room.wanted().decks == ()
