"""Tests click faster than people: what protects a person from their own second click is off, but where it is tested."""

import pytest

from tabletop.ui.table.gestures import slid
from tabletop.ui.window import calm_primary


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No calm after a change."""
    monkeypatch.setattr(slid, "CALM", 0)
    monkeypatch.setattr(calm_primary, "CALM", 0)
