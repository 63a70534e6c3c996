"""Tables without rules keep the laws: replay, one place a card, undo, nothing shown that is hidden."""

import pytest

from tabletop.core.by_hand import well_formed
from tabletop.core.chance import Chance
from tabletop.core.digest import digest
from tabletop.core.move import NONE, Move, to_zone
from tabletop.core.view import project, sees
from tabletop.games import PLAIN, ruleset
from tabletop.play.position import read_position
from tabletop.play.position_text import write_position
from tabletop.play.record import read_record, write_record
from tabletop.play.replay import replay
from tabletop.play.session import Session
from tabletop.play.setup import Setup
from tests.laws.games import playable, setup
from tests.laws.test_by_hand import a_move_by_hand

TABLES = (*playable(), PLAIN)


def _start(key: str, seed: int) -> Setup:
    if key == PLAIN:
        return Setup(ruleset(PLAIN), (), {}, {}, seed)
    made = setup(key, seed)
    rules = ruleset(made.rules.key, True, made.rules.seats)
    return Setup(rules, made.decks, made.faces, made.options, seed, made.seats)


def _played(key: str, seed: int, steps: int = 80) -> Session:
    session, chance = Session(_start(key, seed)), Chance(seed)
    for n in range(6):
        zone = chance.below(len(session.rules.zones))
        session.carry_out(Move("free.card", target=to_zone(zone), n=n % 2, text=f"card {n} | says {n}"))
    ids = len(session.state.cards)
    session.carry_out(Move("free.arrow", ids - 1, ids - 2))
    for _ in range(steps):
        s = session.state
        session.carry_out(a_move_by_hand(s, chance) if chance.below(8) else s.legal[0])
    return session


@pytest.mark.parametrize("key", TABLES)
def test_a_free_table_replays_to_the_same_digest_and_undoes_exactly(key: str, seed: int) -> None:
    session = _played(key, seed)
    replayed = replay(read_record(write_record(session.record())))
    assert replayed.broken_at is None
    assert digest(replayed.session.state) == digest(session.state)
    session.goto(0)
    session.goto(session.length)
    assert digest(session.state) == digest(replayed.session.state)


@pytest.mark.parametrize("key", TABLES)
def test_every_card_of_a_free_table_lies_in_one_zone_and_is_seen_by_those_who_may(key: str, seed: int) -> None:
    s = _played(key, seed).state
    lying = [(id, zone) for zone, ids in enumerate(s.zones) for id in ids]
    assert sorted(id for id, _ in lying) == list(range(len(s.cards)))
    for seat in range(2):
        for id, card in project(s, seat).cards.items():
            assert card.face is None or sees(s, seat, id)


@pytest.mark.parametrize("key", TABLES)
def test_a_free_table_is_written_as_a_position_and_read_again(key: str) -> None:
    s = _played(key, 1).state
    read = read_position(write_position(s))
    assert read.rules.free
    assert [sorted(str(s.cards[id].face.id) for id in ids) for ids in s.zones] == [
        sorted(str(read.cards[id].face.id) for id in ids) for ids in read.zones
    ]
    assert read.numbers == s.numbers


def test_cards_of_words_and_arrows_belong_to_free_tables_only() -> None:
    s = Session(setup(playable()[0], 1)).state
    assert not well_formed(s, Move("free.card", target=to_zone(0), n=0, text="A card"))
    assert not well_formed(s, Move("free.arrow", 0, 1))


def test_an_arrow_that_is_drawn_twice_is_gone() -> None:
    session = _played(PLAIN, 1, 0)
    assert len(session.view(0).facts["arrows"]) == 1
    last = len(session.state.cards)
    session.carry_out(Move("free.arrow", last - 1, last - 2))
    assert session.view(0).facts["arrows"] == ()
    assert session.asked != NONE
