"""Effects as English sentences."""

from collections.abc import Callable
from typing import Any

from tabletop.effects import nodes
from tabletop.effects.say_flow import rows, spoken_of
from tabletop.effects.vocabulary import Phrase, Vocabulary, agreed

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
LIKE = {
    "<=": "equal to or less than", ">=": "equal to or greater than", "==": "equal to", "<": "less than",
    ">": "greater than",
}  # fmt: skip
"""Before a number that is counted, where COMPARE stands around one that is written."""
COMPARE = {"<=": "{n} or less", ">=": "{n} or more", "==": "{n}", "<": "less than {n}", ">": "more than {n}"}


def spelled(n: int) -> str:
    """A small number as a word."""
    return NUMBERS[n] if 0 <= n < len(NUMBERS) else str(n)


def amount(v: Vocabulary, of: nodes.Amount) -> str:
    """A number, or what it is counted from."""
    if isinstance(of, int):
        return str(of)
    text = v.measures[of.of].en
    if of.times != 1:
        text = f"{of.times} times {text}"
    if of.plus:
        text += f" plus {of.plus}"
    bounds = [f"at least {of.least}"] if of.least is not None else []
    bounds += [f"at most {of.most}"] if of.most is not None else []
    return f"{text} ({', '.join(bounds)})" if bounds else text


def target(v: Vocabulary, of: nodes.Target, subject: bool = False) -> Phrase:
    """The noun phrase, or the pronoun, of a target."""
    if isinstance(of, nodes.Select):
        return select(v, of)
    if of.ref == "source":
        return Phrase("it" if "source" in v.mentioned else v.source.en, False)
    if of.ref in v.plural:
        return Phrase("they" if subject else "them", True)
    return Phrase("it", False)


def _adjectives(v: Vocabulary, f: nodes.Filter) -> list[str]:
    states = " or ".join(v.states[state].en for state in f.state)
    traits = [v.traits[trait].en for trait in f.traits]
    either = " or ".join(v.traits[trait].en for trait in f.any_trait)
    return [word for word in ("other" if f.other and f.who != "opponent" else "", states, *traits, either) if word]


def _measured(v: Vocabulary, word: str, cmp: str, value: nodes.Amount) -> str:
    if isinstance(value, int):
        return f"of {word} {COMPARE[cmp].format(n=value)}"
    return f"with {word} {LIKE[cmp]} {amount(v, value)}"


def _tail(v: Vocabulary, f: nodes.Filter, several: bool = False) -> str:
    parts = []
    for where in f.where:
        if where.stat in v.flags:
            parts += [agreed(v.flags[where.stat].en, several)] if v.flags[where.stat].en else []
            continue
        stat = where.stat.removeprefix("printed_")
        word = v.stats[stat].en
        word = f"printed {word}" if where.stat != stat else word
        parts.append(_measured(v, word, where.cmp, where.value))
    parts += [
        f"other than {(v.names.get(id) or v.traits[id]).en}" for id in f.without if id in v.names or id in v.traits
    ]
    if f.zone in v.places:
        owner = {"self": "your", "opponent": "the opponent's", "any": "a player's"}[f.who]
        parts.append(f"from {owner} {v.places[f.zone].en}")
    return "".join(f" {part}" for part in parts)


def select(v: Vocabulary, of: nodes.Select) -> Phrase:
    """`one opposing active unit of level 5 or less`, `all your other units`, `up to two …`."""
    several = of.count == "all" or of.count > 1
    noun, tail = v.nouns[of.type], _tail(v, of, several)
    if of.named:
        name = " or ".join(v.names[id].en for id in of.named)
        noun = noun._replace(one=name, many=name)
    adjectives = _adjectives(v, of)
    off_field = of.zone in v.places
    if of.count == "all" and noun.single and of.who != "any":
        owner = "your" if of.who == "self" else "the opponent’s"
        return Phrase(" ".join([owner, *adjectives, noun.one]) + tail, False)
    if of.count == "all":
        lead = {"self": "all your", "opponent": "all opposing", "any": "all"}[of.who]
        return Phrase(" ".join([lead, *adjectives, noun.many]) + tail, True)
    plural = of.count > 1
    number = "any number" if of.count == nodes.ANY_NUMBER else ("up to " if of.up_to else "") + spelled(of.count)
    tail += together(v, of)
    if of.count == nodes.ANY_NUMBER and (of.who != "self" or off_field):
        number += " of"
    if of.who == "self" and not off_field:
        return Phrase(" ".join([number, "of your", *adjectives, noun.many]) + tail, plural)
    lead_words = [number] if of.who != "opponent" or off_field else [number, "opposing"]
    return Phrase(" ".join([*lead_words, *adjectives, noun.many if plural else noun.one]) + tail, plural)


def together(v: Vocabulary, of: nodes.Select) -> str:
    """What bounds all that is chosen."""
    text = (
        f" of different {v.stats[of.different].en if of.different in v.stats else of.different}s"
        if of.different
        else ""
    )
    if of.total is not None:
        text += f" with a total {v.stats[of.total.stat].en} of {amount(v, of.total.value)} or less"
    return text


def with_duration(v: Vocabulary, duration: str, sentence: str) -> str:
    """`Until …, sentence`, where the duration is worth saying."""
    when = v.durations[duration].en
    return f"{when}, {sentence}" if when else sentence


def signed(n: int) -> str:
    """`+2` or `−2`."""
    return f"+{n}" if n >= 0 else f"−{-n}"


def player(who: str) -> str:
    """`you` or `the opponent`."""
    return "you" if who == "self" else "the opponent"


def whose(of: nodes.Target) -> str:
    """`your`, or `its owner's` where that may be somebody else."""
    return "your" if isinstance(of, nodes.Select) and of.who == "self" else "its owner's"


def _gain(v: Vocabulary, node: nodes.ChangeStat) -> str:
    stat = v.stats[node.stat].en
    if isinstance(node.amount, int):
        return f"{signed(node.amount)} {stat}"
    return f"extra {stat} equal to {amount(v, node.amount)}"


def _change_stat(v: Vocabulary, node: nodes.ChangeStat, *more: nodes.ChangeStat) -> str:
    if node.mode == "set":
        text = f"set the {v.stats[node.stat].en} of {target(v, node.target).text} to {amount(v, node.amount)}"
    else:
        who = target(v, node.target, subject=True)
        gains = " and ".join(_gain(v, one) for one in (node, *more))
        text = f"{who.text} {'get' if who.plural else 'gets'} {gains}"
    return with_duration(v, node.duration, text)


def _swap_stats(v: Vocabulary, node: nodes.SwapStats) -> str:
    first, second = (v.stats[stat].en for stat in node.stats)
    return with_duration(v, node.duration, f"swap the {first} and the {second} of {target(v, node.target).text}")


def _mark(v: Vocabulary, node: nodes.Mark, *more: nodes.Mark) -> str:
    who = target(v, node.target, subject=True)
    marks = " and ".join(agreed(v.marks[one.mark].en, who.plural) for one in (node, *more))
    # "all … can't" would mean "not all".
    return with_duration(v, node.duration, f"{who.text.removeprefix('all ')} {marks}")


def _look(v: Vocabulary, node: nodes.Look, *more: nodes.Look) -> str:
    owner = "your" if node.player == "self" else "the opponent's"
    return f"look at {owner} {' and '.join(v.looks[one.what].en for one in (node, *more))}"


def _change_number(v: Vocabulary, node: nodes.ChangeNumber) -> str:
    who = player(node.player)
    n = node.amount
    change = signed(n) if isinstance(n, int) else amount(v, n)
    what = v.numbers[node.number].en.replace("~", "your" if node.player == "self" else "their")
    return f"{who} {'get' if node.player == 'self' else 'gets'} {change} {what}"


def _set_state(v: Vocabulary, node: nodes.SetState) -> str:
    return v.set_states[state_key(v, node)].en.replace("*", target(v, node.target).text)


def state_key(v: Vocabulary, node: nodes.SetState) -> str:
    """The id of the predicate: the state, with the type of card where the vocabulary tells them apart."""
    kind = node.target.type if isinstance(node.target, nodes.Select) else ""
    return key if (key := f"{node.state}.{kind}") in v.set_states else node.state


def _move(v: Vocabulary, node: nodes.MoveTo) -> str:
    words = v.destinations[destination(node)].en.replace("~", whose(node.target))
    return words.replace("*", target(v, node.target).text)


EN: dict[type, Callable[..., str]] = {
    nodes.ChangeStat: _change_stat,
    nodes.SwapStats: _swap_stats,
    nodes.Destroy: lambda v, node: f"{v.destroy.en} {target(v, node.target).text}",
    nodes.SetState: _set_state,
    nodes.MoveTo: _move,
    nodes.Mark: _mark,
    nodes.Look: _look,
    nodes.ChangeNumber: _change_number,
}
"""The sentence of a node (with those that go on about the same cards, see say_flow) without capital and full stop.
Games add those of their own nodes when they are imported."""


def destination(node: nodes.MoveTo) -> str:
    """The id of the predicate: the place, with the state where one is given."""
    return f"{node.to}.{node.state}" if node.state else node.to


def condition(v: Vocabulary, of: nodes.Condition) -> str:
    """`the number of … is 3 or more`, `you have no unit`."""
    if isinstance(of.left, nodes.AmountOf) and of.cmp == "==" and of.right == 0 and of.left.of in v.none:
        return v.none[of.left.of].en
    if isinstance(of.left, nodes.AmountOf) and isinstance(of.right, int) and of.left.of in v.counted:
        words = v.counted[of.left.of]
        return words.en.format(n=_number(of.cmp, of.right, words.one, words.many))
    n = COMPARE[of.cmp].format(n=amount(v, of.right))
    return f"{amount(v, of.left)} is {n}"


def _number(cmp: str, n: int, one: str, many: str) -> str:
    """`no card`, `exactly three cards`, `at least one card`."""
    if n == 0 and cmp in ("==", "<="):
        return f"no {many}"
    lead = {"==": "exactly", ">=": "at least", "<=": "at most", ">": "more than", "<": "fewer than"}[cmp]
    return f"{lead} {spelled(n)} {one if n == 1 else many}"


def sentence(v: Vocabulary, *row: Any) -> str:
    """One effect, or several in one go, with a capital letter and a full stop."""
    text = EN[type(row[0])](v, *row)
    return f"{text[0].upper()}{text[1:]}."


def text(v: Vocabulary, effects: tuple[Any, ...]) -> str:
    """Several effects, one sentence for each row."""
    sentences = []
    for row in rows(effects):
        sentences.append(sentence(v, *row))
        v = spoken_of(v, row)
    return " ".join(sentences)
