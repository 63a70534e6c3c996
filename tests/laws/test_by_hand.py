"""Law 13: moves by hand, mixed with play, keep the other laws."""

from tabletop.core.by_hand import carry_out, well_formed
from tabletop.core.chance import Chance
from tabletop.core.digest import digest
from tabletop.core.move import Move, to_zone
from tabletop.core.state import State
from tabletop.play.record import read_record, write_record
from tabletop.play.replay import replay
from tabletop.play.session import Session
from tests.laws.games import setup


def a_move_by_hand(s: State, chance: Chance) -> Move:
    """Any well-formed sandbox move."""
    while True:
        card, zone = chance.below(len(s.cards)), chance.below(len(s.zones))
        seat = chance.below(s.rules.seats)
        number = str(chance.below(max(len(s.numbers), 1)))
        phases = list(s.rules.phases)
        moves = (
            Move("free.move", card, to_zone(zone), chance.below(2)),
            Move("free.pose", card, n=chance.below(8)),
            Move("free.attach", card, chance.below(len(s.cards))),
            Move("free.counter", card, n=chance.below(4), text="counter"),
            Move("free.number", n=chance.below(12), text=number),
            Move("free.deal", target=to_zone(zone), n=chance.below(3), text=str(chance.below(len(s.zones)))),
            Move("free.shuffle", target=to_zone(zone)),
            Move("free.show", card, n=1 << seat),
            Move("free.holder", card, n=seat),
            Move("free.make", target=to_zone(zone), n=seat, text=s.cards[card].face.id),
            Move("free.phase", n=seat, text=phases[chance.below(len(phases))] if phases else ""),
            Move("free.die", n=6),
        )
        move = moves[chance.below(len(moves))]
        if well_formed(s, move):
            return move


def _mixed(session: Session, chance: Chance, steps: int) -> None:
    for _ in range(steps):
        if session.over:
            return
        s = session.state
        session.carry_out(a_move_by_hand(s, chance) if chance.below(4) == 0 else s.legal[chance.below(len(s.legal))])


def test_a_game_with_moves_by_hand_replays_to_the_same_digest(game: str, seed: int) -> None:
    session = Session(setup(game, seed))
    _mixed(session, Chance(seed), 120)
    replayed = replay(read_record(write_record(session.record())))
    assert replayed.broken_at is None
    assert digest(replayed.session.state) == digest(session.state)


def test_after_moves_by_hand_each_card_still_lies_in_one_zone_and_undo_is_exact(game: str, seed: int) -> None:
    session = Session(setup(game, seed))
    _mixed(session, Chance(seed + 50), 80)
    s = session.state
    lying = [(id, zone) for zone, ids in enumerate(s.zones) for id in ids]
    assert sorted(id for id, _ in lying) == list(range(len(s.cards)))
    there, at = digest(s), session.at
    session.goto(0)
    session.goto(at)
    assert digest(session.state) == there


def test_what_is_done_by_hand_is_told_as_done_by_hand(game: str, seed: int) -> None:
    s, chance = Session(setup(game, seed)).state, Chance(seed)
    for _ in range(40):
        s.told = []
        carry_out(s, a_move_by_hand(s, chance))
        assert all(event.by_hand for event in s.told)
