"""What can be opened, and what to offer where something cannot."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tabletop.library.errors import Unusable
from tabletop.library.texts import catalogue, say
from tabletop.stereo.naming import CONTAINERS, PICTURES, look_through
from tabletop.ui.stereo.desk import Desk
from tabletop.ui.stereo.gallery_list import Offered, of_folder

Answer = tuple[str, Callable[[], None]]

PATTERN = " ".join(f"*{suffix} *{suffix.upper()}" for suffix in sorted(PICTURES | CONTAINERS))


def found_in(folder: Path) -> tuple[list[Offered], str]:
    """(the pairs of a folder, a sentence about pictures without a partner or ""). Raises Unusable for none."""
    try:
        found = look_through(folder)
    except OSError:
        raise Unusable("stereo.no_folder", name=folder.name) from None
    pairs = of_folder(folder)
    alone = len(found.lonely) + sum(map(len, found.doubled))
    if not pairs:
        raise Unusable("stereo.folder_empty", name=folder.name)
    return pairs, say("stereo_window.left_over", pairs=len(pairs), n=alone) if alone else ""


def sentence(error: Unusable) -> str:
    """What is wrong, in the words of the window where the common sentence speaks of the command line."""
    key = error.key.replace("stereo.", "stereo_window.wrong_")
    return say(key, **error.values) if key in catalogue() else str(error)


def answers(error: Unusable, desk: Desk, other_eye: Callable[[], None]) -> list[Answer]:
    """At most two buttons that put right what was wrong."""
    if error.key in ("stereo.looks_side_by_side", "stereo.looks_over_under"):
        left_first, right_first = str(error.values["left_first"]), str(error.values["right_first"])
        beside = error.key == "stereo.looks_side_by_side"
        return [(say("stereo_window.left_is_left" if beside else "stereo_window.top_is_left"),
                 lambda: desk.again(layout=left_first)),
                (say("stereo_window.left_is_right" if beside else "stereo_window.top_is_right"),
                 lambda: desk.again(layout=right_first))]  # fmt: skip
    if error.key == "stereo.looks_like_frames":
        return [(say("stereo_window.open_frames"), lambda: desk.again(layout="frames")), _nothing()]
    if error.key == "stereo.one_picture":
        return [(say("stereo_window.other_eye"), other_eye), _nothing()]
    if error.key == "stereo.too_large":
        return [(say("stereo_window.read_smaller"), lambda: desk.again(shrink=True)), _nothing()]
    return []


def _nothing() -> Answer:
    return say("stereo_window.cancel"), lambda: None
