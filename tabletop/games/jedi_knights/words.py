"""The game's vocabulary: zones, numbers, phases, stats."""

from tabletop.core.card import SECOND_SIDE, SIDEWAYS, Card
from tabletop.core.move import NONE
from tabletop.core.zone import ALL, NOBODY, OWNER, NumberDef, ZoneDef, per_seat

READY = 0
ROTATED = SIDEWAYS
SYSTEM_SIDE = SECOND_SIDE
"""JK-1.2; a location card lies with its site side or its system side up (JK-2.3)."""

ZONES: tuple[ZoneDef, ...] = (
    *per_seat("draw_deck", NOBODY),
    *per_seat("hand", OWNER, ordered=False),
    *per_seat("theme", ALL, live=True),
    *per_seat("theme_pile", OWNER, ordered=False),
    *per_seat("force_deck", OWNER, ordered=False),
    *per_seat("force_in_use", ALL, live=True),
    *per_seat("used_force", NOBODY),
    *per_seat("controlled_locations", ALL),
    *per_seat("table", ALL, live=True),
    *per_seat("discard", NOBODY),
    *per_seat("locations", OWNER, ordered=False),
    *per_seat("at_site", ALL, live=True),
    *per_seat("at_system", ALL, live=True),
    *per_seat("destiny", ALL),
    ZoneDef("site_stack", NONE, NOBODY),
    ZoneDef("system_stack", NONE, NOBODY),
    ZoneDef("site", NONE, ALL, live=True),
    ZoneDef("system", NONE, ALL, live=True),
)
"""JK-1.3, JK-1.4; `locations` are the own starting cards and location cards until set-up is over, `destiny` shows
what is drawn for a check until it joins the hand, `site` and `system` are the tops of the two stacks."""
(
    DRAW_DECK, HAND, THEME, THEME_PILE, FORCE_DECK, FORCE_IN_USE, USED_FORCE, CONTROLLED, TABLE, DISCARD, LOCATIONS,
    AT_SITE, AT_SYSTEM, DESTINY,
) = ((n, n + 1) for n in range(0, 28, 2))  # fmt: skip
SITE_STACK, SYSTEM_STACK, SITE, SYSTEM = range(28, 32)

NUMBERS = (
    NumberDef("credits", 0), NumberDef("credits", 1),
    NumberDef("planets", 0), NumberDef("planets", 1),
    NumberDef("planet", NONE), NumberDef("planet_turn", NONE),
)  # fmt: skip
CREDITS = (0, 1)
PLANETS = (2, 3)
PLANET = 4
PLANET_TURN = 5
"""Credits (JK-1.7), planets controlled (JK-4.7), the number of the planet in play and of its turn (JK-5.1)."""

PHASES = ("set_up", "force", "deploy", "starship_battle", "blockade", "character_battle", "control")
BATTLE_STEPS = ("support", "weapons", "power")
STATS = ("power", "defense", "leadership", "to_hit")
VERBS = frozenset({
    "set_aside", "choose_location", "answer_location", "pick_force", "deploy", "replace", "transfer", "play", "use",
    "attack", "support", "use_weapon", "tactical", "blockade", "shuttle", "pass", "pick", "done", "accept", "decline",
    "trigger", "resign",
})  # fmt: skip

ALLIANCE, EMPIRE, INDEPENDENT = "alliance", "empire", "independent"
PLANETS_IN_ALL = 4
PLANETS_TO_WIN = 3
BATTLE = "battle"
SHOT = "shot"


def is_hero(card: Card) -> bool:
    """Hero and DARK Hero differ in name only (JK-13.3)."""
    return "hero" in card.face.traits or "dark_hero" in card.face.traits


def is_character(card: Card) -> bool:
    """A character, wherever it is."""
    return card.face.kind == "character"


def is_starship(card: Card) -> bool:
    """A starship, wherever it is."""
    return card.face.kind == "starship"


def is_weapon(card: Card) -> bool:
    """A weapon, wherever it is."""
    return card.face.kind == "weapon"
