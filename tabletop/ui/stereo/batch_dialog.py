"""A whole folder of pairs at once: what is written, what could not be used, and a button that stops."""

from __future__ import annotations

import threading
from pathlib import Path

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from tabletop.library.texts import say
from tabletop.stereo.batch import Outcome, batch
from tabletop.ui.stereo.align_panel import WAYS
from tabletop.ui.stereo.fields import button, words
from tabletop.ui.stereo.form_fields import FormFields
from tabletop.ui.stereo.making import Look
from tabletop.ui.stereo.signs import icon
from tabletop.ui.stereo.work import Lane, Tell


class BatchDialog(QDialog):
    """``outcome`` is what the last run did."""

    def __init__(self, look: Look, last: dict[str, object], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.outcome: Outcome | None = None
        self._stop = threading.Event()
        self.setWindowTitle(say("stereo_window.batch"))
        self.setMinimumSize(640, 600)
        column = QVBoxLayout(self)
        column.addWidget(words(say("stereo_window.batch_how"), quiet=True))
        form = QFormLayout()
        self.source, self.target = (
            QLineEdit(str(last.get("source", ""))),
            QLineEdit(str(last.get("target", ""))),
        )
        for name, line in (("from_folder", self.source), ("to_folder", self.target)):
            form.addRow(say(f"stereo_window.{name}"), self._folder_row(name, line))
        self.way = QComboBox()
        for way in WAYS:
            self.way.addItem(say(f"stereo_window.by_{way}"), way)
        self.way.setCurrentIndex(max(0, self.way.findData(last.get("way", "auto"))))
        form.addRow(say("stereo_window.align_by"), self.way)
        self.by_letter = QCheckBox(say("stereo_window.by_letter"))
        self.by_letter.setToolTip(say("stereo_window.about_by_letter"))
        self.by_letter.setChecked(bool(last.get("by_letter", True)))
        form.addRow("", self.by_letter)
        column.addLayout(form)
        self.fields = FormFields(look, last)
        column.addWidget(self.fields)
        self.progress = QProgressBar()
        self.progress.setTextVisible(True)
        column.addWidget(self.progress)
        self.report = QListWidget()
        self.report.setWordWrap(True)
        self.report.setAccessibleName(say("stereo_window.report"))
        column.addWidget(self.report, 1)
        row = QHBoxLayout()
        row.addStretch(1)
        self.run_button = button("run", self.run)
        self.run_button.setProperty("primary", True)
        self.stop_button = button("stop", self._stop.set)
        self.stop_button.setEnabled(False)
        for each in (self.run_button, self.stop_button, button("close", self.reject)):
            row.addWidget(each)
        column.addLayout(row)
        self.lane = Lane(self)
        self.lane.ready.connect(self._told)
        self.lane.failed.connect(self._failed)

    def _folder_row(self, name: str, line: QLineEdit) -> QWidget:
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        line.setAccessibleName(say(f"stereo_window.{name}"))
        row.addWidget(line, 1)
        row.addWidget(button("browse", lambda: self._browse(name, line)))
        return box

    def _browse(self, name: str, line: QLineEdit) -> None:
        chosen = QFileDialog.getExistingDirectory(self, say(f"stereo_window.{name}"), line.text())
        if chosen:
            line.setText(chosen)
            if line is self.source and not self.target.text():
                self.target.setText(str(Path(chosen) / "stereo"))

    def run(self) -> None:
        """In the worker, pair by pair."""
        source = Path(self.source.text()).expanduser()
        target = Path(self.target.text()).expanduser() if self.target.text() else source / "stereo"
        self.target.setText(str(target))
        wish, suffix = self.fields.wish(), self.fields.form.suffix
        way, by_letter = self.way.currentData(), self.by_letter.isChecked()
        self._stop.clear()
        self.report.clear()
        self._running(True)

        def job(tell: Tell) -> Outcome:
            def progress(done: int, total: int, name: str) -> bool:
                tell((done, total, name))
                return not self._stop.is_set()

            return batch(source, target, wish, suffix, way, by_letter, progress)

        self.lane.ask(job)

    def _running(self, on: bool) -> None:
        self.run_button.setEnabled(not on)
        self.stop_button.setEnabled(on)

    def _told(self, news: object) -> None:
        if isinstance(news, Outcome):
            self._show(news)
            return
        done, total, name = news
        self.progress.setMaximum(total)
        self.progress.setValue(done)
        self.progress.setFormat(say("stereo_window.progress", done=done, total=total, name=name))

    def _show(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self._running(False)
        n = len(outcome.written)
        key = "stereo_window.batch_stopped" if outcome.stopped else "stereo_window.batch_done"
        self._line("corrected", say(key, n=n, folder=self.target.text()))
        for name, error in outcome.refused:
            self._line("ask", say("stereo.report_refused", name=name, error=str(error)))
        for name, note in outcome.notes:
            self._line("told", say("stereo.report_refused", name=name, error=note.text))

    def _line(self, sign: str, text: str) -> None:
        self.report.addItem(QListWidgetItem(icon(sign), text))

    def _failed(self, error: object) -> None:
        self._running(False)
        self._line("ask", str(error))

    def chosen(self) -> dict[str, object]:
        """What to remember for the next time."""
        return {**self.fields.chosen(), "source": self.source.text(), "target": self.target.text(),
                "way": self.way.currentData(), "by_letter": self.by_letter.isChecked()}  # fmt: skip

    def done(self, code: int) -> None:
        self._stop.set()
        self.lane.close()
        super().done(code)
