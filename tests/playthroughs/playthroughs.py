"""Whole games as text that people read in review: every decision, and what both seats are told of it.

Renew the golden files after a change that is meant:  python -m tests.playthroughs.playthroughs
then read the difference before committing it.
"""

from pathlib import Path

from tabletop.bots import bot
from tabletop.bots.playout import answer
from tabletop.core.chance import Chance
from tabletop.core.digest import digest
from tabletop.core.move import Move
from tabletop.library.texts import use
from tabletop.library.wording import event_text, move_text, prompt_text
from tabletop.play.session import Session
from tests.laws.games import setup

GOLDEN = Path(__file__).parent
GAMES = {"greedy_against_greedy": ("greedy", "greedy", 4, "en"), "random_against_greedy": ("random", "greedy", 9, "ja")}
"""Name: the levels of the two seats, the seed, the language."""


def golden_file(name: str) -> Path:
    """Where an accepted game lies."""
    return GOLDEN / f"confront_wisdom.{name}.txt"


def played(name: str) -> str:
    """The game as the program plays and tells it now."""
    *levels, seed, language = GAMES[name]
    use(str(language))
    made = setup("confront_wisdom", int(seed))
    session, chance = Session(made), Chance(int(seed))
    players = [bot(str(level)) for level in levels]
    lines = [" / ".join(deck.id for deck in made.decks)]
    while not session.over:
        lines += _step(session, answer(session.state, players[session.asked], made.faces, chance))
    lines.append(f"= {digest(session.state)}")
    return "\n".join(lines) + "\n"


def _step(session: Session, move: Move) -> list[str]:
    asked = session.decision(session.asked)
    assert asked is not None
    seat, view = session.asked, session.view(session.asked)
    lines = [f"{session.at + 1}. [{seat + 1}] {prompt_text(asked.prompt, session.rules)} ({len(asked.moves)})"]
    lines.append(f"   > {move_text(session.rules, view, move)}")
    session.play(move, seat)
    for eyes in (0, 1):
        for event in session.steps(eyes)[-1][2]:
            text = event_text(session.rules, session.view(eyes), event)
            if text:
                lines.append(f"     {eyes + 1}: {text}")
    return lines


if __name__ == "__main__":
    for game in GAMES:
        golden_file(game).write_text(played(game), encoding="utf-8")
