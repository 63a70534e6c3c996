"""Draws the L and R cards of the built-in stereo pairs, each pair from one scene with two eye positions.

    python assets/stereo_scenes/render.py [ID …] [--finer 2] [--processes 2]

writes assets/pictures/jedi_knights/<set>/<id>_L.webp and _R.webp. A scene is a file in scenes/; what is
printed on the card stands in facts.json.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from camera import picture  # noqa: E402
from card_face import Face  # noqa: E402
from scene import Scene  # noqa: E402

PICTURES = HERE.parent / "pictures" / "jedi_knights"
QUALITY = 93


def card(name: str, letter: str, finer: float) -> Path:
    """One eye's card, written; the left eye is the L card."""
    facts = json.loads((HERE / "facts.json").read_text(encoding="utf-8"))[name]
    view = picture(Scene.read(name), {"L": -1, "R": 1}[letter], finer)
    folder = PICTURES / facts["set"].lower().replace(" ", "_")
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}_{letter}.webp"
    Face(facts, letter).drawn(view).save(path, "WEBP", quality=QUALITY, method=6)
    return path


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "ids", nargs="*", default=sorted(path.stem for path in (HERE / "scenes").glob("*.json"))
    )
    parser.add_argument("--finer", type=float, default=2, help="samples across a pixel (default 2)")
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    with ProcessPoolExecutor(args.processes) as pool:
        jobs = [pool.submit(card, name, letter, args.finer) for name in args.ids for letter in "LR"]
        for job in jobs:
            print(job.result().name)


if __name__ == "__main__":
    main()
