"""The instructions that change which SIGNI stands where (WX-9.6)."""

from typing import Literal

from tabletop.effects.nodes import Node, Player, Target


class MoveSigni(Node):
    """A SIGNI goes to another SIGNI zone of its player, changing places with what is there (WX-9.6)."""

    do: Literal["move_signi"] = "move_signi"
    target: Target


class Rearrange(Node):
    """All SIGNI of a player may be laid out anew in that player's zones, by the user of the effect."""

    do: Literal["rearrange"] = "rearrange"
    player: Player = "self"


class ChangePlaces(Node):
    """This SIGNI changes places with another one."""

    do: Literal["change_places"] = "change_places"
    target: Target


class StandInFront(Node):
    """This SIGNI may move to the empty zone in front of the attacker."""

    do: Literal["stand_in_front"] = "stand_in_front"
