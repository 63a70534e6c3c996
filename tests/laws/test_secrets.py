"""Law 6: what a seat cannot see changes nothing for it; law 11: what changes in a view has been told."""

from dataclasses import replace

from tabletop.core.chance import Chance
from tabletop.core.event import Event
from tabletop.core.judge import faults, why_not
from tabletop.core.move import NONE, Move, to_zone
from tabletop.core.ruleset import ruleset_of
from tabletop.core.state import State
from tabletop.core.view import HANDLE, View, cut, decision, handles, project, sees
from tests.laws.games import setup, walk
from tests.laws.stirred import stirred


def _permuted(s: State, seat: int, chance: Chance) -> State:
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


def _seen(view: View) -> str:
    return repr(replace(view, decision=None))


def test_a_view_is_the_same_whatever_the_hidden_faces_are(game: str, seed: int) -> None:
    chance = Chance(seed)
    for at, s in enumerate(walk(game, seed, 100)):
        if at % 5:
            continue
        for seat in range(s.rules.seats):
            twin = _permuted(s, seat, chance)
            assert _seen(project(s, seat)) == _seen(project(twin, seat))
            if s.winner < 0 and s.asked != seat:
                assert repr(decision(s, seat)) == repr(decision(twin, seat))


def test_no_view_holds_a_face_that_its_seat_does_not_see(game: str, seed: int) -> None:
    for s in walk(game, seed, 60):
        for seat in range(s.rules.seats):
            view = project(s, seat)
            for id, card in view.cards.items():
                if id >= HANDLE:
                    assert card.face is None
                else:
                    assert (card.face is not None) == sees(s, seat, id)


def _any_gesture(s: State, chance: Chance) -> Move:
    """A well-formed move of any verb that the rules know, with any card, at anything."""
    verbs, cards, zones = sorted(s.rules.verbs - {"resign"}), len(s.cards), len(s.zones)
    targets = (NONE, chance.below(cards), to_zone(chance.below(zones)))
    return Move(verbs[chance.below(len(verbs))], chance.below(cards), targets[chance.below(3)], chance.below(2))


def test_what_a_gesture_is_told_is_the_same_whatever_the_hidden_faces_are(game: str, seed: int) -> None:
    tried, chance = 0, Chance(seed + 60)
    for at, s in enumerate(walk(game, seed, 120)):
        if at % 6 or s.winner >= 0:
            continue
        twin = _permuted(s, s.asked, chance)
        for _ in range(60):
            move = _any_gesture(s, chance)
            assert why_not(s, s.asked, move) == why_not(twin, s.asked, move), (at, move)
            tried += 1
    assert tried >= 60


def test_faults_are_the_same_whatever_the_hidden_faces_are(game: str, seed: int) -> None:
    s, chance = stirred(game, seed, 20, 12), Chance(seed + 70)
    for seat in range(s.rules.seats):
        assert faults(s, seat) == faults(_permuted(s, seat, chance), seat)


def _named(events: list[Event]) -> set[int]:
    found = set()
    for event in events:
        found |= {event.card, event.source, event.target}
    return found


def test_every_card_that_looks_different_is_named_by_an_event(game: str, seed: int) -> None:
    rules = setup(game, seed).rules
    previous: list[View] | None = None
    for s in walk(game, seed, 100):
        views = [project(s, seat) for seat in range(rules.seats)]
        told = s.told or []
        if previous is not None:
            for seat, (old, new) in enumerate(zip(previous, views, strict=True)):
                named = _named([cut(event, seat, {}) for event in told])
                shuffled = {event.target for event in told if event.kind == "shuffled"}
                for id, card in new.cards.items():
                    if id >= HANDLE or id not in old.cards or card.zone in shuffled or old.cards[id].zone in shuffled:
                        continue
                    was = old.cards[id]
                    if (was.zone, was.pose, was.on) != (card.zone, card.pose, card.on):
                        assert id in named, (id, was, card)
        previous = views
        s.told = []


def test_a_card_of_a_hidden_zone_without_order_is_known_by_a_handle_only(game: str, seed: int) -> None:
    for s in walk(game, seed, 40):
        for seat in range(s.rules.seats):
            hidden = handles(s, seat)
            view = project(s, seat)
            assert not hidden.keys() & view.cards.keys()
