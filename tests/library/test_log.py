"""The log of the program: it does not grow without end, and a broken disk stops nothing."""

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path

import pytest

from tabletop.library import log, paths


def test_the_log_is_cut_into_files_of_which_the_oldest_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "LARGEST", 2_000)
    log.begin()
    written = next(each for each in logging.getLogger().handlers if isinstance(each, RotatingFileHandler))
    for n in range(500):
        # Handed to the file alone: half a character in a captured log is more than the test runner can tell.
        written.handle(logging.LogRecord("tabletop", logging.INFO, "", 0, "line %d \ud800", (n,), None))
    files = sorted(path.name for path in paths.logs().iterdir())
    assert files == [log.NAME, *(f"{log.NAME}.{n}" for n in range(1, log.KEPT + 1))]
    assert sum(path.stat().st_size for path in paths.logs().iterdir()) < 2_500 * (log.KEPT + 1)
    assert "line 499" in log.log_file().read_text("utf-8")


def test_only_the_newest_reports_are_kept() -> None:
    for n in range(log.MOST_REPORTS + 3):
        assert log.report(ValueError, ValueError(str(n)), None) is not None
    assert len(list(paths.logs().glob("report-*"))) == log.MOST_REPORTS


def test_without_a_log_folder_the_program_goes_on(tmp_path: Path) -> None:
    (tmp_path / "home").mkdir(exist_ok=True)
    (tmp_path / "home" / "log").write_text("a file")
    log.begin()
    assert log.report(ValueError, ValueError("x"), None) is None
