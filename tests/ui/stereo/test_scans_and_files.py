"""From a folder of scans to finished files: the doctor, the export of one pair, a whole folder, the calibration."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from tabletop.library.settings import Settings
from tabletop.library.texts import LANGUAGES, use
from tabletop.stereo import load
from tabletop.stereo.letters import printed_letter
from tabletop.stereo.template import JEDI_KNIGHTS
from tabletop.ui.stereo import menu_entry
from tabletop.ui.stereo.batch_dialog import BatchDialog
from tabletop.ui.stereo.calibrate import Calibrate
from tabletop.ui.stereo.export_dialog import ExportDialog
from tabletop.ui.stereo.form_fields import FormFields
from tabletop.ui.stereo.forms import FORMS
from tabletop.ui.stereo.gallery_list import built_in, of_card
from tabletop.ui.stereo.keeping import calibration
from tabletop.ui.stereo.making import Look
from tabletop.ui.stereo.screens import key_of
from tabletop.ui.window import rooms
from tests.ui.stereo.scans import folder_of_scans

Settled = Callable[[], None]


def findings(viewer: Any) -> list[tuple[str, str]]:
    return [(each.cure, each.note.key) for each in viewer.desk.sheet.seen.findings]


def choose(viewer: Any, settled: Settled, name: str) -> None:
    sources = next(pair.sources for pair in viewer.own if pair.title["en"] == name)
    viewer.desk.open(sources)
    settled()


def test_the_doctor_puts_scans_right_and_asks_before_it_exchanges(
    viewer: Any, settled: Settled, tmp_path: Path
) -> None:
    viewer.open([folder_of_scans(tmp_path / "scans")])
    settled()
    assert [pair.title["en"] for pair in viewer.own] == ["one", "three", "two"]
    choose(viewer, settled, "one")
    assert ("corrected", "stereo.cut_out") in findings(viewer)
    assert ("corrected", "stereo.light_differs") in findings(viewer)
    choose(viewer, settled, "two")
    assert ("corrected", "stereo.eye_turned") in findings(viewer)
    choose(viewer, settled, "three")
    assert ("ask", "stereo.letters_reversed") in findings(viewer)
    assert not viewer.desk.sheet.pair.swapped
    assert viewer.doctor_panel.asks == 1
    next(plate for plate in viewer.doctor_panel.plates).findChild(QPushButton).click()
    settled()
    assert viewer.desk.sheet.pair.swapped
    assert viewer.doctor_panel.asks == 0


def test_a_folder_of_scans_comes_out_right_from_the_batch(
    viewer: Any, settled: Settled, tmp_path: Path, qtbot: Any
) -> None:
    scans, target = folder_of_scans(tmp_path / "scans"), tmp_path / "out"
    dialog = BatchDialog(Look(), {"form": "pns"}, viewer)
    dialog.source.setText(str(scans))
    dialog.target.setText(str(target))
    dialog.run()
    qtbot.waitUntil(lambda: dialog.outcome is not None, timeout=30000)
    assert not dialog.outcome.refused
    assert sorted(path.name for path in target.iterdir()) == ["one.pns", "three.pns", "two.pns"]
    for path in target.iterdir():
        pair = load(path)
        assert (printed_letter(pair.left, JEDI_KNIGHTS), printed_letter(pair.right, JEDI_KNIGHTS)) == (
            "L",
            "R",
        ), path
        text = (slice(700, 1000), slice(60, 690))
        apart = np.abs(pair.left[text].astype(int) - pair.right[text])
        assert apart.mean() < 14, path
    lines = [dialog.report.item(number).text() for number in range(dialog.report.count())]
    assert any(line.startswith("three:") and "exchanged" in line for line in lines)
    dialog.reject()


def test_a_batch_stops_between_two_pairs(viewer: Any, tmp_path: Path, qtbot: Any) -> None:
    dialog = BatchDialog(Look(), {"form": "mpo"}, viewer)
    dialog.source.setText(str(folder_of_scans(tmp_path / "scans")))
    dialog.target.setText(str(tmp_path / "out"))
    dialog.lane.ready.connect(lambda news: dialog.stop_button.click() if isinstance(news, tuple) else None)
    dialog.run()
    qtbot.waitUntil(lambda: dialog.outcome is not None, timeout=30000)
    assert dialog.outcome.stopped
    assert len(dialog.outcome.written) < 3
    dialog.reject()


def test_a_batch_of_an_empty_folder_says_what_is_missing(viewer: Any, tmp_path: Path, qtbot: Any) -> None:
    dialog = BatchDialog(Look(), {}, viewer)
    dialog.source.setText(str(tmp_path))
    dialog.run()
    qtbot.waitUntil(lambda: dialog.report.count() > 0, timeout=30000)
    assert "_L and _R" in dialog.report.item(0).text()
    assert dialog.run_button.isEnabled()
    dialog.reject()


def test_every_form_is_written(viewer: Any, settled: Settled, tmp_path: Path, qtbot: Any) -> None:
    viewer.desk.look = Look(mode="anaglyph-red-cyan-dubois")
    viewer.desk.open(built_in()[0].sources)
    settled()
    for form in FORMS:
        dialog = ExportDialog(viewer.desk, {"form": form.name, "folder": str(tmp_path)}, viewer)
        dialog.write()
        qtbot.waitUntil(dialog.write_button.isEnabled, timeout=30000)
        assert [path.suffix for path in dialog.written] == [form.suffix], dialog.result.text()
        if form.suffix != ".pdf":
            with Image.open(dialog.written[0]) as image:
                assert getattr(image, "n_frames", 1) == (2 if form.order in ("moving", "mpo") else 1)
        dialog.reject()


def test_an_export_that_cannot_be_written_says_why(
    viewer: Any, settled: Settled, tmp_path: Path, qtbot: Any
) -> None:
    viewer.desk.open(built_in()[0].sources)
    settled()
    dialog = ExportDialog(viewer.desk, {"folder": str(tmp_path / "nowhere")}, viewer)
    dialog.write()
    qtbot.waitUntil(lambda: dialog.write_button.isEnabled(), timeout=30000)
    assert not dialog.written
    assert "nowhere" in dialog.result.text()
    dialog.reject()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_export_names_the_order_of_the_eyes_before_it_writes(qapp: Any, language: str) -> None:
    use(language)
    fields = FormFields(Look(), {})
    said = {}
    for number in range(fields.form_box.count()):
        fields.form_box.setCurrentIndex(number)
        said[fields.form.name] = fields.order.text()
    assert "right view first" in said["jps"] if language == "en" else "右が先" in said["jps"]
    assert all(said.values())


def test_a_card_held_to_the_monitor_measures_it_for_good(viewer: Any) -> None:
    dialog = Calibrate(viewer)
    dialog.show()
    edge = QPoint(28 + 400, 100)
    QTest.mouseClick(dialog.outline, Qt.MouseButton.LeftButton, pos=edge)
    assert dialog.dpi == pytest.approx(400 * 25.4 / 63)
    dialog._keep()
    assert calibration().dpi[key_of(viewer.screen())] == pytest.approx(161.3, abs=0.1)


def test_only_a_known_card_with_a_pair_gets_the_entry(qapp: Any) -> None:
    from types import SimpleNamespace

    assert of_card("jko-057").title == {"en": "Reach Trooper", "ja": "辺境兵"}
    counts = []
    for face in (SimpleNamespace(id="jko-057"), SimpleNamespace(id="jko-001"), None):
        menu = QMenu()
        menu_entry(menu, SimpleNamespace(face=face))
        counts.append(len(menu.actions()))
    assert counts == [1, 0, 0]


def test_the_entry_of_a_card_opens_the_viewer_with_its_pair(qapp: Any, qtbot: Any) -> None:
    from types import SimpleNamespace

    from tabletop.ui.stereo.doors import viewer_of

    menu = QMenu()
    menu_entry(menu, SimpleNamespace(face=SimpleNamespace(id="jko-090")))
    menu.actions()[0].trigger()
    viewer = viewer_of(None)
    qtbot.waitUntil(lambda: viewer.desk.ready, timeout=30000)
    assert viewer.desk.sheet.pair.name == "jko-090"
    viewer.close()


def test_the_room_of_the_start_page_opens_one_viewer_and_remembers_the_person(qapp: Any, qtbot: Any) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.settings = Settings()
    viewer = rooms.door("stereo")(window, "")
    assert rooms.door("stereo")(window, "") is viewer
    assert viewer.gallery.list.count() > 8
    viewer.size_panel.eyes.setValue(60.5)
    viewer.close()
    assert Settings().last("stereo")["eyes"] == 60.5


def test_the_ways_into_the_viewer_load_no_heavy_library() -> None:
    code = (
        "import sys; from tabletop.ui.stereo import menu_entry; from tabletop.ui.stereo.doors import add_entry;"
        "sys.exit(any(name in sys.modules for name in ('numpy', 'cv2', 'PIL')))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
