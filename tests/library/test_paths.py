from pathlib import Path

import pytest

from tabletop.library import paths
from tabletop.library.errors import Unusable
from tabletop.library.texts import use


def test_the_shipped_files_are_found() -> None:
    assert (paths.data_root() / "translations/errors.json").is_file()


def test_everything_lies_under_the_named_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "here"))
    asked = [paths.decks("wixoss"), paths.saved_games(), paths.autosave(), paths.logs(), paths.settings_file().parent]
    assert all(folder.is_dir() and folder.is_relative_to(tmp_path / "here") for folder in asked)
    assert len(set(asked)) == len(asked)


def test_scaled_pictures_are_kept_by_size_and_pixel_ratio() -> None:
    assert paths.scaled_pictures(200, 280, 1.5).name == "200x280@1.5"


def test_a_file_named_portable_keeps_everything_beside_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TABLETOP_HOME")
    monkeypatch.setattr(paths, "program_folder", lambda: tmp_path)
    (tmp_path / "portable").touch()
    assert paths.saved_games() == tmp_path / "data/data/games"


def test_without_a_wish_the_system_says_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TABLETOP_HOME")
    monkeypatch.setattr(paths, "program_folder", lambda: tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    assert paths.positions() == tmp_path / "xdg/tabletop/positions"


def test_a_folder_that_cannot_be_made_is_one_clear_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "file"))
    with pytest.raises(Unusable) as caught:
        paths.decks("wixoss")
    assert str(caught.value).startswith(f"The folder {tmp_path}/file/data/decks/wixoss cannot be used: a file stands")
    use("ja")
    assert "フォルダーがあるべき場所" in str(caught.value)
