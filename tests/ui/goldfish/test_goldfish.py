"""Playing a deck alone."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tabletop.games import KEYS
from tabletop.library.decks import ready_decks
from tabletop.library.settings import Settings
from tabletop.play.statistics import ENFORCED, SANDBOX, WATCHED, Statistics
from tabletop.ui.goldfish.bar import GoldfishBar
from tabletop.ui.goldfish.choice import GoldfishDialog
from tabletop.ui.goldfish.start import start, wanted
from tabletop.ui.window.main_window import MainWindow
from tabletop.ui.window.wanted import Wanted


@pytest.fixture
def window(qtbot: Any) -> Iterator[MainWindow]:
    made = MainWindow(Settings())
    qtbot.addWidget(made)
    made.show()
    yield made
    made.leave_table()


@pytest.mark.parametrize("game", KEYS)
def test_every_ready_deck_is_dealt_against_a_side_that_does_nothing(game: str) -> None:
    from tabletop.play.session import Session

    for deck in ready_decks(game):
        game_ = wanted(deck, seed=7)
        assert game_.seats == ("human", "passive")
        assert game_.decks[0].piles == deck.piles
        Session(game_.setup())


def test_the_table_keeps_its_own_copy_of_the_deck() -> None:
    deck = replace(ready_decks("wixoss")[0], piles=dict(ready_decks("wixoss")[0].piles))
    dealt = wanted(deck).decks[0]
    deck.piles["main"] = ()  # type: ignore[index]
    assert len(dealt.piles["main"]) == 40


def test_a_deck_that_is_not_legal_goes_to_a_free_table(qtbot: Any) -> None:
    from tabletop.ui.decks.shelf import save

    deck = ready_decks("wixoss")[0]
    path = save(replace(deck, name="AAA half", piles={**deck.piles, "main": deck.piles["main"][:20]}), None)
    dialog = GoldfishDialog(Settings(), "wixoss")
    qtbot.addWidget(dialog)
    told = []
    dialog.chosen.connect(lambda chosen, free: told.append((chosen.name, free)))
    assert path.exists()
    dialog.decks.setCurrentRow(0)
    dialog.accept()
    assert told == [("AAA half", True)]


def test_the_bar_begins_again_with_the_same_hand_or_another(window: MainWindow) -> None:
    start(window, ready_decks("wixoss")[0], seed=5)
    bar = window.page.findChild(GoldfishBar)
    assert bar is not None
    first = window.page.sitting.session.record()
    bar.same_seed()
    assert window.page.sitting.session.setup.seed == first.header["seed"]
    window.page.findChild(GoldfishBar).new_seed()
    assert window.page.sitting.session.setup.seed != first.header["seed"]


def test_the_same_hand_is_played_otherwise(window: MainWindow, qtbot: Any) -> None:
    start(window, ready_decks("wixoss")[0], seed=5)
    sitting = window.page.sitting
    bar = window.page.findChild(GoldfishBar)
    for _ in range(30):
        qtbot.waitUntil(lambda: sitting.session.over or sitting.seats.human(sitting.session.asked))
        if sitting.session.over:
            break
        sitting.play(sitting.session.state.legal[-1])
    there = bar.first_decision()
    hand = sitting.session.view_at(there, 0)
    bar.same_hand()
    assert sitting.session.at == there
    assert sitting.session.view(0).zones == hand.zones
    assert bar.told.text()


def test_a_finished_game_is_written_down_once_where_it_belongs(window: MainWindow, qtbot: Any) -> None:
    decks = ready_decks("confront_wisdom")
    game = Wanted("confront_wisdom", (decks[0], decks[1]), ("human", "human"), wanted(decks[0]).options, 3)
    window.deal(game)
    window.page.sitting.desk.turns = False
    window.page.sitting.uncover()
    window.page.sitting.resign()
    window.page.recorder.look()
    games = list(Statistics().games(ENFORCED))
    assert [(played.deck, played.why) for played in games] == [(decks[0].name, "resigned")]
    assert list(Statistics().games(WATCHED)) == []


def test_a_game_in_which_something_learned_was_taken_back_is_a_helped_one(window: MainWindow) -> None:
    decks = ready_decks("confront_wisdom")
    window.deal(Wanted("confront_wisdom", (decks[0], decks[1]), ("human", "human"), wanted(decks[0]).options, 3))
    window.page.sitting.uncover()
    window.page.sitting.session.mark_taken_back()
    window.page.sitting.resign()
    window.page.recorder.look()
    assert list(Statistics().games(ENFORCED)) == []
    assert len(list(Statistics().games(SANDBOX))) == 1


def test_the_statistics_show_and_export_what_was_played(window: MainWindow, tmp_path: Any) -> None:
    from tabletop.play.statistics import Played
    from tabletop.ui.statistics.dialog import StatisticsDialog

    book = Statistics()
    book.keep(Played("2026-11-30", "wixoss", ENFORCED, "Mine", "Theirs", "greedy", "won", "x", 9, 90))
    book.close()
    dialog = StatisticsDialog(window)
    assert dialog.tables[ENFORCED].rowCount() == 1
    dialog.export(tmp_path / "x.csv")
    assert "Theirs" in (tmp_path / "x.csv").read_text()
    dialog.close()
