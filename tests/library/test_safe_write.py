import errno
import os
from pathlib import Path

import pytest

from tabletop.library.errors import Unusable
from tabletop.library.safe_write import safe_write


def test_text_and_bytes_arrive_as_given(tmp_path: Path) -> None:
    safe_write(tmp_path / "a", "サーバント\r\n")
    safe_write(tmp_path / "b", b"\x00\xff")
    assert (tmp_path / "a").read_bytes() == "サーバント\r\n".encode()
    assert (tmp_path / "b").read_bytes() == b"\x00\xff"


def test_nothing_else_is_left_in_the_folder_and_the_mode_stays(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("old")
    file.chmod(0o640)
    safe_write(file, "new")
    assert [path.name for path in tmp_path.iterdir()] == ["deck.txt"]
    assert file.stat().st_mode & 0o777 == 0o640


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").write_text("old")
    (tmp_path / "link").symlink_to("real")
    safe_write(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_text() == "new"


def test_a_full_disk_leaves_the_old_file_and_no_scrap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    (tmp_path / "deck.txt").write_text("old")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Unusable, match="the disk is full"):
        safe_write(tmp_path / "deck.txt", "new")
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("deck.txt", "old")]


def test_a_folder_that_is_not_there_is_one_clear_sentence(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="it does not exist"):
        safe_write(tmp_path / "nowhere/deck.txt", "new")
    with pytest.raises(Unusable, match="could not be written"):
        safe_write(tmp_path, "new")
