"""What this game's own instructions do."""

from typing import Any

from tabletop.core.state import State
from tabletop.effects.run import RUN, Ids, Resolve, seat_of
from tabletop.games.wing_commander import captives, nodes, power, table, uses
from tabletop.games.wing_commander.battle import battle, change


def _gain_power(s: State, frame: Resolve, node: nodes.GainPower, ids: Ids) -> None:
    power.gain(s, seat_of(s, frame.player, node.player), node.amount, "effect")


def _lose_power(s: State, frame: Resolve, node: nodes.LosePower, ids: Ids) -> None:
    power.lose(s, seat_of(s, frame.player, node.player), node.amount, "effect")


def _draw(s: State, frame: Resolve, node: nodes.Draw, ids: Ids) -> None:
    table.draw(s, seat_of(s, frame.player, node.player), node.amount)


def _save_flight(s: State, frame: Resolve, node: Any, ids: Ids) -> None:
    for id in ids:
        _spare(s, id)
        table.come_home(s, id, "saved")


def _spare(s: State, id: int) -> None:
    b = battle(s)
    if b is not None:
        change(s, b, doomed=tuple(flight for flight in b.doomed if flight != id))


def _save_pilot(s: State, frame: Resolve, node: Any, ids: Ids) -> None:
    for id in ids:
        pilot = table.pilot_of(s, id)
        if pilot >= 0:
            table.pilot_home(s, pilot, frame.player)


def _capture_pilot(s: State, frame: Resolve, node: Any, ids: Ids) -> None:
    for id in ids:
        pilot = table.pilot_of(s, id)
        if pilot >= 0:
            captives.capture(s, frame.player, pilot)
            s.stack += uses.window(s, "pilot_captured")


def _turn_traitor(s: State, frame: Resolve, node: Any, ids: Ids) -> None:
    for id in ids:
        captives.turn_traitor(s, frame.player, id)


RUN.update({
    nodes.GainPower: _gain_power,
    nodes.LosePower: _lose_power,
    nodes.Draw: _draw,
    nodes.SaveFlight: _save_flight,
    nodes.SavePilot: _save_pilot,
    nodes.CapturePilot: _capture_pilot,
    nodes.TurnTraitor: _turn_traitor,
})  # fmt: skip
