"""What a gesture means: cards are mustered, flights put together, launched, flown and sent to fight."""

from tabletop.core.gestures import NOT_SEEN, NOT_YOURS, ONLY, POINTED, ZONE, GestureTable, Meaning, Untouched

_HAND, _READY, _CARRIER, _FOE = ("near hand",), ("near ready",), ("near carrier",), ("far carrier",)
_NAVS = tuple(f"nav_{where}" for where in ("nw", "ne", "center", "sw", "se"))
_MAP = (*_NAVS, *_CARRIER, *_FOE)
_FLIGHT = ("fighter",)

_BEFORE = (
    Meaning("deploy", ("near fleet",), _READY, aims="near ready", phases=("deploy",), rule="WC-8.3"),
    Meaning("muster", _HAND, _READY, ("fighter", "weapon", "pilot", "crew"), "near ready", ("muster",), "WC-9.3.1"),
    Meaning("muster_award", _HAND, _READY, ("pilot_award",), POINTED, ("muster",), "WC-9.3.2"),
    Meaning("muster_nav", _HAND, _NAVS, ("nav_point_modifier", "capital_ship"), ZONE, ("muster",), "WC-9.3.3"),
    Meaning("set_secret_order", _HAND, ("near order",), ("secret_order",), "near order", ("muster",), "WC-9.3.4"),
)
_TOGETHER = (
    Meaning("tap", _READY, kinds=("pilot", "crew"), phases=("muster",), rule="WC-6.2"),
    Meaning("launch", _READY, _CARRIER, _FLIGHT, "near carrier", ("scramble",), "WC-9.4.1"),
    Meaning("board", _READY, _READY, ("pilot",), POINTED, ("scramble",), "WC-9.4.5"),
    Meaning("equip", _READY, _READY, ("weapon",), POINTED, ("scramble",), "WC-9.4.5"),
    Meaning("launch", _READY, _MAP, _FLIGHT, "near carrier", rule="WC-9.4.1"),
    Meaning("use_ability", _READY, kinds=("crew",), rule="WC-5.8"),
)
_FLYING = (
    Meaning("assign_leftover", _MAP, _MAP, _FLIGHT, POINTED, rule="WC-10.3"),
    Meaning("assign_leftover", _MAP, ("far ready", "far deck"), _FLIGHT, ONLY, rule="WC-10.3"),
    Meaning("fight", _MAP, _MAP, _FLIGHT, ZONE, ("combat",), "WC-9.6.1", bare=True),
    Meaning("pair", _MAP, _MAP, _FLIGHT, POINTED, rule="WC-10.2"),
    Meaning("move", _MAP, _MAP, _FLIGHT, ZONE, ("movement",), "WC-9.5.2"),
    Meaning("return_home", _MAP, _READY, _FLIGHT, "near ready", ("movement",), "WC-9.5.3"),
    Meaning("return_successful", _MAP, _READY, _FLIGHT, "near ready", rule="WC-13.2"),
    Meaning("carrier_fire", _CARRIER, _CARRIER, ("carrier",), POINTED, rule="WC-11.7"),
)
_FROM_THE_HAND = (
    Meaning("play_maneuver", _HAND, _MAP, ("maneuver",), POINTED, ("combat",), "WC-10.5"),
    Meaning("play_battle_damage", _HAND, _MAP, ("battle_damage",), POINTED, ("combat",), "WC-10.6"),
    Meaning("play_luck", _HAND, kinds=("luck",), rule="WC-17.1"),
    Meaning("play_secret_order", ("near order", *_HAND), kinds=("secret_order",), rule="WC-17.2"),
    Meaning("discard", _HAND, ("near discard",), aims="near discard", phases=("discard",), rule="WC-9.7.1"),
)
_PRISONERS = (
    Meaning("interrogate", ("near brig", *_READY), ("far hand", "far deck"), ("pilot",), ZONE, ("muster",), "WC-15.3"),
    Meaning("offer_exchange", ("near brig",), ("far brig",), ("pilot",), POINTED, ("muster",), "WC-15.5"),
    Meaning("execute_prisoner", ("near brig",), ("far discard",), ("pilot",), "far discard", rule="WC-15.4"),
)

GESTURES = GestureTable(
    meanings=(*_BEFORE, *_TOGETHER, *_FLYING, *_FROM_THE_HAND, *_PRISONERS),
    untouched=(
        Untouched(("far hand", "far deck", "near deck", "far order", "far fleet"), NOT_SEEN, "WC-2.8"),
        Untouched((*_MAP, "far ready", "far brig", "far discard"), NOT_YOURS, "WC-10.1"),
    ),
    harmful=frozenset({"discard", "execute_prisoner"}),
)
