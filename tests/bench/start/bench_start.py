"""From nothing to the first painted window, beside the bare import of Qt's widgets; the best of several runs."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
RUNS = 5
BARE = "import PySide6.QtWidgets"
WINDOW = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from tabletop.app import run
from tabletop.ui.window.main_window import MainWindow

class Window(MainWindow):
    def show(self):
        super().show()
        self.repaint()
        QTimer.singleShot(0, QApplication.quit)

import tabletop.ui.window.main_window as room
room.MainWindow = Window
run()
"""


def seconds(program: str, home: str) -> float:
    """The wall time of a fresh interpreter that runs it, at its best."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT), "TABLETOP_HOME": home}
    taken = []
    for _ in range(RUNS):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", program], cwd=ROOT, env=environment, check=True, timeout=60)
        taken.append(time.perf_counter() - start)
    return min(taken)


def main() -> None:
    """Print the report."""
    with tempfile.TemporaryDirectory() as home:
        bare, window = seconds(BARE, home), seconds(WINDOW, home)
    print(f"first painted window: {window:.2f} s, {window / bare:.1f} times the bare import of Qt's widgets")


if __name__ == "__main__":
    main()
