"""The glossary of the four games, and where its terms stand in a text."""

import json
import re
from dataclasses import dataclass
from functools import lru_cache

from tabletop.library.shipped import data_root


@dataclass(frozen=True)
class Term:
    """One word of the games in both languages; `reading` in hiragana, `game` "" where all of them use it."""

    id: str
    en: str
    ja: str
    reading: str
    game: str
    variants: tuple[str, ...] = ()
    note: tuple[tuple[str, str], ...] = ()

    def said(self, language: str) -> str:
        """The term in a language."""
        return self.ja if language == "ja" else self.en


@lru_cache
def terms() -> tuple[Term, ...]:
    """Every term, in the order of the glossary."""
    path = data_root() / "translations" / "terms.json"
    entries = json.loads(path.read_text("utf-8"))["terms"] if path.exists() else []
    return tuple(
        Term(
            e["id"], e["en"], e["ja"], e.get("reading", ""), e.get("game", ""), tuple(e.get("variants", ())),
            tuple((e.get("note") or {}).items()),
        )
        for e in entries
    )  # fmt: skip


@lru_cache
def _finder(game: str, language: str) -> tuple[re.Pattern[str], dict[str, Term]]:
    by_word: dict[str, Term] = {}
    for term in terms():
        if term.game in ("", game):
            words = (term.ja, *term.variants) if language == "ja" else (term.en,)
            for word in words:
                if len(word) >= (2 if language == "ja" else 3):
                    by_word.setdefault(word.casefold(), term)
    longest = sorted(by_word, key=len, reverse=True)
    choice = "|".join(re.escape(word) for word in longest) or r"(?!)"
    return re.compile(choice if language == "ja" else rf"\b(?:{choice})(?=s?\b)", re.IGNORECASE), by_word


def found_in(text: str, game: str, language: str) -> list[tuple[int, int, Term]]:
    """(start, end, term) for each term in a text, the longest at each place, each term only where it comes first."""
    pattern, by_word = _finder(game, language)
    found: list[tuple[int, int, Term]] = []
    seen: set[str] = set()
    for match in pattern.finditer(text):
        term = by_word[match[0].casefold()]
        if term.id not in seen:
            seen.add(term.id)
            found.append((match.start(), match.end(), term))
    return found


@lru_cache
def term(id: str, game: str) -> Term | None:
    """A term by its id, as a game uses it."""
    matching = [each for each in terms() if each.id == id and each.game in ("", game)]
    return matching[0] if matching else None
