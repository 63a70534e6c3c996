"""Card texts of this game, rendered from the data that runs them."""

from tabletop.core.card import Face, TextBlock
from tabletop.effects import say_en, say_ja
from tabletop.effects.nodes import Ref
from tabletop.effects.say_en import EN
from tabletop.effects.say_ja import JA, Forms, after
from tabletop.effects.vocabulary import Vocabulary
from tabletop.games.confront_wisdom import nodes
from tabletop.games.confront_wisdom.vocabulary import OF_UNITS, VOCABULARY

_SOURCE = Ref(ref="source")


def _damage_en(v: Vocabulary, node: nodes.DamagePlayer) -> str:
    takes = "take" if node.player == "self" else "takes"
    return f"{say_en.player(node.player)} {takes} {say_en.amount(v, node.amount)} damage"


_HEAL_EN = {
    "discard": "discard {what}",
    "book_bottom": "return {what} to the bottom of {owner} book",
    "book_top": "return {what} to the top of {owner} book",
}
_HEAL_JA = {
    "discard": "破棄し|破棄する",
    "book_bottom": "ブックの一番下に戻し|ブックの一番下に戻す",
    "book_top": "ブックの一番上に戻し|ブックの一番上に戻す",
}


def _heal_en(v: Vocabulary, node: nodes.HealDamage) -> str:
    owner = "your" if node.player == "self" else "the opponent's"
    if node.amount == 1:
        return _HEAL_EN[node.to].format(what=f"{owner} newest damage card", owner=owner)
    several = f"as many of {owner} newest damage cards as {say_en.amount(v, node.amount)}"
    if isinstance(node.amount, int):
        several = f"{owner} {say_en.spelled(node.amount)} newest damage cards"
    return _HEAL_EN[node.to].format(what=several, owner=owner)


def _heal_ja(v: Vocabulary, node: nodes.HealDamage) -> Forms:
    n = "" if node.amount == 1 else f"{say_ja.amount(v, node.amount)}枚"
    if not isinstance(node.amount, int):
        n = f"{say_ja.amount(v, node.amount)}だけ"
    return after(f"{say_ja.player(v, node.player)}の一番新しいダメージを{n}", _HEAL_JA[node.to])


def _battle_en(v: Vocabulary, node: nodes.Battle) -> str:
    return f"{say_en.target(v, _SOURCE, subject=True).text} battles {say_en.target(v, node.target).text}"


def _copy_en(v: Vocabulary, node: nodes.CopySkill) -> str:
    return f"use one skill of {say_en.target(v, node.target).text} as if it were {v.source.en}'s"


EN.update({
    nodes.DamagePlayer: _damage_en,
    nodes.HealDamage: _heal_en,
    nodes.ReorderBook: lambda v, node: "move the top card of one of your columns to its bottom",
    nodes.CopySkill: _copy_en,
    nodes.Battle: _battle_en,
})  # fmt: skip
JA.update({
    nodes.DamagePlayer: lambda v, node: after(
        f"{say_ja.player(v, node.player)}に{say_ja.amount(v, node.amount)}ダメージを", "与え|与える"
    ),
    nodes.HealDamage: _heal_ja,
    nodes.ReorderBook: lambda v, node: after("自分の縦列1つの一番上のカードをその一番下に", "移し|移す"),
    nodes.CopySkill: lambda v, node: after(
        f"{say_ja.target(v, node.target)}のスキル1つを、{v.source.ja}のスキルとして", "使い|使う"
    ),
    nodes.Battle: lambda v, node: after(f"{v.source.ja}を{say_ja.target(v, node.target)}とバトル", "させ|させる"),
})  # fmt: skip


def _skill_en(v: Vocabulary, skill: nodes.Skill) -> str:
    lead = ""
    if skill.condition:
        lead = "Only if " + " and ".join(say_en.condition(v, c) for c in skill.condition) + ". "
    if skill.cost:
        lead += f"Cost: {say_en.text(v, skill.cost)} "
    return lead + say_en.text(v, skill.effects)


def _skill_ja(v: Vocabulary, skill: nodes.Skill) -> str:
    lead = ""
    if skill.condition:
        *first, last = (say_ja.condition(v, c) for c in skill.condition)
        lead = "、".join([*(going_on for going_on, _ in first), last[1]]) + "ときだけ使える。"
    if skill.cost:
        lead += f"コスト：{say_ja.text(v, skill.cost)}"
    return lead + say_ja.text(v, skill.effects)


def card_text(face: Face, language: str) -> tuple[TextBlock, ...]:
    """One block for each skill, then what is done by hand."""
    say = _skill_ja if language == "ja" else _skill_en
    v = OF_UNITS if face.kind == "unit" else VOCABULARY
    blocks = [TextBlock(getattr(skill.name, language), say(v, skill)) for skill in face.skills]
    by_hand = getattr(face.printed, "by_hand", None)
    if by_hand is not None:
        blocks.append(TextBlock("", getattr(by_hand, language)))
    return tuple(blocks)


__all__ = ["VOCABULARY", "card_text"]
