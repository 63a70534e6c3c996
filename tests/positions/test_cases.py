"""Every case of this folder comes out as it says."""

from pathlib import Path

import pytest

from tabletop.play.case import judge, read_case

CASES = sorted(Path(__file__).parent.glob("*.toml"))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_case_comes_out_as_it_says(path: Path) -> None:
    assert judge(read_case(path.read_text("utf-8"), path)) == []
