"""Kinds of files that come from outside: a few sound ones of each, and what the program does to open one."""

import io
import json
import tempfile
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tabletop.core.move import Move
from tabletop.library import packs
from tabletop.library.deck_text import FORMS, read_file, write
from tabletop.library.decks import ready_decks, write_deck
from tabletop.library.pool import read_set, set_files
from tabletop.library.reader import decode, read_bytes, read_json, toml_data
from tabletop.library.reader.pictures import opened, picture_bytes
from tabletop.library.settings import Settings
from tabletop.play.case import is_case, judge, read_case, write_case
from tabletop.play.header import header
from tabletop.play.journal import read_journal, read_text
from tabletop.play.position import read_position
from tabletop.play.position_text import write_position
from tabletop.play.record import header_line, write_record
from tabletop.play.replay import replay
from tabletop.play.saves import load
from tabletop.play.session import Session
from tabletop.play.since import said
from tests.laws.games import setup
from tests.play.played import go_on


@dataclass(frozen=True)
class Kind:
    """`sound` makes files that open; `name` is that of the file, `open` may raise Unusable and nothing else. `spare`:
    the program does without such a file, whatever is in it, and refuses none."""

    name: str
    sound: Callable[[], list[bytes]]
    open: Callable[[Path], object]
    spare: bool = False


@cache
def _session(game: str, moves: int) -> Session:
    session = Session(setup(game, 3))
    go_on(session, moves)
    return session


def _saves() -> list[bytes]:
    games = ("confront_wisdom", "confront_wisdom", "wixoss", "jedi_knights", "wing_commander")
    return [write_record(_session(game, 8).record()).encode() for game in games]


def _by_hand_saves() -> list[bytes]:
    session = _session("confront_wisdom", 8).branch()
    session.play(Move("free.on", n=session.asked), session.asked)
    for move in (Move("free.die", n=6), Move("free.note", text="手で"), Move("free.pose", 3, n=1)):
        session.play(move, session.asked)
    return [write_record(session.record()).encode()]


def _open_save(path: Path) -> None:
    said(replay(load(path), path), path.name)


def _journals() -> list[bytes]:
    lines: list[str] = []
    session = Session(setup("confront_wisdom", 3), lines.append)
    go_on(session, 6)
    session.goto(3)
    go_on(session, 3, seed=4)
    session.undo()
    first = header_line(header(session.setup))
    return [
        "\n".join([first, "! seen", *lines, ""]).encode(),
        "\n".join([first, *lines, f"! next {first}", ""]).encode(),
    ]


def _open_journal(path: Path) -> None:
    said(replay(read_journal(read_text(path), path), path), path.name)


def _card_files() -> list[bytes]:
    made = []
    for game in ("confront_wisdom", "wixoss", "jedi_knights"):
        data = read_json(next(set_files(game)))
        made.append(json.dumps({**data, "cards": data["cards"][:3]}).encode())
    return made


def _open_cards(path: Path) -> None:
    read_set(read_json(path), path)


@cache
def _picture(form: str) -> bytes:
    from PIL import Image

    out = io.BytesIO()
    Image.effect_mandelbrot((48, 64), (-2, -1.5, 1, 1.5), 30).convert("RGB").save(out, form)
    return out.getvalue()


def _pictures() -> list[bytes]:
    return [_picture(form) for form in ("PNG", "JPEG", "WEBP", "BMP", "GIF", "TIFF")]


def _open_picture(path: Path) -> None:
    data = picture_bytes(path)
    with opened(data, path) as image:
        assert image.size[0] > 0


def _packs() -> list[bytes]:
    made = []
    for method in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_LZMA, zipfile.ZIP_BZIP2):
        out = io.BytesIO()
        with zipfile.ZipFile(out, "w", method) as pack:
            pack.writestr(packs.CARDS, _card_files()[0])
            pack.writestr("pictures/any.png", _picture("PNG"))
        made.append(out.getvalue())
    return made


def _open_pack(path: Path) -> None:
    pack = packs.open_pack(path)
    for id in pack.pictures:
        packs.picture(pack, id)


def _decks() -> list[bytes]:
    return [
        write_deck(ready_decks(game)[0]).encode() for game in ("confront_wisdom", "wixoss", "jedi_knights")
    ]


def _foreign_decks() -> list[bytes]:
    deck = ready_decks("wixoss")[0]
    return [write(deck, form).encode() for form in FORMS if form != "tabletop"]


def _positions() -> list[bytes]:
    made = [
        write_position(_session(game, 8).state).encode() for game in ("confront_wisdom", "wing_commander")
    ]
    session = _session("confront_wisdom", 8)
    case = write_case(session.state_at(4), [session.step(at, 0)[0] for at in range(5, 9)], session.state, "t")
    return [*made, case.encode()]


def _open_position(path: Path) -> None:
    text = decode(read_bytes(path), path, foreign=False)
    if is_case(toml_data(text, path)):
        judge(read_case(text, path))
    else:
        read_position(text, path)


def _settings() -> list[bytes]:
    return [
        b'language = "ja"\nui_size = 120\nlabels = false\n[last.new]\ngame = "wixoss"\nseats = ["human", "greedy"]\n'
    ]


def _open_settings(path: Path) -> None:
    from tabletop.library import paths

    paths.settings_file().write_bytes(path.read_bytes())
    settings = Settings()
    assert isinstance(settings["ui_size"], int)
    settings.last("new")


def _views() -> tuple[Any, Any]:
    """A picture and the same a little to the side."""
    import numpy as np
    from PIL import Image

    wide = np.array(Image.open(io.BytesIO(_picture("PNG"))).convert("RGB").resize((140, 96)))
    return np.ascontiguousarray(wide[:, 4:132]), np.ascontiguousarray(wide[:, :128])


def _stereo_files() -> list[bytes]:
    from tabletop.stereo.writing import mpo_file

    return [mpo_file(*_views())]


def _side_by_side() -> list[bytes]:
    from tabletop.stereo.writing import jps_file

    return [jps_file(*_views())]


def _open_stereo(path: Path) -> None:
    from tabletop.stereo.reading import load as load_pair

    load_pair(path)


def _pair_beside(path: Path) -> Any:
    """Two pictures, and where what is kept of them lies."""
    from tabletop.stereo.reading import load as load_pair
    from tabletop.stereo.writing import still_file

    files = [path.with_name(f"a_{eye}.png") for eye in "LR"]
    for file, view in zip(files, _views(), strict=True):
        if not file.exists():
            file.write_bytes(still_file(view, ".png"))
    return load_pair(files)


def _sidecars() -> list[bytes]:
    from tabletop.stereo.alignment import unaligned
    from tabletop.stereo.sidecar import Sidecar, keep

    with tempfile.TemporaryDirectory() as folder:
        pair = _pair_beside(Path(folder) / "a.stereo.json")
        path = keep(pair, Sidecar(unaligned(pair)))
        assert path is not None
        return [path.read_bytes()]


def _open_sidecar(path: Path) -> None:
    from tabletop.stereo.sidecar import kept

    kept(_pair_beside(path), path)


def _calibrations() -> list[bytes]:
    return [json.dumps({"Some monitor|1|1920x1080": 92.5, "|2|3840x2160": 163.2}).encode()]


def _open_calibration(path: Path) -> None:
    from tabletop.stereo.calibration import Calibration

    Calibration.kept(path).of("Some monitor|1|1920x1080", 96.0)


def _points() -> list[bytes]:
    return [json.dumps([{"left": [1.5, 2], "right": [3, 2.25]}] * 4).encode()]


def _open_points(path: Path) -> None:
    from tabletop.stereo.match_points import read_points

    read_points(path)


KINDS = {
    "save": Kind("a.tabletop", _saves, _open_save),
    "by_hand": Kind("a.tabletop", _by_hand_saves, _open_save),
    "journal": Kind("slot-1.journal", _journals, _open_journal),
    "pack": Kind("a.cards", _packs, _open_pack),
    "cards": Kind("a.json", _card_files, _open_cards),
    "deck": Kind("a.json", _decks, read_file),
    "foreign_deck": Kind("a.txt", _foreign_decks, read_file),
    "position": Kind("a.toml", _positions, _open_position),
    "picture": Kind("a.png", _pictures, _open_picture),
    "settings": Kind("settings.toml", _settings, _open_settings, spare=True),
    "stereo": Kind("a.mpo", _stereo_files, _open_stereo),
    "side_by_side": Kind("a.jps", _side_by_side, _open_stereo),
    "sidecar": Kind("a.stereo.json", _sidecars, _open_sidecar, spare=True),
    "calibration": Kind("monitors.json", _calibrations, _open_calibration, spare=True),
    "points": Kind("points.json", _points, _open_points),
}
