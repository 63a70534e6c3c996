"""What those at the table are called."""

from collections.abc import Mapping, Sequence

from tabletop.library.texts import You, say


def seat_names(kinds: Sequence[str]) -> dict[int, str]:
    """By seat: `Player 1`; a computer player is numbered only where there are several, and a person who plays with
    nobody else is `You`."""
    several = sum(kind not in ("human", "passive") for kind in kinds) > 1
    if list(kinds).count("human") == 1:
        return {seat: You(say("game.you")) if kind == "human" else _name(kind, seat, several)
                for seat, kind in enumerate(kinds)}  # fmt: skip
    return {seat: _name(kind, seat, several) for seat, kind in enumerate(kinds)}


def standing(names: Mapping[int, str], wins: Sequence[int]) -> str:
    """`Player 1: 1 – Player 2: 0`: the games that each seat has won."""
    return " – ".join(f"{names[seat]}: {n}" for seat, n in enumerate(wins))


def _name(kind: str, seat: int, several: bool) -> str:
    if kind == "human":
        return say("game.seat", n=seat + 1)
    if several:
        return say("window.computer_n", n=seat + 1)
    return say(f"window.name_of_{kind}")
