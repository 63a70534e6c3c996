"""A skeleton of one more game, which keeps the laws: `python -m tests.new_game KEY [TITLE]`."""

import argparse
from pathlib import Path

from tests.new_game.skeleton import write_game

ROOT = Path(__file__).resolve().parents[2]


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m tests.new_game", description=__doc__)
    options.add_argument("key", help="the game's key: lower case letters, digits and _")
    options.add_argument("title", nargs="?", help="its name")
    chosen = options.parse_args()
    try:
        written = write_game(ROOT, chosen.key, chosen.title)
    except ValueError as wrong:
        options.error(str(wrong))
    print("\n".join(str(path.relative_to(ROOT)) for path in written))


if __name__ == "__main__":
    main()
