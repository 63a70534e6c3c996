"""Putting SIGNI onto the field: what forbids it, and which zone."""

from dataclasses import dataclass

from tabletop.core.card import Face
from tabletop.core.move import Move, to_zone, zone_of
from tabletop.core.prompt import Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import Frame, State
from tabletop.games.wixoss import table, words
from tabletop.games.wixoss.field import enter


def level_sum(s: State, seat: int) -> int:
    """The levels of all SIGNI of a player together."""
    return sum(table.level(s, id) for id in table.signi(s, seat))


def forbids_entering(s: State, seat: int, id: int, taken: int = 0) -> Refusal | None:
    """Why this SIGNI cannot come onto the field by whatever way (WX-9.2, WX-9.3); `taken` levels are leaving."""
    face = s.cards[id].face
    lrig = table.lrig(s, seat)
    level, most = face.values.get("level", 0), table.level(s, lrig)
    if level > most:
        return refuse("WX-9.2", "wixoss.refusal.level", card=face, level=level, most=most)
    total, limit = level_sum(s, seat) - taken + level, table.level(s, lrig, "limit")
    if total > limit:
        return refuse("WX-9.2", "wixoss.refusal.limit", card=face, total=total, limit=limit)
    return forbids_type(s, seat, id)


def forbids_type(s: State, seat: int, id: int) -> Refusal | None:
    """A limiting condition must name one of the LRIG's types (WX-3.6)."""
    face = s.cards[id].face
    wanted = face.printed.limited_to
    if wanted and wanted.isdisjoint(s.cards[table.lrig(s, seat)].face.printed.types):
        return refuse("WX-9.2", "wixoss.refusal.limited_to", card=face)
    return None


def forbids_deploying(s: State, seat: int, id: int, zone: int) -> Refusal | None:
    """Why this card cannot be put from the hand onto this zone."""
    card = s.cards[id]
    if card.zone != words.HAND[seat] or card.face.kind != "signi":
        return refuse("WX-7.30", "wixoss.refusal.signi_of_the_hand")
    if zone not in words.SIGNI[seat]:
        return refuse("WX-9.2", "wixoss.refusal.own_zone")
    if s.zones[zone]:
        return refuse("WX-9.7", "wixoss.refusal.occupied")
    if zone not in table.empty_zones(s, seat):
        if table.empty_zones(s, seat):
            return refuse("WX-1.4", "wixoss.refusal.faced_first")
        return refuse("WX-16.7", "wixoss.refusal.too_many_signi")
    if _too_powerful(s, seat, card.face):
        return refuse("WX-1.4", "wixoss.refusal.too_powerful", card=card.face)
    return forbids_entering(s, seat, id)


def _too_powerful(s: State, seat: int, face: Face) -> bool:
    """Whether an effect keeps such SIGNI in the hand."""
    bound = table.order(s, seat, words.NONE_SO_POWERFUL)
    return bool(bound) and face.values.get("power", 0) >= bound


def deployments(s: State, seat: int) -> list[Move]:
    """Every SIGNI of the hand on every zone that takes it."""
    zones = table.empty_zones(s, seat)
    if not zones:
        return []
    lrig = table.lrig(s, seat)
    types = s.cards[lrig].face.printed.types
    most = min(table.level(s, lrig), table.level(s, lrig, "limit") - level_sum(s, seat))
    found = []
    for id in s.zones[words.HAND[seat]]:
        face = s.cards[id].face
        if face.kind != "signi" or face.values.get("level", 0) > most:
            continue
        wanted = face.printed.limited_to
        if (wanted and wanted.isdisjoint(types)) or _too_powerful(s, seat, face):
            continue
        found += [Move("deploy", id, to_zone(zone)) for zone in zones]
    return found


@dataclass(frozen=True, slots=True)
class ChooseZone(Frame):
    """A SIGNI comes onto the field by an effect: its player chooses the zone (WX-9.4). `quiet`: its enter abilities
    do not trigger."""

    player: int
    id: int
    pose: int = words.UP
    quiet: bool = False

    def moves(self, s: State) -> list[Move]:
        """Empty zones, if there is a choice."""
        zones = table.empty_zones(s, self.player)
        if len(zones) < 2 or forbids_entering(s, self.player, self.id) is not None:
            return []
        return [Move("zone", self.id, to_zone(zone)) for zone in zones]

    def answer(self, s: State, move: Move) -> None:
        """It enters there."""
        enter(s, self.id, zone_of(move.target), self.pose, self.quiet)

    def run(self, s: State) -> None:
        """The only zone, or none."""
        zones = table.empty_zones(s, self.player)
        if zones and forbids_entering(s, self.player, self.id) is None:
            enter(s, self.id, zones[0], self.pose, self.quiet)

    def prompt(self, s: State) -> Prompt:
        """In which zone."""
        return Prompt("wixoss.prompt.zone", (("card", s.cards[self.id].face),), self.id, "WX-9.4")

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """Only an empty zone of one's own."""
        return refuse("WX-9.7", "wixoss.refusal.occupied")
