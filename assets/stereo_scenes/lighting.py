"""From hits to light: suns with shadows, lamps, sky light, shine, haze and glows."""

from __future__ import annotations

import marching
import numpy as np
from scene import FAR, Scene
from shapes import Data, F
from skies import sky
from surfaces import Look, look


def lit(scene: Scene, rays: marching.Rays, t: F) -> F:
    """N×3 linear light arriving along the rays; ``t`` is FAR where only sky is."""
    out = sky(rays.way, scene.data["sky"])
    solid = np.flatnonzero(t < FAR)
    if solid.size:
        seen = rays.some(solid)
        out[solid] = _hazed(_surface(scene, seen, t[solid]), out[solid], t[solid], scene.data)
    for glow in scene.data.get("glows", []):
        out += _glow(glow, rays, t)
    return out


def _surface(scene: Scene, rays: marching.Rays, t: F) -> F:
    points = rays.at(t)
    things = _close(scene, points)
    facing = marching.normals(*points, things, np.maximum(t * 0.0004, 0.0012))
    made = _looks(scene, points, facing, t * np.float32(scene.grain))
    start = tuple(p + n * (0.004 + 0.0006 * t) for p, n in zip(points, facing, strict=True))
    size = scene.data.get("corner", 0.9)
    open_ = marching.openness(start, facing, things, size)
    total = (
        made.glow + made.colour * (1 - made.metal)[:, None] * _sky_light(facing, scene.data) * open_[:, None]
    )
    total += _reflected(scene, rays, facing, made, open_)
    for light in scene.data["lights"]:
        total += _light(scene, light, start, facing, rays, made)
    return total


def _close(scene: Scene, points: tuple[F, F, F]) -> list:
    """Only things that lie near one of the points can bend or darken them."""
    low = [p.min() - 2 for p in points]
    high = [p.max() + 2 for p in points]
    return [thing for thing in scene.things
            if not np.isfinite(thing.radius)
            or all(low[n] - thing.radius < thing.at[n] < high[n] + thing.radius for n in range(3))]  # fmt: skip


def _looks(scene: Scene, points: tuple[F, F, F], facing: tuple[F, F, F], grain: F) -> Look:
    """Each point takes the material of the nearest part of the nearest thing."""
    count = points[0].size
    made = Look(np.zeros((count, 3), np.float32), np.zeros((count, 3), np.float32),
                np.ones(count, np.float32), np.zeros(count, np.float32))  # fmt: skip
    things = _close(scene, points)
    owner = np.argmin(np.stack([marching.distance(*points, [thing]) for thing in things]), axis=0)
    for number, thing in enumerate(things):
        mine = np.flatnonzero(owner == number)
        if not mine.size:
            continue
        here = tuple(p[mine] for p in points)
        part = thing.nearest_part(*here)
        local = thing.local(*here)
        turned = tuple(sum(thing.turn[a, n] * facing[a][mine] for a in range(3)) for n in range(3))
        for which in np.unique(part):
            some = np.flatnonzero(part == which)
            material = scene.materials[thing.parts[which].material]
            piece = look(
                tuple(v[some] for v in local),
                tuple(v[some] for v in turned),
                material,
                grain[mine[some]] / thing.scale,
            )
            at = mine[some]
            made.colour[at], made.glow[at] = piece.colour, piece.glow
            made.rough[at], made.metal[at] = piece.rough, piece.metal
    return made


def _sky_light(facing: tuple[F, F, F], data: Data) -> F:
    up = (0.5 + 0.5 * facing[1])[:, None]
    over, under = np.array(data["ambient"]["up"]), np.array(data["ambient"]["down"])
    return (over * up + under * (1 - up)).astype(np.float32)


def _reflected(scene: Scene, rays: marching.Rays, facing: tuple[F, F, F], made: Look, open_: F) -> F:
    """The sky mirrored, blurred by roughness only in strength; stars are left out."""
    along = sum(w * n for w, n in zip(rays.way, facing, strict=True))
    way = tuple(w - 2 * along * n for w, n in zip(rays.way, facing, strict=True))
    plain = {key: value for key, value in scene.data["sky"].items() if key not in ("stars", "suns")}
    bright = sky(way, plain) + _sky_light(way, scene.data) * np.float32(scene.data.get("mirror", 0.8))
    grazing = (1 - np.clip(-along, 0, 1)) ** 5
    smooth = (1 - np.clip(made.rough, 0, 1)) ** 1.5
    base = (0.04 * (1 - made.metal))[:, None] + made.colour * made.metal[:, None]
    share = base + (1 - base) * (grazing * smooth)[:, None]
    return share * bright * (open_ * (0.25 + 0.75 * smooth))[:, None]


def _light(
    scene: Scene, light: Data, start: tuple[F, F, F], facing: tuple[F, F, F], rays: marching.Rays, made: Look
) -> F:
    way, reach, fall = _aim(light, start)
    straight = np.clip(sum(n * w for n, w in zip(facing, way, strict=True)), 0, 1)
    on = np.flatnonzero(straight * fall > 1e-4)
    out = np.zeros((straight.size, 3), np.float32)
    if not on.size:
        return out
    seen = np.ones(on.size, np.float32)
    if light.get("shadow", True):
        some = tuple(s[on] for s in start), tuple(w[on] for w in way)
        seen = marching.shade(*some, scene.things, reach[on], light.get("soft", 0.05))
    strength = (straight[on] * fall[on] * seen)[:, None] * np.array(light["colour"], np.float32)
    shine = _shine(way, facing, rays, made, on)
    diffuse = made.colour[on] * (1 - made.metal[on])[:, None]
    out[on] = strength * (diffuse + shine)
    return out


def _aim(light: Data, start: tuple[F, F, F]) -> tuple[tuple[F, F, F], F, F]:
    """(direction to the light, distance to it, how much of it arrives) for a far or a near lamp."""
    count = start[0].size
    if "toward" in light:
        aim = np.array(light["toward"], np.float32) / np.float32(np.linalg.norm(light["toward"]))
        return (
            tuple(np.full(count, a) for a in aim),
            np.full(count, 60, np.float32),
            np.ones(count, np.float32),
        )
    to = [np.float32(a) - s for a, s in zip(light["at"], start, strict=True)]
    far = np.sqrt(sum(t * t for t in to))
    fall = 1 / (1 + (far / np.float32(light["range"])) ** 2)
    if "spot" in light:
        aim = np.array(light["spot"], np.float32) / np.float32(np.linalg.norm(light["spot"]))
        inside = -sum(t / far * a for t, a in zip(to, aim, strict=True))
        fall = fall * np.clip((inside - light["cone"]) / (1 - light["cone"]) * 2, 0, 1)
    return tuple(t / far for t in to), far - 0.15, fall.astype(np.float32)


def _shine(way: tuple[F, F, F], facing: tuple[F, F, F], rays: marching.Rays, made: Look, on: np.ndarray) -> F:
    """GGX with a cheap visibility term."""
    half = [w[on] - r[on] for w, r in zip(way, rays.way, strict=True)]
    long = np.sqrt(sum(h * h for h in half)) + np.float32(1e-9)
    nh = np.clip(sum(n[on] * h for n, h in zip(facing, half, strict=True)) / long, 0, 1)
    vh = np.clip(-sum(r[on] * h for r, h in zip(rays.way, half, strict=True)) / long, 0, 1)
    rough = np.clip(made.rough[on], 0.08, 1.0) ** 2
    peak = rough**2 / (np.pi * ((nh * nh) * (rough**2 - 1) + 1) ** 2)
    base = (0.04 * (1 - made.metal[on]))[:, None] + made.colour[on] * made.metal[on][:, None]
    fresnel = base + (1 - base) * ((1 - vh) ** 5)[:, None]
    return (
        np.minimum(peak / (4 * np.maximum(vh * vh, 0.1) * (rough + 0.5)), 60)[:, None]
        * fresnel
        * np.float32(np.pi * 0.5)
    )


def _hazed(colour: F, behind: F, t: F, data: Data) -> F:
    haze = data.get("haze")
    if not haze:
        return colour
    thick = 1 - np.exp(-np.maximum(t - haze.get("from", 0), 0) / haze["distance"])
    veil = behind if haze.get("sky", False) else np.array(haze["colour"], np.float32)
    return colour * (1 - thick)[:, None] + veil * thick[:, None]


def _glow(glow: Data, rays: marching.Rays, t: F) -> F:
    """Light seen in the air itself: about a point, or round a planet's rim on the side of its day."""
    start = [np.broadcast_to(s, rays.way[0].shape) for s in rays.start]
    a = np.array(glow["at"], np.float32)
    to = [p - s for p, s in zip(a, start, strict=True)]
    along = sum(v * w for v, w in zip(to, rays.way, strict=True))
    off = np.sqrt(np.maximum(sum(v * v for v in to) - along * along, 0))
    colour = np.array(glow["colour"], np.float32)
    if "rim" in glow:
        above = off - np.float32(glow["rim"])
        power = np.where(above > 0, np.exp(-above / glow["size"]), np.exp(above / (glow["size"] * 2.2)))
        sun = np.array(glow["toward"], np.float32) / np.float32(np.linalg.norm(glow["toward"]))
        side = sum((s + w * along - p) * d for s, w, p, d in zip(start, rays.way, a, sun, strict=True))
        power = power * np.clip(0.35 + side / glow["rim"], 0, 1) * ((t >= FAR) | (t > along * 0.9))
        return (power * (along > 0))[:, None] * colour
    size = np.float32(glow["size"])
    power = np.exp(-((off / size) ** 2)) + 0.22 * np.exp(-off / (size * 2.2))
    seen = np.clip((t - along + size) / (2 * size), 0, 1) * (along > 0)
    return (power * seen)[:, None] * colour
