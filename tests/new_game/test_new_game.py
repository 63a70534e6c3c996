"""A fifth game is made in a copy of the tree, keeps the laws there, is played at its table, and is thrown away."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.new_game.skeleton import write_game

ROOT = Path(__file__).resolve().parents[2]
KEY = "high_row"
PROGRAM = """
from PySide6.QtWidgets import QApplication
app = QApplication([])
from tabletop.bots.imagine import imagine
from tabletop.core.chance import Chance
from tabletop.games import KEYS, ruleset
from tabletop.library.decks import ready_decks
from tabletop.library.pool import faces
from tabletop.library.settings import Settings
from tabletop.ui.window.main_window import MainWindow
from tabletop.ui.window.new_game import NewGame

window = MainWindow(Settings())
assert "high_row" in KEYS and "high_row" in window.start.tiles
window.show()
dialog = NewGame(window.settings, "high_row", "computer", window)
assert dialog.deal.isEnabled(), dialog._fault.text()
assert dialog.deck_choices[1].isHidden()
window.deal(dialog.wanted())
session = window.page.sitting.session
assert len(window.page.scene.items_by_id) > 10
pack = sorted(card.face.id for card in session.state.cards)
for seed in range(20):
    world = imagine(session.state, 0, faces("high_row"), Chance(seed))
    assert sorted(card.face.id for card in world.cards) == pack
print("played")
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree with one more game."""
    root = tmp_path_factory.mktemp("tree")
    for folder in ("tabletop", "cards", "translations", "tests/laws", "assets/rules", "assets/decks"):
        shutil.copytree(ROOT / folder, root / folder, ignore=shutil.ignore_patterns("__pycache__"))
    (root / "assets/fonts").symlink_to(ROOT / "assets/fonts")
    for name in ("pyproject.toml", "tests/__init__.py", "tests/conftest.py"):
        shutil.copy(ROOT / name, root / name)
    write_game(root, KEY)
    return root


def _run(tree: Path, *program: str) -> str:
    more = {"PYTHONPATH": str(tree), "TABLETOP_HOME": str(tree / "home"), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, *program], cwd=tree, env={**os.environ, **more}, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_a_new_game_keeps_the_laws(tree: Path) -> None:
    told = _run(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", KEY, "tests/laws")
    assert " passed" in told
    assert "failed" not in told


def test_a_new_game_is_on_the_start_page_and_can_be_played_and_what_it_hides_is_the_rest_of_its_pack(
    tree: Path,
) -> None:
    assert "played" in _run(tree, "-c", PROGRAM)


def test_a_key_that_is_none_or_is_taken_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no key"):
        write_game(tmp_path, "High Row")
    (tmp_path / "tabletop/games/high_row").mkdir(parents=True)
    with pytest.raises(ValueError, match="already"):
        write_game(tmp_path, "high_row")
