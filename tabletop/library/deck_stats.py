"""What a deck is made of: the charts that its game's form asks for."""

import csv
import io
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from tabletop.core.card import Face
from tabletop.core.ruleset import Deck
from tabletop.library.card_words import kind_name, trait_name
from tabletop.library.deck_form import Chart, DeckForm, deck_form
from tabletop.library.texts import language, say


@dataclass(frozen=True)
class Bar:
    """One column: what it is called, how high, and the trait or kind it stands for (for its colour)."""

    label: str
    height: int
    word: str = ""


@dataclass(frozen=True)
class ChartData:
    """One chart, ready to be drawn. `mean` of what is counted, where that means something."""

    key: str
    title: str
    bars: tuple[Bar, ...]
    mean: float | None = None


def deck_charts(deck: Deck, faces: Mapping[str, Face]) -> tuple[ChartData, ...]:
    """Every chart of the game's form, in the language in use; unknown cards are left out."""
    form = deck_form(deck.game)
    return tuple(_chart(deck, chart, form, _cards(deck, chart, faces)) for chart in form.charts)


def _cards(deck: Deck, chart: Chart, faces: Mapping[str, Face]) -> list[Face]:
    piles = (chart.pile,) if chart.pile else tuple(deck.piles)
    found = [faces[id] for pile in piles for id in deck.piles.get(pile, ()) if id in faces]
    return [face for face in found if not chart.kinds or face.kind in chart.kinds]


def _chart(deck: Deck, chart: Chart, form: DeckForm, cards: Sequence[Face]) -> ChartData:
    title = say(f"decks.chart.{chart.key}")
    match chart.of:
        case "kind":
            return ChartData(chart.key, title, _kinds(deck.game, cards))
        case "trait":
            return ChartData(chart.key, title, _traits(deck.game, chart, cards))
        case "row":
            return ChartData(chart.key, title, _row(chart, cards))
    numbers = [n for face in cards if (n := _number(face, chart, form)) is not None]
    if not chart.zero:
        numbers = [n for n in numbers if n]
    mean = sum(numbers) / len(numbers) if numbers else None
    return ChartData(chart.key, title, _histogram(numbers), mean)


def _number(face: Face, chart: Chart, form: DeckForm) -> int | None:
    return form.cost_of(face) if chart.of == "cost" else face.values.get(chart.what)


def _histogram(numbers: Iterable[int]) -> tuple[Bar, ...]:
    counts = Counter(numbers)
    if not counts:
        return ()
    span = range(min(counts), max(counts) + 1)
    shown = list(span) if len(span) <= 16 else sorted(counts)
    return tuple(Bar(_short(n), counts[n], str(n)) for n in shown)


def _short(n: int) -> str:
    return f"{n // 1000}k" if n >= 1000 and n % 1000 == 0 else str(n)


def _kinds(game: str, cards: Iterable[Face]) -> tuple[Bar, ...]:
    counts = Counter(face.kind for face in cards)
    return tuple(Bar(kind_name(game, kind), n, kind) for kind, n in counts.most_common())


def _traits(game: str, chart: Chart, cards: Iterable[Face]) -> tuple[Bar, ...]:
    told = [{trait.rsplit(":", 1)[-1] for trait in face.traits} for face in cards]
    bars = [Bar(trait_name(game, t, language()), sum(t in words for words in told), t) for t in chart.traits]
    if chart.rest:
        without = sum(words.isdisjoint(chart.traits) for words in told)
        bars.append(Bar(trait_name(game, chart.rest, language()), without, chart.rest))
    return tuple(bars)


def _row(chart: Chart, cards: Iterable[Face]) -> tuple[Bar, ...]:
    by = sorted((face.values.get(chart.by, 0), face.values.get(chart.what, 0)) for face in cards)
    return tuple(Bar(str(at), height, str(at)) for at, height in by)


def charts_csv(charts: Iterable[ChartData]) -> str:
    """All charts as rows of chart, column, height."""
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow([say("decks.csv.chart"), say("decks.csv.column"), say("decks.csv.cards")])
    for chart in charts:
        rows.writerows([chart.title, bar.label, bar.height] for bar in chart.bars)
    return out.getvalue()
