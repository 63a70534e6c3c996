"""Questions to the table: who is where, which abilities work, and current values."""

from tabletop.core.card import FACE_DOWN, Card
from tabletop.core.move import NONE
from tabletop.core.reason import Reason
from tabletop.core.state import Modifier, State
from tabletop.effects.filters import amount, holds, matching
from tabletop.effects.nodes import Condition
from tabletop.effects.pick import told_apart
from tabletop.games.wixoss import words
from tabletop.games.wixoss.cards import SKILLS, Skill
from tabletop.games.wixoss.conditions import Has, Test
from tabletop.games.wixoss.nodes import Keyword, Unaffected

PAINTED = "painted"
SPARED = "spared"
"""Memory: whether a constant ability makes all cards outside the ener zones white; whether one spares SIGNI from
effects."""


def lrig(s: State, seat: int) -> int:
    """The LRIG of a player (WX-10.1); NONE only on a table changed by hand."""
    zone = s.zones[words.LRIG[seat]]
    return zone[-1] if zone else NONE


def signi(s: State, seat: int) -> list[int]:
    """The SIGNI of a player, from left to right; Charms lie beneath."""
    zones, cards, found = s.zones, s.cards, []
    for place in words.SIGNI[seat]:
        zone = zones[place]
        if zone and not cards[zone[-1]].pose & FACE_DOWN:
            found.append(zone[-1])
    return found


def field(s: State, seat: int) -> list[int]:
    """SIGNI and LRIG (WX-4.2)."""
    zone = s.zones[words.LRIG[seat]]
    return [*signi(s, seat), zone[-1]] if zone else signi(s, seat)


def on_field(s: State, id: int) -> bool:
    """A SIGNI, or the LRIG on top (WX-10.9)."""
    zone = s.cards[id].zone
    if zone in words.ALL_SIGNI:
        return not s.cards[id].pose & FACE_DOWN
    return zone in words.LRIG and s.zones[zone][-1] == id


def empty_zones(s: State, seat: int) -> list[int]:
    """SIGNI zones that take a SIGNI (WX-9.7), none while a text allows no more (WX-16.7)."""
    empty = [zone for zone in words.SIGNI[seat] if not s.zones[zone]]
    if empty and 3 - len(empty) >= signi_at_most(s, seat):
        return []
    return [zone for zone in empty if _faced_first(s, zone)] or empty


def _faced_first(s: State, zone: int) -> bool:
    """Whether a SIGNI in front of this zone demands that it be filled before others."""
    front = s.zones[words.OPPOSING[zone]]
    if not front or words.FACED_FIRST not in s.cards[front[-1]].face.printed.standing:
        return False
    return bool(standing(s, front[-1], words.FACED_FIRST))


def signi_at_most(s: State, seat: int) -> int:
    """How many SIGNI the player may have."""
    most = 1 if stands_anywhere(s, words.ONE_SIGNI_EACH) else 3
    for id in signi(s, 1 - seat):
        if words.SIGNI_AT_MOST in s.cards[id].face.printed.standing and (n := standing(s, id, words.SIGNI_AT_MOST)):
            most = min(most, n)
    return most


def stands_anywhere(s: State, word: str) -> bool:
    """Whether any card in play has this standing word now; for those that bind both players."""
    cards, zones = s.cards, s.zones
    for _, place in _FIELD:
        if (
            zones[place]
            and word in cards[zones[place][-1]].face.printed.standing
            and standing(s, zones[place][-1], word)
        ):
            return True
    return False


def order(s: State, seat: int, word: str) -> int:
    """The number of a rule that an effect laid on a player, 0 without one."""
    if not s.lasting:
        return 0
    what = f"{word}:{seat}"
    return max((m.amount for m in s.lasting if m.card == NONE and m.what == what and _begun(s, m)), default=0)


def _begun(s: State, m: Modifier) -> bool:
    """Whether a rule for somebody's next turn is in force already."""
    when, seat = m.until
    return when != "later" and (when != words.NEXT or s.player == seat)


def lost(s: State, id: int, key: str) -> bool:
    """Whether the card has lost this ability (WX-13.8); one that it gained later works."""
    gone = False
    for m in s.lasting:
        if m.card != id:
            continue
        if m.mode == "mark" and m.what in (words.LOSES_ABILITIES, f"lost {key}"):
            gone = True
        elif m.mode == "grant" and m.what == key:
            gone = False
    return gone


def passes(s: State, tests: tuple[Test, ...], player: int, source: int) -> bool:
    """Whether all tests hold now."""
    for test in tests:
        if isinstance(test, Condition):
            if not holds(s, test, player, source):
                return False
        elif not _has(s, test, player, source):
            return False
    return True


def _has(s: State, test: Has, player: int, source: int) -> bool:
    found = matching(s, test.has, player, source)
    n = len(found) if test.different is None else len({told_apart(s, test.different, id) for id in found})
    return n >= test.least and (test.most is None or n <= test.most)


def works(s: State, id: int, skill: Skill) -> bool:
    """Whether this ability of a card on the field works now (WX-13.3, WX-17.5)."""
    ability = skill.ability
    if s.lasting and lost(s, id, skill.key):
        return False
    if ability.cross_only and not crossed(s, id):
        return False
    return not ability.condition or passes(s, ability.condition, s.cards[id].owner, id)


def autos(s: State, id: int) -> tuple[Skill, ...]:
    """Printed triggered abilities, and those that effects gave."""
    printed: tuple[Skill, ...] = s.cards[id].face.printed.autos
    if not s.lasting:
        return printed
    return (*printed, *[SKILLS[m.what] for m in s.lasting if m.card == id and m.mode == "grant"])


def standing(s: State, id: int, word: str) -> int:
    """The number of a standing word of a card on the field, 0 if it does not hold."""
    for skill in s.cards[id].face.printed.constants:
        for hold in skill.ability.holds:
            if hold.hold == "standing" and hold.word == word and works(s, id, skill):
                return int(hold.amount)
    return 0


def keyword(s: State, id: int, word: str) -> bool:
    """Lancer, Double Crush, Assassin and the like, from the card itself or from an effect."""
    gained = False
    for m in s.lasting:
        if m.card == id and m.mode == "mark":
            gained = (gained or m.what == word) and m.what != words.LOSES_ABILITIES
    if gained:
        return True
    if word == words.LANCER and s.lasting and order(s, s.cards[id].owner, words.SIGNI_LANCER):
        return True
    for skill in s.cards[id].face.printed.constants:
        for hold in skill.ability.holds:
            if isinstance(hold, Keyword) and hold.of is None and hold.word == word and works(s, id, skill):
                return True
    return _given(s, id, word)


def _given(s: State, id: int, word: str) -> bool:
    """Whether a constant ability of any card in play gives it the keyword."""
    cards, zones = s.cards, s.zones
    for seat, place in _FIELD:
        if not zones[place] or not cards[zones[place][-1]].face.printed.gives_keywords:
            continue
        source = zones[place][-1]
        for skill in cards[source].face.printed.constants:
            for hold in skill.ability.holds:
                if not isinstance(hold, Keyword) or hold.of is None or hold.word != word:
                    continue
                if works(s, source, skill) and id in matching(s, hold.of, seat, source):
                    return True
    return False


def _completes(s: State, id: int) -> tuple[int, ...]:
    """The partners, if every half of this card's cross icon is completed (WX-17.2)."""
    card = s.cards[id]
    halves = card.face.printed.cross
    if not halves or card.zone not in words.ALL_SIGNI:
        return ()
    row = words.SIGNI[card.owner]
    at, found = row.index(card.zone), []
    for half in halves:
        beside = at + 1 if half.half == "left" else at - 1
        zone = s.zones[row[beside]] if 0 <= beside <= 2 else ()
        if not zone or s.cards[zone[-1]].face.id != half.partner:
            return ()
        found.append(zone[-1])
    return tuple(found)


def pair(s: State, id: int) -> frozenset[int]:
    """All SIGNI that are crossed together with this one, itself included; empty: not crossed (WX-17.5, WX-17.12)."""
    if not s.cards[id].face.printed.cross:
        return frozenset()
    together = {id}
    for other in signi(s, s.cards[id].owner):
        partners = _completes(s, other)
        if partners and (other == id or id in partners):
            together |= {other, *partners}
    return frozenset(together) if len(together) > 1 else frozenset()


def crossed(s: State, id: int) -> bool:
    """Whether the SIGNI is crossed."""
    return bool(pair(s, id))


def _power_holds(s: State, id: int) -> list[tuple[int, str, int]]:
    """(source, mode, amount) of every constant ability that is about the power of this SIGNI now."""
    found: list[tuple[int, str, int]] = []
    cards, zones = s.cards, s.zones
    for seat, place in _FIELD:
        if not zones[place]:
            continue
        source = zones[place][-1]
        for skill in cards[source].face.printed.powers:
            if cards[source].pose & FACE_DOWN or not works(s, source, skill) or unaffected(s, id, seat, source):
                continue
            for hold in skill.ability.holds:
                if hold.hold != "power":
                    continue
                if source != id if hold.of is None else id not in matching(s, hold.of, seat, source):
                    continue
                found.append((source, hold.mode, amount(s, hold.amount, seat, source, id)))
    return found


_FIELD = tuple((seat, zone) for seat in range(2) for zone in (*words.SIGNI[seat], words.LRIG[seat]))


def constant_reasons(s: State, id: int) -> tuple[Reason, ...]:
    """What constant abilities do to the power of a SIGNI, source by source."""
    if s.cards[id].zone not in words.ALL_SIGNI:
        return ()
    return tuple(Reason("power", mode, n, source, ("while", NONE)) for source, mode, n in _power_holds(s, id))


def _since(s: State, source: int) -> int:
    """How late among the lasting changes this SIGNI entered, if it sets the power of others; -1: before them all."""
    for at, m in enumerate(s.lasting):
        if m.card == source and m.what == words.SETS_SINCE:
            return at
    return -1


def power(s: State, id: int) -> int:
    """Printed, then set, the latest winning (WX-20.4), then all changes; never below 0 (WX-20.1)."""
    card = s.cards[id]
    printed: int = card.face.values.get("power", 0)
    if card.zone not in words.ALL_SIGNI:
        return printed
    become, since, added = None, -1, 0
    for source, mode, n in _power_holds(s, id):
        if mode == "add":
            added += n
        elif (at := _since(s, source)) >= since:
            become, since = n, at
    for at, m in enumerate(s.lasting):
        if m.card == id and m.what == "power":
            if m.mode == "set":
                become = m.amount if at > since else become
            else:
                added += m.amount
    return max(0, (printed if become is None else become) + added)


def level(s: State, id: int, what: str = "level") -> int:
    """Current level, or limit (WX-20.6)."""
    n: int = s.cards[id].face.values.get(what, 0)
    if what == "level" and s.cards[id].face.printed.other_level:
        n = _constant_level(s, id, n)
    if not s.lasting:
        return n
    for m in s.lasting:
        if m.card == id and m.what == what:
            n = n + m.amount if m.mode == "add" else m.amount
    return max(0, n)


def _constant_level(s: State, id: int, printed: int) -> int:
    """The level that a card's own constant ability gives it on the field."""
    if s.cards[id].zone not in words.ALL_SIGNI:
        return printed
    for skill in s.cards[id].face.printed.constants:
        for hold in skill.ability.holds:
            if hold.hold == "level" and works(s, id, skill):
                return int(hold.amount)
    return printed


def painted(s: State) -> bool:
    """Whether all cards outside the ener zones are white now: the memory tells only whether a card that makes them so
    is in play, and not whether its ability has been lost (WX-13.8)."""
    return bool(s.memory[PAINTED]) and stands_anywhere(s, words.WHITE_WORLD)


def colour(s: State, id: int) -> int:
    """Bits of the card's colours now."""
    card = s.cards[id]
    if card.zone not in words.ENER and painted(s):
        return words.BIT["white"]
    bits: int = card.face.printed.colour
    return bits


def traits(s: State, card: Card) -> frozenset[str]:
    """What a filter may ask of a card; colours as they are now."""
    if card.zone in words.ENER or not painted(s):
        return card.face.traits
    return (card.face.traits - frozenset(words.COLOURS)) | {"white"}


def unaffected(s: State, id: int, player: int, source: int) -> bool:
    """Whether effects of this source pass the card by (WX-19.13)."""
    card = s.cards[id]
    owner = card.owner
    if owner == player or card.zone not in words.ALL_SIGNI:
        return False
    if s.memory[SPARED] and _spared(s, id, owner, source):
        return True
    if s.cards[source].face.kind == "arts" and order(s, owner, words.ARTS_PASS_BY):
        return True
    if words.UNAFFECTED_BY_WHITE in card.face.printed.standing and colour(s, source) & words.BIT["white"]:
        return bool(standing(s, id, words.UNAFFECTED_BY_WHITE))
    if card.face.kind != "resona" or s.cards[source].face.kind not in ("signi", "resona"):
        return False
    return any(
        other != id and words.RESONAS_UNAFFECTED in s.cards[other].face.printed.standing
        and standing(s, other, words.RESONAS_UNAFFECTED)
        for other in signi(s, owner)
    )  # fmt: skip


def _spared(s: State, id: int, owner: int, source: int) -> bool:
    """Whether a constant ability of the owner's field spares this card from cards of the source's kind."""
    kind = _KIND.get(s.cards[source].face.kind, "")
    for other in signi(s, owner):
        for skill in s.cards[other].face.printed.constants:
            for hold in skill.ability.holds:
                if not isinstance(hold, Unaffected) or kind not in hold.by or not works(s, other, skill):
                    continue
                if other == id if hold.of is None else id in matching(s, hold.of, owner, other):
                    return True
    return False


_KIND = {"lrig": "lrig", "signi": "signi", "resona": "signi", "spell": "spell", "arts": "arts"}


def front(s: State, id: int) -> int:
    """The SIGNI in front of this one (WX-4.3); NONE: nothing there."""
    lane = s.zones[words.OPPOSING[s.cards[id].zone]]
    return lane[-1] if lane else NONE


def charms(s: State, id: int) -> int:
    """How many Charms lie under a SIGNI."""
    return sum(s.cards[other].on == id for other in s.zones[s.cards[id].zone])
