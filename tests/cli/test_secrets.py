from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

import stammtisch
from stammtisch.cli.drawing import Look, drawing_of
from stammtisch.cli.language import book_for
from stammtisch.cli.table.prompt import COMMANDS, Typed, find_command
from stammtisch.cli.table.seating import take_seats
from stammtisch.cli.table.session import TerminalSession
from stammtisch.core.bits import lowest
from stammtisch.core.chance import Rng
from stammtisch.core.table import Table

if TYPE_CHECKING:
    from stammtisch.core.position import Position

GAME = stammtisch.game("goldbraeu")
BOOK = book_for("en", GAME)
COMMAND_LINES = [
    "table",
    "log 999",
    "payday",
    "score",
    "help",
    "why 1",
    "why buy blind",
    "why open krug",
    "why block 1",
]


def evening_at(decisions: int, seats: int, **options: str) -> TerminalSession:
    """A random game at some point of it, everybody at the keyboard."""
    table = Table(GAME, GAME.make_setup(seats=seats, options=options), seed=seats)
    rng = Rng(decisions)
    for _ in range(decisions):
        if table.position.to_act:
            seat = lowest(table.position.to_act)
            legal = table.position.legal(seat)
            table.decide(seat, legal[rng.below(len(legal))])
    console = Console(file=io.StringIO(), width=100, height=40)
    return TerminalSession(table, take_seats(GAME, table.record.setup, "none", None), BOOK, console)


def everything_said(session: TerminalSession, seat: int) -> str:
    """All that a seat can get out of the terminal without deciding anything."""
    buffer = io.StringIO()
    session.console.file = buffer
    session.tell_news(seat, 0)
    session.show_table(seat)
    session.put_question(seat)
    for line in COMMAND_LINES:
        found = find_command(session, line)
        assert found is not None
        command, rest = found
        command(Typed(session, seat, rest))
    return buffer.getvalue()


@pytest.mark.parametrize("options", [{}, {"open_money": "off", "chip_money": "boss"}], ids=["open", "secret money"])
@pytest.mark.parametrize("seats", [3, 4])
def test_the_terminal_tells_a_seat_nothing_about_hidden_cards(seats: int, options: dict[str, str]) -> None:
    """In two worlds that differ in what the seat cannot know, every word on the screen is the same."""
    rng = Rng(1)
    for decisions in range(0, 200, 12):
        session = evening_at(decisions, seats, **options)
        if not session.table.position.to_act:
            break
        seat = lowest(session.table.position.to_act)
        true_world = everything_said(session, seat)
        session.table.position = redrawn(session.table.position, seat, rng)
        session._drawn = None

        assert everything_said(session, seat) == true_world


@pytest.mark.parametrize("decisions", [24, 60])
def test_a_hint_tells_nothing_about_hidden_cards(decisions: int) -> None:
    """It is for who plays against bots alone: worked out from the view, so every word and figure is the same."""
    session = evening_at(decisions, 3)
    seat = lowest(session.table.position.to_act)
    session.chairs = take_seats(GAME, session.table.record.setup, None, GAME.seat_names[seat])
    said = []
    for _ in range(2):
        buffer = session.console.file = io.StringIO()
        COMMANDS["hint"](Typed(session, seat, ""))
        said.append(buffer.getvalue())
        session.table.position = redrawn(session.table.position, seat, Rng(decisions))

    assert said[0] == said[1]
    assert len(said[0].splitlines()) > 1


def redrawn(position: Position, seat: int, rng: Rng) -> Position:
    """A world that the seat cannot tell from this one: hands, and money where it is secret, are others."""
    other = position.copy()
    other.redraw(seat, rng)
    return other


def test_the_test_above_would_notice_an_open_hand() -> None:
    """Drawn with everything open, the two worlds differ."""
    session = evening_at(30, 4)
    drawing = drawing_of(stammtisch.game("goldbraeu"))
    other = redrawn(session.table.position, 0, Rng(1))
    texts = []
    for position in (session.table.position, other):
        console = Console(file=io.StringIO(), width=100)
        look = Look(GAME, GAME.view(position, stammtisch.OPEN), [], BOOK, 100)
        console.print(drawing.table(look))
        assert isinstance(console.file, io.StringIO)
        texts.append(console.file.getvalue())

    assert texts[0] != texts[1]


def test_every_command_without_consequences_is_tried_above() -> None:
    """A new command has to be added there, or to those that change something; `hint` has a test of its own."""
    tried = {line.split()[0] for line in COMMAND_LINES}
    drawing = drawing_of(stammtisch.game("goldbraeu"))

    assert {*COMMANDS, *drawing.reports} - tried == {"undo", "rules", "save", "quit", "hint"}
