"""PySide6 6.12.0 loses a reference to None on every void call where None can die (Python 3.10 and 3.11)."""

import sys

from PySide6.QtCore import QObject


def test_calls_into_qt_keep_their_hands_off_none() -> None:
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(500):
        thing.setObjectName("a")
    assert abs(sys.getrefcount(None) - before) < 50
