"""Members of a zip file: which there are, and their bytes, without unpacking more than was announced."""

import io
import struct
import unicodedata
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import IO

from tabletop.library.errors import Unusable
from tabletop.library.reader.bounds import (
    LARGEST_MEMBER,
    LARGEST_ZIP,
    LONGEST_MEMBER_NAME,
    MOST_MEMBERS,
)  # fmt: skip
from tabletop.library.reader.files import megabytes, read_bytes
from tabletop.library.reader.guard import guarded

_END = b"PK\x05\x06"
_END_SIZE = 22
_LONGEST_COMMENT = 65_535
_LARGEST_DIRECTORY = MOST_MEMBERS * 500
_STEP = 65_536


@dataclass(frozen=True)
class Zip:
    """An opened zip file: the sizes of its members by name, folders left out."""

    path: Path
    data: bytes
    sizes: Mapping[str, int]

    def read(self, name: str, limit: int = LARGEST_MEMBER) -> bytes:
        """The bytes of one member. Raises Unusable."""
        if self.sizes[name] > limit:
            raise Unusable("packs.large_entry", path=self.path, entry=name, limit=megabytes(limit))
        with (
            guarded(self.path, "reader.broken_member", entry=name),
            zipfile.ZipFile(io.BytesIO(self.data)) as file,
            file.open(name) as member,
        ):
            return b"".join(_steps(member))


def _steps(member: IO[bytes]) -> Iterator[bytes]:
    """In small steps: a whole read hands all that is packed to the decompressor at once, and a bomb goes off."""
    while part := member.read(_STEP):
        yield part


def open_zip(path: Path) -> Zip:
    """What a zip file holds. Raises Unusable: no zip, too large, too many members, names that are no plain ones."""
    data = read_bytes(path, LARGEST_ZIP)
    with guarded(path, "packs.no_pack"):
        _look_at_directory(path, data)
        with zipfile.ZipFile(io.BytesIO(data)) as file:
            members = [each for each in file.infolist() if not each.is_dir()]
        if len(members) > MOST_MEMBERS:
            raise Unusable("packs.too_many_files", path=path, n=len(members), limit=MOST_MEMBERS)
        if sum(each.file_size for each in members) > LARGEST_ZIP:
            raise Unusable("packs.too_large", path=path, limit=megabytes(LARGEST_ZIP))
        for each in members:
            _look_at_name(path, each.filename)
        return Zip(path, data, {each.filename: each.file_size for each in members})


def _look_at_directory(path: Path, data: bytes) -> None:
    """How long the list of members says it is, before an object is made of each."""
    at = data.rfind(_END, max(0, len(data) - _END_SIZE - _LONGEST_COMMENT))
    if at < 0 or len(data) < at + _END_SIZE:
        raise Unusable("packs.no_pack", path=path)
    count, length = struct.unpack_from("<HI", data, at + 10)
    if length > _LARGEST_DIRECTORY:
        raise Unusable("packs.too_many_files", path=path, n=count, limit=MOST_MEMBERS)


def _look_at_name(path: Path, name: str) -> None:
    plain = PurePosixPath(name)
    if (
        len(name) > LONGEST_MEMBER_NAME
        or plain.is_absolute()
        or ".." in plain.parts
        or any(c in name for c in "\\:")
        or any(unicodedata.category(c).startswith("C") for c in name)
    ):
        raise Unusable("packs.foreign_entry", path=path, entry=name)
