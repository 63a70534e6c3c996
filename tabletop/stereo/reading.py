"""From a file, two files or a folder to a Pair. Every refusal is one sentence that says what to do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tabletop.library.errors import Unusable
from tabletop.library.reader import guarded
from tabletop.stereo import jps, mpo, png
from tabletop.stereo.arrangement import WORDS, Arrangement, offered, parted
from tabletop.stereo.naming import common_name, layout_word, letter, look_through, partner
from tabletop.stereo.note import Note
from tabletop.stereo.pair import Pair, Pixels
from tabletop.stereo.picture import opened, pixels, read_seen
from tabletop.stereo.recognising import looks_anaglyph, recognised
from tabletop.stereo.template import Template

if TYPE_CHECKING:
    from PIL import Image

MOST_UNEQUAL = 4.0


@dataclass(frozen=True)
class Wish:
    """How to read. ``layout`` names the arrangement of a single picture (``lr``, ``ab``, ``frames`` …);

    ``by_name`` lets L and R in the names decide over the order given; ``shrink`` takes pictures over
    the size limit at a reduced size.
    """

    layout: str | None = None
    by_name: bool = False
    shrink: bool = False
    template: Template | None = None


def load(source: Path | str | Sequence[Path | str], wish: Wish | None = None) -> Pair:
    """A pair from one stereo file, from two pictures (left first), or from a folder with one pair."""
    wish = wish or Wish()
    paths = [Path(source)] if isinstance(source, str | Path) else [Path(each) for each in source]
    if len(paths) == 1:
        return _from_folder(paths[0], wish) if paths[0].is_dir() else _from_one(paths[0], wish)
    if len(paths) != 2:
        raise Unusable("stereo.how_many", n=len(paths))
    return _from_two(paths[0], paths[1], wish)


def _from_folder(folder: Path, wish: Wish) -> Pair:
    found = look_through(folder)
    if len(found.pairs) + len(found.files) != 1:
        raise Unusable("stereo.folder_pairs", name=folder.name, n=len(found.pairs) + len(found.files))
    if found.pairs:
        return _from_two(*found.pairs[0], wish)
    return _from_one(found.files[0], wish)


def _from_two(first: Path, second: Path, wish: Wish) -> Pair:
    letters = (letter(first), letter(second))
    if letters[0] == letters[1] and letters[0] is not None:
        key = "stereo.two_lefts" if letters[0] == "L" else "stereo.two_rights"
        raise Unusable(key, one=first.name, other=second.name)
    notes: list[Note] = []
    reverse = letters[0] == "R" or letters[1] == "L"
    if reverse and wish.by_name:
        first, second = second, first
    elif reverse:
        notes.append(Note.of("stereo.names_say_reverse", name=first.name))
    (left, seen_left), (right, seen_right) = read_seen(first, wish.shrink), read_seen(second, wish.shrink)
    _judge_likeness(left, right)
    sure = any(letters)
    if not sure:
        notes.append(Note.of("stereo.which_is_left", name=first.name))
    return Pair(left, right, common_name(first, second), (first, second), "two_files", sure,
                template=wish.template, notes=tuple(notes), seen=(seen_left, seen_right))  # fmt: skip


def _judge_likeness(left: Pixels, right: Pixels) -> None:
    """A thumbnail beside a scan is a mistake; a difference of two or three is only another scanner."""
    if max(left.shape[0], right.shape[0]) > MOST_UNEQUAL * min(left.shape[0], right.shape[0]):
        raise Unusable("stereo.sizes_apart", left=_size(left), right=_size(right))


def _size(view: Pixels) -> str:
    return f"{view.shape[1]}×{view.shape[0]}"


def _from_one(path: Path, wish: Wish) -> Pair:
    # Second frames and camera notes are read by people's decoders, which raise whatever they like for broken ones.
    with guarded(path, "reader.broken_picture"), opened(path, wish.shrink) as image:
        if image.format == "MPO":
            parallax = mpo.parallax(image)
            left, right = mpo.eyes(image, path.name, wish.shrink)
            return Pair(left, right, path.stem, (path,), "mpo", parallax=parallax, template=wish.template)
        how, form = _arranged(path, image, wish.layout)
        if how is None:
            other = partner(path)
            if other is not None:
                return _from_two(*((path, other) if letter(path) == "L" else (other, path)), wish)
            raise _lonely(path, image)
        left, right = _eyes(image, path, how, form)
    return Pair(left, right, path.stem, (path,), form, template=wish.template)


def _arranged(path: Path, image: Image.Image, layout: str | None) -> tuple[Arrangement | None, str]:
    """What is asked for, then what the file says itself, then what its name says."""
    if layout is not None:
        if layout not in WORDS:
            raise Unusable("stereo.no_layout", layout=layout, known=", ".join(WORDS))
        return WORDS[layout], WORDS[layout].kind
    if image.format == "JPEG" and (how := jps.arrangement(path)):
        return how, "jps"
    if image.format == "PNG" and (how := png.arrangement(path)):
        return how, "pns"
    if path.suffix.lower() == ".jps":
        return jps.WITHOUT_DESCRIPTOR, "jps"
    word = layout_word(path)
    return (WORDS[word], WORDS[word].kind) if word else (None, "")


def _eyes(image: Image.Image, path: Path, how: Arrangement, form: str) -> tuple[Pixels, Pixels]:
    if how.kind == "frames":
        if getattr(image, "n_frames", 1) != 2:
            raise Unusable("stereo.frames", name=path.name, n=getattr(image, "n_frames", 1))
        image.seek(0)
        first = pixels(image, path.name)
        image.seek(1)
        return first, pixels(image, path.name)
    whole = pixels(image, path.name)
    padded = form == "pns" and how.kind == "side_by_side"
    return parted(whole, how, png.padding_within(whole.shape[1]) if padded else 0)


def _lonely(path: Path, image: Image.Image) -> Unusable:
    """Why one picture is not a pair, with the offer that fits what it looks like."""
    count = getattr(image, "n_frames", 1)
    if count == 2:
        return Unusable("stereo.looks_like_frames", name=path.name)
    if count > 2:
        return Unusable("stereo.frames", name=path.name, n=count)
    if letter(path) is not None:
        # Its name says that it is one eye of two files.
        return Unusable("stereo.one_picture", name=path.name)
    whole = pixels(image, path.name)
    if how := recognised(whole):
        left_first, right_first = offered(how)
        return Unusable(f"stereo.looks_{how.kind}", name=path.name, left_first=left_first, right_first=right_first)
    if looks_anaglyph(whole):
        return Unusable("stereo.looks_anaglyph", name=path.name)
    return Unusable("stereo.one_picture", name=path.name)
