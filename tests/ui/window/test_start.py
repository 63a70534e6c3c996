"""The start page, the dialog before a game, files on disk."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRect, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from tabletop.games import GAMES, KEYS
from tabletop.library import paths
from tabletop.library.decks import ready_decks
from tabletop.play.journal import unfinished
from tabletop.ui.stereo.doors import viewer_of
from tabletop.ui.window import icons, tiles
from tabletop.ui.window.new_game import NewGame
from tabletop.ui.window.tile_picture import TilePicture
from tests.ui.window.acting import answer, killed, texts


def in_the_dialog(act: Callable[[NewGame], None]) -> None:
    """Do something in the dialog that is about to open."""
    QTimer.singleShot(0, lambda: act(QApplication.activeModalWidget()))


def test_two_clicks_from_the_start_to_a_dealt_game(window: Any) -> None:
    in_the_dialog(lambda dialog: dialog.deal.click())
    window.start.tiles["confront_wisdom"].chosen.emit("confront_wisdom")
    assert window.page is not None
    assert window.page.view.decision is not None or window.curtain.isVisible()


def test_the_dialog_remembers_what_was_chosen(window: Any) -> None:
    def choose(dialog: NewGame) -> None:
        dialog.modes["alone"].click()
        dialog.deck_boxes[0].setCurrentIndex(3)
        dialog.deal.click()

    in_the_dialog(choose)
    window.games.new("confront_wisdom")
    seen = []
    in_the_dialog(
        lambda d: (seen.append((d.modes["alone"].isChecked(), d.deck_boxes[0].currentIndex())), d.reject())
    )
    window.games.new("confront_wisdom")
    assert seen == [(True, 3)]


def test_four_may_play_in_two_teams_where_the_game_has_them(window: Any) -> None:
    dialog = NewGame(window.settings, "confront_wisdom", "computer", window)
    dialog.show()
    assert not dialog.players.isVisible()
    dialog.games.setCurrentIndex(dialog.games.findData("jedi_knights"))
    dialog.players.setCurrentIndex(1)
    assert dialog.teams.isVisible()
    assert not dialog.deck_boxes[0].isVisible()
    assert dialog.wanted().seats == ("human", "greedy", "greedy", "greedy")
    assert dialog.deal.isEnabled()
    dialog.teams.decks[0].setCurrentIndex(dialog.teams.decks[1].currentIndex())
    assert not dialog.deal.isEnabled()
    assert "JK-16.1" in texts(dialog)


def test_the_dialog_remembers_who_sat_in_which_team(window: Any) -> None:
    dialog = NewGame(window.settings, "jedi_knights", "computer", window)
    dialog.players.setCurrentIndex(1)
    dialog.teams.kinds[2].setCurrentIndex(dialog.teams.kinds[2].findData("human"))
    dialog.accept()
    again = NewGame(window.settings, "jedi_knights", "computer", window)
    assert again.wanted().seats == ("human", "greedy", "human", "greedy")
    assert [deck.id for deck in again.wanted().decks] == [deck.id for deck in dialog.wanted().decks]
    assert NewGame(window.settings, "jedi_knights", "watch", window).wanted().seats == ("greedy",) * 4


def test_rules_and_seats_wait_under_more(window: Any) -> None:
    dialog = NewGame(window.settings, "confront_wisdom", "computer", window)
    dialog.show()
    assert dialog.deck_boxes[0].isVisible()
    assert dialog.levels[1].isVisible()
    assert not dialog.rules.isVisible()
    assert not dialog.seed.isVisible()
    dialog.more.click()
    assert dialog.rules.isVisible()
    assert dialog.seed.isVisible()


@pytest.mark.parametrize("game", KEYS)
def test_a_first_game_begins_with_the_recommended_deck_and_every_deck_says_what_it_is_like(
    window: Any, game: str
) -> None:
    dialog = NewGame(window.settings, game, "computer", window)
    assert dialog.wanted().decks[0].id == GAMES[game].first_deck
    assert "good for a first game" in dialog.deck_choices[0].about.text()
    for deck in ready_decks(game):
        assert deck.notes, deck.id
        assert deck.setup.get("difficulty") in (1, 2, 3), deck.id


def test_the_rules_of_the_period_are_one_choice_and_a_change_makes_them_ones_own(window: Any) -> None:
    dialog = NewGame(window.settings, "wixoss", "people", window)
    dialog.rules.preset.setCurrentIndex(dialog.rules.preset.findData("period"))
    dialog.rules.preset.activated.emit(dialog.rules.preset.currentIndex())
    options = dialog.wanted().options
    assert (options["grow_same_or_lower"], options["second_refresh_ends_turn"]) == (True, True)
    row = next(row for row in dialog.rules.rows if row.option.key == "grow_same_or_lower")
    row._editor.click()
    assert dialog.rules.preset.currentData() == "own"
    assert dialog.wanted().options["grow_same_or_lower"] is False


def test_the_last_choice_is_one_click_on_the_start_page(window: Any) -> None:
    assert not window.start.last.isVisibleTo(window.start)
    dialog = NewGame(window.settings, "wing_commander", "alone", window)
    dialog.accept()
    window.show_start()
    assert "Wing Commander" in window.start.last.text()
    window.start.last.click()
    assert window.page.rules.key == "wing_commander"
    assert window.page.sitting.seats.kinds == ("human", "passive")


def test_every_option_stands_there_with_its_rule(window: Any) -> None:
    dialog = NewGame(window.settings, "confront_wisdom", "people", window)
    said = texts(dialog)
    assert "rule:CW-15.5" in said
    assert "Damage to lose" in said


@pytest.mark.rule("WC-18.5")
def test_a_game_that_nobody_plays_has_a_turn_limit_and_the_dialog_says_so(window: Any) -> None:
    dialog = NewGame(window.settings, "wing_commander", "computer", window)
    dialog.show()
    assert dialog.wanted().options["max_turns"] == 0
    assert not dialog.who.note.isVisible()
    dialog.modes["watch"].click()
    assert dialog.wanted().options["max_turns"] == 200
    assert dialog.who.note.isVisible()
    assert "Turn limit 200" in dialog.who.note.text()
    dialog.modes["people"].click()
    assert dialog.wanted().options["max_turns"] == 0
    assert not dialog.who.note.isVisible()


@pytest.mark.rule("WC-18.5")
def test_a_limit_that_the_person_chose_stays_whoever_plays(window: Any) -> None:
    dialog = NewGame(window.settings, "wing_commander", "watch", window)
    row = next(row for row in dialog.rules.rows if row.option.key == "max_turns")
    row._editor.setValue(60)
    dialog.modes["computer"].click()
    assert dialog.wanted().options["max_turns"] == 60
    dialog.accept()
    again = NewGame(window.settings, "wing_commander", "watch", window)
    assert again.wanted().options["max_turns"] == 60


def test_watching_once_leaves_no_limit_for_those_who_play(window: Any) -> None:
    NewGame(window.settings, "wing_commander", "watch", window).accept()
    played = NewGame(window.settings, "wing_commander", "people", window)
    assert played.wanted().options["max_turns"] == 0


def test_a_picture_of_the_table_lies_in_every_tile(qtbot: Any, window: Any) -> None:
    for tile in window.start.tiles.values():
        qtbot.waitUntil(lambda tile=tile: tile.miniature is not None, timeout=20_000)
        shown = tile.miniature.grab().toImage()
        colours = {shown.pixel(x, shown.height() // 2) for x in range(shown.width())}
        assert isinstance(tile.miniature, TilePicture)
        assert len(colours) > 50, tile.game


def test_a_game_without_a_picture_shows_a_small_living_table(
    qtbot: Any, monkeypatch: pytest.MonkeyPatch, open_window: Callable[[], Any]
) -> None:
    monkeypatch.setattr(tiles, "picture_file", lambda *kind: Path("none.jpg"))
    tile = open_window().start.tiles["confront_wisdom"]
    qtbot.waitUntil(lambda: tile.miniature is not None, timeout=20_000)
    assert tile.miniature.scene.items_by_id


def test_icons_that_were_held_back_come_once_the_page_has_been_seen(
    qtbot: Any, open_window: Callable[[], Any]
) -> None:
    def drawn(icon: QIcon) -> bool:
        image = icon.pixmap(22, 22).toImage()
        return any(bytes(image.constBits()))

    icons.hold()
    assert not drawn(icons.icon("rules"))
    window = open_window()
    qtbot.waitUntil(lambda: drawn(window.start.rooms["rules"].icon()), timeout=20_000)


def test_after_a_crash_the_start_page_offers_to_go_on_and_nothing_shown_is_lost(
    window: Any, deal: Any, open_window: Callable[[], Any]
) -> None:
    page = deal("human", "human", open_hands=True)
    for _ in range(5):
        answer(window)
    killed()
    again = open_window()
    assert "was not finished" in again.message.text
    again.message._answers[0].click()
    assert again.page.sitting.session.at == 5
    answer(again)
    assert len(unfinished()[0][0][1].moves) == 6
    assert page.sitting.session.at == 5


def test_a_broken_file_is_listed_as_broken_and_opening_it_says_why(window: Any) -> None:
    bad = paths.saved_games() / "2026-01-01_0000_confront_wisdom_bad.tabletop"
    bad.write_text("{ this is no game", "utf-8")
    window.show_start()
    assert "Broken file: 2026-01-01_0000_confront_wisdom_bad.tabletop" in texts(window.start)
    window.games.open(bad)
    assert bad.name in window.message.text
    assert window.page is None


def test_a_missing_file_is_one_sentence(window: Any, tmp_path: Path) -> None:
    window.games.open(tmp_path / "none.tabletop")
    assert str(tmp_path / "none.tabletop") in window.message.text


def test_a_folder_is_one_of_pictures_and_the_viewer_says_what_it_misses_there(window: Any, tmp_path: Path) -> None:
    window.games.open(tmp_path)
    assert tmp_path.name in viewer_of(window).message.text


def test_answers_that_are_replaced_at_once_leave_no_window_behind(window: Any) -> None:
    QApplication.processEvents()
    before = [part for part in QApplication.topLevelWidgets() if part.isVisible()]
    for n in range(3):
        window.message.say("?", (f"Answer {n}", window.message.dismiss))
    window.message.say("Done")
    QApplication.processEvents()
    assert [part for part in QApplication.topLevelWidgets() if part.isVisible()] == before


def test_a_saved_game_is_gone_on_with_where_it_stood(window: Any, deal: Any) -> None:
    deal("human", "human", open_hands=True)
    for _ in range(3):
        answer(window)
    window.games.save()
    assert "Saved as" in window.message.text
    saved = next(paths.saved_games().glob("*.tabletop"))
    window.show_start()
    window.games.open(saved)
    assert window.page.sitting.session.at == 3


def test_a_game_goes_on_when_its_journal_cannot_be_written(window: Any, deal: Any) -> None:
    page = deal("human", "human", open_hands=True)
    page.sitting.diary.journal._file.close()
    page.sitting.diary.journal._file = open("/dev/full", "w", encoding="utf-8")  # noqa: SIM115
    answer(window)
    assert "cannot be written" in window.message.text
    answer(window)
    assert page.sitting.session.at == 2


def test_an_empty_list_says_what_to_do(window: Any) -> None:
    assert "Nothing yet" in texts(window.start)


def test_after_the_dialog_the_table_has_the_keys(qtbot: Any, window: Any) -> None:
    in_the_dialog(lambda dialog: dialog.deal.click())
    window.games.new("confront_wisdom", "computer")
    qtbot.waitUntil(window.isActiveWindow)
    assert QApplication.focusWidget() is window.page.table


def test_after_the_dialog_of_two_people_the_curtain_has_the_keys(qtbot: Any, window: Any) -> None:
    in_the_dialog(lambda dialog: dialog.deal.click())
    window.games.new("confront_wisdom", "people")
    qtbot.waitUntil(window.isActiveWindow)
    assert window.curtain.isAncestorOf(QApplication.focusWidget())


def test_after_a_dialog_that_was_left_the_old_table_has_the_keys(qtbot: Any, window: Any, deal: Any) -> None:
    page = deal("human", "greedy")
    in_the_dialog(lambda dialog: dialog.reject())
    window.games.new("confront_wisdom")
    qtbot.waitUntil(window.isActiveWindow)
    assert QApplication.focusWidget() is page.table


def test_a_window_larger_than_the_screen_is_fitted_into_it(window: Any) -> None:
    room = QRect(40, 30, 1326, 700)
    window.setGeometry(QRect(900, -20, 1600, 1000))
    window.fit(room)
    assert room.contains(window.geometry())
    window.setGeometry(QRect(60, 50, 1000, 640))
    window.fit(room)
    assert window.geometry() == QRect(60, 50, 1000, 640)
