"""``tabletop stereo``: the viewer's work without a window."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tabletop.library.errors import Unusable
from tabletop.library.reader.standard_input import STANDARD
from tabletop.library.standard_output import put_facts
from tabletop.library.texts import say
from tabletop.stereo.standard_files import given, suffix_of, written_to

if TYPE_CHECKING:
    from tabletop.stereo.alignment import Alignment
    from tabletop.stereo.doctor import FolderReport
    from tabletop.stereo.facts import Examined
    from tabletop.stereo.goggles import Phone
    from tabletop.stereo.modes import Options
    from tabletop.stereo.pair import Pair
    from tabletop.stereo.reading import Wish

_ACTIONS = ("doctor", "align", "points", "batch", "modes")
_TELLING = ("doctor", "align", "modes")
"""Those that print facts."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A first word of doctor, align, points, batch or modes is an action, anything else a source."""
    parser.epilog = say("stereo.help_actions")
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("words", nargs="+", metavar=say("cli.word.source"), help=say("stereo.help_source"))
    mode = parser.add_argument("--mode", default="parallel", metavar=say("cli.word.mode"), help=say("stereo.help_mode"))
    mode.completer = _mode_names  # type: ignore[attr-defined]
    parser.add_argument("--out", type=Path, metavar=say("cli.word.file"), help=say("stereo.help_out"))
    parser.add_argument("--no-align", action="store_true", help=say("stereo.help_no_align"))
    parser.add_argument(
        "--by", default="auto", choices=["auto", "frame", "whole"], help=say("stereo.help_by")
    )
    parser.add_argument("--points", type=Path, help=say("stereo.help_points"))
    parser.add_argument("--swap", action="store_true", help=say("stereo.help_swap"))
    parser.add_argument("--layout", metavar=say("cli.word.layout"), help=say("stereo.help_layout"))
    parser.add_argument("--shrink", action="store_true", help=say("stereo.help_shrink"))
    parser.add_argument("--by-letter", action="store_true", help=say("stereo.help_by_letter"))
    parser.add_argument("--width", type=int, metavar="N", help=say("stereo.help_width"))
    parser.add_argument("--picture-only", action="store_true", help=say("stereo.help_picture_only"))
    parser.add_argument("--letters", action="store_true", help=say("stereo.help_letters"))
    parser.add_argument("--between", action="store_true", help=say("stereo.help_between"))
    parser.add_argument("--phone", metavar="W×H@N", help=say("stereo.help_phone"))
    parser.add_argument("--viewer", default="v2", choices=["v1", "v2"], help=say("stereo.help_viewer"))
    parser.add_argument("--json", action="store_true", help=say("cli.json"))
    parser.set_defaults(run=run)


def _mode_names(prefix: str, **_: object) -> list[str]:
    from tabletop.stereo.modes import MODES

    return [mode for mode in MODES if mode.startswith(prefix)]


def run(args: argparse.Namespace) -> int:
    """0 when done, 1 when something was found or a pair could not be used; raises Unusable."""
    action, sources = "show", list(args.words)
    if sources[0] in _ACTIONS:
        action = sources.pop(0)
    if args.json and action not in _TELLING:
        raise Unusable("stereo.no_json", actions=", ".join(_TELLING))
    does = {"show": _show, "doctor": _doctor, "align": _align, "points": _points, "batch": _batch, "modes": _modes}
    with given(sources) as paths:
        return does[action](args, paths)


def _show(args: argparse.Namespace, sources: list[Path]) -> int:
    from tabletop.stereo.export import Export, export

    if args.out is None:
        raise Unusable("stereo.out_needed")
    pair = _pair(args, sources)
    alignment = _aligned(pair, args)
    with written_to(args.out, suffix_of(args.mode)) as path:
        export(pair, alignment, Export(args.mode, _options(args)), path)
    return 0


def _aligned(pair: Pair, args: argparse.Namespace) -> Alignment:
    """As the words say. Raises Unusable for two pictures that do not belong together, unless they stay as they are."""
    from tabletop.stereo.aligning import align, by_points
    from tabletop.stereo.match_points import read_points

    alignment = align(pair, "none" if args.no_align else args.by)
    if alignment.strangers:
        raise Unusable("stereo.refused_strangers", name=pair.name, share=round(100 * alignment.likeness))
    return by_points(pair, alignment, read_points(args.points)) if args.points else alignment


def _points(args: argparse.Namespace, sources: list[Path]) -> int:
    """The points that the alignment went by, as a file to look through and to give back with ``--points``."""
    from tabletop.stereo.match_points import written

    if args.out is None:
        raise Unusable("stereo.out_needed")
    alignment = _aligned(_pair(args, sources), args)
    with written_to(args.out, ".json") as path:
        written(alignment.points, path)
    if str(args.out) != STANDARD:
        print(say("stereo.points_written", n=len(alignment.points), path=args.out))
    return 0


def _pair(args: argparse.Namespace, sources: list[Path]) -> Pair:
    from tabletop.stereo.reading import load

    if not sources:
        raise Unusable("stereo.how_many", n=0)
    pair = load(sources, _wish(args))
    for note in pair.notes:
        print(note.text, file=sys.stderr)
    return pair


def _wish(args: argparse.Namespace) -> Wish:
    from tabletop.stereo.reading import Wish

    return Wish(layout=args.layout, shrink=args.shrink)


def _options(args: argparse.Namespace) -> Options:
    from tabletop.stereo.goggles import VIEWERS
    from tabletop.stereo.layouts import Surround
    from tabletop.stereo.modes import Options

    if args.width is not None and args.width < 16:
        raise Unusable("stereo.width_too_small", width=args.width)
    phone = _phone(args.phone) if args.phone else Options().phone
    return Options(width=args.width, surround=Surround(letters=args.letters), swap=args.swap,
                   picture_only=args.picture_only, between=args.between, phone=phone,
                   viewer=VIEWERS[args.viewer])  # fmt: skip


def _phone(text: str) -> Phone:
    import re

    from tabletop.stereo.goggles import Phone

    hit = re.fullmatch(r"(\d{3,5})[x×](\d{3,5})@(\d{1,2}(?:\.\d+)?)", text, re.ASCII)
    if not hit or float(hit[3]) <= 0:
        raise Unusable("stereo.phone_form", text=text)
    width, height = sorted((int(hit[1]), int(hit[2])), reverse=True)
    return Phone(width, height, float(hit[3]))


def _doctor(args: argparse.Namespace, sources: list[Path]) -> int:
    from tabletop.stereo.doctor import examine_folder

    if len(sources) != 1:
        raise Unusable("stereo.one_folder")
    report = examine_folder(sources[0])
    if args.json:
        put_facts(_facts_of(report))
    else:
        _tell_report(report)
    return 1 if report.needs_a_person else 0


def _tell_report(report: FolderReport) -> None:
    for seen in report.examined:
        print(say("stereo.report_pair", name=seen.pair.name, way=say(f"stereo.way_{seen.alignment.method}")))
        if not seen.findings:
            print("  " + say("stereo.nothing_found"))
        for finding in seen.findings:
            print("  " + say(f"stereo.cure_{finding.cure}", finding=finding.note.text))
    for name, error in report.refused:
        print(say("stereo.report_refused", name=name, error=str(error)))
    for note in report.notes:
        print(note.text)


def _facts_of(report: FolderReport) -> Examined:
    from tabletop.stereo.facts import Examined, ExaminedPair, Found, RefusedPair

    pairs = [
        ExaminedPair(
            name=seen.pair.name, method=seen.alignment.method,
            findings=[Found(cure=finding.cure, text=finding.note.text) for finding in seen.findings],
        )
        for seen in report.examined
    ]  # fmt: skip
    refused = [RefusedPair(name=name, reason=str(error)) for name, error in report.refused]
    return Examined(pairs=pairs, refused=refused, notes=[note.text for note in report.notes])


def _align(args: argparse.Namespace, sources: list[Path]) -> int:
    """With ``--out FOLDER`` two aligned pictures, with ``--out FILE`` one; without it only the sidecar."""
    from tabletop.stereo.sidecar import Sidecar, keep

    pair = _pair(args, sources)
    alignment = _aligned(pair, args)
    _tell_alignment(pair, alignment, args.json)
    if args.out is None:
        keep(pair, Sidecar(alignment, mode=args.mode))
    else:
        _write(pair, alignment, args)
    return 0 if alignment.method != "none" or args.no_align else 1


def _tell_alignment(pair: Pair, alignment: Alignment, as_json: bool) -> None:
    if as_json:
        from tabletop.stereo.facts import AlignedPair

        put_facts(AlignedPair(
            name=pair.name, method=alignment.method, fitted=alignment.inliers, judged=alignment.judged,
            median=round(alignment.median, 3), worst=round(alignment.worst, 3),
        ))  # fmt: skip
        return
    way = say(f"stereo.way_{alignment.method}")
    print(say("stereo.aligned", name=pair.name, way=way, n=alignment.inliers, judged=alignment.judged,
              median=f"{alignment.median:.2f}", worst=f"{alignment.worst:.2f}"))  # fmt: skip


def _write(pair: Pair, alignment: Alignment, args: argparse.Namespace) -> None:
    from tabletop.stereo.export import Export, export
    from tabletop.stereo.modes import eyes
    from tabletop.stereo.writing import still_file, write

    if args.out.suffix:
        export(pair, alignment, Export(args.mode, _options(args)), args.out)
        return
    args.out.mkdir(parents=True, exist_ok=True)
    for view, letter in zip(eyes(pair, alignment, _options(args)), "LR", strict=True):
        write(args.out / f"{pair.name}_{letter}.png", still_file(view, ".png"))


def _batch(args: argparse.Namespace, sources: list[Path]) -> int:
    from tabletop.stereo.batch import batch
    from tabletop.stereo.export import Export

    if len(sources) != 1:
        raise Unusable("stereo.one_folder")
    if args.out is None:
        raise Unusable("stereo.out_needed")
    how = "none" if args.no_align else args.by
    outcome = batch(
        sources[0], args.out, Export(args.mode, _options(args)), suffix_of(args.mode), how, args.by_letter, _told
    )
    for name, note in outcome.notes:
        print(f"{name}: {note.text}")
    for name, error in outcome.refused:
        print(say("stereo.report_refused", name=name, error=str(error)), file=sys.stderr)
    return 1 if outcome.refused else 0


def _told(done: int, total: int, name: str) -> bool:
    if name:
        print(f"{done + 1}/{total} {name}")
    return True


def _modes(args: argparse.Namespace, sources: list[Path]) -> int:
    from tabletop.stereo.modes import MODES

    if args.json:
        from tabletop.stereo.facts import Modes

        put_facts(Modes(list(MODES)))
    else:
        print("\n".join(MODES))
    return 0
