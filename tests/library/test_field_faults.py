"""What is wrong with a card of a file is said in the language of the reader."""

import copy
import re
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import ValidationError

from tabletop.core.chance import Chance
from tabletop.games import KEYS, ruleset
from tabletop.library.errors import Unusable
from tabletop.library.field_faults import field_fault
from tabletop.library.pool import read_set, set_files
from tabletop.library.reader import read_json
from tabletop.library.texts import catalogue, use

BAD: tuple[Any, ...] = (
    None, "", [], {}, 3.5, -999, 10**9, True, "nonsense", "x" * 5000, [1], {"do": "nothing"}, {"x": 1}, [[]],
)  # fmt: skip
TRIES = 400


def _ways(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value inside, however deep."""
    if way:
        yield way
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        yield from _ways(part, (*way, key))


def _spoiled(card: dict[str, Any], chance: Chance) -> dict[str, Any]:
    """The card with one field taken away, too much or wrong."""
    card = copy.deepcopy(card)
    ways = list(_ways(card))
    *way, last = ways[chance.below(len(ways))]
    inside: Any = card
    for key in way:
        inside = inside[key]
    what = chance.below(6)
    if what == 0:
        del inside[last]
    elif what == 1:
        card["no_such_field"] = 1
    else:
        inside[last] = BAD[chance.below(len(BAD))]
    return card


@pytest.mark.parametrize("game", KEYS)
def test_whatever_is_wrong_with_a_card_has_a_sentence_of_its_own_in_both_languages(game: str) -> None:
    cards = [card for path in set_files(game) for card in read_json(path)["cards"]]
    chance, seen = Chance(7), set()
    for _ in range(TRIES):
        try:
            ruleset(game).read_card(_spoiled(cards[chance.below(len(cards))], chance))
        except ValidationError as wrong:
            for error in wrong.errors():
                seen.add(error["type"])
                assert f"errors.field_{error['type']}" in catalogue(), error["msg"]
                said = field_fault(error)
                assert re.search(r"[ぁ-んァ-ヶ一-龠]", said["ja"])
                assert error["msg"] not in said["ja"]
                assert " or " not in said["ja"]
    assert len(seen) > 8


def test_a_wrong_field_of_a_card_file_is_told_in_japanese() -> None:
    path = next(iter(set_files("confront_wisdom")))
    data = read_json(path)
    data["cards"][0]["level"] = "high"
    use("ja")
    with pytest.raises(Unusable) as wrong:
        read_set(data, "my.json")
    assert str(wrong.value).startswith("my.json")
    assert "項目level：整数にしてください" in str(wrong.value)


def test_a_fault_without_a_sentence_of_its_own_is_told_as_it_was_found() -> None:
    said = field_fault({"type": "no_such_type", "msg": "Input is strange"})
    assert all("Input is strange" in text for text in said.values())
