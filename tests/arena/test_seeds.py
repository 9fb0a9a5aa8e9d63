from __future__ import annotations

from itertools import product

from stammtisch.arena.seeds import PURPOSES, bots_seed, deal_seed


def test_purposes_share_no_deal() -> None:
    """Whatever the seeds: a deal's purpose can be read off its seed."""
    for purpose, seed, number in product(PURPOSES, range(20), range(50)):
        assert PURPOSES[deal_seed(purpose, seed, number) % 4] == purpose


def test_every_deal_is_another() -> None:
    """Neither numbers nor seeds nor purposes repeat one."""
    found = {deal_seed(*wish) for wish in product(PURPOSES, range(40), range(100))}

    assert len(found) == 3 * 40 * 100
    assert all(0 <= seed < 1 << 62 for seed in found)  # it fits a generator whole


def test_the_seeds_of_today_are_those_of_tomorrow() -> None:
    """Published figures can be measured again: typed out, once and for all."""
    assert deal_seed("test", 0, 0) == 114119192753954506
    assert bots_seed(deal_seed("test", 0, 0), 0) == 6124095804995646780


def test_bots_draw_other_numbers_than_the_dealer() -> None:
    """And other ones in each game of a deal."""
    deal = deal_seed("test", 3, 4)

    assert len({deal, *(bots_seed(deal, seat) for seat in range(4))}) == 5
