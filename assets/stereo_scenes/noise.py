"""Smooth noise from fixed seeds: the same scene looks the same from both eyes and on every machine."""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

F = npt.NDArray[np.float32]
_TILE = 2048
_WAVES = 512
_CUBE = 64


@cache
def _tile(seed: int) -> F:
    """A periodic landscape, mean 0, spread 1, fine enough that straight lines between its points show nowhere."""
    spectrum = np.fft.rfft2(np.random.default_rng(seed).standard_normal((_TILE, _TILE)))
    u, v = np.fft.rfftfreq(_TILE), np.fft.fftfreq(_TILE)[:, None]
    wave = np.hypot(u, v) * _TILE / _WAVES
    spectrum *= np.where(wave > 0, 1 / np.maximum(wave, 1 / 96) ** 1.9, 0) * np.exp(-((wave * 5) ** 2))
    land = np.fft.irfft2(spectrum, s=(_TILE, _TILE))
    return (land / land.std()).astype(np.float32)


def surface(u: F, v: F, seed: int = 0) -> F:
    """Bilinear look-up; one unit is an eighth of the tile."""
    land = _tile(seed)
    u, v = u * np.float32(_TILE / 8), v * np.float32(_TILE / 8)
    iu, iv = np.floor(u), np.floor(v)
    fu, fv = u - iu, v - iv
    i0, j0 = iu.astype(np.int32) % _TILE, iv.astype(np.int32) % _TILE
    i1, j1 = (i0 + 1) % _TILE, (j0 + 1) % _TILE
    low = land[j0, i0] * (1 - fu) + land[j0, i1] * fu
    high = land[j1, i0] * (1 - fu) + land[j1, i1] * fu
    return low * (1 - fv) + high * fv


@cache
def _cube(seed: int) -> F:
    return np.random.default_rng(seed).random((_CUBE, _CUBE, _CUBE), dtype=np.float32)


def value(x: F, y: F, z: F, seed: int = 0) -> F:
    """Trilinear value noise in 0..1, one lattice point a unit."""
    cube = _cube(seed)
    whole = [np.floor(each) for each in (x, y, z)]
    part = [each - base for each, base in zip((x, y, z), whole, strict=True)]
    part = [each * each * (3 - 2 * each) for each in part]
    low = [base.astype(np.int32) % _CUBE for base in whole]
    high = [(each + 1) % _CUBE for each in low]
    total = np.zeros_like(part[0])
    for i in (0, 1):
        for j in (0, 1):
            for k in (0, 1):
                weight = ((part[0] if i else 1 - part[0]) * (part[1] if j else 1 - part[1])
                          * (part[2] if k else 1 - part[2]))  # fmt: skip
                total += (
                    weight * cube[(high if i else low)[0], (high if j else low)[1], (high if k else low)[2]]
                )
    return total


def fractal(x: F, y: F, z: F, octaves: int = 5, seed: int = 0) -> F:
    """Value noise summed over octaves, 0..1."""
    total, share, strength = np.zeros_like(x), 0.0, 1.0
    for octave in range(octaves):
        size = np.float32(2.03**octave)
        total += np.float32(strength) * value(x * size, y * size, z * size, seed + octave)
        share += strength
        strength *= 0.52
    return total / np.float32(share)


def dice(*whole: npt.NDArray[np.int64]) -> F:
    """A random number in 0..1 for each cell given by its whole coordinates."""
    mixed = np.zeros(whole[0].shape, np.uint32)
    for number, each in enumerate(whole):
        mixed ^= each.astype(np.uint32) * np.uint32((0x9E3779B1, 0x85EBCA77, 0xC2B2AE3D, 0x27D4EB2F)[number])
        mixed = (mixed ^ (mixed >> np.uint32(15))) * np.uint32(0x2C1B3C6D)
        mixed ^= mixed >> np.uint32(12)
    return (mixed.astype(np.float64) / 2**32).astype(np.float32)
