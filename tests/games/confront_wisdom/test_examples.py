"""The worked examples of the rules, in their order."""

import pytest

from tabletop.core.state import DRAW
from tests.games.confront_wisdom.duel import ACTIVE, BLANK, INACTIVE, NONE, A, B, Duel


def _initiative(first: str, second: str, seed: int = 1) -> Duel:
    d = Duel(seed=seed)
    a, b = d.column(A, 0, first), d.column(B, 0, second)
    d.begin("initiative", A, turn=0)
    d.play("initiative", a[0], d.aim("field", A))
    d.play("initiative", b[0], d.aim("field", B))
    return d


@pytest.mark.rule("CW-5.2", "CW-5.6", "CW-7.1", "CW-7.2")
def test_ex_1_initiative_by_soul_and_the_points_of_the_first_turn() -> None:
    d = Duel()
    golem, squire = d.column(A, 0, "sugar_golem", "iron_pot_squire")
    (drone,) = d.column(A, 1, "postal_drone")
    (mice,) = d.column(B, 0, "bean_mouse_troop")
    d.begin("initiative", A, turn=0)
    d.play("initiative", golem, d.aim("field", A))
    d.play("initiative", mice, d.aim("field", B))
    assert (d.state.turn, d.state.player, d.points()) == (1, A, 3)
    assert d.refused("activate", golem) == "CW-7.1"
    d.lay(drone)
    assert d.points() == 1
    assert d.lay_refused(squire) == "CW-7.1"
    d.end_turn()
    assert (d.state.turn, d.state.player, d.points()) == (2, B, 7 + 1)


@pytest.mark.rule("CW-5.3", "CW-5.4")
@pytest.mark.parametrize(("a", "b", "first"), [
    ("postal_drone", "clockwork_fox", A), ("clockwork_fox", "postal_drone", B),
    ("scarred_swordmaster", "upside_down_jizo", A), ("upside_down_jizo", "scarred_swordmaster", B),
])  # fmt: skip
def test_ex_2_equal_souls_lower_level_then_lower_power(a: str, b: str, first: int) -> None:
    assert {_initiative(a, b, seed).state.player for seed in range(8)} == {first}


@pytest.mark.rule("CW-5.4", "CW-14.4")
def test_ex_2_all_equal_is_the_coin_of_the_seed() -> None:
    tossed = [_initiative("clockwork_fox", "attic_archer", seed).state.player for seed in range(12)]
    again = [_initiative("clockwork_fox", "attic_archer", seed).state.player for seed in range(12)]
    assert tossed == again
    assert set(tossed) == {A, B}


@pytest.mark.rule("CW-7.2", "CW-7.3", "CW-7.4")
def test_ex_3_counting_points() -> None:
    d = Duel()
    d.unit("sugar_golem", B, INACTIVE)
    d.blank("last_train_conductor", B)
    d.unit("rally_whistle", B, INACTIVE)
    d.damage(B, 1)
    d.damage(A, 2)
    d.begin("set", A)
    assert d.points() == 14


@pytest.mark.rule("CW-4.2", "CW-4.3", "CW-6.6", "CW-3.3")
def test_ex_4_uncovering_in_set() -> None:
    d = Duel()
    d.unit("thunder_drum", B)
    troop, squire, dragon = d.column(A, 0, "bean_mouse_troop", "iron_pot_squire", "tax_dragon")
    d.begin("set", A)
    assert d.points() == 5
    assert d.lay_refused(squire) == "CW-4.2"
    d.lay(troop)
    d.lay(squire)
    assert (d.pose(troop), d.pose(squire), d.points()) == (BLANK, BLANK, 0)
    assert d.lay_refused(dragon) == "CW-7.1"


@pytest.mark.rule("CW-10.7", "CW-7.5", "CW-12.4")
def test_ex_5_out_of_a_deadlock() -> None:
    d = Duel()
    first, troop = d.column(A, 0, "tax_dragon", "bean_mouse_troop")
    (second,) = d.column(A, 1, "stardust_judge")
    d.set_number("idle", A, 2)
    d.begin("set", A)
    assert d.points() == 0
    d.take(first)
    assert d.points() == 1
    d.take(second)
    assert d.points() == 2
    d.lay(troop)
    d.end_turn()
    assert (d.number("idle", A), d.damage_of(A), d.state.winner) == (0, 2, NONE)


@pytest.mark.rule("CW-8.3", "CW-8.4", "CW-9.3", "CW-9.4", "CW-3.4")
def test_ex_6_order_of_targets_equal_powers_blanks() -> None:
    d = Duel()
    giant, samurai = d.unit("stone_stair_giant", A), d.unit("vending_samurai", A)
    troop, golem = d.unit("bean_mouse_troop", B), d.unit("sugar_golem", B, INACTIVE)
    blank = d.blank("thunder_drum", B)
    d.column(B, 0, "bean_mouse_troop")
    d.begin("action", A)
    assert {move.target for move in d.legal("attack")} == {troop}
    assert d.refused("attack", samurai, golem) == "CW-8.3"
    assert d.refused("attack", samurai, blank) == "CW-8.4"
    d.attack(giant, troop)
    assert d.place(troop) == ("discard", B)
    assert (d.value(giant, "power"), d.pose(giant)) == (5, ACTIVE)
    assert {move.target for move in d.legal("attack")} == {golem}
    d.attack(giant, golem)
    assert (d.place(giant), d.place(golem)) == (("discard", A), ("discard", B))
    d.hit(samurai)
    assert (d.damage_of(B), d.pose(samurai)) == (1, INACTIVE)


@pytest.mark.rule("CW-9.5", "CW-9.6", "CW-6.2", "CW-2.2")
def test_ex_7_one_unit_four_attacks_and_wear_stays() -> None:
    d = Duel()
    giant = d.unit("stone_stair_giant", A)
    troops = [d.unit("bean_mouse_troop", B, pose) for pose in (ACTIVE, ACTIVE, INACTIVE)]
    d.column(B, 0, "bean_mouse_troop")
    d.begin("action", A)
    for troop, left in zip(troops, (5, 3, 1), strict=True):
        d.attack(giant, troop)
        assert (d.value(giant, "power"), d.pose(giant)) == (left, ACTIVE)
    d.hit(giant)
    assert d.pose(giant) == INACTIVE
    assert d.legal("attack") == []
    d.play("end_turn")
    assert (d.value(giant, "power"), d.value(giant, "soul"), d.points()) == (1, 9, 10)
    d.end_turn()
    assert (d.value(giant, "power"), d.pose(giant)) == (7, INACTIVE)


@pytest.mark.rule("CW-9.5", "CW-8.3")
def test_ex_8_the_defender_wakes() -> None:
    d = Duel()
    samurai, golem = d.unit("vending_samurai", A), d.unit("sugar_golem", A)
    giant, troop = d.unit("stone_stair_giant", B, INACTIVE), d.unit("bean_mouse_troop", B, INACTIVE)
    d.begin("action", A)
    d.attack(samurai, giant)
    assert d.place(samurai) == ("discard", A)
    assert (d.value(giant, "power"), d.pose(giant)) == (3, ACTIVE)
    assert d.refused("attack", golem, troop) == "CW-8.3"
    d.attack(golem, giant)
    assert (d.value(golem, "power"), d.pose(golem)) == (2, ACTIVE)
    d.attack(golem, troop)
    assert (d.place(golem), d.place(troop)) == (("discard", A), ("discard", B))


@pytest.mark.rule("CW-9.5", "CW-11.1")
def test_ex_9_win_a_battle_then_use_a_skill() -> None:
    d = Duel()
    king, samurai = d.unit("clock_king", A), d.unit("vending_samurai", A, INACTIVE)
    troop = d.unit("bean_mouse_troop", B)
    d.column(B, 0, "bean_mouse_troop")
    d.begin("action", A)
    d.attack(king, troop)
    assert (d.value(king, "power"), d.pose(king)) == (4, ACTIVE)
    d.use(king, "chime")
    assert (d.pose(king), d.pose(samurai)) == (INACTIVE, ACTIVE)
    d.hit(samurai)
    assert d.damage_of(B) == 1


@pytest.mark.rule("CW-10.3", "CW-1.2", "CW-12.1")
def test_ex_10_the_fifth_damage_stops_everything() -> None:
    d = Duel()
    first = d.unit("bean_mouse_troop", A)
    d.unit("bean_mouse_troop", A)
    d.blank("sugar_golem", B)
    d.blank("sugar_golem", B)
    d.damage(B, 4)
    d.column(B, 0, "bean_mouse_troop")
    (choice,) = d.column(B, 1, "lantern_boy")
    d.begin("action", A)
    d.hit(first)
    assert d.state.asked == B
    d.play("damage_column", choice, d.aim("damage", B))
    assert (d.state.winner, d.state.legal) == (A, [])


@pytest.mark.rule("CW-10.6", "CW-10.8", "CW-4.8")
def test_ex_11_empty_book() -> None:
    d = Duel()
    samurai = d.unit("vending_samurai", A)
    monk, archer = d.damage(B, 1, "fasting_monk")[0], d.damage(B, 1, "attic_archer")[0]
    carts = [d.unit("repair_cart", B, ACTIVE), d.unit("repair_cart", B, ACTIVE)]
    d.begin("action", A)
    d.hit(samurai)
    assert (d.damage_of(B), d.state.asked) == (3, A)
    d.play("end_turn")
    assert d.points() == 7 + 3
    for cart in carts:  # they went in Discard
        d.by_hand("free.move", cart, d.aim("field", B))
    d.play("end_set")
    d.use(carts[0], "patch")
    assert (d.damage_of(B), d.zone("column0", B)) == (2, ())
    d.use(carts[1], "patch")
    assert (d.damage_of(B), d.place(archer), d.place(monk)) == (1, ("column0", B), ("damage", B))


@pytest.mark.rule("CW-6.3", "CW-7.4", "CW-11.1", "CW-11.7")
@pytest.mark.parametrize("used", [True, False])
def test_ex_12_life_of_an_assist(used: bool) -> None:
    d = Duel()
    (shower,) = d.column(A, 0, "spark_shower")
    golem = d.unit("sugar_golem", B)
    d.begin("set", A, turn=5)
    d.lay(shower)
    assert d.pose(shower) == ACTIVE
    d.play("end_set")
    if used:
        d.use(shower, "sparks")
        assert (d.value(golem, "power"), d.pose(shower)) == (2, INACTIVE)
    d.play("end_turn")
    assert (d.state.turn, d.value(golem, "power"), d.points()) == (6, 5, 3)
    d.blank("bean_mouse_troop", A)
    d.end_turn()
    assert d.state.turn == 7
    assert d.legal("open")
    assert d.place(shower) == ("discard", A)


@pytest.mark.rule("CW-12.3", "CW-12.4")
@pytest.mark.parametrize(("damage", "winner"), [(4, A), (3, B)])
def test_ex_13_idle_loss_comes_after_the_attacks(damage: int, winner: int) -> None:
    d = Duel()
    blank = d.blank("bean_mouse_troop", A)
    d.damage(B, damage)
    d.column(B, 0, "bean_mouse_troop")
    d.set_number("idle", A, 2)
    d.begin("open", A, turn=7)
    d.play("open", blank)
    d.play("end_set")
    d.hit(blank)
    if d.state.winner < 0:
        d.play("end_turn")
    assert d.state.winner == winner


@pytest.mark.rule("CW-12.3", "CW-12.4")
def test_ex_13_one_act_in_set_starts_the_count_anew() -> None:
    d = Duel()
    (top,) = d.column(A, 0, "tax_dragon")
    d.begin("set", A, turn=3)
    d.end_turn()
    d.end_turn()
    d.take(top)
    d.end_turn()
    d.end_turn()
    d.end_turn()
    assert (d.state.turn, d.number("idle", A), d.state.winner) == (8, 1, NONE)


@pytest.mark.rule("CW-11.2", "CW-14.6")
def test_ex_14_once_a_turn() -> None:
    d = Duel()
    x, y = d.unit("postal_drone", A), d.unit("postal_drone", A, INACTIVE)
    d.begin("action", A)
    d.use(x, "express")
    d.use(y, "express")
    assert (d.pose(x), d.pose(y)) == (ACTIVE, INACTIVE)
    assert d.use_refused(x, "express") == "CW-11.2"
    assert {(move.verb, move.n) for move in d.legal()} == {("attack", 0), ("use_skill", 1), ("end_turn", 0)}
    d.use(x, "unpack")
    assert d.value(y, "level") == 0
    assert [move.verb for move in d.legal()] == ["end_turn"]


@pytest.mark.rule("CW-11.10", "CW-11.3")
@pytest.mark.parametrize(("pose", "skills"), [(INACTIVE, {0, 1}), (ACTIVE, {1})])
def test_ex_15_copying_and_conditions(pose: int, skills: set[int]) -> None:
    d = Duel()
    dealer = d.unit("mirror_dealer", A)
    collector = d.unit("debt_collector", B, pose)
    other = d.unit("mirror_dealer", B, INACTIVE)
    d.column(B, 0, "bean_mouse_troop")
    d.begin("action", A)
    d.use(dealer, "sold_as_seen")
    assert {(move.card, move.n) for move in d.legal("choose_skill")} == {(collector, n) for n in skills}
    assert d.refused("choose_skill", other, n=0) == "CW-11.10"
    if pose == INACTIVE:
        d.play("choose_skill", collector, n=0)
        assert (d.damage_of(B), d.pose(dealer)) == (1, INACTIVE)
    else:
        assert d.refused("choose_skill", collector, n=0) == "CW-11.10"


@pytest.mark.rule("CW-9.4", "CW-11.9")
def test_ex_16_protection() -> None:
    d = Duel()
    golem, samurai = d.unit("sugar_golem", A), d.unit("vending_samurai", A)
    troop = d.unit("bean_mouse_troop", B, INACTIVE)
    d.mark(troop, "protected_from_destruction", B)
    d.mark(troop, "protected_from_skills", B)
    d.begin("action", A)
    d.attack(golem, troop)
    assert (d.value(golem, "power"), d.pose(golem)) == (3, INACTIVE)
    assert (d.place(troop), d.value(troop, "power"), d.pose(troop)) == (("field", B), 1, INACTIVE)
    assert d.rules.marks(d.state, troop) == ("protected_from_skills",)
    d.attack(samurai, troop)
    assert (d.place(troop), d.value(samurai, "power"), d.pose(samurai)) == (("discard", B), 3, ACTIVE)


@pytest.mark.rule("CW-8.6", "CW-11.4", "CW-11.9")
def test_ex_17_must_be_attacked() -> None:
    d = Duel()
    squire, golem = d.unit("iron_pot_squire", B), d.unit("sugar_golem", B)
    king = d.unit("clock_king", A)
    d.begin("action", B)
    d.use(squire, "cover")
    d.play("end_turn")
    d.play("end_set")
    assert (d.value(squire, "power"), d.pose(squire)) == (4, INACTIVE)
    assert {move.target for move in d.legal("attack")} == {squire}
    assert d.refused("attack", king, golem) == "CW-8.6"
    d.use(king, "stop_the_hands", golem)
    assert d.pose(golem) == INACTIVE


@pytest.mark.rule("CW-3.8", "CW-3.4")
def test_ex_18_vanishing() -> None:
    d = Duel()
    umbrella, samurai = d.unit("umbrella_thief", A), d.unit("vending_samurai", A)
    giant = d.unit("stone_stair_giant", B, INACTIVE, power=3)
    d.column(B, 0, "bean_mouse_troop")
    d.begin("action", A)
    d.use(umbrella, "spirited_off")
    assert (d.pose(giant), d.rules.reasons(d.state, giant)) == (BLANK, ())
    d.hit(samurai)
    d.play("end_turn")
    d.play("open", giant)
    assert (d.pose(giant), d.value(giant, "power"), d.points()) == (ACTIVE, 7, 5 + 7 + 1)


@pytest.mark.rule("CW-7.7")
@pytest.mark.parametrize(("names", "damage", "now", "later"), [
    (("stone_stair_giant", "mirror_dealer"), 1, 13 + 1 - 4, 14), (("bean_mouse_troop",), 0, 0, 3),
])  # fmt: skip
def test_ex_19_points_taken_away(names: tuple[str, ...], damage: int, now: int, later: int) -> None:
    d = Duel()
    for name in names:
        d.unit(name, A, INACTIVE)
    dragon = d.unit("tax_dragon", A)
    d.damage(B, damage)
    d.begin("action", A)
    d.use(dragon, "levy")
    d.by_hand("free.remove", dragon)
    d.play("end_turn")
    assert d.points() == now
    d.end_turn()
    d.end_turn()
    assert d.points() == later


@pytest.mark.rule("CW-11.6", "CW-11.7", "CW-9.2")
def test_ex_20_a_change_on_an_own_card_lives_through_the_opponents_turn() -> None:
    d = Duel()
    whale, troop = d.unit("cloud_whale", A), d.unit("bean_mouse_troop", A)
    fox = d.unit("clockwork_fox", B)
    d.begin("action", A)
    d.use(whale, "drizzle", troop)
    assert d.value(troop, "soul") == 0
    d.play("end_turn")
    assert d.points() == 5
    d.play("end_set")
    d.use(fox, "switcheroo", troop)
    assert d.place(troop) == ("discard", A)


@pytest.mark.rule("CW-9.7", "CW-11.3", "CW-11.4")
def test_ex_21_battle_by_skill() -> None:
    d = Duel()
    swordmaster = d.unit("scarred_swordmaster", A)
    d.damage(A, 3)
    d.unit("bean_mouse_troop", B)
    golem = d.unit("sugar_golem", B, INACTIVE)
    d.begin("action", A)
    d.use(swordmaster, "old_wound_slash", golem)
    assert (d.place(swordmaster), d.place(golem)) == (("discard", A), ("discard", B))


@pytest.mark.rule("CW-6.5", "CW-6.7")
def test_ex_22_keeping_a_blank_closed() -> None:
    d = Duel()
    giant, troop = d.blank("stone_stair_giant", A), d.blank("bean_mouse_troop", A)
    d.unit("tax_dragon", B)
    d.begin("open", A)
    d.play("open", troop)
    d.play("end_open")
    assert (d.pose(giant), d.pose(troop)) == (BLANK, ACTIVE)
    assert d.rules.facts(d.state, A)["soul"][A] == 1 + 3
    assert d.refused("activate", giant) == "CW-6.7"
    d.end_turn()
    d.end_turn()
    d.play("open", giant)
    assert d.pose(giant) == ACTIVE


@pytest.mark.rule("CW-11.7", "CW-11.12")
def test_ex_23_combining_level_and_waking() -> None:
    d = Duel()
    drone, king = d.unit("postal_drone", A), d.unit("clock_king", A)
    gardener = d.unit("world_tree_gardener", A, INACTIVE)
    d.begin("action", A)
    d.use(drone, "unpack", gardener)
    assert (d.value(gardener, "level"), d.value(gardener, "soul")) == (4, 3)
    d.use(king, "chime")
    assert (d.pose(gardener), d.pose(drone)) == (ACTIVE, ACTIVE)
    assert d.use_refused(drone, "unpack") == "CW-11.2"
    assert d.use_refused(drone, "express") == "CW-11.3"


@pytest.mark.rule("CW-12.5", "CW-12.7")
@pytest.mark.parametrize(("a", "b", "books", "winner"), [
    (2, 3, (0, 0), A), (2, 2, (1, 2), B), (2, 2, (1, 1), DRAW),
])  # fmt: skip
def test_ex_24_quiet_game(a: int, b: int, books: tuple[int, int], winner: int) -> None:
    d = Duel()
    d.damage(A, a)
    d.damage(B, b)
    whales = [d.unit("cloud_whale", A, INACTIVE), d.unit("cloud_whale", B, INACTIVE)]
    for seat in (A, B):
        d.unit("tax_dragon", seat, INACTIVE)
        d.column(seat, 0, *["bean_mouse_troop"] * books[seat])
    d.begin("set", A, turn=21)
    for turn in range(21, 31):
        assert (d.state.turn, d.state.winner) == (turn, NONE)
        seat = d.state.player
        d.play("activate", whales[seat])
        d.play("end_set")
        d.use(whales[seat], "drizzle", whales[seat])
        d.play("end_turn")
    assert (d.state.turn, d.state.winner) == (30, winner)


@pytest.mark.rule("CW-11.10", "CW-9.7")
def test_ex_25_a_copied_count_belongs_to_the_copier() -> None:
    d = Duel()
    dealer = d.unit("mirror_dealer", A)
    swordmaster, troop = d.unit("scarred_swordmaster", B, INACTIVE), d.unit("bean_mouse_troop", B)
    d.damage(B, 4)
    d.begin("action", A)
    d.use(dealer, "sold_as_seen")
    d.play("choose_skill", swordmaster, n=0)
    d.play("pick", troop)
    assert (d.value(dealer, "power"), d.pose(dealer)) == (1, INACTIVE)
    assert d.place(troop) == ("discard", B)
