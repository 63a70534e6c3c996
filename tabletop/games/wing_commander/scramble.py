"""The Scramble Phase: flights are put together and launched (WC-9.4)."""

from dataclasses import dataclass, replace

from tabletop.core.change import move as put
from tabletop.core.move import NONE, Move, to_zone
from tabletop.core.prompt import Held, Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import Frame, State
from tabletop.games.wing_commander import held, power, table, uses, words


def launch_cost(s: State, ids: tuple[int, ...]) -> int:
    """Medals for a flight of these parts (WC-6.2.3)."""
    if s.options["medal_cost_at"] == "muster":
        ids = ids[:1]
    return sum(table.sheet(s, id).medal for id in ids)


def forbids_part(s: State, seat: int, id: int, kind: str) -> Refusal | None:
    """Only untapped cards of the own Ready Area fly (WC-9.4.1)."""
    card = s.cards[id]
    if card.zone != words.READY[seat] or card.holder != seat or card.face.kind != kind or card.on != NONE:
        return refuse("WC-9.4.1", "wing_commander.refusal.part", kind=f"=wing_commander.kind.{kind}")
    if not card.pose:
        return None
    if kind == "pilot" and not s.options["self_pay_launch"]:
        return refuse("WC-6.2.4", "wing_commander.refusal.tapped", card=card.face)
    return None if kind == "pilot" else refuse("WC-9.4.1", "wing_commander.refusal.tapped", card=card.face)


def forbids_room(s: State, seat: int) -> Refusal | None:
    """Fewer than two own flights at the own carrier (WC-9.4.2)."""
    limit = s.options["flights_per_nav"]
    if len(table.flights(s, words.CARRIER[seat], seat)) < limit:
        return None
    return refuse("WC-9.4.2", "wing_commander.refusal.launch_room", n=limit)


def forbids_launch_cost(s: State, seat: int, ids: tuple[int, ...]) -> Refusal | None:
    """Medals, or the substitute where the medals are too few (WC-6.2.5)."""
    cost = launch_cost(s, ids)
    if not cost:
        return None
    there = medals_for(s, seat, ids)
    if there >= cost:
        return None
    substitute = s.options["launch_substitute"]
    if power.can_pay(s, seat, substitute):
        return None
    return refuse("WC-6.2.5", "wing_commander.refusal.launch_cost", n=cost, left=there, points=substitute)


def barred(s: State, ids: tuple[int, ...]) -> tuple[int, ...]:
    """Parts of a flight do not pay for its launch (WC-6.2.4)."""
    return () if s.options["self_pay_launch"] else ids


def medals_for(s: State, seat: int, ids: tuple[int, ...]) -> int:
    """Untapped medals that could be used for this launch."""
    return sum(power.providers(s, seat, barred(s, ids)).values())


def slot(s: State, id: int) -> str:
    """Which place in a flight a card takes: pilot, weapon or extra weapon (WC-5.5.2, WC-5.5.3, WC-5.6.1)."""
    card = s.cards[id]
    return "extra" if card.face.kind == "weapon" and card.face.printed.extra else card.face.kind


def candidates(s: State, seat: int, kind: str) -> list[int]:
    """Cards of a kind that could fly."""
    return [id for id in s.zones[words.READY[seat]] if forbids_part(s, seat, id, kind) is None]


def forbids_adding(s: State, seat: int, ids: tuple[int, ...], id: int) -> Refusal | None:
    """One pilot, one weapon and one extra weapon for each fighter."""
    kind = s.cards[id].face.kind
    if kind not in ("pilot", "weapon"):
        return refuse("WC-9.4.1", "wing_commander.refusal.part", kind="=wing_commander.kind.pilot")
    wrong = forbids_part(s, seat, id, kind)
    if wrong is not None:
        return wrong
    place = slot(s, id)
    if any(slot(s, part) == place for part in ids[1:]):
        rule = {"pilot": "WC-5.6.1", "weapon": "WC-5.5.2", "extra": "WC-5.5.3"}[place]
        return refuse(rule, f"wing_commander.refusal.one_{place}")
    return forbids_launch_cost(s, seat, (*ids, id))


def additions(s: State, seat: int, ids: tuple[int, ...]) -> list[Move]:
    """Pilots and weapons that may still join the fighter `ids[0]`."""
    return [
        Move("board" if kind == "pilot" else "equip", id, ids[0])
        for kind in ("pilot", "weapon")
        for id in candidates(s, seat, kind)
        if forbids_adding(s, seat, ids, id) is None
    ]


@dataclass(frozen=True, slots=True)
class Scramble(Frame):
    """Any number of launches."""

    player: int

    def moves(self, s: State) -> list[Move]:
        """Launch a fighter as it is, or begin with what it takes along."""
        seat = self.player
        found: list[Move] = []
        if forbids_room(s, seat) is None:
            there = to_zone(words.CARRIER[seat])
            for id in candidates(s, seat, "fighter"):
                if forbids_launch_cost(s, seat, (id,)) is None:
                    found.append(Move("launch", id, there))
                found += additions(s, seat, (id,))
        found += uses.at_any_time(s, seat)
        return [*found, Move("end_phase")] if found or _asks_anyway(s, seat) else []

    def answer(self, s: State, move: Move) -> None:
        """Launch, go on composing, or leave the phase."""
        if move.verb == "end_phase":
            return
        s.stack.append(self)
        if move.verb == "launch":
            launch(s, self.player, (move.card,))
        elif move.verb in ("board", "equip"):
            s.stack.append(Compose(self.player, (move.target, move.card)))
        else:
            uses.act(s, self.player, move)

    def prompt(self, s: State) -> Prompt:
        """Launch flights."""
        return Prompt("wing_commander.prompt.scramble", rule="WC-9.4")

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """The rule behind each act that is not possible."""
        seat, id = self.player, move.card
        if move.verb == "launch" and id != NONE:
            return forbids_part(s, seat, id, "fighter") or forbids_room(s, seat) or forbids_launch_cost(s, seat, (id,))
        if move.verb in ("board", "equip") and id != NONE:
            return _forbids_first(s, seat, id, move.target)
        if move.verb in ("muster", "muster_award", "muster_nav", "set_secret_order", "interrogate"):
            return refuse("WC-9.1", "wing_commander.refusal.muster_over")
        return uses.forbids(s, seat, move)


def _forbids_first(s: State, seat: int, id: int, fighter: int) -> Refusal | None:
    if fighter < 0:
        return refuse("WC-9.4.1", "wing_commander.refusal.part", kind="=wing_commander.kind.fighter")
    return (
        forbids_part(s, seat, fighter, "fighter")
        or forbids_room(s, seat)
        or forbids_adding(s, seat, (fighter,), id)
        or refuse("WC-9.4.1", "wing_commander.refusal.part", kind="=wing_commander.kind.fighter")
    )


def _asks_anyway(s: State, seat: int) -> bool:
    return uses.could_answer(s, seat, "any_time")


@dataclass(frozen=True, slots=True)
class Compose(Frame):
    """A flight being put together: the fighter, then what joins it; launching ends it (WC-9.4.5)."""

    part = True
    player: int
    ids: tuple[int, ...]

    def moves(self, s: State) -> list[Move]:
        """What may join, and the launch."""
        if any(s.cards[id].zone != words.READY[self.player] for id in self.ids):
            return []
        return [Move("launch", self.ids[0], to_zone(words.CARRIER[self.player])), *additions(s, self.player, self.ids)]

    def answer(self, s: State, move: Move) -> None:
        """Launch, or add one more."""
        if move.verb == "launch":
            launch(s, self.player, self.ids)
        else:
            s.stack.append(replace(self, ids=(self.ids[0], *sorted((*self.ids[1:], move.card)))))

    def held(self, s: State) -> Held:
        """The flight as it will be, and what its launch costs."""
        flown = s.clone()
        flown.told = []
        TakeOff(self.player, self.ids).run(flown)
        return held.flight(flown, self.player, self.ids, launch_cost(s, self.ids), medals_for(s, self.player, self.ids))

    def prompt(self, s: State) -> Prompt:
        """What joins is open."""
        values = (("card", s.cards[self.ids[0]].face), ("parts", tuple(s.cards[id].face for id in self.ids[1:])))
        return Prompt("wing_commander.prompt.compose", values, self.ids[0], "WC-9.4.5")

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """The rule behind each addition that is not possible."""
        if move.verb in ("board", "equip") and move.card != NONE and move.target == self.ids[0]:
            return forbids_adding(s, self.player, self.ids, move.card)
        return refuse("WC-9.4.5", "wing_commander.refusal.launch_first", card=s.cards[self.ids[0]].face)


def launch(s: State, seat: int, ids: tuple[int, ...]) -> None:
    """Pay the medal cost, then the flight appears (WC-9.4.1)."""
    s.stack.append(TakeOff(seat, ids))
    if few_medals(s, seat, ids):
        power.pay(s, seat, s.options["launch_substitute"], "launch_substitute")
    elif cost := launch_cost(s, ids):
        s.stack.append(power.PayMedals(seat, cost, barred(s, ids)))


def few_medals(s: State, seat: int, ids: tuple[int, ...]) -> bool:
    """Whether power points must stand in for the medals of this launch (WC-6.2.5)."""
    return medals_for(s, seat, ids) < launch_cost(s, ids)


@dataclass(frozen=True, slots=True)
class TakeOff(Frame):
    """A flight that has been paid for."""

    player: int
    ids: tuple[int, ...]

    def run(self, s: State) -> None:
        """It appears at the own carrier NAV point, all parts face up; pilots bring their awards."""
        there, fighter = words.CARRIER[self.player], self.ids[0]
        kept = [(award, id) for id in self.ids for award in table.awards(s, id)]
        put(s, fighter, there, holder=self.player, why="launched")
        for id, on in [(id, fighter) for id in self.ids[1:]] + kept:
            put(s, id, there, holder=s.cards[id].holder, why="went_along")
            table.lay_on(s, id, on)
