"""What the rules could not accept in a position (after play by hand)."""

from collections.abc import Iterator

from tabletop.core.card import FACE_DOWN
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import State
from tabletop.games.wixoss import table, words
from tabletop.games.wixoss.deploy import forbids_type, level_sum

MAIN, LRIG = ("signi", "spell"), ("lrig", "arts", "resona")
_KINDS = (
    (words.MAIN_DECK, MAIN, "WX-5.1"), (words.HAND, MAIN, "WX-3.1"), (words.LIFE, MAIN, "WX-3.1"),
    (words.ENER, MAIN, "WX-4.9"), (words.TRASH, MAIN, "WX-4.7"), (words.LRIG_DECK, LRIG, "WX-5.4"),
    (words.LRIG, ("lrig",), "WX-3.7"), (words.LRIG_TRASH, LRIG, "WX-4.7"),
)  # fmt: skip
"""Which kinds of card may lie where, and the rule that says so."""


def faults(s: State) -> list[Refusal]:
    """Everything, each with the rule that it breaks."""
    found = list(_kinds(s))
    for seat in range(2):
        if not s.zones[words.LRIG[seat]]:
            if s.turn > 0:
                found.append(refuse("WX-10.1", "faults.wx_no_lrig", n=seat + 1))
            continue
        found += [*_levels(s, seat), *_places(s, seat)]
    return found


def _kinds(s: State) -> Iterator[Refusal]:
    for zones, kinds, rule in _KINDS:
        for seat in range(2):
            for id in s.zones[zones[seat]]:
                card = s.cards[id]
                if card.face.kind not in kinds:
                    yield refuse(rule, "faults.wx_wrong_zone", card=card.face)
                elif card.owner != seat:
                    yield refuse("WX-4.5", "faults.wx_foreign", card=card.face)


def _places(s: State, seat: int) -> Iterator[Refusal]:
    """One SIGNI a zone (WX-9.7), and nothing else but Charms under it."""
    for zone in words.SIGNI[seat]:
        shown = [id for id in s.zones[zone] if not s.cards[id].pose & FACE_DOWN]
        if len(shown) > 1:
            yield refuse("WX-9.7", "faults.wx_two_signi", card=s.cards[shown[-1]].face)
        for id in shown:
            if s.cards[id].face.kind not in ("signi", "resona"):
                yield refuse("WX-3.7", "faults.wx_wrong_zone", card=s.cards[id].face)


def _levels(s: State, seat: int) -> Iterator[Refusal]:
    """Levels and limit (WX-9.2, WX-16.4), limiting conditions (WX-16.5)."""
    lrig = table.lrig(s, seat)
    most, limit, total = table.level(s, lrig), table.level(s, lrig, "limit"), level_sum(s, seat)
    for id in table.signi(s, seat):
        level = table.level(s, id)
        if level > most:
            yield refuse("WX-16.4", "wixoss.refusal.level", card=s.cards[id].face, level=level, most=most)
        if forbids_type(s, seat, id) is not None:
            yield refuse("WX-16.5", "wixoss.refusal.limited_to", card=s.cards[id].face)
    if total > limit:
        yield refuse("WX-16.4", "faults.wx_limit", total=total, limit=limit)
