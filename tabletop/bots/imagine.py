"""A world that a seat may believe in: what it knows stays, what it cannot know is made up."""

from collections.abc import Mapping

from tabletop.core.card import Face
from tabletop.core.chance import Chance
from tabletop.core.ruleset import ruleset_of
from tabletop.core.state import State
from tabletop.core.view import sees


def imagine(s: State, seat: int, faces: Mapping[str, Face], chance: Chance) -> State:
    """A clone in which the faces that `seat` cannot see are drawn anew.

    Hidden cards whose faces the seat knows all together (`Ruleset.packs`) are dealt anew among their places; other
    hidden cards become any cards of the game with the same back. Nothing of the outcome depends on the hidden faces
    of others.
    """
    world = s.clone()
    world.chance = chance.below(1 << 62)
    hidden = [id for id in range(len(s.cards)) if s.cards[id].zone >= 0 and not sees(s, seat, id)]
    packs = ruleset_of(s).packs(s, seat, hidden)
    for ids in packs:
        _deal(world, ids, chance)
    dealt = {id for ids in packs for id in ids}
    for id in hidden:
        card = s.cards[id]
        if id not in dealt:
            candidates = _with_back(faces, card.face.back)
            if candidates:
                world.cards[id] = card._replace(face=candidates[chance.below(len(candidates))])
    world.stack = [frame.masked(world, seat) for frame in world.stack]
    return world


def _deal(world: State, ids: list[int], chance: Chance) -> None:
    drawn = sorted((world.cards[id].face for id in ids), key=lambda face: face.id)
    chance.shuffle(drawn)
    for id, face in zip(ids, drawn, strict=True):
        world.cards[id] = world.cards[id]._replace(face=face)


_BACKS: dict[tuple[int, str], list[Face]] = {}


def _with_back(faces: Mapping[str, Face], back: str) -> list[Face]:
    key = (id(faces), back)
    if key not in _BACKS:
        _BACKS[key] = [face for _, face in sorted(faces.items()) if face.back == back and face.kind]
    return _BACKS[key]
