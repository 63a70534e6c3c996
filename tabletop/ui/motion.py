"""How lively everything moves: as the person chose, else as the system is set.

Qt itself tells only from 6.12 on (`QAccessibilityHints.motionPreference`), which is not used yet: so each system is
asked in its own way.
"""

import ctypes
import subprocess
import sys

from tabletop.library.settings import Settings

SPEEDS = ("none", "fast", "normal", "slow")

PATIENCE = 250
"""Milliseconds that the system gets to answer."""

PORTAL = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings")
WISHES = (
    ("org.freedesktop.appearance", "reduced-motion", "1"),
    ("org.gnome.desktop.interface", "enable-animations", "False"),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor", "0"),
)
"""Settings of the desktop portal, and the value of each that asks for less motion."""

CLIENT_AREA_ANIMATION = 0x1042
"""SPI_GETCLIENTAREAANIMATION: whether programs may animate what they show."""


def speed(settings: Settings) -> str:
    """One of SPEEDS."""
    chosen: str = settings["speed"]
    if chosen in SPEEDS:
        return chosen
    return "none" if less_motion() else "normal"


def less_motion() -> bool:
    """Whether the system asks programs to move less. A system that says nothing does not."""
    if sys.platform == "win32":
        return _windows()
    return _mac() if sys.platform == "darwin" else _desktop()


def _windows() -> bool:
    animated = ctypes.c_int(1)
    user32 = ctypes.WinDLL("user32")
    known = user32.SystemParametersInfoW(CLIENT_AREA_ANIMATION, 0, ctypes.byref(animated), 0)
    return bool(known) and not animated.value


def _mac() -> bool:
    words = ["defaults", "read", "com.apple.universalaccess", "reduceMotion"]
    try:
        said = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE / 1000, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return said.stdout.strip() == "1"


def _desktop() -> bool:
    return any(_portal(space, key) == wish for space, key, wish in WISHES)


def _portal(space: str, key: str) -> str:
    """A setting of the desktop as text, "" where it has none."""
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage, QDBusVariant

    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return ""
    question = QDBusMessage.createMethodCall(*PORTAL, "Read")
    question.setArguments([space, key])
    answer = bus.call(question, QDBus.CallMode.Block, PATIENCE).arguments()
    value = answer[0] if answer else ""
    while isinstance(value, QDBusVariant):
        value = value.variant()
    return str(value)
