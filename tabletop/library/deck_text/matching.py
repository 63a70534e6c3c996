"""Which card a written name means: exactly one, or none. Nothing near is ever taken, only offered."""

from collections import Counter
from collections.abc import Mapping
from difflib import get_close_matches
from functools import lru_cache

from tabletop.core.card import Face
from tabletop.library.card_words import names, printings
from tabletop.library.keys import folded
from tabletop.library.pool import faces

OFFERED = 4
"""So many candidates are offered at most."""
MOST_MEASURED = 60
MOST_REMEMBERED = 5_000
LONGEST_NAME = 60
"""No card is called longer, so that nothing near is looked for."""


class Matcher:
    """Finds the cards of one game by id or by name. Two faces with one name are printings of one card: the first
    that the sets list is taken."""

    def __init__(self, known: Mapping[str, Face]) -> None:
        self._by_id: dict[str, Face] = {}
        self._by_name: dict[str, Face] = {}
        self._near: dict[str, tuple[Face, ...]] = {}
        for face in known.values():
            self._by_id.setdefault(folded(face.id), face)
            for name in names(face):
                self._by_name.setdefault(folded(name), face)
        for face in known.values():
            for id in printings(face):
                self._by_id.setdefault(folded(id), face)
        self._names_with: dict[str, list[str]] = {}
        for name in self._by_name:
            for pair in _pairs(name):
                self._names_with.setdefault(pair, []).append(name)

    def by_id(self, written: str) -> Face | None:
        """The card with exactly this number."""
        return self._by_id.get(folded(written))

    def by_name(self, written: str) -> Face | None:
        """The card with exactly this name, whatever width, case and punctuation it is written in."""
        key = folded(written)
        return self._by_name.get(key) if key else None

    def exact(self, written: str) -> Face | None:
        """By number, else by name."""
        return self.by_id(written) or self.by_name(written)

    def near(self, written: str) -> tuple[Face, ...]:
        """Cards that might be meant, nearest first: names that contain it, then names spelt much like it."""
        key = folded(written)
        if key not in self._near:
            if len(self._near) > MOST_REMEMBERED:
                self._near.clear()
            self._near[key] = self._found_near(key) if 1 < len(key) <= LONGEST_NAME else ()
        return self._near[key]

    def _found_near(self, key: str) -> tuple[Face, ...]:
        parts = [name for name in self._by_name if key in name or (len(name) > 3 and name in key)]
        near = sorted(parts, key=len)[:OFFERED] + get_close_matches(key, self._alike(key), OFFERED, 0.74)
        found = {self._by_name[name].id: self._by_name[name] for name in near}
        return tuple(found.values())[:OFFERED]

    def _alike(self, key: str) -> list[str]:
        """The names that share most pairs of letters: to measure them all takes a hundredth of a second."""
        shared = Counter(name for pair in _pairs(key) for name in self._names_with.get(pair, ()))
        return [name for name, _ in shared.most_common(MOST_MEASURED)]


def _pairs(key: str) -> set[str]:
    return {key[at : at + 2] for at in range(len(key) - 1)}


@lru_cache(maxsize=8)
def matcher(game: str) -> Matcher:
    """The matcher of a game's own cards."""
    return Matcher(faces(game))
