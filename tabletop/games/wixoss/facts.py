"""Public words and numbers for the screen."""

from typing import Any

from tabletop.core.move import NONE
from tabletop.core.state import State
from tabletop.effects.triggers import Waiting
from tabletop.games.wixoss import table, words
from tabletop.games.wixoss.attack import LrigAttacks, SigniAttacks
from tabletop.games.wixoss.cards import SKILLS
from tabletop.games.wixoss.deploy import level_sum
from tabletop.games.wixoss.grow import GrowPhase
from tabletop.games.wixoss.set_up import ChooseFirst, ChooseLrig, Redraw
from tabletop.games.wixoss.turn import ArtsStep, DrawPhase, EnerPhase, HandLimit, MainPhase, UpPhase

_PHASE_OF: dict[type, str] = {
    ChooseLrig: "set_up", ChooseFirst: "set_up", Redraw: "set_up", UpPhase: "up", DrawPhase: "draw",
    EnerPhase: "ener", GrowPhase: "grow", MainPhase: "main", ArtsStep: "attack_arts", SigniAttacks: "attack_signi",
    LrigAttacks: "attack_lrig", HandLimit: "end",
}  # fmt: skip


def phase(s: State) -> str:
    """The phase whose frame is nearest to the top."""
    for frame in reversed(s.stack):
        name = _PHASE_OF.get(type(frame))
        if name is not None:
            return name
    return ""


def facts(s: State, seat: int) -> dict[str, Any]:
    """Per seat: `levels` used and `limit`, `life` (cloth, and one more from the opening on, WX-15.15), `ener` by
    colour, hand, deck and trash sizes; `waiting` abilities as (card, seat, number of the skill), `attacker` and the
    zone it `attacks`, `crossed` SIGNI and which are `linked` in twos, `refreshes` of this turn."""
    opened = all(s.zones[words.LRIG[i]] and not s.cards[table.lrig(s, i)].pose & 2 for i in range(2))
    return {
        "levels": tuple(level_sum(s, i) for i in range(2)),
        "limit": tuple(table.level(s, table.lrig(s, i), "limit") if opened else 0 for i in range(2)),
        "lrig_level": tuple(table.level(s, table.lrig(s, i)) if opened else 0 for i in range(2)),
        "life": tuple(len(s.zones[words.LIFE[i]]) + opened for i in range(2)),
        "ener": tuple(_ener(s, i) for i in range(2)),
        "hand": tuple(len(s.zones[words.HAND[i]]) for i in range(2)),
        "deck": tuple(len(s.zones[words.MAIN_DECK[i]]) for i in range(2)),
        "trash": tuple(len(s.zones[words.TRASH[i]]) for i in range(2)),
        "waiting": tuple((w.source, w.player, _number(s, w)) for w in s.memory["waiting"]),
        "attacker": s.memory["attacker"],
        "attacks": _attacks(s),
        "crossed": tuple(id for i in range(2) for id in table.signi(s, i) if table.crossed(s, id)),
        "linked": tuple(link for i in range(2) for link in _links(s, i)),
        "named": s.memory["named"],
        "refreshes": s.memory["refreshes"],
    }


def _number(s: State, w: Waiting) -> int:
    """Which of the card's own skills waits; NONE: one that an effect has given to it."""
    own = w.skill.rpartition("/")[0] == s.cards[w.source].face.id
    return SKILLS[w.skill].n if own else NONE


def _attacks(s: State) -> int:
    """The zone that the attacker faces, NONE where nothing attacks or the attacker has left the field."""
    attacker = s.memory["attacker"]
    if attacker == NONE or not table.on_field(s, attacker):
        return NONE
    card = s.cards[attacker]
    return words.OPPOSING.get(card.zone, words.LRIG[1 - card.owner])


def _links(s: State, seat: int) -> list[tuple[int, int]]:
    """Crossed SIGNI that lie side by side (WX-17.5)."""
    tops = [s.zones[zone][-1] if s.zones[zone] else NONE for zone in words.SIGNI[seat]]
    side_by_side = ((tops[0], tops[1]), (tops[1], tops[2]))
    return [(a, b) for a, b in side_by_side if NONE not in (a, b) and b in table.pair(s, a)]


def _ener(s: State, seat: int) -> tuple[tuple[str, int], ...]:
    """How many cards of each colour, Multi Ener and colourless ones apart."""
    found = dict.fromkeys((*words.COLOURS, "multi_ener", words.COLOURLESS), 0)
    for id in s.zones[words.ENER[seat]]:
        printed = s.cards[id].face.printed
        if printed.multi:
            found["multi_ener"] += 1
        for colour in printed.card.colors:
            found[colour] += 1
        if not printed.multi and not printed.card.colors:
            found[words.COLOURLESS] += 1
    return tuple(found.items())
