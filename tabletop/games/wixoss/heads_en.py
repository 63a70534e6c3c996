"""What stands before an ability in English: its kind and cost; and the appearance conditions of Resonas."""

from tabletop.effects.say_en import select, spelled
from tabletop.games.wixoss import costs
from tabletop.games.wixoss.cards import Part, Skill
from tabletop.games.wixoss.say_en import ener, most, one, test
from tabletop.games.wixoss.vocabulary import TIMINGS, VOCABULARY

V = VOCABULARY


def cost(of: costs.Cost | None) -> str:
    """The parts of a cost, or nothing."""
    if of is None:
        return ""
    parts = [ener(of.ener)] if of.ener is not None else []
    if of.discard is not None:
        parts.append(f"discard {one(of.discard, most(of.discard))}")
    parts += [_part(piece) for piece in of.cards]
    if of.down_self:
        parts.append("down this card")
    if of.trash_self:
        parts.append("put this card into the trash")
    if of.exceed:
        parts.append(f"exceed {of.exceed}")
    if of.discount is not None:
        cards, each = one(of.discount.discard, of.discount.most), ener(of.discount.each)
        parts.append(f"up to {cards} may be discarded, each for {each} less")
    parts += [f"{ener(other.ener)} instead if {' and '.join(test(c) for c in other.when)}" for other in of.instead]
    if of.less is not None:
        parts.append(f"{ener(of.less.by)} less for each {one(of.less.each).removeprefix('one ')} of yours")
    return ", ".join(parts)


def _part(of: costs.CostPart) -> str:
    if of.how == "discard":
        return f"discard {one(of.select, of.count)}"
    if of.select.zone == "top_life":
        return "put one of your life cloth into the trash"
    them = select(V, of.select).text
    return f"down {them}" if of.how == "down" else f"put {them} into the trash"


def title(skill: Skill, kind: str) -> str:
    """The kind of ability, its cost, and how often it may be used."""
    of = skill.ability
    notes = [part for part in (cost(of.cost), "once per turn" if of.once_per_turn else "") if part]
    if of.zone == "trash":
        notes.append("from the trash")
    if of.timing:
        notes.append(" or ".join(TIMINGS[word].en for word in of.timing))
    return f"{kind} ({'; '.join(notes)})" if notes else kind


def part(of: Part) -> str:
    """One part of an appearance condition."""
    noun = "Resona" if of.type == "resona" else "non-Resona SIGNI"
    words = " ".join([spelled(of.count), "of your", *(V.traits[t].en for t in of.traits), noun])
    words += f" of level {of.least_level} or more" if of.least_level else ""
    places = {"field": "field", "hand": "hand", "ener": "ener zone"}
    words += f" from your {' and '.join(places[zone] for zone in of.zones)}"
    words += f" whose levels add up to at least {of.level_sum}" if of.level_sum else ""
    return f"put {words} into the {'LRIG trash' if of.to == 'lrig_trash' else 'trash'}"
