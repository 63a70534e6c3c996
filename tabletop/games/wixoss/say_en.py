"""This game's own nodes and abilities as English sentences."""

from collections.abc import Iterator
from typing import Any

from tabletop.effects import nodes as common
from tabletop.effects.say_en import EN, amount, condition, select, spelled, target
from tabletop.effects.say_flow import spoken_of
from tabletop.effects.vocabulary import Vocabulary
from tabletop.games.wixoss import costs, nodes
from tabletop.games.wixoss.vocabulary import COLOURS, ORDERS, STANDING, TRIGGERS, VOCABULARY

V = VOCABULARY
_TO = {
    "ener": "into {0} ener zone", "trash": "into {0} trash",
    "life": "on top of {0} life cloth", "hand": "into {0} hand",
}  # fmt: skip


def _whose(who: str) -> str:
    return "your" if who == "self" else "the opponent’s"


def _who(who: str) -> str:
    return "you" if who == "self" else "the opponent"


def _of(who: str) -> str:
    return "of yours" if who == "self" else "of the opponent’s"


def one(f: common.Filter, count: int = 1) -> str:
    """`one white SIGNI of level 2 or less`, without an owner or place."""
    fields = {**f.model_dump(exclude={"to"}), "count": count, "who": "any", "zone": "field", "up_to": False}
    return select(V, common.Select.model_validate(fields)).text


def a(f: common.Filter) -> str:
    """The same with an article."""
    words = one(f).removeprefix("one ")
    if words.startswith("other "):
        return f"an{words}"
    return f"{'an' if words[:1] in 'aeioAEIO' or words.startswith('LRIG') else 'a'} {words}"


def clause(effects: tuple[Any, ...]) -> str:
    """Several effects as one clause."""
    return ", then ".join(_in_a_row(effects))


def _in_a_row(effects: tuple[Any, ...]) -> Iterator[str]:
    """Each effect, with pronouns for the cards that the one before was about."""
    v = V
    for node in effects:
        yield phrase(node, v)
        v = spoken_of(v, (node,))


def phrase(node: Any, v: Vocabulary = V) -> str:
    """One effect; the common nodes in this game's idiom where it has one."""
    if isinstance(node, common.MoveTo) and isinstance(node.target, common.Select):
        said = _moved(node.target, node.to)
        if said:
            return said
    text = EN[type(node)](v, node)
    if (of := node.__dict__.get("target")) and isinstance(of, common.Select) and of.chooser == "opponent":
        return f"the opponent chooses: {text}"
    return text


_LIFE_TO = {
    "trash": "trash one of {} own life cloth",
    "hand": "take the top card of {} life cloth into the hand",
}


def _moved(of: common.Select, to: str) -> str:
    if of.zone == "top_life" and to in _LIFE_TO:
        return _LIFE_TO[to].format(_whose(of.who))
    if of.zone == "hand" and to == "trash":
        return _discarded(of)
    if to == "hand" and of.zone == "field":
        owner = "its owner’s hand" if of.count == 1 else "their owners’ hands"
        return f"return {select(V, of).text} to {owner}"
    if to == "hand":
        return f"take {select(V, of).text} into your hand"
    if of.count == "all" and of.zone != "field":
        kind = V.nouns[of.type].many
        adjectives = "".join(f"{V.traits[t].en} " for t in of.traits)
        pile = {"trash": "into the trash", "deck": "into your deck"}[to]
        return f"put all {adjectives}{kind} from {_whose(of.who)} {V.places[of.zone].en} {pile}"
    return ""


def _discarded(of: common.Select) -> str:
    what = ("up to " if of.up_to else "") + one(of, most(of))
    if of.up_to and of.count == common.ANY_NUMBER:
        what = f"any number of {one(of, 2).removeprefix('two ')}"
    if of.who == "self":
        return f"discard {what}"
    if of.count == "all":
        return f"the opponent discards every {one(of).removeprefix('one ')}"
    if of.chooser == "opponent":
        return f"the opponent chooses and discards {what}"
    return f"choose {what} there; the opponent discards it"


def _cards(v: Vocabulary, n: common.Amount) -> str:
    if n == 1:
        return "the top card"
    return f"the top {spelled(n) if isinstance(n, int) else amount(v, n)} cards"


def _draw(v: Vocabulary, node: nodes.Draw) -> str:
    count = spelled(node.amount) if isinstance(node.amount, int) else amount(v, node.amount)
    n = "a card" if node.amount == 1 else f"{count} cards"
    return f"draw {n}" if node.player == "self" else f"the opponent draws {n}"


def _top_to(v: Vocabulary, node: nodes.TopTo) -> str:
    whose = _whose(node.player)
    return f"put {_cards(v, node.amount)} of {whose} deck {_TO[node.to].format(whose)}"


def _discard_random(v: Vocabulary, node: nodes.DiscardRandom) -> str:
    n = "one card" if node.amount == 1 else f"{amount(v, node.amount)} cards"
    return f"pick {n} of the opponent’s hand without looking; the opponent discards what was picked"


def _search(v: Vocabulary, node: nodes.Search) -> str:
    found = " and ".join(f"up to {one(pick, most(pick))}" for pick in node.picks)
    many = len(node.picks) > 1 or most(node.picks[0]) > 1
    it = "them" if many else "it"
    to = {
        "hand": f"show {it} and take {it} into your hand",
        "trash": f"put {it} into the trash",
        "field": f"put {it} onto your field (level, limit and limiting condition apply)",
    }[node.to]
    to += "; enter abilities do not trigger" if node.quiet else ""
    return f"search your deck for {found}, {to}, then shuffle the deck"


def most(pick: common.Select) -> int:
    return 1 if pick.count == "all" else pick.count


def _top_card(v: Vocabulary, node: nodes.TopCard) -> str:
    look = "show" if node.shown else "look at"
    tests = "".join(f" and {test(c)}" for c in node.condition)
    may = "you may " if node.optional else ""
    to = "take it into your hand" if node.to == "hand" else "put it onto your field"
    return f"{look} the top card of your deck; if it is {a(node.what)}{tests}, {may}{to}"


def _arrange_top(v: Vocabulary, node: nodes.ArrangeTop) -> str:
    away = ", trash any number of them" if node.trash else ""
    rest = "the rest" if node.trash else "them"
    return f"look at {_cards(v, node.amount)} of your deck{away} and put {rest} back on top in any order"


def _look_top(v: Vocabulary, node: nodes.LookTop) -> str:
    pile = "deck" if node.zone == "deck" else "life cloth"
    text = f"{'show' if node.shown else 'look at'} {_cards(v, node.amount)} of {_whose(node.player)} {pile}"
    text += "".join(f", {_taken(take)}" for take in node.takes)
    rest = "the rest" if node.takes else "them"
    return text + {
        "stay": "", "trash": f" and put {rest} into the trash", "top": f" and put {rest} back on top in any order",
        "bottom": f" and put {rest} on the bottom in any order",
    }[node.rest]  # fmt: skip


def _how_many(node: nodes.Modes) -> str:
    return spelled(node.count) if isinstance(node.count, int) else "one for each card chosen that way"


def _reveal_until(v: Vocabulary, node: nodes.RevealUntil) -> str:
    to = "take it into your hand" if node.to == "hand" else "put it onto your field"
    rest = "shuffle the others and put them on the bottom" if node.rest == "bottom" else "put the others into the trash"
    return f"show cards from the top of your deck until {a(node.what)} appears, {to} and {rest}"


def _taken(take: nodes.Take) -> str:
    what = ("up to " if take.up_to else "") + one(take, most(take))
    if take.count == "all":
        what = f"all {one(take, 2).removeprefix('two ')} among them"
    return {"hand": "take {} into your hand", "field": "put {} onto your field", "ener": "put {} into your ener zone",
            "trash": "put {} into the trash"}[take.to].format(what)  # fmt: skip


def _crush(v: Vocabulary, node: nodes.Crush) -> str:
    n = spelled(node.amount) if isinstance(node.amount, int) else amount(v, node.amount)
    return f"crush {n} of {_whose(node.player)} life cloth"


def _order(v: Vocabulary, node: nodes.Order) -> str:
    text = ORDERS[node.order].en.replace("of *", _of(node.player)).replace("*", _who(node.player)).format(n=node.amount)
    return f"{v.durations[node.duration].en}, {text}"


def _grant(v: Vocabulary, node: nodes.Grant) -> str:
    gained, who = ability(node.ability).removesuffix("."), target(v, node.target, subject=True)
    return f"{v.durations[node.duration].en}, {who.text} {'gain' if who.plural else 'gains'} “{gained}”"


def _if(v: Vocabulary, node: nodes.If) -> str:
    text = f"if {' and '.join(test(c) for c in node.condition)}, {clause(node.then)}"
    return f"{text}; otherwise {clause(node.otherwise)}" if node.otherwise else text


def _repeat(v: Vocabulary, node: nodes.Repeat) -> str:
    times = node.times
    if isinstance(times, common.Ref):
        lead = "for each card chosen that way"
    elif isinstance(times, nodes.Count):
        lead = f"for each {one(times.count).removeprefix('one ')} on {_whose(times.count.who)} field"
    else:
        lead = f"{amount(v, times)} times"
    return f"{lead}, {clause(node.effects)}"


_DAMAGED = {
    "self": "you take damage",
    "opponent": "the opponent takes damage",
    "both": "both players take damage",
}

EN.update({
    nodes.Draw: _draw,
    nodes.TopTo: _top_to,
    nodes.DiscardRandom: _discard_random,
    nodes.Search: _search,
    nodes.TopCard: _top_card,
    nodes.ArrangeTop: _arrange_top,
    nodes.NameNumber: lambda v, node: "name a number",
    nodes.Crush: _crush,
    nodes.DealDamage: lambda v, node: _DAMAGED[node.player],
    nodes.ShuffleDeck: lambda v, node: (
        "shuffle your deck" if node.player == "self" else "the opponent shuffles the deck"
    ),
    nodes.NegateSpell: lambda v, node: "negate the spell being used; it goes to its owner’s trash",
    nodes.NegateAttack: lambda v, node: "negate the attack",
    nodes.AttachCharm: lambda v, node: (
        f"attach {'this card' if node.card == 'source' else 'the top card of your deck'}"
        f" to {target(v, node.target).text} as a Charm"
    ),
    nodes.Rearrange: lambda v, node: f"you may rearrange all {'your' if node.player == 'self' else 'opposing'} SIGNI",
    nodes.ChangePlaces: lambda v, node: f"this SIGNI changes places with {target(v, node.target).text}",
    nodes.StandInFront: lambda v, node: "you may move this SIGNI in front of the attacker if nothing stands there",
    nodes.RevealUntil: _reveal_until,
    nodes.Order: _order,
    nodes.ExtraTurn: lambda v, node: "take another turn after this one",
    nodes.MoveSigni: lambda v, node: f"move {target(v, node.target).text} to another SIGNI zone",
    nodes.WinGame: lambda v, node: f"{_who(node.player)} {'win' if node.player == 'self' else 'wins'} the game",
    nodes.Grant: _grant,
    nodes.If: _if,
    nodes.IfDone: lambda v, node: f"if you did, {clause(node.then)}",
    nodes.Repeat: _repeat,
    nodes.Modes: lambda v, node: f"choose {'up to ' if node.up_to else ''}{_how_many(node)}: "
    + "; or ".join(clause(mode) for mode in node.modes),
    nodes.LookTop: _look_top,
    nodes.Choose: lambda v, node: f"choose {target(v, node.target).text}",
    nodes.May: lambda v, node: f"you may {clause(node.effects)}",
    nodes.GrowFree: lambda v, node: "grow your LRIG into one of the same level without its grow cost",
    nodes.DiscardAndRedraw: lambda v, node: (
        "both players discard their hands, then draw as many cards as the larger one had"
    ),
})  # fmt: skip


def test(of: nodes.Test) -> str:
    """A condition."""
    if isinstance(of, common.Condition):
        measure = of.left.of if isinstance(of.left, common.AmountOf) else ""
        if measure in _FACTS:
            return _FACTS[measure]
        if measure == "from_trash":
            return "it came from the trash"
        if measure == "own_turn":
            return "it is your turn" if of.right == 1 else "it is the opponent’s turn"
        if measure in ("hand_lead", "ener_lead"):
            where = "you hold" if measure == "hand_lead" else "your ener zone holds"
            n = "1 more card" if of.right == 1 else f"{amount(V, of.right)} more cards"
            return f"{where} at least {n} than the opponent"
        return condition(V, of)
    return _has(of)


def _has(of: nodes.Has) -> str:
    many = of.least > 1
    count = f"at least {one(of.has, of.least)}" if many else a(of.has)
    if of.has.zone in _AMONG and of.most == 0:
        return f"no {one(of.has).removeprefix('one ')} is among those cards"
    if of.has.zone in _AMONG:
        return f"{count} {'are' if many else 'is'} among those cards"
    where = f"{'on' if of.has.zone == 'field' else 'in'} {_whose(of.has.who)} {_place(of.has)}"
    if of.most == 0:
        return f"no {one(of.has).removeprefix('one ')} is {where}"
    if of.different is not None:
        apart = V.stats[of.different].en if of.different in V.stats else of.different
        return f"{one(of.has, of.least)} of different {apart}s are {where}"
    return f"{count} {'are' if many else 'is'} {where}"


_FACTS = {
    "source_lancer": "this SIGNI has Lancer",
    "subject_in_front": "it stands in front of this SIGNI",
    "subject_unopposed": "nothing stands in front of it",
    "subject_is_source": "it is this SIGNI",
}
_AMONG = ("revealed", "seen", "paid")


def _place(f: common.Filter) -> str:
    return V.places[f.zone].en if f.zone in V.places else "field"


def hold(of: Any) -> str:
    """What a constant ability holds."""
    if isinstance(of, nodes.Power):
        if of.of is None:
            is_now = f"the power of this SIGNI is {amount(V, of.amount)}"
            return is_now if of.mode == "set" else f"this SIGNI gets {_signed(of.amount)} power"
        all_of = common.Select.model_validate({**of.of.model_dump(), "count": "all"})
        return f"{select(V, all_of).text} get {_signed(of.amount)} power"
    if isinstance(of, nodes.Keyword):
        if of.of is not None:
            them = common.Select.model_validate({**of.of.model_dump(), "count": "all"})
            return f"{select(V, them).text} {_HAVE.get(of.word) or f'have {_KEYWORDS[of.word]}'}"
        return f"this SIGNI has {_KEYWORDS[of.word]}"
    if isinstance(of, nodes.Level):
        return f"the level of this SIGNI is {of.amount}"
    if isinstance(of, nodes.Unaffected):
        who = "this SIGNI is" if of.of is None else f"all your {one(of.of, 2).removeprefix('two ')} are"
        return f"{who} unaffected by the effects of the opponent’s {_listed([_KINDS[kind] for kind in of.by])}"
    if isinstance(of, nodes.Dearer) and of.of.type == "lrig":
        return f"action abilities of the opponent’s LRIG cost {ener(of.by)} more"
    if isinstance(of, nodes.Dearer):
        return f"the opponent’s {one(of.of, 2).removeprefix('two ')} cost {ener(of.by)} more"
    if isinstance(of, nodes.Cheaper):
        kinds = one(of.of, 2).removeprefix("two ")
        return f"{kinds} that you use cost {ener(of.by)} less"
    return STANDING[of.word].en.format(n=spelled(of.amount))


_HAVE = {"must_attack": "must attack if able", "cannot_attack": "can’t attack"}
_KINDS = {"lrig": "LRIGs", "signi": "SIGNI", "spell": "spells", "arts": "ARTS"}


def _listed(names: list[str]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else names[0]


_KEYWORDS = {"lancer": "Lancer", "double_crush": "Double Crush", "assassin": "Assassin"}


def _signed(n: common.Amount) -> str:
    return (f"+{n}" if n >= 0 else f"−{-n}") if isinstance(n, int) else amount(V, n)


def ener(of: costs.Ener) -> str:
    """`two white and one colourless ener`."""
    parts = [f"{spelled(getattr(of, colour))} {en}" for colour, (en, _) in COLOURS.items() if getattr(of, colour)]
    return " and ".join(parts) + " ener" if parts else "nothing"


def ability(of: nodes.Ability) -> str:
    """A whole ability."""
    leads = [f"{'if' if of.kind == 'enter' else 'while'} this SIGNI is crossed"] if of.cross_only else []
    tests = [test(c) for c in of.condition]
    if of.kind == "use" and tests:
        return f"Usable only if {' and '.join(tests)}. {_sentences(of.effects)}"
    if of.trigger is not None:
        about = a(of.about) if of.about is not None else ""
        when = " and ".join(test(c) for c in of.when)
        leads.append(TRIGGERS[of.trigger].en.format(about=about) + (f" while {when}" if when else ""))
        leads += [f"if {' and '.join(tests)}"] if tests else []
    elif of.when:
        leads.append(f"if {' and '.join(test(c) for c in of.when)}")
    elif tests:
        leads.append(f"while {' and '.join(tests)}")
    if of.holds:
        body = " and ".join(hold(h) for h in of.holds)
        return _capital(", ".join([*leads, body])) + "."
    if of.optional and of.kind == "auto":
        leads.append("you may pay the cost; if you do" if of.cost is not None else "you may do this")
    return _capital(", ".join(leads) + ": " if leads else "") + _sentences(of.effects)


def _sentences(effects: tuple[Any, ...]) -> str:
    return " ".join(_capital(text) + "." for text in _in_a_row(effects))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
