"""Weapons in battle (JK-8.1 to JK-8.7)."""

from dataclasses import dataclass
from typing import NamedTuple

from tabletop.core.change import attached, tell
from tabletop.core.move import NONE, Move, by_target
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import Frame, State
from tabletop.effects.lasting import end
from tabletop.games.jedi_knights import words
from tabletop.games.jedi_knights.destiny import draw_destiny, take_destiny
from tabletop.games.jedi_knights.needs import principal
from tabletop.games.jedi_knights.sides import guarded, principals, together
from tabletop.games.jedi_knights.table import Battle, battle, discard
from tabletop.games.jedi_knights.teams import side
from tabletop.games.jedi_knights.triggers import begin, skills_of
from tabletop.games.jedi_knights.values import to_hit_parts, value
from tabletop.games.jedi_knights.windows import open_window


class Shot(NamedTuple):
    """A weapon that is being used: bonuses and penalties given so far, the destiny drawn, and whether it misses."""

    weapon: int
    target: int
    seat: int
    plus: int
    minus: int
    destiny: int = 0
    missed: bool = False


def targets(s: State, player: int, fight: Battle) -> list[int]:
    """Opposing participants; a principal with a supporter left is guarded (JK-8.4)."""
    other = 1 - side(player)
    found, guarded_one = together(s, fight, other), principal(s, other)
    return [id for id in found if id != guarded_one] if guarded(s, fight, other) else found


def bearers(s: State, player: int, fight: Battle) -> list[int]:
    """Own participants; a supporter of the partner is none (JK-16.3)."""
    return [id for id in together(s, fight, side(player)) if s.cards[id].owner == player]


def shots(s: State, player: int, fight: Battle) -> list[Move]:
    """Every weapon of an own participant that has used none, at every target."""
    found: list[Move] = []
    aims: list[int] | None = None
    for bearer in bearers(s, player, fight):
        if bearer in fight.fired:
            continue
        for weapon in attached(s, bearer):
            if s.cards[weapon].face.kind == "weapon":
                aims = targets(s, player, fight) if aims is None else aims
                row = by_target("use_weapon", weapon)
                found += [row[target] for target in aims]
    return found


def forbids_weapon(s: State, player: int, weapon: int, target: int) -> Refusal | None:
    """Why this weapon cannot be used at that target."""
    fight = battle(s)
    assert fight is not None
    card = s.cards[weapon]
    if card.face.kind != "weapon" or card.on not in bearers(s, player, fight):
        return refuse("JK-8.1", "jedi_knights.refusal.weapon_of_participant")
    if card.on in fight.fired:
        return refuse("JK-8.2", "jedi_knights.refusal.weapon_used", card=s.cards[card.on].face)
    if target not in together(s, fight, 1 - side(player)):
        return refuse("JK-8.4", "jedi_knights.refusal.weapon_target")
    if target not in targets(s, player, fight):
        return refuse("JK-8.4", "jedi_knights.refusal.guarded", card=s.cards[target].face)
    return None


def use_weapon(s: State, player: int, weapon: int, target: int) -> None:
    """Name weapon and target; the opponent may respond (JK-8.5)."""
    fight = battle(s)
    assert fight is not None
    plus, minus = to_hit_parts(s, weapon)
    s.memory[words.SHOT] = Shot(weapon, target, player, plus, minus)
    s.memory[words.BATTLE] = fight._replace(fired=(*fight.fired, s.cards[weapon].on))
    tell(s, "aimed", weapon, target=target)
    s.stack.append(Shoot(player, "draw"))
    open_window(s, "weapon_targets", player)


@dataclass(frozen=True, slots=True)
class Shoot(Frame):
    """What is still to happen to a shot: draw, check, hit, close."""

    player: int
    stage: str

    def run(self, s: State) -> None:
        """One stage, and the window that follows it."""
        shot, fight = s.memory[words.SHOT], battle(s)
        if shot is None or fight is None:
            return
        theirs = together(s, fight, 1 - side(self.player))
        gone = fight.over or principals(s, fight) is None or shot.target not in theirs
        stage = "close" if gone or (shot.missed and self.stage == "draw") else self.stage
        _STAGES[stage](s, self.player, shot)


def _draw(s: State, player: int, shot: Shot) -> None:
    s.memory[words.SHOT] = shot._replace(destiny=draw_destiny(s, player))
    s.stack.append(Shoot(player, "check"))
    open_window(s, "weapon_destiny_drawn", player)


def total(shot: Shot) -> int:
    """Destiny and everything given to the shot; it may fall below 0 (JK-2.11)."""
    return shot.destiny + shot.plus + shot.minus


def hits(s: State, shot: Shot) -> bool:
    """Whether the total beats the target's defense (JK-8.5)."""
    n, defense = total(shot), value(s, shot.target, "defense")
    return n > defense or (n == defense and s.options["hit_comparison"] == "greater_or_equal")


def _check(s: State, player: int, shot: Shot) -> None:
    if shot.missed or not hits(s, shot):
        tell(s, "missed", shot.weapon, target=shot.target, n=total(shot))
        _close(s, player, shot)
        return
    tell(s, "hit", shot.weapon, target=shot.target, n=total(shot))
    s.stack.append(Shoot(player, "hit"))
    open_window(s, "card_hit", player)


def _hit(s: State, player: int, shot: Shot) -> None:
    fight = battle(s)
    assert fight is not None
    s.stack.append(Shoot(player, "close"))
    if shot.target in fight.spared:
        s.memory[words.BATTLE] = fight._replace(spared=tuple(id for id in fight.spared if id != shot.target))
        return
    instead = skills_of(s, [shot.weapon], "replace_hit", player)
    if instead:
        begin(s, player, instead)
        return
    if shot.target in (fight.attacker, fight.defender):  # JK-8.7
        s.memory[words.BATTLE] = fight._replace(over=True)
    discard(s, shot.target, why="hit")


def _close(s: State, player: int, shot: Shot) -> None:
    take_destiny(s)
    end(s, ("shot", 0))
    s.memory[words.SHOT] = None


_STAGES = {"draw": _draw, "check": _check, "hit": _hit, "close": _close}

__all__ = ["NONE", "Shot", "forbids_weapon", "shots", "use_weapon"]
