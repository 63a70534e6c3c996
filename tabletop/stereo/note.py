"""Something worth telling the person about a pair, kept as data until a language is chosen."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.library.texts import say


@dataclass(frozen=True)
class Note:
    key: str
    values: tuple[tuple[str, object], ...] = ()

    @classmethod
    def of(cls, key: str, **values: object) -> Note:
        return cls(key, tuple(values.items()))

    @property
    def text(self) -> str:
        return say(self.key, **dict(self.values))
