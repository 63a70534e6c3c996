"""Whatever a file holds, it opens or is refused with one sentence that can be shown. More of them are tried by
`python -m tests.hostile`."""

from pathlib import Path

import pytest

from tests.hostile.kinds import KINDS
from tests.hostile.trial import trials

FILES = 500


@pytest.mark.parametrize("kind", KINDS)
def test_no_unsound_file_does_more_than_being_refused(kind: str, tmp_path: Path) -> None:
    outcomes = list(trials(KINDS[kind], range(FILES), tmp_path))
    assert [(outcome.seed, outcome.fault) for outcome in outcomes if outcome.fault] == []
    assert len(outcomes) == FILES
    assert sum(outcome.refused for outcome in outcomes) > 10 or KINDS[kind].spare
