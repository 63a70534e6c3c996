"""Which rules are proved by tests: compares `@pytest.mark.rule(…)` with the ids in `assets/rules/`.

Exit code 1 if a marker names a rule that does not exist, or if a game listed in `tests/rules_complete.txt`
has a rule without a test. Reads files only; imports nothing of the program.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULE = re.compile(r"^\s*- \*\*([A-Z]{2}-\d+(?:\.\d+)*[a-z]?)\b[^*]*\*\*")


def written(root: Path = ROOT) -> dict[str, list[str]]:
    """The rule ids of each game, in the order of its rules text."""
    found: dict[str, list[str]] = {}
    for path in sorted((root / "assets/rules").glob("*.en.md")):
        lines = path.read_text(encoding="utf-8").split("\n")
        found[path.name.removesuffix(".en.md")] = [hit.group(1) for line in lines if (hit := RULE.match(line))]
    return found


def proved(root: Path = ROOT) -> dict[str, list[str]]:
    """The marked rule ids, each with the files that prove it."""
    found: dict[str, list[str]] = {}
    for path in sorted((root / "tests").rglob("*.py")):
        for rule in _marks(ast.parse(path.read_text(encoding="utf-8"))):
            found.setdefault(rule, []).append(str(path.relative_to(root)))
    return found


def _marks(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="mark"), attr="rule"), args=args):
                yield from (arg.value for arg in args if isinstance(arg, ast.Constant))


def faults(root: Path = ROOT) -> Iterator[str]:
    """Prints the account of each game; yields what must not stay so."""
    tests = proved(root)
    games = written(root)
    complete = (root / "tests/rules_complete.txt").read_text(encoding="utf-8").split()
    for game, rules in games.items():
        bare = [rule for rule in rules if rule not in tests]
        print(f"{game}: {len(rules) - len(bare)} of {len(rules)} rule ids proved by tests")
        if bare:
            print("  missing: " + " ".join(bare))
        if bare and game in complete:
            yield f"{game} is listed as complete, but {len(bare)} of its rules have no test"
    yield from (f"{game} is listed as complete, but has no rules text" for game in complete if game not in games)
    known = {rule for rules in games.values() for rule in rules}
    for rule in sorted(tests.keys() - known):
        yield f"{rule} is not in the rules text, but marked in {', '.join(sorted(set(tests[rule])))}"


def main() -> int:
    """The exit code."""
    found = list(faults())
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
