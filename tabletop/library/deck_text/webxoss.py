"""Decks of WEBXOSS: JSON with an id a copy."""

import json
from collections import Counter
from typing import Any

from tabletop.core.ruleset import Deck
from tabletop.games import GAMES
from tabletop.library.deck_form import deck_form
from tabletop.library.deck_text.collecting import Asked, Collected
from tabletop.library.deck_text.matching import matcher
from tabletop.library.deck_text.placeholders import written_name
from tabletop.library.deck_text.report import Imported
from tabletop.library.decks import most_cards
from tabletop.library.errors import Unusable

FORMAT = "WEBXOSS Deck"
GAME = next(key for key, game in GAMES.items() if "webxoss" in game.forms)


def read_webxoss(data: Any, where: object) -> Imported:
    """The deck in such a file's data. Raises Unusable."""
    content = data.get("content")
    collected = Collected(GAME, where)
    most_cards([ids for ids in content.values() if isinstance(ids, list)] if isinstance(content, dict) else [], where)
    n = 0
    for zone, pile in deck_form(GAME).webxoss.items():
        ids = content.get(zone, []) if isinstance(content, dict) else None
        if not isinstance(ids, list) or not all(isinstance(id, str) for id in ids):
            raise Unusable("errors.wrong_pile", path=where, pile=zone)
        for id, count in Counter(ids).items():
            n += 1
            face = matcher(GAME).by_id(id)
            collected.add(Asked(n, f"{count} {id}", count, id, face, pile, exact=True))
    return collected.deck({}, {}, "webxoss")


def write_webxoss(deck: Deck) -> str:
    """The text of such a file; unknown cards keep their names."""
    content = {
        zone: [written_name(id) for id in deck.piles.get(pile, ())]
        for zone, pile in deck_form(GAME).webxoss.items()
    }
    return (
        json.dumps({"format": FORMAT, "version": "1", "content": content}, ensure_ascii=False, indent=1)
        + "\n"
    )
