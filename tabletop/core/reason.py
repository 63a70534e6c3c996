"""Why a number of a card is not the printed one."""

from typing import NamedTuple


class Reason(NamedTuple):
    """One reason why a value is not the printed one: what changed it, by how much, from which card, until when."""

    what: str
    mode: str
    amount: int
    source: int
    until: tuple[str, int]
