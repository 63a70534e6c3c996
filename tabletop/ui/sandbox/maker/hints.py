"""The words that a game's effects may use in a field, so that nobody has to know them by heart."""

from collections.abc import Iterable

from tabletop.core.ruleset import Ruleset
from tabletop.library.texts import language

_FIELDS = {
    "type": "nouns", "state": "states", "stat": "stats", "zone": "places", "duration": "durations", "mark": "marks",
    "to": "destinations", "what": "looks", "number": "numbers", "of": "measures",
}  # fmt: skip
"""Field → the table of the vocabulary that holds its words."""
REFS = ("source", "previous")


class Hints:
    """The words of one game."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules

    def words(self, name: str) -> list[tuple[str, str]]:
        """(word, what it means) for a field; empty where anything may be written."""
        if name == "ref":
            return [(word, "") for word in REFS]
        found: dict[str, str] = {}
        if name in _FIELDS and self.rules.vocabulary is not None:
            table = getattr(self.rules.vocabulary, _FIELDS[name], {})
            found |= {word: _meaning(said) for word, said in table.items()}
        known: Iterable[str] = self._known(name)
        found |= {word: found.get(word, "") for word in known}
        return sorted(found.items())

    def _known(self, name: str) -> Iterable[str]:
        """Words that the game runs, though it may have no expression for them."""
        words = getattr(self.rules, "language", None)
        table = {
            "type": "types",
            "state": "states",
            "zone": "places",
            "of": "measures",
            "duration": "until",
        }.get(name)
        return getattr(words, table, {}) if table and words is not None else ()


def _meaning(said: object) -> str:
    text = getattr(said, language(), None) or getattr(said, "many", None) or getattr(said, "en", "")
    return str(text).split("|")[-1].replace("*", "…")
