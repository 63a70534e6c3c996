"""All card texts of a game in both languages, as one text that people read in review.

Renew the golden files after a change that is meant:  python -m tests.effects.card_texts [GAME …]
(without a game: every game), then read the difference before committing it.
"""

import sys
from pathlib import Path

from tabletop.games import KEYS, ruleset
from tabletop.library.pool import faces

GOLDEN = Path(__file__).parent / "golden"


def golden_file(game: str) -> Path:
    """Where the accepted texts of a game lie."""
    return GOLDEN / f"card_texts.{game}.txt"


def rendered(game: str) -> str:
    """The card texts as the program writes them now, by card id."""
    rules, lines = ruleset(game), []
    for id, face in sorted(faces(game).items()):
        lines.append(f"{id}: {face.name['en']} / {face.name['ja']}")
        for language in ("en", "ja"):
            lines += [f"  {block.title}: {block.body}" for block in rules.card_text(face, language)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for name in sys.argv[1:] or KEYS:
        golden_file(name).write_text(rendered(name), encoding="utf-8")
