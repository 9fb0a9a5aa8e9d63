from __future__ import annotations

import pytest

import stammtisch
from stammtisch.bots.bot import Bot, Turn
from stammtisch.bots.making import bot_names, make_bot
from stammtisch.bots.match import MatchResult, bot_rng, game_seed, mix, play_match, record_match
from stammtisch.bots.random import RandomBot
from stammtisch.bots.regular import RegularBot
from stammtisch.core import record
from stammtisch.core.mistakes import Mistake
from stammtisch.core.view import TableView

GAME = stammtisch.game("goldbraeu")


@pytest.mark.parametrize("seats", [3, 4])
def test_a_game_ends_the_same_with_and_without_a_record(seats: int) -> None:
    """Keeping the record changes nothing."""
    setup = GAME.make_setup(seats=seats)
    bots: list[Bot] = [RegularBot(), *[RandomBot() for _ in range(seats - 1)]]
    names = ["regular", *["random"] * (seats - 1)]

    played = play_match(GAME, setup, bots, seed=5)
    kept = record_match(GAME, setup, bots, seed=5, names=names)

    assert kept.result is not None
    assert list(kept.result.scores.values()) == played.scores
    assert sum(decision.seat != "dealer" for decision in kept.decisions) == played.decisions
    assert kept.players == {"red": "bot regular"} | dict.fromkeys(GAME.seat_names[1:seats], "bot random")
    assert record.check(GAME, kept).scores() == played.scores


def test_the_same_seed_plays_the_same_game() -> None:
    """Neither bots that played before nor the clock matter."""
    setup = GAME.make_setup()
    first = play_match(GAME, setup, [RegularBot()] * 4, seed=9)

    assert play_match(GAME, setup, [RegularBot() for _ in range(4)], seed=9) == first
    assert play_match(GAME, setup, [RegularBot()] * 4, seed=10) != first


def test_winners_share_a_victory() -> None:
    """Two winners get a half each."""
    assert MatchResult([50, 70, 70, 10], [3, 1, 1, 4], 200).wins() == [0, 0.5, 0.5, 0]
    assert MatchResult([50, 70, 60, 10], [3, 1, 2, 4], 200).wins() == [0, 1, 0, 0]


def test_seeds_of_neighbours_have_nothing_in_common() -> None:
    """No two games, seats or turns share a generator, and their first numbers look random."""
    assert len({game_seed(1, number) for number in range(1000)}) == 1000
    assert len({mix(seat, turn) for seat in range(4) for turn in range(250)}) == 1000
    first = [bot_rng(1, 0, turn).below(3) for turn in range(3000)]
    assert all(900 < first.count(choice) < 1100 for choice in range(3))


def test_a_bot_that_cheats_is_stopped() -> None:
    """An answer that is not among the legal actions is a mistake, not a move."""

    class Cheat:
        needs_view = False

        def choose(self, turn: Turn) -> int:
            return max(turn.legal) + 1

    with pytest.raises(Mistake) as caught:
        play_match(GAME, GAME.make_setup(), [Cheat()] * 4, seed=1)

    assert (caught.value.key, caught.value.about["bot"]) == ("bot-illegal", "Cheat")


def test_a_bot_that_needs_no_view_gets_none() -> None:
    """Views take time, so only bots that need one get one."""
    views: dict[bool, list[TableView | None]] = {True: [], False: []}

    class Watcher:
        def __init__(self, *, needs_view: bool) -> None:
            self.needs_view = needs_view

        def choose(self, turn: Turn) -> int:
            views[self.needs_view].append(turn.view)
            return turn.legal[-1]

    play_match(GAME, GAME.make_setup(seats=3), [Watcher(needs_view=True), *[Watcher(needs_view=False)] * 2], seed=1)

    assert all(view is None for view in views[False])
    assert {view.viewer for view in views[True] if view} == {"red"}
    assert None not in views[True]


def test_bots_are_found_by_name() -> None:
    """Ours are installed; others may come by entry point."""
    assert {"regular", "random"} <= set(bot_names())
    assert isinstance(make_bot("regular"), RegularBot)
    with pytest.raises(Mistake) as caught:
        make_bot("oracle")
    assert caught.value.key == "unknown-bot"
