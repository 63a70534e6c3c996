"""A deck from a file, the clipboard or a drop, in whatever form it comes."""

import re
from pathlib import Path
from typing import Any

from tabletop.games import KEYS, ruleset
from tabletop.library.deck_text.encoding import LONGEST_LINE, lines_of
from tabletop.library.deck_text.entries import named
from tabletop.library.deck_text.headings import about, heading
from tabletop.library.deck_text.matching import matcher
from tabletop.library.deck_text.plain import read_plain
from tabletop.library.deck_text.report import Imported, as_it_lies
from tabletop.library.deck_text.webxoss import FORMAT, read_webxoss
from tabletop.library.deck_text.xml_forms import game_named, read_xml
from tabletop.library.decks import read_deck
from tabletop.library.errors import Unusable
from tabletop.library.pool import faces
from tabletop.library.reader import bounded, decode, guarded, json_data, xml_tree
from tabletop.library.reader import read_bytes as bytes_of

_PLAIN_FORMS = {".dck": "dck", ".ydk": "ydk"}
_JSON_SUFFIXES = (".json", ".webxoss")
_FORGE = "[metadata]"
_XMAGE = re.compile(r"(?:SB:\s*)?[0-9]{1,3} \[[^\[\]:]+:[^\[\]:]+\] \S")
_EDOPRO = {"#main", "#extra", "!side"}
TRIED = 60
"""So many lines are tried to find out which game a list is for."""


def read_file(path: Path, game: str = "", likely: str = "") -> Imported:
    """The deck in a file. `game` is what a person said it is for, and holds; `likely` is that of lists that say nothing
    and name no card of any game. Raises Unusable."""
    return read_bytes(bytes_of(path), path, game, likely)


def read_bytes(data: bytes, where: Path | str, game: str = "", likely: str = "") -> Imported:
    """The deck in the bytes of a file. Raises Unusable."""
    return read_text(decode(data, where), where, game, likely)


def read_text(text: str, where: Path | str, game: str = "", likely: str = "") -> Imported:
    """The deck in a text: our own form, WEBXOSS, XML of four programs, or a list. Raises Unusable."""
    bounded(text.encode("utf-8", "replace"), where)
    with guarded(where, "reader.broken"):
        return _in_its_form(text, where, game, likely)


def _in_its_form(text: str, where: Path | str, game: str, likely: str) -> Imported:
    start = text.lstrip("\ufeff \t\r\n")[:1]
    if start == "{" or Path(where).suffix.lower() in _JSON_SUFFIXES:
        imported = _from_json(text, where)
        if game and imported.deck.game != game:
            raise Unusable("decks.other_game", path=where, game=imported.deck.game, wanted=game)
        return imported
    if start == "<" and ("</" in text or "/>" in text):
        root = xml_tree(text, where)
        names = " ".join(part.get("name", "") + (part.text or "") + "\n" for part in root.iter())
        return read_xml(root, game or game_named(root) or _game_of([*_names(root), names], likely), where)
    lines = lines_of(text, where)
    form = _PLAIN_FORMS.get(Path(where).suffix.lower()) or _form_by_lines(lines)
    return read_plain(lines, game or _named_game(lines) or _game_of(lines, likely), where, form)


def _form_by_lines(lines: list[str]) -> str:
    """The form of a list whose file has no name."""
    found = {line.strip() for line in lines}
    if _FORGE in found or any(_XMAGE.match(line) for line in lines):
        return "dck"
    return "ydk" if found >= _EDOPRO else "text"


def _names(root: Any) -> list[str]:
    return [
        part.get("name") or part.get("Name") or (part.text or "").strip()
        for part in root.iter()
        if part.tag in ("card", "name", "Cards")
    ]


def _from_json(text: str, where: Path | str) -> Imported:
    data = json_data(text, where)
    if isinstance(data, dict) and data.get("format") == FORMAT:
        return read_webxoss(data, where)
    return as_it_lies(read_deck(data, where))


def _named_game(lines: list[str]) -> str:
    """The game in the header of a list. Raises Unusable for one that we do not have."""
    for line in lines[:40]:
        said = about(line)
        if said and said[0] == "game":
            key = said[1].casefold().replace(" ", "_").replace("-", "_")
            if key not in KEYS:
                raise Unusable("decks.unknown_game", game=said[1], games=", ".join(KEYS))
            return key
    return ""


def _game_of(lines: list[str], wanted: str) -> str:
    """The game whose cards the lines name most; the wanted one unless it knows none of them."""
    tried = [line[:LONGEST_LINE] for line in lines if line.strip()][:TRIED]
    scores = {key: _known(tried, key) for key in KEYS if _there(key)}
    if wanted and (scores.get(wanted) or not any(scores.values())):
        return wanted
    best = max(scores, key=lambda key: scores[key])
    return best if scores[best] or not wanted else wanted


def _there(key: str) -> bool:
    try:
        return bool(ruleset(key).piles) and bool(faces(key))
    except (ImportError, AttributeError):
        return False


def _known(lines: list[str], key: str) -> int:
    known = matcher(key)
    return sum(heading(line, key) is None and named(line, known) for line in lines)
