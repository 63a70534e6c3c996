"""The pointer of the screen."""

import subprocess

from PySide6.QtWidgets import QApplication


def pointer(*words: str) -> None:
    """What xdotool does with the pointer."""
    subprocess.run(["xdotool", *words], check=False, timeout=5)
    for _ in range(3):
        QApplication.processEvents()
