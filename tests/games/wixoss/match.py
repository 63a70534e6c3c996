"""Positions of WIXOSS in the words of its worked examples."""

from collections.abc import Mapping
from typing import Any

from tabletop.core.card import FACE_DOWN, Face
from tabletop.core.engine import apply
from tabletop.core.event import Event
from tabletop.core.move import NONE, Move
from tabletop.core.state import Modifier
from tabletop.games.wixoss import field, table, words
from tabletop.games.wixoss.cards import SKILLS
from tests.games.scenario import A, B, Scenario

L, C, R = "signi_left", "signi_centre", "signi_right"
UP, DOWN = words.UP, words.DOWN
TAMA, HANAYO, SASHE, BRAVE = "WD01-001", "WD02-001", "WD09-001", "WD10-001"
FILLER = "WD01-010"
"""A SIGNI without abilities, for decks that must not run out."""
GREAT, SMALL, SILVAN, BRONDA = "WD01-010", "WD01-013", "WD02-010", "WD02-012"
SERVANT_O, SERVANT_D = "WX01-102", "WX01-101"


_BASIS: dict[str, dict[str, Any]] = {
    "signi": {"level": 1, "power": 1000, "class": ["arm"]},
    "resona": {"level": 1, "power": 1000},
    "spell": {"cost": {}},
    "arts": {"cost": {}},
    "lrig": {"level": 4, "limit": 11, "types": ["tama"], "grow_cost": {}},
}


class Match(Scenario):
    """A is to move unless said otherwise. What a side is not given is filled in: an LRIG of level 4 (limit 11) and
    a main deck of ten cards; no life cloth, no hand, no ener."""

    def __init__(self, options: Mapping[str, Any] | None = None, seed: int = 1) -> None:
        super().__init__("wixoss", options, seed)
        self.faces = dict(self.faces)

    def made(self, id: str, kind: str = "signi", **fields: Any) -> str:
        """A card made up for a rule that no printed card shows; its id."""
        basis = {"id": id, "kind": kind, "name": {"en": id, "ja": id}, "colors": ["white"], **_BASIS[kind]}
        for key in [key for key in SKILLS if key.startswith(f"{id}/")]:
            del SKILLS[key]
        self.faces[id] = self.rules.read_card({**basis, **fields})
        return id

    def lrig(self, name: str, seat: int = A, *under: str, pose: int = UP) -> int:
        """The LRIG, with earlier LRIGs under it."""
        for other in under:
            self.put(other, "lrig", seat)
        return self.put(name, "lrig", seat, pose)

    def signi(self, name: str, zone: str = C, seat: int = A, pose: int = UP, power: int | None = None) -> int:
        """A SIGNI on the field, with another power than the printed one if that is given."""
        id = self.put(name, zone, seat, pose)
        if power is not None:
            by = power - self.state.cards[id].face.values["power"]
            self.lasting(id, "power", by, field.TURN_END)
        return id

    def several(self, zone: str, seat: int, *names: str) -> list[int]:
        """Cards in a zone; of a pile the first one is on top."""
        return [self.put(name, zone, seat) for name in reversed(names)][::-1]

    def life(self, seat: int, *names: str) -> list[int]:
        """Life cloth, the top one first."""
        return self.several("life_cloth", seat, *names)

    def hand(self, seat: int, *names: str) -> list[int]:
        """Cards in hand."""
        return self.several("hand", seat, *names)

    def ener(self, seat: int, *names: str) -> list[int]:
        """Cards in the ener zone."""
        return self.several("ener", seat, *names)

    def deck(self, seat: int, *names: str) -> list[int]:
        """The main deck, the top card first."""
        return self.several("main_deck", seat, *names)

    def lrigs(self, seat: int, *names: str) -> list[int]:
        """Cards in the LRIG deck."""
        return self.several("lrig_deck", seat, *names)

    def trash(self, seat: int, *names: str) -> list[int]:
        """Cards in the trash."""
        return self.several("trash", seat, *names)

    def begin(self, phase: str, seat: int = A, turn: int = 2) -> None:
        """From that phase of a turn of `seat` on."""
        for side in (A, B):
            if not self.zone("lrig", side):
                self.lrig(TAMA, side)
            if not self.zone("main_deck", side):
                self.deck(side, *[FILLER] * 10)
        super().begin(phase, seat, turn)

    def pass_on(self, *verbs: str) -> None:
        """Answer with the last move, which does nothing, as long as one of these is offered (any)."""
        offers = verbs or ("done", "end_phase", "no_guard", "decline")
        while self.state.legal and self.state.legal[-1].verb in offers:
            apply(self.state, self.state.legal[-1])

    def go_to(self, phase: str) -> None:
        """Do nothing until that phase asks."""
        while self.rules.phase(self.state) != phase:
            apply(self.state, self.state.legal[-1])

    def end_turn(self) -> None:
        """Do nothing until the next turn asks."""
        turn = self.state.turn
        while self.state.turn == turn and self.state.winner < 0:
            apply(self.state, self.state.legal[-1])

    def attack(self, id: int) -> list[Event]:
        """Attack with a SIGNI or the LRIG."""
        return self.play("attack", id, next(m.target for m in self.legal("attack") if m.card == id))

    def can_attack(self, id: int) -> bool:
        """Whether the attack is offered."""
        return any(m.card == id for m in self.legal("attack"))

    def use(self, id: int) -> list[Event]:
        """Use a spell or ARTS."""
        return self.play("use", id, self.aim("check", self.state.cards[id].owner))

    def pick(self, *ids: int) -> None:
        """Choose cards one after the other."""
        for id in ids:
            self.play("pick", id)

    def deploy(self, id: int, zone: str) -> list[Event]:
        """Put a SIGNI of the hand onto a zone."""
        return self.play("deploy", id, self.aim(zone, self.state.cards[id].owner))

    def deploy_refused(self, id: int, zone: str) -> str:
        """The rule that forbids it."""
        return self.refused("deploy", id, self.aim(zone, self.state.cards[id].owner))

    def offered(self, verb: str) -> set[int]:
        """The cards that may do it."""
        return {move.card for move in self.legal(verb)}

    def power(self, id: int) -> int:
        """Current power."""
        return self.value(id, "power")

    def names(self, zone: str, seat: int) -> list[str]:
        """Face ids in a zone, sorted."""
        return sorted(self.state.cards[id].face.id for id in self.zone(zone, seat))

    def size(self, zone: str, seat: int) -> int:
        """How many cards lie there."""
        return len(self.zone(zone, seat))

    def pose(self, id: int) -> int:
        """How a card lies."""
        return self.state.cards[id].pose

    def mark(self, id: int, word: str, until: tuple[str, int] = field.TURN_END) -> None:
        """A mark that an effect gave."""
        self.lasting(id, word, 1, until, "mark")

    def order(self, seat: int, word: str, amount: int = 1, until: tuple[str, int] = field.TURN_END) -> None:
        """A rule that an effect laid on a player."""
        self.state.lasting = (*self.state.lasting, Modifier(NONE, f"{word}:{seat}", "order", amount, until))

    def attach_charm(self, to: int, name: str = FILLER) -> int:
        """A Charm under a SIGNI."""
        there = self.rules.zones[self.state.cards[to].zone]
        id = self.put(name, there.key, there.owner, FACE_DOWN, on=to)
        zone = self.state.cards[to].zone
        self.state.zones[zone] = tuple(sorted(self.state.zones[zone], key=lambda other: other == to))
        return id

    def is_crossed(self, id: int) -> bool:
        """Whether the SIGNI is crossed."""
        return table.crossed(self.state, id)


def face(match: Match, id: str) -> Face:
    """A printed card."""
    return match.faces[id]


__all__ = ["DOWN", "NONE", "UP", "A", "B", "C", "L", "Match", "Move", "R", "face"]
