"""What stands before an ability in Japanese: its kind and cost; and the appearance conditions of Resonas."""

from tabletop.effects.say_ja import select
from tabletop.games.wixoss import costs
from tabletop.games.wixoss.cards import Part, Skill
from tabletop.games.wixoss.say_ja import all_hold, discarded, ener, one
from tabletop.games.wixoss.vocabulary import TIMINGS, VOCABULARY

V = VOCABULARY


def cost(of: costs.Cost | None) -> str:
    """The parts of a cost, or nothing."""
    if of is None:
        return ""
    parts = [ener(of.ener)] if of.ener is not None else []
    if of.discard is not None:
        parts.append(discarded(of.discard)[1])
    parts += [_part(piece) for piece in of.cards]
    if of.down_self:
        parts.append("このカードをダウンする")
    if of.trash_self:
        parts.append("このカードをトラッシュに置く")
    if of.exceed:
        parts.append(f"エクシード{of.exceed}")
    if of.discount is not None:
        discount = of.discount
        parts.append(
            f"手札から{discarded(discount.discard)[0].removeprefix('手札から')}てよく、1枚につき{ener(discount.each)}減る"
        )
    parts += [f"{all_hold(other.when)}場合は代わりに{ener(other.ener)}" for other in of.instead]
    if of.less is not None:
        parts.append(f"自分の場の{one(of.less.each)}につき{ener(of.less.by)}減る")
    return "、".join(parts)


def _part(of: costs.CostPart) -> str:
    if of.how == "discard":
        return discarded(of.select)[1]
    if of.select.zone == "top_life":
        return "自分のライフクロス1枚をトラッシュに置く"
    return f"{select(V, of.select)}を{'ダウンする' if of.how == 'down' else 'トラッシュに置く'}"


def title(skill: Skill, kind: str) -> str:
    """The kind of ability, its cost, and how often it may be used."""
    of = skill.ability
    notes = [part for part in (cost(of.cost), "ターン1回" if of.once_per_turn else "") if part]
    if of.zone == "trash":
        notes.append("トラッシュにあるとき")
    if of.timing:
        notes.append("・".join(TIMINGS[word].ja for word in of.timing))
    return f"{kind}（{'、'.join(notes)}）" if notes else kind


def part(of: Part) -> str:
    """One part of an appearance condition."""
    traits = "".join(f"{V.traits[t].ja}の" for t in of.traits)
    noun = "レゾナ" if of.type == "resona" else f"レゾナでない{traits}シグニ"
    level = f"レベル{of.least_level}以上の" if of.least_level else ""
    places = {"field": "場", "hand": "手札", "ener": "エナゾーン"}
    total = f"（レベルの合計が{of.level_sum}以上）" if of.level_sum else ""
    pile = "ルリグトラッシュ" if of.to == "lrig_trash" else "トラッシュ"
    return f"自分の{'と'.join(places[zone] for zone in of.zones)}から{level}{noun}{of.count}枚{total}を{pile}に置く"
