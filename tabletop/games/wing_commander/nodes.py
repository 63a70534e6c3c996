"""The instructions that only this game has, and the abilities that cards are made of."""

from typing import Annotated, Literal

from pydantic import Field

from tabletop.effects.nodes import CommonNode, Condition, Node, Number, Player, Select, Target, Word

Stat = Literal["attack", "support", "maneuver", "defence", "bombing", "torpedo"]
When = Literal[
    "muster", "turn_start", "would_be_destroyed", "flight_destroyed", "carrier_hit", "pilot_captured",
    "battle_declared", "phase_end", "turn_end", "any_time",
]  # fmt: skip
"""The moments of WC-17.4 in which an ability may be used; `muster`: the own Mustering Phase."""


class GainPower(Node):
    """The player gains power points."""

    do: Literal["gain_power"] = "gain_power"
    player: Player
    amount: Annotated[int, Field(ge=1, le=99)]


class LosePower(Node):
    """The player loses power points: a loss, not a payment (WC-12.6)."""

    do: Literal["lose_power"] = "lose_power"
    player: Player
    amount: Annotated[int, Field(ge=1, le=99)]


class Draw(Node):
    """The player draws so many cards, or what is left."""

    do: Literal["draw"] = "draw"
    player: Player
    amount: Annotated[int, Field(ge=1, le=60)]


class SaveFlight(Node):
    """The flight is not destroyed and returns to the Ready Area; nothing is lost (WC-13.3)."""

    do: Literal["save_flight"] = "save_flight"
    target: Target


class SavePilot(Node):
    """The pilot of the flight returns to the Ready Area with the awards; they are not lost."""

    do: Literal["save_pilot"] = "save_pilot"
    target: Target


class CapturePilot(Node):
    """The pilot of the flight becomes a prisoner, or comes home if he is the user's own (WC-15, WC-16.5)."""

    do: Literal["capture_pilot"] = "capture_pilot"
    target: Target


class TurnTraitor(Node):
    """The chosen pilot flies for the user from now on (WC-16)."""

    do: Literal["turn_traitor"] = "turn_traitor"
    target: Select


class TurnIncome(Node):
    """Added to the reinforcement in the controller's Draw Phase (WC-9.2.2)."""

    do: Literal["turn_income"] = "turn_income"
    amount: Number


class CostReduction(Node):
    """The controller's cards of that type cost less to muster, not under `least`; `first`: only the first one in
    each of his turns."""

    do: Literal["cost_reduction"] = "cost_reduction"
    card_type: Word
    amount: Annotated[int, Field(ge=1, le=99)]
    least: Annotated[int, Field(ge=0, le=99)] = 0
    first: bool = False


class NavChange(Node):
    """Flights at the NAV point where the card lies have another value; `own`: the controller's only (WC-14.2)."""

    do: Literal["nav_change"] = "nav_change"
    whose: Literal["all", "own"]
    stat: Stat
    amount: Number


class NavNoSupport(Node):
    """Flights at this NAV point cannot give support."""

    do: Literal["nav_no_support"] = "nav_no_support"


class IfSupported(Node):
    """The flight that plays the card has another value while it is supported."""

    do: Literal["if_supported"] = "if_supported"
    stat: Stat
    amount: Number


class NoSupport(Node):
    """The damaged flight neither gives nor receives support."""

    do: Literal["no_support"] = "no_support"


class InterrogationCost(Node):
    """What the controller pays for an interrogation (WC-15.3)."""

    do: Literal["interrogation_cost"] = "interrogation_cost"
    amount: Annotated[int, Field(ge=0, le=99)]


class ExecutionBonus(Node):
    """What the opponent loses on top for each prisoner that the controller executes (WC-15.4)."""

    do: Literal["execution_bonus"] = "execution_bonus"
    amount: Number


class ExtraWeapon(Node):
    """Not counted among the weapons of a fighter (WC-5.5.3)."""

    do: Literal["extra_weapon"] = "extra_weapon"


class TorpedoExpended(Node):
    """Discarded once the torpedo is fired (WC-11.6)."""

    do: Literal["torpedo_expended"] = "torpedo_expended"


Effect = Annotated[
    CommonNode | GainPower | LosePower | Draw | SaveFlight | SavePilot | CapturePilot | TurnTraitor,
    Field(discriminator="do"),
]  # fmt: skip
Always = Annotated[
    TurnIncome | CostReduction | NavChange | NavNoSupport | IfSupported | NoSupport | InterrogationCost
    | ExecutionBonus | ExtraWeapon | TorpedoExpended,
    Field(discriminator="do"),
]  # fmt: skip


class Ability(Node):
    """Something a player may do with the card at a moment of WC-17: `cost` in power points beside the muster cost,
    `once` per turn."""

    when: When
    condition: Annotated[tuple[Condition, ...], Field(max_length=4)] = ()
    cost: Annotated[int, Field(ge=0, le=99)] = 0
    once: bool = False
    effects: Annotated[tuple[Effect, ...], Field(min_length=1, max_length=8)]


class Names(Node):
    """A name in both languages."""

    en: Word
    ja: Word
