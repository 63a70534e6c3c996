"""Dresses are found by folder; a back is told by zone and side, and is the card's own."""

from collections.abc import Iterator

import pytest

from tabletop.core.state import State
from tabletop.core.view import project, sees
from tabletop.games import KEYS, TABLES, ruleset
from tabletop.ui.art import paint_back
from tabletop.ui.dress import DRESSES, dress_for
from tests.laws.games import deal, key_of, playable, walk
from tests.ui.art.drawn import pixels

pytestmark = pytest.mark.usefixtures("qapp")


def test_every_table_has_a_dress_and_whatever_has_none_wears_plain_clothes() -> None:
    assert set(DRESSES) == set(TABLES)
    assert all(dress.key == key for key, dress in DRESSES.items())
    assert dress_for("no_such_game") is DRESSES["plain"]


@pytest.mark.parametrize("key", TABLES)
def test_every_part_that_a_dress_names_is_there(key: str) -> None:
    from tabletop.core.part import part

    dress = DRESSES[key]
    assert dress.style.dresses[""]
    assert callable(dress.draw)
    for name in (*dress.at_table, *dress.at_window, *([dress.board] if dress.board else [])):
        assert callable(part(name)), name


def _unseen(s: State) -> Iterator[tuple[int, int]]:
    """(seat, id) of every card that a seat does not know."""
    for seat in range(s.rules.seats):
        for id, card in enumerate(s.cards):
            if card.zone >= 0 and not sees(s, seat, id):
                yield seat, id


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", playable())
def test_the_back_of_an_unknown_card_is_the_one_it_really_has(game: str, seed: int) -> None:
    dress, painted = dress_for(key_of(game)), {}
    for step, s in enumerate(walk(game, seed, 400)):
        if step % 40:
            continue
        views = [project(s, seat) for seat in range(s.rules.seats)]
        for seat, id in _unseen(s):
            card = s.cards[id]
            told, real = dress.side_of(views[seat], s.rules.zones[card.zone], card.owner), card.face.back
            for side in (told, real):
                if side not in painted:
                    painted[side] = pixels(paint_back(key_of(game), side, 31, 44))
            assert painted[told] == painted[real], (s.rules.zones[card.zone].key, card.owner, told, real)


def test_both_seats_see_kilrathi_backs_on_a_kilrathi_deck_with_and_without_rules() -> None:
    s = deal("wing_commander", 0)
    deck = s.rules.zones[s.rules.zone("deck", 1)]
    assert [DRESSES["wing_commander"].side_of(project(s, seat), deck, 1) for seat in (0, 1)] == ["kilrathi"] * 2
    free = ruleset("wing_commander", free=True)
    assert free.facts(s, 0)["side"] == ("terran", "kilrathi")


def test_the_main_deck_of_wixoss_is_black_and_its_lrig_deck_white() -> None:
    main, lrig = (paint_back("wixoss", side, 63, 88).pixelColor(16, 30).lightness() for side in ("main", "lrig"))
    assert main < 80 < 200 < lrig


def test_every_listed_game_has_backs_of_its_own() -> None:
    assert len({pixels(paint_back(key, "", 31, 44)) for key in KEYS}) == len(KEYS)
