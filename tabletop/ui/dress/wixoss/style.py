"""Frames, badges and icons of WIXOSS."""

from tabletop.ui.cards.styles import UPPER_LEFT, UPPER_RIGHT, Badge, Dress, GameStyle, Icon

STYLE = GameStyle(
    dresses={
        "": Dress("#70757d", "#fbfaf8", "#232428", "#a9adb4"),
        "white": Dress("#cdbf8c", "#fffdf4", "#2b281c", "#b6a564"),
        "red": Dress("#b5312b", "#fff4f2", "#331312", "#d9675f"),
        "blue": Dress("#2460b0", "#f1f7ff", "#101f36", "#5b94dd"),
        "green": Dress("#23804a", "#f0fbf3", "#0f2a1a", "#55b67d"),
        "black": Dress("#3d2a52", "#f5f0fa", "#21152e", "#8763a8"),
    },
    badges=(
        Badge("level", "round", "#3a3f4a", UPPER_LEFT, 0.22),
        Badge("limit", "hex", "#3a3f4a", UPPER_RIGHT, 0.22),
        Badge("power", "pill", "#262a33", (0.5, 0.905), 0.15, thousands=True),
    ),
    icons=(
        Icon("life_burst", "medal", "#b8860b", "★"),
        Icon("guard", "shield", "#2f5fae", "G"),
        Icon("multi_ener", "hex", "#7a3f8f", "M"),
        Icon("cross", "plus", "#1f6e64", "×"),
    ),
)
