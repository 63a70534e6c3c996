"""Card texts of this game, rendered from the data that runs them."""

from collections.abc import Callable
from typing import Any

from tabletop.core.card import Face, TextBlock
from tabletop.effects import say_en, say_ja
from tabletop.effects.nodes import Select
from tabletop.effects.say_en import EN, signed
from tabletop.effects.say_ja import JA, after
from tabletop.effects.vocabulary import Vocabulary, Words
from tabletop.games.wing_commander import nodes
from tabletop.games.wing_commander.vocabulary import KINDS, MOMENTS, STATS, VOCABULARY


def _power_en(v: Vocabulary, node: nodes.GainPower | nodes.LosePower) -> str:
    verb = "gain" if isinstance(node, nodes.GainPower) else "lose"
    return f"{_whoever_en(node.player, verb)} {_points(node.amount)}"


def _whoever_en(who: str, verb: str) -> str:
    """`gain`, but `the opponent gains`: the player of the card goes without saying."""
    return verb if who == "self" else f"{say_en.player(who)} {verb}s"


def _whoever_ja(v: Vocabulary, who: str) -> str:
    return "" if who == "self" else f"{say_ja.player(v, who)}は"


def _power_ja(v: Vocabulary, node: nodes.GainPower | nodes.LosePower) -> say_ja.Forms:
    verb = "得て|得る" if isinstance(node, nodes.GainPower) else "失い|失う"
    return after(f"{_whoever_ja(v, node.player)}{node.amount}パワーポイントを", verb)


def _cards(n: int) -> str:
    return "a card" if n == 1 else f"{say_en.spelled(n)} cards"


def _draw_en(v: Vocabulary, node: nodes.Draw) -> str:
    return f"{_whoever_en(node.player, 'draw')} {_cards(node.amount)}"


_ON_IT: dict[type, Words] = {
    nodes.SaveFlight: Words(
        "it is not destroyed and returns to your Ready Area instead; nothing is lost",
        "それは破壊されず、代わりに準備エリアに戻り、何も失わず|それは破壊されず、代わりに準備エリアに戻り、何も失わない",
    ),
    nodes.SavePilot: Words(
        "its pilot returns to your Ready Area with the awards, and they are not lost",
        "そのパイロットは叙勲ごと準備エリアに戻って失われず|そのパイロットは叙勲ごと準備エリアに戻り、失われない",
    ),
    nodes.CapturePilot: Words(
        "its pilot becomes your prisoner instead of being discarded",
        "そのパイロットを捨て札にする代わりに自分の捕虜にし|そのパイロットを捨て札にする代わりに自分の捕虜にする",
    ),
}


def _without_medals(target: Select) -> bool:
    return any(where.stat == "medals" and where.value == 0 for where in target.where)


def _traitor_en(v: Vocabulary, node: nodes.TurnTraitor) -> str:
    if _without_medals(node.target):
        return "one pilot without medals in the enemy Ready Area becomes your traitor"
    return f"{say_en.target(v, node.target).text} becomes your traitor"


def _traitor_ja(v: Vocabulary, node: nodes.TurnTraitor) -> say_ja.Forms:
    whom = "相手の準備エリアにいる勲章のないパイロット1人" if _without_medals(node.target) else ""
    return after(f"{whom or say_ja.target(v, node.target)}を自分の側の裏切者に", "し|する")


def _said_en(words: Words) -> Callable[[Vocabulary, Any], str]:
    return lambda v, node: words.en


def _said_ja(words: Words) -> Callable[[Vocabulary, Any], say_ja.Forms]:
    return lambda v, node: after("", words.ja)


EN.update({
    nodes.GainPower: _power_en,
    nodes.LosePower: _power_en,
    nodes.Draw: _draw_en,
    nodes.TurnTraitor: _traitor_en,
    **{kind: _said_en(words) for kind, words in _ON_IT.items()},
})  # fmt: skip
JA.update({
    nodes.GainPower: _power_ja,
    nodes.LosePower: _power_ja,
    nodes.Draw: lambda v, node: after(f"{_whoever_ja(v, node.player)}カードを{node.amount}枚", "引き|引く"),
    nodes.TurnTraitor: _traitor_ja,
    **{kind: _said_ja(words) for kind, words in _ON_IT.items()},
})  # fmt: skip


def _reduction_en(node: nodes.CostReduction) -> str:
    noun = KINDS[node.card_type]
    which = f"{_cap(noun.many)} you muster cost"
    if node.first:
        which = f"The first {noun.one} you muster in each of your turns costs"
    return f"{which} {_points(node.amount)} less, to a minimum of {node.least}."


def _cap(text: str) -> str:
    return text[0].upper() + text[1:]


def _reduction_ja(node: nodes.CostReduction) -> str:
    noun = KINDS[node.card_type].ja
    which = f"自ターンごとに最初に招集する{noun}" if node.first else f"自分が招集する{noun}"
    return f"{which}の招集コストは{node.amount}少なくなる（最低{node.least}）。"


def _more(n: int) -> str:
    return f"{n} more power point{'' if n == 1 else 's'}"


def _points(n: int) -> str:
    return "no power points" if n == 0 else f"{n} power point{'' if n == 1 else 's'}"


ALWAYS: dict[type, tuple[Callable[[Any], str], Callable[[Any], str]]] = {
    nodes.TurnIncome: (
        lambda n: f"At the start of your turn gain {_more(n.amount)}.",
        lambda n: f"自ターン開始時、さらに{n.amount}パワーポイントを得る。",
    ),
    nodes.CostReduction: (_reduction_en, _reduction_ja),
    nodes.NavChange: (
        lambda n: f"{'Every flight' if n.whose == 'all' else 'Each of your flights'} at this NAV point has "
        f"{signed(n.amount)} {STATS[n.stat].en}.",
        lambda n: f"この宙域にいる{'すべて' if n.whose == 'all' else '自分'}の出撃機は"
        f"{STATS[n.stat].ja}{signed(n.amount)}。",
    ),
    nodes.NavNoSupport: (
        lambda n: "No flight at this NAV point may give support.",
        lambda n: "この宙域では、どの出撃機も支援できない。",
    ),
    nodes.IfSupported: (
        lambda n: f"While another of your flights supports this one, it has {signed(n.amount)} {STATS[n.stat].en}.",
        lambda n: f"この出撃機が自分の他の出撃機に支援されているなら、{STATS[n.stat].ja}{signed(n.amount)}。",
    ),
    nodes.NoSupport: (
        lambda n: "The damaged flight can neither give nor receive support.",
        lambda n: "このダメージを受けた出撃機は、支援することも支援されることもできない。",
    ),
    nodes.InterrogationCost: (
        lambda n: f"Your interrogations cost {_points(n.amount)}.",
        lambda n: f"自分の尋問のコストは{n.amount}になる。" if n.amount else "自分の尋問にはコストがかからない。",
    ),
    nodes.ExecutionBonus: (
        lambda n: f"For each prisoner you execute, your opponent loses {_more(n.amount)}.",
        lambda n: f"自分が捕虜を処刑するたび、相手はさらに{n.amount}パワーポイントを失う。",
    ),
    nodes.ExtraWeapon: (
        lambda n: "May be carried in addition to one other weapon.",
        lambda n: "他の武装1つに加えて装備できる。",
    ),
    nodes.TorpedoExpended: (
        lambda n: "Discard this card once the torpedo is fired.",
        lambda n: "魚雷を撃ったら、このカードを捨て札にする。",
    ),
}  # fmt: skip


def _changes(printed: Any, language: str) -> str:
    """`Attack +1, Defence −1`, and values that are created: `Bombing 2 (added)`."""
    parts = []
    for stat, n in printed.adds.items():
        parts.append(f"{STATS[stat].ja}{n}を加える" if language == "ja" else f"adds {STATS[stat].en} {n}")
    for stat, n in printed.mods.items():
        parts.append(f"{STATS[stat].ja}{signed(n)}" if language == "ja" else f"{STATS[stat].en} {signed(n)}")
    if not parts:
        return ""
    return "、".join(parts) + "。" if language == "ja" else _cap(", ".join(parts)) + "."


def _conditions_ja(conditions: tuple[Any, ...]) -> str:
    """`…が5以上なら`."""
    forms = [say_ja.condition(VOCABULARY, c) for c in conditions]
    return "、".join([form[0] for form in forms[:-1]] + [forms[-1][1].removesuffix("の")]) + "なら、"


def _ability_en(ability: nodes.Ability) -> str:
    lead = MOMENTS[ability.when].en
    if ability.condition:
        lead += ", if " + " and ".join(say_en.condition(VOCABULARY, c) for c in ability.condition)
    if ability.once:
        lead += ", once per turn"
    if ability.cost:
        lead += f", for {_points(ability.cost)}"
    return f"{lead}: {say_en.text(VOCABULARY, ability.effects)}"


def _ability_ja(ability: nodes.Ability) -> str:
    lead = MOMENTS[ability.when].ja
    notes = [*(["1ターンに1度"] if ability.once else []), *([f"{ability.cost}パワーポイント"] if ability.cost else [])]
    if notes:
        lead += f"（{'、'.join(notes)}）"
    only = _conditions_ja(ability.condition) if ability.condition else ""
    return f"{lead}。{only}{say_ja.text(VOCABULARY, ability.effects)}"


def card_text(face: Face, language: str) -> tuple[TextBlock, ...]:
    """Abilities first, so that block n is ability n; then what always holds."""
    printed = face.printed.card
    if printed.by_hand is not None:
        return (TextBlock("", getattr(printed.by_hand, language)),)
    ability = _ability_ja if language == "ja" else _ability_en
    blocks = [TextBlock("", ability(a)) for a in printed.abilities]
    at = 1 if language == "ja" else 0
    gap = "" if language == "ja" else " "
    always = [_changes(printed, language), *(ALWAYS[type(node)][at](node) for node in printed.always)]
    text = gap.join(part for part in always if part)
    return (*blocks, TextBlock("", text)) if text else tuple(blocks)
