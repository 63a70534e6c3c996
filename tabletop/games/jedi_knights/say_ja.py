"""Card texts of this game in Japanese."""

from collections.abc import Sequence
from typing import Any

from tabletop.effects import nodes as common
from tabletop.effects import say_ja
from tabletop.effects.say_en import signed
from tabletop.effects.say_ja import JA, Forms, after, target
from tabletop.effects.vocabulary import Vocabulary
from tabletop.games.jedi_knights import nodes
from tabletop.games.jedi_knights.say_en import unsaid
from tabletop.games.jedi_knights.vocabulary import PLANETS, TITLES, TRAITS

TIMING = {
    "deploy": "配備フェイズ", "starship_battle": "宇宙船バトルフェイズ", "blockade": "威嚇フェイズ",
    "character_battle": "キャラクターバトルフェイズ", "support": "サポートステップ", "weapons": "武器ステップ",
    "power": "パワーステップ", "own_weapon_targets": "応答（自分の武器が狙ったとき）",
    "opponent_weapon_targets": "応答（相手の武器が自分のカードを狙ったとき）",
    "own_weapon_destiny_drawn": "応答（自分の武器のために運命数を引いた直後）",
    "own_card_hit": "応答（自分のカードに命中したとき）",
    "own_attacker_wins": "応答（自分の攻撃側がバトルに勝ったとき）",
    "opponent_initiates_battle": "応答（相手がバトルを始めたとき）",
    "own_hero_loses_battle": "応答（自分のヒーローがパワーでバトルに負けたとき）",
}  # fmt: skip
MOMENT = {
    "on_reveal": "公開したとき", "on_deploy_phase_start": "各配備フェイズのはじめに",
    "after_force_draw": "各フォースフェイズにカードを引いた後", "enters": "配置したとき",
    "wins_battle": "攻撃側か防御側としてバトルに勝ったとき",
    "own_hero_wins_battle": "自分のヒーローがバトルに勝ったとき",
    "replace_hit": "命中しても目標を捨て札にしない。代わりに",
}  # fmt: skip
NEED = {
    "at_site": "サイト上に|いる", "aboard": "宇宙船に搭乗して|いる", "ready": "準備状態|の",
    "attacking": "攻撃して|いる", "facing_hero": "ヒーローとバトルして|いる", "planet": "現在の惑星が{value}|の",
    "with_title": "{value}が同じ場所に|いる", "has_aboard": "{value}が搭乗して|いる",
    "own_title_at_site": "自分の{value}がサイト上に|いる", "own_hero_at_site": "自分のヒーローがサイト上に|いる",
    "fewer_planets": "支配惑星の数が相手より少な|い", "hand_smaller": "手札が相手より少な|い",
    "force_number_lower": "自分のフォースナンバーのほうが小さ|い", "shot_mode": "{value}の武器|の",
    "target_type": "目標が{value}|の", "battle": "{value}のバトル|の", "own_principal_attacks": "自分が攻撃側|の",
    "own_principal_hero": "戦っているのが自分のヒーロー|の",
}  # fmt: skip
"""A stem and the ending that it has before a noun."""
_GOING_ON = {"いる": "いて", "の": "で", "い": "く"}
_IF = {"いる": "いれば", "の": "なら", "い": "ければ"}
_KIND = {"character": "キャラクター", "starship": "宇宙船", "weapon": "武器", "": "キャラクターと宇宙船"}
_STAT = {"power": "パワー", "defense": "ディフェンス", "leadership": "統率アイコン", "to_hit": "命中判定"}
_NAMED = {"own_principal": "自分の攻撃側または防御側", "shot_target": "目標", "hit_target": "目標"}


def _need(of: nodes.Need) -> tuple[str, str]:
    word = PLANETS.get(of.value) or TITLES.get(of.value) or TRAITS.get(of.value)
    stem, _, ending = NEED[of.what].partition("|")
    return stem.format(value=word.ja if word else _KIND.get(of.value, of.value)), ending


def needs(conditions: Sequence[nodes.Need], lasting: bool = False) -> str:
    """Conditions as one clause with its comma; `lasting`: while they hold, else if they do."""
    if not conditions:
        return ""
    *first, (stem, ending) = (_need(of) for of in conditions)
    lead = "".join(f"{one}{_GOING_ON[end]}、" for one, end in first)
    return f"{lead}{stem}{ending}間、" if lasting else f"{lead}{stem}{_IF[ending]}、"


def of_a(trait: str) -> str:
    """A trait before a noun."""
    return trait if trait.endswith("な") else f"{trait}の"


def _named(v: Vocabulary, of: Any) -> str:
    return _NAMED.get(getattr(of, "ref", ""), "") or target(v, of)


def _subject(of: nodes.Static) -> str:
    fixed = {"self": "このカード", "host": "搭乗している宇宙船", "host_weapons": "搭乗している宇宙船の武器"}
    if of.who in fixed:
        return fixed[of.who]
    words = "キャラクターが搭乗している" if of.has_passenger else ""
    words += {"": "", "site": "サイト上の", "system": "システム上の"}[of.zone] if of.who != "carried" else ""
    words += "同じ場所にいる" if of.same_place else ""
    words += {"own": "自分の", "opponent": "相手の", "any": "", "carried": "このカードが持つ"}[of.who]
    words += "他の" if of.other else ""
    words += "ヒーローが持つ" if of.bearer else ""
    words += f"統率アイコン{of.leadership_min}個以上の" if of.leadership_min else ""
    words += "".join(of_a(TRAITS[trait].ja) for trait in of.traits)
    if of.title:
        return words + (TITLES[of.title].ja if of.title in TITLES else of.title)
    return words + ("ヒーロー" if of.any_trait else _KIND["weapon" if of.who == "carried" else of.type])


def static(of: nodes.Static) -> str:
    """A continuous text as a clause."""
    if of.stat == "destiny":
        return f"自分が引く運命数は{signed(of.amount)}"
    who = _subject(of)
    if of.stat == "immune":
        return f"{who}は威嚇されない"
    if of.stat == "cost":
        return f"{who}の配置コストは{signed(of.amount)}（最小{of.minimum}）"
    if of.fights:
        fights = {"attacking": "攻撃している間", "defending": "防御している間"}[of.fights]
        return f"{who}は、{fights}{_STAT[of.stat]}{signed(of.amount)}"
    return f"{who}の{_STAT[of.stat]}は{signed(of.amount)}"


def skill(v: Vocabulary, of: nodes.Skill) -> str:
    """One ability."""
    told = [n for n in of.condition if n.what not in unsaid(of)]
    if of.kind == "static":
        return needs(told, lasting=True) + "。".join(static(s) for s in of.statics) + "。"
    lead = MOMENT.get(of.kind, "") or TIMING.get(of.timing or "", "")
    if of.kind == "action":
        lead += f"（1ターンに{of.per_turn}回）"
    lead += "、" if of.kind in MOMENT else "："
    lead += needs(told)
    text = _whom(of, phrases(v, (*of.cost, *of.effects)))
    return f"{lead}{text}ことができる。" if of.optional else f"{lead}{text}。"


def _whom(of: nodes.Skill, text: str) -> str:
    whats = {n.what for n in of.condition}
    if "own_principal_attacks" in whats:
        return text.replace(_NAMED["own_principal"], "自分の攻撃側")
    return text.replace(_NAMED["own_principal"], "自分のヒーロー") if "own_principal_hero" in whats else text


def _change_stat(v: Vocabulary, node: common.ChangeStat) -> Forms:
    who, stat = _named(v, node.target), _STAT[node.stat]
    when = v.durations[node.duration].ja
    if node.mode == "set":
        return after(f"{when}、{who}の{stat}を{node.amount}に", "し|する")
    return after(f"{when}、{who}の{stat}を{signed(node.amount) if isinstance(node.amount, int) else ''}", "し|する")


def phrase(v: Vocabulary, node: Any) -> Forms:
    """One effect; the common nodes in this game's idiom."""
    if isinstance(node, common.ChangeStat):
        return _change_stat(v, node)
    if isinstance(node, common.SetState):
        return after(f"{_named(v, node.target)}を", v.set_states[node.state].ja)
    if isinstance(node, common.ChangeNumber):
        return after(f"{node.amount}クレジットを", "得|得る")
    return JA[type(node)](v, node)


def phrases(v: Vocabulary, effects: tuple[Any, ...]) -> str:
    """Several effects: going on, going on, closing."""
    forms = [phrase(v, node) for node in effects]
    return "、".join([form[0] for form in forms[:-1]] + [forms[-1][1]]) if forms else ""


def _draw(v: Vocabulary, node: nodes.Draw) -> Forms:
    who = {"self": "", "opponent": "相手はカードを", "each": "各プレイヤーはカードを"}[node.player] or "カードを"
    return after(f"{who}{say_ja.amount(v, node.amount)}枚", "引き|引く")


def _random(v: Vocabulary, node: nodes.DiscardAtRandom) -> Forms:
    whose = "自分" if node.player == "self" else "相手"
    return after(f"{whose}の手札を無作為に{say_ja.amount(v, node.amount)}枚", "捨て札にし|捨て札にする")


JA.update({
    nodes.Draw: _draw,
    nodes.DiscardAtRandom: _random,
    nodes.Shuffle: lambda v, node: after("ドローデッキを", "シャッフルし|シャッフルする"),
    nodes.ChangeShot: lambda v, node: after(f"その命中判定を{signed(node.amount)}", "し|する"),
    nodes.CancelBonuses: lambda v, node: after("その攻撃にこれまで与えられた命中ボーナスをすべて", "無視し|無視する"),
    nodes.RedrawDestiny: lambda v, node: after("運命数を引き直し、新しい数を", "使い|使う"),
    nodes.MissShot: lambda v, node: after("その攻撃は運命数を引かずに", "外れ|外れる"),
    nodes.Spare: lambda v, node: after(f"{_named(v, node.target)}は捨て札に", "ならず|ならない"),
    nodes.EndBattle: lambda v, node: after("バトルをただちに終わらせ、何も捨て札に", "せず|しない"),
    nodes.WeaponsBonus: lambda v, node: after(
        f"このバトルの終わりまで、自分の武器の命中判定を{signed(node.amount)}", "し|する"
    ),
})  # fmt: skip
