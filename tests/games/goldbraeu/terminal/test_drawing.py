from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

import stammtisch
from stammtisch.cli.drawing import Look, drawing_of
from stammtisch.cli.drawing.canvas import Canvas
from stammtisch.cli.language import book_for
from stammtisch.core.bits import lowest
from stammtisch.core.chance import Rng
from stammtisch.core.events import SPECTATOR, Event
from stammtisch.core.table import Table
from stammtisch.games.goldbraeu.knowledge.ledger import fold
from stammtisch.games.goldbraeu.rules.payday import pay_all
from stammtisch.games.goldbraeu.terminal.payday import forecast, last_payday
from stammtisch.games.goldbraeu.terminal.square import CROSSINGS, Square, draw_square
from tests.cli.running import LANGUAGES
from tests.core.toy import TOY

if TYPE_CHECKING:
    from collections.abc import Iterator

GAME = stammtisch.game("goldbraeu")
DRAWING = drawing_of(stammtisch.game("goldbraeu"))


def looks(language: str, width: int, seats: int = 4) -> Iterator[Look]:
    """A random game, looked at by whoever has to decide."""
    table = Table(GAME, GAME.make_setup(seats=seats), seed=11)
    rng = Rng(3)
    while table.position.to_act:
        seat = lowest(table.position.to_act)
        yield Look(GAME, GAME.view(table.position, seat), table.events(seat), book_for(language, GAME), width)
        legal = table.position.legal(seat)
        table.decide(seat, legal[rng.below(len(legal))])
    yield Look(
        GAME, GAME.view(table.position, stammtisch.OPEN), table.events(stammtisch.OPEN), book_for(language, GAME), width
    )


def drawn(look: Look, width: int, **how: object) -> str:
    """The table as text."""
    console = Console(file=io.StringIO(), width=width, **how)  # type: ignore[arg-type]
    console.print(DRAWING.table(look))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("width", [80, 120, 160])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_of_a_game_fits(language: str, width: int) -> None:
    """No line is longer than the terminal is wide, and every sentence is there."""
    for number, look in enumerate(looks(language, width)):
        if number % 20 == 0:
            text = drawn(look, width)
            assert max(map(len, text.splitlines())) <= width
            assert not re.search(r"\[[a-z]+-", text)


def test_the_smallest_terminal_shows_the_board_in_twenty_lines() -> None:
    """Of 24: the rest is for the question."""
    assert all(
        len(drawn(look, 80).splitlines()) <= 22 for number, look in enumerate(looks("en", 80)) if number % 25 == 0
    )


def test_seats_can_be_told_without_colour() -> None:
    """Every seat has a symbol, and without colour there is not one colour code."""
    look = list(looks("en", 80))[60]
    plain = drawn(look, 80, force_terminal=True, no_color=True, color_system=None)

    assert "\x1b[3" not in plain
    for symbol in "▲■●◆":
        assert symbol in plain
    assert "\x1b[" in drawn(look, 80, force_terminal=True, color_system="truecolor")


def test_what_the_view_holds_is_on_the_table() -> None:
    """Bosses, markers, signs, money, spaces: all as the view has them."""
    look = list(looks("en", 80))[150]
    text, view = drawn(look, 80), look.view

    for player in view.players:
        assert re.search(rf"{player.seat.capitalize()}( \(you\))? {player.cash}\b", text)
    for garden in view.gardens:
        for space in garden.spaces:
            assert f"{garden.name[0].upper()}{space}" in text
    for space in view.free_spaces:
        assert f" {space}" in text
    symbols = dict(zip(GAME.seat_names, "▲■●◆", strict=True))
    for business in view.businesses:
        boss = symbols[business.boss] if business.boss else "-"
        markers = " ".join(symbols[seat] * count for seat, count in business.markers.items() if count)
        assert re.search(rf"♛{boss}[ !] {re.escape(markers)} ?{business.opened}/6", text), business


# ---- the square


def grid(*rows: str, gates: dict[tuple[int, int], tuple[str, str]] | None = None) -> list[str]:
    """A square from letters of gardens, `.` for free spaces, `#` for none."""
    names = {"K": "krug", "E": "eiche", "A": "adler"}
    cells = {(r, c): letter for r, row in enumerate(rows) for c, letter in enumerate(row)}
    square = Square(
        rows=len(rows),
        cols=len(rows[0]),
        tables=frozenset(place for place, letter in cells.items() if letter != "#"),
        umbrellas=frozenset({(0, 0)}),
        gardens={place: names[letter] for place, letter in cells.items() if letter in names},
        gates=gates or {},
        cell=4,
    )
    canvas = Canvas(square.width, square.height)
    draw_square(canvas, square, 0, 0)
    return [line.plain for line in canvas.lines()]


def test_fences_stand_around_gardens_and_not_within() -> None:
    """Thick between a garden and anything else, thin between free spaces, nothing inside."""
    assert grid("KK.", "K.#") == [
        "┌─────────┰────┐",
        "│Ka1☂ Kb1 ┃ c1 │",
        "│    ┏━━━━╃────┘",
        "│Ka2 ┃ b2 │≈≈≈≈",
        "└────┸────┘",
    ]


def test_two_gardens_share_a_fence() -> None:
    """One between them is enough."""
    assert grid("KE", "KE")[1:4] == ["│Ka1☂┃Eb1 │", "│    ┃    │", "│Ka2 ┃Eb2 │"]


def test_a_gate_leads_to_the_inn() -> None:
    """With its letter above and below; beside the square the inn itself is near enough."""
    assert grid(".K.", gates={(0, 1): ("krug", "N")})[0] == "┌────┰┘K└─┰────┐"
    assert grid("A..", gates={(0, 0): ("adler", "W")})[1] == "╡Aa1☂┃ b1 │ c1 │"


def test_every_crossing_has_its_character() -> None:
    """Three weights in four directions."""
    assert len(CROSSINGS) == 81
    assert len(set(CROSSINGS)) == 81
    assert CROSSINGS[0] == " "
    assert CROSSINGS[80] == "╋"
    assert CROSSINGS[40] == "┼"


def test_what_is_put_beyond_the_canvas_is_lost() -> None:
    """And blanks at the ends of lines are not kept."""
    canvas = Canvas(5, 2)
    canvas.put(3, 0, "abcdef", "bold")
    canvas.put(0, 5, "lost")

    assert [line.plain for line in canvas.lines()] == ["   ab", ""]


# ---- the ledger


def test_the_forecast_is_what_payday_pays() -> None:
    """Seat by seat and to the thaler, for every table of a game."""
    for look in looks("en", 80, seats=3):
        if look.view.step in ("keep-cards", "over"):
            continue
        world = GAME.imagine(look.view, Rng(9))
        before = world.scores()
        pay_all(world)
        gained = [after - earlier for after, earlier in zip(world.scores(), before, strict=True)]

        totals = fold(forecast(look)).totals
        assert [totals.get(seat, 0) for seat in ("red", "blue", "yellow")] == gained


def test_the_ledger_of_the_last_payday_is_what_was_paid() -> None:
    """The events of the last week only."""
    events = [look.events for look in looks("en", 80)][-1]
    paid = last_payday(events)

    assert paid is not None
    assert paid.week == 3
    assert [row.name for row in paid.rows][:3] == ["adler", "krug", "eiche"]
    assert len(paid.rows) == 10
    for row in paid.rows:
        assert sum(pay.total for pay in row.pay.values()) + row.bank == row.divided


def test_there_is_no_ledger_before_the_signs_hang() -> None:
    """And none after the end, when no payday can come."""
    position = GAME.deal()
    look = Look(GAME, GAME.view(position, SPECTATOR), [], book_for("en", GAME), 80)

    assert forecast(look) == []
    assert last_payday([Event("day-begun", {})]) is None


def test_a_game_without_a_drawing_is_listed() -> None:
    """Plain facts for a third game."""
    position = TOY.deal(seats=3)
    position.run_chance(Rng(1))
    console = Console(file=io.StringIO(), width=80)
    look = Look(TOY, TOY.view(position, 0), [], book_for("en", GAME), 80)
    console.print(drawing_of(TOY).table(look))
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()

    assert "viewer: red" in text
    assert "players 1.card: " in text
