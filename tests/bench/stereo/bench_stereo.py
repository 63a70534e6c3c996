"""How fast pairs are mixed and aligned, in one run on one pair, beside other programs where they are installed.

    python tests/bench/stereo/bench_stereo.py

Mixing is measured on one core at 2000×2800, as a multiple of copying the same bytes; decoding and encoding
are left out of every figure (for other programs by the difference of two runs).
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import cv2
import numpy as np

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))

from tabletop.stereo.aligning import align  # noqa: E402
from tabletop.stereo.anaglyph import anaglyph  # noqa: E402
from tabletop.stereo.layouts import Surround, beside, mirrored, squeezed  # noqa: E402
from tabletop.stereo.modes import MODES, Options, compose  # noqa: E402
from tabletop.stereo.naming import look_through  # noqa: E402
from tabletop.stereo.pair import Pair, Pixels  # noqa: E402
from tabletop.stereo.reading import load  # noqa: E402
from tabletop.stereo.writing import still_file  # noqa: E402

SIZE = (2000, 2800)
BUILT_IN = ROOT / "assets/pictures/jedi_knights/lantern_reaches"
VIEW_WIDTH = 560


def best(work: Callable[[], object], times: int = 9, clock: Callable[[], float] = time.perf_counter) -> float:
    """Milliseconds of the fastest run."""
    spent = []
    for _ in range(times):
        start = clock()
        work()
        spent.append(clock() - start)
    return 1000 * min(spent)


def large_pair() -> tuple[Pixels, Pixels]:
    pair = load(look_through(BUILT_IN).pairs[0])
    left, right = (np.asarray(cv2.resize(view, SIZE, interpolation=cv2.INTER_CUBIC), dtype=np.uint8)
                   for view in (pair.left, pair.right))  # fmt: skip
    return left, right


def mixing(left: Pixels, right: Pixels) -> dict[str, float]:
    cv2.setNumThreads(1)
    figures = {"copy both views": best(lambda: (left.copy(), right.copy()))}
    for mode in ("anaglyph-red-cyan-dubois-ffmpeg", "anaglyph-red-cyan-dubois", "anaglyph-red-cyan-colour"):
        figures[mode] = best(lambda mode=mode: anaglyph(left, right, mode))
    views = [(left, "L"), (right, "R")]
    figures["side by side"] = best(lambda: beside(views, Surround()))
    figures["half widths side by side"] = best(
        lambda: beside([(squeezed(view, True), letter) for view, letter in views], Surround())
    )
    figures["mirror"] = best(lambda: mirrored(right))
    figures.update(by_ffmpeg(left, right))
    figures.update(by_imagemagick(left, right))
    cv2.setNumThreads(-1)
    return figures


def by_ffmpeg(left: Pixels, right: Pixels) -> dict[str, float]:
    """Fifty-one frames less one, one thread, no encoder."""
    if not shutil.which("ffmpeg"):
        return {}
    with tempfile.TemporaryDirectory() as folder:
        raw = Path(folder) / "pair.rgb"
        raw.write_bytes(np.hstack([left, right]).tobytes())
        size = f"{2 * SIZE[0]}x{SIZE[1]}"

        def run(frames: int, *mixed: str) -> None:
            loop = ["-stream_loop", "-1", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", size, "-i", str(raw)]
            subprocess.run(["ffmpeg", "-v", "error", "-threads", "1", "-filter_threads", "1", *loop,
                            "-frames:v", str(frames), *mixed, "-f", "null", "-"], check=True)  # fmt: skip

        dubois = ("-vf", "stereo3d=sbsl:arcd")
        mixed = best(lambda: run(51, *dubois), 3) - best(lambda: run(1, *dubois), 3)
        read = best(lambda: run(51), 3) - best(lambda: run(1), 3)
        return {"ffmpeg stereo3d=sbsl:arcd": (mixed - read) / 50}


def by_imagemagick(left: Pixels, right: Pixels) -> dict[str, float]:
    """Mixing less reading, one thread: its plain red and cyan, since it has no Dubois."""
    if not (shutil.which("composite") and shutil.which("convert")):
        return {}
    with tempfile.TemporaryDirectory() as folder:
        names = [str(Path(folder) / name) for name in ("l.ppm", "r.ppm")]
        for name, view in zip(names, (left, right), strict=True):
            cv2.imwrite(name, view[..., ::-1])

        def run(program: str, *words: str) -> None:
            subprocess.run([program, "-limit", "thread", "1", *words, *names, "null:"], check=True)

        return {"composite -stereo": best(lambda: run("composite", "-stereo", "+0+0"), 5)
                - best(lambda: run("convert"), 5)}  # fmt: skip


def small(pair: Pair) -> dict[str, float]:
    cpu = time.process_time
    alignment = align(pair)
    figures = {"frame alignment 750×1050 (CPU)": best(lambda: align(pair, "frame"), 3, cpu),
               "whole alignment 750×1050 (CPU)": best(lambda: align(pair, "whole"), 3, cpu)}  # fmt: skip
    for mode in MODES:
        figures[f"view {mode}"] = best(
            lambda mode=mode: compose(pair, alignment, mode, Options(width=VIEW_WIDTH)), 3
        )
    figures["write PNG 750×1050"] = best(lambda: still_file(pair.left, ".png"), 3)
    return figures


def main() -> None:
    figures = mixing(*large_pair())
    copy = figures["copy both views"]
    print(f"{SIZE[0]}×{SIZE[1]}, one core")
    for name, spent in figures.items():
        print(f"  {name:36s} {spent:8.1f} ms  {spent / copy:6.1f} × copying")
    print("one built-in pair")
    for name, spent in small(load(look_through(BUILT_IN).pairs[0])).items():
        print(f"  {name:48s} {spent:8.1f} ms")


if __name__ == "__main__":
    main()
