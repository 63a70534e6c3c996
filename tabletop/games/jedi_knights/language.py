"""What the words of the effect language mean in this game."""

from collections.abc import Callable

from tabletop.core.state import State
from tabletop.effects.language import Language
from tabletop.games.jedi_knights import acts, table, words
from tabletop.games.jedi_knights.teams import opponents


def _until(word: str) -> Callable[[State, int, int], tuple[str, int]]:
    return lambda s, player, target: (word, 0)


LANGUAGE = Language(
    types={
        "card": lambda card: True, "character": words.is_character, "starship": words.is_starship,
        "weapon": words.is_weapon,
    },
    states={"ready": lambda card: card.pose == words.READY, "rotated": lambda card: card.pose == words.ROTATED},
    places={
        "site": lambda s, seat: s.zones[words.AT_SITE[seat]],
        "system": lambda s, seat: s.zones[words.AT_SYSTEM[seat]],
        "hand": lambda s, seat: s.zones[words.HAND[seat]],
        "draw_deck": lambda s, seat: s.zones[words.DRAW_DECK[seat]],
    },
    measures={},
    until={word: _until(word) for word in ("shot", "battle", "phase", "turn")},
    destroy=table.discard,
    set_state=table.set_state,
    move=table.move_to,
    look=table.look,
    pick_rule="JK-5.22",
    hidden=frozenset({"draw_deck"}),
    opponents=opponents,
)  # fmt: skip

__all__ = ["LANGUAGE", "acts"]
