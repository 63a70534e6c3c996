"""The one world that stands for all those a seat may believe in."""

from tabletop.core.card import Face
from tabletop.core.refusal import Refusal
from tabletop.core.state import State
from tabletop.core.view import sees


def believed(s: State, seat: int) -> State:
    """A clone in which the faces that `seat` does not see lie sorted, within each owner's cards of one back.

    Two states that differ only in what the seat may not know give the same: what is found out here tells nothing.
    """
    world, groups = s.clone(), dict[tuple[int, str], list[int]]()
    world.stack = [frame.masked(world, seat) for frame in s.stack]
    for id, card in enumerate(s.cards):
        if not sees(s, seat, id):
            groups.setdefault((card.owner, card.face.back), []).append(id)
    for ids in groups.values():
        dealt = sorted((s.cards[id].face for id in ids), key=lambda face: face.id)
        for id, face in zip(ids, dealt, strict=True):
            world.cards[id] = world.cards[id]._replace(face=face)
    return world


def without_secrets(s: State, seat: int, refusal: Refusal) -> Refusal:
    """The refusal without the names of cards that lie on the table where `seat` does not see them."""
    seen = {card.face for id, card in enumerate(s.cards) if sees(s, seat, id)}
    return refusal._replace(
        values=tuple(
            (name, None if isinstance(value, Face) and value not in seen else value)
            for name, value in refusal.values
        )
    )
