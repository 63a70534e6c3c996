"""Mixing tables of anaglyphs: which share of either eye's colours goes to the red, green and blue output."""

from __future__ import annotations

from typing import NamedTuple

Row = tuple[float, float, float]
Table = tuple[Row, Row, Row]


class Mix(NamedTuple):
    """``coded`` tables were made for values as stored; the others for linear light."""

    left: Table
    right: Table
    coded: bool = False


_LUMA: Row = (0.299, 0.587, 0.114)
_NONE: Row = (0.0, 0.0, 0.0)
_OWN: Table = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))

# Which output channels the left eye's glass lets through.
GLASSES: dict[str, tuple[bool, bool, bool]] = {
    "red-cyan": (True, False, False),
    "green-magenta": (False, True, False),
    "amber-blue": (True, True, False),
}

# A lone channel mixed from its two neighbours, so that no object is bright in one eye and black in the other.
_OPTIMISED: dict[int, Row] = {0: (0.0, 0.7, 0.3), 1: (0.3, 0.7, 0.0), 2: (0.3, 0.7, 0.0)}

# Dubois, least squares, 2009.
_DUBOIS = {
    "red-cyan": Mix(
        ((0.437, 0.449, 0.164), (-0.062, -0.062, -0.024), (-0.048, -0.050, -0.017)),
        ((-0.011, -0.032, -0.007), (0.377, 0.761, 0.009), (-0.026, -0.093, 1.234)),
    ),
    "green-magenta": Mix(
        ((-0.062, -0.158, -0.039), (0.284, 0.668, 0.143), (-0.015, -0.027, 0.021)),
        ((0.529, 0.705, 0.024), (-0.016, -0.015, -0.065), (0.009, 0.075, 0.937)),
    ),
    "amber-blue": Mix(
        ((1.062, -0.205, 0.299), (-0.026, 0.908, 0.068), (-0.038, -0.173, 0.022)),
        ((-0.016, -0.123, -0.017), (0.006, 0.062, -0.017), (0.094, 0.185, 0.911)),
    ),
}

# What FFmpeg applies to coded values: an older set for red/cyan, those of 2009 for the others.
_DUBOIS_CODED = {
    "red-cyan": Mix(
        ((0.456, 0.500, 0.176), (-0.040, -0.038, -0.016), (-0.015, -0.021, -0.005)),
        ((-0.043, -0.088, -0.002), (0.378, 0.734, -0.018), (-0.072, -0.113, 1.226)),
        coded=True,
    ),
    "green-magenta": _DUBOIS["green-magenta"]._replace(coded=True),
    "amber-blue": _DUBOIS["amber-blue"]._replace(coded=True),
}


def _plain(glasses: str, kind: str) -> Mix:
    """true, grey, half-colour, colour and optimised, from the rule each of them is."""
    through = GLASSES[glasses]
    sides: list[Table] = []
    for eye in (True, False):
        mine = [number for number in range(3) if through[number] == eye]
        rows = [_NONE, _NONE, _NONE]
        for number in mine:
            rows[number] = _row(kind, number, len(mine) == 1, eye)
        if kind == "true":
            rows = [row if number == mine[-1] else _NONE for number, row in enumerate(rows)]
        sides.append((rows[0], rows[1], rows[2]))
    return Mix(sides[0], sides[1])


def _row(kind: str, number: int, alone: bool, left: bool) -> Row:
    if kind in ("true", "grey"):
        return _LUMA
    if kind == "half-colour" and alone:
        return _LUMA
    if kind == "optimised" and alone:
        return _OPTIMISED[number]
    return _OWN[number]


KINDS = ("true", "grey", "half-colour", "colour", "optimised", "dubois", "dubois-ffmpeg")


def _mix(glasses: str, kind: str) -> Mix:
    if kind == "dubois":
        return _DUBOIS[glasses]
    if kind == "dubois-ffmpeg":
        return _DUBOIS_CODED[glasses]
    return _plain(glasses, kind)


MIXES = {f"anaglyph-{glasses}-{kind}": _mix(glasses, kind) for glasses in GLASSES for kind in KINDS}
