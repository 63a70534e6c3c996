"""Every bench there is, one after the other: `python -m tests.bench [WORD …]` (only those whose path has a word).

A bench is a script `bench_*.py` below this folder that prints report lines. Figures differ from machine to machine;
what counts are ratios of two things measured in the same run.
"""

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent.parent


def main(words: list[str]) -> int:
    """The exit code: 1 if a bench broke down."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    broken = 0
    for path in sorted(HERE.rglob("bench_*.py")):
        name = str(path.relative_to(HERE))
        if words and not any(word in name for word in words):
            continue
        print(f"— {name}", flush=True)
        broken += subprocess.run([sys.executable, str(path)], cwd=ROOT, env=environment, check=False).returncode != 0
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
