"""Files: read with a sentence for all that can be wrong with them, written so that nothing is ever half there."""

from __future__ import annotations

import codecs
import os
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from collections.abc import Iterator

UTF_16: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)  # text too, but with zero bytes
LARGEST: Final = 16_000_000  # a record has some twenty thousand characters


def read_bytes(path: Path) -> bytes:
    """What a file holds."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except FileNotFoundError as error:
        raise Mistake("file-missing", file=str(path)) from error
    except IsADirectoryError as error:
        raise Mistake("file-is-folder", file=str(path)) from error
    except (OSError, ValueError) as error:
        raise Mistake("file-unreadable", file=str(path), detail=why(error)) from error
    if len(data) > LARGEST:
        raise Mistake("file-too-large", file=str(path))
    return data


def read_text(path: Path) -> str:
    """What a text file says."""
    data = read_bytes(path)
    if b"\0" in data and not data.startswith(UTF_16):
        raise Mistake("file-no-text", file=str(path))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Mistake("file-not-utf8", file=str(path)) from error


def write_text(path: Path, text: str) -> None:
    """Write a text beside the file, then put it in its place in one step."""
    write_bytes(path, text.replace("\n", os.linesep).encode())


def write_bytes(path: Path, data: bytes) -> None:
    """Write data beside the file, then put it in its place in one step."""
    with saying_why(path):
        target = path.resolve()
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            Path(name).chmod(mode_of(target))
            Path(name).replace(target)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise


def check_writable(path: Path) -> None:
    """Raise a Mistake if no file can be written here; nothing is left behind."""
    if path.is_dir():
        raise Mistake("file-is-folder", file=str(path))
    with saying_why(path):
        tempfile.TemporaryFile(dir=path.resolve().parent).close()


@contextmanager
def saying_why(path: Path) -> Iterator[None]:
    """Write a file; if that fails, say why in one sentence."""
    try:
        yield
    except IsADirectoryError as error:
        raise Mistake("file-is-folder", file=str(path)) from error
    except (OSError, ValueError) as error:
        raise Mistake("file-unwritable", file=str(path), detail=why(error)) from error


def mode_of(path: Path) -> int:
    """The permissions a file has, or would be given."""
    if path.exists():
        return path.stat().st_mode & 0o777
    mask = os.umask(0o077)
    os.umask(mask)
    return 0o666 & ~mask


def why(error: OSError | ValueError) -> str:
    """The system's own words for what is wrong."""
    return error.strerror if isinstance(error, OSError) and error.strerror else str(error)


def free_name(stem: str, folder: Path = Path()) -> Path:
    """A file of this name that does not exist yet."""
    path, number = folder / f"{stem}.txt", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.txt"
    return path


def unclaimed(path: Path) -> Path:
    """The path, if a file may be written there: one that exists is somebody's."""
    if path.is_dir():
        raise Mistake("file-is-folder", file=str(path))
    if path.exists():
        raise Mistake("file-exists", file=str(path))
    if not path.absolute().parent.is_dir():
        raise Mistake("file-no-folder", folder=str(path.absolute().parent))
    return path
