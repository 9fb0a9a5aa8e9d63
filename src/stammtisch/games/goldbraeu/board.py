"""The board is data: reading a board file, and naming the first constraint that it breaks (GB-Q01)."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from stammtisch.core.bits import members
from stammtisch.core.board_file import BoardReader
from stammtisch.core.mistakes import Mistake
from stammtisch.games.goldbraeu.rules.components import BREWERY_NAMES, COLS, GARDEN_NAMES, ROWS, SPACE_NAMES, beside
from stammtisch.games.goldbraeu.rules.expansion import connected

Place = tuple[int, int]  # row and column, both counted from one


class Grid(msgspec.Struct, frozen=True):
    """The frame: how many rows and columns, which cells carry no table, which an umbrella."""

    rows: Annotated[int, msgspec.Meta(ge=1)]
    cols: Annotated[int, msgspec.Meta(ge=1)]
    void: tuple[Place, ...] = ()
    double: tuple[Place, ...] = ()


class Inn(msgspec.Struct, frozen=True):
    """An inn, the side of the square that it stands on, and its base space."""

    id: str
    side: str
    start: Place


class Corner(msgspec.Struct, frozen=True):
    """A brewery and its corner."""

    id: str
    corner: str


class Chips(msgspec.Struct, frozen=True):
    """Where the two chips stand at first."""

    waitress: str
    bum: str


class BoardFile(msgspec.Struct, frozen=True):
    """A board file: the part of `boards.json` that belongs to Goldbräu; what we do not read is left alone."""

    grid: Grid
    inns_clockwise: tuple[Inn, ...]
    breweries_clockwise: tuple[Corner, ...]
    chips_start: Chips
    fences: int


class Board(msgspec.Struct, frozen=True):
    """A board that can be played on: spaces as masks."""

    name: str
    file: BoardFile
    tables: int
    umbrellas: int
    bases: tuple[int, ...]
    chips: tuple[int, int]
    fences: int


SIDES: Final = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
CORNERS: Final = ("NW", "NE", "SE", "SW")


def build(file: BoardFile, name: str) -> Board:
    """The masks of a board file that has been checked."""
    starts = {inn.id: inn.start for inn in file.inns_clockwise}
    chips = (GARDEN_NAMES.index(file.chips_start.waitress), GARDEN_NAMES.index(file.chips_start.bum))
    return Board(
        name=name,
        file=file,
        tables=tables(file.grid),
        umbrellas=mask(file.grid.double),
        bases=tuple(mask([starts[name]]) for name in GARDEN_NAMES),
        chips=chips,
        fences=file.fences,
    )


def mask(places: tuple[Place, ...] | list[Place]) -> int:
    """The spaces at these places, as bits of the frame."""
    return sum(1 << (row - 1) * COLS + col - 1 for row, col in set(places))


def tables(grid: Grid) -> int:
    """All spaces that carry a table."""
    cells = [(row, col) for row in range(1, grid.rows + 1) for col in range(1, grid.cols + 1)]
    return mask(cells) & ~mask(grid.void)


def check(file: BoardFile) -> None:
    """Every constraint of GB-Q01 in turn; the first that is broken becomes the sentence."""
    check_grid(file.grid)
    check_names(file)
    for inn in file.inns_clockwise:
        check_inn(file, inn)
    check_square(file)
    if file.fences < 3 * len(GARDEN_NAMES):
        raise Mistake("board-fences", fences=file.fences)


def check_grid(grid: Grid) -> None:
    """The frame holds at most seven rows of eight; every place named lies inside."""
    if grid.rows > ROWS or grid.cols > COLS:
        raise Mistake("board-too-large", rows=grid.rows, cols=grid.cols)
    for row, col in (*grid.void, *grid.double):
        if not (1 <= row <= grid.rows and 1 <= col <= grid.cols):
            raise Mistake("board-outside", row=row, col=col)
    for space in members(mask(grid.double) & mask(grid.void)):
        raise Mistake("board-umbrella-void", space=SPACE_NAMES[space])


def check_names(file: BoardFile) -> None:
    """Six inns in the order of the ring, four breweries in four corners, the chips apart."""
    inns = tuple(inn.id for inn in file.inns_clockwise)
    if inns != GARDEN_NAMES:
        raise Mistake("board-inns", found=", ".join(inns), expected=", ".join(GARDEN_NAMES))
    breweries = tuple(brewery.id for brewery in file.breweries_clockwise)
    if sorted(breweries) != sorted(BREWERY_NAMES):
        raise Mistake("board-breweries", found=", ".join(breweries), expected=", ".join(BREWERY_NAMES))
    if sorted(brewery.corner for brewery in file.breweries_clockwise) != sorted(CORNERS):
        raise Mistake("board-corners")
    chips = (file.chips_start.waitress, file.chips_start.bum)
    if chips[0] == chips[1] or not set(chips) <= set(GARDEN_NAMES):
        raise Mistake("board-chips", waitress=chips[0], bum=chips[1])


def check_inn(file: BoardFile, inn: Inn) -> None:
    """A base space is a plain table with its inn on one side and a table on each of the other three."""
    row, col = inn.start
    grid = file.grid
    if not (1 <= row <= grid.rows and 1 <= col <= grid.cols) or not mask([inn.start]) & tables(grid):
        raise Mistake("board-base", inn=inn.id)
    if mask([inn.start]) & mask(grid.double):
        raise Mistake("board-base-umbrella", inn=inn.id)
    step = SIDES.get(inn.side)
    if step is None:
        raise Mistake("board-side", inn=inn.id, side=inn.side)
    if 1 <= row + step[0] <= grid.rows and 1 <= col + step[1] <= grid.cols:
        raise Mistake("board-door", inn=inn.id)
    if len(members(beside(mask([inn.start])) & tables(grid))) != len(SIDES) - 1:
        raise Mistake("board-three-fences", inn=inn.id)


def check_square(file: BoardFile) -> None:
    """No two base spaces touch; all tables hang together; there is an umbrella somewhere."""
    starts = [mask([inn.start]) for inn in file.inns_clockwise]
    for inn, start in zip(file.inns_clockwise, starts, strict=True):
        if (beside(start) | start) & (sum(starts) - start) or starts.count(start) > 1:
            raise Mistake("board-bases-touch", inn=inn.id)
    everything = tables(file.grid)
    if connected(everything, starts[0]) != everything:
        raise Mistake("board-split")
    if not mask(file.grid.double):
        raise Mistake("board-no-umbrella")


BOARDS: Final = BoardReader("goldbraeu", "stammtisch.games.goldbraeu", BoardFile, check, build)
