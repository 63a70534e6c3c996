"""Where a rule comes from, as a sign that fits beside it and in words."""

from tabletop.library.errors import Unusable
from tabletop.library.rules_text import OURS, PUBLISHER, SOURCE, rule
from tabletop.library.texts import say

SIGNS = {SOURCE: "●", PUBLISHER: "◐", OURS: "○"}


def marks(id: str) -> tuple[str, ...]:
    """The marks of a rule (source, publisher, ours); none where there is no such rule."""
    try:
        return tuple(mark for mark in rule(id, "en").marks if mark in SIGNS)
    except (Unusable, KeyError):
        return ()


def sign(id: str) -> str:
    """One sign for each of its marks: ● from the source, ◐ from the publisher's text, ○ our decision."""
    return "".join(SIGNS[mark] for mark in marks(id))


def told(id: str) -> str:
    """The same in words."""
    return say("provenance.joint").join(say(f"provenance.{mark}") for mark in marks(id))


def source_sentence(id: str) -> str:
    """The Japanese sentence of a rule that rests on a Japanese text; "" where it is our decision alone."""
    if not {SOURCE, PUBLISHER} & set(marks(id)):
        return ""
    return rule(id, "ja").text
