"""The game for four: A and its partner AA (the Alliance side) against E and its partner EE (JK-16).

Theme numbers: A 21, E 48, AA 35, EE 12; so AA and E are the captains.
"""

from collections.abc import Mapping
from typing import Any

import pytest

from tabletop.core.engine import apply
from tabletop.core.move import Move
from tabletop.core.ruleset import Deck
from tabletop.core.state import State
from tabletop.core.view import sees
from tabletop.games import ruleset
from tabletop.games.jedi_knights import words
from tabletop.library.decks import ready_decks
from tabletop.library.pool import faces
from tests.games.jedi_knights.front import GREEN, NONE, ORANGE, ROTATED, A, E, Front

AA, EE = 2, 3
RULES, FACES = ruleset("jedi_knights", seats=4), faces("jedi_knights")
READY_MADE = {deck.id: deck for deck in ready_decks("jedi_knights")}
FOUR = ("seekers_road", "ashen_hand", "long_odds_run", "ring_of_order")
"""The decks of A, E, AA and EE."""


def decks(*ids: str) -> list[Deck]:
    return [READY_MADE[id] for id in ids]


def without_locations(deck: Deck) -> Deck:
    return Deck(deck.game, deck.name, {**deck.piles, "locations": ()}, deck.setup, deck.id)


def dealt(options: Mapping[str, Any] | None = None) -> State:
    return RULES.deal(decks(*FOUR), FACES, options or {}, 1)


class TeamFront(Front):
    """The position of `Front` with four players; the site is AA's card, the system E's."""

    def __init__(self, options: Mapping[str, Any] | None = None) -> None:
        super().__init__(options, themes=("001", "003", "002", "004"))
        card = self.state.cards[self.site]
        self.state.cards[self.site] = card._replace(owner=AA, holder=AA)


def told(refusals: list[Any]) -> list[tuple[str, str]]:
    return [(refusal.rule, refusal.key.split(".")[-1]) for refusal in refusals]


@pytest.mark.rule("JK-16.1", "JK-3.15")
def test_one_team_is_the_alliance_side_the_other_the_empire_side_and_all_themes_differ() -> None:
    assert RULES.check_pair(decks(*FOUR), FACES, {}) == []
    assert RULES.check_pair(decks("seekers_road", "ashen_hand", "long_ledger", "ring_of_order"), FACES, {}) == []
    mixed = decks("seekers_road", "long_odds_run", "ashen_hand", "ring_of_order")
    assert told(RULES.check_pair(mixed, FACES, {})) == [("JK-16.1", "mixed_team")]
    same = decks("seekers_road", "long_odds_run", "long_ledger", "long_ledger")
    assert told(RULES.check_pair(same, FACES, {"allow_mirror_themes": True})) == [("JK-16.1", "same_side")]
    twice = decks("seekers_road", "ashen_hand", "seekers_road", "ring_of_order")
    assert told(RULES.check_pair(twice, FACES, {})) == [("JK-16.1", "mirror")]
    assert RULES.check_pair(twice, FACES, {"allow_mirror_themes": True}) == []


@pytest.mark.rule("JK-16.1", "JK-16.4")
def test_partners_sit_across_so_that_the_neighbours_cards_can_be_attacked_and_the_partners_cannot() -> None:
    f = TeamFront()
    mine, partners, left, right = f.man(A), f.man(AA), f.man(E), f.man(EE)
    f.begin("character_battle", A)
    assert f.legal("attack") == [Move("attack", mine, left), Move("attack", mine, right)]
    assert f.refused("attack", mine, partners) == "JK-9.3"


@pytest.mark.rule("JK-16.1")
def test_each_of_the_four_has_an_own_theme_draw_deck_and_force_deck() -> None:
    s = dealt()
    for seat in range(4):
        assert [s.cards[id].owner for id in s.zones[RULES.zone("theme", seat)]] == [seat]
        assert len(s.zones[RULES.zone("force_deck", seat)]) == 8
        assert len(s.zones[RULES.zone("draw_deck", seat)]) >= 55


@pytest.mark.rule("JK-16.2")
def test_only_the_partner_with_the_higher_theme_number_brings_locations_and_builds_the_stacks() -> None:
    s = dealt()
    brought = {
        seat: sum(s.cards[id].face.kind == "location" for id in s.zones[RULES.zone("locations", seat)])
        for seat in range(4)
    }
    assert brought == {A: 0, E: 4, AA: 4, EE: 0}
    asked = []
    while not s.numbers[RULES.number("planet", NONE)]:
        if s.legal[0].verb in ("choose_location", "answer_location"):
            asked.append((s.asked, s.legal[0].verb))
        apply(s, s.legal[-1])
    choice, answer = "choose_location", "answer_location"
    assert asked == [(E, choice), (AA, answer), (AA, choice), (E, answer)] * 2
    assert len(s.zones[words.SITE_STACK]) == len(s.zones[words.SYSTEM_STACK]) == 3


@pytest.mark.rule("JK-16.2", "JK-3.14")
def test_a_partners_deck_may_come_without_locations_a_captains_may_not() -> None:
    four = decks(*FOUR)
    four[A] = without_locations(four[A])
    assert RULES.check_deck(four[A], FACES, {}) == []
    assert RULES.check_pair(four, FACES, {}) == []
    assert told(ruleset("jedi_knights").check_deck(four[A], FACES, {})) == [("JK-3.14", "locations")]
    four[E] = without_locations(four[E])
    assert told(RULES.check_pair(four, FACES, {})) == [("JK-16.2", "captain")]
    few = Deck(four[A].game, "few", {**four[A].piles, "locations": ("jko-007",)}, {})
    assert told(RULES.check_deck(few, FACES, {})) == [("JK-3.14", "locations")]


@pytest.mark.rule("JK-16.3", "JK-5.3")
def test_player_one_has_the_highest_force_number_of_the_four_and_actions_go_clockwise() -> None:
    f = TeamFront({"ask_every_window": True})
    f.begin("force", A)
    for seat, (color, n) in enumerate([(GREEN, 3), (ORANGE, 5), (GREEN, 7), (ORANGE, 7)]):
        picked = next(id for id in f.zone("force_deck", seat) if f.state.cards[id].face.id == color[n])
        assert f.state.asked == seat
        f.play("pick_force", picked, f.aim("force_in_use", seat))
    assert f.state.player == AA
    asked = []
    while f.phase() == "deploy":
        asked.append(f.state.asked)
        f.pass_()
    assert asked == [AA, EE, A, E]


@pytest.mark.rule("JK-16.3", "JK-5.12")
def test_nobody_knows_another_players_force_card_before_all_four_have_picked() -> None:
    f = TeamFront()
    f.begin("force", A)
    first = max(f.zone("force_deck", A))
    f.play("pick_force", first, f.aim("force_in_use", A))
    assert f.place(first) == ("force_deck", A)
    guessed = f.state.stack[-1].masked(f.state, AA)
    assert first not in guessed.picks  # type: ignore[attr-defined]
    assert f.state.stack[-1].masked(f.state, A).picks == (first,)  # type: ignore[attr-defined]
    assert not any(sees(f.state, seat, first) for seat in (E, AA, EE))


@pytest.mark.rule("JK-16.3", "JK-5.4")
def test_a_phase_ends_after_four_passes_in_a_row_and_a_pass_binds_nobody() -> None:
    f = TeamFront({"ask_every_window": True})
    for seat in (A, E, AA, EE):
        f.ship(seat)
    target = f.man(EE)
    ship = f.zone("at_system", AA)[0]
    f.begin("blockade", A)
    f.pass_()
    f.pass_()
    f.play("blockade", ship, target)
    asked = []
    while f.phase() == "blockade":
        asked.append(f.state.asked)
        f.pass_()
    assert asked == [EE, A, E, AA]


def fought(f: TeamFront) -> dict[str, list[int]]:
    """Who is asked in each step of the battle that is on, when all pass."""
    asked: dict[str, list[int]] = {}
    while f.state.memory[words.BATTLE] is not None:
        frame = f.state.stack[-1]
        asked.setdefault(getattr(frame, "step", ""), []).append(f.state.asked)
        f.pass_()
    return asked


@pytest.mark.rule("JK-16.3", "JK-9.5")
def test_in_a_battle_the_partners_act_in_the_support_step_only() -> None:
    f = TeamFront({"ask_every_window": True})
    attacker, defender = f.man(AA, 3, leadership=1), f.man(E, 2, leadership=1)
    f.begin("character_battle", AA)
    f.play("attack", attacker, defender)
    asked = fought(f)
    assert asked["support"] == [E, AA, EE, A]
    assert asked["weapons"] == [AA, E]
    assert asked["power"] == [E, AA]
    assert asked[""] == [E, AA] * 3  # begun, won, lost: only the players of the principals respond
    assert f.gone(defender)


@pytest.mark.rule("JK-16.3", "JK-16.4")
def test_a_ready_card_of_the_partner_may_support_and_falls_with_a_losing_principal() -> None:
    f = TeamFront()
    attacker = f.man(A, 5)
    defender, guard, tired = f.man(EE, 2, leadership=2), f.man(E, 9), f.man(E, 1, pose=ROTATED)
    f.begin("character_battle", A)
    f.play("attack", attacker, defender)
    assert f.state.asked == E
    assert f.legal("support") == [Move("support", guard, defender)]
    assert f.refused("support", tired, defender) == "JK-9.12"
    f.play("support", guard, defender)
    f.passes()
    assert f.gone(defender)
    assert f.gone(guard)
    assert f.place(guard) == ("discard", E)


@pytest.mark.rule("JK-16.3", "JK-8.4")
def test_a_partner_who_supports_can_do_nothing_else_in_the_battle() -> None:
    f = TeamFront()
    attacker, defender = f.man(A, 5, leadership=1), f.man(EE, 9, leadership=1)
    weapon_of_the_attacker, mate, guard = f.weapon(attacker), f.man(AA), f.man(E, 1, defense=2)
    armed = f.weapon(mate)
    bonus = f.event(AA, 3)
    f.deck_top(A, 7)
    f.begin("character_battle", A)
    f.play("attack", attacker, defender)
    f.play("support", guard, defender)
    assert f.state.asked == AA
    assert f.refused("tactical", bonus, f.aim("at_site", AA)) == "JK-16.3"
    f.play("support", mate, attacker)
    while not f.legal("use_weapon"):
        f.pass_()
    assert f.state.asked == A
    assert {move.card for move in f.legal("use_weapon")} == {weapon_of_the_attacker}
    assert f.refused("use_weapon", armed, guard) == "JK-8.1"
    assert f.refused("use_weapon", weapon_of_the_attacker, defender) == "JK-8.4"
    f.play("use_weapon", weapon_of_the_attacker, guard)
    assert f.gone(guard)


@pytest.mark.rule("JK-14.4")
def test_the_first_opponent_on_the_left_responds_first_then_clockwise_the_actor_last() -> None:
    f = TeamFront({"ask_every_window": True})
    man = f.put(f.card("character", cost=0), "hand", AA)
    f.begin("deploy", AA)
    f.play("deploy", man, f.aim("at_site", AA))
    asked = []
    while f.state.stack[-1].prompt(f.state).key.endswith("card_deployed"):
        asked.append(f.state.asked)
        f.pass_()
    assert asked == [EE, A, E, AA]
    assert f.state.asked == EE


@pytest.mark.rule("JK-16.4", "JK-13.1")
def test_uniqueness_runs_over_all_four() -> None:
    f = TeamFront({"ask_every_window": True})
    f.man(AA, title="Odd Bird", typical=False)
    same = f.put(f.card("character", title="Odd Bird", typical=False, cost=0), "hand", A)
    theirs = f.put(f.card("character", title="Odd Bird", typical=False, cost=0), "hand", E)
    f.begin("deploy", A)
    assert f.refused("deploy", same, f.aim("at_site", A)) == "JK-13.1"
    f.pass_()
    assert f.refused("deploy", theirs, f.aim("at_site", E)) == "JK-13.1"


@pytest.mark.rule("JK-16.4", "JK-13.2")
def test_a_hero_has_priority_over_an_opponents_card_but_not_over_the_partners() -> None:
    hero = {"title": "Kael Ardan", "typical": False, "hero": "hero", "icon": "kael", "cost": 0}
    for holder, rule in ((AA, "JK-13.1"), (E, ""), (EE, "")):
        f = TeamFront({"ask_every_window": True})
        there = f.man(holder, title="Kael Ardan", typical=False)
        own = f.put(f.card("character", **hero), "hand", A)
        f.begin("deploy", A)
        if rule:
            assert f.refused("deploy", own, f.aim("at_site", A)) == rule
        else:
            f.play("deploy", own, f.aim("at_site", A))
            assert f.place(there) == ("discard", holder)


@pytest.mark.rule("JK-16.5", "JK-11.2")
def test_control_adds_both_partners_and_one_hero_of_either_doubles_the_teams_total_once() -> None:
    f = TeamFront()
    f.man(A, 3)
    f.man(AA, 2)
    f.man(E, 4)
    f.man(EE, 2)
    assert f.rules.facts(f.state, A)["control"] == (5, 6, 5, 6)
    f.man(A, 1, hero="hero", typical=False)
    f.man(AA, 1, hero="hero", typical=False)
    assert f.rules.facts(f.state, A)["control"] == (14, 6, 14, 6)
    f.check()
    assert f.number("planets", A) == 1
    assert f.number("planets", E) == 0


@pytest.mark.rule("JK-16.5", "JK-11.3", "JK-11.5", "JK-11.7")
def test_a_planet_that_the_partner_alone_holds_goes_to_the_captain() -> None:
    f = TeamFront()
    man = f.man(A, 1)
    f.man(AA, 3)
    f.check()
    assert f.place(f.site) == ("controlled_locations", AA)
    assert f.place(f.system) == ("theme_pile", E)
    assert f.place(man) == ("theme_pile", A)


@pytest.mark.rule("JK-16.5", "JK-11.4")
def test_on_equal_totals_the_captains_draw_destiny_for_their_teams() -> None:
    f = TeamFront()
    f.man(A, 3)
    f.man(E, 2)
    f.man(EE, 1)
    f.deck_top(A, 9)
    kept = f.deck_top(AA, 2)[0]
    theirs = f.deck_top(E, 4)[0]
    f.deck_top(EE, 1)
    f.check()
    assert f.number("planets", E) == 1
    assert f.place(kept) == ("hand", AA)
    assert f.place(theirs) == ("hand", E)
    assert len(f.zone("draw_deck", A)) == len(f.zone("draw_deck", EE)) == 1


@pytest.mark.rule("JK-16.5", "JK-12.1")
def test_the_third_planet_to_nil_wins_for_the_team() -> None:
    f = TeamFront()
    f.set_number("planets", A, 2)
    f.set_number("planet", NONE, 3)
    f.man(AA, 1)
    f.check()
    assert f.state.winner == RULES.side(A) == RULES.side(AA)


@pytest.mark.rule("JK-16.5", "JK-12.4")
def test_the_final_conflict_is_won_by_a_team() -> None:
    f = TeamFront()
    f.set_number("planet", NONE, 4)
    f.man(A, 3)
    f.man(E, 2)
    f.man(EE, 2)
    f.check()
    assert f.state.winner == RULES.side(EE) == 1


@pytest.mark.rule("JK-16.5", "JK-12.6")
def test_who_concedes_loses_for_the_team() -> None:
    f = TeamFront()
    f.begin("deploy", A)
    f.play("resign", n=f.state.asked)
    assert f.state.winner == RULES.side(E)


@pytest.mark.rule("JK-16.6", "JK-6.4")
def test_in_the_final_conflict_each_partner_receives_the_teams_bonus_credits() -> None:
    f = TeamFront({"ask_every_window": True})
    f.put(f.card("location", planet="x", bonus_credits=3), "controlled_locations", AA)
    for seat in (A, E, AA, EE):
        f.use_force(seat, f.card("force", force_number=1, credit_number=2, draw_number=0, color="green"))
    f.begin("deploy", A)
    assert f.rules.facts(f.state, A)["credits"] == (2, 2, 2, 2)
    f.set_number("planet", NONE, 4)
    f.begin("deploy", A)
    assert f.rules.facts(f.state, A)["credits"] == (5, 2, 5, 2)


@pytest.mark.rule("JK-16.6")
def test_partners_do_not_see_each_others_hands_piles_or_force_decks() -> None:
    f = TeamFront()
    held = f.event(A)
    pile = f.event(A, zone="theme_pile")
    force = f.zone("force_deck", A)[0]
    f.begin("force", A)
    for id in (held, pile, force):
        assert sees(f.state, A, id)
        assert not sees(f.state, AA, id)
        assert id not in f.view(AA).cards or f.view(AA).cards[id].face is None


@pytest.mark.rule("JK-16.7")
def test_two_players_are_what_is_played_unless_four_decks_are_brought() -> None:
    assert ruleset("jedi_knights").seats == 2
    assert ruleset("jedi_knights", seats=3).seats == 2
    assert ruleset("jedi_knights", seats=4).seats == 4
    assert ruleset("jedi_knights", seats=4).options == ruleset("jedi_knights").options
