"""What holds for every test: no window system, English, and nothing of the person's own folders."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

# Before anything imports Qt, and for the programs that tests start.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_SCALE_FACTOR", "1")
os.environ["LANG"] = os.environ["LC_ALL"] = "C.UTF-8"
_HOME = tempfile.TemporaryDirectory(prefix="tabletop-tests-")
os.environ["TABLETOP_HOME"] = _HOME.name

# Before pytest-qt imports PySide, whose import hook trips over a half-imported pydantic.
import pydantic.fields  # noqa: E402, F401
import pytest  # noqa: E402
from hypothesis import HealthCheck, settings  # noqa: E402

from tabletop.library import packs, pool, texts  # noqa: E402
from tabletop.library.shipped import data_root  # noqa: E402

# How quick a machine is under load says nothing of what is tested.
settings.register_profile("any_machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any_machine")


@pytest.fixture(autouse=True)
def clean_slate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Each test starts with empty folders of its own, in English, and with the printed cards alone."""
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "home"))
    texts.use("en")
    yield
    texts.use("en")
    if any((tmp_path / "home").rglob(f"*{packs.SUFFIX}")):
        pool.forget_home_made()


@pytest.fixture(scope="session")
def qapp(qapp: Any) -> Any:
    """The application as it must look for pictures to be equal on every machine."""
    from PySide6.QtGui import QFont, QFontDatabase

    for weight in ("Regular", "Bold"):
        QFontDatabase.addApplicationFont(str(data_root() / f"assets/fonts/BIZUDPGothic-{weight}.ttf"))
    qapp.setStyle("Fusion")
    qapp.setFont(QFont("BIZ UDPGothic", 10))
    qapp.setCursorFlashTime(0)
    return qapp
