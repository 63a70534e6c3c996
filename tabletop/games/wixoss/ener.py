"""Ener as payment: what each card may stand for, and whether a cost can be met, by exact matching (WX-8)."""

from tabletop.core.state import State
from tabletop.effects.filters import matching
from tabletop.games.wixoss import table, words
from tabletop.games.wixoss.cards import Need, need_of
from tabletop.games.wixoss.nodes import Cheaper, Dearer

SUBSETS = tuple(tuple(i for i in range(5) if bits >> i & 1) for bits in range(32))


def serves_as(s: State, seat: int) -> list[tuple[int, int]]:
    """(id, bits of the colours that it may pay) for every card of the ener zone, ids ascending (WX-8.3 to WX-8.5)."""
    cards = s.cards
    multi = any(
        words.ENER_IS_MULTI in cards[id].face.printed.standing and table.standing(s, id, words.ENER_IS_MULTI)
        for id in table.signi(s, seat)
    )
    found = []
    for id in sorted(s.zones[words.ENER[seat]]):
        printed = cards[id].face.printed
        found.append((id, words.ANY_COLOUR if multi or printed.multi else printed.colour))
    return found


def covers(masks: list[int], need: Need) -> bool:
    """Whether distinct cards can be assigned to all symbols: Hall's condition (WX-8.7)."""
    if sum(need) > len(masks):
        return False
    wanted = 0
    for i in range(5):
        if need[i]:
            wanted |= 1 << i
    subset = wanted
    while subset:
        asked = sum([need[i] for i in SUBSETS[subset]])
        if len([mask for mask in masks if mask & subset]) < asked:
            return False
        subset = (subset - 1) & wanted
    return True


def all_used(masks: list[int], need: Need) -> bool:
    """Whether each of these cards can pay a symbol of its own (Hall's condition from the other side)."""
    spare = need[5]
    if len(masks) <= spare:
        return True
    unions = {0}
    for mask in set(masks):
        unions |= {union | mask for union in unions}
    for bits in unions:
        inside = len([mask for mask in masks if not mask & ~bits])
        if inside > spare and inside > spare + sum([need[i] for i in SUBSETS[bits]]):
            return False
    return True


def payable(s: State, seat: int, need: Need) -> bool:
    """Whether the ener zone can pay (WX-8.7); a cost of zero always can (WX-8.8)."""
    total = sum(need)
    if not total:
        return True
    if len(s.zones[words.ENER[seat]]) < total:
        return False
    return covers([mask for _, mask in serves_as(s, seat)], need)


def reduced(need: Need, by: Need, times: int = 1) -> Need:
    """Each part smaller, never below zero (WX-8.8, WX-8.9)."""
    if not times:
        return need
    w, r, u, g, b, c = (max(0, n - times * less) for n, less in zip(need, by, strict=True))
    return (w, r, u, g, b, c)


def cost_of(s: State, seat: int, id: int) -> Need:
    """The ener cost of a spell or ARTS for this player now."""
    need = _as_it_stands(s, seat, id)
    for source in table.signi(s, seat):
        for skill in s.cards[source].face.printed.constants:
            for hold in skill.ability.holds:
                if isinstance(hold, Cheaper) and table.works(s, source, skill) and _fits(s, hold, seat, source, id):
                    need = reduced(need, need_of(hold.by))
    return raised(need, s, seat, id)


def _as_it_stands(s: State, seat: int, id: int) -> Need:
    """What the card itself says: printed, or another cost where its text names one."""
    printed = s.cards[id].face.printed
    cost = printed.use.ability.cost if printed.use is not None else None
    need: Need = printed.need
    if cost is None:
        return need
    need = next((need_of(other.ener) for other in cost.instead if table.passes(s, other.when, seat, id)), need)
    if cost.less is not None:
        need = reduced(need, need_of(cost.less.by), len(matching(s, cost.less.each, seat, id)))
    return need


def raised(need: Need, s: State, seat: int, id: int) -> Need:
    """With what effects and the opponent's constant abilities add to the cost of using this card."""
    more = table.order(s, seat, _RAISES[kind]) if (kind := s.cards[id].face.kind) in _RAISES else 0
    for source in table.field(s, 1 - seat):
        for skill in s.cards[source].face.printed.constants:
            for hold in skill.ability.holds:
                if isinstance(hold, Dearer) and table.works(s, source, skill) and _fits(s, hold, 1 - seat, source, id):
                    more += hold.by.colorless
    return (*need[:5], need[5] + more) if more else need


_RAISES = {"spell": words.SPELLS_COST_MORE, "arts": words.ARTS_COST_MORE}


def _fits(s: State, hold: Cheaper | Dearer, seat: int, source: int, id: int) -> bool:
    card = s.cards[id]
    return card.face.kind == hold.of.type and frozenset(hold.of.traits) <= table.traits(s, card)
