"""Whatever is legal can be done, in every way that a person may have; and what comes of it is what the engine says."""

from collections import Counter
from collections.abc import Callable

from tabletop.core.chance import Chance
from tabletop.core.move import NONE, Move
from tests.laws.reach.desk import Desk
from tests.laws.reach.keyboard import Keyboard
from tests.laws.reach.pointer import Mouse

Ways = dict[str, Callable[[Move], object]]


class Reach:
    """Tries moves at one desk; `counts` by way, `lost` with what no pointer or no key came to, `decisions` so far."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.mouse, self.keyboard = desk, Mouse(desk), Keyboard(desk)
        self.counts: Counter[str] = Counter()
        self.lost: list[str] = []
        self.decisions = 0

    def every(self, moves: list[Move]) -> None:
        """Each of these moves of the open question, by pointer, by drag and by keys."""
        for move in moves:
            mouse, keys = self.mouse, self.keyboard
            on_table = move.card != NONE or move.target != NONE
            pointer = {"click": mouse.click_and_click} if on_table else {}
            self._try("pointer", move, {**pointer, "button": mouse.button, "list": mouse.list})
            if move.card != NONE and move.target != NONE:
                self._try("drag", move, {"drag": mouse.drag, "button": mouse.button})
            walk = {"keys": keys.walk_and_walk} if on_table else {}
            menu = {"key menu": keys.card_menu} if move.card != NONE else {}
            others = {"enter": keys.primary, "key list": keys.list, "key button": keys.button}
            self._try("keys", move, {**walk, **menu, **others})

    def _try(self, what: str, move: Move, ways: Ways) -> None:
        """The ways one after another, until one has come to what the engine makes of the move."""
        desk, expected, place = self.desk, self.desk.expected(move), self.desk.place()
        for name, way in ways.items():
            way(move)
            came = desk.come_to(place)
            desk.back_to(place)
            if came == expected:
                self.counts[name] += 1
                return
        asked = desk.page.view.decision.prompt.key
        self.lost.append(f"{what}: {asked} {desk.page.scene.words.move_text(move, desk.page.view)} {tuple(move)}")


def walk(desk: Desk, seed: int, decisions: int, most: int | None = None) -> Reach:
    """So many decisions of a random game from where it is; `most` moves of each (None: all) are tried."""
    reach, chance = Reach(desk), Chance(seed)
    for _ in range(decisions):
        moves = list(desk.moves)
        if not moves:
            break
        tried = moves if most is None or len(moves) <= most else [moves[chance.below(len(moves))] for _ in range(most)]
        reach.every(tried)
        reach.decisions += 1
        sensible = [move for move in desk.page.rules.sensible(desk.sitting.draft.state) if move.verb != "leave"]
        desk.go_on(sensible[chance.below(len(sensible))])
    return reach
