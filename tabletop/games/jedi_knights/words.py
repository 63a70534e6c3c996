"""The game's vocabulary: zones, numbers, phases, stats."""

from tabletop.core.card import SECOND_SIDE, SIDEWAYS, Card
from tabletop.core.move import NONE
from tabletop.core.zone import ALL, NOBODY, OWNER, NumberDef, ZoneDef

READY = 0
ROTATED = SIDEWAYS
SYSTEM_SIDE = SECOND_SIDE
"""JK-1.2; a location card lies with its site side or its system side up (JK-2.3)."""

_OF_A_PLAYER = (
    ZoneDef("draw_deck", 0, NOBODY),
    ZoneDef("hand", 0, OWNER, ordered=False),
    ZoneDef("theme", 0, ALL, live=True),
    ZoneDef("theme_pile", 0, OWNER, ordered=False),
    ZoneDef("force_deck", 0, OWNER, ordered=False),
    ZoneDef("force_in_use", 0, ALL, live=True),
    ZoneDef("used_force", 0, NOBODY),
    ZoneDef("controlled_locations", 0, ALL),
    ZoneDef("table", 0, ALL, live=True),
    ZoneDef("discard", 0, NOBODY),
    ZoneDef("locations", 0, OWNER, ordered=False),
    ZoneDef("at_site", 0, ALL, live=True),
    ZoneDef("at_system", 0, ALL, live=True),
    ZoneDef("destiny", 0, ALL),
)
ZONES: tuple[ZoneDef, ...] = (
    *(zone._replace(owner=seat) for zone in _OF_A_PLAYER for seat in (0, 1)),
    ZoneDef("site_stack", NONE, NOBODY),
    ZoneDef("system_stack", NONE, NOBODY),
    ZoneDef("site", NONE, ALL, live=True),
    ZoneDef("system", NONE, ALL, live=True),
)
"""JK-1.3, JK-1.4; `locations` are the own starting cards and location cards until set-up is over, `destiny` shows
what is drawn for a check until it joins the hand, `site` and `system` are the tops of the two stacks."""
TEAM_ZONES = (*ZONES, *(zone._replace(owner=seat) for zone in _OF_A_PLAYER for seat in (2, 3)))
"""Of the game for four: the zones of two players come first, so that a zone has the same number in both games."""
(
    DRAW_DECK, HAND, THEME, THEME_PILE, FORCE_DECK, FORCE_IN_USE, USED_FORCE, CONTROLLED, TABLE, DISCARD, LOCATIONS,
    AT_SITE, AT_SYSTEM, DESTINY,
) = ((n, n + 1, n + 32, n + 33) for n in range(0, 28, 2))  # fmt: skip
SITE_STACK, SYSTEM_STACK, SITE, SYSTEM = range(28, 32)
FIELDS = {seats: (*AT_SITE[:seats], *AT_SYSTEM[:seats]) for seats in (2, 4)}
"""Where characters, starships and weapons in play lie, by the number of players."""

NUMBERS: tuple[NumberDef, ...] = (
    NumberDef("credits", 0), NumberDef("credits", 1),
    NumberDef("planets", 0), NumberDef("planets", 1),
    NumberDef("planet", NONE), NumberDef("planet_turn", NONE),
)  # fmt: skip
TEAM_NUMBERS = (*NUMBERS, NumberDef("credits", 2), NumberDef("credits", 3))
CREDITS = (0, 1, 6, 7)
PLANETS = (2, 3)
PLANET = 4
PLANET_TURN = 5
"""Credits of a player (JK-1.7), planets controlled by a side (JK-4.7), the number of the planet in play and of its
turn (JK-5.1)."""

PHASES = ("set_up", "force", "deploy", "starship_battle", "blockade", "character_battle", "control")
BATTLE_STEPS = ("support", "weapons", "power")
PERMANENTS = ("character", "starship", "weapon")
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
