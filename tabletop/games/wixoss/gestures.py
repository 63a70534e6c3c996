"""What a gesture means: the LRIG grows, SIGNI are put onto the field, cards are used, attacks are declared."""

from tabletop.core.gestures import (
    NOT_SEEN,
    NOT_YOURS,
    ONLY,
    OPEN_LANE,
    POINTED,
    ZONE,
    GestureTable,
    Meaning,
    Untouched,
)
from tabletop.games.wixoss.words import SIGNI_PLACES

_HAND, _LRIG_DECK, _LRIG = ("near hand",), ("near lrig_deck",), ("near lrig",)
_SIGNI = tuple(f"near {place}" for place in SIGNI_PLACES)
_LANES = tuple(f"far {place}" for place in SIGNI_PLACES)
_PLAYER = ("far lrig", "far life_cloth")
"""Where the other player is hit."""
_EVERY_SIDE = ("near check", *_SIGNI, *_LRIG, *_LANES, *_PLAYER)

_BUILDING = (
    Meaning("choose_lrig", _LRIG_DECK, _LRIG, ("lrig",), "near lrig", ("set_up",), "WX-6.1"),
    Meaning("charge", (*_HAND, *_SIGNI), ("near ener",), aims="near ener", phases=("ener",), rule="WX-7.20"),
    Meaning("grow", _LRIG_DECK, _LRIG, ("lrig",), "near lrig", ("grow",), "WX-10.2"),
    Meaning("deploy", _HAND, _SIGNI, ("signi",), ZONE, ("main",), "WX-9.1"),
    Meaning("use", _HAND, _EVERY_SIDE, ("spell",), "near check", ("main",), "WX-11.1"),
    Meaning("use", _LRIG_DECK, _EVERY_SIDE, ("arts",), "near check", rule="WX-12.1"),
    Meaning("appear", _LRIG_DECK, _SIGNI, ("resona",), rule="WX-18.3"),
)
_FIGHTING = (
    Meaning("attack", _SIGNI, _LANES, aims=ZONE, phases=("attack_signi", "attack_lrig"), rule="WX-14.3"),
    Meaning("attack", _SIGNI, _PLAYER, aims=OPEN_LANE, rule="WX-14.3"),
    Meaning("attack", _LRIG, (*_PLAYER, *_LANES), aims="far lrig", phases=("attack_signi", "attack_lrig"),
            rule="WX-14.10"),
    Meaning("guard", _HAND, (*_LRIG, *_PLAYER, "near life_cloth"), aims=ONLY, rule="WX-14.11"),
    Meaning("act", (*_SIGNI, *_LRIG), phases=("main", "attack_arts"), rule="WX-13.5"),
)  # fmt: skip
_GIVING = (
    Meaning("pay", ("near ener",), ("near trash",), aims="near trash", rule="WX-8.2"),
    Meaning("remove", _SIGNI, ("near trash",), aims="near trash", rule="WX-9.9"),
    Meaning("redraw", _HAND, ("near main_deck",), aims="near main_deck", phases=("set_up",), rule="WX-6.5"),
    Meaning("pick", ("near trash", "near ener"), _HAND, aims=POINTED, rule="WX-1.6"),
)

GESTURES = GestureTable(
    meanings=(*_BUILDING, *_FIGHTING, *_GIVING),
    untouched=(
        Untouched(
            ("near main_deck", "far main_deck", "near life_cloth", "far life_cloth", "far hand", "far lrig_deck"),
            NOT_SEEN, "WX-4.1",
        ),
        Untouched((*_LANES, "far lrig", "far ener", "far trash", "far lrig_trash"), NOT_YOURS, "WX-14.1"),
        Untouched(("near ener",), "wixoss.refusal.only_ener", "WX-4.9"),
    ),
    harmful=frozenset({"remove"}),
)  # fmt: skip
