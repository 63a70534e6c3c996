"""What opens from the window: files, folders, full screen, export, batch, calibration, keys."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog

from tabletop.library.texts import say
from tabletop.ui.stereo.opening import PATTERN

if TYPE_CHECKING:
    from tabletop.ui.stereo.viewer import Viewer


class Dialogs:
    """``full`` is the full-screen window while it is open."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.full = None

    def enter(self, name: str) -> None:
        """full, export, batch, measure or keys."""
        {"full": self.full_screen, "export": self.export, "batch": self.batch, "measure": self.measure,
         "keys": self.keys}[name]()  # fmt: skip

    def close(self) -> None:
        if self.full is not None:
            self.full.close()

    def ask_files(self) -> None:
        """One stereo file, or the two pictures of a pair."""
        chosen, _ = QFileDialog.getOpenFileNames(
            self.viewer,
            say("stereo_window.about_open"),
            self._folder(),
            f"{say('stereo_window.pictures')} ({PATTERN})",
        )
        if chosen:
            self._keep_folder(Path(chosen[0]).parent)
            self.viewer.open_given([Path(each) for each in chosen])

    def ask_folder(self) -> None:
        chosen = QFileDialog.getExistingDirectory(
            self.viewer, say("stereo_window.about_folder"), self._folder()
        )
        if chosen:
            self._keep_folder(Path(chosen))
            self.viewer.open_folder(Path(chosen))

    def ask_other_eye(self) -> None:
        """The picture that was opened is the left one; this asks for the right one."""
        left = self.viewer.desk.sources[0]
        chosen, _ = QFileDialog.getOpenFileName(
            self.viewer,
            say("stereo_window.other_eye"),
            str(left.parent),
            f"{say('stereo_window.pictures')} ({PATTERN})",
        )
        if chosen:
            self.viewer.open([left, Path(chosen)])

    def _folder(self) -> str:
        return str(self.viewer.remembered.last("stereo_files").get("folder", ""))

    def _keep_folder(self, folder: Path) -> None:
        self.viewer.remembered.keep("stereo_files", {"folder": str(folder)})

    def full_screen(self) -> None:
        from tabletop.ui.stereo.full_screen import FullScreen

        if self.full is not None or self.viewer.desk.sheet is None:
            return
        self.full = FullScreen(self.viewer.desk)
        self.full.closed.connect(self._full_closed)
        self.full.open_on(self.viewer.actions_.screen_chosen())

    def _full_closed(self) -> None:
        self.full = None
        self.viewer.activateWindow()

    def export(self) -> None:
        from tabletop.ui.stereo.export_dialog import ExportDialog

        if self.viewer.desk.ready:
            dialog = ExportDialog(self.viewer.desk, self.viewer.remembered.last("stereo_export"), self.viewer)
            dialog.exec()
            self.viewer.remembered.keep("stereo_export", dialog.chosen())
            dialog.deleteLater()

    def batch(self) -> None:
        from tabletop.ui.stereo.batch_dialog import BatchDialog

        dialog = BatchDialog(self.viewer.desk.look, self.viewer.remembered.last("stereo_batch"), self.viewer)
        dialog.exec()
        self.viewer.remembered.keep("stereo_batch", dialog.chosen())
        dialog.deleteLater()

    def measure(self) -> None:
        from tabletop.ui.stereo.calibrate import Calibrate

        dialog = Calibrate(self.viewer)
        if dialog.exec() == Calibrate.DialogCode.Accepted:
            self.viewer.easel.refresh()
        dialog.deleteLater()

    def keys(self) -> None:
        from tabletop.ui.stereo.keys_page import KeysPage

        dialog = KeysPage(self.viewer)
        dialog.exec()
        dialog.deleteLater()
