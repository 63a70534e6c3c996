"""Positions of Jedi Knights in the words of its worked examples: A (theme number 21) against E (48)."""

from collections.abc import Mapping
from typing import Any

from tabletop.core.move import NONE, Move
from tabletop.games.jedi_knights import words
from tests.games.scenario import A, B, Scenario

E = B
READY, ROTATED = words.READY, words.ROTATED
GREEN = {n: f"jko-{13 + n:03}" for n in range(1, 9)}
ORANGE = {n: f"jko-{21 + n:03}" for n in range(1, 9)}


class Front(Scenario):
    """Skyharbor is in play, all force cards are unused, decks and hands are empty."""

    def __init__(
        self, options: Mapping[str, Any] | None = None, seed: int = 1, themes: tuple[str, ...] = ("001", "003")
    ) -> None:
        super().__init__("jedi_knights", options, seed, len(themes))
        self.faces = dict(self.faces)
        for seat, theme in enumerate(themes):
            self.put(f"jko-{theme}", "theme", seat)
        self.site = self.put("jko-010", "site", NONE, owner=A)
        self.system = self.put("jko-011", "system", NONE, pose=words.SYSTEM_SIDE, owner=E)
        for n in range(1, 9):
            for seat in range(len(themes)):
                self.put((GREEN, ORANGE)[seat % 2][n], "force_deck", seat)
        self.set_number("planet", NONE, 1)
        self.set_number("planet_turn", NONE, 1)

    def card(self, kind: str, **fields: Any) -> str:
        """The id of a made-up card; Typical unless said otherwise."""
        id = f"made-{len(self.faces)}"
        needed = {"character": {"power": 1, "defense": 1}, "starship": {"power": 1, "defense": 1}}.get(kind, {})
        title = fields.pop("title", id)
        data = {"id": id, "kind": kind, "title": {"en": title, "ja": title}, "typical": True, **needed, **fields}
        self.faces[id] = self.rules.read_card(data)
        return id

    def man(
        self, seat: int, power: int = 1, defense: int = 3, leadership: int = 0, pose: int = READY, **fields: Any
    ) -> int:
        """A character at the site."""
        face = self.card("character", power=power, defense=defense, leadership=leadership, **fields)
        return self.put(face, "at_site", seat, pose)

    def ship(
        self, seat: int, power: int = 1, defense: int = 3, leadership: int = 0, pose: int = READY, **fields: Any
    ) -> int:
        """A starship at the system."""
        face = self.card("starship", power=power, defense=defense, leadership=leadership, **fields)
        return self.put(face, "at_system", seat, pose)

    def pilot(self, ship: int, **fields: Any) -> int:
        """A character aboard."""
        card = self.state.cards[ship]
        return self.put(self.card("character", **fields), "at_system", card.owner, on=ship)

    def weapon(self, bearer: int, to_hit: int = 0, **fields: Any) -> int:
        """A weapon on that bearer."""
        card = self.state.cards[bearer]
        face = self.weapon_card(card.face.kind, to_hit, **fields)
        id = self.put(face, self.rules.zones[card.zone].key, card.owner, on=bearer)
        return id

    def weapon_card(self, kind: str = "character", to_hit: int = 0, mode: str = "fire", **fields: Any) -> str:
        """A made-up weapon."""
        return self.card("weapon", weapon={"for": kind, "mode": mode}, to_hit=to_hit, **fields)

    def event(self, seat: int, bonus: int = 0, zone: str = "hand", **fields: Any) -> int:
        """An event, in hand unless said otherwise."""
        return self.put(self.card("event", tactical_bonus=bonus, **fields), zone, seat)

    def deck_top(self, seat: int, *destinies: int) -> list[int]:
        """Cards of the draw deck, the topmost first."""
        made = [self.put(self.card("event", destiny=n), "draw_deck", seat) for n in reversed(destinies)]
        return made[::-1]

    def use_force(self, seat: int, id: str) -> int:
        """A force card in use."""
        return self.put(id, "force_in_use", seat)

    def pass_(self) -> None:
        """The asked seat passes."""
        self.play("pass")

    def passes(self) -> None:
        """Pass as long as anybody may and the phase or battle goes on."""
        while self.state.winner < 0 and Move("pass") in self.state.legal:
            self.pass_()

    def phase(self) -> str:
        """The phase that is on."""
        return self.rules.phase(self.state)

    def check(self) -> None:
        """The control check of the second turn."""
        self.set_number("planet_turn", NONE, 2)
        self.begin("control", A)

    def pose(self, id: int) -> int:
        """READY or ROTATED."""
        return self.state.cards[id].pose

    def gone(self, id: int) -> bool:
        """In the discard pile."""
        return self.place(id)[0] == "discard"


__all__ = ["NONE", "READY", "ROTATED", "A", "E", "Front"]
