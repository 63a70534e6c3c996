"""Setting up and the phases of a turn (sections 6 and 7)."""

import pytest

from tabletop.core.engine import apply
from tabletop.core.event import Event
from tabletop.core.judge import why_not
from tabletop.core.move import to_zone
from tabletop.games import ruleset
from tabletop.games.wixoss import field, words
from tabletop.library.decks import ready_decks
from tabletop.library.pool import faces
from tests.games.wixoss.match import DOWN, GREAT, HANAYO, SASHE, SMALL, TAMA, UP, A, B, C, L, Match, R


def _deal(seed: int = 1, **options: object):  # type: ignore[no-untyped-def]
    return ruleset("wixoss").deal(ready_decks("wixoss")[:2], faces("wixoss"), options, seed)


def _lay_lrigs(s) -> None:  # type: ignore[no-untyped-def]
    for _ in range(2):
        apply(s, s.legal[0])


@pytest.mark.rule("WX-6.1")
def test_each_player_lays_a_level_0_lrig_first() -> None:
    s = _deal()
    assert s.asked == A
    assert {s.cards[move.card].face.values["level"] for move in s.legal} == {0}
    other = next(id for id in s.zones[words.LRIG_DECK[A]] if id not in {move.card for move in s.legal})
    refusal = why_not(s, A, s.legal[0]._replace(card=other))
    assert refusal is not None
    assert refusal.rule == "WX-6.1"
    apply(s, s.legal[0])
    assert s.asked == B


@pytest.mark.rule("WX-6.2")
def test_who_goes_first_is_chance_or_chosen() -> None:
    firsts = set()
    for seed in range(10):
        s = _deal(seed)
        _lay_lrigs(s)
        firsts.add(s.asked)
    assert firsts == {A, B}
    s = _deal(first_player="chosen")
    _lay_lrigs(s)
    assert [move.verb for move in s.legal] == ["go_first", "go_first"]
    apply(s, s.legal[1])
    assert s.asked == B


@pytest.mark.rule("WX-6.3", "WX-6.4")
def test_decks_are_shuffled_and_five_cards_drawn() -> None:
    tops = set()
    for seed in range(6):
        s = _deal(seed)
        _lay_lrigs(s)
        assert [len(s.zones[words.HAND[seat]]) for seat in (A, B)] == [5, 5]
        tops.add(s.cards[s.zones[words.MAIN_DECK[A]][-1]].face.id)
    assert len(tops) > 1


@pytest.mark.rule("WX-6.5", "WX-21.4")
def test_any_number_of_cards_is_exchanged_once_and_the_number_is_public() -> None:
    s = _deal(first_player="chosen")
    _lay_lrigs(s)
    apply(s, s.legal[0])
    assert s.asked == A
    s.told = []
    for _ in range(2):
        apply(s, s.legal[0])
    apply(s, s.legal[-1])
    redrew = [event for event in s.told if event.kind == "redrew"]
    assert redrew == [Event("redrew", n=2, target=to_zone(words.HAND[A]))]
    assert len(s.zones[words.HAND[A]]) == 5
    assert len(s.zones[words.MAIN_DECK[A]]) == 35
    assert s.asked == B
    apply(s, s.legal[-1])
    assert s.turn == 1


@pytest.mark.rule("WX-6.6", "WX-6.7", "WX-6.8", "WX-15.14", "WX-21.2")
def test_seven_life_cloth_face_unseen_then_open_and_the_first_turn() -> None:
    s = _deal(first_player="chosen")
    _lay_lrigs(s)
    apply(s, s.legal[1])
    apply(s, s.legal[-1])
    before = s.zones[words.MAIN_DECK[A]]
    s.told = []
    apply(s, s.legal[-1])
    assert s.zones[words.LIFE[A]] == tuple(reversed(before[-7:]))
    assert [s.cards[id].known for id in s.zones[words.LIFE[A]]] == [0] * 7
    kinds = [event.kind for event in s.told]
    assert "triggered" not in kinds
    assert kinds.index("opened") < kinds.index("turn_began")
    assert (s.turn, s.player) == (1, B)
    assert all(not s.cards[s.zones[words.LRIG[seat]][-1]].pose for seat in (A, B))


@pytest.mark.rule("WX-7.1", "WX-7.52", "WX-19.21")
def test_turns_alternate_and_an_additional_turn_comes_in_between() -> None:
    m = Match()
    (more,) = m.hand(A, m.made("more", "spell", abilities=[{"kind": "use", "effects": [{"do": "extra_turn"}]}]))
    for seat in (A, B):
        m.life(seat, *[SMALL] * 7)
        m.deck(seat, *[SMALL] * 20)
    m.begin("main")
    m.use(more)
    players = []
    for _ in range(4):
        m.end_turn()
        players.append(m.state.player)
    assert players == [A, B, A, B]


@pytest.mark.rule("WX-7.2", "WX-7.40", "WX-7.41")
def test_the_phases_follow_in_their_order_without_any_action() -> None:
    m = Match()
    m.signi(SMALL, C)
    m.hand(A, SMALL)
    for seat in (A, B):
        m.lrigs(seat, "WX01-014")
        m.life(seat, *[SMALL] * 7)
    m.begin("up")
    seen = []
    while m.state.turn == 2:
        phase = m.rules.phase(m.state)
        seen += [phase] if not seen or seen[-1] != phase else []
        apply(m.state, m.state.legal[-1])
    assert seen == ["ener", "grow", "main", "attack_arts", "attack_signi", "attack_lrig"]
    order = list(m.rules.phases)
    assert [order.index(phase) for phase in seen] == sorted(order.index(phase) for phase in seen)


@pytest.mark.rule("WX-7.5")
def test_a_skipped_phase_has_no_steps() -> None:
    m = Match()
    m.lrig("WX01-004")
    m.lrigs(A, "WD02-002")
    m.ener(A, *["WD02-010"] * 3)
    m.begin("ener")
    m.pass_on("end_phase") if m.rules.phase(m.state) == "ener" else None
    assert m.rules.phase(m.state) != "grow"
    plain = Match()
    plain.lrig("WD02-003")
    plain.lrigs(A, "WD02-002")
    plain.begin("grow")
    assert plain.rules.phase(plain.state) == "grow"


@pytest.mark.rule("WX-7.10", "WX-7.11")
def test_everything_of_the_turn_player_becomes_up_and_a_freeze_on_an_upped_card_ends() -> None:
    m = Match()
    lrig, signi, other = m.lrig(TAMA, pose=DOWN), m.signi(SMALL, L, pose=DOWN), m.signi(SMALL, L, B, pose=DOWN)
    upped = m.signi(SMALL, R)
    m.mark(upped, "frozen", ("up", A))
    m.begin("up")
    assert [m.pose(id) for id in (lrig, signi, other)] == [UP, UP, DOWN]
    assert "frozen" not in m.rules.marks(m.state, upped)


@pytest.mark.rule("WX-7.20", "WX-7.21", "WX-7.23", "WX-19.10")
def test_one_card_of_hand_or_field_becomes_ener_and_that_is_no_banish() -> None:
    m = Match()
    witness = m.signi(m.made("witness", abilities=[
        {"kind": "auto", "trigger": "this_banished", "effects": [{"do": "draw", "amount": 1}]}]), L)
    high = m.hand(A, "WX01-053", "WX01-028")
    theirs = m.signi(SMALL, L, B)
    m.begin("ener")
    assert m.offered("charge") == {witness, *high}
    assert m.refused("charge", theirs, m.aim("ener", A)) == "WX-7.20"
    m.play("charge", witness, m.aim("ener", A))
    assert m.place(witness) == ("ener", A)
    assert m.size("hand", A) == 2
    assert m.rules.phase(m.state) != "ener"
    m.begin("ener")
    m.play("end_phase")
    assert m.size("ener", A) == 1


@pytest.mark.rule("WX-7.25", "WX-10.3")
def test_growing_once_and_in_the_grow_phase_only() -> None:
    m = Match()
    m.lrig("WD01-005")
    one, two = m.lrigs(A, "WD01-004", "WD01-003")
    m.ener(A, SMALL)
    m.begin("grow")
    m.play("grow", one, m.aim("lrig", A))
    assert m.rules.phase(m.state) == "main"
    assert m.refused("grow", two, m.aim("lrig", A)) == "WX-10.3"


@pytest.mark.rule("WX-7.30", "WX-7.31")
def test_the_main_phase_offers_everything_in_any_order() -> None:
    m = Match()
    m.lrig(SASHE)
    own = [m.signi("WD09-014", L), m.signi("WD09-012", C)]
    signi, spell = m.hand(A, "WD09-014", "WX01-103")
    arts, venus = m.lrigs(A, "WX01-026", "WD09-008")
    m.lrigs(B, "WX01-014")
    m.ener(B, *["WD02-010"] * 3)
    m.begin("main")
    assert m.offered("deploy") == {signi}
    assert m.offered("use") == {spell, arts}
    assert m.offered("appear") == {venus}
    assert m.offered("remove") == set(own)
    assert m.offered("act")
    m.use(arts)
    assert m.state.asked == A
    m.play("remove", own[0], m.aim("trash", A))
    m.deploy(signi, L)
    assert m.state.asked == A
    m.use(spell)
    assert m.state.asked == B
    assert m.offered("use") == set()


@pytest.mark.rule("WX-7.42", "WX-13.22")
def test_abilities_of_the_beginning_attack_phase_come_before_the_arts_step() -> None:
    m = Match()
    starts = {"kind": "auto", "trigger": "attack_phase_start", "effects": [{"do": "draw", "amount": 1}]}
    theirs = {**starts, "trigger": "opponent_attack_phase_start"}
    m.signi(m.made("mine", abilities=[starts]), L)
    m.signi(m.made("theirs", abilities=[theirs]), L, B)
    m.lrigs(A, "WX01-014")
    m.begin("main")
    m.state.told = []
    m.play("end_phase")
    assert m.rules.phase(m.state) == "attack_arts"
    assert [m.size("hand", seat) for seat in (A, B)] == [1, 1]


@pytest.mark.rule("WX-7.44", "WX-7.46")
def test_signi_attack_one_at_a_time_and_not_after_their_step() -> None:
    m = Match()
    one, two = m.signi(SMALL, L), m.signi(SMALL, R)
    m.life(B, *[SMALL] * 5)
    m.begin("attack_signi")
    m.attack(one)
    assert m.offered("attack") == {two}
    m.play("end_phase")
    assert m.rules.phase(m.state) == "attack_lrig"
    assert m.refused("attack", two, m.aim(L, B)) == "WX-7.46"


@pytest.mark.rule("WX-7.45")
def test_the_lrig_attacks_in_its_own_step_if_it_is_up() -> None:
    m = Match()
    lrig, signi = m.lrig(HANAYO), m.signi(SMALL)
    m.life(B, *[SMALL] * 5)
    m.begin("attack_signi")
    assert m.refused("attack", lrig, m.aim("lrig", B)) == "WX-7.45"
    m.attack(signi)
    m.attack(lrig)
    assert m.size("life_cloth", B) == 3
    assert m.state.player == B
    down = Match()
    down.lrig(HANAYO, pose=DOWN)
    down.begin("attack_lrig")
    assert down.state.player == B


@pytest.mark.rule("WX-7.50", "WX-20.3")
def test_the_end_phase_triggers_discards_then_ends_what_lasts() -> None:
    m = Match()
    ends = {"kind": "auto", "trigger": "turn_ends", "effects": [{"do": "draw", "amount": 2}]}
    id = m.signi(m.made("ending", abilities=[ends]), L)
    m.lasting(id, "power", 4000, field.TURN_END)
    m.hand(A, *[GREAT] * 5)
    m.begin("end")
    assert m.size("hand", A) == 7
    assert m.power(id) == 5000
    assert m.rules.phase(m.state) == "end"
    assert m.state.stack[-1].prompt(m.state).rule == "WX-7.50"
    m.pick(m.legal("pick")[0].card)
    assert m.size("hand", A) == 6
    assert m.power(id) == 1000
