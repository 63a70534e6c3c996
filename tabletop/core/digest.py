"""A short fingerprint of a state, equal exactly where two states are."""

from hashlib import blake2b

from tabletop.core.state import State


def digest(s: State) -> str:
    """16 hex digits over everything that decides how the game goes on."""
    cards = [
        (c.face.id, c.owner, c.holder, c.zone, c.pose, c.known, c.on, sorted(c.counters)) for c in s.cards
    ]
    rest = (s.zones, s.numbers, [repr(f) for f in s.stack], s.legal, s.lasting, sorted(s.used))
    memory = sorted(s.memory.items())
    text = repr((cards, rest, memory, s.turn, s.player, s.winner, s.chance))
    return blake2b(text.encode(), digest_size=8).hexdigest()
