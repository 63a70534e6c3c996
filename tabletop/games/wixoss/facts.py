"""Public words and numbers for the screen."""

from typing import Any

from tabletop.core.state import State
from tabletop.games.wixoss import table, words
from tabletop.games.wixoss.attack import LrigAttacks, SigniAttacks
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
    """Per seat: `levels` used and `limit`, `life` (cloth plus one, WX-15.15), `ener` by colour, hand, deck and trash
    sizes; `waiting` abilities as (card, seat), `attacker`, `crossed` SIGNI, `refreshes` of this turn."""
    opened = all(s.zones[words.LRIG[i]] and not s.cards[table.lrig(s, i)].pose & 2 for i in range(2))
    return {
        "levels": tuple(level_sum(s, i) for i in range(2)),
        "limit": tuple(table.level(s, table.lrig(s, i), "limit") if opened else 0 for i in range(2)),
        "lrig_level": tuple(table.level(s, table.lrig(s, i)) if opened else 0 for i in range(2)),
        "life": tuple(len(s.zones[words.LIFE[i]]) + 1 for i in range(2)),
        "ener": tuple(_ener(s, i) for i in range(2)),
        "hand": tuple(len(s.zones[words.HAND[i]]) for i in range(2)),
        "deck": tuple(len(s.zones[words.MAIN_DECK[i]]) for i in range(2)),
        "trash": tuple(len(s.zones[words.TRASH[i]]) for i in range(2)),
        "waiting": tuple((w.source, w.player) for w in s.memory["waiting"]),
        "attacker": s.memory["attacker"],
        "crossed": tuple(id for i in range(2) for id in table.signi(s, i) if table.crossed(s, id)),
        "named": s.memory["named"],
        "refreshes": s.memory["refreshes"],
    }


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
