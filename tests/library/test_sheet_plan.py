"""Cards on paper: true size, inside the paper, backs behind fronts."""

import pytest

from tabletop.library.errors import Unusable
from tabletop.library.sheet_plan import PAPERS, RULER, SheetForm, backs_of, sheets


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("gap", "bleed"), [(0.0, 0.0), (3.0, 2.0)])
def test_no_card_leaves_the_paper_or_touches_another_or_the_ruler(
    paper: str, gap: float, bleed: float
) -> None:
    form = SheetForm(paper, gap=gap, bleed=bleed)
    wide, high = form.size
    for sheet in sheets(form, 40):
        for placed in sheet:
            assert placed.x - bleed >= 0
            assert placed.x + form.card[0] + bleed <= wide
            assert placed.y - bleed >= RULER - 1e-6
            assert placed.y + form.card[1] + bleed <= high
        corners = sorted((placed.x, placed.y) for placed in sheet)
        for (x, y), (x2, y2) in zip(corners, corners[1:], strict=False):
            assert x2 - x >= form.card[0] - 1e-6 or y2 - y >= form.card[1] - 1e-6


def test_nine_cards_fit_on_a4_and_every_card_is_printed_once() -> None:
    pages = sheets(SheetForm(), 40)
    assert [len(page) for page in pages] == [9, 9, 9, 9, 4]
    assert [placed.n for page in pages for placed in page] == list(range(40))


@pytest.mark.parametrize("count", [1, 4, 9])
def test_backs_lie_behind_their_fronts_when_the_sheet_is_turned(count: int) -> None:
    form = SheetForm(backs="duplex", gap=2.0)
    (sheet,) = sheets(form, count)
    for front, back in zip(sheet, backs_of(form, sheet), strict=True):
        assert front.n == back.n
        assert back.x == pytest.approx(form.size[0] - front.x - form.card[0])
        assert back.y == front.y


def test_a_card_that_does_not_fit_is_one_sentence() -> None:
    with pytest.raises(Unusable) as wrong:
        sheets(SheetForm(card=(200.0, 200.0), bleed=10.0), 1)
    assert str(wrong.value)
