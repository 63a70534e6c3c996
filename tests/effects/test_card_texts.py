"""Card texts are made from the data that runs them; what they say is accepted by people, in a golden file."""

import pytest

from tabletop.effects import nodes, say_en, say_ja
from tabletop.effects.nodes import ChangeStat, Mark, Ref, Select
from tabletop.games import KEYS
from tabletop.games.confront_wisdom.say import VOCABULARY
from tests.effects.card_texts import golden_file, rendered


@pytest.mark.parametrize("game", KEYS)
def test_card_texts_read_as_they_were_accepted(game: str) -> None:
    assert rendered(game) == golden_file(game).read_text(encoding="utf-8"), "see tests/effects/card_texts.py"


def _said(*effects: nodes.Node) -> tuple[str, str]:
    return say_en.text(VOCABULARY, effects), say_ja.text(VOCABULARY, effects)


def _units(**fields: object) -> Select:
    return Select.model_validate({"who": "opponent", "type": "unit", "count": 1, **fields})


def _mark(target: nodes.Target, mark: str) -> Mark:
    return Mark(target=target, mark=mark, duration="until_user_turn")


def _power(target: nodes.Target, amount: nodes.Amount, mode: str = "add") -> ChangeStat:
    fields = {"target": target, "stat": "power", "amount": amount, "duration": "until_owner_turn", "mode": mode}
    return ChangeStat.model_validate(fields)


PREVIOUS, SOURCE = Ref(ref="previous"), Ref(ref="source")


def test_two_marks_in_a_row_say_their_duration_once() -> None:
    en, ja = _said(_mark(_units(), "cannot_attack"), _mark(PREVIOUS, "cannot_use_skills"))
    assert en == "Until your next turn starts, one opposing unit can't attack and can't use skills."
    assert ja == "次の自分のターンのはじめまで、相手のユニット1体は攻撃できず、スキルを使えない。"


def test_after_a_plural_choice_the_pronoun_is_plural() -> None:
    en, ja = _said(nodes.Destroy(target=_units(count=2)), _mark(PREVIOUS, "cannot_attack"), _power(PREVIOUS, 1))
    assert en == (
        "Destroy two opposing units. Until your next turn starts, they can't attack. They get +1 power."
    )
    assert ja.endswith("それらは攻撃できず、それらのパワーを+1する。")
    en, _ = _said(_power(_units(count=2), 1), nodes.Destroy(target=PREVIOUS))
    assert en == "Two opposing units get +1 power. Destroy them."


def test_the_card_itself_is_named_once() -> None:
    en, _ = _said(_power(SOURCE, 1), _mark(SOURCE, "must_be_attacked"), nodes.Destroy(target=_units()))
    assert en.split(". ")[:2] == ["This card gets +1 power", "Until your next turn starts, it must be attacked first"]


def test_what_may_be_left_out_is_chosen_first_in_japanese() -> None:
    en, ja = _said(_power(_units(up_to=True), -1))
    assert (en, ja) == (
        "Up to one opposing unit gets −1 power.", "相手のユニット1体までを選び、そのパワーを−1する。"
    )  # fmt: skip


def test_nothing_at_all_is_said_as_such() -> None:
    none = nodes.Condition.model_validate({"left": {"of": "own_blanks"}, "cmp": "==", "right": 0})
    many = nodes.Condition.model_validate({"left": {"of": "own_damage"}, "cmp": ">=", "right": 3})
    assert say_en.condition(VOCABULARY, none) == "you have no blanks"
    assert say_ja.condition(VOCABULARY, none)[1] == "自分にブランクがいない"
    assert say_en.condition(VOCABULARY, many) == "your damage count is 3 or more"
    assert say_ja.condition(VOCABULARY, many) == ("自分のダメージの枚数が3以上で", "自分のダメージの枚数が3以上の")


def test_amounts_are_said_with_their_bounds() -> None:
    of = nodes.AmountOf.model_validate({"of": "own_damage", "times": 2, "plus": 1, "min": 1, "max": 5})
    assert say_en.amount(VOCABULARY, of) == "2 times your damage count plus 1 (at least 1, at most 5)"
    assert say_ja.amount(VOCABULARY, of) == "自分のダメージの枚数×2+1（最小1、最大5）"
    en, ja = _said(_power(SOURCE, of), _power(_units(count="all"), 0, "set"))
    assert en.endswith("Set the power of all opposing units to 0.")
    assert ja.endswith("相手のユニットすべてのパワーを0にする。")
