"""What a gesture means: cards are deployed to the planet, arm one another, attack, support and shoot."""

from tabletop.core.gestures import NOT_SEEN, NOT_YOURS, POINTED, ZONE, GestureTable, Meaning, Untouched

_HANDS = ("near hand", "near theme_pile")
_SURFACE, _SPACE = ("near at_site", "site", "site_stack"), ("near at_system", "system", "system_stack")
"""Where the planet and the space before it are hit."""
_SITE, _SYSTEM = ("near at_site",), ("near at_system",)
_OWN = (*_SITE, *_SYSTEM)
_FRIENDS = (*_OWN, "partner at_site", "partner at_system")
_FOES = ("far at_site", "far at_system")
_CARD, _SHIP, _WEAPON = ("character",), ("starship",), ("weapon",)

_DEPLOYING = (
    Meaning("deploy", _HANDS, _OWN, _WEAPON, POINTED, ("deploy",), "JK-5.22"),
    Meaning("deploy", _HANDS, _SURFACE, _CARD, "near at_site", ("deploy",), "JK-5.22"),
    Meaning("deploy", _HANDS, _SYSTEM, _CARD, POINTED, ("deploy",), "JK-5.22"),
    Meaning("deploy", _HANDS, _SPACE, _SHIP, "near at_system", ("deploy",), "JK-5.22"),
    Meaning("replace", _HANDS, _OWN, (*_CARD, *_SHIP), POINTED, rule="JK-8.9"),
    Meaning("transfer", _OWN, _OWN, _WEAPON, POINTED, ("deploy",), "JK-8.8"),
)
_FIGHTING = (
    Meaning("support", _OWN, _FRIENDS, (*_CARD, *_SHIP), POINTED, rule="JK-9.12"),
    Meaning("attack", _SYSTEM, _FOES, _SHIP, POINTED, ("starship_battle",), "JK-9.1"),
    Meaning("attack", _SITE, _FOES, _CARD, POINTED, ("character_battle",), "JK-9.1"),
    Meaning("blockade", _SYSTEM, _FOES, _SHIP, POINTED, ("blockade",), "JK-10.1"),
    Meaning("shuttle", _SITE, _SYSTEM, _CARD, POINTED, ("blockade",), "JK-10.4"),
    Meaning("shuttle", _SYSTEM, _SURFACE, _CARD, "near at_site", ("blockade",), "JK-10.4"),
    Meaning("use_weapon", _OWN, _FOES, _WEAPON, POINTED, rule="JK-8.4"),
    Meaning("tactical", _HANDS, (*_OWN, *_FOES), ("event",), ZONE, rule="JK-9.32"),
)
_OTHERS = (
    Meaning("play", (*_HANDS, *_OWN), kinds=("event", "power"), aims="near table", rule="JK-14.1"),
    Meaning("use", ("near table",), rule="JK-5.22"),
    Meaning("pick_force", ("near force_deck",), ("near force_in_use",), aims="near force_in_use", rule="JK-5.12"),
    Meaning("set_aside", ("near draw_deck", "near locations"), ("near theme_pile",), aims="near theme_pile",
            rule="JK-4.2"),
    Meaning("choose_location", ("near locations",), ("site", "site_stack"), ("location",), "site", rule="JK-4.3"),
    Meaning("answer_location", ("near locations",), ("system", "system_stack"), ("location",), "system",
            rule="JK-4.3"),
)  # fmt: skip

GESTURES = GestureTable(
    meanings=(*_DEPLOYING, *_FIGHTING, *_OTHERS),
    untouched=(
        Untouched(("far theme_pile",), NOT_SEEN, "JK-1.5"),
        Untouched(
            ("far hand", "far force_deck", "far draw_deck", "near draw_deck", "near discard", "far discard",
             "near used_force", "far used_force", "site_stack", "system_stack", "far locations"), NOT_SEEN, "JK-1.3",
        ),
        Untouched((*_FOES, "far table", "far theme", "far force_in_use"), NOT_YOURS, "JK-9.1"),
    ),
)  # fmt: skip
