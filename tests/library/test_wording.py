"""Sentences about a game: how it ended, and by which rule."""

import pytest

from tabletop.core.state import DRAW
from tabletop.games import KEYS, ruleset
from tabletop.library.rules_text import rules as rules_text
from tabletop.library.texts import catalogue, use
from tabletop.library.wording import outcome_text, side_name


@pytest.mark.parametrize("game", KEYS)
def test_the_rule_behind_every_way_in_which_a_game_ends_is_one_of_its_rules(game: str) -> None:
    rules, known = ruleset(game), rules_text(game, "en")
    ended = {key.removeprefix(f"{game}.ended.") for key in catalogue() if key.startswith(f"{game}.ended.")}
    assert set(rules.endings) <= ended | {"resigned"}
    for reason in (*ended, "resigned"):
        assert rules.endings.get(reason, rules.end_rule) in known


def test_a_team_wins_together_and_is_named_so() -> None:
    use("en")
    names = {0: "Ann", 1: "Bo", 2: "Cy", 3: "Di"}
    four = ruleset("jedi_knights", seats=4)
    assert side_name(four, 1, names) == "Bo and Di"
    assert outcome_text(four, 0, "final_conflict", names) == "Ann and Cy win: the Final Conflict"
    assert outcome_text(ruleset("jedi_knights"), 0, "planets", names).startswith("Ann wins")
    assert side_name(four, DRAW, names) == ""
