"""The deal log of a tournament: a line per finished deal, so that it can be interrupted and resumed."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from stammtisch.arena.deals import Deal, DealChunk, Pairing
from stammtisch.arena.tournament import Tournament
from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from collections.abc import Iterable

FORMAT: Final = 2  # of the lines


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: whose deals these are."""

    journal: int  # the version of the format, under the name that older files have
    version: str  # of Stammtisch: its bots may have changed since
    tournament: Tournament


class DealLog:
    """The deals of a tournament that are played already; without a file they are kept in memory only."""

    def __init__(self, tournament: Tournament, file: Path | None = None) -> None:
        self.file = file
        self.heading = msgspec.json.encode(heading(tournament)) + b"\n"
        self.kept: dict[tuple[Pairing, int], Deal] = {}
        if file is not None:
            self.open(file, tournament)

    def open(self, file: Path, tournament: Tournament) -> None:
        """Read what was kept; begin a file that is not there, and cut off a line that was never finished."""
        text = read(file)
        if self.heading.startswith(text):  # it is new, or was cut off in its first line
            write(file, self.heading, "wb")
            return
        whole, _, torn = text.rpartition(b"\n")
        first, *lines = whole.split(b"\n")
        check_heading(file, first, tournament)
        self.keep(read_deal(file, number, line) for number, line in enumerate(lines, start=2))
        if torn:
            write(file, text[: -len(torn)], "wb")

    def keep(self, deals: Iterable[Deal]) -> None:
        """Remember deals."""
        self.kept.update({(deal.pairing, deal.number): deal for deal in deals})

    def add(self, deals: Iterable[Deal]) -> None:
        """Remember deals, here and in the file."""
        found = list(deals)
        self.keep(found)
        if self.file is not None:
            write(self.file, b"".join(msgspec.json.encode(deal) + b"\n" for deal in found), "ab")

    def left_of(self, chunk: DealChunk) -> DealChunk:
        """What of a chunk is still to be played."""
        return chunk._replace(numbers=tuple(n for n in chunk.numbers if (chunk.pairing, n) not in self.kept))

    def deals_of(self, chunk: DealChunk) -> list[Deal]:
        """The deals of a chunk, all of them played."""
        return [self.kept[chunk.pairing, number] for number in chunk.numbers]


def heading(tournament: Tournament) -> Heading:
    """The first line of a tournament's log."""
    return Heading(FORMAT, version("stammtisch"), tournament)


def read(file: Path) -> bytes:
    """What a log holds; nothing if it is not there."""
    try:
        return file.read_bytes() if file.exists() else b""
    except OSError as error:
        raise Mistake("journal-unreadable", file=str(file), detail=error.strerror or "") from error


def write(file: Path, text: bytes, how: str) -> None:
    """Write or append; raise a Mistake if that fails."""
    try:
        with file.open(how) as log:
            log.write(text)
    except OSError as error:
        raise Mistake("journal-unwritable", file=str(file), detail=error.strerror or "") from error


def check_heading(file: Path, line: bytes, tournament: Tournament) -> None:
    """Check that a file is a deal log, and of this tournament."""
    try:
        found = msgspec.json.decode(line, type=Heading)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Mistake("journal-none", file=str(file)) from error
    if found != heading(tournament):
        raise Mistake("journal-other", file=str(file))


def read_deal(file: Path, number: int, line: bytes) -> Deal:
    """The deal of a line."""
    try:
        return msgspec.json.decode(line, type=Deal)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Mistake("journal-line", file=str(file), line=number) from error
