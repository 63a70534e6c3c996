"""A game at the window: prompts, buttons, refusals, computer players, the end."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QTabBar

from tabletop.core.move import NONE, Move
from tabletop.ui.table.lists import PlaceList
from tests.ui.window.acting import answer, first, texts


def play_on(qtbot: Any, window: Any, until: Any) -> None:
    """Answer for the person until something is so."""
    for _ in range(400):
        sitting = window.page.sitting
        if until(window.page):
            return
        if sitting.seats.human(sitting.session.asked):
            answer(window)
        else:
            qtbot.waitUntil(
                lambda s=sitting: s.session.over or s.seats.human(s.session.asked), timeout=20_000
            )
    raise AssertionError("it never came to that")


def test_the_prompt_says_what_is_asked_and_links_the_rule(deal: Any) -> None:
    page = deal("human", "greedy")
    assert "Secretly choose" in page.prompt.text
    assert 'href="rule:CW-5.1"' in page.prompt.text


def test_a_move_on_the_table_is_played_and_the_computer_answers(qtbot: Any, deal: Any) -> None:
    page = deal("human", "greedy")
    page.scene.move_chosen.emit(first(page))
    qtbot.waitUntil(lambda: page.sitting.session.at >= 2, timeout=20_000)
    assert page.view.turn >= 1


def test_enter_presses_the_primary_button(qtbot: Any, window: Any, deal: Any) -> None:
    deal("human", "human", open_hands=True)
    play_on(qtbot, window, lambda page: page.prompt.primary is not None)
    page, before = window.page, window.page.sitting.session.at
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert page.sitting.session.at == before + 1


def test_a_refusal_stands_in_the_prompt_with_its_rule(deal: Any) -> None:
    page = deal("human", "greedy")
    page.sitting.play(Move("attack", first(page).card))
    assert "rule:CW-" in page.prompt.refusal
    assert page.sitting.session.at == 0


def test_a_link_to_a_rule_opens_the_rule_browser_there(window: Any, deal: Any) -> None:
    page = deal("human", "greedy")
    page.linked.emit("rule:CW-5.1")
    assert window.aids.browser.isVisible()
    assert "CW-5.1" in window.aids.browser.text.toPlainText()


def test_a_whole_game_against_the_computer_ends_on_the_end_page(qtbot: Any, window: Any, deal: Any) -> None:
    deal("human", "random")
    play_on(qtbot, window, lambda page: page.sitting.session.over)
    assert window.page.end.isVisible()
    said = texts(window.page.end)
    assert "wins" in said or "draw" in said
    assert "CW-12.1" in said
    assert "Seed 5" in said


def test_the_seed_is_not_told_before_the_end(window: Any, deal: Any) -> None:
    deal("human", "greedy", seed=987_654_321)
    assert "987654321" not in texts(window)


def test_move_now_plays_without_waiting_for_the_thought(qtbot: Any, deal: Any) -> None:
    page = deal("human", "greedy")
    page.sitting.pacer.pace = 60_000
    page.sitting.play(first(page))
    page.sitting.move_now()
    page.sitting.move_now()
    assert page.sitting.session.at >= 2


def test_while_the_computer_thinks_the_person_cannot_move_for_it(deal: Any) -> None:
    page = deal("human", "greedy")
    page.sitting.pacer.pace = 60_000
    move = first(page)
    page.sitting.play(move)
    page.sitting.play(move)
    assert page.sitting.session.at == 1


def test_computer_against_computer_can_be_paused_and_stepped(qtbot: Any, deal: Any) -> None:
    page = deal("random", "random")
    page.sitting.pause(True)
    at = page.sitting.session.at
    page.sitting.step_once()
    qtbot.waitUntil(lambda: page.sitting.session.at == at + 1, timeout=20_000)
    assert not page.sitting.busy


def test_watchers_see_every_card(deal: Any) -> None:
    page = deal("random", "random")
    page.sitting.pause(True)
    assert all(card.face is not None for card in page.view.cards.values())


def test_alone_the_other_side_does_nothing(qtbot: Any, window: Any, deal: Any) -> None:
    deal("human", "passive")
    sitting = window.page.sitting
    while sitting.session.state.turn < 3:
        sitting.play(window.page.view.decision.moves[-1])
        qtbot.waitUntil(lambda: not sitting.busy)
    assert sitting.seats.alone
    assert sitting.session.asked == 0


def test_resigning_asks_first_and_then_the_other_side_has_won(window: Any, deal: Any) -> None:
    page = deal("human", "greedy")
    window.games.resign()
    assert page.sitting.session.state.winner == NONE
    window.message._answers[0].click()
    assert page.sitting.session.state.winner == 1


def test_hovering_a_card_shows_it_large_with_its_values(window: Any, deal: Any) -> None:
    page = deal("human", "greedy")
    card = page.view.cards[first(page).card]
    page.scene.card_hovered.emit(card.id)
    said = window.docks.card.html
    assert card.face.name["en"] in said
    assert card.face.name["ja"] in said
    assert "Power" in said


def test_one_key_shows_the_card_in_the_other_language(window: Any, deal: Any) -> None:
    page = deal("human", "greedy")
    page.scene.card_hovered.emit(first(page).card)
    window.menus.actions["other_face"].trigger()
    assert "パワー" in window.docks.card.html or window.docks.card.spoken == "ja"


def at_a_fatal_choice(window: Any, deal: Any) -> Any:
    """A game whose first player has one damage card less than loses, in Set."""
    page = deal("human", "human", open_hands=True, options={"damage_to_lose": 3})
    answer(window)
    answer(window)
    for _ in range(2):
        page.sitting.play(voluntary(page))
    return page


def voluntary(page: Any) -> Move:
    return next(move for move in page.view.decision.moves if move.verb == "voluntary_damage")


def test_the_damage_that_loses_is_asked_about_in_the_prompt_and_enter_takes_it_back(
    window: Any, deal: Any
) -> None:
    page = at_a_fatal_choice(window, deal)
    at = page.sitting.session.at
    page.scene.move_chosen.emit(voluntary(page))
    assert page.sitting.session.at == at
    assert "rule:CW-10.7" in page.prompt.text
    assert page.prompt.primary.text() == "Think again"
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert page.sitting.session.at == at
    assert "rule:CW-10.7" not in page.prompt.text


def test_whoever_is_sure_takes_the_damage_that_loses(window: Any, deal: Any) -> None:
    page = at_a_fatal_choice(window, deal)
    move = voluntary(page)
    page.sitting.play(move)
    button = next(b for b in page.prompt.findChildren(QPushButton) if "voluntary damage" in b.text())
    button.click()
    assert page.sitting.session.over


def test_a_doubt_is_not_told_again_in_a_game_whose_player_does_not_want_it(window: Any, deal: Any) -> None:
    page = at_a_fatal_choice(window, deal)
    at, move = page.sitting.session.at, voluntary(page)
    page.sitting.play(move)
    page.prompt.never.setChecked(True)
    page.prompt.certain.click()
    assert page.sitting.session.over
    page.sitting.go_to(at, agreed=True)
    page.sitting.play(voluntary(page))
    assert page.prompt.certain is None
    assert page.sitting.session.over


def place_until_two_can_be_opened(page: Any) -> None:
    """Both sides put on their fields what they can, and do nothing else."""
    while page.view.phase != "open" or len(page.view.decision.moves) < 3:
        moves = page.view.decision.moves
        page.sitting.play(next((move for move in moves if move.verb == "place"), moves[-1]))


def test_open_all_is_the_primary_answer_and_opens_every_blank(deal: Any) -> None:
    page = deal("human", "human", open_hands=True)
    place_until_two_can_be_opened(page)
    opened = [move.card for move in page.view.decision.moves if move.verb == "open"]
    assert page.prompt.primary.text() == "Open all"
    assert "On to Set" in texts(page.prompt)
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert not any(page.view.cards[id].pose for id in opened)
    assert page.view.phase == "set"


def test_the_lists_are_kept_up_while_somebody_can_read_them(qtbot: Any, window: Any, deal: Any) -> None:
    page = deal("human", "human", open_hands=True)
    docks = window.docks

    def lines() -> list[str]:
        models = [each.model() for each in docks.lists.findChildren(PlaceList)]
        return [str(model.index(row, 0).data()) for model in models for row in range(model.rowCount())]

    answer(window)
    assert lines() == []
    qtbot.waitUntil(lambda: any(tab.count() == 3 for tab in window.findChildren(QTabBar)))
    tabs = next(tab for tab in window.findChildren(QTabBar) if tab.count() == 3)
    place = [tabs.tabText(n) for n in range(3)].index(docks.docks["lists"].windowTitle())
    QTest.mouseClick(tabs, Qt.MouseButton.LeftButton, pos=tabs.tabRect(place).center())
    qtbot.waitUntil(lambda: lines() != [])
    before = lines()
    answer(window)
    answer(window)
    assert page.sitting.session.at == 3
    assert lines() != before


def test_a_computer_player_that_stumbles_plays_something_all_the_same(
    qtbot: Any, deal: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Stumbling:
        def choose(self, *args: object) -> Move:
            raise KeyError("level")

    monkeypatch.setattr("tabletop.ui.window.bot_worker.bot", lambda level: Stumbling())
    page = deal("random", "random")
    qtbot.waitUntil(lambda: page.sitting.session.at > 4, timeout=20_000)


def test_a_card_that_has_not_changed_is_not_drawn_again_in_the_panel(
    window: Any, deal: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = deal("human", "human", open_hands=True)
    panel, drawn = window.docks.card, []
    draw = panel.pixmaps.image
    monkeypatch.setattr(panel.pixmaps, "image", lambda *args, **more: drawn.append(args) or draw(*args, **more))
    own, other = page.view.zones[0][0], page.view.zones[1][0]
    panel.show_card(own)
    before = len(drawn)
    panel.show_card(own)
    page.refresh()
    assert len(drawn) == before
    panel.show_card(other)
    assert len(drawn) == before + 1
    panel.swap_language()
    assert len(drawn) == before + 2
