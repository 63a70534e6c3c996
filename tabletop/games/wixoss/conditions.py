"""What an ability or an effect asks of the table: its conditions."""

from typing import Annotated

from pydantic import Field

from tabletop.effects.nodes import Condition, Filter, Node, Word

Small = Annotated[int, Field(ge=0, le=60)]


class Has(Node):
    """Holds when at least so many cards are found; with `most`, when no more than that are."""

    has: Filter
    least: Small = 1
    most: Small | None = None
    different: Word | None = None
    """Cards that share this stat count once."""


Test = Condition | Has
Tests = Annotated[tuple[Test, ...], Field(max_length=6)]
