"""What a game started from, as saves and journals say it before its moves."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tabletop.play.session import Setup


def header(setup: "Setup") -> dict[str, Any]:
    """What a save says before its moves."""
    decks = [
        {"name": d.name, "id": d.id, "piles": {p: list(ids) for p, ids in d.piles.items()}, "setup": dict(d.setup)}
        for d in setup.decks
    ]
    return {
        "ruleset": setup.rules.key, "version": setup.rules.version, "seed": setup.seed, "decks": decks,
        "options": dict(setup.options), "seats": list(setup.seats), "title": setup.title, "date": setup.date,
        **({"position": setup.position} if setup.position else {}),
        **({"free": True} if setup.rules.free else {}),
        **({"results": list(setup.results)} if setup.results else {}),
    }  # fmt: skip
