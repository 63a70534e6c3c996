"""Conditions of card texts: each is asked of (state, player, source card, word)."""

from collections.abc import Callable, Iterable

from tabletop.core.move import NONE
from tabletop.core.state import State
from tabletop.games.jedi_knights import words
from tabletop.games.jedi_knights.cards import title
from tabletop.games.jedi_knights.nodes import Need
from tabletop.games.jedi_knights.table import Battle, aboard, battle, characters, force
from tabletop.games.jedi_knights.teams import opponents, side

Test = Callable[[State, int, int, str], bool]


def met(s: State, needs: Iterable[Need], player: int, source: int) -> bool:
    """Whether all of them hold now."""
    for need in needs:  # noqa: SIM110 (asked all the time, mostly of no conditions; a generator takes twice as long)
        if not TESTS[need.what](s, player, source, need.value):
            return False
    return True


def principal(s: State, side: int) -> int:
    """The attacker or defender of this side in the battle, or NONE."""
    fight: Battle | None = s.memory[words.BATTLE]
    if fight is None:
        return NONE
    return fight.defender if (s.cards[fight.attacker].owner ^ side) & 1 else fight.attacker  # teams.opposed, in place


def _own_principal(s: State, player: int) -> int:
    own = principal(s, side(player))
    return own if own != NONE and s.cards[own].owner == player else NONE


def facing(s: State, id: int) -> int:
    """The principal that this principal fights, or NONE."""
    fight = battle(s)
    if fight is None or id not in (fight.attacker, fight.defender):
        return NONE
    return fight.defender if id == fight.attacker else fight.attacker


def _facing_hero(s: State, player: int, source: int, word: str) -> bool:
    other = facing(s, source)
    return other != NONE and words.is_hero(s.cards[other])


def _planet(s: State, player: int, source: int, word: str) -> bool:
    return any(word in s.cards[id].face.traits for id in s.zones[words.SITE])


def _with_title(s: State, player: int, source: int, word: str) -> bool:
    card = s.cards[source]
    place = (s.cards[id] for id in s.zones[card.zone])
    return any(c.face.kind == "character" and c.on == card.on and title(c.face) == word for c in place)


def _own_hero_at_site(s: State, player: int, source: int, word: str) -> bool:
    return any(words.is_hero(s.cards[id]) for id in characters(s, player))


def _attacking(s: State, player: int, source: int, word: str) -> bool:
    fight = battle(s)
    return fight is not None and fight.attacker == source


def _own_principal_attacks(s: State, player: int, source: int, word: str) -> bool:
    fight = battle(s)
    return fight is not None and s.cards[fight.attacker].owner == player


def _own_principal_hero(s: State, player: int, source: int, word: str) -> bool:
    own = _own_principal(s, player)
    return own != NONE and words.is_hero(s.cards[own])


def _of_the_shot(s: State, player: int, source: int, word: str) -> bool:
    shot = s.memory[words.SHOT]
    return shot is not None and word in s.cards[shot.weapon].face.traits


def _target_type(s: State, player: int, source: int, word: str) -> bool:
    shot = s.memory[words.SHOT]
    return shot is not None and s.cards[shot.target].face.kind == word


def _battle(s: State, player: int, source: int, word: str) -> bool:
    fight = battle(s)
    return fight is not None and fight.kind == word


TESTS: dict[str, Test] = {
    "at_site": lambda s, player, source, word: s.cards[source].zone in words.AT_SITE,
    "aboard": lambda s, player, source, word: s.cards[source].on != NONE,
    "ready": lambda s, player, source, word: s.cards[source].pose == words.READY,
    "attacking": _attacking,
    "facing_hero": _facing_hero,
    "planet": _planet,
    "with_title": _with_title,
    "has_aboard": lambda s, player, source, word: any(title(s.cards[id].face) == word for id in aboard(s, source)),
    "own_title_at_site": lambda s, player, source, word: any(
        title(s.cards[id].face) == word for id in characters(s, player)
    ),
    "own_hero_at_site": _own_hero_at_site,
    "fewer_planets": lambda s, player, source, word: (
        s.numbers[words.PLANETS[side(player)]] < s.numbers[words.PLANETS[1 - side(player)]]
    ),
    "hand_smaller": lambda s, player, source, word: all(
        len(s.zones[words.HAND[player]]) < len(s.zones[words.HAND[other]]) for other in opponents(s, player)
    ),
    "force_number_lower": lambda s, player, source, word: all(
        force(s, player, "force_number") < force(s, other, "force_number") for other in opponents(s, player)
    ),
    "shot_mode": _of_the_shot,
    "target_type": _target_type,
    "battle": _battle,
    "own_principal_attacks": _own_principal_attacks,
    "own_principal_hero": _own_principal_hero,
}
