"""`tabletop print`: a deck on paper, as PDF. The only headless command that draws, so the only one that needs Qt."""

import argparse
from pathlib import Path
from typing import Any

from tabletop.library.decks import open_deck
from tabletop.library.errors import Unusable
from tabletop.library.sheet_plan import CARD, LARGEST_CARD, PAPERS, SMALLEST_CARD, SheetForm
from tabletop.library.texts import LANGUAGES, language, say


def add_parser(commands: Any) -> None:
    """The arguments of the command."""
    parser = commands.add_parser("print", help=say("decks.print.help"), description=say("decks.print.help"))
    parser.add_argument("deck", metavar="DECK", help=say("odds.help_deck"))
    parser.add_argument("--out", type=Path, required=True, metavar="PDF", help=say("decks.print.out"))
    parser.add_argument(
        "--what", choices=("cards", "binder", "list"), default="cards", help=say("decks.print.what")
    )
    parser.add_argument("--paper", choices=tuple(PAPERS), default="a4", help=say("decks.print.paper"))
    size = f"{CARD[0]:g}x{CARD[1]:g}"
    parser.add_argument("--size", default=size, metavar="WxH", help=say("decks.print.size", size=size))
    parser.add_argument("--gap", type=float, default=0.0, help=say("decks.print.gap"))
    parser.add_argument("--bleed", type=float, default=0.0, help=say("decks.print.bleed"))
    parser.add_argument("--no-marks", action="store_true", help=say("decks.print.no_marks"))
    parser.add_argument("--backs", action="store_true", help=say("decks.print.backs"))
    parser.add_argument("--lang", choices=LANGUAGES, help=say("decks.convert.lang"))
    parser.set_defaults(run=run)


def _size(text: str) -> tuple[float, float]:
    try:
        width, height = (float(part) for part in text.lower().replace("×", "x").split("x"))
    except ValueError:
        raise Unusable("decks.wrong_size", text=text) from None
    if not all(SMALLEST_CARD <= side <= LARGEST_CARD for side in (width, height)):
        raise Unusable("decks.wrong_size", text=text)
    return width, height


def run(args: argparse.Namespace) -> int:
    """Draw and write."""
    if not 0 <= args.gap <= 20 or not 0 <= args.bleed <= 10:
        raise Unusable("decks.wrong_gap")
    form = SheetForm(
        args.paper, _size(args.size), args.gap, args.bleed, not args.no_marks, "duplex" * args.backs
    )
    from tabletop.ui.decks.paper_file import print_to

    n = print_to(args.out, open_deck(args.deck), form, args.lang or language(), args.what)
    print(say("decks.print.done", path=args.out, n=n))
    return 0
