"""The numbers by which OCTGN knows games and cards, made from our ids: always the same, so that they lead back."""

from functools import lru_cache
from uuid import NAMESPACE_URL, UUID, uuid5

from tabletop.games import KEYS
from tabletop.library.pool import faces

_SPACE = uuid5(NAMESPACE_URL, "tabletop:octgn")
NO_CARD = UUID(int=0)


def game_guid(game: str) -> str:
    """Of a game."""
    return str(uuid5(_SPACE, game))


def card_guid(game: str, id: str) -> str:
    """Of a card, all zeros of one that nobody knows."""
    return str(uuid5(_SPACE, f"{game}/{id}") if id in faces(game) else NO_CARD)


def game_of(guid: str) -> str:
    """The game with that number, "" for a foreign one."""
    return next((game for game in KEYS if game_guid(game) == guid.casefold()), "")


@lru_cache(maxsize=8)
def _cards(game: str, many: int) -> dict[str, str]:
    return {card_guid(game, id): id for id in faces(game)}


def card_of(game: str, guid: str) -> str:
    """The id of the card with that number, "" for a foreign one."""
    return _cards(game, len(faces(game))).get(guid.casefold(), "")
