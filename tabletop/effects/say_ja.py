"""Effects as Japanese sentences. Each node gives two verb forms: going on (破棄し) and closing (破棄する)."""

from collections.abc import Callable
from typing import Any

from tabletop.effects import nodes
from tabletop.effects.say_en import destination
from tabletop.effects.vocabulary import Vocabulary, two_forms

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
        text += f"{of.plus:+d}"
    if of.most is not None:
        text += f"(最大{of.most})"
    return text if of.least is None else f"{text}(最小{of.least})"


def target(v: Vocabulary, of: nodes.Target) -> str:
    """The noun phrase of a target."""
    if isinstance(of, nodes.Ref):
        return v.source.ja if of.ref == "source" else "それ"
    return select(v, of)


def _qualities(v: Vocabulary, f: nodes.Filter) -> str:
    parts = []
    parts += [f"{v.names[id].ja}以外" for id in f.without if id in v.names]
    for where in f.where:
        if where.stat in v.flags:
            parts += [v.flags[where.stat].ja] if v.flags[where.stat].ja else []
            continue
        stat = where.stat.removeprefix("printed_")
        word = ("表記" if where.stat != stat else "") + v.stats[stat].ja
        parts.append(word + COMPARE[where.cmp].format(n=amount(v, where.value)))
    parts += ["または".join(v.states[state].ja for state in f.state)] if f.state else []
    parts += ["または".join(v.traits[trait].ja for trait in f.any_trait)] if f.any_trait else []
    parts += [v.traits[trait].ja for trait in f.traits]
    return "で".join(parts) + "の" if parts else ""


def select(v: Vocabulary, of: nodes.Select) -> str:
    """`相手の、レベル5以下でアクティブのユニット1体`."""
    noun = v.nouns[of.type]
    if of.named:
        noun = noun._replace(ja="または".join(v.names[id].ja for id in of.named))
    owner = {"self": "自分の", "opponent": "相手の", "any": ""}[of.who]
    if of.other and of.who != "opponent":
        owner += "他の"
    if of.zone in v.places:
        owner += f"{v.places[of.zone].ja}の"
    qualities = _qualities(v, of)
    comma = "、" if owner and len(of.where) + len(of.state) + len(of.traits) > 1 else ""
    if of.count == "all":
        return f"{owner}{comma}{qualities}{noun.ja}すべて"
    counter = (v.off_field_counter if of.zone in v.places else "") or noun.counter
    return f"{owner}{comma}{qualities}{noun.ja}{of.count}{counter}{'まで' if of.up_to else ''}"


def with_duration(v: Vocabulary, duration: str, forms: Forms) -> Forms:
    """Both forms after the adverbial, where it is worth saying."""
    when = v.durations[duration].ja
    return (f"{when}、{forms[0]}", f"{when}、{forms[1]}") if when else forms


def player(who: str) -> str:
    """自分 or 相手."""
    return "自分" if who == "self" else "相手"


def after(subject: str, predicate: str) -> Forms:
    """Subject with both forms of a predicate."""
    going_on, closing = two_forms(predicate)
    return subject + going_on, subject + closing


def _change_stat(v: Vocabulary, node: nodes.ChangeStat) -> Forms:
    who, stat = target(v, node.target), v.stats[node.stat].ja
    if node.mode == "set":
        forms = after(f"{who}の{stat}を{amount(v, node.amount)}に", "し|する")
    elif isinstance(node.amount, int):
        sign = f"+{node.amount}" if node.amount >= 0 else f"-{-node.amount}"
        forms = after(f"{who}の{stat}を{sign}", "し|する")
    else:
        forms = after(f"{who}の{stat}を{amount(v, node.amount)}だけ", "上げ|上げる")
    return with_duration(v, node.duration, forms)


def _swap_stats(v: Vocabulary, node: nodes.SwapStats) -> Forms:
    first, second = (v.stats[stat].ja for stat in node.stats)
    forms = after(f"{target(v, node.target)}の{first}と{second}を", "入れ替え|入れ替える")
    return with_duration(v, node.duration, forms)


def _change_number(v: Vocabulary, node: nodes.ChangeNumber) -> Forms:
    n = node.amount
    change = (f"+{n}" if n >= 0 else f"-{-n}") if isinstance(n, int) else f"{amount(v, n)}だけ増や"
    verb = "し|する" if isinstance(n, int) else "し|す"
    return after(f"{player(node.player)}の{v.numbers[node.number].ja}を{change}", verb)


JA: dict[type, Callable[[Vocabulary, Any], Forms]] = {
    nodes.ChangeStat: _change_stat,
    nodes.SwapStats: _swap_stats,
    nodes.Destroy: lambda v, node: after(f"{target(v, node.target)}を", v.destroy.ja),
    nodes.SetState: lambda v, node: after(f"{target(v, node.target)}を", v.set_states[node.state].ja),
    nodes.MoveTo: lambda v, node: after(f"{target(v, node.target)}を", v.destinations[destination(node)].ja),
    nodes.Mark: lambda v, node: with_duration(
        v, node.duration, after(f"{target(v, node.target)}は", v.marks[node.mark].ja)
    ),
    nodes.Look: lambda v, node: after(f"{player(node.player)}の{v.looks[node.what].ja}を", "見て|見る"),
    nodes.ChangeNumber: _change_number,
}
"""Games add the sentences of their own nodes when they are imported."""


def condition(v: Vocabulary, of: nodes.Condition) -> str:
    """`…が3以上`."""
    return f"{amount(v, of.left)}が{COMPARE[of.cmp].format(n=amount(v, of.right))}"


def text(v: Vocabulary, effects: tuple[Any, ...]) -> str:
    """Several effects as one sentence: going on, going on, closing."""
    forms = [JA[type(node)](v, node) for node in effects]
    return "、".join([form[0] for form in forms[:-1]] + [forms[-1][1]]) + "。" if forms else ""
