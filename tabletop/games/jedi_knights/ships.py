"""Blockades and shuttles (JK-10)."""

from tabletop.core.change import tell, turn
from tabletop.core.move import NONE, Move, by_target, to_zone
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import State
from tabletop.games.jedi_knights import words
from tabletop.games.jedi_knights.table import characters, of_kind, put_aboard, put_ashore, starships
from tabletop.games.jedi_knights.teams import opponents
from tabletop.games.jedi_knights.values import Source, immune, sources


def forbids_blockading(s: State, player: int, ship: int) -> Refusal | None:
    """Why this starship cannot blockade."""
    card = s.cards[ship]
    if ship not in starships(s, player):
        return refuse("JK-10.1", "jedi_knights.refusal.blockade_ship")
    if card.pose != words.READY:
        return refuse("JK-10.1", "jedi_knights.refusal.ship_rotated", card=card.face)
    return None


def forbids_blockaded(s: State, player: int, id: int) -> Refusal | None:
    """Why this character cannot be blockaded."""
    if id < 0 or not any(id in characters(s, seat) for seat in opponents(s, player)):
        return refuse("JK-10.1", "jedi_knights.refusal.blockade_target")
    return _sheltered(s, id, sources(s, "immune"))


def _sheltered(s: State, id: int, immunities: list[Source]) -> Refusal | None:
    """Why a blockade does nothing to this character at the site."""
    card = s.cards[id]
    if words.is_hero(card):
        return refuse("JK-10.2", "jedi_knights.refusal.hero_immune", card=card.face)
    if card.pose != words.READY:
        return refuse("JK-10.1", "jedi_knights.refusal.already_rotated", card=card.face)
    if immune(s, id, immunities):
        return refuse("JK-2.12", "jedi_knights.refusal.immune", card=card.face)
    return None


def blockades(s: State, player: int) -> list[Move]:
    """Every ready starship at every character that can be reached."""
    ships = [id for id in starships(s, player) if s.cards[id].pose == words.READY]
    if not ships:
        return []
    theirs = [id for seat in opponents(s, player) for id in characters(s, seat)]
    immunities = sources(s, "immune")
    targets = [id for id in theirs if _sheltered(s, id, immunities) is None]
    return [row[target] for row in [by_target("blockade", ship) for ship in ships] for target in targets]


def blockade(s: State, ship: int, target: int) -> None:
    """Rotate the starship, then the character."""
    tell(s, "blockaded", ship, target=target)
    if s.options["blockade_rotates_starship"]:
        turn(s, ship, words.ROTATED)
    turn(s, target, words.ROTATED)


def forbids_shuttling(s: State, player: int, id: int, target: int) -> Refusal | None:
    """Why this character cannot be moved between the surface and that starship (JK-10.5)."""
    card = s.cards[id]
    if card.face.kind != "character" or card.owner != player or card.zone not in (
        words.AT_SITE[player], words.AT_SYSTEM[player]
    ):  # fmt: skip
        return refuse("JK-10.5", "jedi_knights.refusal.shuttle")
    if (id, "shuttled") in s.used:
        return refuse("JK-10.5", "jedi_knights.refusal.shuttled", card=card.face)
    if card.on == NONE and "can_board" not in card.face.traits:
        return refuse("JK-10.5", "jedi_knights.refusal.boarding", card=card.face)
    ship = target if card.on == NONE else card.on
    if ship < 0 or ship not in starships(s, player) or (card.on != NONE and target != to_zone(words.AT_SITE[player])):
        return refuse("JK-10.5", "jedi_knights.refusal.shuttle_place", card=card.face)
    if s.options["shuttle_rotates_starship"] and s.cards[ship].pose != words.READY:
        return refuse("JK-10.5", "jedi_knights.refusal.ship_rotated", card=s.cards[ship].face)
    return None


def shuttles(s: State, player: int) -> list[Move]:
    """Every character that can come down or go up."""
    ships = starships(s, player)
    if not ships:
        return []
    down = to_zone(words.AT_SITE[player])
    able = [id for id in characters(s, player) if "can_board" in s.cards[id].face.traits]
    moves = [Move("shuttle", id, ship) for id in able for ship in ships]
    moves += [Move("shuttle", id, down) for id in of_kind(s, words.AT_SYSTEM[player], "character")]
    return [move for move in moves if forbids_shuttling(s, player, move.card, move.target) is None]


def shuttle(s: State, player: int, id: int, target: int) -> None:
    """It keeps its state and its weapons."""
    s.used = s.used | {(id, "shuttled")}
    ship = target if target >= 0 else s.cards[id].on
    if target >= 0:
        put_aboard(s, id, target, why="boarded")
    else:
        put_ashore(s, id, why="landed")
    if s.options["shuttle_rotates_starship"]:
        turn(s, ship, words.ROTATED)
