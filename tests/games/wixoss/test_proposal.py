"""The payment that is proposed: exact, sparing what pays several colours, made in one answer."""

import pytest

from tabletop.core.engine import apply
from tabletop.core.ruleset import Routine
from tabletop.games.wixoss import ener, words
from tests.games.wixoss.match import FILLER, SERVANT_D, SILVAN, SMALL, A, Match


def _bill(m: Match, *paid_with: str, **cost: int) -> tuple[list[int], Routine]:
    """The ener of A, and the proposal for an ARTS of this cost that is being paid."""
    bill = m.lrigs(A, m.made("bill", "arts", cost=cost, timing=["main"]))[0]
    ids = m.ener(A, *paid_with)
    m.begin("main")
    m.use(bill)
    routine = m.rules.routine(m.state)
    assert routine is not None
    return ids, routine


def _paid(m: Match, routine: Routine) -> set[int]:
    before = set(m.zone("ener", A))
    for move in routine.moves:
        assert move in m.state.legal
        apply(m.state, move)
    assert not m.legal("pay")
    return before - set(m.zone("ener", A))


@pytest.mark.rule("WX-8.6")
def test_the_proposal_spares_multi_ener_and_pays_in_one_answer() -> None:
    m = Match()
    (white, red, _), routine = _bill(m, SMALL, SILVAN, SERVANT_D, white=1, colorless=1)
    assert _paid(m, routine) == {white, red}


@pytest.mark.rule("WX-8.6", "WX-8.7")
def test_the_proposal_uses_multi_ener_where_nothing_else_pays() -> None:
    m = Match()
    (_, _, red, multi), routine = _bill(m, SMALL, FILLER, SILVAN, SERVANT_D, red=2, colorless=1)
    paid = _paid(m, routine)
    assert {red, multi} < paid
    assert len(paid) == 3


@pytest.mark.rule("WX-8.6")
def test_every_other_way_that_is_offered_is_an_exact_payment_too() -> None:
    need = (1, 1, 0, 0, 0, 1)
    m = Match()
    both = m.made("both", colors=["white", "red"])
    ids, routine = _bill(m, SMALL, SERVANT_D, SILVAN, both, FILLER, white=1, red=1, colorless=1)
    position = m.state.clone()
    used: set[int] = set()
    for way in (routine, *routine.others):
        m.state = position.clone()
        masks = dict(ener.serves_as(m.state, A))
        paid = _paid(m, way)
        assert len(paid) == sum(need)
        assert ener.covers([masks[id] for id in paid], need)
        used |= paid
    assert {position.cards[id].face.id for id in used} == {position.cards[id].face.id for id in ids}


@pytest.mark.rule("WX-8.6")
def test_what_is_owed_gets_less_with_every_card() -> None:
    m = Match()
    _, routine = _bill(m, SMALL, SMALL, SILVAN, SERVANT_D, white=1, red=1)
    seen = []
    for move in routine.moves:
        prompt = dict(m.view(A).decision.prompt.values)
        assert move.card in prompt["proposed"]
        seen.append(prompt["need"])
        apply(m.state, move)
    assert seen[0] == ("=wixoss.ener.white", "=wixoss.ener.red")
    assert [len(need) for need in seen] == list(range(2, 2 - len(seen), -1))


def test_nothing_is_proposed_where_nothing_is_paid() -> None:
    m = Match()
    m.signi(SMALL)
    m.begin("main")
    assert m.rules.routine(m.state) is None


def test_an_attack_names_the_zone_that_it_faces() -> None:
    m = Match()
    attacker = m.signi(SMALL, "signi_left")
    m.life(1, SMALL)
    m.begin("attack_signi")
    told = m.attack(attacker)
    aimed = next(event.target for event in told if event.kind == "attacked")
    assert aimed == -2 - words.RIGHT[1]
