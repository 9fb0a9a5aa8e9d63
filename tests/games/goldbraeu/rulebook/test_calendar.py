"""Rulebook, "New round" and "Start of a new week": who starts on which day, and who holds the payday figure."""

from __future__ import annotations

import pytest

from stammtisch.core.bits import members
from stammtisch.core.chance import Rng
from stammtisch.core.events import OPEN
from stammtisch.core.position import CHANCE, DEALER
from stammtisch.games.goldbraeu.game import GAME
from stammtisch.games.goldbraeu.rules.actions import START_WITH
from stammtisch.games.goldbraeu.rules.components import SEAT_NAMES
from stammtisch.games.goldbraeu.rules.steps import CHOOSE_START


def calendar(seats: int) -> list[tuple[int, str]]:
    """Start player and holder of the payday figure on each day of a game that the first seat starts."""
    p = GAME.deal(seats=seats)
    rng = Rng(1)
    days: list[tuple[int, str]] = []
    p.journal = []
    while p.to_act:
        if p.at[0] == CHOOSE_START:
            p.apply(DEALER, START_WITH)
        elif p.to_act == CHANCE:
            p.apply(DEALER, p.draw(rng))
        else:
            seat = members(p.to_act)[0]
            p.apply(seat, p.legal(seat)[0])
        begun = [event for event in GAME.events(p.journal, OPEN) if event.kind == "day-begun"]
        if len(begun) > len(days):
            now = GAME.view(p, OPEN).now
            days.append((SEAT_NAMES.index(str(begun[-1].facts["seat"])), str(now.payday)))
    return days


@pytest.mark.parametrize(
    ("seats", "week", "starts", "holder", "meetings"),
    [
        pytest.param(4, 1, [0, 1, 2, 3, 0, 1, 2], 2, [3, 7], id="T-GB-10"),
        pytest.param(4, 2, [3, 0, 1, 2, 3, 0, 1], 1, [3, 7], id="T-GB-11"),
        pytest.param(4, 3, [2, 3, 0, 1, 2, 3, 0], 0, [3, 7], id="T-GB-12"),
        pytest.param(3, 1, [0, 1, 2, 0, 1, 2, 0], 0, [1, 4, 7], id="T-GB-13"),
        pytest.param(3, 2, [1, 2, 0, 1, 2, 0, 1], 1, [1, 4, 7], id="T-GB-14"),
        pytest.param(3, 3, [2, 0, 1, 2, 0, 1, 2], 2, [1, 4, 7], id="T-GB-15"),
    ],
)
def test_the_weeks(seats: int, week: int, starts: list[int], holder: int, meetings: list[int]) -> None:
    """T-GB-10 to T-GB-15: the figure passes left every day, also across paydays; the other stays for the week.

    GB-RND-01, -08, -09, -10; GB-SET-13; GB-WK-01; GB-3P-05.
    """
    days = calendar(seats)[7 * week - 7 : 7 * week]

    assert [start for start, _ in days] == starts
    assert {figure for _, figure in days} == {SEAT_NAMES[holder]}
    assert [day for day, (start, _) in enumerate(days, 1) if start == holder] == meetings


@pytest.mark.parametrize("seats", [3, 4])
def test_a_game_has_21_days(seats: int) -> None:
    """GB-RND-01: three weeks of seven days, whoever plays."""
    assert len(calendar(seats)) == 21
