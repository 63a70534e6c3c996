"""The Mustering Phase: cards from the hand, prisoners, secret orders (WC-9.3)."""

from dataclasses import dataclass

from tabletop.core.card import FACE_DOWN
from tabletop.core.change import move as put
from tabletop.core.move import NONE, Move, to_zone, zone_of
from tabletop.core.prompt import Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import Frame, State
from tabletop.games.wing_commander import captives, power, table, uses, words

TO_READY = ("fighter", "weapon", "pilot", "crew")


def medal_cost(s: State, id: int) -> int:
    """Medals that are due when the card is mustered (WC-6.2.6, and the options of WC-5.7 and WC-6.2.3)."""
    kind, medal = s.cards[id].face.kind, table.sheet(s, id).medal
    if kind in ("crew", *words.ON_NAV):
        return medal
    if kind == "pilot_award":
        return medal if s.options["award_medal_cost"] else 0
    return medal if kind in ("weapon", "pilot") and s.options["medal_cost_at"] == "muster" else 0


def forbids_costs(s: State, seat: int, id: int) -> Refusal | None:
    """Both costs must be payable (WC-6.4)."""
    medal = medal_cost(s, id)
    return power.forbids_payment(s, seat, power.reduced(s, seat, id)) or (
        power.forbids_medals(s, seat, medal) if medal else None
    )


def forbids_unique(s: State, id: int) -> Refusal | None:
    """The first one in play stays (WC-5.6.2)."""
    face = s.cards[id].face
    if not face.printed.unique:
        return None
    for zone in (*words.POSITIONS, *words.READY, *words.BRIG):
        for other in s.zones[zone]:
            if s.cards[other].face.printed.name == face.printed.name:
                return refuse("WC-5.6.2", "wing_commander.refusal.unique", card=face)
    return None


def forbids_muster(s: State, seat: int, id: int) -> Refusal | None:
    """Why a fighter, weapon, pilot or crew card cannot come into the Ready Area (WC-9.3.1)."""
    return forbids_unique(s, id) or forbids_costs(s, seat, id)


def forbids_award(s: State, seat: int, id: int, pilot: int) -> Refusal | None:
    """An own pilot in the own Ready Area, each award once (WC-5.7.1 to WC-5.7.3)."""
    if pilot < 0 or s.cards[pilot].face.kind != "pilot":
        return refuse("WC-5.7.3", "wing_commander.refusal.award_pilot")
    if s.cards[pilot].zone != words.READY[seat] or s.cards[pilot].holder != seat:
        return refuse("WC-5.7.1", "wing_commander.refusal.award_place")
    face = s.cards[id].face
    if any(s.cards[award].face.printed.name == face.printed.name for award in table.awards(s, pilot)):
        return refuse("WC-5.7.2", "wing_commander.refusal.award_twice", card=face)
    return None


def forbids_nav(s: State, zone: int) -> Refusal | None:
    """A general NAV point without such a card (WC-14.1)."""
    if zone not in words.NAVS:
        return refuse("WC-14.1", "wing_commander.refusal.nav_general")
    if table.nav_card(s, zone) != NONE:
        return refuse("WC-14.1", "wing_commander.refusal.nav_taken")
    return None


@dataclass(frozen=True, slots=True)
class Muster(Frame):
    """Any number of cards, in any order (WC-9.3.6)."""

    player: int

    def moves(self, s: State) -> list[Move]:
        """Every card that can be paid for, what can be done with prisoners, and the end of the phase."""
        seat = self.player
        found: list[Move] = []
        for id in s.zones[words.HAND[seat]]:
            kind = s.cards[id].face.kind
            if kind in TO_READY:
                if forbids_muster(s, seat, id) is None:
                    found.append(Move("muster", id, to_zone(words.READY[seat])))
            elif kind == "pilot_award":
                found += self._awards(s, id)
            elif kind in words.ON_NAV:
                if forbids_costs(s, seat, id) is None:
                    free = (zone for zone in words.NAVS if forbids_nav(s, zone) is None)
                    found += [Move("muster_nav", id, to_zone(zone)) for zone in free]
            elif kind == "secret_order" and not s.zones[words.ORDER[seat]]:
                found.append(Move("set_secret_order", id, to_zone(words.ORDER[seat])))
        found += captives.interrogations(s, seat)
        found += captives.exchanges(s, seat)
        found += uses.at_any_time(s, seat, "muster")
        found.append(Move("end_phase"))
        return found

    def _awards(self, s: State, id: int) -> list[Move]:
        seat = self.player
        if forbids_costs(s, seat, id) is not None:
            return []
        pilots = (pilot for pilot in s.zones[words.READY[seat]] if forbids_award(s, seat, id, pilot) is None)
        return [Move("muster_award", id, pilot) for pilot in pilots]

    def answer(self, s: State, move: Move) -> None:
        """Do it and ask again, or go on to the Scramble Phase."""
        if move.verb == "end_phase":
            return
        s.stack.append(self)
        if move.verb in ("muster", "muster_award", "muster_nav"):
            self._pay_and_enter(s, move)
        elif move.verb == "set_secret_order":
            put(s, move.card, words.ORDER[self.player], FACE_DOWN, why="set_order")
        elif move.verb == "interrogate":
            captives.interrogate(s, self.player, move.card, move.target)
        elif move.verb == "offer_exchange":
            s.used |= {(move.card, f"offered {move.target}")}
            s.stack.append(captives.AnswerExchange(1 - self.player, move.card, move.target))
        else:
            uses.act(s, self.player, move)

    def _pay_and_enter(self, s: State, move: Move) -> None:
        seat, id = self.player, move.card
        s.stack.append(Enter(seat, id, move.target))
        medal = medal_cost(s, id)
        if medal:
            s.stack.append(power.PayMedals(seat, medal))
        power.pay(s, seat, power.reduced(s, seat, id), "mustered")
        s.used |= {(NONE, f"mustered_{s.cards[id].face.kind}")}

    def prompt(self, s: State) -> Prompt:
        """Power points are open."""
        return Prompt("wing_commander.prompt.muster", (("n", power.power(s, self.player)),), rule="WC-9.3")

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """The rule behind each act that is not possible."""
        seat, id = self.player, move.card
        if move.verb == "interrogate" and id != NONE:
            return captives.forbids_interrogation(s, seat, id) or refuse("WC-15.3", "wing_commander.refusal.aim")
        if move.verb == "offer_exchange":
            return refuse("WC-15.5", "wing_commander.refusal.exchange")
        if move.verb in ("launch", "board", "equip"):
            return refuse("WC-9.3.7", "wing_commander.refusal.not_combined")
        if move.verb in ("muster", "muster_award", "muster_nav", "set_secret_order") and id != NONE:
            return self._forbids_card(s, move)
        return uses.forbids(s, seat, move, "muster")

    def _forbids_card(self, s: State, move: Move) -> Refusal | None:
        seat, id, kind = self.player, move.card, s.cards[move.card].face.kind
        if s.cards[id].zone != words.HAND[seat]:
            return refuse("WC-9.3", "wing_commander.refusal.from_hand")
        if move.verb == "muster" and kind in TO_READY:
            return forbids_muster(s, seat, id)
        if move.verb == "muster_award" and kind == "pilot_award":
            return forbids_award(s, seat, id, move.target) or forbids_costs(s, seat, id)
        if move.verb == "muster_nav" and kind in words.ON_NAV:
            return forbids_nav(s, zone_of(move.target)) or forbids_costs(s, seat, id)
        if move.verb == "set_secret_order" and kind == "secret_order" and s.zones[words.ORDER[seat]]:
            return refuse("WC-9.3.4", "wing_commander.refusal.slot_filled")
        return refuse("WC-9.3", "wing_commander.refusal.kind", card=s.cards[id].face)


@dataclass(frozen=True, slots=True)
class Enter(Frame):
    """A card that has been paid for comes into play, untapped (WC-2.10)."""

    player: int
    card: int
    target: int

    def run(self, s: State) -> None:
        """Into the Ready Area, onto a NAV point, or onto a pilot."""
        zone = zone_of(self.target) if self.target < 0 else s.cards[self.target].zone
        put(s, self.card, zone, holder=self.player, why="mustered")
        if self.target >= 0:
            table.lay_on(s, self.card, self.target)
