"""Which picture of the person's own belongs to which card."""

from functools import lru_cache
from pathlib import Path

from tabletop.core.card import Face
from tabletop.library import paths
from tabletop.library.errors import Unusable

SUFFIXES = (".png", ".jpg", ".jpeg", ".webp")


@lru_cache
def _found(game: str) -> dict[str, Path]:
    """Every picture file of a game by the id in its name; `<id>_L` and `<id>_R` are stereo pairs, not pictures."""
    try:
        files = sorted((paths.own_pictures() / game).glob("*/*"))
    except (Unusable, OSError):
        return {}
    return {file.stem: file for file in files if file.suffix.lower() in SUFFIXES}


def own_picture(game: str, face: Face) -> Path | None:
    """The picture file for a face, or None."""
    return _found(game).get(face.id)


def forget_pictures() -> None:
    """The folder has changed: look anew when a picture is next asked for."""
    _found.cache_clear()
