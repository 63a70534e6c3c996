"""Plane mappings (3×3, homogeneous) as plain tuples, so that an alignment is data that can be kept."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

Matrix = tuple[float, ...]
Floats = npt.NDArray[np.float64]

IDENTITY: Matrix = (1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0)


def array(matrix: Matrix) -> Floats:
    return np.array(matrix, dtype=np.float64).reshape(3, 3)


def matrix(values: npt.ArrayLike) -> Matrix:
    """Scaled so that the last entry is 1."""
    full = np.asarray(values, dtype=np.float64)
    return tuple(float(each) for each in (full / full[2, 2]).ravel())


def chained(*mappings: Matrix) -> Matrix:
    """One mapping that does these in the order given."""
    total = np.eye(3)
    for each in mappings:
        total = array(each) @ total
    return matrix(total)


def scaled(x: float, y: float | None = None) -> Matrix:
    return (x, 0.0, 0.0, 0.0, x if y is None else y, 0.0, 0.0, 0.0, 1.0)


def turned(quarters: int, width: int, height: int) -> tuple[Matrix, tuple[int, int]]:
    """Quarter turns clockwise that keep the picture in view, and the size afterwards."""
    total, size = IDENTITY, (width, height)
    for _ in range(quarters % 4):
        total = chained(total, (0.0, -1.0, size[1] - 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0))
        size = (size[1], size[0])
    return total, size


def nudged(x: float, y: float, degrees: float, scale: float, size: tuple[int, int]) -> Matrix:
    """A shift, a turn and a scale about the middle of the picture, as made by hand."""
    a, b = scale * math.cos(math.radians(degrees)), scale * math.sin(math.radians(degrees))
    middle_x, middle_y = (size[0] - 1) / 2, (size[1] - 1) / 2
    return (
        a, -b, middle_x - a * middle_x + b * middle_y + x,
        b, a, middle_y - b * middle_x - a * middle_y + y,
        0.0, 0.0, 1.0,
    )  # fmt: skip


def carried(points: npt.ArrayLike, mapping: Matrix) -> Floats:
    """N×2 points after a mapping."""
    flat = np.asarray(points, dtype=np.float64).reshape(-1, 2)
    full = np.column_stack([flat, np.ones(len(flat))]) @ array(mapping).T
    return np.asarray(full[:, :2] / full[:, 2:], dtype=np.float64)


def corners(size: Sequence[int]) -> Floats:
    width, height = size
    return np.array([[0, 0], [width - 1, 0], [width - 1, height - 1], [0, height - 1]], dtype=np.float64)
