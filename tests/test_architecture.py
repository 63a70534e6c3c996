"""The house rules: layers, names of files, their length, and what the core may use."""

import ast
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ROOMS = sorted((ROOT / "tabletop").rglob("*.py"))
EMPTY_NAMES = {"base", "common", "helper", "impl", "manager", "misc", "util"}
SPLIT_AT, TOO_LONG = 300, 400


def test_layers_look_only_downwards() -> None:
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


def test_the_core_uses_the_standard_library_and_no_dice_of_its_own() -> None:
    allowed = (sys.stdlib_module_names - {"random", "secrets"}) | {"tabletop"}
    core = [path for path in ROOMS if path.is_relative_to(ROOT / "tabletop/core")]
    assert core
    assert [(path.name, name) for path in core for name in _imported(path) if name not in allowed] == []


def test_files_are_named_for_what_is_in_them() -> None:
    said_nothing = [
        str(path.relative_to(ROOT))
        for path in [*ROOMS, *(ROOT / "tests").rglob("*.py")]
        for word in path.stem.lower().split("_")
        if word.removesuffix("s") in EMPTY_NAMES
    ]
    assert said_nothing == []


def test_rooms_stay_small() -> None:
    lengths = {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8").count("\n") for path in ROOMS}
    for name, length in lengths.items():
        if SPLIT_AT < length <= TOO_LONG:
            warnings.warn(f"{name} has {length} lines: time to split it", stacklevel=1)
    assert {name: length for name, length in lengths.items() if length > TOO_LONG} == {}


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (name.name.split(".")[0] for name in names)
            case ast.ImportFrom(module=str(module), level=0):
                yield module.split(".")[0]
