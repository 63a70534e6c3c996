"""The account of proved rules, on a small project made up for it."""

from pathlib import Path

import pytest

from tests.rules_coverage import faults

RULES = """# Rules
- **XY-1.1** (source) Two players.
  - **XY-1.2** (ours) An indented one.
- **XY-1.3 `option`** (ours) One with a switch.
The rule **XY-9.9** is only spoken of.
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "assets/rules").mkdir(parents=True)
    (tmp_path / "assets/rules/toy.en.md").write_text(RULES)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests/rules_complete.txt").write_text("")
    return tmp_path


def _mark(project: Path, *rules: str) -> None:
    ids = ", ".join(map(repr, rules))
    (project / "tests/test_toy.py").write_text(f"import pytest\n@pytest.mark.rule({ids})\ndef test_a(): ...\n")


def test_rules_without_a_test_are_named_and_allowed(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _mark(project, "XY-1.2")
    assert list(faults(project)) == []
    out = capsys.readouterr().out
    assert "toy: 1 of 3 rule ids proved by tests" in out
    assert "missing: XY-1.1 XY-1.3" in out


def test_a_complete_game_may_not_lose_a_test(project: Path) -> None:
    (project / "tests/rules_complete.txt").write_text("toy\n")
    _mark(project, "XY-1.1", "XY-1.2")
    assert list(faults(project)) == ["toy is listed as complete, but 1 of its rules have no test"]
    _mark(project, "XY-1.1", "XY-1.2", "XY-1.3")
    assert list(faults(project)) == []


def test_a_marker_must_name_a_rule_that_exists(project: Path) -> None:
    _mark(project, "XY-9.9")
    assert list(faults(project)) == ["XY-9.9 is not in the rules text, but marked in tests/test_toy.py"]
