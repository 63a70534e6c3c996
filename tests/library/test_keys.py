"""Names are one name however they are written."""

import pytest

from tabletop.library.keys import folded, plain_romaji, romaji


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("サーバント　Ｏ", "サーバント O"),
        ("ｳﾞｧﾙｷﾘｰ", "ヴァルキリー"),
        ("ウ\u3099ァルキリー", "ヴァルキリー"),
        ("ゔぁるきりー", "ヴァルキリー"),
        ("X−Wing", "X-Wing"),
        ("Xーwing", "x‐wing"),
        ("〜夜〜", "～夜～"),
        ("Code・Piruluk", "code piruluk"),
        ("“Quoted”, Name!", "quoted name"),
        ("花代・肆", "花代･肆"),
    ],
)
def test_the_same_name_has_the_same_key_in_every_spelling(one: str, other: str) -> None:
    assert folded(one) == folded(other)


@pytest.mark.parametrize(
    ("one", "other"), [("カー", "カ"), ("Ω", "O"), ("一", "ー"), ("1", "l"), ("ロ", "口")]
)
def test_different_names_keep_different_keys_however_alike_they_look(one: str, other: str) -> None:
    assert folded(one) != folded(other)


def test_a_long_vowel_after_kana_is_no_hyphen() -> None:
    assert "-" not in folded("サーバント")
    assert folded("Aー1") == "a-1"


@pytest.mark.parametrize(
    ("kana", "typed"),
    [
        ("さむらい", "samurai"), ("とうきょう", "toukyou"), ("とうきょう", "tokyo"), ("しゅっしん", "syussin"),
        ("ちゅうしゃ", "chuusha"), ("チョコレート", "tyokoreeto"), ("マッチ", "macchi"), ("ファイター", "faita"),
        ("しんぶん", "shimbun"),
    ],
)  # fmt: skip
def test_kana_and_romaji_meet_in_every_way_of_typing(kana: str, typed: str) -> None:
    assert romaji(kana) == plain_romaji(typed)
