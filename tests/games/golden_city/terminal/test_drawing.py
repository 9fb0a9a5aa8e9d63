"""The table in a terminal: it fits, it shows what the view holds, and it can be told without colour."""

from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

import stammtisch
from stammtisch.cli.console import symbol
from stammtisch.cli.drawing import Look
from stammtisch.cli.language import book_for
from stammtisch.core.bits import members
from stammtisch.core.chance import Rng
from stammtisch.core.table import Table
from stammtisch.games.golden_city.board import BOARDS
from stammtisch.games.golden_city.game import GAME
from stammtisch.games.golden_city.terminal.drawing import DRAWING
from stammtisch.games.golden_city.terminal.island import FALLING, RISING, leaning
from tests.games.golden_city.boards import causeway

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType


def looks(language: str, width: int, seats: int = 4, board: bytes | str = "standard") -> Iterator[Look]:
    """A random game, looked at by whoever has to decide, and by everybody at its end."""
    table = Table(GAME, GAME.make_setup(seats=seats, board=board), seed=11)
    rng = Rng(3)
    while table.position.to_act:
        (seat,) = members(table.position.to_act)
        yield Look(GAME, GAME.view(table.position, seat), table.events(seat), book_for(language, GAME), width)
        legal = table.position.legal(seat)
        table.decide(seat, legal[rng.below(len(legal))])
    view = GAME.view(table.position, stammtisch.OPEN)
    yield Look(GAME, view, table.events(stammtisch.OPEN), book_for(language, GAME), width)


def printed(drawing: RenderableType, width: int, **how: object) -> str:
    """A drawing as text."""
    console = Console(file=io.StringIO(), width=width, **how)  # type: ignore[arg-type]
    console.print(drawing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("width", [80, 100, 130])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_table_of_a_game_fits(language: str, width: int) -> None:
    """No line is longer than the terminal is wide, and every sentence is there; reports too."""
    for number, look in enumerate(looks(language, width)):
        if number % 25 == 0:
            drawings = [DRAWING.table(look), *(report(look) for report in DRAWING.reports.values())]
            for text in (printed(drawing, width) for drawing in drawings):
                assert max(map(len, text.splitlines())) <= width
                assert not re.search(r"\[[a-z]+-", text)


def test_every_site_is_on_the_map_with_reward_or_owner() -> None:
    """Full names where there is room; who has built there, and what a vacant site gives."""
    look = list(looks("en", 130))[90]
    text = printed(DRAWING.table(look), 130)
    built = {site: symbol(player.seat) for player in look.view.players for site in player.sites}
    signs = {"card": "c", "coin1": "1", "coin2": "2", "goods": "g", "bonus": "b", "key": "k"}
    assert built

    for node in BOARDS.standard.file.nodes:
        name = node.id.lower()
        if node.reward is not None:
            assert f"{name}:{built.get(name, signs[node.reward])}" in text
        else:
            assert re.search(rf"{name}:(10\+|6|5\+?|3)?[{''.join(map(symbol, GAME.seat_names))}]*", text)


def test_a_narrow_terminal_leaves_out_the_sector() -> None:
    """`r1` for `mo-r1`, four times; the legend says how to call it."""
    look = next(looks("en", 80))
    text = printed(DRAWING.table(look), 80)

    assert text.count("r1:c") == 4
    assert text.count("≈") == 12 + 1
    assert "mo-r1" in text


def test_the_auction_is_shown_while_it_lasts() -> None:
    """Pairs, whose hand lies where, and the price."""
    look = list(looks("en", 100))[1]
    text = printed(DRAWING.table(look), 100)

    assert "Pairs (expelling: 1 coin):" in text
    assert re.search(r" 1 \w+\+\w+ [▲■○●·]", text)


def test_hands_show_only_what_one_may_know() -> None:
    """Own cards, others' known ones, and a ? for every card one does not know."""
    look = list(looks("en", 100))[40]
    lines = printed(DRAWING.table(look), 100).splitlines()
    hands = [line for line in lines if line.startswith("    hand:")]

    for line, player in zip(hands, look.view.players, strict=True):
        known = player.known if player.hand is None else player.hand
        assert line.count("?") == player.hand_size - len(known)


def test_seats_can_be_told_without_colour() -> None:
    """Every seat has a sign, and without colour there is not one colour code."""
    look = list(looks("en", 80))[60]
    plain = printed(DRAWING.table(look), 80, force_terminal=True, no_color=True, color_system=None)

    assert "\x1b[3" not in plain
    assert all(symbol(seat) in plain for seat in GAME.seat_names)


def test_the_score_adds_the_open_card() -> None:
    """What `score` adds is the forecast of the engine."""
    look = list(looks("en", 80))[70]
    text = printed(DRAWING.reports["score"](look), 80)
    gains = {player.seat: 0 for player in look.view.players}
    for event in GAME.forecast(GAME.imagine(look.view, Rng(1))):
        if "amount" in event.facts:
            gains[str(event.facts["seat"])] += int(str(event.facts["amount"]))

    for player in look.view.players:
        line = next(line for line in text.splitlines() if player.seat.capitalize() in line)
        assert re.search(rf"{player.letters} +\+{gains[player.seat]} +{player.letters + gains[player.seat]}", line)


def test_roads_are_listed_from_both_ends() -> None:
    """58 sites, 112 roads: 224 mentions."""
    text = printed(DRAWING.reports["roads"](next(looks("en", 130))), 130)
    sites = re.findall(r"\b(?:mo|me|wo|de)-\w+", text)

    assert len(sites) == 58 + 2 * 112


def test_another_board_is_drawn() -> None:
    """Also one with other roads and sites."""
    *_, end = looks("en", 130, board=causeway())
    text = printed(DRAWING.table(end), 130)

    assert "de-r8" in text
    assert "wo-r8" not in text


@pytest.mark.parametrize(
    ("across", "down", "sign"),
    [(9, 0, "─"), (0, 5, "│"), (6, 3, FALLING), (-6, 3, RISING), (6, -3, RISING), (-6, -3, FALLING)],
)
def test_roads_lean(across: int, down: int, sign: str) -> None:
    """A character that goes the way of the road."""
    assert leaning(across, down) == sign
