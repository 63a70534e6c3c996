"""What a deck file of another program says that only that program understands: kept, and written back into it."""

import re
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from tabletop.library.reader import xml_tree
from tabletop.library.reader.models import modelled

_NAME = re.compile(r"[A-Za-z_][\w.-]{0,99}")
_NO_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def xml_text(text: str) -> str:
    """Without the characters that XML cannot hold."""
    return _NO_XML.sub("", text)


def keepable(attributes: Mapping[str, str]) -> dict[str, str]:
    """Those with plain names: prefixes of other vocabularies mean nothing away from where they are explained."""
    return {name: value for name, value in attributes.items() if _NAME.fullmatch(name)}


def _attribute(name: str) -> str:
    if not _NAME.fullmatch(name):
        raise ValueError("no name of an attribute")
    return name


def _element(text: str) -> str:
    xml_tree(text, "kept")
    return text


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


Attributes = dict[Annotated[str, AfterValidator(_attribute)], str]


class KeptCard(_Part):
    """The attributes of `number` copies of one card in a pile or a zone beside the deck."""

    zone: str
    id: str
    number: int = Field(ge=1)
    attributes: Attributes


class Kept(_Part):
    """From a file of the form `form`: attributes of its root, elements as XML, attributes of cards."""

    form: Literal["cod", "dek", "o8d"]
    root: Attributes = Field(default_factory=dict)
    elements: tuple[Annotated[str, AfterValidator(_element)], ...] = ()
    cards: tuple[KeptCard, ...] = ()

    def plain(self) -> dict[str, Any]:
        """As `Deck.kept` and a deck file hold it; empty if there is nothing to keep."""
        found = self.model_dump(mode="json", exclude_defaults=True)
        return found if len(found) > 1 else {}


def read_kept(data: object, where: Any) -> dict[str, Any]:
    """The part of a deck file, looked through. Raises Unusable."""
    return modelled(Kept, data, where).plain() if data else {}


class Returned:
    """Gives what was kept back to the cards as they are written, in the order in which it was read."""

    def __init__(self, kept: Mapping[str, Any], form: str) -> None:
        known = Kept.model_validate(kept) if kept.get("form") == form else None
        self.root: Mapping[str, str] = known.root if known else {}
        self.elements = known.elements if known else ()
        self._cards: dict[tuple[str, str], list[KeptCard]] = {}
        for card in known.cards if known else ():
            self._cards.setdefault((card.zone, card.id), []).append(card)

    def pieces(self, zone: str, id: str, copies: int) -> Iterator[tuple[int, Mapping[str, str]]]:
        """(copies, attributes) that are `copies` of a card together; what was added since has the last ones."""
        waiting = self._cards.get((zone, id), [])
        while copies:
            if not waiting:
                yield copies, {}
                return
            card = waiting[0]
            n = copies if len(waiting) == 1 else min(copies, card.number)
            yield n, card.attributes
            copies -= n
            if n < card.number:
                waiting[0] = card.model_copy(update={"number": card.number - n})
            elif len(waiting) > 1:
                waiting.pop(0)
