"""A card that the program does not run: its words, and the moves that those words will probably need."""

from textwrap import wrap

from tabletop.core.card import Face
from tabletop.library.texts import language

WIDEST = 60
"""Letters in a line of a menu."""

_SIGNS = {
    "draw": ("draw", "引く", "引き"), "mill": ("deck into the discard", "top card of", "デッキの上"),
    "shuffle": ("shuffle", "シャッフル"), "look": ("look at", "search", "見る", "探し"),
    "reveal": ("reveal", "show", "公開"),
    "turn": ("tap", "turn", "inactive", "down", "ダウン", "イナクティブ", "横向き"), "flip": ("face down", "裏向き"),
    "attach": ("attach", "put it on", "付け"), "more": ("counter", "damage", "+", "ダメージ", "カウンター"),
    "give": ("control", "支配", "コントロール"), "remove": ("remove", "exclude", "除外"), "make": ("token", "トークン"),
    "numbers": ("points", "credits", "ポイント", "点"),
}  # fmt: skip
"""Words that point to an act, in both languages."""

USUAL = ("turn", "more")
"""Offered where the words point to nothing."""


def own_words(face: Face, spoken: str = "") -> str:
    """What the card says of itself, where the program cannot run it; "" where it can. Without `spoken` in the
    language in use."""
    printed = getattr(face.printed, "card", face.printed)
    said = getattr(printed, "by_hand", None)
    if not said:
        return ""
    return str(getattr(said, spoken or language(), None) or getattr(said, "en", "") or "")


def words_by_hand(face: Face) -> list[str]:
    """The same in lines for a menu."""
    text = own_words(face)
    width = WIDEST if language() == "en" else WIDEST // 2
    return [line for part in text.split("\n") for line in wrap(part, width)] if text else []


def likely_acts(face: Face) -> list[str]:
    """Names of acts (`sandbox.do_<name>`), in the order of the table above."""
    text = own_words(face).casefold()
    found = [name for name, signs in _SIGNS.items() if any(sign in text for sign in signs)]
    return found or list(USUAL)
