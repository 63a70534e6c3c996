"""Names in a pack that go wrong on somebody's machine or hide a printed card, each told in a sentence."""

import unicodedata
from collections.abc import Collection, Iterable, Iterator
from pathlib import PurePosixPath

from tabletop.library.texts import say

_DEVICES = {"CON", "PRN", "AUX", "NUL", *(f"{port}{n}" for port in ("COM", "LPT") for n in range(1, 10))}
_FORBIDDEN = set('<>:"/\\|?*')


def told(path: str, ids: Iterable[str], members: Iterable[str], printed: Collection[str]) -> Iterator[str]:
    """What is odd about the card ids and the names of the members of a pack in a file of that name; `printed` are the
    ids of the game's own cards."""
    ids, members = list(ids), list(members)
    for one, other in _twins([*ids, *(PurePosixPath(name).name for name in members)]):
        yield say("packs.twins", path=path, one=one, other=other)
    for name in sorted({*ids, *(PurePosixPath(name).stem for name in members)}):
        if name.partition(".")[0].upper() in _DEVICES:
            yield say("packs.device", path=path, name=name)
        elif set(name) & _FORBIDDEN or name != name.rstrip(". "):
            yield say("packs.forbidden", path=path, name=name)
    for id in sorted({id for id in ids if id in printed}):
        yield say("packs.shadows", path=path, name=id)


def _twins(names: list[str]) -> Iterator[tuple[str, str]]:
    """Names that some file systems take for one: they differ only by case or by how accents are composed."""
    first: dict[str, str] = {}
    for name in names:
        key = unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())
        other = first.setdefault(key, name)
        if other != name:
            yield other, name
