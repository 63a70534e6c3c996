"""`tabletop print`: a deck on paper, as PDF, or its first sheet as a picture. The only command that
draws, so the only one without a window that needs Qt."""

import argparse
import sys
from pathlib import Path

from tabletop.commands.completers import completed, deck_ids
from tabletop.commands.given import deck_given
from tabletop.games import KEYS
from tabletop.library.errors import Unusable
from tabletop.library.reader.standard_input import STANDARD
from tabletop.library.sheet_plan import CARD, LARGEST_CARD, PAPERS, SMALLEST_CARD, SheetForm
from tabletop.library.standard_output import put_bytes, put_facts
from tabletop.library.texts import language, say

PDF = ".pdf"
PICTURES = (".png", ".jpg", ".webp")
"""Of the first sheet."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    completed(parser.add_argument("deck", metavar=say("cli.word.deck"), help=say("odds.help_deck")), deck_ids)
    parser.add_argument("--out", required=True, metavar=say("cli.word.file"), help=say("decks.print.out"))
    parser.add_argument("--game", choices=KEYS, default="", help=say("decks.convert.game"))
    parser.add_argument(
        "--what", choices=("cards", "binder", "list"), default="cards", help=say("decks.print.what")
    )
    parser.add_argument("--paper", choices=tuple(PAPERS), default="a4", help=say("decks.print.paper"))
    size = f"{CARD[0]:g}x{CARD[1]:g}"
    parser.add_argument("--size", default=size, metavar="W×H", help=say("decks.print.size", size=size))
    parser.add_argument("--gap", type=float, metavar="MM", default=0.0, help=say("decks.print.gap"))
    parser.add_argument("--bleed", type=float, metavar="MM", default=0.0, help=say("decks.print.bleed"))
    parser.add_argument("--no-marks", action="store_true", help=say("decks.print.no_marks"))
    parser.add_argument("--backs", action="store_true", help=say("decks.print.backs"))
    parser.add_argument("--json", action="store_true", help=say("cli.json"))
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
    suffix = Path(args.out).suffix.lower()
    if args.out != STANDARD and suffix not in (PDF, *PICTURES):
        raise Unusable("decks.print.no_form", path=args.out, suffixes=" ".join((PDF, *PICTURES)))
    deck = deck_given(args.deck, args.game).deck
    from tabletop.ui.decks.paper_file import printed

    n, data = printed(deck, form, language(), args.what, suffix or PDF)
    put_bytes(data, args.out)
    if args.json and args.out != STANDARD:
        from tabletop.commands.facts import Printed

        put_facts(Printed(path=args.out, cards=n))
    else:
        print(say("decks.print.done", path=args.out, n=n), file=sys.stderr if args.out == STANDARD else sys.stdout)
    return 0
