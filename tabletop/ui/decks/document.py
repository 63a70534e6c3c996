"""The deck that is being built: every change is a step that can be undone."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from tabletop.core.card import Face
from tabletop.core.refusal import Refusal
from tabletop.core.ruleset import Deck
from tabletop.games import ruleset
from tabletop.library.deck_faults import playable
from tabletop.library.deck_form import DeckForm, deck_form
from tabletop.library.deck_text import is_placeholder, written_name
from tabletop.library.pool import faces
from tabletop.library.texts import say
from tabletop.library.wording import face_name


class _Step(QUndoCommand):
    """From one deck to another; steps that are typed one after the other become one."""

    def __init__(self, document: "DeckDocument", before: Deck, after: Deck, text: str, typed: str) -> None:
        super().__init__(text)
        self.document, self.before, self.after, self.typed = document, before, after, typed

    def undo(self) -> None:
        self.document._show(self.before)

    def redo(self) -> None:
        self.document._show(self.after)

    def id(self) -> int:
        return 1 if self.typed else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, _Step) or other.typed != self.typed:
            return False
        self.after = other.after
        return True


def empty_deck(game: str) -> Deck:
    """A new deck of a game."""
    form = deck_form(game)
    setup = {"side": form.sides[0]} if form.sides else {}
    return Deck(game, say("decks.new_name"), dict.fromkeys(ruleset(game).piles, ()), setup)


class DeckDocument(QObject):
    """One deck and its history. `changed`: it is another deck now."""

    changed = Signal()

    def __init__(self, deck: Deck, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.deck = deck
        self.path: Path | None = None
        self.steps = QUndoStack(self)

    @property
    def game(self) -> str:
        """The game's key."""
        return self.deck.game

    @property
    def form(self) -> DeckForm:
        """What decks of the game look like."""
        return deck_form(self.deck.game)

    @property
    def known(self) -> dict[str, Face]:
        """Every card of the game."""
        return faces(self.deck.game)

    def name_of(self, id: str) -> str:
        """The card's name, or what a list said."""
        return face_name(self.known[id]) if id in self.known else written_name(id)

    def add(self, id: str, pile: str = "", at: int | None = None) -> None:
        """One more copy, where it belongs or where it was dropped."""
        pile = pile if self._takes(pile, id) else self.form.pile_of(self.known[id], pile)
        ids = self.deck.piles.get(pile, ())
        at = len(ids) if at is None else min(at, len(ids))
        self._put(pile, (*ids[:at], id, *ids[at:]), say("decks.step.add", card=self.name_of(id)))

    def _takes(self, pile: str, id: str) -> bool:
        kinds = self.form.piles[pile].kinds if pile in self.form.piles else ()
        return id in self.known and self.known[id].kind in kinds

    def remove(self, id: str, pile: str, at: int | None = None) -> None:
        """One copy less: the one at a place, else the last one."""
        ids = list(self.deck.piles.get(pile, ()))
        if id not in ids:
            return
        place = (
            at if at is not None and at < len(ids) and ids[at] == id else len(ids) - 1 - ids[::-1].index(id)
        )
        del ids[place]
        self._put(pile, ids, say("decks.step.remove", card=self.name_of(id)))

    def remove_all(self, id: str, pile: str) -> None:
        """No copy is left."""
        left = [each for each in self.deck.piles.get(pile, ()) if each != id]
        self._put(pile, left, say("decks.step.remove", card=self.name_of(id)))

    def swap(self, pile: str, one: int, other: int) -> None:
        """Two places of an arranged pile change their cards."""
        ids = list(self.deck.piles[pile])
        if one != other and max(one, other) < len(ids):
            ids[one], ids[other] = ids[other], ids[one]
            self._put(pile, ids, say("decks.step.arrange"))

    def replace_at(self, pile: str, at: int, id: str) -> None:
        """Another card in a place of an arranged pile."""
        ids = list(self.deck.piles[pile])
        ids[at] = id
        self._put(pile, ids, say("decks.step.add", card=self.name_of(id)))

    def rename(self, name: str) -> None:
        """Another name."""
        self._go(replace(self.deck, name=name), say("decks.step.rename"), "name")

    def write_notes(self, notes: str) -> None:
        """Other notes."""
        self._go(replace(self.deck, notes=notes), say("decks.step.notes"), "notes")

    def set_up(self, key: str, value: Any) -> None:
        """What belongs to the deck beside its cards: its side."""
        self._go(replace(self.deck, setup={**self.deck.setup, key: value}), say("decks.step.side"))

    def become(self, deck: Deck, text: str) -> None:
        """A whole other deck of the same game, as one step."""
        self._go(deck, text)

    def faults(self) -> list[Refusal]:
        """Every broken clause, judged without the cards that nobody knows."""
        rules = ruleset(self.game)
        return rules.check_deck(self.playable(), self.known, rules.default_options())

    def playable(self) -> Deck:
        """The deck without unknown cards."""
        return playable(self.deck)

    def unknown(self) -> list[str]:
        """Ids of cards that nobody knows, each once."""
        return list(
            dict.fromkeys(
                i for ids in self.deck.piles.values() for i in ids if is_placeholder(i) or i not in self.known
            )
        )

    def _put(self, pile: str, ids: Iterable[str], text: str) -> None:
        self._go(replace(self.deck, piles={**self.deck.piles, pile: tuple(ids)}), text)

    def _go(self, after: Deck, text: str, typed: str = "") -> None:
        if after != self.deck:
            self.steps.push(_Step(self, self.deck, after, text, typed))

    def _show(self, deck: Deck) -> None:
        self.deck = deck
        self.changed.emit()
