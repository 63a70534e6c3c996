"""The instructions that several games share, as frozen pydantic models; `do` tells them apart.

A game's own union of nodes is these plus its own (games/<game>/nodes.py). One definition gives the JSON Schema,
the meaning (`run.RUN`) and the text (`say_en.EN`, `say_ja.JA`).
"""

from typing import Annotated, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Field

Compare = Literal["<=", ">=", "==", "<", ">"]
Who = Literal["self", "opponent", "any"]
Player = Literal["self", "opponent"]
LARGEST = 99_999
"""No number on a card is larger: a bound for packs from strangers."""

Number = Annotated[int, Field(ge=-LARGEST, le=LARGEST)]
Word = Annotated[str, Field(min_length=1, max_length=60)]


class Node(BaseModel):
    """Frozen data; an unknown field is an error, so that a misspelt card is found when it is loaded. `speaks`: whether
    what an instruction chose is what the next ones call `previous`."""

    speaks: ClassVar[bool] = True

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)


class AmountOf(Node):
    """clamp(times × measure + plus, least, most); `of` is one of the game's measures."""

    of: Word
    times: Number = 1
    plus: Number = 0
    least: Number | None = Field(default=None, alias="min")
    most: Number | None = Field(default=None, alias="max")


Amount = Number | AmountOf


class Where(Node):
    """A comparison that a card must pass; `stat` is a stat of the game or `printed_<stat>`."""

    stat: Word
    cmp: Compare
    value: Amount


class Condition(Node):
    """Holds when the comparison is true at the moment it is read."""

    left: Amount
    cmp: Compare
    right: Amount


class Filter(Node):
    """Which cards. `type` and `state` are words of the game; `traits` must all be there, `any_trait` one of them."""

    who: Who
    zone: Word = "field"
    type: Word
    state: tuple[Word, ...] = ()
    where: Annotated[tuple[Where, ...], Field(max_length=8)] = ()
    traits: tuple[Word, ...] = ()
    any_trait: tuple[Word, ...] = ()
    without: tuple[Word, ...] = ()
    named: tuple[Word, ...] = ()
    other: bool = False


class Total(Node):
    """A bound for a number of all that is chosen, taken together."""

    stat: Word
    value: Amount


class Select(Filter):
    """How many of them, and who chooses. `all` is no choice; `name` lets a later effect speak of what was chosen.
    Up to `ANY_NUMBER` is said as any number. `total` bounds what is chosen together, of no two of them is the stat
    (or the name) `different` the same."""

    count: Annotated[int, Field(ge=1, le=60)] | Literal["all"]
    up_to: bool = False
    chooser: Literal["user", "owner", "opponent"] = "user"
    name: Word = "previous"
    total: Total | None = None
    different: Word | None = None


ANY_NUMBER = 60
"""More cards than anybody chooses."""


class Ref(Node):
    """`source`: the card whose skill it is; `previous`: what was chosen last; else a name given by a Select."""

    ref: Word


Target = Select | Ref


class ChangeStat(Node):
    """Change a current number for a while."""

    do: Literal["change_stat"] = "change_stat"
    target: Target
    stat: Word
    mode: Literal["add", "set"] = "add"
    amount: Amount
    duration: Word


class SwapStats(Node):
    """Exchange two current numbers of one card."""

    do: Literal["swap_stats"] = "swap_stats"
    target: Target
    stats: tuple[Word, Word]
    duration: Word


class Destroy(Node):
    """Destroy, in the game's own sense of the word; protection applies."""

    do: Literal["destroy"] = "destroy"
    target: Target


class SetState(Node):
    """Give a card one of the game's states."""

    do: Literal["set_state"] = "set_state"
    target: Target
    state: Word


class MoveTo(Node):
    """Move to a place of the game, the owner's; `state` is how it arrives."""

    do: Literal["move"] = "move"
    target: Target
    to: Word
    state: Word | None = None


class Mark(Node):
    """Give a card a lasting mark: one of the game's words for what it is spared or forbidden."""

    do: Literal["mark"] = "mark"
    target: Target
    mark: Word
    duration: Word


class Look(Node):
    """Show cards to the user of the effect; the others learn which, not what."""

    do: Literal["look"] = "look"
    player: Player
    what: Word


class ChangeNumber(Node):
    """Add to one of a player's numbers."""

    do: Literal["change_number"] = "change_number"
    player: Player
    number: Word
    amount: Amount


CommonNode = ChangeStat | SwapStats | Destroy | SetState | MoveTo | Mark | Look | ChangeNumber
