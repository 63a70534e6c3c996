"""The colours of the table, dark and light."""

from dataclasses import dataclass

from PySide6.QtGui import QColor

from tabletop.games import GAMES, PLAIN


@dataclass(frozen=True)
class Theme:
    """`tones` are by the words that layouts use."""

    dark: bool
    ink: str
    quiet: str
    panel: str
    tones: dict[str, str]
    source: str
    target: str
    focus: str
    refusal: str

    def colour(self, tone: str, alpha: int = 255) -> QColor:
        """The colour of a tone; unknown tones are lines."""
        colour = QColor(self.tones.get(tone, self.tones["line"]))
        colour.setAlpha(alpha)
        return colour


def theme(game: str, dark: bool = True) -> Theme:
    """The theme of a game's table."""
    accent = GAMES.get(game, GAMES[PLAIN]).accent
    if dark:
        tones = {"line": "#9fb2c8", "field": "#9fb2c8", "strong": "#e6eef8", "accent": accent, "near": "#5aa2ff",
                 "far": "#ff7d6b", "text": "#dbe4ee"}  # fmt: skip
        return Theme(True, "#f2f6fb", "#a9b6c5", "#12161c", tones,
                     "#ffd479", "#5fe3a1", "#ffffff", "#c0453a")  # fmt: skip
    tones = {"line": "#5d6b7c", "field": "#5d6b7c", "strong": "#1f2730", "accent": QColor(accent).darker(150).name(),
             "near": "#1f5fc0", "far": "#b4382a", "text": "#2b3440"}  # fmt: skip
    return Theme(False, "#161b21", "#4a5664", "#ffffff", tones,
                 "#c77700", "#0a7d48", "#10151b", "#a8261b")  # fmt: skip
