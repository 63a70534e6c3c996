"""Frames, badges and icons of Jedi Knights."""

from tabletop.ui.cards.styles import (
    LOWER_LEFT,
    LOWER_RIGHT,
    UPPER_LEFT,
    UPPER_RIGHT,
    Badge,
    Dress,
    GameStyle,
    Icon,
)

_FORCE = {"green": "#2f8f4e", "orange": "#b8651b", "blue": "#2b62b5", "black": "#55585f"}

STYLE = GameStyle(
    dresses={
        "": Dress("#15171b", "#e9e7e1", "#17181b", "#8d8f96"),
        "alliance": Dress("#3c434c", "#f1f0ea", "#1b1d21", "#cfd6de"),
        "empire": Dress("#0d0e11", "#d9dade", "#111216", "#6d1f22"),
        "independent": Dress("#3b3f36", "#e6e7dd", "#1c1e19", "#98a07e"),
        **{colour: Dress(edge, "#eceae4", "#16181b", edge) for colour, edge in _FORCE.items()},
        "location": Dress("#22201c", "#ece7da", "#1f1c16", "#b89a5a"),
    },
    badges=(
        Badge("cost", "hex", "#3b4a6b", UPPER_LEFT, 0.22),
        Badge("destiny", "eye", "#6b2f86", UPPER_RIGHT, 0.2),
        Badge("power", "burst", "#a5301d", LOWER_LEFT, 0.24),
        Badge("defense", "shield", "#2f5fae", LOWER_RIGHT, 0.23),
        Badge("leadership", "chevron", "#7a5c00", (0.5, 0.915), 0.2, zero=False),
        Badge("tactical_bonus", "plus", "#1f6e64", LOWER_RIGHT, 0.22, zero=False),
        Badge("force_number", "round", "#20242b", UPPER_LEFT, 0.25),
        Badge("credit_number", "coin", "#7a5c00", LOWER_LEFT, 0.25),
        Badge("draw_number", "card", "#2f5fae", LOWER_RIGHT, 0.25),
        Badge("theme_number", "round", "#20242b", UPPER_RIGHT, 0.22),
        Badge("hand", "card", "#2f5fae", (0.5, 0.905), 0.22),
        Badge("bonus_credits", "coin", "#7a5c00", LOWER_RIGHT, 0.26, zero=False),
    ),
    icons=(
        Icon("hero", "medal", "#8a6a10", "H"),
        Icon("dark_hero", "medal", "#6d1f22", "D"),
        Icon("typical", "square", "#55585f", "T"),
        Icon("starting", "arrow", "#2f8f4e", "S"),
    ),
)
