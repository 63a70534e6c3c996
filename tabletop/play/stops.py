"""Marks on the phases of a turn: where a person always wants to be asked, and where never."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

ASK, STOP, PASS = "ask", "stop", "pass"
"""Asked where there is a choice; always asked; whatever can be passed is passed."""

MARKS = (ASK, STOP, PASS)
MINE, THEIRS = "mine", "theirs"
TURNS = (MINE, THEIRS)
"""Whose turn it is, seen from the seat that is asked."""


@dataclass(frozen=True)
class Stops:
    """`marks` by (phase, MINE or THEIRS); what is not in it is ASK."""

    marks: Mapping[tuple[str, str], str] = field(default_factory=dict)

    def at(self, phase: str, whose: str) -> str:
        """The mark of a phase in a turn."""
        return self.marks.get((phase, whose), ASK)

    def marked(self, phase: str, whose: str, mark: str) -> "Stops":
        """With this mark there."""
        return Stops({key: kept for key, kept in {**self.marks, (phase, whose): mark}.items() if kept != ASK})

    def turned(self, phase: str, whose: str) -> "Stops":
        """With the next mark there, the first one after the last."""
        after = MARKS[(MARKS.index(self.at(phase, whose)) + 1) % len(MARKS)]
        return self.marked(phase, whose, after)

    def written(self) -> dict[str, list[str]]:
        """As it is kept: for each mark the places that have it, as `phase/mine`."""
        return {
            mark: [f"{phase}/{whose}" for (phase, whose), kept in sorted(self.marks.items()) if kept == mark]
            for mark in (STOP, PASS)
        }


def read_stops(kept: Mapping[str, object], phases: Iterable[str]) -> Stops:
    """What `Stops.written` wrote. Phases that the game does not have, and whatever else a hand has put there, are
    left out."""
    stops, known = Stops(), set(phases)
    for mark in (STOP, PASS):
        places = kept.get(mark)
        for place in places if isinstance(places, list) else ():
            phase, _, whose = str(place).partition("/")
            if phase in known and whose in TURNS:
                stops = stops.marked(phase, whose, mark)
    return stops
