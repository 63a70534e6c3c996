"""What helps while playing: rules, reasons, keys."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox

from tabletop import __version__
from tabletop.library.texts import say

if TYPE_CHECKING:
    from tabletop.ui.window.main_window import MainWindow
    from tabletop.ui.window.rule_browser import RuleBrowser

MOST_REASONS = 8


class Aids:
    """The helpful dialogs of one window; none of them stops the game."""

    def __init__(self, window: "MainWindow") -> None:
        self.window = window
        self.browser: RuleBrowser | None = None

    def follow(self, link: str) -> None:
        """A link of a text: `rule:…`, `card:…`."""
        kind, _, what = link.partition(":")
        if kind == "rule":
            self.rules(rule=what)
        elif kind == "card" and self.window.docks is not None:
            self.window.docks.card.show_card(int(what))

    def rules(self, rule: str = "", game: str = "") -> None:
        """The rule browser, at a rule or a game."""
        from tabletop.ui.window.rule_browser import RuleBrowser

        if self.browser is None:
            self.browser = RuleBrowser(self.window)
        if rule:
            self.browser.show_rule(rule)
        elif game or self.window.page is not None:
            self.browser.show_game(game or self.window.page.rules.key)
        self.browser.show()
        self.browser.raise_()

    def find(self) -> None:
        """Search the rules."""
        self.rules()
        self.browser.find.setFocus()

    def log(self) -> None:
        """What the program has written down about itself."""
        from tabletop.ui.window.crash import open_log

        open_log(self.window)

    def hide(self) -> None:
        """Behind the curtain nothing lies on top of the window."""
        if self.browser is not None:
            self.browser.hide()

    def retranslate(self) -> None:
        """Another language is in use."""
        if self.browser is not None:
            shown = self.browser.isVisible()
            self.browser.deleteLater()
            self.browser = None
            if shown:
                self.rules()

    def why(self) -> None:
        """What own cards cannot do now, with the rules that say so."""
        lines = self.window.page.nothing_to_do()[:MOST_REASONS]
        text = "<br>".join(lines) or say("window.why_nothing")
        self.window.message.say(text, (say("window.close"), lambda: None), mark="help")

    def keys(self) -> None:
        """Every key."""
        sheet = self.window.menus.sheet(self.window.settings["shortcuts"])
        half = (len(sheet) + 1) // 2
        rows = ""
        for left, right in zip(sheet[:half], [*sheet[half:], ("", "")], strict=False):
            cells = "".join(
                f"<td>{what}&nbsp;</td><td><b>{keys}</b>&nbsp;&nbsp;&nbsp;</td>"
                for what, keys in (left, right)
            )
            rows += f"<tr>{cells}</tr>"
        self._tell(
            say("window.act_keys"),
            f"<table cellpadding='4'>{rows}</table><p>{say('window.keys_of_table')}</p>",
        )

    def about(self) -> None:
        """What this is."""
        self._tell(say("window.act_about"), say("window.about", version=__version__))

    def _tell(self, title: str, text: str) -> None:
        box = QMessageBox(self.window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowTitle(title.rstrip("…"))
        box.setTextFormat(Qt.TextFormat.RichText)
        box.setText(text)
        box.open()
