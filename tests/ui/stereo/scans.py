"""A folder of scans as a person would make them: turned, cut, of different exposure, one pair swapped."""

from pathlib import Path

import numpy as np

from tests.stereo.synthetic import card, saved, scanned


def folder_of_scans(folder: Path) -> Path:
    """Three pairs: `one` lies turned on the scanner bed and darker for the right eye, `two` has its right picture
    upside down and cut, `three` bears its letters the wrong way round."""
    folder.mkdir(parents=True, exist_ok=True)
    saved(scanned(card("L", 1), 2.0), folder / "one_L.png")
    saved(scanned((card("R", 1) * 0.8 + 8).astype(np.uint8), -3.0), folder / "one_R.png")
    saved(card("L", 2), folder / "two_L.png")
    saved(np.ascontiguousarray(np.rot90(card("R", 2)[6:-6, 6:-6], 2)), folder / "two_R.png")
    saved(card("R", 3), folder / "three_L.png")
    saved(card("L", 3), folder / "three_R.png")
    return folder
