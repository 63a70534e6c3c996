"""Changes that last: values are computed, never written into cards."""

from tabletop.core.change import tell
from tabletop.core.state import Modifier, State


def changed(s: State, id: int, what: str, printed: int) -> int:
    """Printed value, then lasting changes in the order in which they came (a `set` beats what was before)."""
    n = printed
    for m in s.lasting:
        if m.card == id and m.what == what:
            if m.mode == "add":
                n += m.amount
            elif m.mode == "set":
                n = m.amount
    return n


def lasts(s: State, m: Modifier) -> None:
    """Begin a lasting change or mark."""
    s.lasting = (*s.lasting, m)
    if s.told is not None or s.rules.listens:
        tell(s, "changed", m.card, m.source, n=m.amount, why=f"{m.what}_set" if m.mode == "set" else m.what)


def end(s: State, until: tuple[str, int]) -> None:
    """Everything that lasts until this moment is over."""
    if s.lasting:
        s.lasting = tuple([m for m in s.lasting if m.until != until])


def forget(s: State, id: int) -> None:
    """A card that left, or became another thing, loses all changes and marks."""
    if s.lasting:
        s.lasting = tuple([m for m in s.lasting if m.card != id])


def marked(s: State, id: int, word: str) -> bool:
    """Whether the card has this mark."""
    for m in s.lasting:  # noqa: SIM110 (asked all the time; a generator takes twice as long)
        if m.card == id and m.mode == "mark" and m.what == word:
            return True
    return False


def bearers(s: State, word: str) -> list[int]:
    """The cards that have this mark."""
    return [m.card for m in s.lasting if m.what == word and m.mode == "mark"]


def unmark(s: State, id: int, word: str) -> None:
    """Use up one mark."""
    kept, gone = [], False
    for m in s.lasting:
        if not gone and m.card == id and m.mode == "mark" and m.what == word:
            gone = True
        else:
            kept.append(m)
    s.lasting = tuple(kept)
