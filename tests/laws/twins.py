"""Twin worlds: two states that differ only in what a seat may not know, and whatever a person may try in them."""

from tabletop.core.chance import Chance
from tabletop.core.judge import why_not
from tabletop.core.move import NONE, Move, to_zone
from tabletop.core.ruleset import ruleset_of
from tabletop.core.state import State
from tabletop.core.view import sees
from tests.laws.games import walk

EVERY = 6
"""Decisions from one pair of twins to the next."""


def permuted(s: State, seat: int, chance: Chance) -> State:
    """A clone in which hidden faces have changed places: within what the seat knows all together, and else within
    those of one owner and back."""
    twin = s.clone()
    hidden = [id for id in range(len(s.cards)) if not sees(s, seat, id)]
    packs = ruleset_of(s).packs(s, seat, hidden)
    others = [id for id in hidden if not any(id in ids for ids in packs)]
    for key in {(s.cards[id].owner, s.cards[id].face.back) for id in others}:
        packs.append([id for id in others if (s.cards[id].owner, s.cards[id].face.back) == key])
    for ids in packs:
        dealt = [s.cards[id].face for id in ids]
        chance.shuffle(dealt)
        for id, face in zip(ids, dealt, strict=True):
            twin.cards[id] = twin.cards[id]._replace(face=face)
    return twin


def any_gesture(s: State, chance: Chance) -> Move:
    """A well-formed move of any verb that the rules know, with any card, at anything."""
    verbs, cards, zones = sorted(s.rules.verbs - {"resign"}), len(s.cards), len(s.zones)
    targets = (NONE, chance.below(cards), to_zone(chance.below(zones)))
    return Move(verbs[chance.below(len(verbs))], chance.below(cards), targets[chance.below(3)], chance.below(2))


def gestures(game: str, seed: int, decisions: int = 120, each: int = 60) -> int:
    """How many gestures were tried in a random game, `each` in every pair of twins; an AssertionError names the one
    that is told otherwise where only hidden faces are others."""
    tried, chance = 0, Chance(seed + 60)
    for at, s in enumerate(walk(game, seed, decisions)):
        if at % EVERY or s.winner >= 0:
            continue
        twin = permuted(s, s.asked, chance)
        for _ in range(each):
            move = any_gesture(s, chance)
            assert why_not(s, s.asked, move) == why_not(twin, s.asked, move), (game, seed, at, move)
            tried += 1
    return tried
