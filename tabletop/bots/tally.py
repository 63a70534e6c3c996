"""Games between computer players with what became of each card of one deck."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt

from tabletop.bots import bot
from tabletop.bots.playout import answer
from tabletop.core import change
from tabletop.core.card import Face
from tabletop.core.chance import Chance
from tabletop.core.engine import EngineFailed, apply
from tabletop.core.ruleset import Deck, Ruleset
from tabletop.core.state import DRAW, State
from tabletop.games import ruleset
from tabletop.library.pool import faces


@dataclass
class Tally:
    """Games of one deck. By face id: in how many games a copy came to hand, was played, lay idle at the end."""

    games: int = 0
    won: int = 0
    drawn: int = 0
    stopped: int = 0
    turns: list[int] = field(default_factory=list)
    came: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    idle: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        """The games of another tally, too."""
        self.games += other.games
        self.won += other.won
        self.drawn += other.drawn
        self.stopped += other.stopped
        self.turns += other.turns
        for mine, theirs in ((self.came, other.came), (self.played, other.played), (self.idle, other.idle)):
            mine.update(theirs)


def margin(won: int, games: int) -> tuple[float, float]:
    """The bounds within which the true rate of winning lies, 19 times out of 20 (Wilson)."""
    if not games:
        return 0.0, 1.0
    z, rate = 1.96, won / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def tally_games(
    game: str,
    deck: Deck,
    opponent: Deck,
    levels: tuple[str, str],
    hold: tuple[str, ...],
    seeds: Sequence[int],
) -> Tally:
    """One game a seed, the deck in either seat by turns; fit to run in a worker process."""
    rules, known = ruleset(game), faces(game)
    total = Tally()
    for seed in seeds:
        seat = seed % 2
        decks = (deck, opponent) if seat == 0 else (opponent, deck)
        seated = levels if seat == 0 else levels[::-1]
        total.add(_one(rules, decks, known, seated, hold, seat, seed))
    return total


def _one(
    rules: Ruleset, decks: Sequence[Deck], known: Mapping[str, Face], levels: Sequence[str], hold: tuple[str, ...],
    seat: int, seed: int,
) -> Tally:  # fmt: skip
    s = rules.deal(decks, known, rules.default_options(), seed)
    chance = Chance(seed ^ 0x5DEECE66D)
    players = [bot(level) for level in levels]
    zones = frozenset(rules.zone_index[key, seat] for key in hold if (key, seat) in rules.zone_index)
    came: set[str] = set()
    played: set[str] = set()
    held = _held(s, zones)
    came.update(face.id for face in held.values())
    decisions = 0
    while s.winner < 0 and decisions < rules.bound:
        try:
            apply(s, s.legal[0] if len(s.legal) == 1 else answer(s, players[s.asked], known, chance))
        except EngineFailed:
            change.end_game(s, DRAW, "endless")
            break
        decisions += 1
        now = _held(s, zones)
        came.update(face.id for id, face in now.items() if id not in held)
        played.update(face.id for id, face in held.items() if id not in now and _on_table(s, id, face))
        held = now
    result = Tally(games=1, turns=[s.turn], came=Counter(came), played=Counter(played))
    result.idle = Counter({face.id for face in held.values()})
    result.won, result.stopped = int(s.winner == seat), int(s.winner < 0)
    result.drawn = int(s.winner >= 0 and s.winner not in (0, 1))
    return result


def _held(s: State, zones: frozenset[int]) -> dict[int, Face]:
    return {id: s.cards[id].face for zone in zones for id in s.zones[zone]}


def _on_table(s: State, id: int, face: Face) -> bool:
    """Whether the card went where it can be seen: shuffled back is not played."""
    return s.cards[id].face is face and "deck" not in s.rules.zones[s.cards[id].zone].key
