"""A folder of pairs, one file each; progress is told, and it can be stopped between two pairs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tabletop.library.errors import Unusable
from tabletop.stereo.aligning import align
from tabletop.stereo.doctor import examine
from tabletop.stereo.export import Export, export, suggested_name
from tabletop.stereo.naming import look_through
from tabletop.stereo.note import Note
from tabletop.stereo.reading import load

Progress = Callable[[int, int, str], bool]
"""(pairs done, pairs in all, name of the next) → go on?"""


@dataclass
class Outcome:
    written: list[Path] = field(default_factory=list)
    refused: list[tuple[str, Unusable]] = field(default_factory=list)
    notes: list[tuple[str, Note]] = field(default_factory=list)
    stopped: bool = False


def batch(
    folder: Path,
    target: Path,
    wish: Export,
    suffix: str,
    how: str = "auto",
    by_letter: bool = False,
    progress: Progress = lambda done, total, name: True,
) -> Outcome:
    """Exports every pair of ``folder`` into ``target``; one that cannot be used does not stop the rest.

    ``by_letter`` exchanges the eyes of a pair whose printed letters are the wrong way round, and says so.
    """
    if not folder.is_dir():
        raise Unusable("stereo.no_folder", name=folder.name)
    found, outcome = look_through(folder), Outcome()
    sources = [*found.pairs, *((path,) for path in found.files)]
    if not sources:
        raise Unusable("stereo.folder_empty", name=folder.name)
    target.mkdir(parents=True, exist_ok=True)
    for done, source in enumerate(sources):
        if not progress(done, len(sources), source[0].name):
            outcome.stopped = True
            return outcome
        try:
            _one(source, target, wish, suffix, how, by_letter, outcome)
        except Unusable as error:
            outcome.refused.append((source[0].name, error))
    progress(len(sources), len(sources), "")
    return outcome


def _one(
    source: tuple[Path, ...],
    target: Path,
    wish: Export,
    suffix: str,
    how: str,
    by_letter: bool,
    outcome: Outcome,
) -> None:
    pair = load(source)
    if by_letter:
        seen = examine(pair)
        outcome.notes += [(pair.name, finding.note) for finding in seen.findings if finding.cure == "ask"]
        if seen.exchange:
            pair = pair.exchanged()
            outcome.notes.append((pair.name, Note.of("stereo.exchanged")))
    out = target / suggested_name(pair, wish.mode, suffix)
    alignment = align(pair, how)
    if alignment.strangers:
        raise Unusable("stereo.refused_strangers", name=pair.name, share=round(100 * alignment.likeness))
    export(pair, alignment, wish, out)
    outcome.written.append(out)
