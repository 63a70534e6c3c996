"""The words of the effect language in this game, in both languages."""

from dataclasses import replace

from tabletop.effects.vocabulary import Noun, Vocabulary, Words

_SIDES = (("own", "your", "自分"), ("opponent", "opposing", "相手"))
_COUNTED = (
    ("units", "units", "ユニット"),
    ("active_units", "active units", "アクティブのユニット"),
    ("inactive_units", "inactive units", "イナクティブのユニット"),
    ("blanks", "blanks", "ブランク"),
    ("assists", "assists", "アシスト"),
)
_STATS = {
    "power": Words("power", "パワー"),
    "level": Words("level", "レベル"),
    "soul": Words("soul", "ソウル"),
}
_MARKS = {
    "cannot_be_attacked": ("can't be attacked", "攻撃されず|攻撃されない"),
    "must_be_attacked": ("must be attacked first", "必ず先に攻撃され|必ず先に攻撃される"),
    "protected_from_destruction": (
        "will survive being destroyed once",
        "破棄されるとき1度だけ場に残り|破棄されるとき1度だけ場に残る",
    ),
    "protected_from_skills": (
        "can't be affected by opposing skills",
        "相手のスキルを受けず|相手のスキルを受けない",
    ),
    "cannot_attack": ("can't attack", "攻撃できず|攻撃できない"),
    "cannot_be_activated": (
        "can't be made active in Set",
        "セットでアクティブにできず|セットでアクティブにできない",
    ),
    "cannot_use_skills": ("can't use skills", "スキルを使えず|スキルを使えない"),
}
_SET_STATES = {
    "active": ("make * active", "アクティブにし|アクティブにする"),
    "inactive": ("turn * inactive", "イナクティブにし|イナクティブにする"),
    "blank": ("turn * into a blank", "ブランクにし|ブランクにする"),
    "active.blank": ("turn * face up, active", "表向きのアクティブにし|表向きのアクティブにする"),
    "inactive.blank": ("turn * face up, inactive", "表向きのイナクティブにし|表向きのイナクティブにする"),
}
_AS_BLANK = (
    "put * on the field as a blank, free of points",
    "ポイント不要でブランクとして場に出し|ポイント不要でブランクとして場に出す",
)
_DESTINATIONS = {
    "field": _AS_BLANK,
    "field.blank": _AS_BLANK,
    "field.active": ("put * on the field, active", "アクティブで場に出し|アクティブで場に出す"),
    "field.inactive": ("put * on the field, inactive", "イナクティブで場に出し|イナクティブで場に出す"),
    "discard": ("discard *", "破棄し|破棄する"),
    "book_top": ("return * to the top of ~ book", "~ブックの一番上に戻し|~ブックの一番上に戻す"),
    "book_bottom": (
        "return * to the bottom of ~ book",
        "~ブックの一番下に戻し|~ブックの一番下に戻す",
    ),
    "damage": ("put * into ~ damage row", "~ダメージにし|~ダメージにする"),
}


def _words(pairs: dict[str, tuple[str, str]]) -> dict[str, Words]:
    return {id: Words(*pair) for id, pair in pairs.items()}


def _measures(source: Words) -> dict[str, Words]:
    found: dict[str, Words] = {}
    for side, en, ja in _SIDES:
        whose = "your" if side == "own" else "the opponent's"
        for id, many, noun in _COUNTED:
            found[f"{side}_{id}"] = Words(f"the number of {en} {many}", f"{ja}の{noun}の数")
        found[f"{side}_damage"] = Words(f"{whose} damage count", f"{ja}のダメージの枚数")
        found[f"{side}_book"] = Words(f"the number of cards in {whose} book", f"{ja}のブックの枚数")
        found[f"{side}_discard"] = Words(
            f"the number of cards in {whose} discard pile", f"{ja}の破棄されたカードの枚数"
        )
        found[f"{side}_soul_total"] = Words(f"{whose} total soul", f"{ja}の合計ソウル")
    for stat, word in _STATS.items():
        found[f"source_{stat}"] = Words(f"{source.en}'s {word.en}", f"{source.ja}の{word.ja}")
        found[f"target_{stat}"] = Words(f"its {word.en}", f"その{word.ja}")
        found[f"target_printed_{stat}"] = Words(f"its printed {word.en}", f"その表記{word.ja}")
    return found


def _none() -> dict[str, Words]:
    found: dict[str, Words] = {}
    for side, _, ja in _SIDES:
        has = "you have" if side == "own" else "the opponent has"
        for id, many, noun in _COUNTED:
            found[f"{side}_{id}"] = Words(f"{has} no {many}", f"{ja}に{noun}がおらず|{ja}に{noun}がいない")
    return found


_CARD, _UNIT = Words("this card", "このカード"), Words("this unit", "このユニット")

VOCABULARY = Vocabulary(
    nouns={
        "unit": Noun("unit", "units", "ユニット", "体"),
        "assist": Noun("assist", "assists", "アシスト"),
        "card": Noun("card", "cards", "カード"),
        "blank": Noun("blank", "blanks", "ブランク"),
    },
    states=_words({"active": ("active", "アクティブ"), "inactive": ("inactive", "イナクティブ")}),
    stats=_STATS,
    places=_words({
        "book_top": ("book tops", "ブックトップ"),
        "discard": ("discard pile", "破棄された"),
        "damage": ("damage row", "ダメージ"),
        "column_of_two": ("book", "ブック"),
    }),
    durations=_words({
        "until_owner_turn": ("", ""),
        "until_user_turn": ("until your next turn starts", "次の自分のターンのはじめまで"),
    }),
    marks=_words(_MARKS),
    set_states=_words(_SET_STATES),
    destinations=_words(_DESTINATIONS),
    looks=_words({
        "book_top": ("book tops", "ブックトップ"),
        "book": ("whole book", "ブック"),
        "blanks": ("blanks", "ブランク"),
        "damage": ("damage cards", "ダメージ"),
    }),
    numbers=_words({"bonus": ("points in ~ next Set", "次のセットのポイント")}),
    measures=_measures(_CARD),
    none=_none(),
    source=_CARD,
)  # fmt: skip

OF_UNITS = replace(VOCABULARY, source=_UNIT, measures=_measures(_UNIT))
"""For texts on units: they speak of themselves as "this unit"."""
