"""The table as a person uses it: with a real mouse on the viewport, over real states of a tiny game."""

import random
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QAbstractAnimation, QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from tabletop.core.layout import FAR, NEAR, TALL, Place
from tabletop.core.move import NONE, Move, to_zone
from tabletop.library import texts
from tabletop.ui.cards import CardPixmaps, CardWords, Look, Typesetter
from tabletop.ui.table.lists import BoardLists, PlaceList
from tabletop.ui.table.model.describe import spot_names
from tabletop.ui.table.model.glow import Glow
from tabletop.ui.table.model.spot import Spot
from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.view import TableView
from tests.ui.table.tiny import ACTIVE_FIRST, LAYOUT, PLAY_FIRST, TinyGame, face, perform, words

# Menus pop up; the platform without windows says that it cannot raise them.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)")

PLAIN = CardWords(text=lambda face, language: [], kind=lambda face, language: face.kind)


def table_of(game: TinyGame, qtbot: Any, speed: str = "none") -> SimpleNamespace:
    """A shown table; `chosen` and `refused` collect what it signals."""
    scene = TableScene(
        game.rules, LAYOUT, CardPixmaps(Typesetter(game.rules.key, PLAIN), threaded=False), words(game)
    )
    scene.set_speed(speed)
    view = TableView(scene)
    qtbot.addWidget(view)
    view.resize(1000, 640)
    view.show()
    qtbot.waitExposed(view)
    made = SimpleNamespace(scene=scene, view=view, game=game, chosen=[], refused=[])
    scene.move_chosen.connect(made.chosen.append)
    scene.refused.connect(lambda card, move: made.refused.append((card, move)))
    return made


@pytest.fixture
def table(qtbot: Any) -> Iterator[SimpleNamespace]:
    made = table_of(TinyGame(), qtbot)
    made.scene.show(made.game.ask())
    yield made
    made.scene.close()


def point(table: SimpleNamespace, id: int) -> QPoint:
    """The middle of a card in the viewport."""
    return table.view.mapFromScene(table.scene.items_by_id[id].pos())


def spot(table: SimpleNamespace, zone: str, seat: int, aside: float = 2.5) -> QPoint:
    """A free point in a place."""
    found = table.scene.arrangement.spots_of(table.game.rules.zone(zone, seat))[0]
    return table.view.mapFromScene(QPointF(found.x + aside * table.scene.unit, found.y))


def drag(table: SimpleNamespace, start: QPoint, end: QPoint, drop: bool = True) -> None:
    viewport = table.view.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    for part in range(1, 9):
        QTest.mouseMove(viewport, start + (end - start) * part / 8)
    if drop:
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)


def click(table: SimpleNamespace, at: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    QTest.mouseClick(table.view.viewport(), button, Qt.KeyboardModifier.NoModifier, at)


def test_a_card_dragged_onto_a_legal_zone_is_played(table: SimpleNamespace) -> None:
    card = table.game.ids("hand")[0]
    drag(table, point(table, card), spot(table, "field", 0))
    assert table.chosen == [Move("play", card, to_zone(table.game.rules.zone("field", 0)))]


def test_what_is_dragged_lights_its_targets_and_nothing_else(table: SimpleNamespace) -> None:
    attacker, (first, second) = table.game.ids("field")[0], table.game.ids("field", 1)
    drag(table, point(table, attacker), point(table, attacker) - QPoint(0, 90), drop=False)
    assert table.scene.items_by_id[first].glow is Glow.TARGET
    assert table.scene.items_by_id[second].glow is Glow.NONE
    table.scene.hands.acts.back()


def test_a_refused_drop_springs_home_and_names_the_rule(table: SimpleNamespace) -> None:
    attacker, wrong = table.game.ids("field")[0], table.game.ids("field", 1)[1]
    home = table.scene.items_by_id[attacker].pos()
    drag(table, point(table, attacker), point(table, wrong))
    assert table.chosen == []
    assert table.scene.items_by_id[attacker].pos() == home
    assert table.refused == [(attacker, Move("attack", attacker, wrong))]
    assert table.scene.note.isVisible()
    assert table.scene.note.rule == ACTIVE_FIRST


def test_a_card_put_back_where_it_was_is_no_refusal(table: SimpleNamespace) -> None:
    card = table.game.ids("hand")[0]
    drag(table, point(table, card), point(table, card) + QPoint(25, 4))
    assert (table.chosen, table.refused) == ([], [])


def test_escape_ends_a_drag_and_nothing_has_happened(table: SimpleNamespace) -> None:
    card = table.game.ids("hand")[0]
    home = table.scene.items_by_id[card].pos()
    drag(table, point(table, card), spot(table, "field", 0), drop=False)
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    QTest.mouseRelease(table.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier,
                       spot(table, "field", 0))  # fmt: skip
    assert table.scene.items_by_id[card].pos() == home
    assert table.chosen == []


def test_click_on_the_card_and_click_on_the_target_is_the_same_as_dragging(table: SimpleNamespace) -> None:
    attacker, target = table.game.ids("field")[0], table.game.ids("field", 1)[0]
    click(table, point(table, attacker))
    assert table.scene.model.chosen == attacker
    click(table, point(table, target))
    assert table.chosen == [Move("attack", attacker, target)]


def test_a_double_click_does_the_only_thing_that_can_be_done(table: SimpleNamespace) -> None:
    card = table.game.ids("hand")[1]
    QTest.mouseDClick(
        table.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point(table, card)
    )
    assert [move.card for move in table.chosen] == [card]


def test_a_double_click_with_several_choices_asks_and_never_guesses(table: SimpleNamespace) -> None:
    card, field = table.game.ids("hand")[0], to_zone(table.game.rules.zone("field", 0))
    table.scene.show(table.game.ask(Move("play", card, field), Move("play", card, field, 1)))
    QTest.mouseDClick(
        table.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point(table, card)
    )
    assert table.chosen == []
    actions = table.scene.hands.menus.open.actions()
    assert len(actions) == 2
    actions[1].trigger()
    assert table.chosen == [Move("play", card, field, 1)]


def test_a_question_that_asks_for_a_card_is_answered_by_one_click(table: SimpleNamespace) -> None:
    card = table.game.ids("hand")[2]
    table.scene.show(table.game.ask(Move("pick", card)))
    click(table, point(table, card))
    assert table.chosen == [Move("pick", card)]


def test_a_middle_press_shows_the_card_and_never_plays_it(table: SimpleNamespace, qtbot: Any) -> None:
    card, opened = table.game.ids("hand")[0], []
    table.scene.card_opened.connect(opened.append)
    for _ in range(3):
        click(table, point(table, card), Qt.MouseButton.MiddleButton)
    assert table.chosen == []
    assert opened == [card, NONE] * 3


def test_the_card_menu_has_every_legal_move_and_what_others_add(table: SimpleNamespace) -> None:
    card = table.game.ids("hand")[0]
    hooked: list[int] = []
    table.scene.add_to_menus(lambda menu, seen: hooked.append(seen.id if seen else NONE))
    menu = table.scene.hands.menus.for_card(card, QPoint(5, 5))
    assert [action.text() for action in menu.actions() if action.isEnabled()] == ["play -4"]
    assert hooked == [card]
    menu.close()


def test_the_card_menu_greys_what_such_cards_do_at_other_times_and_names_the_rule(
    table: SimpleNamespace,
) -> None:
    card = table.game.ids("hand")[0]
    attacks = [move for move in table.game.usual() if move.verb == "attack"]
    table.scene.show(table.game.ask(*attacks))
    menu = table.scene.hands.menus.for_card(card, QPoint(5, 5))
    assert [action.isEnabled() for action in menu.actions()] == [False]
    assert PLAY_FIRST in menu.actions()[0].text()
    assert PLAY_FIRST in menu.actions()[0].toolTip()
    menu.close()


def test_a_refusal_is_about_what_such_cards_do_and_not_about_what_others_could(
    table: SimpleNamespace,
) -> None:
    card = table.game.ids("hand")[0]
    attacks = [move for move in table.game.usual() if move.verb == "attack"]
    table.scene.show(table.game.ask(*attacks))
    drag(table, point(table, card), spot(table, "field", 0))
    assert table.scene.note.rule == PLAY_FIRST


def test_where_only_a_target_is_asked_for_one_click_on_it_answers(table: SimpleNamespace) -> None:
    card, targets = table.game.ids("field")[0], table.game.ids("field", 1)
    table.scene.show(table.game.ask(*(Move("attack", card, target) for target in targets)))
    click(table, point(table, targets[1]))
    assert table.chosen == [Move("attack", card, targets[1])]


def test_tab_walks_from_place_to_place_and_arrows_from_card_to_card(table: SimpleNamespace) -> None:
    table.view.setFocus()
    assert table.view.focusNextPrevChild(True)
    hand = sorted(table.game.ids("hand"))
    assert table.scene.hands.keys.card == hand[0]
    QTest.keyClick(table.view, Qt.Key.Key_Right)
    assert table.scene.hands.keys.card == hand[1]
    QTest.keyClick(table.view, Qt.Key.Key_Return)
    assert [move.card for move in table.chosen] == [hand[1]]


def test_enter_aims_and_enter_on_a_target_attacks(table: SimpleNamespace) -> None:
    attacker, targets = table.game.ids("field")[0], table.game.ids("field", 1)
    table.scene.show(table.game.ask(*(Move("attack", attacker, target) for target in targets)))
    table.view.setFocus()
    table.scene.hands.keys.focus_card(attacker)
    QTest.keyClick(table.view, Qt.Key.Key_Return)
    assert table.scene.model.chosen == attacker
    table.scene.hands.keys.focus_card(targets[1])
    QTest.keyClick(table.view, Qt.Key.Key_Return)
    assert table.chosen == [Move("attack", attacker, targets[1])]


def test_tab_leaves_the_table_after_the_last_place(table: SimpleNamespace) -> None:
    for _ in range(20):
        if not table.scene.hands.keys.walk(True):
            break
    else:
        pytest.fail("the table is a trap for the keyboard")


def test_v_speaks_the_place_and_q_the_situation(table: SimpleNamespace) -> None:
    table.view.setFocus()
    table.scene.hands.keys.focus_card(table.game.ids("field")[0])
    QTest.keyClick(table.view, Qt.Key.Key_V)
    assert "Unit field-0-1" in table.scene.said
    QTest.keyClick(table.view, Qt.Key.Key_Q)
    assert table.scene.said.count("\n") >= 5


def test_animation_ends_where_the_view_says(qtbot: Any) -> None:
    table = table_of(TinyGame(), qtbot, "normal")
    table.scene.show(table.game.ask())
    move = table.game.usual()[-1]
    events, view = table.game.play(move)
    table.scene.show(view, events)
    assert table.scene.clock.busy
    table.scene.clock.advance(90)
    table.scene.clock.advance(2000)
    table.scene.clock.advance(2000)
    assert_synced(table)
    table.scene.close()


def assert_synced(table: SimpleNamespace) -> None:
    scene = table.scene
    assert not scene.clock.busy
    assert set(scene.items_by_id) == set(scene.arrangement.poses)
    assert {id: item.pose for id, item in scene.items_by_id.items()} == scene.arrangement.poses


def test_a_click_while_things_move_finishes_them(qtbot: Any) -> None:
    table = table_of(TinyGame(), qtbot, "slow")
    table.scene.show(table.game.ask())
    events, view = table.game.play(table.game.usual()[0])
    table.scene.show(view, events)
    click(table, QPoint(3, 3))
    assert_synced(table)
    table.scene.close()


def test_a_card_of_a_hidden_hand_is_played_by_the_item_that_stood_for_it(qtbot: Any) -> None:
    table = table_of(TinyGame(), qtbot, "normal")
    game = table.game
    far = game.ids("hand", 1)
    move = Move("play", far[0], to_zone(game.rules.zone("field", 1)))
    table.scene.show(game.ask(move, seat=1))
    backs = {id: item for id, item in table.scene.items_by_id.items() if id >= 100_000}
    assert len(backs) == 3
    events, view = game.play(move)
    table.scene.show(view, events)
    assert table.scene.items_by_id[far[0]] in backs.values()
    table.scene.clock.finish()
    assert_synced(table)
    table.scene.close()


def test_undo_and_a_new_game_in_the_middle_of_an_animation_leave_nothing_dangling(qtbot: Any) -> None:
    table = table_of(TinyGame(), qtbot, "slow")
    scene = table.scene
    for _ in range(100):
        table.game = TinyGame()
        before = table.game.ask()
        scene.show(before)
        events, after = table.game.play(table.game.usual()[0])
        scene.show(after, events)
        scene.clock.advance(100)
        removed = list(scene.items_by_id.values())
        scene.show(before)
        scene.clock.advance(50)
        scene.clear()
        scene.clock.advance(500)
        scene.ambient.advance(500)
        assert not scene.clock.busy
        assert scene.items_by_id == {}
        assert all(shiboken6.isValid(item) and item.scene() is None for item in removed)
    assert scene.findChildren(QAbstractAnimation) == []
    scene.close()


def test_undo_shows_the_old_view_again(qtbot: Any) -> None:
    table = table_of(TinyGame(), qtbot, "normal")
    before = table.game.ask()
    table.scene.show(before)
    events, after = table.game.play(table.game.usual()[-1])
    table.scene.show(after, events)
    table.scene.clock.advance(70)
    table.scene.show(before)
    table.scene.clock.finish()
    assert_synced(table)
    table.scene.close()


def texts_of(table: SimpleNamespace, lists: BoardLists) -> str:
    """Every string that a person or a screen reader could meet."""
    found = [table.scene.said, table.scene.note.text]
    for widget in (table.view, lists, *table.view.findChildren(object), *lists.findChildren(object)):
        for name in (
            "text",
            "toolTip",
            "accessibleName",
            "accessibleDescription",
            "whatsThis",
            "windowTitle",
            "objectName",
        ):
            value = getattr(widget, name, None)
            if callable(value):
                found.append(str(value()))
    for each in lists.findChildren(PlaceList):
        model = each.model()
        found += [
            str(model.index(i, 0).data(role)) for i in range(model.rowCount()) for role in (0, 3, 11, 12)
        ]
    for item in table.scene.items():
        found += [item.toolTip(), str(getattr(item, "title", ""))]
        look = getattr(item, "up_look", None)
        if look is not None:
            found += [repr(item.up_look), repr(item.down_look)]
    return "\n".join(found)


def test_nothing_on_the_table_or_in_the_lists_names_a_hidden_card(table: SimpleNamespace) -> None:
    lists = BoardLists(table.scene)
    table.scene.hands.speech.situation()
    every = texts_of(table, lists)
    for id, card in enumerate(table.game.state.cards):
        hidden = card.face.id.startswith(("hand-1", "deck"))
        assert (card.face.id in every) is not hidden, (id, card.face.id)


def test_the_lists_play_by_keyboard(table: SimpleNamespace, qtbot: Any) -> None:
    lists = BoardLists(table.scene)
    qtbot.addWidget(lists)
    hand = lists.findChildren(PlaceList)[0]
    hand.setCurrentIndex(hand.model().index(0, 0))
    QTest.keyClick(hand, Qt.Key.Key_Return)
    assert [move.card for move in table.chosen] == [table.game.ids("hand")[0]]
    assert "can act" in hand.model().index(0, 0).data()


def test_unknown_cards_that_nothing_can_be_done_with_are_one_line_of_a_list(table: SimpleNamespace) -> None:
    game = table.game
    lists = BoardLists(table.scene)

    def rows(zone: str) -> list[str]:
        title = f"far side: {zone}"
        found = next(each for each in lists.findChildren(PlaceList) if each.accessibleName().startswith(title))
        return [str(found.model().index(row, 0).data()) for row in range(found.model().rowCount())]

    assert rows("deck") == ["5 cards you cannot see"]
    assert rows("hand") == ["3 cards you cannot see"]
    hidden = game.view().zones[game.rules.zone("hand", 1)][1]
    table.scene.show(game.ask(Move("attack", game.ids("field")[0], hidden)))
    assert rows("hand") == ["a card you cannot see"] * 3
    table.scene.hands.speech.situation()
    assert "far side: hand: 3 cards" in table.scene.said


def test_places_that_are_called_alike_are_numbered() -> None:
    book = Place("column0", NEAR, 0, 0, label="confront_wisdom.zone.book")
    spots = [Spot(index, book, index, side, 0, 0, 1, 1) for index, side in enumerate((NEAR, NEAR, FAR))]
    names = spot_names("confront_wisdom", spots)
    assert names == {0: "your side: book 1", 1: "your side: book 2", 2: "far side: book"}


def test_a_discard_pile_opens_over_the_table_and_closes_again(table: SimpleNamespace) -> None:
    for id in table.game.ids("field", 1) + table.game.ids("field"):
        table.game.state.stack[:] = []
        perform(table.game.state, Move("pick", id))
    table.scene.show(table.game.ask(Move("pass")))
    assert len(table.game.ids("discard")) == 2
    table.scene.model.open(table.game.rules.zone("discard", 0))
    assert all(id in table.scene.items_by_id for id in table.game.ids("discard"))
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    assert table.scene.opened == NONE


def test_both_seats_see_their_own_hand_near(table: SimpleNamespace) -> None:
    for seat in (0, 1):
        table.scene.show(table.game.view(seat))
        near = [table.scene.items_by_id[id] for id in table.game.ids("hand", seat)]
        assert all(item.pose.up and item.pos().y() > 0 for item in near)


def test_the_board_keeps_its_proportion_at_every_size(table: SimpleNamespace) -> None:
    for size in ((1280, 800), (640, 900), (3000, 1000)):
        table.view.resize(*size)
        unit = table.scene.unit
        assert unit == min(size[0] / LAYOUT.width, size[1] / LAYOUT.height)
        assert all(
            abs(item.half()[1] / item.half()[0] - TALL) < 0.01 for item in table.scene.items_by_id.values()
        )


def test_any_order_of_clicks_and_drags_leaves_a_table_that_is_in_order(table: SimpleNamespace) -> None:
    chance = random.Random(5)
    for _ in range(60):
        start, end = (
            QPoint(chance.randrange(table.view.width()), chance.randrange(table.view.height()))
            for _ in range(2)
        )
        if chance.random() < 0.5:
            click(table, start)
        else:
            drag(table, start, end)
        if table.scene.hands.menus.open is not None:
            table.scene.hands.menus.open.close()
        table.scene.hands.hover.clear()
    table.scene.model.open(NONE)
    assert_synced(table)


def test_a_users_own_picture_replaces_the_drawn_one(tmp_path: Path, qapp: Any) -> None:
    red = QImage(630, 880, QImage.Format.Format_RGB32)
    red.fill(0xFFFF0000)
    path = tmp_path / "card.png"
    red.save(str(path))
    typesetter = Typesetter("confront_wisdom", PLAIN, own=lambda face: path)
    drawn = typesetter.draw(Look(face("a")), "en", 126)
    assert drawn.pixelColor(63, 88).red() == 255
    assert drawn.pixelColor(63, 88).green() == 0


def test_a_broken_picture_falls_back_to_the_drawn_one(tmp_path: Path, qapp: Any) -> None:
    path = tmp_path / "card.png"
    path.write_bytes(b"no picture")
    with_file = Typesetter("confront_wisdom", PLAIN, own=lambda face: path).draw(Look(face("a")), "en", 126)
    assert with_file == Typesetter("confront_wisdom", PLAIN).draw(Look(face("a")), "en", 126)


def test_cards_are_drawn_off_the_gui_thread_and_then_shown(qtbot: Any) -> None:
    pixmaps = CardPixmaps(Typesetter("confront_wisdom", PLAIN))
    look = Look(face("a"))
    with qtbot.waitSignal(pixmaps.ready):
        stand_in = pixmaps.pixmap(look, 90)
    shown = pixmaps.pixmap(look, 90)
    assert shown.size() == stand_in.size()
    assert shown.toImage() != stand_in.toImage()
    assert pixmaps.pixmap(look, 90).cacheKey() == shown.cacheKey()
    pixmaps.close()


def test_the_cache_keeps_to_its_limit(qapp: Any) -> None:
    pixmaps = CardPixmaps(Typesetter("confront_wisdom", PLAIN), limit=400_000, threaded=False)
    for number in range(30):
        pixmaps.pixmap(Look(face(f"c{number}")), 90)
    assert sum(p.width() * p.height() * 4 for p in pixmaps._shown.values()) <= 400_000
    assert pixmaps.made == 30


def test_a_card_is_written_in_the_language_in_use(table: SimpleNamespace) -> None:
    before = table.view.grab().toImage()
    texts.use("ja")
    table.scene.retranslate("ja")
    assert table.view.grab().toImage() != before
