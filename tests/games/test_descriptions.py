"""What games tell of themselves is found by folder, and what it names is there."""

import pytest

from tabletop.core.layout import missing
from tabletop.games import GAMES, KEYS, PLAIN, TABLES, TEAMS, layout, ruleset
from tabletop.library.texts import catalogue


def test_every_folder_with_a_description_is_a_table_and_the_plain_one_is_not_listed() -> None:
    assert (*KEYS, PLAIN) == TABLES
    assert [GAMES[key].place for key in TABLES] == sorted({GAMES[key].place for key in TABLES})
    assert TEAMS == ("jedi_knights",)


@pytest.mark.parametrize("key", TABLES)
def test_a_description_names_its_folder_and_rules_and_layouts_for_each_number_of_seats(key: str) -> None:
    assert GAMES[key].key == key
    for seats in GAMES[key].seats:
        rules = ruleset(key, seats=seats)
        assert (rules.key, rules.seats) == (key, seats)
        assert missing(layout(key, seats), rules.zones, rules.numbers) == []


@pytest.mark.parametrize("key", KEYS)
def test_a_listed_game_has_a_name_in_the_catalogue(key: str) -> None:
    assert f"{key}.name" in catalogue()


def test_no_two_games_claim_a_form_or_have_the_colour_of_another() -> None:
    forms = [form for game in GAMES.values() for form in game.forms]
    assert len(set(forms)) == len(forms)
    assert len({game.accent for game in GAMES.values()}) == len(GAMES)
