"""Everything that decides how one card looks, as one hashable value."""

from typing import NamedTuple

from tabletop.core.card import Face


class Look(NamedTuple):
    """`face` None shows the back `back`; `peek` is written on a back whose face the seat knows.

    `now` are the current values that differ from the printed ones; `counters` (name, number) and `marks` are in
    the ruleset's words; `flag` is `near` or `far` where it must be told whose card this is.
    """

    face: Face | None
    back: str = ""
    peek: str = ""
    landscape: bool = False
    now: tuple[tuple[str, int], ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    marks: tuple[str, ...] = ()
    flag: str = ""

    @property
    def plain(self) -> "Look":
        """The same card without what only the moment adds."""
        return self._replace(peek="", now=(), counters=(), marks=(), flag="")

    @property
    def dressed(self) -> bool:
        """Whether the moment adds anything."""
        return bool(self.peek or self.now or self.counters or self.marks or self.flag)
