"""What this game's own nodes do."""

from typing import Any

from tabletop.core.change import shuffle, tell
from tabletop.core.state import State
from tabletop.effects.filters import amount
from tabletop.effects.run import RUN, Ids, Resolve, seat_of
from tabletop.games.jedi_knights import nodes, words
from tabletop.games.jedi_knights.destiny import draw_destiny
from tabletop.games.jedi_knights.table import battle, discard_at_random, draw, spare
from tabletop.games.jedi_knights.teams import clockwise, side


def _draw(s: State, frame: Resolve, node: nodes.Draw, ids: Ids) -> None:
    seats = clockwise(s, s.player) if node.player == "each" else (seat_of(s, frame.player, node.player),)
    for seat in seats:
        draw(s, seat, amount(s, node.amount, frame.player, frame.source))


def _discard_at_random(s: State, frame: Resolve, node: nodes.DiscardAtRandom, ids: Ids) -> None:
    discard_at_random(s, seat_of(s, frame.player, node.player), amount(s, node.amount, frame.player, frame.source))


def _shuffle(s: State, frame: Resolve, node: nodes.Shuffle, ids: Ids) -> None:
    shuffle(s, words.DRAW_DECK[frame.player])


def _shot(s: State, **changes: Any) -> None:
    shot = s.memory[words.SHOT]
    if shot is not None:
        s.memory[words.SHOT] = shot._replace(**changes)


def _change_shot(s: State, frame: Resolve, node: nodes.ChangeShot, ids: Ids) -> None:
    shot = s.memory[words.SHOT]
    if shot is None:
        return
    if node.amount >= 0:
        _shot(s, plus=shot.plus + node.amount)
    else:
        _shot(s, minus=shot.minus + node.amount)
    tell(s, "shot_changed", shot.weapon, n=node.amount)


def _cancel_bonuses(s: State, frame: Resolve, node: nodes.CancelBonuses, ids: Ids) -> None:
    _shot(s, plus=0)


def _redraw_destiny(s: State, frame: Resolve, node: nodes.RedrawDestiny, ids: Ids) -> None:
    _shot(s, destiny=draw_destiny(s, frame.player))


def _miss_shot(s: State, frame: Resolve, node: nodes.MissShot, ids: Ids) -> None:
    _shot(s, missed=True)


def _spare(s: State, frame: Resolve, node: nodes.Spare, ids: Ids) -> None:
    for id in ids:
        spare(s, id)


def _end_battle(s: State, frame: Resolve, node: nodes.EndBattle, ids: Ids) -> None:
    fight = battle(s)
    if fight is not None:
        s.memory[words.BATTLE] = fight._replace(over=True)


def _weapons_bonus(s: State, frame: Resolve, node: nodes.WeaponsBonus, ids: Ids) -> None:
    fight = battle(s)
    if fight is not None:
        now = list(fight.weapons_bonus)
        now[side(frame.player)] += node.amount
        s.memory[words.BATTLE] = fight._replace(weapons_bonus=(now[0], now[1]))


RUN.update({
    nodes.Draw: _draw,
    nodes.DiscardAtRandom: _discard_at_random,
    nodes.Shuffle: _shuffle,
    nodes.ChangeShot: _change_shot,
    nodes.CancelBonuses: _cancel_bonuses,
    nodes.RedrawDestiny: _redraw_destiny,
    nodes.MissShot: _miss_shot,
    nodes.Spare: _spare,
    nodes.EndBattle: _end_battle,
    nodes.WeaponsBonus: _weapons_bonus,
})  # fmt: skip
