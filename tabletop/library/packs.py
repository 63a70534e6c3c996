"""Packs: home-made card sets in one zip file that others can open safely. Data and pictures, never code.

A pack holds `cards.json` (a card file, see `pool.read_set`), `pictures/<id>.<ext>` and nothing else.
"""

import io
import json
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any

from tabletop.core.card import Face
from tabletop.games import ruleset
from tabletop.library import art, card_check, pack_names, paths
from tabletop.library.errors import Unusable, reason
from tabletop.library.pool import CardSet, forget_home_made, read_set, sets
from tabletop.library.reader import LARGEST_FILE, decode, files_in, guarded, json_data, read_bytes
from tabletop.library.reader.bounds import LARGEST_ZIP
from tabletop.library.reader.pictures import opened, picture_bytes
from tabletop.library.reader.zips import Zip, open_zip
from tabletop.library.safe_write import safe_write

SUFFIX = ".cards"
OFF = ".off"
"""At the end of the name of a pack that is switched off."""
CARDS = "cards.json"
PICTURES = "pictures"
PICTURE_SUFFIXES = (".png", ".jpg", ".jpeg", ".webp")
MOST_CARDS = 2_000


@dataclass(frozen=True)
class Pack:
    """An opened pack: its card set, and where its pictures lie inside the file."""

    path: Path
    cards: CardSet
    pictures: Mapping[str, str]


def open_pack(path: Path) -> Pack:
    """The pack in a file. Raises Unusable with one sentence, whatever is wrong with it."""
    file = open_zip(path)
    for name in file.sizes:
        _belongs(path, name)
    data = _card_data(file)
    if isinstance(data, dict) and isinstance(data.get("cards"), list) and len(data["cards"]) > MOST_CARDS:
        raise Unusable("errors.too_many_cards", path=path, n=len(data["cards"]), limit=MOST_CARDS)
    cards = read_set(data, path)
    for face in cards.faces:
        with guarded(path, "errors.unfit_card", id=face.id):
            if broken := card_check.faults(ruleset(cards.game), face):
                raise Unusable("packs.wrong_card", path=path, id=face.id, reason=broken[0])
    pictures = {PurePosixPath(name).stem: name for name in file.sizes if name != CARDS}
    return Pack(path, cards, pictures)


def oddities(pack: Pack) -> list[str]:
    """What the names in a pack can do wrong, a sentence each; empty: nothing."""
    printed = {face.id for card_set in sets(pack.cards.game) for face in card_set.faces}
    ids = [face.id for face in pack.cards.faces]
    return list(pack_names.told(pack.path.name, ids, pack.pictures.values(), printed))


def _belongs(path: Path, name: str) -> None:
    parts = PurePosixPath(name).parts
    picture = len(parts) == 2 and parts[0] == PICTURES and PurePosixPath(name).suffix.lower() in PICTURE_SUFFIXES
    if name != CARDS and not picture:
        raise Unusable("packs.foreign_entry", path=path, entry=name)


def _card_data(file: Zip) -> Any:
    if CARDS not in file.sizes:
        raise Unusable("packs.no_cards", path=file.path)
    return json_data(decode(file.read(CARDS, LARGEST_FILE), file.path, foreign=False), file.path)


def picture(pack: Pack, id: str) -> bytes | None:
    """The encoded picture of a card, whose size has been judged. Raises Unusable."""
    name = pack.pictures.get(id)
    if name is None:
        return None
    image = open_zip(pack.path).read(name)
    opened(image, pack.path).close()
    return image


def card_data(pack: Pack) -> dict[str, Any]:
    """The data of the pack's card file, for somebody who goes on with it. Raises Unusable."""
    data: dict[str, Any] = _card_data(open_zip(pack.path))
    return data


def write_pack(path: Path, data: Mapping[str, Any], pictures: Mapping[str, Path]) -> None:
    """Write a card file's data with a picture file for some ids; readable by `open_pack`. Raises Unusable."""
    read_set(dict(data), path)
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as pack:
        pack.writestr(CARDS, json.dumps(data, ensure_ascii=False, indent=1))
        for id, source in pictures.items():
            image = picture_bytes(source)
            pack.writestr(f"{PICTURES}/{id}{source.suffix.lower()}", image)
    safe_write(path, buffer.getvalue())


def installed() -> tuple[list[Pack], list[tuple[Path, str]]]:
    """(packs in the user's folder, packs that are broken with what is wrong)."""
    good: list[Pack] = []
    bad: list[tuple[Path, str]] = []
    for path in files_in(paths.own_cards(), SUFFIX):
        try:
            good.append(open_pack(path))
        except Unusable as wrong:
            bad.append((path, str(wrong)))
    return good, bad


def install(path: Path) -> Pack:
    """Copy a pack and its pictures into the user's folders, over an older one of that name. Raises Unusable."""
    pack = open_pack(path)
    images = {id: picture(pack, id) or b"" for id in pack.pictures}
    target = paths.own_cards() / path.with_suffix(SUFFIX).name
    try:
        if target != path:
            safe_write(target, read_bytes(path, LARGEST_ZIP))
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
    with _changing(pack.path):
        _drop_pictures(pack)
        pack.path.unlink(missing_ok=True)


def switch_off(pack: Pack) -> None:
    """Keep a pack, but play without its cards and pictures. Raises Unusable."""
    with _changing(pack.path):
        _drop_pictures(pack)
        pack.path.replace(pack.path.with_name(pack.path.name + OFF))


def switched_off() -> list[Path]:
    """The packs that are kept but not played with. Raises Unusable."""
    return files_in(paths.own_cards(), SUFFIX + OFF)


def switch_on(path: Path) -> Pack:
    """Play again with a pack that was switched off. Raises Unusable; it then stays switched off."""
    open_pack(path)
    target = path.with_name(path.name.removesuffix(OFF))
    if target.exists():
        raise Unusable("packs.two_of_a_name", path=target.name)
    with _changing(path):
        path.replace(target)
    return install(target)


def _drop_pictures(pack: Pack) -> None:
    for name in pack.pictures.values():
        (_picture_folder(pack) / PurePosixPath(name).name).unlink(missing_ok=True)


@contextmanager
def _changing(path: Path) -> Iterator[None]:
    """Packs are read anew afterwards; what the system refuses becomes Unusable."""
    try:
        yield
    except OSError as wrong:
        raise Unusable("errors.unreadable", path=path, reason=reason(wrong)) from None
    finally:
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


def home_made(game: str) -> dict[str, Face]:
    """Every face of the installed packs of a game; a broken pack, or no folder, breaks nothing."""
    try:
        good, _ = installed()
    except Unusable:
        return {}
    return {face.id: face for pack in good if pack.cards.game == game for face in pack.cards.faces}
