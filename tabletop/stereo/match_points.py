"""Places of the two originals that show the same thing: found by the fit, or put there by a person."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tabletop.library.errors import Unusable
from tabletop.library.reader import read_json
from tabletop.library.safe_write import safe_write
from tabletop.stereo.plane import Floats, Matrix, array, carried, matrix

MOST = 240
Place = tuple[float, float]


class Match(NamedTuple):
    """In pixels of the left and of the right original."""

    left: Place
    right: Place


def taken(here: Floats, there: Floats, left: Matrix, right: Matrix) -> tuple[Match, ...]:
    """Points of the canvas as places of the originals, thinned out to as many as can be looked at."""
    every = max(1, -(-len(here) // MOST))
    back = [matrix(np.linalg.inv(array(each))) for each in (left, right)]
    one, two = carried(here[::every], back[0]), carried(there[::every], back[1])
    return tuple(Match(_place(a), _place(b)) for a, b in zip(one, two, strict=True))


def _place(point: Floats) -> Place:
    return round(float(point[0]), 2), round(float(point[1]), 2)


def exchanged(points: Sequence[Match]) -> tuple[Match, ...]:
    return tuple(Match(each.right, each.left) for each in points)


def written(points: Sequence[Match], path: Path) -> None:
    """A file of points that can be edited and given back. Raises Unusable when it cannot be written."""
    rows = ",\n".join(f"  {json.dumps({'left': each.left, 'right': each.right})}" for each in points)
    safe_write(path, f"[\n{rows}\n]\n")


def read_points(path: Path) -> tuple[Match, ...]:
    """Raises Unusable for a file that holds no points."""
    content = read_json(path)
    try:
        found = tuple(Match(_pair(row["left"]), _pair(row["right"])) for row in content)
    except (KeyError, TypeError, ValueError, IndexError):
        raise Unusable("stereo.no_points", path=path) from None
    if not found:
        raise Unusable("stereo.no_points", path=path)
    return found


def _pair(values: Sequence[float]) -> Place:
    x, y = (float(each) for each in values)
    if not (np.isfinite(x) and np.isfinite(y)):
        raise ValueError(values)
    return x, y
