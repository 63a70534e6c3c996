"""The instructions that only this game has, what constant abilities hold, and the abilities that use them."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from tabletop.effects.nodes import (
    Amount,
    ChangeStat,
    Destroy,
    Filter,
    Look,
    Mark,
    MoveTo,
    Node,
    Number,
    Player,
    Ref,
    Select,
    SetState,
    Target,
    Word,
)  # fmt: skip
from tabletop.games.wixoss.conditions import Has, Small, Test, Tests
from tabletop.games.wixoss.costs import Cost, Ener
from tabletop.games.wixoss.nodes_looking import ArrangeTop, LookTop, RevealUntil, Search, Take, TopCard, TopTo
from tabletop.games.wixoss.nodes_places import ChangePlaces, MoveSigni, Rearrange, StandInFront


class Count(Node):
    """As many as there are cards of this kind."""

    count: Filter


class Draw(Node):
    """Draw from the main deck; what is not there is not drawn (WX-16.14)."""

    do: Literal["draw"] = "draw"
    player: Player = "self"
    amount: Amount


class DiscardRandom(Node):
    """A card of the opponent's hand, picked without seeing it (WX-19.16)."""

    do: Literal["discard_random"] = "discard_random"
    amount: Amount = 1


class NameNumber(Node):
    """A free choice, announced to both (WX-19.18); later effects speak of it as `named_number`."""

    do: Literal["name_number"] = "name_number"


class Crush(Node):
    """Crush life cloth without damage (WX-15.3)."""

    do: Literal["crush"] = "crush"
    player: Player = "opponent"
    amount: Amount = 1


class DealDamage(Node):
    """Damage that is no attack (WX-15.1); to both at once, if both lose, the game is drawn (WX-22.4)."""

    do: Literal["deal_damage"] = "deal_damage"
    player: Literal["self", "opponent", "both"] = "opponent"


class ShuffleDeck(Node):
    """Shuffle a main deck."""

    do: Literal["shuffle_deck"] = "shuffle_deck"
    player: Player = "self"


class NegateSpell(Node):
    """The spell being used does nothing (WX-11.5)."""

    do: Literal["negate_spell"] = "negate_spell"


class NegateAttack(Node):
    """The attack going on ends after its triggered abilities (WX-14.14)."""

    do: Literal["negate_attack"] = "negate_attack"


class AttachCharm(Node):
    """The top card of the own deck, or this card itself, goes face down under a SIGNI (WX-19.11)."""

    do: Literal["attach_charm"] = "attach_charm"
    target: Target
    card: Literal["top", "source"] = "top"


class Order(Node):
    """Lay a rule on a player for a while."""

    do: Literal["order"] = "order"
    player: Player
    order: Word
    amount: Number = 1
    duration: Word = "turn"


class ExtraTurn(Node):
    """The player takes another turn after this one (WX-19.21)."""

    do: Literal["extra_turn"] = "extra_turn"


class WinGame(Node):
    """The player wins, or loses, at once (WX-22.2)."""

    do: Literal["win_game"] = "win_game"
    player: Player = "self"


class Grant(Node):
    """Give a card an ability for a while (WX-13.8)."""

    do: Literal["grant"] = "grant"
    target: Target
    ability: Ability
    duration: Word = "turn"


class If(Node):
    """Effects that follow only if the tests hold at this moment (WX-13.27)."""

    do: Literal["if"] = "if"
    condition: Annotated[tuple[Test, ...], Field(min_length=1, max_length=6)]
    then: Effects
    otherwise: Annotated[tuple[Effect, ...], Field(max_length=12)] = ()


class IfDone(Node):
    """Effects that follow only if so many cards were chosen under a name ("if you did", WX-1.5)."""

    do: Literal["if_done"] = "if_done"
    name: Word = "previous"
    least: Small = 1
    then: Effects


class Repeat(Node):
    """The effects once for each: an amount, or the cards chosen under a name."""

    do: Literal["repeat"] = "repeat"
    times: Amount | Ref | Count
    effects: Effects


class Modes(Node):
    """Choose so many of several effects, each once; they are carried out in their order (WX-13.6)."""

    do: Literal["modes"] = "modes"
    modes: Annotated[tuple[Effects, ...], Field(min_length=2, max_length=4)]
    count: Small | Ref = 1
    up_to: bool = False


class Choose(Node):
    """Choose cards now of which a later effect speaks by their name; nothing is done to them."""

    speaks: ClassVar[bool] = False
    do: Literal["choose"] = "choose"
    target: Select


class May(Node):
    """Effects that the player carries out or leaves."""

    do: Literal["may"] = "may"
    effects: Effects


class GrowFree(Node):
    """Grow into an LRIG of the same level without its cost (WX-10.8)."""

    do: Literal["grow_free"] = "grow_free"


class DiscardAndRedraw(Node):
    """Both players discard their hands and draw as many cards as the larger one had."""

    do: Literal["discard_and_redraw"] = "discard_and_redraw"


Effect = Annotated[
    ChangeStat | Destroy | SetState | MoveTo | Mark | Look | Draw | TopTo | DiscardRandom | Search | TopCard
    | ArrangeTop | NameNumber | Crush | DealDamage | ShuffleDeck | NegateSpell | NegateAttack | AttachCharm | Order
    | ExtraTurn | MoveSigni | WinGame | Grant | If | IfDone | Repeat | Modes | LookTop | RevealUntil | Rearrange
    | ChangePlaces | StandInFront | Choose | May | GrowFree | DiscardAndRedraw,
    Field(discriminator="do"),
]  # fmt: skip
Effects = Annotated[tuple[Effect, ...], Field(min_length=1, max_length=12)]


class Power(Node):
    """A constant change, or setting, of power (WX-20.1); without `of` it is about the card itself."""

    hold: Literal["power"] = "power"
    of: Filter | None = None
    mode: Literal["add", "set"] = "add"
    amount: Amount


class Keyword(Node):
    """The card has a keyword as long as it lasts; with `of` those cards have it."""

    hold: Literal["keyword"] = "keyword"
    of: Filter | None = None
    word: Word


class Unaffected(Node):
    """The card, or those of `of`, are not affected by effects of the opponent's cards of these kinds (WX-19.13)."""

    hold: Literal["unaffected"] = "unaffected"
    of: Filter | None = None
    by: Annotated[tuple[Literal["lrig", "signi", "spell", "arts"], ...], Field(min_length=1, max_length=4)]


class Level(Node):
    """The card has another level as long as it is on the field (WX-20.6)."""

    hold: Literal["level"] = "level"
    amount: Small


class Cheaper(Node):
    """Cards that the player uses cost less (WX-8.8)."""

    hold: Literal["cheaper"] = "cheaper"
    of: Filter
    by: Ener


class Dearer(Node):
    """Cards that the opponent uses cost more."""

    hold: Literal["dearer"] = "dearer"
    of: Filter
    by: Ener


class Standing(Node):
    """One of the game's standing words, with its number."""

    hold: Literal["standing"] = "standing"
    word: Word
    amount: Number = 1


Holds = Annotated[Power | Level | Keyword | Unaffected | Cheaper | Dearer | Standing, Field(discriminator="hold")]


class Ability(Node):
    """One ability of a card (WX-13.1); of a spell or ARTS, its effect (`use`).

    `when` is read as it triggers only, `condition` also as it is resolved (WX-13.27); for a `use` it is the
    condition of use (WX-11.2). `about` describes the card that a trigger speaks of. `zone` is where an action
    ability is used from.
    """

    kind: Literal["constant", "enter", "auto", "action", "burst", "use"]
    cost: Cost | None = None
    optional: bool = False
    once_per_turn: bool = False
    cross_only: bool = False
    trigger: Word | None = None
    about: Filter | None = None
    zone: Literal["field", "trash"] = "field"
    timing: tuple[Literal["main", "attack", "spell_cut_in"], ...] = ()
    when: Tests = ()
    condition: Tests = ()
    holds: Annotated[tuple[Holds, ...], Field(max_length=4)] = ()
    effects: Annotated[tuple[Effect, ...], Field(max_length=12)] = ()


for _model in (Grant, If, IfDone, Repeat, Modes, May, Ability):
    _model.model_rebuild()

__all__ = [
    "Ability",
    "ArrangeTop",
    "AttachCharm",
    "ChangePlaces",
    "Cheaper",
    "Choose",
    "Count",
    "Crush",
    "DealDamage",
    "Dearer",
    "DiscardAndRedraw",
    "DiscardRandom",
    "Draw",
    "ExtraTurn",
    "Grant",
    "GrowFree",
    "Has",
    "Holds",
    "If",
    "IfDone",
    "Keyword",
    "Level",
    "LookTop",
    "May",
    "Modes",
    "MoveSigni",
    "NameNumber",
    "NegateAttack",
    "NegateSpell",
    "Order",
    "Power",
    "Rearrange",
    "Repeat",
    "RevealUntil",
    "Search",
    "ShuffleDeck",
    "StandInFront",
    "Standing",
    "Take",
    "Test",
    "Tests",
    "TopCard",
    "TopTo",
    "Unaffected",
    "WinGame",
]  # fmt: skip
