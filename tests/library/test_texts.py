import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop.library import texts


@pytest.fixture(autouse=True)
def small_catalogue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "translations").mkdir()
    words = {
        "toy.drawn": {"en": "{who} draws {n} {n:card|cards}", "ja": "{who}は{n}枚引きます"},
        "toy.hundredth": {"en": "{share:.2f} of {all}", "ja": "{all}中{share:.2f}"},
    }
    (tmp_path / "translations/toy.json").write_text(json.dumps(words), encoding="utf-8")
    monkeypatch.setattr(texts, "data_root", lambda: tmp_path)
    texts.catalogue.cache_clear()
    yield
    texts.catalogue.cache_clear()


def test_one_card_but_several_cards() -> None:
    assert texts.say("toy.drawn", who="Aya", n=1) == "Aya draws 1 card"
    assert texts.say("toy.drawn", who="Aya", n=0) == "Aya draws 0 cards"


def test_the_language_can_change_at_any_time() -> None:
    texts.use("ja")
    assert texts.say("toy.drawn", who="彩", n=3) == "彩は3枚引きます"
    assert texts.language() == "ja"


def test_a_value_may_itself_be_in_both_languages() -> None:
    name = {"en": "Aya", "ja": "彩"}
    assert texts.both("toy.drawn", who=name, n=2) == {"en": "Aya draws 2 cards", "ja": "彩は2枚引きます"}


def test_numbers_keep_their_usual_formats() -> None:
    assert texts.say("toy.hundredth", share=0.5, all=7) == "0.50 of 7"


def test_an_unknown_key_is_an_error_while_developing() -> None:
    with pytest.raises(KeyError):
        texts.say("toy.nothing")


def test_an_unknown_key_is_shown_as_it_is_by_an_installed_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "from_checkout", lambda: False)
    assert texts.say("toy.nothing") == "toy.nothing"


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="tlh"):
        texts.use("tlh")


@pytest.mark.parametrize(("variables", "expected"), [
    ({"LANG": "ja_JP.UTF-8"}, "ja"),
    ({"LANG": "ja_JP.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
    ({"LANG": "C", "LC_MESSAGES": "ja_JP"}, "ja"),
    ({"LANG": "fr_FR.UTF-8"}, "en"),
])  # fmt: skip
def test_the_language_of_the_machine_is_the_default(
    variables: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(texts, "_chosen", [])
    assert texts.language() == expected
