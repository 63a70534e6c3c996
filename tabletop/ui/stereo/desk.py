"""What lies on the desk: the pair, how it is aligned and looked at. Panels change it, pictures follow it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from tabletop.library.errors import Unusable
from tabletop.stereo import sidecar
from tabletop.stereo.aligning import align
from tabletop.stereo.alignment import Alignment
from tabletop.stereo.depth import at_point, curing_shift, disparity, window_violation
from tabletop.stereo.modes import Options, eyes
from tabletop.stereo.plane import chained, turned
from tabletop.stereo.reading import Wish
from tabletop.stereo.sidecar import Sidecar
from tabletop.stereo.size import Viewer, usual_width
from tabletop.stereo.swaps import Swaps
from tabletop.ui.stereo.families import family_of
from tabletop.ui.stereo.keeping import place_of, remembered
from tabletop.ui.stereo.making import MIDDLE, Look, Spot, full_views
from tabletop.ui.stereo.sheet import Sheet, examined, opening
from tabletop.ui.stereo.work import Lane, Tell

_KEEP_AFTER = 700
LARGEST_ZOOM = 12.0


class Desk(QObject):
    """`laid`: another pair, or more is known of it; `changed`: the picture is another; `trouble(Unusable)`."""

    laid = Signal()
    changed = Signal()
    trouble = Signal(object)
    told = Signal(str)
    working = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sheet: Sheet | None = None
        self.look = Look()
        self.person = Viewer()
        self.gap = 4.0
        self.mm: dict[str, float | None] = {"bare": usual_width(self.person)}
        self.sources: tuple[Path, ...] = ()
        self._known: dict[tuple[Path, ...], Sheet] = {}
        self.reading, self.measuring, self.keeping = Lane(self), Lane(self), Lane(self)
        self.reading.ready.connect(self._lay)
        self.reading.failed.connect(self._refuse)
        self.measuring.ready.connect(lambda act: act())
        for lane in (self.measuring, self.keeping):
            lane.failed.connect(self.trouble)
        self._soon = QTimer(self, singleShot=True, interval=_KEEP_AFTER)
        self._soon.timeout.connect(self._keep)

    def close(self) -> None:
        if self._soon.isActive():
            self._soon.stop()
            self._keep()
            self.keeping.finish()
        for lane in (self.reading, self.measuring, self.keeping):
            lane.close()

    # ---- opening

    def open(self, sources: Sequence[Path], wish: Wish | None = None) -> None:
        """Read in the worker; what lay here stays until the new pair can be seen."""
        self.flush()
        self.sources = tuple(sources)
        self._wish = wish or Wish()
        if (known := self._known.get(self.sources)) is not None and wish is None:
            self._lay(known)
            return
        self.working.emit(True)
        self.reading.ask(opening(self.sources, self._wish, first=self.sheet is None))

    def again(self, **changes: object) -> None:
        """Read the same sources with another wish."""
        self.open(self.sources, replace(self._wish, **changes))

    def _refuse(self, error: Unusable) -> None:
        self.working.emit(False)
        self.trouble.emit(error)

    def _lay(self, sheet: Sheet) -> None:
        new = self.sheet is None or self.sheet.pair is not sheet.pair
        self.sheet = sheet
        if new:
            mode = sheet.mode or self.look.mode
            options = replace(self.look.options, picture_only=False, floating=False)
            self.look = replace(self.look, mode=mode, options=options, zoom=1.0, centre=MIDDLE, pivot=None)
        if sheet.settled:
            self.working.emit(False)
            self._known = remembered(self._known, self.sources, sheet)
        self._tune()
        self.laid.emit()
        self.changed.emit()

    # ---- looking

    @property
    def ready(self) -> bool:
        """May the alignment be changed by hand?"""
        return self.sheet is not None and self.sheet.settled

    def show(self, **changes: object) -> None:
        """Another way of looking (fields of `Look`)."""
        self.look = replace(self.look, **changes)
        self._tune()
        self.changed.emit()

    def choose(self, **changes: object) -> None:
        """Other options (fields of `Options`)."""
        if "picture_only" in changes:
            # A spot of the whole card is another one of the picture.
            self.look = replace(self.look, pivot=None, zoom=1.0, centre=MIDDLE)
        self.show(options=replace(self.look.options, **changes))

    def magnify(self, by: float, around: Spot = MIDDLE) -> None:
        """Zoom both views together; the spot stays where it is."""
        zoom = min(LARGEST_ZOOM, max(1.0, self.look.zoom * by))
        part = 1 - self.look.zoom / zoom
        centre = tuple(c + (a - c) * part for c, a in zip(self.look.centre, around, strict=True))
        self.show(zoom=zoom, centre=_within(centre, zoom))

    def pan(self, x: float, y: float) -> None:
        """By parts of the whole view."""
        centre = (self.look.centre[0] + x, self.look.centre[1] + y)
        self.show(centre=_within(centre, self.look.zoom))

    @property
    def width_mm(self) -> float | None:
        """Width of one view that was asked for; None: as large as the window."""
        return self.mm.get(family_of(self.look.mode))

    def resize(self, mm: float | None) -> None:
        self.mm[family_of(self.look.mode)] = mm
        self.changed.emit()

    def _tune(self) -> None:
        """A swap belongs to its mode."""
        swaps = self.sheet.swaps if self.sheet else Swaps()
        options = replace(self.look.options, swap=swaps.holds(self.look.mode))
        self.look = replace(self.look, options=options)

    # ---- changing how the pair lies; each is kept after a moment

    def swap(self, everywhere: bool = False) -> None:
        if self.sheet is not None:
            self._put(swaps=self.sheet.swaps.toggled(self.look.mode, everywhere))

    def exchange(self) -> None:
        """The pair itself was the wrong way round."""
        if self.ready:
            sheet = self.sheet
            pair, alignment = sheet.pair.exchanged(), sheet.alignment.exchanged(sheet.pair)
            found = sheet.found.exchanged(sheet.pair)
            self._put(pair=pair, alignment=alignment, found=found, seen=None)
            self.working.emit(True)
            self.reading.ask(lambda tell: replace(examined(pair, sheet.swaps, alignment), found=found))

    def lie(self, alignment: Alignment) -> None:
        """Aligned otherwise."""
        if self.ready:
            self._put(alignment=alignment)

    def nudge(self, x: float = 0, y: float = 0, degrees: float = 0, scale: float = 1) -> None:
        """The right view by hand, in pixels of the canvas."""
        if self.ready:
            self.lie(self.sheet.alignment.nudged(x, y, degrees, scale))

    def reset(self) -> None:
        """Back to what was computed."""
        if self.ready:
            self._put(alignment=self.sheet.found)

    def realign(self, how: str) -> None:
        """auto, frame, whole or none."""
        if self.ready:
            pair = self.sheet.pair
            self._measure(lambda: align(pair, how), lambda found: self._put(alignment=found, found=found))

    def turn(self, quarters: int) -> None:
        """Both views, clockwise."""
        if self.ready:
            old = self.sheet.alignment
            spin, size = turned(quarters, *old.size)
            new = replace(
                old, size=size, left=chained(old.left, spin), right=chained(old.right, spin), shift=0.0
            )
            self.choose(picture_only=False)
            self._put(alignment=new, found=new)

    def shift_to(self, shift: float) -> None:
        """The depth of the screen plane, in pixels of the canvas; the printed frame is left out of it."""
        if self.ready:
            if self.sheet.a_card and shift:
                self.look = replace(self.look, options=replace(self.look.options, picture_only=True))
            self.lie(replace(self.sheet.alignment, shift=shift))

    def plane_at(self, spot: Spot, eye: str) -> None:
        """Lay what is seen there on the plane of the screen."""
        if not self.ready:
            return
        sheet, options = self.sheet, replace(self.look.options, swap=False, floating=False)

        def measured() -> float | None:
            left, right = full_views(sheet.pair, sheet.alignment, options, sheet.alignment.size[0])
            x, y = round(spot[0] * left.shape[1]), round(spot[1] * left.shape[0])
            if eye == "L":
                return at_point(left, right, x, y)
            found = at_point(right, left, x, y)
            return None if found is None else -found

        def found(depth: float | None) -> None:
            if depth is None:
                self.trouble.emit(Unusable("stereo_window.nothing_to_match"))
            else:
                self.shift_to(sheet.alignment.shift - depth)

        self._measure(measured, found)

    def cure(self) -> None:
        """Move the scene back until nothing before the window is cut by its edge."""
        if not self.ready:
            return
        sheet = self.sheet
        options = Options(picture_only=sheet.a_card)

        def needed() -> float:
            left, right = eyes(sheet.pair, sheet.alignment, options)
            return curing_shift(window_violation(disparity(left, right)))

        self._measure(needed, lambda by: self.shift_to(sheet.alignment.shift + by))

    def _measure(self, work: Callable[[], object], then: Callable[[object], None]) -> None:
        def job(tell: Tell) -> Callable[[], None]:
            result = work()
            return lambda: then(result)

        self.measuring.ask(job)

    def _put(self, **changes: object) -> None:
        self.sheet = replace(self.sheet, **changes)
        self._known = remembered(self._known, self.sources, self.sheet)
        self._tune()
        self._soon.start()
        self.laid.emit()
        self.changed.emit()

    # ---- keeping

    def flush(self) -> None:
        """Keep at once what waits to be kept."""
        if self._soon.isActive():
            self._soon.stop()
            self._keep()

    def _keep(self) -> None:
        sheet, mode = self.sheet, self.look.mode

        def job(tell: Tell) -> None:
            sidecar.keep(sheet.pair, Sidecar(sheet.alignment, sheet.swaps, mode), place_of(sheet.pair))

        self.keeping.ask(job)


def _within(centre: Spot, zoom: float) -> Spot:
    edge = 0.5 / zoom
    x, y = (min(max(each, edge), 1 - edge) for each in centre)
    return x, y
