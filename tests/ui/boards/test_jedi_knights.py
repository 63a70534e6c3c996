"""Beside the table of Jedi Knights: battles and their destinies."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from tabletop.core.engine import settle
from tabletop.library import texts
from tabletop.ui.boards.badge_label import BadgeLabel
from tabletop.ui.boards.jedi_knights.lines import BattleLines
from tabletop.ui.boards.side_panel import SidePanel
from tabletop.ui.boards.small_card import SmallCard
from tabletop.ui.table.stage.passing import LargeCard
from tabletop.ui.window.wanted import Wanted, known_decks
from tests.games.jedi_knights.front import A, E, Front
from tests.ui.boards.knights import Knights


def duel(options: dict[str, Any] | None = None) -> tuple[Front, int, int]:
    """Rook (power 3, one leadership icon) at the site against Grim (power 4, defense 4)."""
    f = Front({"ask_every_window": True, **(options or {})})
    rook = f.man(A, 3, leadership=1, title="Rook")
    grim = f.man(E, 4, defense=4, title="Grim")
    f.begin("character_battle", A)
    return f, rook, grim


def cards(knights: Knights) -> set[int]:
    return {card.card for card in knights.shown(SmallCard)}


@pytest.mark.rule("JK-9.33", "JK-9.34")
def test_a_battle_is_told_with_who_is_ahead_and_who_falls(knights: Knights) -> None:
    f, rook, grim = duel()
    knights.lay(f)
    knights.play("attack", rook, grim)
    told = knights.read()
    assert "Battle at the site: Skyharbor" in knights.panel.accessibleName()
    assert "Rook attacks Grim" in told
    assert "Grim is ahead, 4 to 3." in told
    assert "Rook is discarded." in told
    assert {rook, grim} <= cards(knights)
    knights.passes(12)
    assert "Battle at the site" not in knights.panel.accessibleName()
    assert "Grim beat Rook, 4 to 3." in knights.read()


@pytest.mark.rule("JK-9.12", "JK-9.13", "JK-9.15", "JK-9.32")
def test_supporters_and_bonuses_are_told_as_they_come(knights: Knights) -> None:
    f, rook, grim = duel()
    supporter = f.man(A, 2, title="Hand")
    f.event(A, bonus=2)
    settle(f.state)
    knights.lay(f)
    knights.play("attack", rook, grim)
    knights.passes(3)
    assert "Supporters 0 of 1" in knights.read()
    knights.play("support", supporter, rook)
    told = knights.read()
    assert "Supporters 1 of 1" in told
    assert "Guarded: no weapon can aim at it." in told
    assert "Hand is discarded." in told
    knights.passes(5)
    knights.play("tactical")
    told = knights.read()
    assert "Power 5: 3 printed, +2 tactical bonus" in told
    assert "Rook is ahead, 5 to 4." in told


@pytest.mark.rule("JK-8.5", "JK-7.4", "JK-8.2")
def test_a_destiny_is_shown_large_with_what_it_is_for(knights: Knights) -> None:
    f, rook, grim = duel()
    gun = f.weapon(rook, to_hit=1, title="Needle")
    f.deck_top(A, 5)
    settle(f.state)
    knights.lay(f)
    knights.play("attack", rook, grim)
    knights.passes(4)
    assert "Can shoot" in knights.read()
    knights.play("use_weapon", gun, grim)
    told = knights.read()
    assert "Needle aims at Grim" in told
    assert "4 or more hits" in told
    assert "Bearer has used a weapon" in told
    knights.passes(2)
    assert (knights.numbers("destiny"), knights.numbers("defense")) == ([5], [4])
    assert "+ 1 = <b>6</b>" in knights.read()
    assert "✓ Hit" in knights.read()
    assert "Destiny has been drawn. Player 2 may respond or pass." in knights.read()


@pytest.mark.rule("JK-8.7", "JK-7.4")
def test_a_destiny_that_nobody_could_respond_to_is_still_told_after_the_battle(knights: Knights) -> None:
    f, rook, grim = duel({"ask_every_window": False})
    gun = f.weapon(rook, to_hit=1, title="Needle")
    f.deck_top(A, 5)
    settle(f.state)
    knights.lay(f)
    knights.play("attack", rook, grim)
    knights.play("use_weapon", gun, grim)
    told = knights.read()
    assert knights.page.sitting.session.state.cards[grim].zone == f.rules.zone("discard", E)
    assert "Needle aims at Grim" in told
    assert knights.numbers("destiny") == [5]
    assert "Rook against Grim: it ended before the Power step." in told


@pytest.mark.rule("JK-7.4")
def test_the_card_drawn_for_destiny_comes_up_large_on_the_table(knights: Knights) -> None:
    f, rook, grim = duel({"ask_every_window": False})
    gun = f.weapon(rook, title="Needle")
    (drawn,) = f.deck_top(A, 5)
    settle(f.state)
    knights.lay(f)
    knights.play("attack", rook, grim)
    scene = knights.page.scene
    scene.set_speed("normal")
    knights.play("use_weapon", gun, grim)
    scene.clock.finish()
    assert [item.id for item in scene.items() if isinstance(item, LargeCard)] == [drawn]


def test_the_table_shows_who_fights_whom_and_who_stands_by(knights: Knights) -> None:
    f, rook, grim = duel()
    supporter = f.man(A, 2, title="Hand")
    settle(f.state)
    knights.lay(f)
    lines = next(item for item in knights.page.scene.items() if isinstance(item, BattleLines))
    assert (lines.attack(), lines.support(), lines.aim()) == (None, [], None)
    knights.play("attack", rook, grim)
    knights.passes(3)
    knights.play("support", supporter, rook)
    items = knights.page.scene.items_by_id
    attack = lines.attack()
    assert attack is not None
    assert attack[1].x() == items[grim].goal.x
    assert [(start.x(), end.x()) for start, end in lines.support()] == [(items[supporter].goal.x, items[rook].goal.x)]


@pytest.mark.rule("JK-14.3")
def test_whoever_may_respond_is_named_in_the_same_words(knights: Knights) -> None:
    f, rook, grim = duel()
    knights.lay(f, ("human", "passive"))
    knights.play("attack", rook, grim)
    told = [knights.read()]
    f, rook, grim = duel()
    knights.lay(f)
    knights.play("attack", rook, grim)
    told.append(knights.read())
    knights.passes(1)
    told.append(knights.read())
    assert "A battle begins. Player 2 may respond or pass." in told[1]
    assert "A battle begins. Player 1 may respond or pass." in told[2]
    assert "Player 2 has passed." in told[2]
    assert "A battle begins." in told[0]


def test_it_speaks_japanese(knights: Knights) -> None:
    f, rook, grim = duel()
    knights.lay(f)
    knights.play("attack", rook, grim)
    texts.use("ja")
    knights.page.retranslate()
    told = knights.read()
    assert "4対3で「Grim」が優勢です。" in told
    assert "プレイヤー2が応答するか、パスする番です。" in told


def test_nothing_is_wider_than_the_panel_at_the_smallest_window(knights: Knights) -> None:
    f, rook, grim = duel()
    gun = f.weapon(rook, to_hit=1, title="A Weapon of a Very Long Name")
    f.deck_top(A, 5)
    settle(f.state)
    knights.window.resize(1280, 800)
    knights.lay(f)
    knights.play("attack", rook, grim)
    knights.passes(4)
    knights.play("use_weapon", gun, grim)
    knights.passes(2)
    QApplication.processEvents()
    panel = knights.panel
    assert panel.board.widget.width() <= panel.board.widget.parentWidget().width()
    assert panel.board.widget.minimumSizeHint().width() <= panel.board.widget.parentWidget().width()


def test_the_log_names_what_falls_although_it_is_covered_at_once(knights: Knights) -> None:
    f, rook, grim = duel({"ask_every_window": False})
    gun = f.weapon(grim, title="Pike")
    mine = f.weapon(rook, to_hit=4, title="Needle")
    f.deck_top(A, 5)
    settle(f.state)
    knights.lay(f)
    knights.play("attack", rook, grim)
    knights.play("use_weapon", mine, grim)
    assert f.rules.zones[knights.page.view.cards[gun].zone].key == "discard"
    lines = knights.page.entries()[-1].lines
    assert any("Pike" in line and "destroyed" in line for line in lines)
    assert not any("hidden card" in line for line in lines)


def test_a_free_table_has_no_panel(knights: Knights) -> None:
    decks, _ = known_decks("jedi_knights")
    knights.window.deal(Wanted("jedi_knights", tuple(decks[:2]), ("human", "human"), open_hands=True, free=True))
    assert knights.page.table.findChild(SidePanel) is None


@pytest.mark.rule("JK-7.4")
def test_the_newest_destiny_stands_above_the_principals_and_older_ones_below(knights: Knights) -> None:
    f, rook, _ = duel({"ask_every_window": False})
    supporter = f.man(E, 1, defense=9, title="Hand")
    lead = f.put(f.card("character", power=4, defense=9, leadership=1, title="Lead"), "at_site", E)
    guns = [f.weapon(bearer, title=title) for bearer, title in ((rook, "Needle"), (lead, "Pike"))]
    f.deck_top(A, 2)
    f.deck_top(E, 1)
    f.event(A, bonus=1)
    settle(f.state)
    knights.lay(f)
    knights.play("attack", rook, lead)
    knights.play("support", supporter, lead)
    knights.play("use_weapon", guns[0], supporter)
    assert knights.numbers("destiny") == [2]
    knights.play("use_weapon", guns[1], rook)
    knights.panel.grab()  # what is drawn has its place
    badges = [badge for badge in knights.shown(BadgeLabel) if badge.badge.value == "destiny"]
    places = {badge.n: badge.mapTo(knights.panel, QPoint()).y() for badge in badges}
    cards_at = min(card.mapTo(knights.panel, QPoint()).y() for card in knights.shown(SmallCard))
    assert places[1] < cards_at < places[2]
