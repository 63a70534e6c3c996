"""Packs: home-made card sets in one zip file that others can open safely. Data and pictures, never code.

A pack holds `cards.json` (a card file, see `pool.read_set`), `pictures/<id>.<ext>` and nothing else.
"""

import io
import json
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any

from tabletop.core.card import Face
from tabletop.library import paths
from tabletop.library.errors import Unusable
from tabletop.library.pool import CardSet, read_set
from tabletop.library.safe_write import safe_write

SUFFIX = ".cards"
CARDS = "cards.json"
PICTURES = "pictures"
PICTURE_SUFFIXES = (".png", ".jpg", ".jpeg", ".webp")
MOST_FILES = 2_000
LARGEST_PACK = 100_000_000
LARGEST_ENTRY = 20_000_000
MOST_PIXELS = 50_000_000
DEEPEST = 60


@dataclass(frozen=True)
class Pack:
    """An opened pack: its card set, and where its pictures lie inside the file."""

    path: Path
    cards: CardSet
    pictures: Mapping[str, str]


def _checked(path: Path, pack: zipfile.ZipFile) -> list[zipfile.ZipInfo]:
    entries = [entry for entry in pack.infolist() if not entry.is_dir()]
    if len(entries) > MOST_FILES:
        raise Unusable("packs.too_many_files", path=path, n=len(entries), limit=MOST_FILES)
    if sum(entry.file_size for entry in entries) > LARGEST_PACK:
        raise Unusable("packs.too_large", path=path, limit=LARGEST_PACK // 1_000_000)
    for entry in entries:
        name = PurePosixPath(entry.filename)
        plain = not name.is_absolute() and ".." not in name.parts and "\\" not in entry.filename
        wanted = entry.filename == CARDS or (
            len(name.parts) == 2 and name.parts[0] == PICTURES and name.suffix.lower() in PICTURE_SUFFIXES
        )
        if not plain or not wanted:
            raise Unusable("packs.foreign_entry", path=path, entry=entry.filename[:60])
        if entry.file_size > LARGEST_ENTRY:
            raise Unusable("packs.large_entry", path=path, entry=entry.filename, limit=LARGEST_ENTRY // 1_000_000)
    return entries


def _shallow(data: Any, path: Path) -> Any:
    """The data, unless it is nested deeper than any card needs."""
    layer, depth = [data], 0
    while layer:
        depth += 1
        if depth > DEEPEST:
            raise Unusable("errors.too_deep", path=path)
        layer = [
            child
            for node in layer
            if isinstance(node, dict | list)
            for child in (node.values() if isinstance(node, dict) else node)
        ]
    return data


def open_pack(path: Path) -> Pack:
    """The pack in a file. Raises Unusable with one sentence, whatever is wrong with it."""
    try:
        with zipfile.ZipFile(path) as pack:
            entries = _checked(path, pack)
            if CARDS not in pack.namelist():
                raise Unusable("packs.no_cards", path=path)
            data = json.loads(pack.read(CARDS).decode("utf-8-sig"))
    except (zipfile.BadZipFile, zipfile.LargeZipFile, EOFError, NotImplementedError, RuntimeError) as wrong:
        if isinstance(wrong, RecursionError):
            raise Unusable("errors.too_deep", path=path) from None
        raise Unusable("packs.no_pack", path=path) from None
    except json.JSONDecodeError as wrong:
        raise Unusable("errors.not_json", path=path, line=wrong.lineno) from None
    except UnicodeDecodeError:
        raise Unusable("errors.not_text", path=path) from None
    except OSError as wrong:
        raise Unusable("errors.unreadable", path=path, reason=wrong.strerror or str(wrong)) from None
    cards = read_set(_shallow(data, path), path)
    pictures = {PurePosixPath(e.filename).stem: e.filename for e in entries if e.filename != CARDS}
    return Pack(path, cards, pictures)


def picture(pack: Pack, id: str) -> bytes | None:
    """The encoded picture of a card. Its pixels are counted by whoever decodes it (`MOST_PIXELS`)."""
    name = pack.pictures.get(id)
    if name is None:
        return None
    try:
        with zipfile.ZipFile(pack.path) as file:
            return file.read(name)
    except (OSError, zipfile.BadZipFile):
        raise Unusable("packs.no_pack", path=pack.path) from None


def write_pack(path: Path, data: Mapping[str, Any], pictures: Mapping[str, Path]) -> None:
    """Write a card file's data with a picture file for some ids; readable by `open_pack`. Raises Unusable."""
    read_set(dict(data), path)
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as pack:
        pack.writestr(CARDS, json.dumps(data, ensure_ascii=False, indent=1))
        for id, source in pictures.items():
            if source.suffix.lower() not in PICTURE_SUFFIXES:
                raise Unusable("packs.no_picture", path=source)
            pack.write(source, f"{PICTURES}/{id}{source.suffix.lower()}")
    safe_write(path, buffer.getvalue())


def installed() -> tuple[list[Pack], list[tuple[Path, str]]]:
    """(packs in the user's folder, packs that are broken with what is wrong)."""
    good: list[Pack] = []
    bad: list[tuple[Path, str]] = []
    for path in sorted(paths.own_cards().glob(f"*{SUFFIX}")):
        try:
            good.append(open_pack(path))
        except Unusable as wrong:
            bad.append((path, str(wrong)))
    return good, bad


def home_made(game: str) -> dict[str, Face]:
    """Every face of the installed packs of a game; a broken pack breaks nothing."""
    return {face.id: face for pack in installed()[0] if pack.cards.game == game for face in pack.cards.faces}
