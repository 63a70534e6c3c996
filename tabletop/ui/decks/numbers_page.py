"""What the deck is made of, as charts, and the odds of chosen cards."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from tabletop.games import GAMES
from tabletop.library.deck_stats import ChartData, charts_csv, deck_charts
from tabletop.library.texts import say
from tabletop.ui.cards.styles import WIXOSS_COLOURS
from tabletop.ui.decks.document import DeckDocument
from tabletop.ui.decks.icons import icon
from tabletop.ui.decks.odds_box import OddsBox

COLOURS = {**WIXOSS_COLOURS, "terran": "#4d7fd0", "kilrathi": "#c65a3c"}
CHART_HEIGHT = 210


class NumbersPage(QWidget):
    """Charts at the left, odds at the right; charts are copied as a picture or as a table."""

    def __init__(self, document: DeckDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.charts: tuple[ChartData, ...] = ()
        self.paper = QWidget()
        self.grid = QGridLayout(self.paper)
        self.grid.setSpacing(10)
        self.scroll = QScrollArea()
        self.scroll.setWidget(self.paper)
        self.scroll.setWidgetResizable(True)
        self.odds = OddsBox(document)
        picture, table = (
            QPushButton(icon("copy"), say("decks.copy_picture")),
            QPushButton(icon("table"), say("decks.copy_csv")),
        )
        picture.clicked.connect(self.copy_picture)
        table.clicked.connect(self.copy_csv)
        tools = QHBoxLayout()
        tools.addStretch(1)
        tools.addWidget(picture)
        tools.addWidget(table)
        left = QVBoxLayout()
        left.addWidget(self.scroll, 1)
        left.addLayout(tools)
        row = QHBoxLayout(self)
        row.addLayout(left, 3)
        row.addWidget(self.odds, 2)

    def refresh(self) -> None:
        """Draw everything anew."""
        self.charts = deck_charts(self.document.deck, self.document.known)
        while self.grid.count():
            old = self.grid.takeAt(0).widget()
            if old is not None:
                old.deleteLater()
        shown = [chart for chart in self.charts if chart.bars]
        columns = 2 if self.width() < 1300 else 3
        for i, chart in enumerate(shown):
            self.grid.addWidget(self._plot(chart), i // columns, i % columns)
        if not shown:
            empty = QLabel(say("decks.no_cards_yet"))
            empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
            empty.setProperty("quiet", True)
            self.grid.addWidget(empty, 0, 0)
        self.odds.refresh()

    def _plot(self, chart: ChartData) -> QWidget:
        import pyqtgraph

        ink = self.palette().color(QPalette.ColorRole.Text)
        accent = QColor(GAMES[self.document.game].accent)
        plot = pyqtgraph.PlotWidget(background=self.palette().color(QPalette.ColorRole.AlternateBase))
        plot.setMinimumHeight(CHART_HEIGHT)
        plot.setMouseEnabled(False, False)
        plot.hideButtons()
        plot.setMenuEnabled(False)
        title = (
            chart.title
            if chart.mean is None
            else say(
                "decks.chart_with_mean",
                title=chart.title,
                mean=f"{chart.mean:.{0 if chart.mean >= 100 else 1}f}",
            )
        )
        plot.setTitle(title, color=ink.name(), size="10pt")
        heights = [bar.height for bar in chart.bars]
        brushes = [QColor(COLOURS.get(bar.word, accent.name())) for bar in chart.bars]
        plot.addItem(
            pyqtgraph.BarGraphItem(
                x=range(len(heights)), height=heights, width=0.72, brushes=brushes, pen=None
            )
        )
        for x, height in enumerate(heights):
            label = pyqtgraph.TextItem(str(height), color=ink, anchor=(0.5, 1.0))
            label.setPos(x, height)
            plot.addItem(label)
        axis = plot.getAxis("bottom")
        font = QFont(self.font())
        font.setPointSizeF(8 if len(heights) > 7 else 9)
        axis.setStyle(tickFont=font, hideOverlappingLabels=False)
        axis.setTextPen(ink)
        axis.setPen(ink)
        axis.setTicks([[(x, _broken(bar.label)) for x, bar in enumerate(chart.bars)]])
        axis.setHeight(34)
        plot.hideAxis("left")
        plot.setXRange(-0.6, len(heights) - 0.4, padding=0)
        plot.setYRange(0, max([*heights, 1]) * 1.22, padding=0)
        plot.setAccessibleName(f"{title}: " + ", ".join(f"{bar.label} {bar.height}" for bar in chart.bars))
        return plot

    def copy_picture(self) -> None:
        """All charts as one picture on the clipboard."""
        QGuiApplication.clipboard().setPixmap(self.paper.grab())

    def copy_csv(self) -> None:
        """All numbers as a table on the clipboard."""
        QGuiApplication.clipboard().setText(charts_csv(self.charts))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.isVisible() and (event.oldSize().width() < 1300) != (event.size().width() < 1300):
            self.refresh()


def _broken(label: str) -> str:
    """A long word on two lines."""
    if len(label) <= 9:
        return label
    middle = label.find(" ", len(label) // 3)
    return label[:middle] + "\n" + label[middle + 1 :] if middle > 0 else label
