"""How lively everything moves where nobody has chosen it: as the desktop is set."""

import ctypes
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tabletop.library.settings import Settings
from tabletop.ui import motion

ROOT = Path(__file__).resolve().parents[2]
BUS = shutil.which("dbus-run-session")


@pytest.mark.skipif(BUS is None or not sys.platform.startswith("linux"), reason="needs a message bus of its own")
@pytest.mark.parametrize(("words", "less"), [
    ((), False),
    (("org.freedesktop.appearance", "reduced-motion", "1"), True),
    (("org.freedesktop.appearance", "reduced-motion", "0"), False),
    (("org.gnome.desktop.interface", "enable-animations", "false"), True),
    (("org.gnome.desktop.interface", "enable-animations", "true"), False),
    (("org.kde.kdeglobals.KDE", "AnimationDurationFactor", "zero"), True),
    (("org.kde.kdeglobals.KDE", "AnimationDurationFactor", "one"), False),
])  # fmt: skip
def test_a_desktop_that_asks_for_less_motion_is_heard(words: tuple[str, ...], less: bool) -> None:
    command = [str(BUS), "--", sys.executable, "-m", "tests.ui.portal", *words]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert said.stdout.strip() == str(less), said.stderr


def test_without_a_message_bus_nothing_is_asked_for(qapp: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    monkeypatch.setattr(sys, "platform", "linux")
    assert not motion.less_motion()


@pytest.mark.parametrize(("said", "less"), [("1\n", True), ("0\n", False), ("", False)])
def test_a_mac_is_asked_for_its_own_setting(said: str, less: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    done = subprocess.CompletedProcess([], 0, said)
    monkeypatch.setattr(motion.subprocess, "run", lambda *_, **__: done)
    assert motion.less_motion() is less


@pytest.mark.parametrize(("known", "animated", "less"), [(1, 1, False), (1, 0, True), (0, 0, False)])
def test_windows_is_asked_for_its_own_setting(
    known: int, animated: int, less: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    class User32:
        def SystemParametersInfoW(self, what: int, _: int, place: Any, __: int) -> int:
            assert what == motion.CLIENT_AREA_ANIMATION
            place._obj.value = animated
            return known

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "WinDLL", lambda name: User32(), raising=False)
    assert motion.less_motion() is less


@pytest.mark.parametrize(("chosen", "less", "speed"), [
    (None, True, "none"), (None, False, "normal"), ("system", True, "none"), ("slow", True, "slow"),
    ("no such speed", False, "normal"),
])  # fmt: skip
def test_what_a_person_has_chosen_counts_before_what_the_system_asks_for(
    chosen: str | None, less: bool, speed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(motion, "less_motion", lambda: less)
    settings = Settings()
    if chosen is not None:
        settings["speed"] = chosen
    assert motion.speed(settings) == speed
