"""The packs of home-made cards that are installed: what is in them, what is wrong with them; add and remove."""

from html import escape
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)  # fmt: skip

from tabletop.library import packs
from tabletop.library.errors import Unusable
from tabletop.library.texts import catalogue, language, say
from tabletop.library.wording import face_name


class PacksList(QDialog):
    """What is installed is played with from the next game on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("sandbox.menu_packs"))
        self.resize(720, 460)
        column = QVBoxLayout(self)
        about = QLabel(say("sandbox.packs_about"))
        about.setWordWrap(True)
        about.setProperty("quiet", True)
        column.addWidget(about)
        row = QHBoxLayout()
        self.list, self.text = QListWidget(), QTextBrowser()
        row.addWidget(self.list, 2)
        row.addWidget(self.text, 3)
        column.addLayout(row, 1)
        self.said = QLabel()
        self.said.setWordWrap(True)
        column.addWidget(self.said)
        buttons = QDialogButtonBox()
        self.add, self.drop = QPushButton(say("sandbox.packs_add")), QPushButton(say("sandbox.packs_remove"))
        self.switch = QPushButton(say("sandbox.packs_off"))
        buttons.addButton(self.add, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.switch, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.drop, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(say("window.close"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        self.add.clicked.connect(lambda: self.install(None))
        self.drop.clicked.connect(self.remove)
        self.switch.clicked.connect(self.turn)
        self.list.currentItemChanged.connect(lambda *_: self._tell())
        self.fill()

    def fill(self) -> None:
        """What lies in the folder now."""
        self.list.clear()
        try:
            good, bad = packs.installed()
            off = packs.switched_off()
        except Unusable as wrong:
            self.said.setText(str(wrong))
            return
        for pack in good:
            self._entry(pack.cards.name.get(language(), pack.path.stem), pack)
        for path, why in bad:
            self._entry(say("window.broken", name=path.name), (path, why))
        for path in off:
            self._entry(say("sandbox.packs_is_off", name=path.name.removesuffix(packs.OFF)), path)
        self.list.setCurrentRow(0)
        if not self.list.count():
            self.text.setHtml(f"<p>{escape(say('sandbox.packs_none'))}</p>")
        self._tell()

    def install(self, path: Path | None) -> None:
        """Add a pack, chosen in a dialog if none is given."""
        if path is None:
            name, _ = QFileDialog.getOpenFileName(
                self, say("sandbox.packs_add"), "", say("sandbox.pack_files")
            )
            if not name:
                return
            path = Path(name)
        try:
            pack = packs.install(path)
            added = say("sandbox.packs_added", name=path.name, n=len(pack.cards.faces))
            self.said.setText("\n".join([added, *packs.oddities(pack)]))
        except Unusable as wrong:
            self.said.setText(str(wrong))
        self.fill()

    def remove(self) -> None:
        """Take the chosen pack away."""
        item = self.list.currentItem()
        if item is None:
            return
        chosen = item.data(Qt.ItemDataRole.UserRole)
        try:
            if isinstance(chosen, packs.Pack):
                packs.remove(chosen)
            else:
                packs.remove_broken(chosen if isinstance(chosen, Path) else chosen[0])
            self.said.setText("")
        except Unusable as wrong:
            self.said.setText(str(wrong))
        self.fill()

    def turn(self) -> None:
        """Switch the chosen pack off, or on again."""
        item = self.list.currentItem()
        if item is None:
            return
        chosen = item.data(Qt.ItemDataRole.UserRole)
        try:
            if isinstance(chosen, packs.Pack):
                packs.switch_off(chosen)
            elif isinstance(chosen, Path):
                packs.switch_on(chosen)
            self.said.setText("")
        except Unusable as wrong:
            self.said.setText(str(wrong))
        self.fill()

    def _entry(self, name: str, what: object) -> None:
        item = QListWidgetItem(name)
        item.setData(Qt.ItemDataRole.UserRole, what)
        self.list.addItem(item)

    def _tell(self) -> None:
        item = self.list.currentItem()
        self.drop.setEnabled(item is not None)
        chosen = item.data(Qt.ItemDataRole.UserRole) if item is not None else None
        self.switch.setEnabled(isinstance(chosen, packs.Pack | Path))
        self.switch.setText(say("sandbox.packs_on" if isinstance(chosen, Path) else "sandbox.packs_off"))
        if item is None:
            return
        if isinstance(chosen, Path):
            self.text.setHtml(f"<p>{escape(say('sandbox.packs_kept'))}</p>")
            return
        if not isinstance(chosen, packs.Pack):
            self.text.setHtml(f"<p>{escape(chosen[1])}</p>")
            return
        key = f"{chosen.cards.game}.name"
        game = say(key) if key in catalogue() else chosen.cards.game
        names = [(escape(face_name(face)), escape(face.id)) for face in chosen.cards.faces]
        rows = "".join(f"<li>{name} <small>{id}</small></li>" for name, id in names)
        odd = "".join(f"<p>{escape(sentence)}</p>" for sentence in packs.oddities(chosen))
        self.text.setHtml(f"<p><b>{escape(item.text())}</b> · {escape(game)}</p>{odd}<ul>{rows}</ul>")
