"""What a key costs while searching 20,000 cards, and what opening a deck costs. CPU time, and ratios to one pass over
the names.

Run: python tests/bench/decks/bench_decks.py
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from tabletop.core.card import Face
from tabletop.library.deck_stats import deck_charts
from tabletop.library.deck_text import open_deck
from tabletop.library.decks import check
from tabletop.library.pool import faces
from tabletop.library.search import Index

CARDS = 20_000
TYPED = ("サーバント", "servant", "tamayori", "t:signi lv<=3 colour:white", "o:ener", "-t:spell guard", "zzz")


def many(game: str) -> list[Face]:
    """As many cards as a game with everything ever printed would have."""
    known = list(faces(game).values())
    return [
        replace(known[i % len(known)], name={
            language: f"{name} {i}" for language, name in known[i % len(known)].name.items()
        })
        for i in range(CARDS)
    ]  # fmt: skip


def cpu_ms(work: Callable[[], object], times: int = 5) -> float:
    """The best of several runs."""
    best = float("inf")
    for _ in range(times):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return best * 1000


def main() -> None:
    """Print the report."""
    cards = many("wixoss")
    start = time.process_time()
    index = Index("wixoss", cards)
    print(f"index of {CARDS} cards, once: {(time.process_time() - start) * 1000:.0f} ms")
    index.find("o:ener")
    one_pass = cpu_ms(lambda: [face for face in cards if "zzz" in face.name["en"]])
    worst = 0.0
    for text in TYPED:
        for end in range(1, len(text) + 1):
            took = cpu_ms(lambda end=end, text=text: index.find(text[:end]), 2)  # type: ignore[misc]
            worst = max(worst, took)
    print(f"worst key: {worst:.2f} ms CPU, {worst / one_pass:.1f} passes over the names")
    deck = open_deck("wd01").deck
    check(deck)
    opening = cpu_ms(lambda: (check(deck), deck_charts(deck, faces("wixoss"))))
    print(f"open a deck (rules and charts): {opening:.2f} ms CPU")
    window_opens()


def window_opens() -> None:
    """What it costs to show another deck of 60 cards in the deck room, pictures being drawn meanwhile elsewhere."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["TABLETOP_HOME"] = tempfile.mkdtemp()
    from PySide6.QtWidgets import QApplication

    from tabletop.library.decks import ready_decks
    from tabletop.ui import fonts
    from tabletop.ui.decks.deck_window import DeckWindow

    app = QApplication([])
    fonts.load()
    window = DeckWindow()
    window.show()
    for deck in ready_decks("jedi_knights"):
        took = cpu_ms(lambda deck=deck: window.open_deck(deck), 3)  # type: ignore[misc]
        print(f"show a deck of {sum(map(len, deck.piles.values()))} cards: {took:.0f} ms CPU")
    window.close()
    app.quit()


if __name__ == "__main__":
    main()
