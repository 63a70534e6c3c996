"""What a start may not wait for: card models, games, pictures and numbers are imported when they are first needed."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
HEAVY = ("pydantic", "numpy", "cv2", "PIL", "pyqtgraph", "defusedxml", "tabletop.effects")
PROGRAM = """
import sys
from PySide6.QtWidgets import QApplication
from tabletop.library.settings import Settings
from tabletop.ui.window.main_window import MainWindow
app = QApplication([])
window = MainWindow(Settings())
window.show()
print("\\n".join(sys.modules))
"""


def test_the_window_stands_before_any_game_or_heavy_library_is_imported(tmp_path: Path) -> None:
    more = {"QT_QPA_PLATFORM": "offscreen", "TABLETOP_HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}
    program = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(
        program, cwd=ROOT, env={**os.environ, **more}, capture_output=True, text=True, check=True, timeout=60
    )
    loaded = done.stdout.split()
    assert "tabletop.ui.window.main_window" in loaded
    assert [name for name in loaded if name.startswith(HEAVY) or _of_a_game(name)] == []


def _of_a_game(name: str) -> bool:
    """Whether this module is more of a game than its description."""
    return name.startswith("tabletop.games.") and (name.count(".") > 2 or name == "tabletop.games.free_table")
