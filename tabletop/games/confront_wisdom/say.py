"""Card texts of this game, rendered from the data that runs them."""

from typing import Any

from tabletop.core.card import Face, TextBlock
from tabletop.effects import say_en, say_ja
from tabletop.effects.say_en import EN
from tabletop.effects.say_ja import JA, Forms, after
from tabletop.effects.vocabulary import Noun, Vocabulary, Words
from tabletop.games.confront_wisdom import nodes

VOCABULARY = Vocabulary(
    nouns={
        "unit": Noun("unit", "units", "ユニット", "体"),
        "assist": Noun("assist", "assists", "アシスト"),
        "card": Noun("card", "cards", "カード"),
        "blank": Noun("blank", "blanks", "ブランク"),
    },
    states={"active": Words("active", "アクティブ"), "inactive": Words("inactive", "イナクティブ")},
    stats={"power": Words("power", "パワー"), "level": Words("level", "レベル"), "soul": Words("soul", "ソウル")},
    places={
        "book_top": Words("book tops", "ブックトップ"),
        "discard": Words("discard pile", "破棄されたカード"),
        "damage": Words("damage row", "ダメージ"),
        "column_of_two": Words("book", "ブック"),
    },
    durations={
        "until_owner_turn": Words("", ""),
        "until_user_turn": Words("until your next turn starts", "次の自分のターンのはじめまで"),
    },
    marks={
        "cannot_be_attacked": Words("can't be attacked", "攻撃されず|攻撃されない"),
        "must_be_attacked": Words("must be attacked first", "必ず先に攻撃され|必ず先に攻撃される"),
        "protected_from_destruction": Words(
            "will survive being destroyed once", "破棄されるとき1度だけ場に残り|破棄されるとき1度だけ場に残る"
        ),
        "protected_from_skills": Words("can't be affected by opposing skills", "相手のスキルを受けず|相手のスキルを受けない"),
        "cannot_attack": Words("can't attack", "攻撃できず|攻撃できない"),
        "cannot_be_activated": Words(
            "can't be made active in Set", "セットでアクティブにできず|セットでアクティブにできない"
        ),
        "cannot_use_skills": Words("can't use skills", "スキルを使えず|スキルを使えない"),
    },
    set_states={
        "active": Words("make * active", "アクティブにし|アクティブにする"),
        "inactive": Words("turn * inactive", "イナクティブにし|イナクティブにする"),
        "blank": Words("turn * into a blank", "ブランクにし|ブランクにする"),
    },
    destinations={
        "field": Words("put * on the field as a blank, free of points", "ポイント不要でブランクとして場に出し|ポイント不要でブランクとして場に出す"),
        "field.blank": Words(
            "put * on the field as a blank, free of points",
            "ポイント不要でブランクとして場に出し|ポイント不要でブランクとして場に出す",
        ),
        "field.active": Words("put * on the field, active", "アクティブで場に出し|アクティブで場に出す"),
        "field.inactive": Words("put * on the field, inactive", "イナクティブで場に出し|イナクティブで場に出す"),
        "discard": Words("discard *", "破棄し|破棄する"),
        "book_top": Words("return * to the top of its owner's book", "持ち主のブックの一番上に戻し|持ち主のブックの一番上に戻す"),
        "book_bottom": Words(
            "return * to the bottom of its owner's book", "持ち主のブックの一番下に戻し|持ち主のブックの一番下に戻す"
        ),
        "damage": Words("put * into its owner's damage row", "持ち主のダメージにし|持ち主のダメージにする"),
    },
    looks={
        "book_top": Words("book tops", "ブックトップすべて"),
        "book": Words("whole book", "ブックのすべて"),
        "blanks": Words("blanks", "ブランクすべて"),
        "damage": Words("damage cards", "ダメージすべて"),
    },
    numbers={"bonus": Words("points in the next Set", "次のセットのポイント")},
    measures={
        **{
            f"{side}_{id}": Words(f"{en_side} {en}", f"{ja_side}の{ja}")
            for side, en_side, ja_side in (("own", "your", "自分"), ("opponent", "the opponent's", "相手"))
            for id, en, ja in (
                ("damage", "damage count", "ダメージの枚数"),
                ("units", "number of units", "ユニットの数"),
                ("active_units", "number of active units", "アクティブのユニットの数"),
                ("inactive_units", "number of inactive units", "イナクティブのユニットの数"),
                ("blanks", "number of blanks", "ブランクの数"),
                ("assists", "number of assists", "アシストの数"),
                ("book", "number of cards in the book", "ブックの枚数"),
                ("discard", "number of discarded cards", "破棄されたカードの枚数"),
                ("soul_total", "total soul", "合計ソウル"),
            )
        },
        **{
            f"{who}_{stat}": Words(f"{en_who} {en}", f"{ja_who}{ja}")
            for who, en_who, ja_who in (
                ("source", "this card's", "このカードの"),
                ("target", "its", "その"),
                ("target_printed", "its printed", "その表記"),
            )
            for stat, en, ja in (("power", "power", "パワー"), ("level", "level", "レベル"), ("soul", "soul", "ソウル"))
        },
    },
    source=Words("this card", "このカード"),
)  # fmt: skip


def _damage_en(v: Vocabulary, node: nodes.DamagePlayer) -> str:
    takes = "take" if node.player == "self" else "takes"
    return f"{say_en.player(node.player)} {takes} {say_en.amount(v, node.amount)} damage"


_HEAL_EN = {
    "discard": "goes to the discard pile",
    "book_bottom": "returns to the bottom of the book",
    "book_top": "returns to the top of the book",
}
_HEAL_JA = {
    "discard": "破棄し|破棄する",
    "book_bottom": "ブックの一番下に戻し|ブックの一番下に戻す",
    "book_top": "ブックの一番上に戻し|ブックの一番上に戻す",
}


def _heal_en(v: Vocabulary, node: nodes.HealDamage) -> str:
    owner = "your" if node.player == "self" else "the opponent's"
    if node.amount == 1:
        return f"{owner} newest damage card {_HEAL_EN[node.to]}"
    return f"{say_en.amount(v, node.amount)} times: {owner} newest damage card {_HEAL_EN[node.to]}"


def _heal_ja(v: Vocabulary, node: nodes.HealDamage) -> Forms:
    n = "" if node.amount == 1 else f"{say_ja.amount(v, node.amount)}枚"
    return after(f"{say_ja.player(node.player)}の一番新しいダメージ{n}を", _HEAL_JA[node.to])


EN.update({
    nodes.DamagePlayer: _damage_en,
    nodes.HealDamage: _heal_en,
    nodes.ReorderBook: lambda v, node: "move the top card of one of your columns to its bottom",
    nodes.CopySkill: lambda v, node: f"use one skill of {say_en.target(v, node.target).text} as if it were this card's",
    nodes.Battle: lambda v, node: f"this card battles {say_en.target(v, node.target).text}",
})  # fmt: skip
JA.update({
    nodes.DamagePlayer: lambda v, node: after(
        f"{say_ja.player(node.player)}に{say_ja.amount(v, node.amount)}ダメージを", "与え|与える"
    ),
    nodes.HealDamage: _heal_ja,
    nodes.ReorderBook: lambda v, node: after("自分の縦列1つの一番上のカードをその一番下に", "移し|移す"),
    nodes.CopySkill: lambda v, node: after(
        f"{say_ja.target(v, node.target)}のスキル1つを、このカードのスキルとして", "使い|使う"
    ),
    nodes.Battle: lambda v, node: after(f"このカードを{say_ja.target(v, node.target)}とバトル", "させ|させる"),
})  # fmt: skip


def _skill_en(skill: Any) -> str:
    lead = ""
    if skill.condition:
        lead = "Only if " + " and ".join(say_en.condition(VOCABULARY, c) for c in skill.condition) + ". "
    if skill.cost:
        lead += f"Cost: {say_en.text(VOCABULARY, skill.cost)} "
    return lead + say_en.text(VOCABULARY, skill.effects)


def _skill_ja(skill: Any) -> str:
    lead = ""
    if skill.condition:
        lead = "、".join(say_ja.condition(VOCABULARY, c) for c in skill.condition) + "のときだけ使える。"
    if skill.cost:
        lead += f"コスト:{say_ja.text(VOCABULARY, skill.cost)}"
    return lead + say_ja.text(VOCABULARY, skill.effects)


def card_text(face: Face, language: str) -> tuple[TextBlock, ...]:
    """One block for each skill."""
    say = _skill_ja if language == "ja" else _skill_en
    return tuple(TextBlock(getattr(skill.name, language), say(skill)) for skill in face.skills)
