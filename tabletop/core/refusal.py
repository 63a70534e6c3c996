"""Why a move, or a deck, is not allowed."""

from typing import NamedTuple


class Refusal(NamedTuple):
    """`rule` is an id of the rules text; `key` the message (catalogue `translations/<area>.json`) with `values`.

    A value may be a Face, a message key starting with "=", or plain text or number; the reader's language decides
    how it is written.
    """

    rule: str
    key: str
    values: tuple[tuple[str, object], ...] = ()


def refuse(rule: str, key: str, **values: object) -> Refusal:
    """A Refusal with its values by name."""
    return Refusal(rule, key, tuple(values.items()))
