"""What can be done with the deck as a whole: buttons, keys, menus."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QMenu, QPushButton, QToolButton

from tabletop.library.deck_text import Imported, form_of, forms_for, read_file, read_text, write, written
from tabletop.library.errors import Unusable
from tabletop.library.safe_write import safe_write
from tabletop.library.texts import language, say
from tabletop.ui.decks.icons import icon

if TYPE_CHECKING:
    from tabletop.ui.decks.deck_window import DeckWindow

READ = ("json", "txt", "cod", "dek", "o8d", "dck", "ydk", "webxoss", "dec", "csv")


class DeckActs:
    """Acts of one window on its document."""

    def __init__(self, window: "DeckWindow") -> None:
        self.window = window
        self.document = window.document
        for old in window.findChildren(QAction):
            window.removeAction(old)

    def fill(self, row: QHBoxLayout) -> None:
        """Put the buttons into the head of the window."""
        steps = self.document.steps
        for name, action in (("undo", steps.createUndoAction(self.window, say("decks.undo"))),
                             ("redo", steps.createRedoAction(self.window, say("decks.redo")))):  # fmt: skip
            action.setIcon(icon(name))
            keys = (
                [QKeySequence("Ctrl+Z")]
                if name == "undo"
                else [QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")]
            )
            action.setShortcuts(keys)
            self.window.addAction(action)
            button = QToolButton()
            button.setDefaultAction(action)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
            row.addWidget(button)
        row.addWidget(self._menu("new", (
            ("new_deck", "Ctrl+N", self.new), ("duplicate", "", self.window.duplicate),
            ("compare", "", self.compare), ("save", "Ctrl+S", lambda: self.window.keep(anyway=True)),
            ("delete", "", self.delete),
        ), say("decks.deck")))  # fmt: skip
        row.addWidget(self._menu("import", (
            ("import_file", "Ctrl+O", self.ask_import), ("paste", "Ctrl+Shift+V", self.paste),
        ), say("decks.import")))  # fmt: skip
        row.addWidget(self._menu("export", (
            ("export_file", "Ctrl+Shift+S", self.ask_export), ("copy_list", "Ctrl+Shift+C", self.copy_list),
            ("copy_list_other", "", self.copy_list_other), ("print", "Ctrl+P", self.print_deck),
        ), say("decks.export")))  # fmt: skip
        fish = QPushButton(icon("goldfish", "#ffffff"), say("decks.goldfish"))
        fish.setProperty("primary", True)
        fish.setToolTip(say("decks.goldfish_help"))
        fish.clicked.connect(self.goldfish)
        self._key("Ctrl+Shift+G", self.goldfish)
        self._key("Ctrl+F", lambda: (self.window.tabs.setCurrentIndex(0), self.window.pool.line.setFocus()))
        row.addWidget(fish)

    def _menu(
        self, picture: str, entries: tuple[tuple[str, str, Callable[[], object]], ...], text: str
    ) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setIcon(icon(picture))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(button)
        for name, keys, do in entries:
            action = menu.addAction(say(f"decks.act.{name}"))
            action.triggered.connect(lambda _=False, do=do: do())
            if keys:
                action.setShortcut(QKeySequence(keys))
                self.window.addAction(action)
        button.setMenu(menu)
        return button

    def _key(self, keys: str, do: Callable[[], object]) -> None:
        action = QAction(self.window)
        action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda: do())
        self.window.addAction(action)

    def new(self) -> None:
        """An empty deck of the same game."""
        from tabletop.ui.decks.document import empty_deck

        self.window.open_deck(empty_deck(self.document.game))

    def delete(self) -> None:
        """The deck's file goes; the deck stays open, and saving it brings it back."""
        path = self.document.path
        if path is not None and path.exists():
            path.unlink(missing_ok=True)
            self.document.path, self.window.source = None, ""
            self.document.steps.setClean()
            self.window.say(say("decks.deleted", name=path.name))

    def compare(self) -> None:
        """Side by side with another deck."""
        from tabletop.ui.decks.compare_dialog import CompareDialog
        from tabletop.ui.decks.shelf import recent_first

        others = [
            deck
            for source, deck in recent_first(self.window.settings, self.document.game)
            if source != self.window.source
        ]
        CompareDialog(self.document.deck, others, self.window).exec()

    def ask_import(self) -> None:
        """A file of any form."""
        endings = " ".join(f"*.{ending}" for ending in READ)
        name, _ = QFileDialog.getOpenFileName(
            self.window, say("decks.import"), "", f"{say('decks.lists')} ({endings});;* (*)"
        )
        if name:
            self.import_file(Path(name))

    def import_file(self, path: Path) -> None:
        """Read a file, show its report, open the deck."""
        self._import(lambda: read_file(path, likely=self.document.game), path.stem)

    def paste(self) -> None:
        """What is on the clipboard."""
        self.import_text(QGuiApplication.clipboard().text())

    def import_text(self, text: str) -> None:
        """Read a text, show its report, open the deck."""
        if not text.strip():
            self.window.say(say("decks.clipboard_empty"))
            return
        self._import(
            lambda: read_text(text, say("decks.clipboard"), likely=self.document.game), say("decks.pasted_name")
        )

    def _import(self, read: Callable[[], Imported], name: str) -> None:
        try:
            imported = read()
        except Unusable as wrong:
            self.window.say(str(wrong))
            return
        self.offer(imported, name)

    def offer(self, imported: Imported, name: str) -> None:
        """Show what was read, and open the deck if it is taken."""
        from tabletop.ui.decks.import_dialog import ImportDialog

        dialog = ImportDialog(imported, self.window)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self.take(imported, dialog.deck(), name)
        dialog.deleteLater()

    def take(self, imported: Imported, deck, name: str) -> None:
        """The imported deck becomes the open one, still to be saved."""
        self.window.open_deck(replace(deck, name=deck.name or name, id=""))
        self.window.document.steps.resetClean()
        self.window.say(imported.summary())

    def ask_export(self) -> None:
        """Into a file; its ending chooses the form."""
        offered = forms_for(self.document.game)
        forms = ";;".join(f"{say(f'decks.form.{form}')} (*{suffix})" for form, suffix in offered.items())
        name, chosen = QFileDialog.getSaveFileName(
            self.window, say("decks.export"), self.document.deck.name, forms
        )
        if name:
            suffix = chosen.rpartition("*")[2].rstrip(")")
            path = Path(name)
            self.export(path if path.suffix else path.with_suffix(suffix))

    def export(self, path: Path) -> None:
        """Write the deck for another program."""
        try:
            done = written(self.document.deck, form_of(path), language())
            safe_write(path, done.text)
            saved = say("decks.saved", name=path.name)
            self.window.say("  ".join([saved, *done.cards_lost, *done.words_lost]))
        except Unusable as wrong:
            self.window.say(str(wrong))

    def copy_list(self) -> None:
        """The list on the clipboard, names as they are shown."""
        QGuiApplication.clipboard().setText(write(self.document.deck, "text", language()))
        self.window.say(say("decks.copied"))

    def copy_list_other(self) -> None:
        """The list on the clipboard, names in the other language."""
        other = "en" if language() == "ja" else "ja"
        QGuiApplication.clipboard().setText(write(self.document.deck, "text", other))
        self.window.say(say("decks.copied"))

    def print_deck(self) -> None:
        """The print dialog."""
        from tabletop.ui.decks.print_dialog import PrintDialog

        PrintDialog(self.document.playable(), self.window.settings, self.window).exec()

    def goldfish(self) -> None:
        """Play it alone: under the rules if it is legal, else on a free table."""
        from tabletop.ui.goldfish.start import start

        self.window.keep()
        table = self.window.parent()
        if table is not None:
            start(table, self.document.playable(), free=bool(self.document.faults()))
