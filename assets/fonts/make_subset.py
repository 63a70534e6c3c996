"""Makes the two fonts in this folder from the whole BIZ UDPGothic (SIL OFL 1.1, see OFL.txt).

    python assets/fonts/make_subset.py <folder with BIZUDPGothic_400Regular.ttf and BIZUDPGothic_700Bold.ttf>

The whole fonts are found under `400Regular/` and `700Bold/` of the npm package
`@expo-google-fonts/biz-udpgothic`. What is kept: everything a Japanese Windows can write (cp932, which has the
name characters 髙 and 﨑 that JIS X 0208 lacks), Latin with accents, the signs of the interface, and whatever
else occurs in cards, translations and rules.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from fontTools import subset

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
WEIGHTS = {
    "BIZUDPGothic_400Regular.ttf": "BIZUDPGothic-Regular.ttf",
    "BIZUDPGothic_700Bold.ttf": "BIZUDPGothic-Bold.ttf",
}
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x20A0, 0x20C0)]
PUNCTUATION = [*range(0x2010, 0x2028), *range(0x2030, 0x2060)]
JAPANESE = [*range(0x3000, 0x3100), *range(0x31F0, 0x3200), *range(0xFF00, 0xFFF0)]
SIGNS = "←→↑↓↔↖↗↘↙⇒⇔⇄▲△▼▽▶▷◀◁●○◎◉◆◇■□★☆✓−×±÷∞≠≤≥≈√∑♠♣♥♦♪♀♂①②③④⑤⑥⑦⑧⑨⑩⑳ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ…‥・※†‡⁰¹²³⁴〒々〆ヶ〇"
NAMES = "鷗鶯髙﨑神祥福靖精羽塚"


def cp932() -> Iterator[str]:
    """Every character of Windows code page 932."""
    for lead in [*range(0x81, 0xA0), *range(0xE0, 0xFD)]:
        for trail in range(0x40, 0xFD):
            yield bytes([lead, trail]).decode("cp932", errors="ignore")
    yield from (bytes([single]).decode("cp932", errors="ignore") for single in range(0xA1, 0xE0))


def in_project() -> Iterator[str]:
    """The texts of the project in which a character may occur that nobody thought of."""
    for folder, pattern in (("cards", "*.json"), ("translations", "*.json"), ("assets/rules", "*.md")):
        for path in (ROOT / folder).rglob(pattern):
            yield path.read_text(encoding="utf-8")


def wanted() -> set[int]:
    """The code points to keep."""
    letters = {ord(letter) for text in [SIGNS, NAMES, *cp932(), *in_project()] for letter in text}
    return {point for point in letters.union(LATIN, PUNCTUATION, JAPANESE) if point >= 0x20}


def make(source: Path, target: Path) -> None:
    """One weight: kept glyphs with their kerning and forms, without hinting (it doubles the size)."""
    options = subset.Options(hinting=False, notdef_outline=True, name_IDs=["*"], name_languages=["*"])
    font = subset.load_font(str(source), options)
    kept = subset.Subsetter(options)
    kept.populate(unicodes=wanted())
    kept.subset(font)
    subset.save_font(font, str(target), options)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    for whole, part in WEIGHTS.items():
        found = next(Path(sys.argv[1]).rglob(whole), None)
        if found is None:
            sys.exit(f"{whole} is not under {sys.argv[1]}")
        make(found, HERE / part)
