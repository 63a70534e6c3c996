"""What is asked before it is done."""

import pytest

from tabletop.core.move import Move
from tests.games.wixoss.match import A, Match


@pytest.mark.rule("WX-7.25")
@pytest.mark.parametrize(("cost", "asked"), [({}, True), ({"white": 1}, False)])
def test_leaving_the_grow_phase_is_asked_about_where_the_lrig_could_grow_for_nothing(
    cost: dict[str, int], asked: bool
) -> None:
    m = Match()
    m.lrig(m.made("low", "lrig", level=3), A)
    (higher,) = m.lrigs(A, m.made("high", "lrig", level=4, grow_cost=cost))
    m.ener(A, "WD01-013")
    m.begin("grow")
    assert m.offered("grow") == {higher}
    prompt = m.rules.warns(m.state, Move("end_phase"))
    assert (prompt is not None) == asked
    assert prompt is None or prompt.source == higher
    assert m.rules.warns(m.state, m.legal("grow")[0]) is None
