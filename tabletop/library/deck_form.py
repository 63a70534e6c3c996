"""What a deck of each game looks like: assets/decks/<game>.json. The rules themselves stay in Ruleset.check_deck."""

from functools import lru_cache
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from tabletop.core.card import Face
from tabletop.games import ruleset
from tabletop.library.shipped import data_root


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class PileForm(_Part):
    """One pile: which kinds lie in it, how many cards the rules want (`most` 0: no upper limit), whether the order is
    the person's (`columns`: laid out in rows of so many), whether cards are drawn from it, and what lists call it.
    `foreign` is its zone in files of Cockatrice, `lackey` its superzone."""

    kinds: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    ordered: bool = False
    columns: int = 0
    drawn: bool = True
    headings: tuple[str, ...] = ()
    foreign: str = "main"
    lackey: str = ""


class Chart(_Part):
    """A column chart. `of`: a printed value, the cost, the kind, a trait, or `row`: the value `what` of the card
    with each `by`. `rest` counts what has none of the traits; `zero` false leaves zeros out."""

    key: str
    of: Literal["value", "cost", "kind", "trait", "row"]
    what: str = ""
    by: str = ""
    pile: str = ""
    kinds: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    rest: str = ""
    zero: bool = True


class Draws(_Part):
    """How cards come from the deck. `hand_from` and `draws_from` name a pile and a printed value that decide instead
    of a number. `aside`: cards laid away unseen after the opening hand; `search`: points of cards taken out before
    shuffling; `destiny`: extra draws of a turn. `rules` cites the clause for each."""

    form: Literal["deck", "columns"]
    pile: str = ""
    hand: int = 0
    hand_from: tuple[str, str] | None = None
    first_player: tuple[int, ...] = (0,)
    second_player: tuple[int, ...] = (0,)
    draws_from: tuple[str, str] | None = None
    mulligan: Literal["none", "part"] = "none"
    aside: int = 0
    search: int = 0
    destiny: int = 0
    rules: dict[str, str] = Field(default_factory=dict)


class DeckForm(_Part):
    """`cost` are the printed values that count as the cost, the first that is there; `ener_cost`: a cost in colours
    counts before them. `hold`: the zones whose cards wait to be played."""

    piles: dict[str, PileForm]
    cost: tuple[str, ...] = ()
    ener_cost: bool = False
    sides: tuple[str, ...] = ()
    hold: tuple[str, ...] = ("hand",)
    charts: tuple[Chart, ...] = ()
    draws: Draws
    webxoss: dict[str, str] = Field(default_factory=dict)

    @property
    def main(self) -> str:
        """The pile that a card belongs to when nothing is known of it."""
        return next(key for key, pile in self.piles.items() if pile.foreign == "main")

    @property
    def second(self) -> tuple[str, ...]:
        """The piles that lie in the side zone of programs that have two zones only."""
        return tuple(key for key, pile in self.piles.items() if pile.foreign == "side")

    def pile_of(self, face: Face, hint: str = "") -> str:
        """The pile this card belongs to; `hint` decides where several would do or none does."""
        fitting = [key for key, pile in self.piles.items() if face.kind in pile.kinds]
        if hint in fitting or not fitting:
            return hint or self.main
        return fitting[0]

    def cost_of(self, face: Face) -> int | None:
        """What the card costs, None where nothing is printed."""
        need = getattr(face.printed, "need", None) if self.ener_cost and face.kind != "signi" else None
        if need is not None and face.kind in ("spell", "arts"):
            return int(sum(need))
        return next((face.values[what] for what in self.cost if what in face.values), None)


@lru_cache
def deck_form(game: str) -> DeckForm:
    """The form of a game's decks. Raises KeyError."""
    path = data_root() / "assets" / "decks" / f"{game}.json"
    form = DeckForm.model_validate_json(path.read_bytes())
    assert set(form.piles) == set(ruleset(game).piles), f"{path.name} names other piles than the rules"
    return form
