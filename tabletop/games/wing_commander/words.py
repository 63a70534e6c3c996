"""The game's vocabulary: positions, zones, numbers, kinds of card."""

from tabletop.core.card import SIDEWAYS
from tabletop.core.move import NONE
from tabletop.core.zone import ALL, NOBODY, OWNER, NumberDef, ZoneDef, per_seat

TERRAN, KILRATHI = "terran", "kilrathi"
SIDES = (TERRAN, KILRATHI)

ZONES: tuple[ZoneDef, ...] = (
    *[ZoneDef(f"nav_{where}", NONE, ALL, live=True) for where in ("nw", "ne", "center", "sw", "se")],
    *per_seat("carrier", ALL, live=True),
    *per_seat("ready", ALL, live=True),
    *per_seat("brig", ALL, live=True),
    *per_seat("hand", OWNER),
    *per_seat("deck", NOBODY),
    *per_seat("order", ALL),
    *per_seat("discard", ALL),
    *per_seat("fleet", OWNER, ordered=False),
    ZoneDef("gone", NONE, ALL),
)
NAV_NW, NAV_NE, NAV_CENTER, NAV_SW, NAV_SE = NAVS = (0, 1, 2, 3, 4)
CARRIER = (5, 6)
POSITIONS = (*NAVS, *CARRIER)
READY = (7, 8)
BRIG = (9, 10)
"""Prisoners: a part of the captor's Ready Area (WC-15.2), laid apart."""
HAND = (11, 12)
DECK = (13, 14)
ORDER = (15, 16)
DISCARD = (17, 18)
FLEET = (19, 20)
"""The deck while its owner searches it for the initial deployment (WC-8.3)."""
GONE = 21

ADJACENT: dict[int, tuple[int, ...]] = {
    NAV_NW: (NAV_CENTER, NAV_SW, CARRIER[1]),
    NAV_NE: (NAV_CENTER, NAV_SE, CARRIER[1]),
    NAV_CENTER: (NAV_NW, NAV_NE, NAV_SW, NAV_SE, CARRIER[0], CARRIER[1]),
    NAV_SW: (NAV_NW, NAV_CENTER, CARRIER[0]),
    NAV_SE: (NAV_NE, NAV_CENTER, CARRIER[0]),
    CARRIER[0]: (NAV_CENTER, NAV_SW, NAV_SE),
    CARRIER[1]: (NAV_NW, NAV_NE, NAV_CENTER),
}
"""WC-3.2, seat 0 in the south: with the Terran side there the compass is the rules' own."""

NUMBERS = (
    NumberDef("power", 0, 30), NumberDef("power", 1, 30),
    NumberDef("hits", 0), NumberDef("hits", 1),
)  # fmt: skip
POWER = (0, 1)
HITS = (2, 3)

TAPPED = SIDEWAYS
DAMAGED = SIDEWAYS
"""A tapped card; a carrier with one hit (WC-2.9)."""

CARRIER_HITS = 2
DEPLOYMENT_POINTS = 4
FIRST_HAND = 7
HAND_LIMIT = 9
TOP_CARDS = 3
NAV_POINTS = 5

PHASES = ("deploy", "draw", "muster", "scramble", "movement", "combat", "discard")
STATS = ("attack", "support", "maneuver", "defence", "bombing", "torpedo")
KINDS = (
    "carrier", "nav_point", "nav_point_modifier", "capital_ship", "fighter", "weapon", "pilot", "pilot_award", "crew",
    "maneuver", "battle_damage", "luck", "secret_order",
)  # fmt: skip
DEPLOYABLE = ("fighter", "weapon", "pilot")
ON_NAV = ("nav_point_modifier", "capital_ship")

PRISONER = "prisoner"
RETURNED_SPY = "returned_spy"
TORPEDO_FIRED = "torpedo_fired"
MARKS = (PRISONER, RETURNED_SPY, TORPEDO_FIRED, "traitor")
FOREVER = ("game", NONE)

VERBS = frozenset({
    "deploy", "end_deploy", "muster", "muster_award", "muster_nav", "set_secret_order", "interrogate",
    "offer_exchange", "answer_exchange", "use_ability", "execute_prisoner", "tap", "launch", "board", "equip", "move",
    "return_home", "fight", "pair", "assign_leftover", "carrier_fire", "play_maneuver", "play_battle_damage", "pass",
    "play_luck", "play_secret_order", "return_successful", "discard", "end_phase", "pick", "done", "resign",
})  # fmt: skip
