from __future__ import annotations

from math import inf

import pytest

from stammtisch.arena.statistics import deal_means, lead, mean_of, rank, share_of, standing, wilson, win
from tests.arena.making import deal, game


def test_a_shared_victory_is_shared() -> None:
    """Two winners have a half each."""
    assert [win(game(1, 1, 3), seat) for seat in range(3)] == [0.5, 0.5, 0]


def test_equals_share_the_mean_of_their_ranks() -> None:
    """So the ranks of four always add up to ten."""
    assert [rank(game(1, 2, 3, 4), seat) for seat in range(4)] == [1, 2, 3, 4]
    assert [rank(game(1, 2, 2, 4), seat) for seat in range(4)] == [1, 2.5, 2.5, 4]
    assert [rank(game(1, 1, 1, 1), seat) for seat in range(4)] == [2.5] * 4


def test_the_lead_is_over_the_mean_of_the_others() -> None:
    """90 against 60 and 30: forty-five ahead, nothing, forty-five behind."""
    ended = game(1, 2, 3, scores=[90, 60, 30])

    assert [lead(ended, seat) for seat in range(3)] == [45, 0, -45]


def test_a_deal_is_the_mean_of_its_games() -> None:
    """The single bot sits in the first seat of the first game, in the second of the second, and so on."""
    found = [
        deal(game(1, 2, 3), game(1, 2, 3), game(1, 2, 3)),  # first, second, third
        deal(game(1, 2, 3), game(2, 1, 3), game(1, 1, 3)),
    ]

    assert deal_means(found, win) == pytest.approx([1 / 3, 2 / 3])
    assert deal_means(found, rank) == pytest.approx([2, 5 / 3])


def test_a_standing_by_hand() -> None:
    """Three deals of three games; 5 of 9 won; deal means 1, 1/3, 1/3 with variance 4/27."""
    won, lost = game(1, 2, 3), game(3, 2, 1)
    found = standing([deal(won, game(2, 1, 3), lost), deal(won, won, won), deal(won, lost, won)])

    assert (found.single, found.others, found.deals, found.games) == ("a", "b", 3, 9)
    assert found.share.value == pytest.approx(5 / 9)
    assert found.by_seat == pytest.approx((1, 1 / 3, 1 / 3))
    assert found.rank.value == pytest.approx((1 + 1 + 1 + 1 + 2 + 3 + 1 + 2 + 3) / 9)


def test_the_interval_of_a_mean_by_hand() -> None:
    """2, 4, 6: mean 4, deviation 2, error 2 / √3."""
    found = mean_of([2, 4, 6])

    assert (found.value, found.low, found.high) == pytest.approx((4, 4 - 2.2632, 4 + 2.2632), abs=1e-4)


def test_one_value_says_nothing_about_its_error() -> None:
    """The interval is endless."""
    found = mean_of([3])

    assert (found.value, found.low, found.high) == (3, -inf, inf)


def test_an_interval_of_shares_by_hand() -> None:
    """Deal means 0.25, 0.5, 0.5, 0.75: variance 0.041667, error 0.10206, worth 24 games; Wilson of 12 among 24."""
    found = share_of([0.25, 0.5, 0.5, 0.75], 4)

    assert found.value == 0.5
    assert (found.low, found.high) == pytest.approx(wilson(0.5, 24))
    assert (found.low, found.high) == pytest.approx((0.31428, 0.68572), abs=1e-5)


def test_for_many_deals_it_is_the_mean_and_two_errors() -> None:
    """500 deals, half of them 0.25 and half 0.75: error 0.25 / √499, to within a few per mille."""
    found = share_of([0.25, 0.75] * 250, 4)

    assert (found.low, found.high) == pytest.approx((0.5 - 0.02193, 0.5 + 0.02193), abs=2e-4)


def test_a_bot_that_wins_everything_may_still_lose_some_day() -> None:
    """Ten deals of four: the interval of 40 of 40."""
    found = share_of([1.0] * 10, 4)

    assert (found.value, found.high) == (1, 1)
    assert found.low == pytest.approx(0.9124, abs=1e-4)


def test_more_deals_make_a_narrower_interval() -> None:
    """Four times as many: half as wide."""
    few, many = share_of([0, 0.25, 0.25, 0.5] * 25, 4), share_of([0, 0.25, 0.25, 0.5] * 100, 4)

    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(2, abs=0.05)
