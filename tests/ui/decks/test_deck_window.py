"""The deck room as somebody uses it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from tabletop.games import KEYS
from tabletop.library.deck_text import read_text
from tabletop.library.decks import read_deck, ready_decks
from tabletop.library.paths import decks as own_folder
from tabletop.library.reader import read_json
from tabletop.library.sheet_plan import SheetForm
from tabletop.library.texts import use
from tabletop.ui.decks.binder import Binder
from tabletop.ui.decks.card_list import CardList
from tabletop.ui.decks.deck_window import DeckWindow
from tabletop.ui.decks.import_dialog import ImportDialog


@pytest.fixture
def window(qtbot: Any) -> Iterator[DeckWindow]:
    made = DeckWindow()
    qtbot.addWidget(made)
    made.show()
    yield made
    made.close()


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("game", KEYS)
def test_every_page_opens_for_every_game_in_both_languages(
    game: str, language: str, window: DeckWindow
) -> None:
    use(language)
    window.choose_game(game)
    for page in range(window.tabs.count()):
        window.tabs.setCurrentIndex(page)
        assert not window.grab().isNull()
    assert window.faults.sentences == []


def test_typing_finds_and_enter_adds(window: DeckWindow, qtbot: Any) -> None:
    window.choose_game("wixoss")
    window.acts.new()
    qtbot.keyClicks(window.pool.line, "WX01-102")
    qtbot.keyClick(window.pool.line, Qt.Key.Key_Return)
    assert window.document.deck.piles["main"] == ("WX01-102",)
    cards = window.view.piles["main"].cards
    assert isinstance(cards, CardList)
    cards.choose("WX01-102")
    qtbot.keyClick(cards, Qt.Key.Key_Plus)
    assert len(window.document.deck.piles["main"]) == 2
    qtbot.keyClick(cards, Qt.Key.Key_Delete)
    assert window.document.deck.piles["main"] == ()


def test_every_broken_clause_stands_below_with_its_rule(window: DeckWindow) -> None:
    window.choose_game("wixoss")
    window.acts.new()
    assert any(sentence.endswith("WX-5.1") for sentence in window.faults.sentences)
    assert 'href="rule:WX-5.1"' in window.faults.words.text()


def test_a_binder_is_arranged_by_dropping_one_place_on_another(window: DeckWindow) -> None:
    window.choose_game("confront_wisdom")
    binder = window.view.piles["book"].cards
    assert isinstance(binder, Binder)
    book = binder.ids
    binder.put("book#2", book[2], 9)
    assert binder.ids[9] == book[2]
    assert binder.ids[2] == book[9]
    binder.put("", "lantern_boy", 4)
    assert binder.ids[4] == "lantern_boy"
    assert len(binder.ids) == 15
    assert [binder.at(binder.place(at).center()) for at in range(15)] == list(range(15))


def test_a_changed_ready_deck_becomes_a_file_of_ones_own(window: DeckWindow) -> None:
    window.choose_game("wixoss")
    ready = window.document.deck
    window.document.rename("My: own/deck")
    assert window.keep()
    (path,) = own_folder("wixoss").glob("*.json")
    assert read_deck(read_json(path), path).piles == ready.piles
    assert ready_decks("wixoss")[0].name == ready.name
    window.document.rename("Again")
    assert window.keep()
    assert list(own_folder("wixoss").glob("*.json")) == [path]


def test_a_deleted_deck_does_not_come_back_by_itself_but_by_saving_it(window: DeckWindow) -> None:
    window.choose_game("wixoss")
    window.duplicate()
    assert window.keep()
    (path,) = own_folder("wixoss").glob("*.json")
    window.acts.delete()
    window.choose_game("confront_wisdom")
    assert not path.exists()
    window.choose_game("wixoss")
    window.duplicate()
    window.acts.delete()
    assert window.keep(anyway=True)
    assert len(list(own_folder("wixoss").glob("*.json"))) == 1


def test_a_list_pasted_from_a_japanese_page_is_opened_after_its_report(window: DeckWindow) -> None:
    text = "メインデッキ（40）\r\n４ サーバント　Ｏ\r\nルリグデッキ\r\n１ タマヨリヒメ\r\n１ だれか"
    imported = read_text(text, "page", "wixoss")
    dialog = ImportDialog(imported, window)
    (box,) = dialog.choices.values()
    box.setCurrentIndex(1)
    deck = dialog.deck()
    window.acts.take(imported, deck, "page")
    assert window.document.deck.piles["main"] == ("WX01-102",) * 4
    assert window.document.deck.piles["lrig"] == ("?だれか", box.currentData())
    assert "だれか" in window.faults.sentences[0]


def test_nothing_on_the_clipboard_or_nonsense_is_told_at_the_foot(window: DeckWindow) -> None:
    window.acts.import_text("  ")
    assert window.told.text()
    window.acts.import_text("{")
    assert window.told.text()
    window.acts.import_file(Path("nowhere.txt"))
    assert "nowhere.txt" in window.told.text()


def test_the_list_is_copied_in_either_language(window: DeckWindow) -> None:
    window.choose_game("wixoss")
    window.acts.copy_list()
    english = QGuiApplication.clipboard().text()
    window.acts.copy_list_other()
    japanese = QGuiApplication.clipboard().text()
    assert english != japanese
    assert read_text(english, "x").deck.piles == read_text(japanese, "x").deck.piles


def test_undo_names_the_step_and_takes_it_back(window: DeckWindow) -> None:
    window.choose_game("confront_wisdom")
    before = window.document.deck
    window.document.swap("book", 0, 1)
    assert window.document.steps.undoText()
    window.document.steps.undo()
    assert window.document.deck == before


def test_a_new_deck_of_every_game_shows_words_instead_of_empty_charts(window: DeckWindow) -> None:
    for game in KEYS:
        window.choose_game(game)
        window.acts.new()
        for page in range(window.tabs.count()):
            window.tabs.setCurrentIndex(page)


def test_numbers_are_copied_as_picture_and_as_table(window: DeckWindow) -> None:
    window.choose_game("wixoss")
    window.tabs.setCurrentIndex(1)
    window.numbers.copy_csv()
    assert len(QGuiApplication.clipboard().text().splitlines()) > 10
    window.numbers.copy_picture()
    assert not QGuiApplication.clipboard().image().isNull()


def test_a_simulation_counts_its_games_and_can_be_stopped(window: DeckWindow, qtbot: Any) -> None:
    window.choose_game("confront_wisdom")
    window.tabs.setCurrentIndex(3)
    page = window.simulation
    page.simulation.jobs = 1
    page.games.setValue(2)
    with qtbot.waitSignal(page.simulation.finished, timeout=120_000):
        page.toggle()
    tallies = page.simulation.tallies
    assert [tally.games for tally in tallies.values()] == [2] * len(page.chosen())
    assert page.cards.rowCount() > 0
    page.games.setValue(1000)
    page.toggle()
    assert page.simulation.running
    page.toggle()
    assert not page.simulation.running


def test_comparing_counts_what_is_in_both(window: DeckWindow) -> None:
    from tabletop.ui.decks.compare_dialog import CompareDialog, differences

    one, other = ready_decks("wixoss")[:2]
    rows = differences(one, other)
    assert sum(here for _, here, _ in rows) == 48
    assert CompareDialog(one, [other], window).table.rowCount() == len(rows)
    assert CompareDialog(one, [], window).told.text()


@pytest.mark.parametrize("game", KEYS)
def test_decks_are_printed_as_cards_and_as_a_list(game: str, tmp_path: Path, qapp: Any) -> None:
    from tabletop.ui.decks.sheets import DeckPaper, pdf

    deck = ready_decks(game)[0]
    paper = DeckPaper(deck, SheetForm(backs="duplex"), progress=lambda done, every: done < 1)
    paper.print_cards(pdf(tmp_path / "cards.pdf", "x"))
    paper.print_list(pdf(tmp_path / "list.pdf", "x"))
    assert (tmp_path / "cards.pdf").read_bytes().startswith(b"%PDF")
    assert b"%PDF" in (tmp_path / "list.pdf").read_bytes()


def test_the_print_dialog_says_how_many_pages_and_refuses_a_card_larger_than_paper(
    window: DeckWindow,
) -> None:
    from tabletop.ui.decks.print_dialog import PrintDialog

    dialog = PrintDialog(window.document.playable(), window.settings, window)
    assert dialog.told.text()
    dialog.wide.setValue(200)
    dialog.high.setValue(200)
    dialog.bleed.setValue(10)
    assert not dialog.go.isEnabled()
