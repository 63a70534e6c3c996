"""The instructions that look through cards: the top of the deck, life cloth, searching."""

from typing import Annotated, Literal

from pydantic import Field

from tabletop.effects.nodes import Amount, Filter, Node, Player, Select, Who, Word
from tabletop.games.wixoss.conditions import Tests


class TopTo(Node):
    """The top cards of a main deck go to a place; later effects find them in the place `revealed`."""

    do: Literal["top_to"] = "top_to"
    player: Player = "self"
    amount: Amount
    to: Literal["ener", "trash", "life", "hand"]


class Search(Node):
    """Look through the own deck, take what is allowed, shuffle (WX-19.15). One choice for each of `picks`; what was
    found bears the name of the last one. `quiet`: enter abilities of what comes onto the field do not trigger."""

    do: Literal["search"] = "search"
    picks: Annotated[tuple[Select, ...], Field(min_length=1, max_length=4)]
    to: Literal["hand", "field", "trash"] = "hand"
    quiet: bool = False


class TopCard(Node):
    """Look at, or show, the top card; if it fits and the tests hold it may, or must, go to a place."""

    do: Literal["top_card"] = "top_card"
    what: Filter
    shown: bool = False
    to: Literal["hand", "field"]
    optional: bool = False
    condition: Tests = ()


class ArrangeTop(Node):
    """Look at the top cards, trash any number of them if allowed, put the rest back in any order (WX-19.19)."""

    do: Literal["arrange_top"] = "arrange_top"
    amount: Amount
    trash: bool = False


class Take(Select):
    """Which of the cards looked at are taken, and where they go. The place is `seen`, or `revealed` where both
    players see them."""

    who: Who = "any"
    zone: Word = "seen"
    to: Literal["hand", "field", "ener", "trash"]


class LookTop(Node):
    """Look at the top cards of a main deck or of life cloth, or show them; some are taken, the rest stays, goes to
    the trash, or back to the top or the bottom in any order. Later effects find all of them in `revealed`."""

    do: Literal["look_top"] = "look_top"
    player: Player = "self"
    zone: Literal["deck", "life"] = "deck"
    amount: Amount
    shown: bool = False
    takes: Annotated[tuple[Take, ...], Field(max_length=3)] = ()
    rest: Literal["stay", "top", "bottom", "trash"] = "stay"


class RevealUntil(Node):
    """Show cards from the top of the own deck until one fits; it goes to a place, the others are shuffled to the bottom
    or go to the trash. Later effects find the one under `previous`."""

    do: Literal["reveal_until"] = "reveal_until"
    what: Filter
    to: Literal["hand", "field"]
    rest: Literal["bottom", "trash"]
