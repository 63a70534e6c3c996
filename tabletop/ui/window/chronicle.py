"""What one pair of eyes has been told, decision by decision: the lines of the log and the names of the steps."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from html import escape

from tabletop.core.event import Event
from tabletop.core.move import NONE, Move
from tabletop.core.view import View
from tabletop.library.texts import language, say
from tabletop.library.wording import event_text, face_name, move_text
from tabletop.play.eyes import Eyes
from tabletop.play.session import Session


@dataclass(frozen=True)
class Entry:
    """One decision: who made it, its name in the list of steps, its lines as HTML whose links name cards."""

    move: Move
    by: int
    title: str
    lines: tuple[str, ...]
    turn: int


class Chronicle:
    """The entries of a session for those eyes, kept up as it grows."""

    def __init__(self, session: Session, eyes: Eyes, names: dict[int, str]) -> None:
        self.session, self.eyes, self.names = session, eyes, names
        self._entries: list[Entry] = []
        self._language = language()

    def entries(self) -> list[Entry]:
        """One for each decision of the line."""
        if self._language != language():
            self._entries, self._language = [], language()
        same = 0
        for entry in self._entries:
            if same >= self.session.length or entry.move != self.session.move_at(same + 1):
                break
            same += 1
        del self._entries[same:]
        for at in range(same + 1, self.session.length + 1):
            self._entries.append(self._entry(at))
        return self._entries

    def _view(self, at: int) -> View:
        return self.eyes.view(self.session, at)

    def _entry(self, at: int) -> Entry:
        move, by, _ = self.session.step(at, self.eyes.seat)
        events = self.eyes.events(self.session, at)
        view = self._view(at)
        seen = _with_faces_of(view, self._view(at - 1))
        lines = [line for event in events if (line := self._line(seen, event))]
        return Entry(move, by, self._title(at, move, by, lines), tuple(lines), view.turn)

    def _title(self, at: int, move: Move, by: int, lines: list[str]) -> str:
        if self.eyes.reads(by):
            return " ".join(move_text(self.session.rules, self._view(at - 1), move).split())
        # What somebody else decided is named only by what was told of it: a move may say more than its events.
        who = self.names.get(by, "")
        told = [line for line in map(_plain, lines) if not line.startswith("— ")]
        mine = [line for line in told if line.startswith(who)]
        if not told:
            return say("window.step_unseen", who=who)
        return (mine or [_without_name(told[0], self.names.values())])[0]

    def _line(self, view: View, event: Event) -> str:
        text = escape(event_text(self.session.rules, view, event, self.names))
        for id in (event.card, event.target if event.kind != "moved" else NONE):
            card = view.cards.get(id) if id >= 0 else None
            if card is not None and card.face is not None:
                name = escape(face_name(card.face))
                text = text.replace(name, f'<a href="card:{id}">{name}</a>', 1) if name else text
        return text


def _without_name(line: str, names: Iterable[str]) -> str:
    """A line that says of whose card it tells, without that: the step names who did it."""
    for name in names:
        for colon in (": ", "：", ":"):
            if name and line.startswith(name + colon):
                return line.removeprefix(name + colon)
    return line


def _with_faces_of(view: View, before: View) -> View:
    """With the faces that were seen until this decision hid their cards: what it did to them is told by their names."""
    seen = {
        id: card._replace(face=old.face)
        for id, card in view.cards.items()
        if card.face is None and (old := before.cards.get(id)) is not None and old.face is not None
    }
    return replace(view, cards={**view.cards, **seen}) if seen else view


def _plain(line: str) -> str:
    from PySide6.QtGui import QTextDocumentFragment

    return QTextDocumentFragment.fromHtml(line).toPlainText()
