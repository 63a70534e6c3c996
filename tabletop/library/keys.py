"""Keys under which names are searched and matched: the same for every way of writing the same name."""

import re
import unicodedata
from functools import lru_cache

_DROPPED = " \t\r\n\u3000・･·'’‘`´\"“”„«»「」『』《》【】!！?？、。,.:：;；/／_"
_DASHES = "‐‑‒–—―−﹣"
_WAVES = "〜～∼"
_MARKS = str.maketrans({
    **dict.fromkeys(_DROPPED),
    **dict.fromkeys(_DASHES, "-"),
    **dict.fromkeys(_WAVES, "~"),
    "×": "x", "✕": "x",
})  # fmt: skip
_SMALL = {"ァ": "a", "ィ": "i", "ゥ": "u", "ェ": "e", "ォ": "o"}
_VOWELS = "aiueo"
_ROWS = {
    "": "アイウエオ", "k": "カキクケコ", "g": "ガギグゲゴ", "s": "サシスセソ", "z": "ザジズゼゾ", "t": "タチツテト",
    "d": "ダヂヅデド", "n": "ナニヌネノ", "h": "ハヒフヘホ", "b": "バビブベボ", "p": "パピプペポ", "m": "マミムメモ",
    "r": "ラリルレロ",
}  # fmt: skip
_SYLLABLES = {
    **{kana: row + vowel for row, line in _ROWS.items() for kana, vowel in zip(line, _VOWELS, strict=True)},
    "シ": "shi", "チ": "chi", "ツ": "tsu", "フ": "fu", "ジ": "ji", "ヂ": "ji", "ヅ": "zu",
    "ヤ": "ya", "ユ": "yu", "ヨ": "yo", "ワ": "wa", "ヰ": "i", "ヱ": "e", "ヲ": "o", "ヴ": "vu", "ン": "n",
    "ャ": "ya", "ュ": "yu", "ョ": "yo", "ヮ": "wa", **_SMALL,
}  # fmt: skip
_SPELLINGS = tuple(
    (re.compile(typed), meant)
    for typed, meant in (
        ("s[yj]", "sh"), ("[tc]y", "ch"), ("[zj]y", "j"), ("si", "shi"), ("ti", "chi"), ("tu", "tsu"),
        ("(?<![sc])hu", "fu"), ("zi", "ji"), ("cch", "tch"), ("m(?=[bpm])", "n"),
        ("ou|oo|ô", "o"), ("uu", "u"), ("aa", "a"), ("ii", "i"), ("ee", "e"),
    )
)  # fmt: skip


def is_kana(letter: str) -> bool:
    """Whether this is one hiragana or katakana letter, or the mark of a long vowel."""
    return "ぁ" <= letter <= "ゖ" or "ァ" <= letter <= "ヺ" or letter == "ー"


def katakana(text: str) -> str:
    """Hiragana as katakana; all else as it is."""
    return "".join(chr(ord(letter) + 0x60) if "ぁ" <= letter <= "ゖ" else letter for letter in text)


@lru_cache(maxsize=8_192)
def folded(text: str) -> str:
    """The key of a name: width, case, spaces, punctuation, kinds of dash and of kana make no difference."""
    letters = katakana(unicodedata.normalize("NFKC", text).casefold()).translate(_MARKS)
    if "ー" not in letters:
        return letters
    return "".join(
        "-" if letter == "ー" and not (i and is_kana(letters[i - 1])) else letter
        for i, letter in enumerate(letters)
    )


@lru_cache(maxsize=65536)
def romaji(kana: str) -> str:
    """Kana in Latin letters as Hepburn wrote them, long vowels written out short; all else as it is."""
    out = ""
    double = False
    for letter in katakana(kana):
        sound = _SYLLABLES.get(letter, "" if letter in "ーッ" else letter)
        if letter == "ッ":
            double = True
            continue
        if letter in "ャュョ" and out[-1:] == "i":
            out = out[:-1] + (sound[1:] if out[-3:] in ("shi", "chi") or out[-2:] == "ji" else sound)
        elif letter in _SMALL and out[-1:] in _VOWELS and out[-1:] != "":
            out = out[:-1] + sound
        else:
            out += ("t" if sound[:2] == "ch" else sound[:1]) + sound if double else sound
        double = False
    return plain_romaji(out)


def plain_romaji(text: str) -> str:
    """Latin letters of a Japanese word as people type them, brought to one spelling (`toukyou`, `tookyoo`, `tôkyô`
    are `tokyo`; `si` is `shi`)."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    for typed, meant in _SPELLINGS:
        bare = typed.sub(meant, bare)
    return bare.translate(_MARKS).replace("-", "")
