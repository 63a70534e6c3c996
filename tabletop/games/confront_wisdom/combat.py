"""Attacks, battle and damage."""

from dataclasses import dataclass

from tabletop.core.card import FACE_DOWN
from tabletop.core.change import tell, turn
from tabletop.core.move import Move, by_card, to_zone
from tabletop.core.prompt import Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import Frame, Modifier, State
from tabletop.effects.lasting import bearers, lasts, marked
from tabletop.games.confront_wisdom import words
from tabletop.games.confront_wisdom.table import destroy, take_damage, take_marker, tops, value


def attack_targets(s: State, player: int) -> list[int]:
    """What may be attacked now: unit ids, or the opposing field's zone target for the player (CW-8.3 to CW-8.6)."""
    active: list[int] = []
    inactive: list[int] = []
    cards, field = s.cards, words.FIELD[1 - player]
    spared = bearers(s, words.CANNOT_BE_ATTACKED) if s.lasting else ()
    for id in s.zones[field]:
        card = cards[id]
        if card.face.kind == "unit" and not card.pose & FACE_DOWN and id not in spared:
            (inactive if card.pose else active).append(id)
    if s.lasting:
        wanted = bearers(s, words.MUST_BE_ATTACKED)
        forced = [id for id in s.zones[field] if id in wanted and (id in active or id in inactive)]
        if forced:
            return forced
    return active or inactive or [to_zone(field)]


_DAMAGE = tuple(by_card("damage_column", to_zone(zone)) for zone in words.DAMAGE_ROW)
_ONLY_UNITS = refuse("CW-8.2", "confront_wisdom.refusal.only_units_attack")


def forbids_attacker(s: State, player: int, id: int) -> Refusal | None:
    """Why this card cannot attack."""
    card = s.cards[id]
    if card.zone != words.FIELD[player] or card.pose & FACE_DOWN:
        return _ONLY_UNITS
    if card.pose != words.ACTIVE and card.face.kind == "unit":
        return refuse("CW-8.1", "confront_wisdom.refusal.attacker_inactive", card=card.face)
    return forbids_active_attacker(s, id)


def forbids_active_attacker(s: State, id: int) -> Refusal | None:
    """Why an active card of the own field cannot attack."""
    face = s.cards[id].face
    if face.kind != "unit":
        return _ONLY_UNITS
    if s.lasting and marked(s, id, words.CANNOT_ATTACK):
        return refuse("CW-11.9", "confront_wisdom.refusal.cannot_attack", card=face)
    return None


def forbids_target(s: State, player: int, target: int) -> Refusal | None:
    """Why this cannot be attacked now."""
    allowed = attack_targets(s, player)
    if target in allowed:
        return None
    if target >= 0 and (s.cards[target].zone != words.FIELD[1 - player] or not words.is_unit(s.cards[target])):
        return refuse("CW-8.4", "confront_wisdom.refusal.no_target")
    if target >= 0 and marked(s, target, words.CANNOT_BE_ATTACKED):
        return refuse("CW-11.9", "confront_wisdom.refusal.cannot_be_attacked", card=s.cards[target].face)
    if allowed[0] >= 0 and marked(s, allowed[0], words.MUST_BE_ATTACKED):
        return refuse("CW-8.6", "confront_wisdom.refusal.must_attack", card=s.cards[allowed[0]].face)
    return refuse("CW-8.3", "confront_wisdom.refusal.target_order")


def attack(s: State, attacker: int, target: int) -> None:
    """Turn the attacker inactive and carry the attack out (CW-8.1)."""
    player = s.cards[attacker].owner
    turn(s, attacker, words.INACTIVE)
    tell(s, "attacked", attacker, target=target, why="direct" if target < 0 else "")
    if target < 0:
        s.stack.append(damage_frame(s, 1 - player, 1, player))
        return
    fallen = battle(s, attacker, target)
    if len(fallen) == 1:  # CW-9.3, CW-9.4
        left = target if attacker in fallen else attacker
        turn(s, left, words.ACTIVE, "activated")


def battle(s: State, one: int, other: int) -> list[int]:
    """Both lose the other's power at the same moment (CW-9.1); who was destroyed (CW-9.2)."""
    power = {one: value(s, one, "power"), other: value(s, other, "power")}
    loss = {one: power[other], other: power[one]}
    for id, n in loss.items():
        by = one if id == other else other
        lasts(s, Modifier._make((id, "power", "add", -n, ("start", s.cards[id].owner), by)))  # quicker than Modifier(…)
    return [id for id, n in loss.items() if n >= power[id] and destroy(s, id)]


def damage_frame(s: State, seat: int, n: int, dealt_by: int) -> "TakeDamage":
    """Damage that `seat` is to take; who points at the column is an option (CW-15.4)."""
    return TakeDamage(dealt_by if s.options["attacker_picks_damage"] else seat, seat, n)


@dataclass(frozen=True, slots=True)
class TakeDamage(Frame):
    """So many more damage cards for `seat`, one at a time (CW-10.1, CW-10.4)."""

    part = True
    player: int
    seat: int
    left: int

    def moves(self, s: State) -> list[Move]:
        """The damaged player chooses a column (CW-10.2); with one left there is no choice."""
        available = tops(s, self.seat) if self.left > 0 else []
        if len(available) < 2:
            return []
        row = _DAMAGE[self.seat]
        return [row[id] for id in available]

    def answer(self, s: State, move: Move) -> None:
        """That card becomes damage."""
        self._go_on(s)
        take_damage(s, move.card)

    def run(self, s: State) -> None:
        """The only available card, or a marker."""
        if self.left <= 0:
            return
        self._go_on(s)
        available = tops(s, self.seat)
        if available:
            take_damage(s, available[0])
        else:
            take_marker(s, self.seat)

    def _go_on(self, s: State) -> None:
        if self.left > 1:
            s.stack.append(TakeDamage(self.player, self.seat, self.left - 1))

    def prompt(self, s: State) -> Prompt:
        """Which available card becomes the damage card."""
        return Prompt("confront_wisdom.prompt.damage_column", rule="CW-10.2")

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """Only an available card of the damaged player."""
        return refuse("CW-10.2", "confront_wisdom.refusal.damage_column")
