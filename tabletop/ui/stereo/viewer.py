"""The window of the viewer: pairs at the left, modes above, the picture, and four panels at the right."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QTabWidget, QVBoxLayout, QWidget

from tabletop.library.errors import Unusable
from tabletop.library.settings import Settings
from tabletop.library.texts import language, say
from tabletop.stereo.reading import Wish
from tabletop.ui.stereo.action_bar import ActionBar
from tabletop.ui.stereo.align_panel import AlignPanel
from tabletop.ui.stereo.depth_panel import DepthPanel
from tabletop.ui.stereo.desk import Desk
from tabletop.ui.stereo.dialogs import Dialogs
from tabletop.ui.stereo.doctor_panel import DoctorPanel
from tabletop.ui.stereo.fields import scrolled
from tabletop.ui.stereo.gallery import Gallery
from tabletop.ui.stereo.gallery_list import Offered, built_in
from tabletop.ui.stereo.hands import Hands
from tabletop.ui.stereo.mode_bar import ModeBar
from tabletop.ui.stereo.opening import answers, found_in, sentence
from tabletop.ui.stereo.remembered import Remembered
from tabletop.ui.stereo.signs import icon, state_colour
from tabletop.ui.stereo.size_panel import SizePanel
from tabletop.ui.window.message_bar import MessageBar

PANELS = ("size", "align", "depth", "doctor")
_SIZE = QSize(1360, 860)
_SMALLEST = QSize(960, 620)


class Viewer(QWidget):
    """One pair at a time. `open` reads in a worker; whatever cannot be read is said in the bar at the top."""

    def __init__(self, near: QWidget | None = None, settings: Settings | None = None) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAcceptDrops(True)
        self.setMinimumSize(_SMALLEST)
        self.remembered = Remembered(settings)
        self.desk = Desk(self)
        self.own: list[Offered] = []
        self.last_modes: dict[str, str] = {}
        self.remembered.seat(self.desk)
        self.desk.laid.connect(self._laid)
        self.desk.changed.connect(self._changed)
        self.desk.trouble.connect(self.complain)
        self.desk.working.connect(lambda on: self.actions_.set_working(on))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.message = MessageBar()
        column.addWidget(self.message)
        self.content: QWidget | None = None
        self._build()
        self.dialogs = Dialogs(self)
        self.resize(near.size().expandedTo(_SMALLEST) if near is not None else _SIZE)

    # ---- parts

    def _build(self) -> None:
        """Everything that bears words or colours; built anew when either has changed."""
        shown = self.panels.currentIndex() if self.content is not None else 0
        if self.content is not None:
            self.easel.close_work()
            self.layout().removeWidget(self.content)
            self.content.hide()
            self.content.deleteLater()
        self._spoken = (language(), self.palette().window().color().name())
        self.setWindowTitle(say("stereo_window.title"))
        self.content = QWidget()
        row = QHBoxLayout(self.content)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.gallery = Gallery(self.own)
        self.gallery.chosen.connect(self._choose)
        self.gallery.asked_file.connect(lambda: self.dialogs.ask_files())
        self.gallery.asked_folder.connect(lambda: self.dialogs.ask_folder())
        row.addWidget(self.gallery)
        row.addLayout(self._desk_side(), 1)
        self.layout().addWidget(self.content, 1)
        self._shortcuts()
        self.panels.setCurrentIndex(shown)
        self._laid()
        self._changed()

    def _desk_side(self) -> QVBoxLayout:
        """Modes above, actions below, and between them the picture with the panels."""
        column = QVBoxLayout()
        column.setSpacing(0)
        self.modes = ModeBar(self.last_modes)
        self.modes.chosen.connect(self.show_mode)
        self.easel = Hands(self.desk)
        self.easel.still = self.remembered.still
        self.actions_ = ActionBar(self.desk, self.easel)
        self.actions_.asked.connect(lambda what: self.dialogs.enter(what))
        column.addWidget(self.modes)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.easel, 1)
        row.addWidget(self._panels())
        column.addLayout(row, 1)
        column.addWidget(self.actions_)
        return column

    def _panels(self) -> QTabWidget:
        self.panels = QTabWidget()
        self.panels.setFixedWidth(316)
        self.panels.setDocumentMode(True)
        self.panels.tabBar().setDrawBase(False)
        self.panels.setUsesScrollButtons(False)
        self.size_panel = SizePanel(self.desk, self.easel, lambda: self.dialogs.enter("measure"))
        self.align_panel = AlignPanel(self.desk, self.easel)
        self.depth_panel = DepthPanel(self.desk, self.easel)
        self.doctor_panel = DoctorPanel(
            self.desk, lambda: self.show_panel("align"), lambda: self.show_panel("depth")
        )
        for name in PANELS:
            panel = scrolled(getattr(self, f"{name}_panel"))
            self.panels.addTab(panel, say(f"stereo_window.panel_{name}"))
        self.panels.currentChanged.connect(self._panel_changed)
        return self.panels

    def _shortcuts(self) -> None:
        keys = {
            "Ctrl+O": lambda: self.dialogs.ask_files(), "Ctrl+Shift+O": lambda: self.dialogs.ask_folder(),
            "F11": lambda: self.dialogs.enter("full"), "Ctrl+E": lambda: self.dialogs.enter("export"),
            "Ctrl+B": lambda: self.dialogs.enter("batch"), "X": self.desk.swap,
            "Shift+X": lambda: self.desk.swap(everywhere=True), "F": self._toggle_fit, "F9": self._alone,
            "F1": lambda: self.dialogs.enter("keys"), "PgDown": lambda: self.gallery.step(1),
            "PgUp": lambda: self.gallery.step(-1), "Esc": self._back,
        }  # fmt: skip
        for key, act in keys.items():
            QShortcut(QKeySequence(key), self.content, act)
        for number, name in enumerate(PANELS, 1):
            QShortcut(QKeySequence(f"Alt+{number}"), self.content, lambda name=name: self.show_panel(name))

    # ---- opening

    def open(self, paths: Sequence[Path], layout: str | None = None) -> None:
        """Two pictures, one stereo file, or a folder of pairs; L and R in the names decide over the order."""
        paths = tuple(Path(path) for path in paths)
        if len(paths) == 1 and paths[0].is_dir():
            self.open_folder(paths[0])
            return
        self.message.dismiss()
        self.desk.open(paths, Wish(layout=layout) if layout else None)

    def _choose(self, sources: tuple[Path, ...]) -> None:
        self.message.dismiss()
        self.desk.open(sources)
        self.easel.setFocus()

    def open_first(self) -> None:
        """Where nothing lies on the easel yet, the first pair of the list."""
        if self.desk.sheet is None and not self.desk.reading.busy:
            self.gallery.first()

    def open_folder(self, folder: Path) -> None:
        """Every pair of it goes to the list at the left; the first one is shown."""
        try:
            pairs, left_over = found_in(folder)
        except Unusable as error:
            self.complain(error)
            return
        self.own = pairs
        self.gallery.fill(pairs)
        self.message.dismiss()
        self.desk.open(pairs[0].sources)
        if left_over:
            self.message.say(left_over)

    def complain(self, error: Unusable) -> None:
        """One sentence, with the answers that would help."""
        self.message.say(sentence(error), *answers(error, self.desk, self.dialogs.ask_other_eye))
        if self.desk.sheet is not None:
            self.gallery.mark(self.desk.sheet.pair.sources)
        self.easel.update()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        event.acceptProposedAction()
        if paths:
            self.open_given(paths)

    def open_given(self, paths: Sequence[Path]) -> None:
        """Files in no order of their own: names say which is left, and what they do not say the doctor asks."""
        if len(paths) == 1:
            self.open(paths)
        else:
            self.message.dismiss()
            self.desk.open(tuple(sorted(paths)), Wish(by_name=True))

    # ---- following the desk

    def show_mode(self, mode: str) -> None:
        """Look at the pair in another way; mirror and over/under change sides when chosen again."""
        if self.easel.corners is not None and mode != "onion":
            self.align_panel.corners.setChecked(False)
        options = self.desk.look.options
        if mode == self.desk.look.mode == "mirror":
            self.desk.choose(mirror_right=not options.mirror_right)
        elif mode == self.desk.look.mode == "over-under":
            self.desk.choose(right_above=not options.right_above)
        else:
            self.desk.show(mode=mode)

    def show_panel(self, name: str) -> None:
        self.panels.setCurrentIndex(PANELS.index(name))

    def _panel_changed(self, number: int) -> None:
        self.easel.aligning = PANELS[number] == "align"
        if not self.easel.aligning:
            self.align_panel.corners.setChecked(False)
        self.easel.setFocus()

    def _laid(self) -> None:
        sheet = self.desk.sheet
        if sheet is None:
            return
        offered = [each for each in (*self.own, *built_in()) if each.sources == sheet.pair.sources]
        name = offered[0].title[language()] if offered else sheet.pair.name
        self.setWindowTitle(say("stereo_window.title_of", name=name))
        self.gallery.mark(sheet.pair.sources)
        asks = self.doctor_panel.asks
        at = PANELS.index("doctor")
        self.panels.setTabIcon(at, icon("ask", state_colour("ask")) if asks else QIcon())
        text = say("stereo_window.panel_doctor")
        self.panels.setTabText(at, f"{text} {asks}" if asks else text)
        self.easel.update()

    def _changed(self) -> None:
        self.modes.show_mode(self.desk.look.mode)
        self.size_panel.follow()

    def _toggle_fit(self) -> None:
        self.desk.resize(None if self.desk.width_mm is not None else max(20.0, round(self.easel.width_mm, 1)))

    def _alone(self) -> None:
        """The picture without anything around it, and back."""
        alone = not self.gallery.isHidden()
        for part in (self.gallery, self.panels, self.modes):
            part.setVisible(not alone)

    def _back(self) -> None:
        """One level back: a tool, corners, the zoom, what was hidden, a message."""
        if self.easel.tool:
            self.depth_panel.plane.setChecked(False)
            self.depth_panel.pivot.setChecked(False)
        elif self.easel.corners is not None:
            self.align_panel.corners.setChecked(False)
        elif self.desk.look.zoom > 1:
            self.desk.show(zoom=1.0)
        elif self.gallery.isHidden():
            self._alone()
        elif self.message.text:
            self.message.dismiss()
        else:
            self.close()

    # ---- with the window

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowActivate:
            now = (language(), self.palette().window().color().name())
            if now != self._spoken:
                self._build()
        return super().event(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.dialogs.close()
        self.remembered.close(self.desk)
        self.desk.close()
        self.easel.close_work()
        super().closeEvent(event)
