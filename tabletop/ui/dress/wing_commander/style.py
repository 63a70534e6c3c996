"""Frames, badges and icons of Wing Commander."""

from tabletop.ui.cards.styles import Badge, Dress, GameStyle, Icon

_FIGHTING = ("attack", "support", "maneuver", "defence", "bombing", "torpedo")
_WING_SHAPES = {
    "attack": ("burst", "#a5301d"), "support": ("round", "#1d6a86"), "maneuver": ("diamond", "#7a5c00"),
    "defence": ("shield", "#2f5fae"), "bombing": ("drop", "#6d3aa0"), "torpedo": ("arrow", "#5a5f68"),
}  # fmt: skip

STYLE = GameStyle(
    dresses={
        "": Dress("#1a2740", "#dfe6f0", "#141d2e", "#5a78a8"),
        "terran": Dress("#16305e", "#dde7f5", "#0f1d36", "#4d7fd0"),
        "kilrathi": Dress("#5c1717", "#f5e3dc", "#360f0f", "#c65a3c"),
        "neutral": Dress("#25282f", "#e2e5ea", "#1b1e24", "#7a828f"),
    },
    badges=(
        Badge("muster_cost", "square", "#3d4654", (0.12, 0.085), 0.2),
        Badge("medal_cost", "medal", "#7c5a00", (0.88, 0.09), 0.22, zero=False),
        Badge("medals", "medal", "#8a6a10", (0.88, 0.26), 0.22, zero=False),
        Badge("maneuver_cost", "diamond", "#7a5c00", (0.12, 0.085), 0.22),
        Badge("reinforcement", "plus", "#1f7a4c", (0.88, 0.26), 0.22, zero=False),
        Badge("power_loss", "minus", "#8a2f2f", (0.88, 0.26), 0.22, zero=False),
        *(Badge(value, *_WING_SHAPES[value], (0.115, 0.915), 0.195, flow="row") for value in _FIGHTING),
    ),
    icons=(Icon("unique", "diamond", "#6b2f86", "U"),),
)
