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
from tabletop.games import ruleset
from tabletop.library import art, card_check, paths
from tabletop.library.errors import Unusable, reason
from tabletop.library.pool import CardSet, forget_home_made, read_set, shallow
from tabletop.library.safe_write import safe_write

SUFFIX = ".cards"
CARDS = "cards.json"
PICTURES = "pictures"
PICTURE_SUFFIXES = (".png", ".jpg", ".jpeg", ".webp")
MOST_FILES = 2_000
LARGEST_PACK = 100_000_000
LARGEST_ENTRY = 20_000_000
MOST_PIXELS = 50_000_000
MOST_CARDS = 2_000


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
    if isinstance(data, dict) and isinstance(data.get("cards"), list) and len(data["cards"]) > MOST_CARDS:
        raise Unusable("errors.too_many_cards", path=path, n=len(data["cards"]), limit=MOST_CARDS)
    cards = read_set(shallow(data, path), path)
    for face in cards.faces:
        if broken := card_check.faults(ruleset(cards.game), face):
            raise Unusable("packs.wrong_card", path=path, id=face.id, reason=broken[0])
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


def card_data(pack: Pack) -> dict[str, Any]:
    """The data of the pack's card file, for somebody who goes on with it. Raises Unusable."""
    try:
        with zipfile.ZipFile(pack.path) as file:
            data: dict[str, Any] = json.loads(file.read(CARDS).decode("utf-8-sig"))
            return data
    except (OSError, ValueError, zipfile.BadZipFile):
        raise Unusable("packs.no_pack", path=pack.path) from None


def write_pack(path: Path, data: Mapping[str, Any], pictures: Mapping[str, Path]) -> None:
    """Write a card file's data with a picture file for some ids; readable by `open_pack`. Raises Unusable."""
    read_set(dict(data), path)
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as pack:
        pack.writestr(CARDS, json.dumps(data, ensure_ascii=False, indent=1))
        for id, source in pictures.items():
            image = picture_bytes(source)
            check_picture(image, source)
            pack.writestr(f"{PICTURES}/{id}{source.suffix.lower()}", image)
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


def install(path: Path) -> Pack:
    """Copy a pack and its pictures into the user's folders, over an older one of that name. Raises Unusable."""
    pack = open_pack(path)
    images = {id: _measured(path, picture(pack, id) or b"") for id in pack.pictures}
    target = paths.own_cards() / path.with_suffix(SUFFIX).name
    try:
        if target != path:
            safe_write(target, path.read_bytes())
        folder = _picture_folder(pack)
        for id, image in images.items():
            safe_write(folder / PurePosixPath(pack.pictures[id]).name, image)
    except OSError as wrong:
        raise Unusable("errors.unreadable", path=path, reason=reason(wrong)) from None
    forget_home_made()
    art.forget_pictures()
    return open_pack(target)


def remove(pack: Pack) -> None:
    """Take a pack and its pictures out of the user's folders. Raises Unusable."""
    try:
        for name in pack.pictures.values():
            (_picture_folder(pack) / PurePosixPath(name).name).unlink(missing_ok=True)
        pack.path.unlink(missing_ok=True)
    except OSError as wrong:
        raise Unusable("errors.unreadable", path=pack.path, reason=reason(wrong)) from None
    forget_home_made()
    art.forget_pictures()


def remove_broken(path: Path) -> None:
    """Take a file that is no usable pack out of the user's folder. Raises Unusable."""
    try:
        path.unlink(missing_ok=True)
    except OSError as wrong:
        raise Unusable("errors.unreadable", path=path, reason=reason(wrong)) from None


def _picture_folder(pack: Pack) -> Path:
    """`<game>/<pack>` among the user's pictures."""
    folder = paths.own_pictures() / pack.cards.game / f"pack-{pack.path.stem}"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _measured(path: Path, image: bytes) -> bytes:
    """The picture, unless it is none or has too many pixels to be decoded. Raises Unusable."""
    check_picture(image, path)
    return image


def picture_bytes(path: Path) -> bytes:
    """A picture file as it is. Raises Unusable."""
    try:
        if path.suffix.lower() not in PICTURE_SUFFIXES or path.stat().st_size > LARGEST_ENTRY:
            raise Unusable("packs.no_picture", path=path)
        return path.read_bytes()
    except OSError as wrong:
        raise Unusable("errors.unreadable", path=path, reason=reason(wrong)) from None


def check_picture(image: bytes, where: Path) -> None:
    """Whether encoded bytes are a picture of a size that can be shown; only its header is read. Raises Unusable."""
    from PIL import Image

    try:
        with Image.open(io.BytesIO(image)) as opened:
            pixels = opened.width * opened.height
    except Image.DecompressionBombError:
        pixels = MOST_PIXELS + 1
    except (OSError, SyntaxError, ValueError):
        raise Unusable("packs.no_picture", path=where) from None
    if pixels > MOST_PIXELS:
        raise Unusable("packs.large_picture", path=where, limit=MOST_PIXELS // 1_000_000)


def home_made(game: str) -> dict[str, Face]:
    """Every face of the installed packs of a game; a broken pack, or no folder, breaks nothing."""
    try:
        good, _ = installed()
    except Unusable:
        return {}
    return {face.id: face for pack in good if pack.cards.game == game for face in pack.cards.faces}
