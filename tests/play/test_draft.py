"""Sets that a person chooses in any order; the game is told them in the order that the rules ask for."""

from collections.abc import Iterable

import pytest

from tabletop.core.engine import apply
from tabletop.core.move import Move
from tabletop.core.ruleset import Routine
from tabletop.core.state import State
from tabletop.library.decks import ready_decks
from tabletop.play.draft import Draft
from tabletop.play.session import Session
from tests.games.wixoss.match import FILLER, GREAT, SILVAN, SMALL, A, B, C, L, Match, R
from tests.play.laid import Laid


def sat_down(m: Match) -> Draft:
    return Draft(Session(Laid(m.rules, (), m.faces, dict(m.state.options), 1, ("human", "human"), state=m.state)))


def choose(draft: Draft, verb: str, cards: Iterable[int]) -> Routine | None:
    """What the last of these choices comes to."""
    routine = None
    for card in cards:
        move = next(move for move in draft.state.legal if move.verb == verb and move.card == card)
        assert draft.why_not(draft.session.asked, move) is None
        routine = draft.choose(move)
    return routine


def end(draft: Draft) -> Routine | None:
    return draft.choose(Move("done"))


def carry_out(draft: Draft, routine: Routine | None) -> None:
    assert routine is not None
    for move in routine.moves:
        draft.session.play(move, draft.session.asked)


def spell(m: Match, **target: object) -> int:
    """A spell that banishes SIGNI of the opponent."""
    effects = [{"do": "destroy", "target": {"who": "opponent", "type": "signi", **target}}]
    return m.hand(A, m.made("deed", "spell", abilities=[{"kind": "use", "effects": effects}]))[0]


@pytest.mark.parametrize("order", [(0, 1), (1, 0), (2, 0), (2, 1)])
def test_exactly_two_of_three_are_chosen_in_any_order(order: tuple[int, int]) -> None:
    m = Match()
    victims = sorted(m.signi(name, zone, B) for name, zone in ((SMALL, L), (GREAT, C), (SILVAN, R)))
    deed = spell(m, count=2)
    m.begin("main")
    m.use(deed)
    draft = sat_down(m)
    carry_out(draft, choose(draft, "pick", [victims[place] for place in order]))
    gone = {id for id in victims if draft.session.state.cards[id].zone == m.rules.zone("ener", B)}
    assert gone == {victims[place] for place in order}


def test_nothing_is_told_or_kept_before_the_set_is_whole() -> None:
    m = Match()
    victims = sorted(m.signi(name, zone, B) for name, zone in ((SMALL, L), (GREAT, C), (SILVAN, R)))
    deed = spell(m, count=2)
    m.begin("main")
    m.use(deed)
    draft = sat_down(m)
    before = draft.session.state
    assert choose(draft, "pick", [victims[2]]) is None
    assert draft.session.state is before
    assert draft.session.length == 0
    assert draft.over(draft.session.view(A)).decision.prompt.least == 1
    assert dict(draft.over(draft.session.view(A)).decision.prompt.values)["taken"] == (victims[2],)


def test_up_to_so_many_may_end_early_in_any_order_and_one_may_be_left_again() -> None:
    m = Match()
    victims = sorted(m.signi(name, zone, B) for name, zone in ((SMALL, L), (GREAT, C), (SILVAN, R)))
    deed = spell(m, count=3, up_to=True)
    m.begin("main")
    m.use(deed)
    draft = sat_down(m)
    choose(draft, "pick", [victims[2], victims[0]])
    choose(draft, "leave", [victims[2]])
    choose(draft, "pick", [victims[1]])
    carry_out(draft, end(draft))
    gone = {id for id in victims if draft.session.state.cards[id].zone == m.rules.zone("ener", B)}
    assert gone == {victims[0], victims[1]}


def test_none_of_up_to_so_many_is_an_answer_too() -> None:
    m = Match()
    victims = [m.signi(name, zone, B) for name, zone in ((SMALL, L), (GREAT, C))]
    deed = spell(m, count=2, up_to=True)
    m.begin("main")
    m.use(deed)
    draft = sat_down(m)
    carry_out(draft, end(draft))
    assert [draft.session.state.cards[id].zone for id in victims] == [m.rules.zone(L, B), m.rules.zone(C, B)]


@pytest.mark.rule("WX-7.50")
def test_the_hand_is_discarded_down_to_six_from_its_end_as_well() -> None:
    m = Match()
    hand = sorted(m.hand(A, *[FILLER] * 9))
    m.begin("end")
    draft = sat_down(m)
    carry_out(draft, choose(draft, "pick", [hand[8], hand[0], hand[4]]))
    assert {id for id in hand if draft.session.state.cards[id].zone == m.rules.zone("trash", A)} == {
        hand[8], hand[0], hand[4],
    }  # fmt: skip


@pytest.mark.rule("WX-6.5")
@pytest.mark.parametrize("places", [(4, 0), (3, 2, 1), (4, 3, 2, 1, 0)])
def test_cards_are_put_back_from_the_hand_in_any_order(places: tuple[int, ...]) -> None:
    m = Match()
    session = Session(Laid(m.rules, (), m.faces, {}, 5, ("human", "human"), state=_before_the_redraw()))
    draft = Draft(session)
    hand = sorted(session.state.zones[m.rules.zone("hand", session.asked)])
    seat = session.asked
    choose(draft, "redraw", [hand[place] for place in places])
    carry_out(draft, end(draft))
    told = [event.n for event in session.told(session.at) if event.kind == "redrew"]
    assert told == [len(places)]
    assert len(session.state.zones[m.rules.zone("hand", seat)]) == 5


def _before_the_redraw() -> State:
    m = Match()
    s = m.rules.deal(ready_decks("wixoss")[:2], m.faces, {}, 5)
    while not any(move.verb == "redraw" for move in s.legal):
        apply(s, s.legal[0])
    return s


def searching(count: int) -> tuple[Match, Draft, dict[str, list[int]]]:
    """A search for so many SIGNI in a deck of three of one name, two of another, one of a third: ids of each."""
    m = Match()
    what = {"who": "self", "type": "signi", "zone": "deck", "count": count, "up_to": True}
    abilities = [{"kind": "use", "effects": [{"do": "search", "picks": [what]}]}]
    deed = m.hand(A, m.made("deed", "spell", abilities=abilities))[0]
    found = sorted(m.deck(A, SMALL, GREAT, SMALL, SILVAN, GREAT, SMALL))
    m.begin("main")
    m.use(deed)
    copies: dict[str, list[int]] = {}
    for id in found:
        copies.setdefault(m.state.cards[id].face.id, []).append(id)
    return m, sat_down(m), copies


@pytest.mark.rule("WX-19.15")
@pytest.mark.parametrize(
    "wanted",
    [
        [(SILVAN, 0), (GREAT, 1), (SMALL, 1)],
        [(SMALL, 2), (SMALL, 1), (SMALL, 0)],
        [(GREAT, 1), (SMALL, 0), (GREAT, 0)],
        [(SMALL, 1), (GREAT, 0), (SMALL, 2)],
    ],
)
def test_cards_of_the_deck_are_found_in_any_order_and_any_copy_will_do(wanted: list[tuple[str, int]]) -> None:
    m, draft, copies = searching(3)
    carry_out(draft, choose(draft, "pick", [copies[name][copy] for name, copy in wanted]))
    s = draft.session.state
    hand = [s.cards[id].face.id for id in s.zones[m.rules.zone("hand", A)]]
    assert sorted(hand) == sorted(name for name, _ in wanted)
    told = [move.card for move in draft.session.record().moves]
    assert told == sorted(told)


@pytest.mark.rule("WX-19.15")
def test_a_search_ends_early_and_a_copy_may_be_left_again() -> None:
    m, draft, copies = searching(3)
    choose(draft, "pick", [copies[GREAT][1], copies[SMALL][2]])
    choose(draft, "leave", [copies[GREAT][1]])
    choose(draft, "pick", [copies[SMALL][0]])
    carry_out(draft, end(draft))
    s = draft.session.state
    assert [s.cards[id].face.id for id in s.zones[m.rules.zone("hand", A)]] == [SMALL, SMALL]


@pytest.mark.rule("WX-19.15")
def test_the_only_card_of_a_search_may_be_any_copy_of_it() -> None:
    m, draft, copies = searching(1)
    carry_out(draft, choose(draft, "pick", [copies[SMALL][2]]))
    s = draft.session.state
    assert [s.cards[id].face.id for id in s.zones[m.rules.zone("hand", A)]] == [SMALL]


@pytest.mark.rule("WX-8.8")
@pytest.mark.parametrize("places", [(2,), (2, 0), (1, 0)])
def test_discards_that_make_an_arts_cheaper_are_chosen_in_any_order(places: tuple[int, ...]) -> None:
    m = Match()
    m.lrig("WD10-001")
    victim = m.signi(GREAT, C, B)
    (dust,) = m.lrigs(A, "WD10-006")
    m.ener(A, SILVAN, SILVAN, SILVAN)
    guns = sorted(m.hand(A, "WD10-011", "WD10-013", "WD10-011"))
    m.begin("main")
    m.use(dust)
    draft = sat_down(m)
    assert Move("done") not in draft.state.legal  # three ener do not pay for it: one card at least
    routine = choose(draft, "pick", [guns[place] for place in places])
    carry_out(draft, routine or end(draft))
    s = draft.session.state
    assert set(guns) - set(s.zones[m.rules.zone("hand", A)]) == {guns[place] for place in places}
    assert len(s.zones[m.rules.zone("ener", A)]) == (0 if len(places) == 1 else 3)
    assert s.cards[victim].zone == m.rules.zone("ener", B)


@pytest.mark.rule("WX-18.3")
@pytest.mark.parametrize("order", [(0, 1, 5), (5, 4, 0), (4, 2, 5), (3, 5, 1)])
def test_cards_of_an_appearance_condition_are_chosen_in_any_order(order: tuple[int, ...]) -> None:
    m, draft, stars = appearing()
    carry_out(draft, choose(draft, "pick", [stars[place] for place in order]))
    s = draft.session.state
    assert {id for id in stars if s.cards[id].zone == m.rules.zone("trash", A)} == {stars[place] for place in order}


@pytest.mark.rule("WX-18.3")
def test_what_would_leave_no_room_for_the_resona_is_not_offered_whatever_was_chosen_before() -> None:
    _, draft, stars = appearing()
    choose(draft, "pick", [stars[2], stars[0]])
    assert {move.card for move in draft.state.legal if move.verb == "pick"} == set(stars[3:])
    refusal = draft.why_not(A, Move("pick", stars[1]))
    assert refusal is not None
    assert refusal.rule == "WX-18.3"


def appearing() -> tuple[Match, Draft, list[int]]:
    """A Resona for three SIGNI of the hand or the field: three of each, those of the hand first. One of a full field
    has to go."""
    m = Match()
    m.lrig("WD09-001")
    part = {"count": 3, "zones": ["hand", "field"], "type": "non_resona_signi", "traits": ["space"]}
    (star,) = m.lrigs(A, m.made("star", "resona", timing=["main"], appearance={"timing": "main", "parts": [part]}))
    hand = m.hand(A, *["WD09-014"] * 3)
    field = [m.signi("WD09-014", zone) for zone in (L, C, R)]
    m.begin("main")
    m.play("appear", star)
    return m, sat_down(m), [*sorted(hand), *field]


def test_going_back_in_the_draft_and_elsewhere_in_the_game() -> None:
    m = Match()
    victims = sorted(m.signi(name, zone, B) for name, zone in ((SMALL, L), (GREAT, C), (SILVAN, R)))
    deed = spell(m, count=2)
    m.begin("main")
    m.use(deed)
    draft = sat_down(m)
    assert not draft.back()
    choose(draft, "pick", [victims[1]])
    assert draft.last == Move("pick", victims[1])
    assert draft.back()
    assert draft.last is None
    choose(draft, "pick", [victims[1]])
    draft.session.play(draft.session.state.legal[0], A)
    assert draft.last is None


def test_a_single_choice_is_answered_at_once_without_a_draft() -> None:
    m = Match()
    victims = [m.signi(name, zone, B) for name, zone in ((SMALL, L), (GREAT, C))]
    deed = spell(m, count=1)
    m.begin("main")
    m.use(deed)
    draft = sat_down(m)
    assert draft.state is draft.session.state
    assert not draft.takes(Move("pick", victims[0]))


def test_a_choice_that_the_rules_stumble_over_is_refused_and_what_was_chosen_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stumble(*args: object) -> None:
        raise KeyError("level")

    m = Match()
    victims = sorted(m.signi(name, zone, B) for name, zone in ((SMALL, L), (GREAT, C), (SILVAN, R)))
    deed = spell(m, count=2)
    m.begin("main")
    m.use(deed)
    draft = sat_down(m)
    choose(draft, "pick", victims[:1])
    second = next(move for move in draft.state.legal if move.verb == "pick")
    monkeypatch.setattr("tabletop.core.judge.why_not", stumble)
    refusal = draft.why_not(draft.session.asked, second)
    assert draft.takes(second)
    assert refusal is not None
    assert (refusal.key, draft.last) == ("refusal.failed", Move("pick", victims[0]))
