"""Law 6: what a seat cannot see changes nothing for it; law 11: what changes in a view has been told."""

from dataclasses import replace

from tabletop.core.chance import Chance
from tabletop.core.event import Event
from tabletop.core.judge import faults
from tabletop.core.view import HANDLE, View, cut, decision, handles, project, sees
from tests.laws.games import setup, walk
from tests.laws.stirred import stirred
from tests.laws.twins import gestures, permuted


def _seen(view: View) -> str:
    return repr(replace(view, decision=None))


def test_a_view_is_the_same_whatever_the_hidden_faces_are(game: str, seed: int) -> None:
    chance = Chance(seed)
    for at, s in enumerate(walk(game, seed, 100)):
        if at % 5:
            continue
        for seat in range(s.rules.seats):
            twin = permuted(s, seat, chance)
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


def test_what_a_gesture_is_told_is_the_same_whatever_the_hidden_faces_are(game: str, seed: int) -> None:
    assert gestures(game, seed) >= 60


def test_faults_are_the_same_whatever_the_hidden_faces_are(game: str, seed: int) -> None:
    s, chance = stirred(game, seed, 20, 12), Chance(seed + 70)
    for seat in range(s.rules.seats):
        assert faults(s, seat) == faults(permuted(s, seat, chance), seat)


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
