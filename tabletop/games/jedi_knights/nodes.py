"""What this game's cards can say beside the common nodes."""

from typing import Annotated, Literal

from pydantic import Field

from tabletop.effects.nodes import Amount, CommonNode, Node, Number, Player, Select, Target, Word

Kind = Literal[
    "static", "on_reveal", "on_deploy_phase_start", "after_force_draw", "enters", "wins_battle", "own_hero_wins_battle",
    "replace_hit", "event", "action",
]  # fmt: skip
Timing = Literal[
    "deploy", "starship_battle", "blockade", "character_battle", "support", "weapons", "power", "own_weapon_targets",
    "opponent_weapon_targets", "own_weapon_destiny_drawn", "own_card_hit", "own_attacker_wins",
    "opponent_initiates_battle", "own_hero_loses_battle",
]  # fmt: skip
What = Literal[
    "at_site", "aboard", "ready", "attacking", "facing_hero", "planet", "with_title", "has_aboard",
    "own_title_at_site", "own_hero_at_site", "fewer_planets", "hand_smaller", "force_number_lower", "shot_mode",
    "target_type", "battle", "own_principal_attacks", "own_principal_hero",
]  # fmt: skip


class Need(Node):
    """A condition, read at the moment when it matters; `value` is a title, planet, mode or type where one is asked."""

    what: What
    value: Word = ""


class Static(Node):
    """A continuous change of `stat` on every card that fits, as long as its source works (JK-17).

    `who`: whose cards, or `self` the source, `host` the starship it is aboard, `host_weapons`, `carried` the weapons
    on it. `zone`: at the site or at the system. `fights`: only while the changed card attacks or defends. `bearer`:
    traits of the bearer of a weapon. `destiny` is a change of the player's draws, `cost` of what is deployed,
    `immune` of what a blockade can reach.
    """

    do: Literal["static"] = "static"
    stat: Literal["power", "defense", "leadership", "to_hit", "destiny", "cost", "immune"]
    amount: Number = 0
    who: Literal["self", "own", "opponent", "any", "host", "host_weapons", "carried"] = "own"
    type: Literal["", "character", "starship", "weapon"] = ""
    zone: Literal["", "site", "system"] = ""
    traits: tuple[Word, ...] = ()
    any_trait: tuple[Word, ...] = ()
    title: Word = ""
    bearer: tuple[Word, ...] = ()
    leadership_min: Number = 0
    has_passenger: bool = False
    same_place: bool = False
    other: bool = False
    fights: Literal["", "attacking", "defending"] = ""
    minimum: Number = 0


class Draw(Node):
    """Draw cards (JK-1.10: as many as there are)."""

    do: Literal["draw"] = "draw"
    player: Player | Literal["each"] = "self"
    amount: Amount = 1


class DiscardAtRandom(Node):
    """The player discards cards from the hand that chance picks."""

    do: Literal["discard_at_random"] = "discard_at_random"
    player: Player
    amount: Amount = 1


class Shuffle(Node):
    """Shuffle the own draw deck."""

    do: Literal["shuffle"] = "shuffle"


class ChangeShot(Node):
    """More (or less) to hit for the shot that is going on."""

    do: Literal["change_shot"] = "change_shot"
    amount: Number


class CancelBonuses(Node):
    """Ignore every to-hit bonus given to the shot so far, the printed one included (JK-14.6)."""

    do: Literal["cancel_bonuses"] = "cancel_bonuses"


class RedrawDestiny(Node):
    """Draw destiny again for the shot; the new number counts."""

    do: Literal["redraw_destiny"] = "redraw_destiny"


class MissShot(Node):
    """The shot misses, without a destiny draw."""

    do: Literal["miss_shot"] = "miss_shot"


class Spare(Node):
    """The card is not discarded by what it was hit by or lost to."""

    do: Literal["spare"] = "spare"
    target: Target


class EndBattle(Node):
    """The battle ends at once and nothing is discarded."""

    do: Literal["end_battle"] = "end_battle"


class WeaponsBonus(Node):
    """More to hit for the own weapons for the rest of this battle."""

    do: Literal["weapons_bonus"] = "weapons_bonus"
    amount: Number


OwnNode = (
    Draw | DiscardAtRandom | Shuffle | ChangeShot | CancelBonuses | RedrawDestiny | MissShot | Spare | EndBattle
    | WeaponsBonus
)  # fmt: skip
Effect = Annotated[CommonNode | OwnNode, Field(discriminator="do")]
Effects = Annotated[tuple[Effect, ...], Field(max_length=8)]


class Skill(Node):
    """One ability: when it works, on which conditions, at what price, and what it does.

    `event` is the text of an event or power at its `timing`; `static` needs `statics`; `action` may be used
    `per_turn` times in the phase `timing`. `stays` puts the event on the table (JK-14.2).
    """

    kind: Kind
    timing: Timing | None = None
    condition: Annotated[tuple[Need, ...], Field(max_length=4)] = ()
    optional: bool = False
    per_turn: Number = 1
    cost: Effects = ()
    effects: Effects = ()
    statics: Annotated[tuple[Static, ...], Field(max_length=4)] = ()


__all__ = ["Effect", "Need", "Select", "Skill", "Static"]
