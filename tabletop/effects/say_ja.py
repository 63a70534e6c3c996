"""Effects as Japanese sentences. Each node gives two verb forms: going on (破棄し) and closing (破棄する)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tabletop.effects import nodes
from tabletop.effects.say_en import destination, signed, state_key
from tabletop.effects.say_flow import rows, spoken_of
from tabletop.effects.vocabulary import Vocabulary, Words, two_forms

Forms = tuple[str, str]
COMPARE = {"<=": "{n}以下", ">=": "{n}以上", "==": "{n}", "<": "{n}未満", ">": "{n}より上"}


def amount(v: Vocabulary, of: nodes.Amount) -> str:
    """A number, or what it is counted from."""
    if isinstance(of, int):
        return str(of)
    text = v.measures[of.of].ja
    if of.times != 1:
        text += f"×{of.times}"
    if of.plus:
        text += signed(of.plus)
    bounds = [f"最小{of.least}"] if of.least is not None else []
    bounds += [f"最大{of.most}"] if of.most is not None else []
    return f"{text}（{'、'.join(bounds)}）" if bounds else text


def target(v: Vocabulary, of: nodes.Target) -> str:
    """The noun phrase of a target."""
    if isinstance(of, nodes.Select):
        return select(v, of)
    if of.ref == "source":
        return v.source.ja
    return "それら" if of.ref in v.plural else "それ"


def whose(v: Vocabulary, of: nodes.Target) -> str:
    """The target as an owner: `…の`, `その`; what may be left out is chosen first."""
    if isinstance(of, nodes.Select) and of.up_to:
        return f"{select(v, of)}を選び、その"
    if isinstance(of, nodes.Ref) and of.ref != "source" and of.ref not in v.plural:
        return "その"
    return f"{target(v, of)}の"


def _qualities(v: Vocabulary, f: nodes.Filter) -> str:
    parts = []
    parts += [f"{(v.names.get(id) or v.traits[id]).ja}以外" for id in f.without if id in v.names or id in v.traits]
    for where in f.where:
        if where.stat in v.flags:
            parts += [v.flags[where.stat].ja] if v.flags[where.stat].ja else []
            continue
        stat = where.stat.removeprefix("printed_")
        word = ("表記" if where.stat != stat else "") + v.stats[stat].ja
        parts.append(_measured(v, word, where.cmp, where.value))
    parts += ["または".join(v.states[state].ja for state in f.state)] if f.state else []
    parts += ["または".join(v.traits[trait].ja for trait in f.any_trait)] if f.any_trait else []
    parts += sorted((v.traits[trait].ja for trait in f.traits), key=lambda word: word.endswith("な"))
    return "".join(part if part.endswith("な") else f"{part}の" for part in parts)


def _measured(v: Vocabulary, word: str, cmp: str, value: nodes.Amount) -> str:
    """`レベル3以下`, but `レベルがそれ以下` and `それと同じレベル` where the number is counted."""
    if isinstance(value, int):
        return word + COMPARE[cmp].format(n=value)
    if cmp == "==":
        return f"{amount(v, value)}と同じ{word}"
    return f"{word}が{COMPARE[cmp].format(n=amount(v, value))}"


def select(v: Vocabulary, of: nodes.Select) -> str:
    """`相手のレベル5以下のアクティブのユニット1体`. A place that ends in た stands right before the noun."""
    noun = v.nouns[of.type]
    if of.named:
        noun = noun._replace(ja="または".join(v.names[id].ja for id in of.named))
    owner = {"self": "自分の", "opponent": f"{v.opponent}の", "any": ""}[of.who]
    if of.zone in v.places:
        place = v.places[of.zone].ja
        owner += place if place.endswith("た") else f"{place}の"
    if of.other and of.who != "opponent":
        owner += "他の"
    qualities = _qualities(v, of)
    if of.count == "all":
        return f"{owner}{qualities}{noun.every or noun.ja}" + ("" if noun.single and of.who != "any" else "すべて")
    qualities = together(v, of) + qualities
    counter = (v.off_field_counter if of.zone in v.places else "") or noun.counter
    return f"{owner}{qualities}{noun.ja}{_number(of, counter)}"


def _number(of: nodes.Select, counter: str) -> str:
    if of.count == nodes.ANY_NUMBER:
        return "好きな数"
    return f"{of.count}{counter}{'まで' if of.up_to else ''}"


def together(v: Vocabulary, of: nodes.Select) -> str:
    """What bounds all that is chosen."""
    text = f"{v.stats[of.different].ja if of.different in v.stats else 'カード名'}の異なる" if of.different else ""
    if of.total is not None:
        text += f"{v.stats[of.total.stat].ja}の合計が{amount(v, of.total.value)}以下の"
    return text


def with_duration(v: Vocabulary, duration: str, forms: Forms) -> Forms:
    """Both forms after the adverbial, where it is worth saying."""
    when = v.durations[duration].ja
    return (f"{when}、{forms[0]}", f"{when}、{forms[1]}") if when else forms


def player(v: Vocabulary, who: str) -> str:
    """自分 or 相手."""
    return "自分" if who == "self" else v.opponent


def after(subject: str, predicate: str) -> Forms:
    """Subject with both forms of a predicate."""
    going_on, closing = two_forms(predicate)
    return subject + going_on, subject + closing


def _change_stat(v: Vocabulary, node: nodes.ChangeStat, *more: nodes.ChangeStat) -> Forms:
    owner, stat = whose(v, node.target), v.stats[node.stat].ja
    if node.mode == "set":
        forms = after(f"{owner}{stat}を{amount(v, node.amount)}に", "し|する")
    elif isinstance(node.amount, int):
        changes = "、".join(f"{v.stats[one.stat].ja}を{_signed(one.amount)}" for one in (node, *more))
        forms = after(f"{owner}{changes}", "し|する")
    else:
        forms = after(f"{owner}{stat}を{amount(v, node.amount)}だけ", "上げ|上げる")
    return with_duration(v, node.duration, forms)


def _signed(of: nodes.Amount) -> str:
    return signed(of) if isinstance(of, int) else ""


def _mark(v: Vocabulary, node: nodes.Mark, *more: nodes.Mark) -> Forms:
    marks = [two_forms(v.marks[one.mark].ja) for one in (node, *more)]
    lead = "、".join([going_on for going_on, _ in marks[:-1]] + [""])
    going_on, closing = marks[-1]
    who = target(v, node.target)
    topic = f"{who.removesuffix('すべて')}はすべて" if who.endswith("すべて") else f"{who}は"
    return with_duration(v, node.duration, (f"{topic}{lead}{going_on}", f"{topic}{lead}{closing}"))


def _look(v: Vocabulary, node: nodes.Look, *more: nodes.Look) -> Forms:
    what = "と".join(v.looks[one.what].ja for one in (node, *more))
    return after(f"{player(v, node.player)}の{what}をすべて", "見て|見る")


def _swap_stats(v: Vocabulary, node: nodes.SwapStats) -> Forms:
    first, second = (v.stats[stat].ja for stat in node.stats)
    forms = after(f"{whose(v, node.target)}{first}と{second}を", "入れ替え|入れ替える")
    return with_duration(v, node.duration, forms)


def _move(v: Vocabulary, node: nodes.MoveTo) -> Forms:
    owner = "" if isinstance(node.target, nodes.Select) and node.target.who == "self" else "持ち主の"
    return after(f"{target(v, node.target)}を", v.destinations[destination(node)].ja.replace("~", owner))


def _change_number(v: Vocabulary, node: nodes.ChangeNumber) -> Forms:
    n = node.amount
    change = signed(n) if isinstance(n, int) else f"{amount(v, n)}だけ増や"
    verb = "し|する" if isinstance(n, int) else "し|す"
    return after(f"{player(v, node.player)}の{v.numbers[node.number].ja}を{change}", verb)


JA: dict[type, Callable[..., Forms]] = {
    nodes.ChangeStat: _change_stat,
    nodes.SwapStats: _swap_stats,
    nodes.Destroy: lambda v, node: after(f"{target(v, node.target)}を", v.destroy.ja),
    nodes.SetState: lambda v, node: after(f"{target(v, node.target)}を", v.set_states[state_key(v, node)].ja),
    nodes.MoveTo: _move,
    nodes.Mark: _mark,
    nodes.Look: _look,
    nodes.ChangeNumber: _change_number,
}
"""Games add the sentences of their own nodes when they are imported."""


def condition(v: Vocabulary, of: nodes.Condition) -> Forms:
    """`…が3以上で` and `…が3以上の`, `…がおらず` and `…がいない`: going on, and before a noun."""
    if isinstance(of.left, nodes.AmountOf) and of.cmp == "==" and of.right == 0 and of.left.of in v.none:
        return two_forms(v.none[of.left.of].ja)
    if isinstance(of.left, nodes.AmountOf) and isinstance(of.right, int) and of.left.of in v.counted:
        words = v.counted[of.left.of]
        return two_forms(words.ja.format(n=COMPARE[of.cmp].format(n=f"{of.right}{words.counter}")))
    return after(f"{amount(v, of.left)}が{COMPARE[of.cmp].format(n=amount(v, of.right))}", "で|の")


def text(v: Vocabulary, effects: tuple[Any, ...]) -> str:
    """Several effects as one sentence: going on, going on, closing. A duration said once holds for what follows."""
    forms = []
    for row in rows(effects):
        forms.append(JA[type(row[0])](v, *row))
        v = spoken_of(v, row)
        duration = getattr(row[0], "duration", None)
        if duration is not None:
            v = replace(v, durations={**v.durations, duration: Words("", "")})
    return "、".join([going_on for going_on, _ in forms[:-1]] + [forms[-1][1]]) + "。" if forms else ""
