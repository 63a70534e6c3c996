"""Destiny: the top card of the draw deck is a number, then a card of the hand (JK-7)."""

from tabletop.core.change import move, tell
from tabletop.core.state import State
from tabletop.games.jedi_knights import words
from tabletop.games.jedi_knights.table import captain, last_decider
from tabletop.games.jedi_knights.teams import seats
from tabletop.games.jedi_knights.teams import side as side_of
from tabletop.games.jedi_knights.values import destiny_bonus


def draw_destiny(s: State, seat: int) -> int:
    """The result; the card lies open until the check is over (JK-7.1, JK-7.4)."""
    deck = s.zones[words.DRAW_DECK[seat]]
    if not deck:
        tell(s, "destiny_missing", n=seat)  # JK-7.2
        return 0
    id = deck[-1]
    move(s, id, words.DESTINY[seat], why="destiny")
    n = s.cards[id].face.values.get("destiny", 0) + destiny_bonus(s, seat)
    tell(s, "destiny_drawn", id, n=n)
    return n


def take_destiny(s: State) -> None:
    """What was drawn joins the hands."""
    for seat in seats(s):
        for id in s.zones[words.DESTINY[seat]]:
            move(s, id, words.HAND[seat], why="kept")


def contest(s: State) -> int:
    """Both draw, in a team its captain; the side of the higher result, then of the higher theme number (JK-7.5)."""
    results = [draw_destiny(s, captain(s, side)) for side in range(2)]
    take_destiny(s)
    if results[0] != results[1]:
        return 0 if results[0] > results[1] else 1
    return side_of(last_decider(s))
