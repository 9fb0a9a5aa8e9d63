"""The table of Goldbräu: the square in the middle, inns at its sides, breweries in its corners, players around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from stammtisch.cli.console import seat_text
from stammtisch.cli.drawing.canvas import Canvas
from stammtisch.core.bits import members
from stammtisch.games.goldbraeu.board import BOARDS
from stammtisch.games.goldbraeu.knowledge.ledger import END_OF_PAYDAY, KINDS
from stammtisch.games.goldbraeu.rules.components import COLS, WEEKDAY_NAMES, WEEKS
from stammtisch.games.goldbraeu.rules.position import TABLE_SPACES, UMBRELLAS
from stammtisch.games.goldbraeu.terminal.houses import (
    SIDE,
    TALL,
    Scene,
    brewery_block,
    garden_block,
    player_block,
    set_scene,
)
from stammtisch.games.goldbraeu.terminal.payday import payday_report, payday_shown, score_report
from stammtisch.games.goldbraeu.terminal.square import Place, Square, draw_square

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from stammtisch.cli.drawing import Look
    from stammtisch.games.goldbraeu.board import BoardFile, Inn

PREPARATION: Final = ("lay-signs", "deal-hands", "keep-cards", "choose-start", "first-figures")
FEW_LEFT: Final = 8  # cards in the supply from which on those under it matter ...
NEXT_KNOWN: Final = 6  # ... and how many of them are named
CORNERS: Final = (("W", 0), ("E", 0), ("E", -1), ("W", -1))  # where players sit: a side, its first or last free lines
WIDE: Final = 100  # columns from which spaces are drawn wider
WITH_PANEL: Final = 140  # columns from which cards stand beside the board


class GoldbraeuDrawing:
    """See the hook in boards/__init__.py."""

    reports = {"payday": payday_report, "score": score_report}  # noqa: RUF012 -- never changed
    occasions = {END_OF_PAYDAY: payday_shown}  # noqa: RUF012 -- never changed
    told_by_occasions = KINDS

    def table(self, look: Look) -> RenderableType:
        """The calendar, the board, the cards below it; or beside it where there is room."""
        scene = set_scene(look)
        board = draw_board(scene, cell=6 if look.width >= WIDE else 4)
        if look.width < WITH_PANEL:
            return Group(one_line(calendar(scene)), *board, one_line(for_sale(scene)), *known(scene), *hands(scene))
        cards = (*calendar(scene), Text(), *for_sale(scene), *known(scene), *hands(scene))
        grid = Table.grid(padding=(0, 3))
        grid.add_column(no_wrap=True, width=max(line.cell_len for line in board))
        grid.add_column()
        grid.add_row(Group(*board), Group(Text(), *cards, Text(), legend(scene)))
        return grid


DRAWING: Final = GoldbraeuDrawing()


# ---- the board


def draw_board(scene: Scene, cell: int) -> list[Text]:
    """The square with all that stands around it."""
    board = BOARDS.load(scene.view.setup.board).file
    square = lay_out(scene, board, cell)
    sides = {side: [inn for inn in board.inns_clockwise if inn.side == side] for side in "NESW"}
    north, south = (TALL * max(1, -(-len(sides[side]) // 2)) for side in "NS")
    canvas = Canvas(2 * SIDE + square.width, north + square.height + south)
    draw_square(canvas, square, SIDE, north)
    put_above_and_below(canvas, scene, sides, square.width)
    right = SIDE + square.width + 1
    for side, left in (("W", 0), ("E", right)):
        for inn in sides[side]:
            put_block(canvas, left, north + beside_row(inn), garden_block(scene, inn.id))
    for brewery in board.breweries_clockwise:
        top = 0 if brewery.corner[0] == "N" else canvas.height - TALL
        put_block(canvas, 0 if brewery.corner[1] == "W" else right, top, brewery_block(scene, brewery.id))
    without = put_players(canvas, scene, sides, (right, north), square.height)
    return [*canvas.lines(), *without]


def put_above_and_below(canvas: Canvas, scene: Scene, sides: dict[str, list[Inn]], width: int) -> None:
    """The inns north and south of the square, two beside each other."""
    for side in "NS":
        inns = sorted(sides[side], key=lambda inn: inn.start[1])
        top = 0 if side == "N" else canvas.height - TALL * max(1, -(-len(inns) // 2))
        for place, inn in enumerate(inns):
            left = SIDE + place % 2 * (width // 2) + 1 + (width - 2 * SIDE) // 4
            put_block(canvas, left, top + place // 2 * TALL, garden_block(scene, inn.id))


def beside_row(inn: Inn) -> int:
    """The line of the square at which the block of an inn to the west or east begins."""
    return inn.start[0] * 2 - 2


def put_players(canvas: Canvas, scene: Scene, sides: dict[str, list[Inn]], corner: Place, height: int) -> list[Text]:
    """The players sit clockwise around the table wherever inns leave room; answer a line for each who finds none."""
    right, north = corner
    taken = {side: {beside_row(inn) + line for inn in sides[side] for line in range(TALL)} for side in "WE"}
    without = []
    for player, (side, order) in zip(scene.view.players, CORNERS, strict=False):
        tops = [top for top in range(height - TALL + 1) if taken[side].isdisjoint(range(top, top + TALL))]
        block = player_block(scene, player)
        if tops:
            taken[side] |= set(range(tops[order], tops[order] + TALL))
            put_block(canvas, 0 if side == "W" else right, north + tops[order], block)
        else:
            without.append(one_line(block))
    return without


def lay_out(scene: Scene, board: BoardFile, cell: int) -> Square:
    """The square as it is today."""
    rule = scene.look.game.open(scene.view.setup).rule
    return Square(
        rows=board.grid.rows,
        cols=board.grid.cols,
        tables=places(rule[TABLE_SPACES]),
        umbrellas=places(rule[UMBRELLAS]),
        gardens={place_of(name): garden.name for garden in scene.view.gardens for name in garden.spaces},
        gates={(inn.start[0] - 1, inn.start[1] - 1): (inn.id, inn.side) for inn in board.inns_clockwise},
        cell=cell,
    )


def places(mask: int) -> frozenset[Place]:
    """The places of a mask of spaces."""
    return frozenset((space // COLS, space % COLS) for space in members(mask))


def place_of(space: str) -> Place:
    """The place of a space by its name."""
    return int(space[1]) - 1, "abcdefgh".index(space[0])


def put_block(canvas: Canvas, left: int, top: int, block: Sequence[Text]) -> None:
    """Put a block of lines down."""
    for line, text in enumerate(block):
        canvas.put_text(left, top + line, text)


# ---- calendar and cards


def one_line(parts: Sequence[Text]) -> Text:
    """Short texts beside each other."""
    return Text("  ").join(parts)


def calendar(scene: Scene) -> list[Text]:
    """Week, day and the figures that go round."""
    book, now = scene.look.book, scene.view.now
    if scene.view.step == "over":
        return [Text(book.say("goldbraeu-over"), "bold")]
    if scene.view.step in PREPARATION or now.start is None or now.payday is None:
        return [Text(book.say("goldbraeu-preparation"), "bold")]
    day = str(book.name("weekday", WEEKDAY_NAMES[now.weekday]))
    week = Text(book.say("goldbraeu-week", week=now.week + 1, weeks=WEEKS, day=day), "bold")
    figures = (("goldbraeu-start", now.start), ("goldbraeu-figure", now.payday))
    return [week, *(Text.assemble(f"{book.say(key)} ", seat_text(book, seat)) for key, seat in figures)]


def for_sale(scene: Scene) -> list[Text]:
    """The display and the supply."""
    book, view = scene.look.book, scene.view
    if view.step == "over":
        return []
    cards = " | ".join(str(book.name("card", card)) for card in view.display if card is not None) or "-"
    specials = {"waitresses": view.specials["waitress"], "bums": view.specials["bum"]}
    unknown = book.say("goldbraeu-unknown", cards=view.supply, seen=len(view.under), **specials)
    return [
        Text.assemble((f"{book.say('goldbraeu-display')} ", "bold"), cards),
        Text.assemble((f"{book.say('goldbraeu-supply')} ", "bold"), unknown),
    ]


def known(scene: Scene) -> list[Text]:
    """What everybody has seen go under the supply, once that may come up."""
    book, view = scene.look.book, scene.view
    if not view.under or view.supply > FEW_LEFT or view.step == "over":
        return []
    seen = ", ".join(str(book.name("card", card)) for card in view.under[:NEXT_KNOWN])
    more = " …" if len(view.under) > NEXT_KNOWN else ""
    return [Text(f"{book.say('goldbraeu-known')} {seen}{more}")]


def hands(scene: Scene) -> list[Text]:
    """The hands that this viewer may see."""
    book = scene.look.book
    lines = []
    for player in scene.view.players:
        for key, cards in (("goldbraeu-hand", player.hand), ("goldbraeu-kept", player.kept)):
            if cards:
                names = ", ".join(str(book.name("card", card)) for card in cards)
                lines.append(Text.assemble(seat_text(book, player.seat), f" {book.say(key)} {names}"))
    return lines


def legend(scene: Scene) -> Text:
    """What the signs mean."""
    return Text(scene.look.book.say("legend-goldbraeu"), "dim")
