"""The game's vocabulary: zones, colours, kinds, marks."""

from tabletop.core.card import FACE_DOWN, SIDEWAYS, Card
from tabletop.core.zone import ALL, NOBODY, OWNER, NumberDef, ZoneDef, per_seat

BOTH = 3
"""Bits of both seats."""

UP = 0
DOWN = SIDEWAYS
"""The two states of a card on the field (WX-4.4)."""

SIGNI_PLACES = ("signi_left", "signi_centre", "signi_right")

ZONES: tuple[ZoneDef, ...] = (
    *per_seat("main_deck", NOBODY),
    *per_seat("lrig_deck", OWNER, ordered=False),
    *per_seat("hand", OWNER, ordered=False),
    *per_seat("lrig", ALL, live=True),
    *per_seat("signi_left", ALL, live=True),
    *per_seat("signi_centre", ALL, live=True),
    *per_seat("signi_right", ALL, live=True),
    *per_seat("life_cloth", NOBODY),
    *per_seat("ener", ALL, ordered=False),
    *per_seat("check", ALL),
    *per_seat("trash", ALL, ordered=False),
    *per_seat("lrig_trash", ALL, ordered=False),
    *per_seat("excluded", ALL, ordered=False),
)
MAIN_DECK, LRIG_DECK, HAND, LRIG, LEFT, CENTRE, RIGHT, LIFE, ENER, CHECK, TRASH, LRIG_TRASH, EXCLUDED = (
    (first, first + 1) for first in range(0, 26, 2)
)
SIGNI = tuple((LEFT[seat], CENTRE[seat], RIGHT[seat]) for seat in range(2))
ALL_SIGNI = frozenset(SIGNI[0] + SIGNI[1])
FIELD = ALL_SIGNI | frozenset(LRIG)
PUBLIC = FIELD | frozenset(ENER + CHECK + TRASH + LRIG_TRASH + EXCLUDED)
OPPOSING = {SIGNI[seat][i]: SIGNI[1 - seat][2 - i] for seat in range(2) for i in range(3)}
"""The zone in front (WX-4.3)."""

NUMBERS: tuple[NumberDef, ...] = ()

COLOURS = ("white", "red", "blue", "green", "black")
COLOURLESS = "colorless"
BIT = {colour: 1 << i for i, colour in enumerate(COLOURS)}
ANY_COLOUR = 31

LANCER = "lancer"
DOUBLE_CRUSH = "double_crush"
ASSASSIN = "assassin"
FROZEN = "frozen"
CANNOT_ATTACK = "cannot_attack"
MUST_ATTACK = "must_attack"
CANNOT_BE_BANISHED = "cannot_be_banished"
LOSES_ABILITIES = "loses_abilities"
MARKS = (
    LANCER,
    DOUBLE_CRUSH,
    ASSASSIN,
    FROZEN,
    CANNOT_ATTACK,
    MUST_ATTACK,
    CANNOT_BE_BANISHED,
    LOSES_ABILITIES,
)

SETS_SINCE = "sets_since"
"""A mark without words: when a SIGNI entered that sets the power of others, for the order of WX-20.4."""

NO_GROW_PHASE = "no_grow_phase"
ENER_IS_MULTI = "ener_is_multi"
WHITE_WORLD = "white_world"
SIGNI_AT_MOST = "signi_at_most"
UNAFFECTED_BY_WHITE = "unaffected_by_white"
RESONAS_UNAFFECTED = "resonas_unaffected"
SURVIVES_BANISH = "survives_banish"
BANISHED_TO_LRIG_TRASH = "banished_to_lrig_trash"
ALL_CARDS_BURST = "all_cards_burst"
FACED_FIRST = "faced_first"
NO_REMOVAL = "no_removal"
DRAW_ONE = "draw_one"
ONE_SIGNI_EACH = "one_signi_each"
STANDING = (
    ALL_CARDS_BURST, FACED_FIRST, NO_GROW_PHASE, ENER_IS_MULTI, WHITE_WORLD, SIGNI_AT_MOST, UNAFFECTED_BY_WHITE,
    RESONAS_UNAFFECTED, SURVIVES_BANISH, BANISHED_TO_LRIG_TRASH,
    NO_REMOVAL,
    DRAW_ONE,
    ONE_SIGNI_EACH,
)  # fmt: skip
"""What a constant ability may hold besides powers, keywords and costs."""

SPARES = "spares"
"""Noted with the standing words of a card that spares SIGNI from effects."""

NO_GUARD_UP_TO = "no_guard_up_to"
CANNOT_LOSE = "cannot_lose"
ONE_SIGNI_ATTACK = "one_signi_attack"
NO_SPELLS_OR_ARTS = "no_spells_or_arts"
BANISHED_TO_TRASH = "banished_to_trash"
ENER_BURST = "ener_burst"
ATTACK_COST = "attack_cost"
SIGNI_LANCER = "signi_lancer"
FREE_GROWTH = "free_growth"
LIFE_NOT_CRUSHED = "life_not_crushed"
NO_ARTS = "no_arts"
SPELLS_COST_MORE = "spells_cost_more"
ARTS_COST_MORE = "arts_cost_more"
SKIP_SIGNI_ATTACK = "skip_signi_attack"
SKIP_LRIG_ATTACK = "skip_lrig_attack"
NONE_SO_POWERFUL = "none_so_powerful"
ARTS_PASS_BY = "arts_pass_by"
ORDERS = (
    NO_GUARD_UP_TO, CANNOT_LOSE, ONE_SIGNI_ATTACK, NO_SPELLS_OR_ARTS, BANISHED_TO_TRASH, ENER_BURST, ATTACK_COST,
    SIGNI_LANCER, FREE_GROWTH, LIFE_NOT_CRUSHED, NO_ARTS, SPELLS_COST_MORE, ARTS_COST_MORE, SKIP_SIGNI_ATTACK,
    SKIP_LRIG_ATTACK, NONE_SO_POWERFUL,
    ARTS_PASS_BY,
)  # fmt: skip

NEXT = "next"
"""Until the end of a player's next turn, and only in it."""
"""What an effect may lay on a player for a while."""

TRIGGERS = (
    "this_attacks", "your_signi_attacks", "this_heaven", "your_signi_heaven", "your_resona_enters", "you_use_spell",
    "this_leaves_field", "opponent_attack_phase_start", "attack_phase_start", "this_battles", "turn_ends",
    "this_banished", "your_signi_banished", "your_signi_enters_from_trash", "your_ener_gains", "your_life_gains",
    "your_life_crushed", "opponent_life_crushed", "this_milled", "opponent_signi_attacks", "your_burst", "you_refresh",
)  # fmt: skip

VERBS = frozenset({
    "choose_lrig", "redraw", "charge", "grow", "deploy", "appear", "use", "act", "remove", "attack", "guard",
    "no_guard", "end_phase", "pay", "pick", "done", "decline", "trigger", "zone", "name", "mode", "go_first", "resign",
})  # fmt: skip
PHASES = ("set_up", "up", "draw", "ener", "grow", "main", "attack_arts", "attack_signi", "attack_lrig", "end")
STATS = ("power", "level", "limit")

MAIN, ATTACK, CUT_IN = "main", "attack", "spell_cut_in"


def is_signi(card: Card) -> bool:
    """A SIGNI card, or a Resona while it is on the field (WX-3.3); not a Charm."""
    kind = card.face.kind
    if card.zone in ALL_SIGNI:
        return not card.pose & FACE_DOWN
    return kind == "signi"


def is_resona(card: Card) -> bool:
    """A Resona, wherever it is."""
    return card.face.kind == "resona" and not card.pose & FACE_DOWN
