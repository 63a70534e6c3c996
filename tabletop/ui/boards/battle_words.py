"""A battle of Wing Commander in words, from what both players see."""

from collections.abc import Mapping
from typing import Any

from tabletop.core.move import NONE
from tabletop.core.ruleset import Ruleset
from tabletop.core.view import View
from tabletop.library.texts import say
from tabletop.library.wording import card_name, seat_name, zone_name
from tabletop.ui.table.model.words import term

Battle = Mapping[str, Any]
Names = Mapping[int, str]


def title(rules: Ruleset, view: View, b: Battle) -> str:
    """Where it is fought."""
    return say("boards.battle", place=zone_name(rules, b["zone"], view.seat))


def who_acts(view: View, b: Battle, names: Names) -> list[str]:
    """Whose turn it is, to do what."""
    if view.decision is None:
        return []
    seat = view.decision.seat
    lines = [say(f"boards.acts_{_asked(view, b)}", who=seat_name(seat, names))]
    if b["step"] == "cards" and b["passes"]:
        lines.append(say("boards.has_passed", who=seat_name(1 - seat, names)))
    return lines


def _asked(view: View, b: Battle) -> str:
    """What is asked: a moment between the steps is asked about by itself."""
    asked = view.decision.prompt.key.rsplit(".", 1)[-1] if view.decision is not None else ""
    return b["step"] if asked in ("pair", "leftover", "carrier_fire", "cards") else "window"


def reasons(rules: Ruleset, view: View, b: Battle, flight: int, what: str) -> str:
    """`Attack 5: 2 printed, +2 Throat Rush, +1 Warden (support)`; nothing for a value as it is printed."""
    card = view.cards[flight]
    printed = card.face.values.get(what, 0) if card.face is not None else 0
    changes = [reason for reason in card.reasons if reason.what == what]
    parts = [say("boards.printed", n=printed)]
    for reason in changes:
        how = f"{reason.amount:+d}" if reason.mode == "add" else f"= {reason.amount}"
        parts.append(say("boards.reason", how=how, card=card_name(view, reason.source)))
    own = max(0, printed + sum(reason.amount for reason in changes))
    if all(reason.mode == "add" for reason in changes) and own > printed + sum(r.amount for r in changes):
        parts.append(say("boards.floor"))
    if what == "attack":
        parts += [_given(view, giver) for giver in b["supporters"].get(flight, ())]
    if len(parts) == 1:
        return ""
    total = b["attack"].get(flight, 0) if what == "attack" else card.values.get(what, 0)
    name = term(rules.key, f"stat.{what}")
    return say("boards.total", name=name, n=total, parts=say("game.list_joint").join(parts))


def _given(view: View, giver: int) -> str:
    n = view.cards[giver].values.get("support", 0)
    return say("boards.supports", how=f"{n:+d}", card=card_name(view, giver))


def lost_support(view: View, b: Battle) -> list[str]:
    """Supporters whose support does not count."""
    return [
        say("boards.no_support", card=card_name(view, giver))
        for giver, receiver in b["support"]
        if receiver in b["supporters"] and giver not in b["supporters"][receiver]
    ]


def means(view: View, flight: int) -> str:
    """With what a flight attacks a carrier: its torpedo, else its bombing (WC-11.5)."""
    return "torpedo" if view.cards[flight].values.get("torpedo", 0) else "bombing"


def blow(view: View, by: int, on: int, attack: int, defence: int, strikes: bool) -> str:
    """One comparison as a sentence."""
    key = "boards.blow_strikes" if strikes else "boards.blow_fails"
    return say(key, card=card_name(view, by), target=card_name(view, on), attack=attack, defence=defence)


def verdict(view: View, b: Battle, names: Names) -> list[str]:
    """What happens if both pass now (or, once it is decided, what happens), sentence by sentence."""
    lines = [say("boards.falls", card=card_name(view, id)) for id in b["doomed"]]
    if not lines and b["pairs"]:
        lines.append(say("boards.nobody_falls"))
    for seat, n in enumerate(b["loses"]):
        if n:
            key = "boards.loses_all" if n >= view.facts["power"][seat] else "boards.loses"
            lines.append(say(key, who=seat_name(seat, names), n=n))
    return lines + _at_carrier(view, b, names)


def _at_carrier(view: View, b: Battle, names: Names) -> list[str]:
    if b["carrier"] == NONE:
        return []
    if not b["hits"]:
        return [say("boards.no_hit")]
    seat = 1 - b["attacker"]
    lines = [say("boards.hits", card=card_name(view, id)) for id in b["hits"]]
    if view.facts["hits"][seat] + len(b["hits"]) >= view.facts["hits_to_lose"]:
        lines.append(say("boards.carrier_falls", who=seat_name(seat, names)))
    return lines
