"""What a deck is made of, in numbers."""

import csv
import io

import pytest

from tabletop.games import KEYS
from tabletop.library.deck_stats import charts_csv, deck_charts
from tabletop.library.decks import ready_decks
from tabletop.library.pool import faces
from tabletop.library.texts import use


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("game", KEYS)
def test_every_ready_deck_has_its_charts_in_both_languages(game: str, language: str) -> None:
    use(language)
    for deck in ready_decks(game):
        charts = deck_charts(deck, faces(game))
        assert any(chart.bars for chart in charts)
        for chart in charts:
            assert all(bar.label and bar.height >= 0 for bar in chart.bars)
            assert not any("_" in bar.label for bar in chart.bars), chart


def test_bursts_and_types_are_counted_by_copy() -> None:
    charts = {chart.key: chart for chart in deck_charts(ready_decks("wixoss")[0], faces("wixoss"))}
    assert {bar.word: bar.height for bar in charts["bursts"].bars}["life_burst"] == 20
    assert sum(bar.height for bar in charts["types"].bars) == 48


def test_a_curve_has_its_mean_and_no_gaps() -> None:
    charts = {chart.key: chart for chart in deck_charts(ready_decks("wixoss")[0], faces("wixoss"))}
    curve = charts["signi_levels"]
    assert [int(bar.label) for bar in curve.bars] == list(
        range(int(curve.bars[0].label), int(curve.bars[-1].label) + 1)
    )
    total = sum(bar.height for bar in curve.bars)
    assert curve.mean == pytest.approx(sum(int(bar.label) * bar.height for bar in curve.bars) / total)


def test_a_table_of_all_charts_reads_back() -> None:
    charts = deck_charts(ready_decks("confront_wisdom")[0], faces("confront_wisdom"))
    rows = list(csv.reader(io.StringIO(charts_csv(charts))))
    assert len(rows) == 1 + sum(len(chart.bars) for chart in charts)
