"""Cards and tables look as they are stored; `python -m tests.goldens` stores what has been changed on purpose."""

from math import hypot
from typing import Any

import pytest
from PIL import Image, ImageChops

from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.stage.card_item import CardItem
from tests import goldens

LARGEST = 600_000


@pytest.mark.parametrize("name", goldens.pictures())
def test_a_picture_looks_as_it_is_stored(name: str, qapp: Any) -> None:
    wanted, drawn = goldens.stored(name), goldens.pictures()[name]()
    worst, mean = goldens.difference(wanted, drawn)
    assert goldens.alike(wanted, drawn), (
        f"{name} looks otherwise (worst square {worst:.0f}, all {mean:.1f}): see {goldens.shown(name, wanted, drawn)}; "
        "if that is on purpose: python -m tests.goldens"
    )


def test_pictures_are_stored_for_all_that_is_drawn_and_nothing_else() -> None:
    files = list(goldens.FOLDER.glob("*.png"))
    assert {file.stem for file in files} == set(goldens.pictures())
    assert sum(file.stat().st_size for file in files) < LARGEST


def _a_card_in_play(scene: TableScene) -> CardItem:
    """Of the larger ones the one that lies farthest from any other."""
    live = [index for index, zone in enumerate(scene.rules.zones) if zone.live]
    items = scene.items_by_id.values()

    def alone(item: CardItem) -> float:
        return min(hypot(item.x() - other.x(), item.y() - other.y()) for other in items if other is not item)

    shown = [item for item in items if scene.view.cards[item.id].zone in live]
    return max(shown, key=lambda item: (item.up_look.face is not None, item.goal.width, alone(item)))


def move_a_card(scene: TableScene) -> None:
    item = _a_card_in_play(scene)
    item.go(item.goal._replace(x=item.goal.x + item.goal.width * 0.6), 0)


def take_a_card(scene: TableScene) -> None:
    _a_card_in_play(scene).hide()


@pytest.mark.parametrize("change", [move_a_card, take_a_card])
@pytest.mark.parametrize("game", goldens.KEYS)
def test_a_card_that_lies_elsewhere_or_is_missing_is_noticed(game: str, change: Any, qapp: Any) -> None:
    assert not goldens.alike(goldens.stored(f"{game}_table"), goldens.table(game, change))


@pytest.mark.parametrize("name", goldens.pictures())
def test_a_changed_colour_is_noticed_and_a_hair_s_breadth_is_not(name: str) -> None:
    wanted = goldens.stored(name)
    part = (wanted.width // 3, wanted.height // 3, wanted.width * 2 // 3, wanted.height * 2 // 3)
    other = wanted.copy()
    red, green, blue = wanted.crop(part).split()
    other.paste(Image.merge("RGB", (red, blue, ImageChops.add(green, Image.new("L", green.size, 60)))), part)
    assert not goldens.alike(wanted, other)
    brighter = wanted.point([min(255, value + 1) for value in range(256)] * 3)
    assert goldens.alike(wanted, brighter)
    assert not goldens.alike(wanted, wanted.resize((wanted.width + 1, wanted.height)))


def test_the_difference_of_two_pictures_can_be_looked_at() -> None:
    one, other = Image.new("RGB", (30, 20), "#102030"), Image.new("RGB", (30, 20), "#a02030")
    with Image.open(goldens.shown("two_colours", one, other)) as seen:
        assert (seen.size, seen.getpixel((10, 10))) == ((110, 20), (0x10, 0x20, 0x30))
