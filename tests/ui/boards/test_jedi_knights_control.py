"""Beside the table of Jedi Knights: who holds the planet, now and when it has ended."""

import pytest

from tabletop.ui.window.wanted import Wanted, known_decks
from tests.games.jedi_knights.front import A, E, Front
from tests.ui.boards.knights import Knights


@pytest.mark.rule("JK-11.2")
def test_the_powers_at_the_site_are_summed_and_a_hero_is_seen_to_double_them(knights: Knights) -> None:
    f = Front({"ask_every_window": True})
    f.man(A, 3, title="Rook", hero="hero")
    f.man(A, 2)
    f.man(E, 4)
    f.begin("deploy", A)
    knights.lay(f)
    told = knights.read()
    assert "Control of Skyharbor" in knights.panel.accessibleName()
    assert "3 + 2 = 5, × 2 for Rook" in told
    assert "Player 1 would control it now." in told
    assert "The check comes after 1 more turn." in told
    assert "\n10\n" in told


@pytest.mark.rule("JK-11.3", "JK-11.4", "JK-12.4")
def test_nobody_a_tie_and_the_last_planet_have_words_of_their_own(knights: Knights) -> None:
    f = Front({"ask_every_window": True})
    f.begin("deploy", A)
    knights.lay(f)
    assert "Nobody would control it now." in knights.read()
    f.man(A, 2)
    f.man(E, 2)
    knights.lay(f)
    assert "Level: destiny would decide now." in knights.read()
    f.man(E, 2)
    f.set_number("planet", -1, 4)
    f.set_number("planet_turn", -1, 2)
    knights.lay(f)
    assert "Player 2 would win the game now." in knights.read()
    assert "The check comes at the end of this turn." in knights.read()


@pytest.mark.rule("JK-11.5", "JK-11.6")
def test_how_the_last_planet_ended_is_told_while_the_next_force_is_chosen(knights: Knights) -> None:
    f = Front({"ask_every_window": True})
    f.man(A, 3)
    f.man(E, 1)
    f.set_number("planet_turn", -1, 2)
    f.begin("character_battle", A)
    knights.lay(f)
    knights.passes(2)
    told = knights.read()
    assert "Skyharbor goes to Player 1." in told
    assert "3 against 1" in told


@pytest.mark.rule("JK-11.4", "JK-7.5")
def test_the_destinies_of_a_tied_check_are_told(knights: Knights) -> None:
    f = Front({"ask_every_window": True})
    f.man(A, 3)
    f.man(E, 3)
    f.deck_top(A, 2)
    f.deck_top(E, 6)
    f.set_number("planet_turn", -1, 2)
    f.begin("character_battle", A)
    knights.lay(f)
    knights.passes(2)
    told = knights.read()
    assert "Skyharbor goes to Player 2." in told
    assert "Destiny: Player 1 2" in told
    assert "Destiny: Player 2 6" in told


@pytest.mark.rule("JK-16.5")
def test_partners_are_told_of_together(knights: Knights) -> None:
    decks, _ = known_decks("jedi_knights")
    by_id = {deck.id: deck for deck in decks}
    four = tuple(by_id[id] for id in ("seekers_road", "ashen_hand", "long_odds_run", "ring_of_order"))
    knights.window.deal(Wanted("jedi_knights", four, ("human",) * 4, seed=3, open_hands=True))
    while knights.page.view.phase != "deploy":
        knights.play(knights.page.view.decision.moves[0].verb)
    knights.play("deploy")
    told = knights.read()
    names = {0: "Player 1 and Player 3", 1: "Player 2 and Player 4"}
    assert all(name in told for name in names.values())
    ahead = knights.page.view.facts["would_control"]
    expected = f"{names[ahead]} would control it now." if isinstance(ahead, int) else "Nobody would control it now."
    assert expected in told
