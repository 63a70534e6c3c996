"""A viewer that is closed after each test, and ways to wait until its workers are done."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import shiboken6


@pytest.fixture
def viewer(qapp: Any, qtbot: Any) -> Iterator[Any]:
    from tabletop.ui.stereo.viewer import Viewer

    window = Viewer()
    window.resize(1280, 800)
    window.show()
    yield window
    if shiboken6.isValid(window):
        window.close()


@pytest.fixture
def settled(viewer: Any, qtbot: Any) -> Callable[[], None]:
    """Waits until nothing is being computed any more."""

    def quiet() -> bool:
        desk = viewer.desk
        lanes = (desk.reading, desk.measuring, desk.keeping, viewer.easel.lane)
        return not any(lane.busy for lane in lanes) and not desk._soon.isActive()

    return lambda: qtbot.waitUntil(quiet, timeout=30000)
