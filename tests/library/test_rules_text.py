"""The numbered rules, in both languages."""

import pytest

from tabletop.library.errors import Unusable
from tabletop.library.rules_text import OURS, SOURCE, game_of, rule, rules


def test_both_languages_have_the_same_rules_with_the_same_marks() -> None:
    english, japanese = rules("confront_wisdom", "en"), rules("confront_wisdom", "ja")
    assert list(english) == list(japanese)
    assert [one.marks for one in english.values()] == [one.marks for one in japanese.values()]
    assert {mark for one in english.values() for mark in one.marks} == {SOURCE, OURS}


def test_a_rule_is_found_by_its_id_with_the_lines_that_belong_to_it() -> None:
    found = rule("CW-6.6", "en")
    assert found.section.endswith("The turn")
    assert "(d)" in found.text


@pytest.mark.parametrize("id", ["CW-99.1", "XX-1.1", "", "nonsense"])
def test_an_unknown_id_is_named(id: str) -> None:
    with pytest.raises(Unusable) as caught:
        rule(id, "en") if id.startswith("CW") else game_of(id)
    assert caught.value.key == "errors.unknown_rule"
