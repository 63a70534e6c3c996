"""Entries of a deck that no card set knows: kept under an id that begins with a mark, written back as they came."""

PLACEHOLDER = "?"
"""No card id begins with it."""


def placeholder(written: str) -> str:
    """The id that stands in a pile for an unknown card, from what the list said."""
    return PLACEHOLDER + written


def is_placeholder(id: str) -> bool:
    """Whether this entry of a pile is no card."""
    return id.startswith(PLACEHOLDER)


def written_name(id: str) -> str:
    """What the list said."""
    return id.removeprefix(PLACEHOLDER)
