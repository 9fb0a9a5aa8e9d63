from __future__ import annotations

from pathlib import Path

import pytest

from stammtisch.cli.files import free_name, read_text, unclaimed, write_text
from stammtisch.core.mistakes import Mistake


def test_what_is_written_can_be_read() -> None:
    """With umlauts, and nothing is left beside it."""
    write_text(Path("game.txt"), "Goldbräu\n")

    assert read_text(Path("game.txt")) == "Goldbräu\n"
    assert [file.name for file in Path().iterdir()] == ["game.txt"]


def test_a_failed_write_leaves_the_old_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever happens on the way, the file is the old one or the new one."""
    write_text(Path("game.txt"), "old")

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(Mistake) as caught:
        write_text(Path("game.txt"), "new")

    assert caught.value.key == "file-unwritable"
    assert caught.value.about["detail"] == "No space left on device"
    assert read_text(Path("game.txt")) == "old"
    assert len(list(Path().iterdir())) == 1


def test_permissions_stay() -> None:
    """A file that only its owner may read stays so."""
    write_text(Path("game.txt"), "old")
    Path("game.txt").chmod(0o640)
    write_text(Path("game.txt"), "new")

    assert Path("game.txt").stat().st_mode & 0o777 == 0o640


def test_a_link_is_followed() -> None:
    """What it points to is written; the link stays a link."""
    write_text(Path("game.txt"), "old")
    Path("link.txt").symlink_to("game.txt")
    write_text(Path("link.txt"), "new")

    assert Path("link.txt").is_symlink()
    assert read_text(Path("game.txt")) == "new"


def test_free_names() -> None:
    """The first that nobody has."""
    assert free_name("game") == Path("game.txt")
    write_text(Path("game.txt"), "")
    write_text(Path("game-2.txt"), "")
    assert free_name("game") == Path("game-3.txt")


@pytest.mark.parametrize(
    ("name", "key"), [("game.txt", "file-exists"), (".", "file-is-folder"), ("no/x.txt", "file-no-folder")]
)
def test_files_that_may_not_be_claimed(name: str, key: str) -> None:
    """Somebody's file, a folder, and a file in no folder."""
    write_text(Path("game.txt"), "")
    with pytest.raises(Mistake) as caught:
        unclaimed(Path(name))

    assert caught.value.key == key


@pytest.mark.parametrize(
    ("data", "key"),
    [
        ("Goldbräu\n".encode("latin-1"), "file-not-utf8"),
        ("Goldbräu\n".encode("utf-16"), "file-not-utf8"),
        (b"\x89PNG\r\n\x1a\n\0\0\0", "file-no-text"),
        (b"Goldbr\0u\n", "file-no-text"),
    ],
    ids=["Latin-1", "UTF-16", "a picture", "a zero byte"],
)
def test_a_text_in_another_encoding_is_a_text(data: bytes, key: str) -> None:
    """It only has to be saved as UTF-8; what has zero bytes is no text at all."""
    Path("game.txt").write_bytes(data)

    with pytest.raises(Mistake) as mistake:
        read_text(Path("game.txt"))
    assert mistake.value.key == key
