"""Which eye a file name speaks of, and which files of a folder belong together."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

PICTURES = {".jpg", ".jpeg", ".png", ".webp", ".bmp", ".gif", ".tif", ".tiff", ".avif", ".heic", ".heif", ".hif"}
CONTAINERS = {".mpo", ".jps", ".pns"}

_WORDS = {"l": "L", "left": "L", "左": "L", "左目": "L", "左眼": "L",
          "r": "R", "right": "R", "右": "R", "右目": "R", "右眼": "R"}  # fmt: skip
_AT_END = re.compile(r"(?i)(?:^|[\s_.\-(（\[])(left|right|l|r)[)）\]]?$")
_AT_START = re.compile(r"(?i)^(left|right|l|r)[\s_.\-]")
_INSIDE = re.compile(r"(?i)(?<![a-z])(left|right)(?![a-z])|([左右][目眼]?)")
_CLOSE_END = re.compile(r"(?<=[a-z0-9])([LR])$")
_CLOSE_START = re.compile(r"^([LR])(?=\d)")
_LAYOUT = re.compile(
    r"(?i)[-_.](left-right|right-left|top-bottom|bottom-top|parallel|crossed"
    r"|lr|rl|sbs|hsbs|lrq|rlq|ab|ba|ou|tb|hou|abq|baq)$"
)


@dataclass
class Folder:
    """What a folder holds: ``pairs`` (left, right), ``files`` that hold both eyes, and the rest."""

    pairs: list[tuple[Path, Path]] = field(default_factory=list)
    files: list[Path] = field(default_factory=list)
    lonely: list[Path] = field(default_factory=list)
    doubled: list[list[Path]] = field(default_factory=list)


def letter_and_rest(stem: str) -> tuple[str | None, str]:
    """("L" or "R" or None, the name without it), so that partners have the same rest."""
    stem = unicodedata.normalize("NFC", stem)
    for pattern in (_AT_END, _AT_START, _INSIDE, _CLOSE_END, _CLOSE_START):
        if hit := pattern.search(stem):
            word = next(group for group in hit.groups() if group)
            rest = (stem[: hit.start()] + "*" + stem[hit.end() :]).casefold()
            return _WORDS[word.casefold()], rest
    return None, stem.casefold()


def letter(path: Path) -> str | None:
    return letter_and_rest(path.stem)[0]


def layout_word(path: Path) -> str | None:
    """The customary ending that says how both eyes lie in one picture, such as ``lr`` or ``ab``."""
    hit = _LAYOUT.search(path.stem)
    return hit.group(1).lower() if hit else None


def partner(path: Path) -> Path | None:
    """The file beside this one that shows the other eye, if exactly one does."""
    mine, rest = letter_and_rest(path.stem)
    if mine is None or not path.parent.is_dir():
        return None
    others = [
        other
        for other in sorted(path.parent.iterdir())
        if other.suffix.lower() in PICTURES
        and letter_and_rest(other.stem) == ("R" if mine == "L" else "L", rest)
    ]
    return others[0] if len(others) == 1 else None


def common_name(left: Path, right: Path) -> str:
    """What both names share, for a title, a sidecar or an export."""
    rest = letter_and_rest(unicodedata.normalize("NFC", left.stem))[1]
    if letter(left) is None or letter_and_rest(right.stem)[1] != rest:
        return left.stem
    at = rest.index("*")
    tail = len(rest) - at - 1
    stem = unicodedata.normalize("NFC", left.stem)
    name = (stem[:at] + (stem[len(stem) - tail :] if tail else "")).strip(" _-.()")
    return name or left.stem


def look_through(folder: Path) -> Folder:
    """All pairs of a folder by name; pictures without a partner are told, not guessed about."""
    found = Folder()
    eyes: dict[str, dict[str, list[Path]]] = defaultdict(lambda: {"L": [], "R": []})
    for path in sorted(folder.iterdir()):
        suffix = path.suffix.lower()
        side, rest = letter_and_rest(path.stem)
        if suffix in CONTAINERS or (suffix in PICTURES and layout_word(path)):
            found.files.append(path)
        elif suffix in PICTURES and side:
            eyes[rest][side].append(path)
        elif suffix in PICTURES:
            found.lonely.append(path)
    for sides in eyes.values():
        _file_away(found, sides["L"], sides["R"])
    return found


def _file_away(found: Folder, lefts: list[Path], rights: list[Path]) -> None:
    if len(lefts) == len(rights) == 1:
        found.pairs.append((lefts[0], rights[0]))
    elif len(lefts) > 1 or len(rights) > 1:
        found.doubled.append(lefts + rights)
    else:
        found.lonely.extend(lefts + rights)
