"""Frames, badges and icons of Confront Wisdom."""

from tabletop.ui.cards.styles import LOWER_LEFT, LOWER_RIGHT, UPPER_LEFT, Badge, Dress, GameStyle

STYLE = GameStyle(
    dresses={
        "": Dress("#2c2f6b", "#f5efe0", "#22223a", "#4a4e9a"),
        "assist": Dress("#6b2c58", "#f7ecef", "#3a1c2f", "#9a4a80"),
    },
    badges=(
        Badge("level", "round", "#30408f", UPPER_LEFT, 0.22),
        Badge("soul", "drop", "#1f7a5c", LOWER_LEFT, 0.23),
        Badge("power", "burst", "#a8321f", LOWER_RIGHT, 0.25),
    ),
)
