"""Carries out what the settings say, on whatever is shown now."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication, QWidget

from tabletop.library.errors import Unusable
from tabletop.library.texts import LANGUAGES, language, say, use
from tabletop.play.stops import Stops, read_stops
from tabletop.play.unasked import ALWAYS, UNSHARED
from tabletop.ui.window import looks

if TYPE_CHECKING:
    from tabletop.ui.window.main_window import MainWindow


class Wishes:
    """The settings of one window at work."""

    def __init__(self, window: "MainWindow") -> None:
        self.window = window
        self._system = language()
        self._done: tuple[object, ...] = ()

    @property
    def dark(self) -> bool:
        """Whether everything is dark now."""
        return looks.is_dark(self.window.settings["theme"])

    def carry_out(self) -> None:
        """Everything, at once."""
        window, settings = self.window, self.window.settings
        chosen = settings["language"]
        use(chosen if chosen in LANGUAGES else self._system)
        looks.dress(QApplication.instance(), self.dark, settings["ui_size"])
        looks.speak(QApplication.instance(), language())
        window.menus.build(settings["shortcuts"])
        if window.page is not None:
            self.on_table()
            window.page.retranslate()
        elif window.matches.page is not None:
            window.matches.page.retranslate()
        elif self._done != (done := (language(), self.dark)):
            window.show_start()
            self._done = done
        window.aids.retranslate()
        self.listen()

    def listen(self) -> None:
        """For later starts that are to raise this window, if that is wished."""
        if self.window.settings["one_window"]:
            from tabletop.ui.window.one_window import listen

            listen(self.window)

    def on_table(self) -> None:
        """What concerns the table that is laid."""
        from tabletop.ui.motion import speed
        from tabletop.ui.window.pacer import PACES

        page, docks, settings = self.window.page, self.window.docks, self.window.settings
        pace = speed(settings)
        page.sitting.pacer.pace, page.sitting.desk.turns = PACES[pace], settings["turns"]
        page.sitting.unasked.only = settings["answer_for_me"] in self._where(page.sitting.seats.shared)
        page.scene.set_speed(pace)
        page.scene.set_dark(self.dark)
        page.scene.set_far_upright(settings["far_upright"])
        page.set_labels(settings["labels"])
        docks.retitle()
        self.window.setWindowTitle(say("window.title_of", title=page.sitting.session.setup.title))
        self._add_docks_to_menu()
        for widget, key in ((docks.card, "card_size"), (docks.log, "log_size"), (docks.steps, "log_size")):
            font = QApplication.font()
            font.setPointSizeF(font.pointSizeF() * settings[key] / 100)
            for part in (widget, *widget.findChildren(QWidget)):
                part.setFont(font)
        docks.card.retranslate()

    def stops(self) -> None:
        """The marks on the phases of the game on the table, as they were left."""
        page = self.window.page
        stops = read_stops(self.window.settings.last(f"stops_{page.rules.key}"), page.rules.phases)
        page.sitting.unasked.stops = stops
        page.phases.show_stops(stops)

    def keep_stops(self, stops: Stops) -> None:
        """They have been changed."""
        page = self.window.page
        page.sitting.unasked.stops = stops
        self.window.settings.remember(f"stops_{page.rules.key}", stops.written())
        self.write()
        page.sitting.reconsider()

    def _where(self, shared: bool) -> tuple[str, ...]:
        return (ALWAYS,) if shared else (ALWAYS, UNSHARED)

    def swap_language(self) -> None:
        """The whole program in the other language."""
        self.window.settings["language"] = LANGUAGES[1 - LANGUAGES.index(language())]
        self.carry_out()
        self.write()

    def ask(self) -> None:
        """The dialog; what it changes is seen at once."""
        from tabletop.ui.window.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self.window.settings, self.carry_out, self.window)
        dialog.exec()
        dialog.deleteLater()
        self.write()

    def write(self) -> None:
        """Keep the settings."""
        try:
            self.window.settings.write()
        except Unusable as wrong:
            self.window.message.say(str(wrong))

    def _add_docks_to_menu(self) -> None:
        menu = self.window.menus.menus["view"]
        known = set(menu.actions())
        for dock in self.window.docks.docks.values():
            if dock.toggleViewAction() not in known:
                menu.addAction(dock.toggleViewAction())
