"""Rays walked through a scene by its distances: what is hit, how it is turned, what lies in shadow."""

from __future__ import annotations

import numpy as np
from scene import FAR, Thing
from shapes import F

_STEPS = 150
_SHADOW_STEPS = 44


class Rays:
    """Starts (one point or one for each ray) and unit directions as separate x, y, z arrays."""

    def __init__(self, start: tuple[F, F, F], way: tuple[F, F, F]) -> None:
        self.start, self.way = start, way

    def at(self, t: F) -> tuple[F, F, F]:
        return tuple(s + w * t for s, w in zip(self.start, self.way, strict=True))  # type: ignore[return-value]

    def some(self, keep: np.ndarray) -> Rays:
        start = tuple(s if s.ndim == 0 else s[keep] for s in self.start)
        return Rays(start, tuple(w[keep] for w in self.way))  # type: ignore[arg-type]

    def near(self, things: list[Thing], margin: float = 0.0) -> list[Thing]:
        """The things whose sphere any of the rays meets."""
        return [thing for thing in things if not np.isfinite(thing.radius) or self._meets(thing, margin)]

    def _meets(self, thing: Thing, margin: float) -> bool:
        to = [o - s for o, s in zip(thing.at, self.start, strict=True)]
        along = np.maximum(sum(t * w for t, w in zip(to, self.way, strict=True)), 0)
        miss = sum((t - w * along) ** 2 for t, w in zip(to, self.way, strict=True))
        return bool((miss < (thing.radius + margin) ** 2).any())


def distance(x: F, y: F, z: F, things: list[Thing]) -> F:
    """To the nearest thing; far from a thing its sphere stands for it."""
    nearest = np.full(x.shape, FAR, np.float32)
    for thing in things:
        if not np.isfinite(thing.radius):
            np.minimum(nearest, thing.distance(x, y, z), out=nearest)
            continue
        away = np.sqrt((x - thing.at[0]) ** 2 + (y - thing.at[1]) ** 2 + (z - thing.at[2]) ** 2)
        away -= np.float32(thing.radius)
        close = (away < 0.25 * thing.radius) & (away < nearest)
        np.minimum(nearest, np.where(close, FAR, np.maximum(away, 0.02)), out=nearest)
        at = np.flatnonzero(close)
        if at.size:
            nearest[at] = np.minimum(nearest[at], thing.distance(x[at], y[at], z[at]))
    return nearest


def hits(rays: Rays, things: list[Thing], limit: float) -> F:
    """Distance along each ray to what it meets first, or FAR."""
    count = rays.way[0].size
    t, found = np.full(count, 0.05, np.float32), np.full(count, FAR, np.float32)
    alive = np.arange(count)
    things = rays.near(things)
    for _ in range(_STEPS if things else 0):
        now = rays.some(alive)
        step = distance(*now.at(t[alive]), things)
        here = t[alive]
        hit = step < 0.00035 * here
        found[alive[hit]] = here[hit]
        t[alive] = here + step * np.float32(0.94)
        alive = alive[~hit & (t[alive] < limit)]
        if not alive.size:
            break
    else:
        close = (
            alive[distance(*rays.some(alive).at(t[alive]), things) < 0.01 * t[alive]] if things else alive[:0]
        )
        found[close] = t[close]
    return found


def normals(x: F, y: F, z: F, things: list[Thing], width: F) -> tuple[F, F, F]:
    """From four distances about each point, ``width`` apart."""
    total = [np.zeros_like(x) for _ in range(3)]
    for sx, sy, sz in ((1, -1, -1), (-1, -1, 1), (-1, 1, -1), (1, 1, 1)):
        step = distance(x + sx * width, y + sy * width, z + sz * width, things)
        for axis, sign in enumerate((sx, sy, sz)):
            total[axis] += np.float32(sign) * step
    long = np.sqrt(sum(each * each for each in total)) + np.float32(1e-12)
    return total[0] / long, total[1] / long, total[2] / long


def shade(
    points: tuple[F, F, F], way: tuple[F, F, F], things: list[Thing], reach: F | float, soft: float
) -> F:
    """1 in the light, 0 in full shadow; ``soft`` widens the edge of shadows."""
    rays = Rays(points, way)
    things = rays.near(things, margin=0.5)
    lit = np.ones(points[0].size, np.float32)
    t = np.full(points[0].size, 0.03, np.float32)
    alive = np.arange(t.size)
    reach = np.broadcast_to(np.asarray(reach, np.float32), t.shape)
    for _ in range(_SHADOW_STEPS if things else 0):
        step = distance(*rays.some(alive).at(t[alive]), things)
        lit[alive] = np.minimum(lit[alive], np.clip(step / (np.float32(soft) * t[alive]), 0, 1))
        t[alive] += np.clip(step, 0.02, 2.0)
        alive = alive[(lit[alive] > 0.01) & (t[alive] < reach[alive])]
        if not alive.size:
            break
    return lit * lit * (3 - 2 * lit)


def openness(points: tuple[F, F, F], way: tuple[F, F, F], things: list[Thing], size: float) -> F:
    """How little of the sky is hidden by what is near, 0..1."""
    hidden, weight = np.zeros(points[0].size, np.float32), 1.0
    for number in range(5):
        far = np.float32(size * (0.04 + 0.24 * number))
        step = distance(*(p + w * far for p, w in zip(points, way, strict=True)), things)
        hidden += np.float32(weight) * np.maximum(far - step, 0) / np.float32(size)
        weight *= 0.72
    return np.clip(1 - 1.5 * hidden, 0, 1)
