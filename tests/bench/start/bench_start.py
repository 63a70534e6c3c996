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

AFTERWARDS = """
import time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from tabletop.app import run
from tabletop.ui.window.main_window import MainWindow

class Window(MainWindow):
    def show(self):
        super().show()
        self.repaint()
        self.painted, self.cpu, self.filled = time.perf_counter(), time.process_time(), None
        QTimer.singleShot(4000, self.tell)
        self.look = QTimer(self)
        self.look.timeout.connect(self.watch)
        self.look.start(20)

    def watch(self):
        if self.filled is None and all(tile.miniature is not None for tile in self.start.tiles.values()):
            self.filled = time.perf_counter() - self.painted

    def tell(self):
        print(time.process_time() - self.cpu, self.filled or 99.0)
        QApplication.quit()

import tabletop.ui.window.main_window as room
room.MainWindow = Window
run()
"""
"""CPU in the four seconds after the first paint, and after how long every game's tile shows its table."""


def seconds(program: str, home: str) -> float:
    """The wall time of a fresh interpreter that runs it, at its best."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT), "TABLETOP_HOME": home}
    taken = []
    for _ in range(RUNS):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", program], cwd=ROOT, env=environment, check=True, timeout=60)
        taken.append(time.perf_counter() - start)
    return min(taken)


def afterwards(home: str) -> tuple[float, float]:
    """What AFTERWARDS prints, at its best."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT), "TABLETOP_HOME": home}
    told = []
    for _ in range(RUNS):
        run = [sys.executable, "-c", AFTERWARDS]
        done = subprocess.run(run, cwd=ROOT, env=environment, check=True, timeout=60, capture_output=True, text=True)
        cpu, filled = map(float, done.stdout.split())
        told.append((cpu, filled))
    return min(cpu for cpu, _ in told), min(filled for _, filled in told)


def main() -> None:
    """Print the report."""
    with tempfile.TemporaryDirectory() as home:
        bare, window = seconds(BARE, home), seconds(WINDOW, home)
        cpu, filled = afterwards(home)
    print(f"in the 4 s after it: {cpu:.2f} s of CPU; every tile shows its table after {filled:.2f} s")
    print(f"first painted window: {window:.2f} s, {window / bare:.1f} times the bare import of Qt's widgets")


if __name__ == "__main__":
    main()
