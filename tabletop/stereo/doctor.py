"""The pair doctor: what is wrong with a pair, and what the alignment will put right."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from tabletop.library.errors import Unusable
from tabletop.stereo import exposure
from tabletop.stereo.aligning import align
from tabletop.stereo.alignment import Alignment, unaligned
from tabletop.stereo.depth import disparity, span, window_violation
from tabletop.stereo.letters import printed_letter
from tabletop.stereo.naming import look_through
from tabletop.stereo.note import Note
from tabletop.stereo.pair import Pair, Pixels
from tabletop.stereo.plane import carried, corners
from tabletop.stereo.reading import load
from tabletop.stereo.size import easy_range
from tabletop.stereo.template import JEDI_KNIGHTS
from tabletop.stereo.views import aligned

_MOVED = 1.0
_LIGHT = 4.0
_SAME = 0.4


@dataclass(frozen=True)
class Finding:
    """``cure`` is corrected (the alignment does it), ask (a person must decide) or told (only said)."""

    note: Note
    cure: str


@dataclass
class Examination:
    pair: Pair
    alignment: Alignment
    findings: list[Finding] = field(default_factory=list)

    @property
    def exchange(self) -> bool:
        """Do the printed letters say that left and right are the wrong way round?"""
        return any(finding.note.key == "stereo.letters_reversed" for finding in self.findings)


@dataclass
class FolderReport:
    """Everything a folder holds: examined pairs, what could not be used and why, and what has no partner."""

    examined: list[Examination] = field(default_factory=list)
    refused: list[tuple[str, Unusable]] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)

    @property
    def needs_a_person(self) -> bool:
        asked = any(finding.cure == "ask" for seen in self.examined for finding in seen.findings)
        return asked or bool(self.refused or self.notes)


def examine(pair: Pair) -> Examination:
    """All findings of a pair with the alignment that goes with them. Takes up to two seconds."""
    alignment = align(pair)
    seen = Examination(pair, alignment, [Finding(note, "ask") for note in pair.notes])
    left, right = aligned(pair, alignment)
    if alignment.strangers:
        seen.findings.append(Finding(Note.of("stereo.strangers", share=round(100 * alignment.likeness)), "ask"))
        return seen
    seen.findings += _letters(left, right, pair, alignment)
    seen.findings += _corrections(pair, alignment)
    seen.findings += _depth(left, right, pair, alignment)
    return seen


def _letters(left: Pixels, right: Pixels, pair: Pair, alignment: Alignment) -> list[Finding]:
    template = pair.template or JEDI_KNIGHTS
    if alignment.method != "frame":
        return []
    found = (printed_letter(left, template), printed_letter(right, template))
    if found == ("R", "L"):
        return [Finding(Note.of("stereo.letters_reversed"), "ask")]
    if found[0] == found[1] and found[0] is not None:
        return [Finding(Note.of("stereo.letters_same", letter=found[0]), "ask")]
    return []


def _corrections(pair: Pair, alignment: Alignment) -> list[Finding]:
    done: list[Note] = []
    sizes = [f"{view.shape[1]}×{view.shape[0]}" for view in (pair.left, pair.right)]
    if sizes[0] != sizes[1]:
        done.append(Note.of("stereo.sizes_differ", left=sizes[0], right=sizes[1]))
    if alignment.cut_out:
        done.append(Note.of("stereo.cut_out"))
    if alignment.turns:
        done.append(Note.of("stereo.eye_turned", degrees=90 * alignment.turns))
    if alignment.method == "none":
        return [Finding(note, "corrected") for note in done] + [Finding(Note.of("stereo.not_aligned"), "ask")]
    moved = _moved(pair, alignment)
    if moved > _MOVED and not alignment.cut_out and not alignment.turns:
        done.append(Note.of("stereo.lies_apart", pixels=f"{moved:.1f}"))
    if (light := exposure.change(alignment.gain, alignment.offset)) > _LIGHT:
        done.append(Note.of("stereo.light_differs", levels=round(light)))
    if alignment.method == "whole" and alignment.shift:
        done.append(Note.of("stereo.window_set", pixels=round(-alignment.shift)))
    return [Finding(note, "corrected") for note in done]


def _moved(pair: Pair, alignment: Alignment) -> float:
    spots = corners(pair.right.shape[1::-1])
    start = unaligned(pair)
    scale = alignment.size[0] / start.size[0]
    return float(np.hypot(*(carried(spots, alignment.right) - scale * carried(spots, start.right)).T).max())


def _depth(left: Pixels, right: Pixels, pair: Pair, alignment: Alignment) -> list[Finding]:
    template = pair.template or JEDI_KNIGHTS
    a_card = alignment.method == "frame"
    if a_card:
        x0, y0, x1, y1 = template.pixels(template.picture, left.shape[1], left.shape[0])
        left, right = left[y0:y1, x0:x1], right[y0:y1, x0:x1]
    found = disparity(left, right)
    if exposure.difference(left, right) < _LIGHT and float(np.abs(left.astype(int) - right).mean()) < _SAME:
        return [Finding(Note.of("stereo.same_picture"), "ask")]
    far, near = span(found)
    told: list[Finding] = []
    if near - far > easy_range(alignment.size[0]):
        told.append(Finding(Note.of("stereo.deep_pixels", range=round(near - far),
                                    easy=round(easy_range(alignment.size[0]))), "told"))  # fmt: skip
    if violation := window_violation(found):
        told.append(Finding(Note.of("stereo.window_cut", pixels=round(violation.nearest)), "told"))
    return told


def examine_folder(folder: Path) -> FolderReport:
    """Every pair of a folder examined; nothing is changed. Raises Unusable for a folder without pairs."""
    if not folder.is_dir():
        raise Unusable("stereo.no_folder", name=folder.name)
    found, report = look_through(folder), FolderReport()
    for source in [*found.pairs, *found.files]:
        names = source if isinstance(source, tuple) else (source,)
        try:
            report.examined.append(examine(load(names)))
        except Unusable as error:
            report.refused.append((names[0].name, error))
    report.notes += [Note.of("stereo.no_partner", name=path.name) for path in found.lonely]
    report.notes += [Note.of("stereo.several_partners", names=", ".join(path.name for path in several))
                     for several in found.doubled]  # fmt: skip
    if not report.examined and not report.refused and not report.notes:
        raise Unusable("stereo.folder_empty", name=folder.name)
    return report
