"""Board files: one JSON file may hold the boards of several games, each under the game's name."""

from __future__ import annotations

from contextlib import contextmanager
from functools import cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Final, Generic, TypeVar

import msgspec

from stammtisch.core.mistakes import Mistake, in_words_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

LONGEST: Final = 60_000  # letters of a board
MOST: Final = 10**6  # no number of a board is larger: the engine counts in 64 bits

FileT = TypeVar("FileT", bound=msgspec.Struct)
BoardT = TypeVar("BoardT")


def board_section(board: bytes | str, game: str, name: str) -> bytes:
    """The part of a board file that belongs to a game: the part under its name, or the whole file."""
    if len(board) > LONGEST:
        raise Mistake("board-long", name=name, most=LONGEST)
    with board_format(name):
        data = board if isinstance(board, bytes) else board.encode()
        whole = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
        return bytes(whole.get(game, data))


@contextmanager
def board_format(name: str) -> Iterator[None]:
    """Let whatever is wrong with the text of a board be one mistake, however deep it is nested."""
    try:
        yield
    except RecursionError as deep:
        raise Mistake("board-deep", name=name) from deep
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Mistake("board-format", name=name, detail=str(error)) from error


def check_numbers(value: object, name: str) -> None:
    """Refuse a number that no board has room for, wherever it stands."""
    if isinstance(value, int | float) and not -MOST <= value <= MOST:
        raise Mistake("board-number", name=name, most=MOST)
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ()
    for part in parts:
        check_numbers(part, name)


class BoardReader(Generic[FileT, BoardT]):
    """How one game reads its boards: the struct of its files, what each must keep to, and what is built from it."""

    def __init__(
        self,
        game: str,
        package: str,
        file_type: type[FileT],
        check: Callable[[FileT], None],
        build: Callable[[FileT, str], BoardT],
    ) -> None:
        self.game = game
        self.package = package  # whose sentences name a broken constraint
        self.decoder = msgspec.json.Decoder(file_type)  # made now: msgspec's first look at a struct is not thread-safe
        self.check = check
        self.build = build

    def read(self, data: bytes, name: str) -> BoardT:
        """A board from the bytes of a file; a mistake names the first broken constraint."""
        return self.build(self._checked(data, name), name)

    @cached_property
    def standard(self) -> BoardT:
        """The game's own board: `board/standard.json`, or `standard.json`, in its package."""
        folders = (files(self.package).joinpath("board"), files(self.package))
        found = next(file for folder in folders if (file := folder.joinpath("standard.json")).is_file())
        return self.read(found.read_bytes(), "standard")

    def load(self, board: bytes | str, name: str = "board") -> BoardT:
        """A board from a file's bytes, or `standard`."""
        return self.standard if board == "standard" else self.read(board_section(board, self.game, name), name)

    def text(self, board: bytes | str) -> str:
        """`standard`, or the whole of another board that was checked, in one line for the header of a record."""
        if board == "standard":
            return "standard"
        return msgspec.json.encode(self._checked(board_section(board, self.game, "board"), "board")).decode()

    def _checked(self, data: bytes, name: str) -> FileT:
        with board_format(name):
            file = self.decoder.decode(data)
        check_numbers(msgspec.to_builtins(file), name)
        with in_words_of(self.package):
            self.check(file)
        return file
