"""Deploying, arming, transferring and replacing (JK-5.22, JK-6, JK-8.8, JK-8.9, JK-13)."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from tabletop.core.card import Face
from tabletop.core.change import attach, attached, count, move, tell, turn
from tabletop.core.found import Found
from tabletop.core.move import NONE, Move, by_card, to_zone
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import State
from tabletop.effects.lasting import forget
from tabletop.games.jedi_knights import words
from tabletop.games.jedi_knights.cards import BEARERS_OF, UNIQUE_TITLES, title
from tabletop.games.jedi_knights.price import Costs, costs
from tabletop.games.jedi_knights.table import (
    arm,
    characters,
    discard,
    in_final_conflict,
    in_play,
    is_starting_hero,
    person,
    put_aboard,
    starships,
    theme_face,
)  # fmt: skip
from tabletop.games.jedi_knights.teams import opposed
from tabletop.games.jedi_knights.triggers import begin, skills_of
from tabletop.games.jedi_knights.values import value
from tabletop.games.jedi_knights.windows import open_window

_SITE = tuple((to_zone(zone),) for zone in words.AT_SITE)
_SYSTEM = tuple((to_zone(zone),) for zone in words.AT_SYSTEM)
"""The places that most cards have, by the seat."""


class Shared(NamedTuple):
    """What every deployment of one moment is measured by: credits, costs, and unique cards in play by their title."""

    credits: int
    costs: Costs
    unique: dict[str, int]


_DEPLOYED_TO = Found(partial(by_card, "deploy"))
"""The moves that deploy cards, by the place and then by the card."""


def shared(s: State, player: int) -> Shared:
    """Computed once for all cards."""
    return Shared(s.numbers[words.CREDITS[player]], costs(s, player), _unique_in_play(s))


def _unique_in_play(s: State) -> dict[str, int]:
    """The unique cards in play, all players', by title."""
    cards, zones, titles = s.cards, s.zones, UNIQUE_TITLES
    found = {titles[cards[id].face]: id for zone in words.FIELDS[s.rules.seats] for id in zones[zone]}
    found.pop("", None)
    return found


def forbids_source(s: State, player: int, id: int) -> Refusal | None:
    """Whether the card may be deployed from where it is (JK-1.11)."""
    card = s.cards[id]
    if card.zone not in (words.HAND[player], words.THEME_PILE[player]) or card.face.kind not in words.PERMANENTS:
        return refuse("JK-5.22", "jedi_knights.refusal.not_deployable")
    if card.zone == words.HAND[player] or is_starting_hero(card.face):
        return None
    return None if _pile_is_open(s) else refuse("JK-1.11", "jedi_knights.refusal.theme_pile", card=card.face)


def _pile_is_open(s: State) -> bool:
    play = s.options["theme_pile_play"]
    return bool(play == "always" or (play == "final_conflict" and in_final_conflict(s)))


def forbids_title(s: State, player: int, face: Face, now: Shared) -> Refusal | None:
    """Uniqueness and hero priority (JK-13.1, JK-13.2)."""
    there = now.unique.get(UNIQUE_TITLES[face])
    if there is None:
        return None
    if opposed(s.cards[there].owner, player) and _has_priority(s, player, face):
        return None
    return refuse("JK-13.1", "jedi_knights.refusal.unique", card=s.cards[there].face)


def _has_priority(s: State, player: int, face: Face) -> bool:
    heroic = "hero" in face.traits or "dark_hero" in face.traits
    return heroic and title(face) == person(theme_face(s, player))


def forbids_price(face: Face, now: Shared) -> Refusal | None:
    """A player who cannot pay may not deploy (JK-6.6)."""
    n = now.costs[face]
    if n > now.credits:
        return refuse("JK-6.6", "jedi_knights.refusal.credits", card=face, cost=n, credits=now.credits)
    return None


def may_bear(s: State, face: Face, bearer: int) -> bool:
    """Whether this card may use the weapon (JK-2.8)."""
    return BEARERS_OF[face][s.cards[bearer].face] and _leads_enough(s, face, bearer)


def _leads_enough(s: State, face: Face, bearer: int) -> bool:
    needed: int = face.printed.weapon.leadership
    return not needed or value(s, bearer, "leadership") >= needed


def _own_permanents(s: State, player: int) -> tuple[int, ...]:
    return s.zones[words.AT_SITE[player]] + s.zones[words.AT_SYSTEM[player]]


def places(s: State, player: int, face: Face) -> Sequence[int]:
    """Targets of the moves that deploy such a card (JK-5.22, JK-5.24)."""
    if face.kind == "starship":
        return _SYSTEM[player]
    if face.kind == "weapon":
        cards, bearers = s.cards, BEARERS_OF[face]
        own = [id for id in _own_permanents(s, player) if bearers[cards[id].face]]
        return [id for id in own if _leads_enough(s, face, id)] if own else own
    if "can_board" in face.traits:
        return (*_SITE[player], *starships(s, player))
    return _SITE[player]


def forbids_place(s: State, player: int, face: Face, target: int) -> Refusal | None:
    """Why it cannot be deployed there."""
    if target in places(s, player, face):
        return None
    if face.kind == "weapon":
        return refuse("JK-2.8", "jedi_knights.refusal.bearer", card=face)
    if face.kind == "character" and target >= 0:
        return refuse("JK-5.22", "jedi_knights.refusal.boarding", card=face)
    return refuse("JK-5.24", "jedi_knights.refusal.place", card=face)


def forbids_deploying(s: State, player: int, id: int, target: int) -> Refusal | None:
    """Every reason against it, the first that holds."""
    now, face = shared(s, player), s.cards[id].face
    return (
        forbids_source(s, player, id)
        or forbids_title(s, player, face, now)
        or forbids_place(s, player, face, target)
        or forbids_price(face, now)
    )


def deployments(s: State, player: int, now: Shared) -> list[Move]:
    """Every card that can be deployed, at every place."""
    found: list[Move] = []
    cards, rows, permanents, titles = s.cards, _DEPLOYED_TO, words.PERMANENTS, UNIQUE_TITLES
    credits, costs, unique = now
    for id in s.zones[words.HAND[player]] + _second_hand(s, player):
        face = cards[id].face
        if face.kind not in permanents or costs[face] > credits:
            continue
        if titles[face] in unique and forbids_title(s, player, face, now) is not None:
            continue
        for target in places(s, player, face):
            found.append(rows[target][id])
    return found


def _second_hand(s: State, player: int) -> tuple[int, ...]:
    """What may be deployed out of the theme pile (JK-1.11)."""
    pile = s.zones[words.THEME_PILE[player]]
    return pile if _pile_is_open(s) else tuple([id for id in pile if is_starting_hero(s.cards[id].face)])


def deploy(s: State, player: int, id: int, target: int) -> None:
    """Pay, discard what a Hero has priority over, put it down, then its own text and the window."""
    face = s.cards[id].face
    count(s, words.CREDITS[player], -costs(s, player)[face], why="paid")
    named = UNIQUE_TITLES[face]
    there = _unique_in_play(s).get(named) if named else None
    if there is not None:
        discard(s, there, why="gave_way")  # JK-13.2
    if face.kind == "weapon":
        arm(s, id, target, why="deployed")
    elif target >= 0:
        put_aboard(s, id, target, why="deployed")
    else:
        move(s, id, words.AT_SYSTEM[player] if face.kind == "starship" else words.AT_SITE[player], why="deployed")
    _arrived(s, player, id)


def _arrived(s: State, player: int, id: int) -> None:
    open_window(s, "card_deployed", player)
    begin(s, player, skills_of(s, [id], "enters", player))


def _same_place(s: State, one: int, other: int) -> bool:
    a, b = s.cards[one], s.cards[other]
    if a.zone != b.zone or a.face.kind != b.face.kind:
        return False
    return a.face.kind == "starship" or a.on == b.on


def forbids_transfer(s: State, player: int, weapon: int, bearer: int) -> Refusal | None:
    """Why this weapon cannot go to that bearer (JK-8.8)."""
    card = s.cards[weapon]
    if card.face.kind != "weapon" or card.on == NONE or card.owner != player:
        return refuse("JK-8.8", "jedi_knights.refusal.transfer")
    if (weapon, "transferred") in s.used:
        return refuse("JK-8.8", "jedi_knights.refusal.transferred", card=card.face)
    if bearer < 0 or bearer == card.on or s.cards[bearer].owner != player or not _same_place(s, card.on, bearer):
        return refuse("JK-8.8", "jedi_knights.refusal.same_place", card=card.face)
    if not may_bear(s, card.face, bearer):
        return refuse("JK-2.8", "jedi_knights.refusal.bearer", card=card.face)
    return None


def transfers(s: State, player: int) -> list[Move]:
    """Every weapon that may change hands."""
    own, cards = _own_permanents(s, player), s.cards
    weapons = [id for id in own if cards[id].face.kind == "weapon" and (id, "transferred") not in s.used]
    if not weapons:
        return []
    return [
        Move("transfer", weapon, bearer)
        for weapon in weapons
        for bearer in own
        if bearer != cards[weapon].on
        and BEARERS_OF[cards[weapon].face][cards[bearer].face]
        and forbids_transfer(s, player, weapon, bearer) is None
    ]


def transfer(s: State, weapon: int, bearer: int) -> None:
    """Free, once a turn for each weapon."""
    s.used = s.used | {(weapon, "transferred")}
    attach(s, weapon, bearer)


def forbids_replacing(s: State, player: int, id: int, old: int) -> Refusal | None:
    """Why this card cannot be laid onto that one (JK-8.9)."""
    if not s.options["allow_replacement"]:
        return refuse("JK-8.9", "jedi_knights.refusal.no_replacement")
    face = s.cards[id].face
    bars = forbids_source(s, player, id)
    if bars is not None:
        return bars
    if face.kind == "weapon" or old < 0 or not in_play(s, old) or s.cards[old].owner != player:
        return refuse("JK-8.9", "jedi_knights.refusal.replace")
    there = s.cards[old].face
    if face.kind != there.kind or title(face) != title(there) or face.printed.subtitle == there.printed.subtitle:
        return refuse("JK-8.9", "jedi_knights.refusal.replace")
    n, credits = _replacement_cost(s, player, id, old), s.numbers[words.CREDITS[player]]
    if n > credits:
        return refuse("JK-6.6", "jedi_knights.refusal.credits", card=face, cost=n, credits=credits)
    return None


def _replacement_cost(s: State, player: int, id: int, old: int) -> int:
    now = costs(s, player)
    n = now[s.cards[id].face]
    if s.options["replacement_cost"] == "difference":
        n = max(0, n - now[s.cards[old].face])
    return n


def replacements(s: State, player: int) -> list[Move]:
    """Every replacement, where the option allows them."""
    if not s.options["allow_replacement"]:
        return []
    held = (*s.zones[words.HAND[player]], *s.zones[words.THEME_PILE[player]])
    own = [*characters(s, player), *s.zones[words.AT_SYSTEM[player]]]
    return [
        Move("replace", id, old)
        for id in held
        if s.cards[id].face.kind in ("character", "starship")
        for old in own
        if forbids_replacing(s, player, id, old) is None
    ]


def replace(s: State, player: int, id: int, old: int) -> None:
    """What lies on the old card stays, and the new one lies as the old one did."""
    before = s.cards[old]
    count(s, words.CREDITS[player], -_replacement_cost(s, player, id, old), why="paid")
    carried = attached(s, old)
    move(s, id, before.zone, why="deployed")
    for other in carried:
        attach(s, other, id)
    if before.on != NONE:
        attach(s, id, before.on)
    turn(s, id, before.pose)
    forget(s, old)
    discard(s, old, why="replaced")
    tell(s, "replaced", id, target=old)
    _arrived(s, player, id)
