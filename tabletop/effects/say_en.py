"""Effects as English sentences."""

from collections.abc import Callable
from typing import Any

from tabletop.effects import nodes
from tabletop.effects.vocabulary import Phrase, Vocabulary

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
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
    if of.most is not None:
        text += f" (at most {of.most})"
    return text if of.least is None else f"{text} (at least {of.least})"


def target(v: Vocabulary, of: nodes.Target) -> Phrase:
    """The noun phrase of a target."""
    if isinstance(of, nodes.Ref):
        return Phrase(v.source.en, False) if of.ref == "source" else Phrase("it", False)
    return select(v, of)


def _adjectives(v: Vocabulary, f: nodes.Filter) -> list[str]:
    states = " or ".join(v.states[state].en for state in f.state)
    traits = [v.traits[trait].en for trait in f.traits]
    either = " or ".join(v.traits[trait].en for trait in f.any_trait)
    return [word for word in ("other" if f.other and f.who != "opponent" else "", states, *traits, either) if word]


def _tail(v: Vocabulary, f: nodes.Filter) -> str:
    parts = []
    for where in f.where:
        if where.stat in v.flags:
            parts += [v.flags[where.stat].en] if v.flags[where.stat].en else []
            continue
        stat = where.stat.removeprefix("printed_")
        word = v.stats[stat].en
        word = f"printed {word}" if where.stat != stat else word
        parts.append(f"of {word} {COMPARE[where.cmp].format(n=amount(v, where.value))}")
    parts += [f"other than {v.names[id].en}" for id in f.without if id in v.names]
    if f.zone in v.places:
        owner = {"self": "your", "opponent": "the opponent's", "any": "a player's"}[f.who]
        parts.append(f"from {owner} {v.places[f.zone].en}")
    return "".join(f" {part}" for part in parts)


def select(v: Vocabulary, of: nodes.Select) -> Phrase:
    """`one opposing active unit of level 5 or less`, `all your other units`, `up to two …`."""
    noun, tail = v.nouns[of.type], _tail(v, of)
    if of.named:
        name = " or ".join(v.names[id].en for id in of.named)
        noun = noun._replace(one=name, many=name)
    adjectives = _adjectives(v, of)
    off_field = of.zone in v.places
    if of.count == "all":
        lead = {"self": "all your", "opponent": "all opposing", "any": "all"}[of.who]
        return Phrase(" ".join([lead, *adjectives, noun.many]) + tail, True)
    plural = of.count > 1
    number = ("up to " if of.up_to else "") + spelled(of.count)
    if of.who == "self" and not off_field:
        return Phrase(" ".join([number, "of your", *adjectives, noun.many]) + tail, plural)
    lead_words = [number] if of.who != "opponent" or off_field else [number, "opposing"]
    return Phrase(" ".join([*lead_words, *adjectives, noun.many if plural else noun.one]) + tail, plural)


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


def _change_stat(v: Vocabulary, node: nodes.ChangeStat) -> str:
    who, stat = target(v, node.target), v.stats[node.stat].en
    if node.mode == "set":
        text = f"set the {stat} of {who.text} to {amount(v, node.amount)}"
    elif isinstance(node.amount, int):
        text = f"{who.text} {'get' if who.plural else 'gets'} {signed(node.amount)} {stat}"
    else:
        text = f"{who.text} {'get' if who.plural else 'gets'} {stat} equal to {amount(v, node.amount)}"
    return with_duration(v, node.duration, text)


def _swap_stats(v: Vocabulary, node: nodes.SwapStats) -> str:
    first, second = (v.stats[stat].en for stat in node.stats)
    return with_duration(v, node.duration, f"swap the {first} and the {second} of {target(v, node.target).text}")


def _mark(v: Vocabulary, node: nodes.Mark) -> str:
    return with_duration(v, node.duration, f"{target(v, node.target).text} {v.marks[node.mark].en}")


def _look(v: Vocabulary, node: nodes.Look) -> str:
    owner = "your" if node.player == "self" else "the opponent's"
    return f"look at {owner} {v.looks[node.what].en}"


def _change_number(v: Vocabulary, node: nodes.ChangeNumber) -> str:
    who = player(node.player)
    n = node.amount
    change = signed(n) if isinstance(n, int) else amount(v, n)
    return f"{who} {'get' if node.player == 'self' else 'gets'} {change} {v.numbers[node.number].en}"


EN: dict[type, Callable[[Vocabulary, Any], str]] = {
    nodes.ChangeStat: _change_stat,
    nodes.SwapStats: _swap_stats,
    nodes.Destroy: lambda v, node: f"{v.destroy.en} {target(v, node.target).text}",
    nodes.SetState: lambda v, node: v.set_states[node.state].en.replace("*", target(v, node.target).text),
    nodes.MoveTo: lambda v, node: v.destinations[destination(node)].en.replace("*", target(v, node.target).text),
    nodes.Mark: _mark,
    nodes.Look: _look,
    nodes.ChangeNumber: _change_number,
}
"""Games add the sentences of their own nodes when they are imported."""


def destination(node: nodes.MoveTo) -> str:
    """The id of the predicate: the place, with the state where one is given."""
    return f"{node.to}.{node.state}" if node.state else node.to


def condition(v: Vocabulary, of: nodes.Condition) -> str:
    """`the number of …  is 3 or more`."""
    n = COMPARE[of.cmp].format(n=amount(v, of.right))
    return f"{amount(v, of.left)} is {n}"


def sentence(v: Vocabulary, node: Any) -> str:
    """One effect with a capital letter and a full stop."""
    text = EN[type(node)](v, node)
    return f"{text[0].upper()}{text[1:]}."


def text(v: Vocabulary, effects: tuple[Any, ...]) -> str:
    """Several effects, one sentence each."""
    return " ".join(sentence(v, node) for node in effects)
