"""Card texts of this game in English."""

from typing import Any

from tabletop.effects import nodes as common
from tabletop.effects import say_en
from tabletop.effects.say_en import EN, signed, target
from tabletop.effects.vocabulary import Vocabulary
from tabletop.games.jedi_knights import nodes
from tabletop.games.jedi_knights.vocabulary import PLANETS, TRAITS

TIMING = {
    "deploy": "Deploy Phase", "starship_battle": "Starship Battle Phase", "blockade": "Blockade Phase",
    "character_battle": "Character Battle Phase", "support": "Support step", "weapons": "Weapons step",
    "power": "Power step", "own_weapon_targets": "Response, when your weapon targets",
    "opponent_weapon_targets": "Response, when an opposing weapon targets your card",
    "own_weapon_destiny_drawn": "Response, just after you draw destiny for your weapon",
    "own_card_hit": "Response, when one of your cards is hit",
    "own_attacker_wins": "Response, when your attacker wins a battle",
    "opponent_initiates_battle": "Response, when the opponent initiates a battle",
    "own_hero_loses_battle": "Response, when your Hero loses a battle on power",
}  # fmt: skip
MOMENT = {
    "on_reveal": "When this is revealed", "on_deploy_phase_start": "At the start of each Deploy Phase",
    "after_force_draw": "In each Force Phase, after drawing", "enters": "When this is deployed",
    "wins_battle": "When this wins a battle as attacker or defender",
    "own_hero_wins_battle": "When your Hero wins a battle", "replace_hit": "A hit does not discard the target. Instead",
}  # fmt: skip
NEED = {
    "at_site": "while this is at the site", "aboard": "while aboard a starship", "ready": "while ready",
    "attacking": "while attacking", "facing_hero": "while in battle with a Hero",
    "planet": "while the current planet is {value}", "with_title": "while {value} is in the same place",
    "has_aboard": "while {value} is aboard", "own_title_at_site": "while you have {value} at the site",
    "own_hero_at_site": "if you have a Hero at the site",
    "fewer_planets": "if you control fewer planets than the opponent",
    "hand_smaller": "if you hold fewer cards than the opponent",
    "force_number_lower": "if your force number is the lower one", "shot_mode": "only for a {value} weapon",
    "target_type": "if the target is a {value}", "battle": "in a {value} battle",
    "own_principal_attacks": "if your principal is the attacker", "own_principal_hero": "if your principal is a Hero",
}  # fmt: skip
_SPARE_NAMES = {"own_principal": "your attacker or defender", "shot_target": "the target", "hit_target": "the target"}

_FIXED = {
    "self": "this card", "host": "the starship it is aboard", "host_weapons": "weapons on the starship it is aboard",
}  # fmt: skip
_NOUNS = {"": "characters and starships", "character": "characters", "starship": "starships", "weapon": "weapons"}
_AT = {"": "", "site": " at the site", "system": " at the system"}


def need(of: nodes.Need) -> str:
    """A condition as a clause."""
    word = PLANETS.get(of.value) or TRAITS.get(of.value)
    return NEED[of.what].format(value=word.en if word else of.value)


def unsaid(of: nodes.Skill) -> set[str]:
    """Conditions that another part of the text says already."""
    hidden = {"own_principal_attacks", "own_principal_hero"} if of.kind == "event" else set()
    if any(s.who in ("host", "host_weapons") for s in of.statics):
        hidden.add("aboard")
    return hidden


def _needs(skill: nodes.Skill) -> str:
    """Conditions in a row; what holds lasts while they do, what happens happens if they do."""
    told = " and ".join(need(n) for n in skill.condition if n.what not in unsaid(skill))
    told = told.replace(" and while ", " and ").replace(" and if ", " and ")
    if skill.kind == "static":
        return told
    return f"if {told.removeprefix('while ')}" if told.startswith("while ") else told


def _whom(of: nodes.Skill, text: str) -> str:
    whats = {n.what for n in of.condition}
    if "own_principal_attacks" in whats:
        return text.replace(_SPARE_NAMES["own_principal"], "your attacker")
    return text.replace(_SPARE_NAMES["own_principal"], "your Hero") if "own_principal_hero" in whats else text


def _named(v: Vocabulary, of: Any) -> str:
    return _SPARE_NAMES.get(getattr(of, "ref", ""), "") or target(v, of).text


def _subject(static: nodes.Static) -> str:
    if static.who in _FIXED:
        return _FIXED[static.who]
    words = {"own": "your ", "opponent": "opposing ", "any": "", "carried": ""}[static.who]
    words += "other " if static.other else ""
    words += "".join(f"{TRAITS[trait].en} " for trait in static.traits)
    if static.title:
        noun = static.title
    elif static.any_trait:
        noun = "Heroes"
    else:
        noun = _NOUNS["weapon" if static.who == "carried" else static.type]
    words += noun
    words += " on this card" if static.who == "carried" else ""
    words += " carried by Heroes" if static.bearer else ""
    words += f" with {static.leadership_min} or more leadership icons" if static.leadership_min else ""
    words += " with a character aboard" if static.has_passenger else ""
    words += " in the same place" if static.same_place else ""
    words += _AT[static.zone] if static.who != "carried" else ""
    return words


def static(of: nodes.Static) -> str:
    """A continuous text as a clause."""
    if of.stat == "destiny":
        return f"your destiny draws are {signed(of.amount)}"
    who = _subject(of)
    is_ = "is" if of.who in ("self", "host") or of.title else "are"
    if of.stat == "immune":
        return f"{who} cannot be blockaded"
    if of.stat == "cost":
        change = "less" if of.amount < 0 else "more"
        return f"{who} cost {abs(of.amount)} {change} to deploy, to a minimum of {of.minimum}"
    fights = {"": "", "attacking": " while attacking", "defending": " while defending"}[of.fights]
    if of.stat == "to_hit":
        return f"{who} {is_} {signed(of.amount)} to hit{fights}"
    return f"{who} {is_} {of.stat} {signed(of.amount)}{fights}"


def _capital(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}"


def skill(v: Vocabulary, of: nodes.Skill) -> str:
    """One ability."""
    needs = _needs(of)
    if of.kind == "static":
        clauses = "; ".join(static(s) for s in of.statics)
        return _capital(f"{needs}, {clauses}." if needs else f"{clauses}.")
    lead = MOMENT.get(of.kind, "") or TIMING.get(of.timing or "", "")
    if of.kind == "action":
        lead = f"{lead}, once a turn" if of.per_turn == 1 else f"{lead}, {of.per_turn} times a turn"
    lead += f", {needs}" if needs else ""
    may = "you may " if of.optional else ""
    effects = phrases(v, of.effects)
    text = f"{phrases(v, of.cost)} to {effects}" if of.cost else effects
    return f"{lead}: {may}{_whom(of, text)}."


def _draw(v: Vocabulary, node: nodes.Draw) -> str:
    n = node.amount
    cards = "a card" if n == 1 else f"{say_en.spelled(n) if isinstance(n, int) else say_en.amount(v, n)} cards"
    if node.player == "self":
        return f"draw {cards}"
    return f"{'each player' if node.player == 'each' else 'the opponent'} draws {cards}"


def _random(v: Vocabulary, node: nodes.DiscardAtRandom) -> str:
    who = "discard" if node.player == "self" else "the opponent discards"
    return f"{who} {'a card' if node.amount == 1 else f'{say_en.amount(v, node.amount)} cards'} at random from hand"


def _change_stat(v: Vocabulary, node: common.ChangeStat) -> str:
    if node.mode == "set":
        change = f"has {v.stats[node.stat].en} {node.amount}"
    elif node.stat == "leadership" and isinstance(node.amount, int):
        change = f"has {say_en.spelled(node.amount)} more leadership icon"
    else:
        change = f"is {v.stats[node.stat].en} {signed(node.amount) if isinstance(node.amount, int) else ''}"
    return f"{_named(v, node.target)} {change} {v.durations[node.duration].en}"


def phrase(v: Vocabulary, node: Any) -> str:
    """One effect; the common nodes in this game's idiom."""
    if isinstance(node, common.ChangeStat):
        return _change_stat(v, node)
    if isinstance(node, common.SetState):
        return v.set_states[node.state].en.replace("*", _named(v, node.target))
    if isinstance(node, common.ChangeNumber) and isinstance(node.amount, int):
        return f"gain {say_en.spelled(node.amount)} {'credit' if node.amount == 1 else 'credits'}"
    return EN[type(node)](v, node)


def phrases(v: Vocabulary, effects: tuple[Any, ...]) -> str:
    """Several effects as one clause."""
    return ", then ".join(phrase(v, node) for node in effects)


EN.update({
    nodes.Draw: _draw,
    nodes.DiscardAtRandom: _random,
    nodes.Shuffle: lambda v, node: "shuffle your draw deck",
    nodes.ChangeShot: lambda v, node: f"that shot is {signed(node.amount)} to hit",
    nodes.CancelBonuses: lambda v, node: "ignore every to-hit bonus given to that shot so far",
    nodes.RedrawDestiny: lambda v, node: "draw destiny again and use the new number",
    nodes.MissShot: lambda v, node: "the shot misses without a destiny draw",
    nodes.Spare: lambda v, node: f"{_named(v, node.target)} is not discarded",
    nodes.EndBattle: lambda v, node: "the battle ends at once and nothing is discarded",
    nodes.WeaponsBonus: lambda v, node: f"your weapons are {signed(node.amount)} to hit for the rest of this battle",
})  # fmt: skip
