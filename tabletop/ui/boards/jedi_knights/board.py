"""The panel of this game: what it shows when."""

from html import escape

from tabletop.core.move import NONE
from tabletop.core.view import View
from tabletop.library.texts import say
from tabletop.library.wording import face_name
from tabletop.ui.boards.jedi_knights.battle import add_battle
from tabletop.ui.boards.jedi_knights.control import acts_first, add_checked, add_control, ended
from tabletop.ui.boards.jedi_knights.destiny import DestinyRow
from tabletop.ui.boards.jedi_knights.force import add_choice
from tabletop.ui.boards.jedi_knights.order import add_order, reminded
from tabletop.ui.boards.jedi_knights.told import last_battle, last_check, planet_of
from tabletop.ui.boards.side_panel import Board


class PlanetBoard(Board):
    """Made anew from the view and from what its seat has been told, after every decision."""

    narrowest = 244

    def fill(self, view: View) -> bool:
        """There is something to see from the first turn on, and before it if the order of the planets is shown."""
        self.widget.clear()
        if view.phase == "set_up" and not reminded(self.page):
            return False
        session, seat = self.page.sitting.session, self.page.sitting.eye
        if view.phase == "set_up":
            self.title = escape(say("jedi_knights_board.order"))
        elif "battle" in view.facts:
            self._fill_battle(view)
        elif view.phase == "force":
            self.title = escape(say("jedi_knights_board.force"))
            add_choice(self.widget, self.page, view)
            self._add_last_battle(view)
            if (checked := last_check(session, seat)) is not None:
                add_checked(self.widget, self.page.names, checked)
        else:
            self._fill_control(view)
            self._add_last_battle(view)
        if reminded(self.page):
            add_order(self.widget, self.page, view)
        self.widget.finish()
        return True

    def _fill_battle(self, view: View) -> None:
        b = view.facts["battle"]
        zone = self.page.rules.zone("site" if b["kind"] == "character" else "system", NONE)
        lying = [view.cards[id].face for id in view.zones[zone]]
        place = face_name(lying[-1]) if lying and b["kind"] == "character" else planet_of(self.page.rules, view)
        self.title = escape(say(f"jedi_knights_board.battle_{b['kind']}", place=place))
        session, seat = self.page.sitting.session, self.page.sitting.eye
        add_battle(self.widget, self.page, view, b, last_battle(session, seat))

    def _fill_control(self, view: View) -> None:
        key = "final" if view.facts["final_conflict"] else "control"
        self.title = escape(say(f"jedi_knights_board.{key}", place=planet_of(self.page.rules, view)))
        add_control(self.widget, self.page, view)
        self.widget.note(acts_first(view, self.page.names))
        for seat in view.facts["passed"]:
            self.widget.say(say("jedi_knights_board.passed", who=self.page.names[seat]))

    def _add_last_battle(self, view: View) -> None:
        """Until another one begins, or cards are deployed in the next turn."""
        fought = last_battle(self.page.sitting.session, self.page.sitting.eye)
        if fought is None or (fought.turn != view.turn and view.phase != "force"):
            return
        self.widget.line()
        self.widget.head(say("jedi_knights_board.last_battle"))
        for shot in fought.shots:
            self.widget.add(DestinyRow(self.page.rules.key, shot))
        self.widget.say(ended(fought))
