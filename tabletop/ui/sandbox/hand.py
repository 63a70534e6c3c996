"""Play by hand at one table: switched on and off, what is done while it is on, and how it ends."""

from typing import cast

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from tabletop.core.card import FACE_DOWN, SECOND_SIDE, SIDEWAYS
from tabletop.core.move import NONE, Move, to_zone, zone_of
from tabletop.core.view import HANDLE, CardView
from tabletop.library.texts import say
from tabletop.ui.sandbox.around import Around, AtTable
from tabletop.ui.sandbox.arrows import Arrows
from tabletop.ui.sandbox.card_menu import CardMenu
from tabletop.ui.sandbox.frame import HandFrame
from tabletop.ui.sandbox.gestures import HandActs
from tabletop.ui.sandbox.keys import HandKeys
from tabletop.ui.sandbox.places import deck_of, hand_of, thrown_of
from tabletop.ui.sandbox.tools import HandBar
from tabletop.ui.table.stage.refusal_note import OFFER

COUNTER = "counter"
DO = "do:"
"""The links of a card that is played by hand."""


class HandPlay(QObject):
    """`on` follows the game, so that undo and replay switch it, too. A free table is always by hand."""

    def __init__(self, window: Around, page: AtTable) -> None:
        super().__init__(cast(QObject, page))
        self.window, self.page, self.scene = window, page, page.scene
        self.on = False
        self.counter = COUNTER
        """The counter that + and - mean: the one used last."""
        self.aiming = ("", NONE)
        """`attach` or `arrow`, and the card that waits for the other one to be clicked."""
        self._refused: tuple[int, Move] | None = None
        self._switch: QAction | None = None
        self.actions: list[QAction] = []
        """The entries of the window's menu that go with this table."""
        self._hand_acts = HandActs(self)
        self.frame, self.bar, self.keys = HandFrame(self.scene), HandBar(self), HandKeys(self)
        self.arrows = Arrows(self.scene)
        self.scene.shown.connect(self.arrows.follow)
        cast(QBoxLayout, page.layout()).insertWidget(1, self.bar)
        self.scene.add_to_menus(CardMenu(self).fill)
        self.scene.refused.connect(self._note_refusal)
        page.linked.connect(self._follow)
        window.docks.card.linked.connect(self._follow)
        page.drawn.connect(self._follow_game)
        page.table.installEventFilter(self)
        page.table.viewport().installEventFilter(self)
        self._follow_game()

    # ---- on and off

    @property
    def free(self) -> bool:
        """Whether there are no rules to go back to."""
        return self.page.rules.free

    def adopt(self, switch: QAction) -> None:
        """The entry of the menu that shows and changes whether play is by hand."""
        self._switch = switch
        switch.setShortcut("B")
        switch.setChecked(self.on)
        switch.setEnabled(not self.free)
        switch.triggered.connect(lambda _=False: self.toggle())

    def toggle(self) -> None:
        """On, or off after a look at what the rules would say."""
        if self.free or self.page.sitting.replaying:
            self._show_switch()
        elif self.on:
            self.finish()
        else:
            self.begin()

    def begin(self) -> None:
        """From now on everything is done by hand."""
        if not self.on:
            self.page.sitting.pause(True)
            self.do(Move("free.on", n=self.seat))

    def finish(self) -> None:
        """Back to the rules; if they cannot accept something, the person says what is to be done about it."""
        faults = self.page.sitting.session.faults(self.seat)
        if not faults:
            self.end()
            return
        from tabletop.ui.sandbox.verdict import BACK, GO_ON, Verdict

        verdict = Verdict(faults, self.page.rules, cast(QWidget, self.window))
        verdict.linked.connect(self.window.follow)
        verdict.exec()
        if verdict.chosen == GO_ON:
            self.end()
        elif verdict.chosen == BACK:
            self.go_back()
        self._show_switch()
        verdict.deleteLater()

    def end(self) -> None:
        """The rules go on from here, whatever they would say."""
        self.do(Move("free.off", n=self.seat))

    def go_back(self) -> None:
        """To the place before play by hand began; what was seen meanwhile costs what taking back costs."""
        self.page.sitting.go_to(self.page.sitting.session.by_hand_since)

    def _follow_game(self) -> None:
        """The game is what counts: undo, redo and loading switch play by hand as they find it."""
        on = self.page.sitting.session.by_hand and not self.page.sitting.replaying
        self.bar.refill()
        if on == self.on:
            return
        self.on = on
        self.aiming = ("", NONE)
        self.scene.use(self._hand_acts if on else None)
        self.frame.setVisible(on and not self.free)
        self.bar.setVisible(on)
        if on:
            self.page.sitting.paused = not self.free
        else:
            self.page.sitting.pause(False)
        self._show_switch()

    def _show_switch(self) -> None:
        if self._switch is not None:
            self._switch.setChecked(self.on)

    # ---- what is done

    @property
    def seat(self) -> int:
        """The seat whose eyes are at the table."""
        return self.page.view.seat if self.page.view is not None else 0

    def do(self, move: Move) -> None:
        """A move by hand."""
        self.page.sitting.play(move)

    def do_with(self, id: int, move: Move) -> None:
        """A move by hand of a card, if it is seen."""
        if self.card(id) is not None:
            self.do(move)

    def point_from(self, id: int) -> None:
        """An arrow from this card, at a table that has them."""
        if self.free:
            self.aim("arrow", id)

    def card(self, id: int) -> CardView | None:
        """A card as it is seen, unless it is one that cannot be told from its neighbours."""
        view = self.page.view
        return view.cards.get(id) if view is not None and 0 <= id < HANDLE else None

    def zone_of_card(self, id: int) -> int:
        """The zone in which a card, or a handle, lies; NONE where it is not seen at all."""
        view = self.page.view
        return view.cards[id].zone if view is not None and id in view.cards else NONE

    def put(self, id: int, zone: int, bottom: bool = False) -> None:
        """A card to a zone; of cards that cannot be told apart, any one."""
        if self.card(id) is not None:
            self.do(Move("free.move", id, to_zone(zone), int(bottom)))
        elif (source := self.zone_of_card(id)) != NONE:
            self.do(Move("free.deal", target=to_zone(zone), n=1, text=str(source)))

    def turn(self, id: int, flag: int) -> None:
        """Turn sideways, face down or to the other side, and back."""
        card = self.card(id)
        if card is not None:
            self.do(Move("free.pose", id, n=card.pose ^ flag))

    def count(self, id: int, by: int, name: str = "") -> None:
        """More or fewer counters on a card."""
        card = self.card(id)
        if card is None:
            return
        self.counter = name or self.counter
        now = dict(card.counters).get(self.counter, 0)
        self.do(Move("free.counter", id, n=max(0, now + by), text=self.counter))

    def deal(self, id: int, to_hand: bool) -> None:
        """Draw from the pile that the card lies in (else from the own deck), or throw its top card away."""
        rules, at = self.page.rules, self.zone_of_card(id)
        deck = deck_of(rules, self.seat, at)
        owner = rules.zones[deck].owner if deck != NONE else self.seat
        goal = hand_of(rules, owner) if to_hand else thrown_of(rules, owner)
        if deck != NONE and goal != NONE:
            self.do(Move("free.deal", target=to_zone(goal), n=1, text=str(deck)))
        else:
            self.window.message.say(say("sandbox.no_such_pile"))

    def shuffle(self, id: int) -> None:
        """The pile of the card, else the own deck."""
        zone = self.zone_of_card(id)
        zone = zone if zone != NONE else deck_of(self.page.rules, self.seat)
        if zone != NONE:
            self.do(Move("free.shuffle", target=to_zone(zone)))

    def look(self, id: int, n: int = 1) -> None:
        """Look at the top cards of the pile of the card, else of the own deck; 0: at all."""
        zone = self.zone_of_card(id)
        zone = zone if zone != NONE else deck_of(self.page.rules, self.seat)
        if zone != NONE:
            self.do(Move("free.look", target=to_zone(zone), n=n, text=str(self.seat)))

    def reveal(self, id: int) -> None:
        """Everybody may know this face from now on."""
        if self.card(id) is not None:
            self.do(Move("free.show", id, n=(1 << self.page.rules.seats) - 1))

    def give(self, id: int) -> None:
        """Control goes to the other side."""
        card = self.card(id)
        if card is not None:
            self.do(Move("free.holder", id, n=(card.holder + 1) % self.page.rules.seats))

    def aim(self, what: str, id: int) -> None:
        """The next card that is clicked is what this one is attached, or points, to."""
        if self.card(id) is not None:
            self.aiming = (what, id)
            self.window.message.say(say(f"sandbox.aim_{what}"), mark="help")

    def take_aim(self, id: int) -> None:
        """This card it is; NONE: never mind."""
        what, source = self.aiming
        self.aiming = ("", NONE)
        self.window.message.dismiss()
        if self.card(id) is None or id == source:
            return
        self.do(Move("free.attach" if what == "attach" else "free.arrow", source, id))

    # ---- refusals

    def _note_refusal(self, card: int, move: Move) -> None:
        self._refused = (card, move)

    def _follow(self, link: str) -> None:
        if link == OFFER:
            self.do_refused()
        elif link.startswith(DO):
            name, _, id = link.removeprefix(DO).partition("/")
            self.begin()
            self.keys.act(name, int(id))

    def do_refused(self) -> None:
        """What the rules have just refused, by hand: all of it where it was a move to a place, else the table is
        open for it."""
        self.begin()
        if self._refused is None:
            return
        (id, move), self._refused = self._refused, None
        if (zone := zone_of(move.target)) != NONE:
            self.put(id, zone)

    # ---- keys and clicks

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not self.on:
            return False
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return watched is self.page.table and self.keys.press(event)
        if (
            isinstance(event, QMouseEvent)
            and event.type() == QEvent.Type.MouseButtonPress
            and event.button() == Qt.MouseButton.LeftButton
            and self.aiming[0]
        ):
            item = self.scene.card_at(QPointF(self.page.table.mapToScene(event.position().toPoint())))
            self.take_aim(item.id if item is not None else NONE)
            return True
        return False


__all__ = ["COUNTER", "FACE_DOWN", "OFFER", "SECOND_SIDE", "SIDEWAYS", "HandPlay"]
