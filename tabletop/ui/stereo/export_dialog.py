"""One pair to one file; the dialog says which eye comes first in it before anything is written."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from tabletop.library.texts import say
from tabletop.stereo.export import export, suggested_name
from tabletop.ui.stereo.desk import Desk
from tabletop.ui.stereo.fields import button, words
from tabletop.ui.stereo.form_fields import FormFields
from tabletop.ui.stereo.making import full_size
from tabletop.ui.stereo.work import Lane, Tell


class ExportDialog(QDialog):
    """Stays open while the worker writes; ``written`` are the files made so far."""

    def __init__(self, desk: Desk, last: dict[str, object], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self.written: list[Path] = []
        self.setWindowTitle(say("stereo_window.export"))
        self.setMinimumWidth(560)
        column = QVBoxLayout(self)
        column.setSpacing(10)
        self.fields = FormFields(desk.look, last)
        column.addWidget(self.fields)
        row = QHBoxLayout()
        self.path = QLineEdit()
        self.path.setAccessibleName(say("stereo_window.file"))
        row.addWidget(self.path, 1)
        row.addWidget(button("browse", self._browse))
        column.addLayout(row)
        self.result = words()
        self.result.setMinimumHeight(44)
        column.addWidget(self.result)
        row = QHBoxLayout()
        row.addStretch(1)
        self.write_button = button("write", self.write)
        self.write_button.setProperty("primary", True)
        self.write_button.setDefault(True)
        row.addWidget(self.write_button)
        row.addWidget(button("close", self.reject))
        column.addLayout(row)
        self.lane = Lane(self)
        self.lane.ready.connect(self._done)
        self.lane.failed.connect(self._failed)
        self._folder = Path(str(last.get("folder") or _home()))
        self.fields.changed.connect(self._name)
        self._name()

    def _name(self) -> None:
        form, wish = self.fields.form, self.fields.wish()
        self.path.setText(str(self._folder / suggested_name(self.desk.sheet.pair, wish.mode, form.suffix)))
        self.result.clear()

    def _browse(self) -> None:
        suffix = self.fields.form.suffix
        chosen, _ = QFileDialog.getSaveFileName(
            self, say("stereo_window.export"), self.path.text(), f"*{suffix}"
        )
        if chosen:
            path = Path(chosen)
            self._folder = path.parent
            self.path.setText(str(path if path.suffix else path.with_suffix(suffix)))

    def write(self) -> None:
        """In the worker."""
        sheet, path = self.desk.sheet, Path(self.path.text()).expanduser()
        if path.suffix.lower() != self.fields.form.suffix:
            path = path.with_name(path.name + self.fields.form.suffix)
        self._folder = path.parent
        size = full_size(sheet.pair, sheet.alignment, self.fields.wish().options)
        wish = self.fields.pivoted(*size)

        def job(tell: Tell) -> Path:
            export(sheet.pair, sheet.alignment, wish, path)
            return path

        self.write_button.setEnabled(False)
        self.result.setText(say("stereo_window.writing"))
        self.lane.ask(job)

    def _done(self, path: Path) -> None:
        self.written.append(path)
        self.write_button.setEnabled(True)
        size = path.stat().st_size / 1024
        self.result.setText(
            say("stereo_window.written", name=path.name, folder=str(path.parent), size=f"{size:,.0f}")
        )

    def _failed(self, error: object) -> None:
        self.write_button.setEnabled(True)
        self.result.setText(str(error))

    def chosen(self) -> dict[str, object]:
        """What to remember for the next time."""
        return {**self.fields.chosen(), "folder": str(self._folder)}

    def done(self, code: int) -> None:
        self.lane.close()
        super().done(code)


def _home() -> str:
    pictures = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
    return pictures if pictures and Path(pictures).is_dir() else str(Path.home())
