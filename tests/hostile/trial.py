"""Opens unsound files one after the other, and says what came of each."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tabletop.library import texts
from tabletop.library.errors import Unusable
from tests.hostile.kinds import Kind
from tests.hostile.mutate import mutated

LONGEST_SENTENCE = 2_000
MOST_SECONDS = 1.0
MOST_MEGABYTES = 300.0


class Outcome(NamedTuple):
    """`fault` is what no file may do, "" where all is well; `refused` whether the file was refused with a sentence."""

    seed: int
    refused: bool
    fault: str
    seconds: float
    megabytes: float


def trials(kind: Kind, seeds: range, folder: Path, measured: bool = False) -> Iterator[Outcome]:
    """An outcome for each seed; sound files first of all, which must open."""
    path = folder / kind.name
    sound = kind.sound()
    for data in sound:
        path.write_bytes(data)
        kind.open(path)
    for seed in seeds:
        path.write_bytes(mutated(sound[seed % len(sound)], seed))
        yield _tried(kind, path, seed, measured)


def _tried(kind: Kind, path: Path, seed: int, measured: bool) -> Outcome:
    before, start = _forget_peak() if measured else 0.0, time.process_time()
    refused, fault = False, ""
    try:
        kind.open(path)
    except Unusable as wrong:
        refused, fault = True, _fault_of(wrong)
    except Exception as wrong:
        fault = f"{type(wrong).__name__}: {wrong}"[:200]
    seconds = time.process_time() - start
    return Outcome(seed, refused, fault, seconds, _peak() - before if measured else 0.0)


def _fault_of(wrong: Unusable) -> str:
    """What is wrong with a sentence."""
    for language in texts.LANGUAGES:
        texts.use(language)
        said = str(wrong)
        texts.use("en")
        if len(said) > LONGEST_SENTENCE or "\n" in said or not said.replace("\u3000", "").isprintable():
            return f"a sentence that cannot be shown: {said[:80]!a}"
        said.encode("utf-8")
    return ""


def _forget_peak() -> float:
    """Begin to measure: what is resident now, in megabytes."""
    Path("/proc/self/clear_refs").write_text("5")
    return _status("VmRSS")


def _peak() -> float:
    return _status("VmHWM")


def _status(what: str) -> float:
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith(what):
            return int(line.split()[1]) / 1024
    return 0.0
