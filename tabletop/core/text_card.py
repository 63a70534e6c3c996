"""Cards that are made on the spot from words: the words are the card, so a position file can hold them."""

from urllib.parse import quote, unquote

from tabletop.core.card import Face, TextBlock

KIND = "text"
_PREFIX = "text:"
_BREAK = "|"


def text_face(text: str) -> Face:
    """The face of a card that says `text`; what stands before the first `|` is its name."""
    name = text.partition(_BREAK)[0].strip() or text.strip()
    return Face(_PREFIX + quote(text, safe=""), KIND, {"en": name, "ja": name}, printed=text)


def from_id(id: str) -> Face | None:
    """The text card with that id; None where the id is no text card's."""
    return text_face(unquote(id.removeprefix(_PREFIX))) if id.startswith(_PREFIX) else None


def words_of(face: Face) -> tuple[TextBlock, ...]:
    """What the card says below its name."""
    body = str(face.printed).partition(_BREAK)[2].strip()
    return (TextBlock("", body),) if body else ()
