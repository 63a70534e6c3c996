"""Cards as rows of a list: the model behind the pool and behind every pile."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QMimeData, QModelIndex, QObject, Qt

from tabletop.core.card import Face
from tabletop.library.card_words import kind_name
from tabletop.library.deck_text import written_name
from tabletop.library.texts import say
from tabletop.library.wording import face_name

MIME = "application/x-tabletop-card"
ROW = Qt.ItemDataRole.UserRole + 1


class Row(NamedTuple):
    """A card with its number of copies (0: not said), or a heading where `id` is ""; `face` None: unknown."""

    id: str
    count: int
    face: Face | None
    heading: str = ""


class CardRows(QAbstractListModel):
    """`pile` is where drags of these rows come from, "" for the pool."""

    def __init__(self, game: str, pile: str = "", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game, self.pile = game, pile
        self.rows: list[Row] = []

    def show(self, rows: Sequence[Row]) -> None:
        """These rows and no others."""
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | None = None) -> int:
        return len(self.rows)

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == ROW:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._words(row)
        return None

    def _words(self, row: Row) -> str:
        if row.heading:
            return row.heading
        name = face_name(row.face) if row.face else written_name(row.id)
        kind = kind_name(self.game, row.face.kind) if row.face else say("decks.unknown_card")
        return f"{row.count}× {name} – {kind}" if row.count else f"{name} – {kind}"

    def flags(self, index: QModelIndex) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        if self.rows[index.row()].heading:
            return Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDragEnabled

    def mimeTypes(self) -> list[str]:
        return [MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        data = QMimeData()
        data.setData(MIME, f"{self.pile}\n{self.rows[indexes[0].row()].id}".encode())
        return data


def dragged(data: QMimeData) -> tuple[str, str] | None:
    """(pile it comes from, id) of a dragged card."""
    if not data.hasFormat(MIME):
        return None
    pile, _, id = bytes(data.data(MIME).data()).decode().partition("\n")
    return pile, id


def grouped(
    game: str, ids: Sequence[str], known: Mapping[str, Face], cost: Any, headings: bool = True
) -> list[Row]:
    """A pile as rows: by kind, by cost, by name, unknown cards last."""
    rows = [Row(id, ids.count(id), known.get(id)) for id in dict.fromkeys(ids)]
    kinds = list(dict.fromkeys(row.face.kind if row.face else "" for row in rows))
    order = sorted(kinds, key=lambda kind: (kind == "", kind))
    found: list[Row] = []
    for kind in order:
        here = [row for row in rows if (row.face.kind if row.face else "") == kind]
        here.sort(
            key=lambda row: (
                (cost(row.face) or 0) if row.face else 0,
                face_name(row.face) if row.face else row.id,
            )
        )
        if headings and len(order) > 1:
            name = kind_name(game, kind) if kind else say("decks.unknown_cards")
            found.append(Row("", 0, None, f"{name}  {sum(row.count for row in here)}"))
        found += here
    return found
