"""Tests click faster than people: what protects a person from their own second click is off, but where it is tested.
And one test's windows are gone before the next one begins: whatever is left costs each later change of style."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from tabletop.ui.table.gestures import slid
from tabletop.ui.window import calm_primary


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No calm after a change."""
    monkeypatch.setattr(slid, "CALM", 0)
    monkeypatch.setattr(calm_primary, "CALM", 0)


@pytest.fixture(autouse=True)
def nothing_left() -> Iterator[None]:
    """What was to be deleted later is deleted now."""
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
