"""What a game started from, as saves and journals say it before its moves."""

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from tabletop.core.digest import METHOD
from tabletop.core.text_card import KIND

if TYPE_CHECKING:
    from tabletop.core.card import Face
    from tabletop.core.ruleset import Ruleset
    from tabletop.play.setup import Setup


def header(setup: "Setup") -> dict[str, Any]:
    """What a save says before its moves."""
    decks = [
        {"name": d.name, "id": d.id, "piles": {p: list(ids) for p, ids in d.piles.items()}, "setup": dict(d.setup)}
        for d in setup.decks
    ]
    return {
        "ruleset": setup.rules.key, "version": setup.rules.version, "landmark": METHOD, "seed": setup.seed,
        "decks": decks, "cards": fingerprints(setup), "options": dict(setup.options), "seats": list(setup.seats),
        "title": setup.title, "date": setup.date,
        **({"position": setup.position} if setup.position else {}),
        **({"free": True} if setup.rules.free else {}),
        **({"results": list(setup.results)} if setup.results else {}),
    }  # fmt: skip


def fingerprints(setup: "Setup") -> dict[str, str]:
    """What each card of the decks says, in eight hex digits: a save can tell by it which of them read otherwise now."""
    ids = {id for deck in setup.decks for pile in deck.piles.values() for id in pile}
    known = ((id, setup.faces.get(id)) for id in sorted(ids))
    return {id: fingerprint(setup.rules, face) for id, face in known if face is not None and face.kind != KIND}


def fingerprint(rules: "Ruleset", face: "Face") -> str:
    """Of the numbers and the text that are printed on a card."""
    said = [tuple(block) for block in rules.card_text(face, "en")]
    told = (face.kind, sorted(face.values.items()), sorted(face.traits), said)
    return blake2b(repr(told).encode(), digest_size=4).hexdigest()
