"""The window opens what `tabletop window FILE` names: saves, positions, decks, pictures."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from tabletop.library.deck_text import write
from tabletop.library.decks import ready_decks
from tabletop.library.shipped import data_root
from tabletop.play.position_text import write_position
from tabletop.play.saves import save
from tabletop.ui.decks.deck_window import DeckWindow
from tabletop.ui.decks.import_dialog import ImportDialog
from tabletop.ui.window.any_file import open_any
from tabletop.ui.window.main_window import MainWindow
from tests.play.played import played


def test_a_saved_game_and_a_position_are_laid_on_the_table(window: MainWindow, tmp_path: Path) -> None:
    game = played(6)
    open_any(window, [save(game, tmp_path / "game.tabletop")])
    assert window.page.sitting.session.rules.key == game.rules.key
    (tmp_path / "at.toml").write_text(write_position(game.state), "utf-8")
    open_any(window, [tmp_path / "at.toml"])
    assert window.page.sitting.session.setup.title == "at"


def test_a_deck_of_our_own_form_is_opened_and_kept_in_its_file(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    shutil.copy(data_root() / "cards/wixoss/decks/wd02.json", path)
    open_any(window, [path])
    (room,) = window.findChildren(DeckWindow)
    assert room.document.deck.piles == ready_decks("wixoss")[1].piles
    assert room.document.path == path
    room.close()


def test_a_ready_deck_is_opened_by_its_id_and_one_of_another_form_with_its_report(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[Any] = []
    monkeypatch.setattr(ImportDialog, "exec", lambda dialog: shown.append(dialog.imported) or 1)
    open_any(window, [Path("wd01")])
    (room,) = window.findChildren(DeckWindow)
    assert (room.source, shown) == ("wd01", [])
    deck = ready_decks("wixoss")[1]
    (tmp_path / "a.o8d").write_text(write(deck, "o8d"), "utf-8")
    open_any(window, [tmp_path / "a.o8d"])
    assert (shown[0].open, room.document.deck.piles) == ((), deck.piles)
    room.close()


def test_what_cannot_be_opened_is_one_sentence(window: MainWindow, tmp_path: Path) -> None:
    for names in (["no.tabletop"], ["no.toml"], ["no_such_deck"], ["no.png"], ["a.png", "b.png"]):
        window.message.dismiss()
        open_any(window, [tmp_path / name for name in names])
        assert names[0].split(".")[0] in window.message.text
