"""A scene read from its description: things made of shapes, each with a sphere round it to skip it by."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from shapes import SHAPES, Data, F, reach

HERE = Path(__file__).resolve().parent
FAR = np.float32(1e6)


def rotation(degrees: list[float]) -> F:
    """Turns about x, then y, then z."""
    x, y, z = np.radians(degrees)
    about_x = np.array([[1, 0, 0], [0, np.cos(x), -np.sin(x)], [0, np.sin(x), np.cos(x)]])
    about_y = np.array([[np.cos(y), 0, np.sin(y)], [0, 1, 0], [-np.sin(y), 0, np.cos(y)]])
    about_z = np.array([[np.cos(z), -np.sin(z), 0], [np.sin(z), np.cos(z), 0], [0, 0, 1]])
    return (about_z @ about_y @ about_x).astype(np.float32)


def moved(x: F, y: F, z: F, at: F, turn: F, scale: float = 1.0) -> tuple[F, F, F]:
    """World to local coordinates."""
    x, y, z = ((v - o) / np.float32(scale) for v, o in zip((x, y, z), at, strict=True))
    return tuple(turn[0, n] * x + turn[1, n] * y + turn[2, n] * z for n in range(3))  # type: ignore[return-value]


@dataclass
class Part:
    """One shape with its place in the thing, its repeats and what is cut out of it."""

    data: Data
    at: F
    turn: F
    turned: bool
    material: str
    cuts: list[Part] = field(default_factory=list)

    @classmethod
    def of(cls, data: Data, material: str) -> Part:
        at, turn = data.get("at", [0, 0, 0]), data.get("turn", [0, 0, 0])
        cuts = [cls.of(each, material) for each in data.get("cut", [])]
        return cls(
            data, np.array(at, np.float32), rotation(turn), any(turn), data.get("material", material), cuts
        )

    def distance(self, x: F, y: F, z: F) -> F:
        data = self.data
        if "mirror" in data:
            x = np.abs(x)
        if "around" in data:
            x, z = _around(x, z, data["around"])
        x, y, z = (v - o for v, o in zip((x, y, z), self.at, strict=True))
        if self.turned:
            x, y, z = (self.turn[0, n] * x + self.turn[1, n] * y + self.turn[2, n] * z for n in range(3))
        if "repeat" in data:
            x, y, z = (_repeated(v, *each) for v, each in zip((x, y, z), data["repeat"], strict=True))
        found = SHAPES[data["shape"]](x, y, z, data)
        for cut in self.cuts:
            found = np.maximum(found, -cut.distance(x, y, z))
        return found

    def reach(self) -> float:
        far = reach(self.data) + float(np.linalg.norm(self.at))
        steps = self.data.get("repeat", [[0, 0]] * 3)
        return far + float(np.linalg.norm([step * count for step, count in steps]))


def _around(x: F, z: F, count: int) -> tuple[F, F]:
    """The wheel's sector that lies about +x, for ``count`` spokes about y."""
    sector = np.float32(2 * np.pi / count)
    angle = np.arctan2(z, x)
    angle -= sector * np.rint(angle / sector)
    radius = np.hypot(x, z)
    return radius * np.cos(angle), radius * np.sin(angle)


def _repeated(v: F, step: float, count: int) -> F:
    """Copies at −count … +count steps."""
    return v - np.float32(step) * np.clip(np.rint(v / np.float32(step)), -count, count) if step else v


@dataclass
class Thing:
    """Parts in one frame of reference, blended smoothly where ``blend`` says so."""

    parts: list[Part]
    at: F
    turn: F
    scale: float
    blend: float
    radius: float

    def local(self, x: F, y: F, z: F) -> tuple[F, F, F]:
        return moved(x, y, z, self.at, self.turn, self.scale)

    def distance(self, x: F, y: F, z: F) -> F:
        x, y, z = self.local(x, y, z)
        total: F | None = None
        for part in self.parts:
            total = _joined(total, part.distance(x, y, z), part.data.get("blend", self.blend))
        assert total is not None
        return total * np.float32(self.scale)

    def nearest_part(self, x: F, y: F, z: F) -> np.ndarray:
        x, y, z = self.local(x, y, z)
        return np.argmin(np.stack([part.distance(x, y, z) for part in self.parts]), axis=0)


def _joined(one: F | None, other: F, blend: float) -> F:
    if one is None:
        return other
    if not blend:
        return np.minimum(one, other)
    k = np.float32(blend)
    share = np.maximum(k - np.abs(one - other), 0) / k
    return np.minimum(one, other) - share * share * k * np.float32(0.25)


@dataclass
class Scene:
    data: Data
    things: list[Thing]
    materials: dict[str, Data]
    grain: float = 0.002

    @classmethod
    def read(cls, name: str) -> Scene:
        data = json.loads((HERE / "scenes" / f"{name}.json").read_text(encoding="utf-8"))
        materials = json.loads((HERE / "materials.json").read_text(encoding="utf-8"))
        things = [thing for each in data["things"] for thing in _things(each)]
        return cls(data, things, {**materials, **data.get("materials", {})})


def _things(data: Data) -> list[Thing]:
    """One thing for each copy; a model is a file of parts that several scenes share."""
    if "model" in data:
        data = {**json.loads((HERE / "models" / f"{data['model']}.json").read_text(encoding="utf-8")), **data}
    parts = [Part.of(each, data.get("material", "plain")) for each in data["parts"]]
    made = []
    for copy in data.get("copies", [{}]):
        place = {**data, **copy}
        scale = place.get("scale", 1.0)
        made.append(Thing(parts, np.array(place.get("at", [0, 0, 0]), np.float32),
                          rotation(place.get("turn", [0, 0, 0])), scale, data.get("blend", 0.0),
                          max(part.reach() for part in parts) * scale))  # fmt: skip
    return made
