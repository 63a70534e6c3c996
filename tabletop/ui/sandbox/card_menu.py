"""What can be done by hand with a card, or with the table, as entries of their menus."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from tabletop.core.card import Face
from tabletop.core.move import NONE
from tabletop.core.view import HANDLE, CardView
from tabletop.core.zone import ALL
from tabletop.library.texts import say
from tabletop.ui.sandbox.keys import key_of
from tabletop.ui.sandbox.likely import likely_acts, words_by_hand
from tabletop.ui.sandbox.places import deck_of, hand_of, thrown_of, zone_title

if TYPE_CHECKING:
    from tabletop.ui.sandbox.hand import HandPlay


class CardMenu:
    """Fills the menus of one table."""

    def __init__(self, hand: "HandPlay") -> None:
        self.hand = hand

    def fill(self, menu: QMenu, card: CardView | None) -> None:
        """Entries for a card (None: for the table)."""
        if self.hand.page.sitting.replaying:
            return
        if card is not None and card.face is not None and words_by_hand(card.face):
            self._card_by_hand(menu, card, card.face)
        if not self.hand.on:
            menu.addAction(say("sandbox.do_by_hand"), self.hand.begin).setToolTip(
                say("sandbox.do_by_hand_help")
            )
            return
        menu.addSection(say("sandbox.by_hand"))
        if card is None:
            self._acts(menu, NONE, ("make", "numbers", "phase"))
            return
        self._places(menu, card.id)
        if card.id < HANDLE:
            self._about_card(menu, card)
        self._about_pile(menu, card)

    def _acts(self, menu: QMenu, id: int, names: tuple[str, ...]) -> None:
        for name in names:
            action = menu.addAction(f"{say(f'sandbox.do_{name}')}\t{key_of(name)}")
            action.triggered.connect(lambda _=False, name=name: self.hand.keys.act(name, id))

    def _about_card(self, menu: QMenu, card: CardView) -> None:
        names = ["turn", "flip"]
        names += ["other_side"] if card.face is not None and card.face.other is not None else []
        names += ["attach"] if card.on == NONE else ["detach"]
        self._acts(menu, card.id, tuple(names))
        self._counters(menu.addMenu(say("sandbox.counters")), card)
        names = ["reveal", *(["give"] if self.hand.page.rules.seats > 1 else [])]
        names += ["arrow"] if self.hand.free else []
        names += ["remove"] if self.hand.page.rules.zones else []
        self._acts(menu, card.id, tuple(names))

    def _counters(self, menu: QMenu, card: CardView) -> None:
        self._acts(menu, card.id, ("more", "fewer"))
        menu.addSeparator()
        for name, n in card.counters:
            menu.addAction(
                say("sandbox.counter_off", name=name, n=n), partial(self.hand.count, card.id, -n, name)
            )
        menu.addAction(say("sandbox.counter_new"), partial(self.hand.bar.name_counter, card.id))

    def _places(self, menu: QMenu, id: int) -> None:
        rules, seat, here = self.hand.page.rules, self.hand.seat, self.hand.zone_of_card(id)
        places = menu.addMenu(say("sandbox.move_to"))
        for owner in (seat, NONE, *(other for other in range(rules.seats) if other != seat)):
            part = places if owner in (seat, NONE) else places.addMenu(say("sandbox.other_side_of_table"))
            for zone, there in enumerate(rules.zones):
                if there.owner != owner:
                    continue
                title = zone_title(rules, zone)
                if zone != here:
                    part.addAction(title, partial(self.hand.put, id, zone))
                if there.sees != ALL and there.ordered:
                    part.addAction(
                        say("sandbox.bottom_of", zone=title), partial(self.hand.put, id, zone, True)
                    )

    def _about_pile(self, menu: QMenu, card: CardView) -> None:
        rules, seat, view = self.hand.page.rules, self.hand.seat, self.hand.page.view
        zone = card.zone
        title = zone_title(rules, zone)
        pile = menu.addMenu(title)
        names = ["shuffle"]
        deck = deck_of(rules, seat, zone)
        if deck == zone:
            owner = rules.zones[deck].owner
            names += ["draw"] if hand_of(rules, owner) != NONE else []
            names += ["mill"] if thrown_of(rules, owner) != NONE else []
        if rules.zones[zone].sees != ALL:
            names.append("look")
        self._acts(pile, card.id, tuple(names))
        if rules.zones[zone].sees != ALL and view is not None:
            pile.addAction(
                say("sandbox.look_all", n=len(view.zones[zone])), partial(self.hand.look, card.id, 0)
            )

    def _card_by_hand(self, menu: QMenu, card: CardView, face: Face) -> None:
        """The card's own words, and the moves that it will probably need."""
        section = menu.addMenu(say("sandbox.card_by_hand"))
        section.setToolTipsVisible(True)
        for line in words_by_hand(face):
            section.addAction(line).setEnabled(False)
        section.addSeparator()
        for name in likely_acts(face):
            section.addAction(say(f"sandbox.do_{name}"), partial(self._likely, name, card.id))

    def _likely(self, name: str, id: int) -> None:
        self.hand.begin()
        self.hand.keys.act(name, id)
