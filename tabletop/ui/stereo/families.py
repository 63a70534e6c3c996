"""The modes in groups, with the key of each and how its views lie in the picture."""

from __future__ import annotations

FAMILIES: dict[str, tuple[str, ...]] = {
    "bare": ("parallel", "crossed", "triple", "over-under", "mirror"),
    "glasses": (),
    "moving": ("wiggle", "blink"),
    "goggles": ("goggles", "goggles-corrected"),
    "screen": ("half-side-by-side", "half-over-under", "rows", "columns", "checkerboard"),
    "compare": ("onion", "difference", "left", "right"),
    "depth": ("depth-map", "dot-stereogram"),
}
"""The anaglyphs of `glasses` are chosen by two questions: which glasses, which colours."""

GLASSES = ("red-cyan", "green-magenta", "amber-blue")
COLOURS = ("dubois", "dubois-ffmpeg", "half-colour", "colour", "optimised", "grey", "true")

KEYS = {
    "parallel": "P", "crossed": "C", "triple": "T", "over-under": "V", "mirror": "M", "wiggle": "W", "blink": "B",
    "goggles": "G", "goggles-corrected": "Shift+G", "half-side-by-side": "H", "half-over-under": "Shift+H",
    "rows": "I", "columns": "Shift+I", "checkerboard": "K", "onion": "N", "difference": "D", "left": "L", "right": "R",
    "depth-map": "E", "dot-stereogram": "S",
}  # fmt: skip
GLASSES_KEY, COLOURS_KEY = "A", "Shift+A"

SIDE_BY_SIDE = {"parallel": 2, "crossed": 2, "triple": 3, "mirror": 2}
"""Modes whose views stand beside one another at a size in millimetres, and how many there are."""

WOVEN = ("rows", "columns", "checkerboard")
"""Modes that are spoilt by any scaling after they are made."""

PICTURE_MODES = ("depth-map", "dot-stereogram")
"""Modes in which the printed frame of a card, flat and wide, would leave little for the picture."""

WHOLE = ("goggles", "goggles-corrected")
"""Modes that make a picture of their own size."""


def family_of(mode: str) -> str:
    if mode.startswith("anaglyph-"):
        return "glasses"
    return next(name for name, modes in FAMILIES.items() if mode in modes)


def anaglyph(glasses: str, colours: str) -> str:
    return f"anaglyph-{glasses}-{colours}"


def parts(mode: str) -> tuple[str, str]:
    """(glasses, colours) of an anaglyph."""
    rest = mode.removeprefix("anaglyph-")
    glasses = next(each for each in GLASSES if rest.startswith(each))
    return glasses, rest.removeprefix(glasses + "-")


def mode_name(mode: str) -> str:
    """In words."""
    from tabletop.library.texts import say

    if not mode.startswith("anaglyph-"):
        return say(f"stereo_window.mode_{mode}")
    glasses, colours = parts(mode)
    return say("stereo_window.anaglyph", glasses=say(f"stereo_window.glasses_{glasses}"),
               colours=say(f"stereo_window.colours_{colours}"))  # fmt: skip
