"""Rule processing: everything that is due, until nothing is (WX-16)."""

from dataclasses import dataclass

from tabletop.core.change import move
from tabletop.core.move import Move
from tabletop.core.prompt import Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import Frame, State
from tabletop.games.wixoss import field, table, words

REFRESHES = "refreshes"
ENDING = "ending"
"""Memory: refreshes of the turn player in this turn, and whether the turn goes to its end phase (WX-16.18)."""


def process(s: State) -> None:
    """In the order of WX-16.11; where a choice is needed a frame is pushed, and the caller comes back."""
    for seat in (s.player, 1 - s.player):
        if _unfit(s, seat):
            return
    while _powerless(s):
        pass
    _reaching(s)
    for seat in (0, 1):
        if s.zones[words.CHECK[seat]]:
            _clear_check_zone(s, seat)
    due = [seat for seat in (0, 1) if not s.zones[words.MAIN_DECK[seat]] and s.zones[words.TRASH[seat]]]
    for seat in due:  # WX-16.17
        _refresh(s, seat)


def _unfit(s: State, seat: int) -> bool:
    """Levels, types, limit and number of SIGNI; whether the player has to choose (WX-16.4, WX-16.5, WX-16.7)."""
    own = table.signi(s, seat)
    if not own:
        return False
    lrig = table.lrig(s, seat)
    most, types = table.level(s, lrig), s.cards[lrig].face.printed.types
    total = 0
    for id in own:
        level, wanted = table.level(s, id), s.cards[id].face.printed.limited_to
        if level > most or (wanted and wanted.isdisjoint(types)):
            field.trash(s, id, why="unfit")
        else:
            total += level
    if total > table.level(s, lrig, "limit"):
        s.stack.append(TrashDown(seat, "WX-16.4"))
        return True
    if len(own) > 1 and len(table.signi(s, seat)) > table.signi_at_most(s, seat):
        s.stack.append(TrashDown(seat, "WX-16.7"))
        return True
    return False


def _powerless(s: State) -> bool:
    """SIGNI with power 0 or less are banished, all at once (WX-16.3); whether any was."""
    if not s.lasting and not _lowered(s):
        return False
    both = [*table.signi(s, 0), *table.signi(s, 1)]
    due = [id for id in both if table.power(s, id) <= 0]
    gone = [field.banish(s, id) for id in due]
    return any(gone)


def _reaching(s: State) -> None:
    """SIGNI that wait for a power of their own: each change to it or beyond triggers once."""
    now = []
    for seat in (0, 1):
        for id in table.signi(s, seat):
            if s.cards[id].face.printed.awaits_power:
                now.append((id, table.power(s, id)))
    if not now and not s.memory[field.POWERS]:
        return
    before = dict(s.memory[field.POWERS])
    s.memory[field.POWERS] = tuple(now)
    for id, power in now:
        if power >= 15_000 and before.get(id, 0) != power:
            field.trigger(s, id, "this_reaches_15000", id)


def _lowered(s: State) -> bool:
    """Whether a SIGNI in play is printed with power 0, or has a constant ability that may make powers smaller."""
    cards, zones = s.cards, s.zones
    return any(zones[place] and cards[zones[place][-1]].face.printed.lowers for place in words.FIELD)


def _clear_check_zone(s: State, seat: int) -> None:
    """Crushed cards whose burst is over, not used or not there go to the ener zone (WX-16.8)."""
    busy = {w.source for w in s.memory["waiting"]} | set(s.memory[field.USING])
    for id in s.zones[words.CHECK[seat]]:
        if id not in busy:
            move(s, id, words.ENER[seat], why="crushed_to_ener")
            field.trigger_all(s, seat, "your_ener_gains", id)


def _refresh(s: State, seat: int) -> None:
    field.refresh(s, seat)
    counts = s.memory[field.REFRESHED]
    s.memory[field.REFRESHED] = (counts[0] + (seat == 0), counts[1] + (seat == 1))
    field.trigger_all(s, seat, "you_refresh")
    if seat == s.player:
        s.memory[REFRESHES] += 1
        if s.memory[REFRESHES] >= 2 and s.options["second_refresh_ends_turn"]:
            s.memory[ENDING] = True


@dataclass(frozen=True, slots=True)
class TrashDown(Frame):
    """A player trashes one SIGNI of their choice, because there are too many levels or too many SIGNI."""

    player: int
    rule: str

    def moves(self, s: State) -> list[Move]:
        """Any of the own SIGNI."""
        own = table.signi(s, self.player)
        return [Move("remove", id, -2 - words.TRASH[self.player]) for id in own] if len(own) > 1 else []

    def answer(self, s: State, move: Move) -> None:
        """It goes; the caller looks again."""
        field.trash(s, move.card, why="unfit")

    def run(self, s: State) -> None:
        """The only one."""
        for id in table.signi(s, self.player):
            field.trash(s, id, why="unfit")

    def prompt(self, s: State) -> Prompt:
        """Which one has to go."""
        return Prompt("wixoss.prompt.trash_down", rule=self.rule)

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """Only one's own SIGNI."""
        return refuse(self.rule, "wixoss.refusal.trash_down")
