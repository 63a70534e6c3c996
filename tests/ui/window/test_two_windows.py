"""A game that is open in another window, a second start, and what a fault of the program looks like."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from tabletop.library import log, paths
from tabletop.ui.window.crash import Crashes
from tests.ui.window.acting import answer, texts

ROOT = Path(__file__).parents[3]


def test_a_game_open_elsewhere_can_only_be_looked_at_and_keeps_its_secrets(
    window: Any, deal: Any, open_window: Any
) -> None:
    deal("human", "greedy")
    answer(window)
    path = window.page.sitting.diary.journal.path
    before = path.read_bytes()
    again = open_window()
    assert "Open in another window" in texts(again.start)
    assert "was not finished" not in again.message.text
    again.games.open(path)
    assert "is being played in another window" in again.message.text
    again.message._answers[0].click()
    page = again.page
    assert page.sitting.replaying
    assert not page.sitting.all_open
    hidden = [card for card in page.view.cards.values() if card.holder == 1 and card.face is None]
    assert hidden
    assert path.read_bytes() == before


SECOND = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from tabletop.ui.window.one_window import raised_first
app = QCoreApplication([])
sys.exit(0 if raised_first([Path(sys.argv[1])]) else 7)
"""


def _second_start(qtbot: Any, file: Path) -> int:
    copy = subprocess.Popen([sys.executable, "-c", SECOND, str(file)], cwd=ROOT)
    qtbot.waitUntil(lambda: copy.poll() is not None, timeout=60_000)
    return copy.returncode


def test_a_second_start_raises_the_first_window_and_hands_it_the_file(
    window: Any, qtbot: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[Path] = []
    monkeypatch.setattr(window.games, "open", asked.append)
    assert _second_start(qtbot, tmp_path / "a.tabletop") == 7
    window.settings["one_window"] = True
    window.wishes.carry_out()
    assert _second_start(qtbot, tmp_path / "a.tabletop") == 0
    assert asked == [tmp_path / "a.tabletop"]


def test_a_fault_of_the_program_is_told_with_its_report_and_that_the_game_is_safe(
    window: Any, deal: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal("human", "human", open_hands=True)
    monkeypatch.setattr("sys.excepthook", None)
    monkeypatch.setattr("threading.excepthook", None)
    log.begin()
    crashes = Crashes(window)
    log.catch(crashes.tell)
    try:
        raise RuntimeError("the table tilts")
    except RuntimeError as wrong:
        sys.excepthook(type(wrong), wrong, wrong.__traceback__)
    QApplication.processEvents()
    dialog = crashes.dialog
    assert dialog is not None
    said = dialog.text() + dialog.informativeText()
    (report,) = paths.logs().glob("report-*.txt")
    assert "the table tilts" in said
    assert "game is safe" in said
    assert str(report) in said
    assert "Traceback" not in said
    assert "Traceback" in report.read_text("utf-8")
    assert "the table tilts" in log.log_file().read_text("utf-8")
    dialog.accept()
    assert crashes.dialog is None
