"""Each part of the table alone: the model without Qt, the hands without a stage, the stage without hands."""

import subprocess
import sys
from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt

from tabletop.core.move import NONE, Move, to_zone
from tabletop.ui.cards import CardPixmaps, CardWords, Typesetter
from tabletop.ui.table.gestures.hands import Hands
from tabletop.ui.table.model.arrangement import Arrangement
from tabletop.ui.table.model.choice import Target
from tabletop.ui.table.model.glow import Glow
from tabletop.ui.table.model.intent import Intents
from tabletop.ui.table.model.pose import Pose
from tabletop.ui.table.model.spot import Spot
from tabletop.ui.table.model.table import TableModel
from tabletop.ui.table.stage.scene import Stage
from tests.ui.table.tiny import LAYOUT, TinyGame, words

LEFT = Qt.MouseButton.LeftButton


def intents(game: TinyGame) -> Intents:
    return Intents(LAYOUT.gestures, game.rules.zones, game.rules.side)


def laid(game: TinyGame) -> tuple[TableModel, dict[int, QPointF]]:
    """A model whose cards lie in a row of their own for each zone, and where that is."""
    model, view = TableModel(intents(game)), game.ask()
    model.show(view)
    model.quiet = False
    points = {id: QPointF(100 * place, 200 * zone) for zone, ids in enumerate(view.zones)
              for place, id in enumerate(ids)}  # fmt: skip
    spots = [Spot(index, place, game.rules.zone(place.zone, 0 if place.side == "near" else 1), place.side,
                  0, 200 * index, 2000, 150) for index, place in enumerate(LAYOUT.places)]  # fmt: skip
    where = {id: next(s.index for s in spots if s.zone == view.cards[id].zone) for id in points}
    poses = {id: Pose(at.x(), at.y(), 0, 80, True, 0) for id, at in points.items()}
    model.lay(Arrangement(spots, poses, where))
    return model, points


class Ground:
    """Stands in for a stage: cards are points, and what the hands ask for is written down."""

    unit, busy = 80.0, False

    def __init__(self, points: dict[int, QPointF]) -> None:
        self.points, self.carried, self.done = points, set[int](), list[str]()

    def finish(self) -> None:
        self.done.append("finish")

    def cards_at(self, at: QPointF) -> list[int]:
        near = (id for id, point in self.points.items() if (point - at).manhattanLength() < 40)
        return [id for id in near if id not in self.carried]

    def half_there_at(self, at: QPointF) -> int:
        return NONE

    def middle_of(self, id: int, spot: Spot) -> QPointF:
        return self.points[id]

    def on_screen(self, at: QPointF) -> QPoint:
        return at.toPoint()

    def widget(self) -> None:
        return None

    def pick_up(self, ids: Iterable[int], at: QPointF) -> None:
        self.carried = set(ids)

    def carry(self, at: QPointF) -> None:
        self.done.append("carry")

    def carried_box(self) -> QRectF:
        return QRectF()

    def covered(self) -> dict[int, float]:
        return {}

    def put_down(self) -> None:
        self.carried = set()

    def lay_home(self) -> None:
        self.done.append("home")

    def raise_card(self, id: int, up: bool) -> None:
        self.done.append(f"raise {id} {up}")

    def explain(self, id: int, text: str, rule: str, at: QPointF) -> None:
        self.done.append(f"explain {rule}")

    def hush(self) -> bool:
        return False

    def link_at(self, at: QPointF) -> str:
        return ""

    def follow(self, link: str) -> None:
        self.done.append(link)


def test_the_model_needs_no_qt() -> None:
    code = "import sys, tabletop.ui.table.model.table; sys.exit(any(m.startswith('PySide6') for m in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_what_can_act_is_lit_and_once_a_card_is_chosen_only_its_targets_are() -> None:
    game = TinyGame()
    model, _ = laid(game)
    attacker, target = game.ids("field")[0], game.ids("field", 1)[0]
    assert model.lights().cards[attacker] is Glow.SOURCE
    model.take(attacker)
    assert model.lights().cards == {attacker: Glow.CHOSEN, target: Glow.TARGET}


def test_nothing_is_lit_while_something_happens() -> None:
    model, _ = laid(TinyGame())
    model.show(model.view)
    assert (model.lights().cards, model.lights().spots) == ({}, {})


def test_hands_drag_a_card_over_any_ground(qtbot: Any) -> None:
    game = TinyGame()
    model, points = laid(game)
    ground, chosen = Ground(points), []
    hands = Hands(model, ground, words(game))
    hands.told.move_chosen.connect(chosen.append)
    attacker, target = game.ids("field")[0], game.ids("field", 1)[0]
    hands.pointer.press(points[attacker], LEFT)
    hands.pointer.move(points[attacker] + QPointF(0, 60), LEFT)
    hands.pointer.move(points[target], LEFT)
    assert (model.held, model.hot.card) == (attacker, target)
    hands.pointer.release(points[target], LEFT)
    assert chosen == [Move("attack", attacker, target)]
    assert (model.held, ground.carried) == (NONE, set())


def test_hands_say_why_not_over_any_ground(qtbot: Any) -> None:
    game = TinyGame()
    model, points = laid(game)
    ground = Ground(points)
    hands = Hands(model, ground, words(game))
    hands.acts.attempt(game.ids("field")[0], Target(game.ids("field", 1)[1]), QPointF())
    assert ground.done == ["explain TG-3"]


def test_a_stage_shows_the_model_without_any_hands(qtbot: Any) -> None:
    game = TinyGame()
    model = TableModel(intents(game))
    plain = CardWords(text=lambda face, language: [], kind=lambda face, language: face.kind)
    stage = Stage(game.rules, LAYOUT, CardPixmaps(Typesetter(game.rules.key, plain), threaded=False), model)
    stage.set_speed("none")
    stage.show(game.ask())
    card, field = game.ids("hand")[0], game.rules.zone("field", 0)
    model.take(card)
    assert stage.items_by_id[card].glow is Glow.CHOSEN
    assert {item.spot.zone for item in stage.cast.zones.values() if item.glow is Glow.TARGET} == {field}
    assert to_zone(field) in {move.target for move in model.view.decision.moves if move.card == card}
    stage.close()
