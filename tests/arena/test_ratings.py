from __future__ import annotations

import numpy as np
import pytest

from stammtisch.arena.deals import Deal, Pairing
from stammtisch.arena.ratings import Figures, Pairs, race, ratings, strengths
from stammtisch.arena.tournament import cross_table
from tests.arena.making import deal, game

TRUTH = {"random": 0.0, "guest": 150.0, "host": 400.0, "brewer": 460.0}  # Elo
TWO = Pairs(2, np.array([0]), np.array([1]))


def elo(runs: list[float], hits: list[float]) -> float:
    """How much stronger the single bot is than the others after these races."""
    first, second = strengths(TWO, np.array([[[runs, hits]]]))[0]
    return float((first - second) * 400 / np.log(10))


def simulated(pairing: Pairing, deals: int, rng: np.random.Generator) -> list[Deal]:
    """Deals of a pairing whose finishing chunks come from the model itself."""
    found = []
    for number in range(deals):
        games = []
        for seat in range(4):
            bots = [pairing.others] * seat + [pairing.single] + [pairing.others] * (3 - seat)
            arrival = rng.exponential([10 ** (-TRUTH[bot] / 400) for bot in bots])
            games.append(game(*(1 + int(sum(arrival < each)) for each in arrival)))
        found.append(deal(*games, number=number, pairing=pairing))
    return found


@pytest.fixture(scope="module")
def cross() -> dict[Pairing, list[Deal]]:
    """A cross table that follows the model."""
    rng = np.random.default_rng(1)
    return {pairing: simulated(pairing, 120, rng) for pairing in cross_table(list(TRUTH))}


def rows(races: tuple[Figures, Figures]) -> list[list[float]]:
    """Runs and hits as plain lists."""
    return [each.tolist() for each in races]


def test_a_finishing_order_is_a_row_of_draws() -> None:
    """First: drawn at once. Third: twice another is drawn. Last: it is never drawn."""
    assert rows(race(game(1, 2, 3, 4), 0)) == [[1, 0, 0], [1, 0, 0]]
    assert rows(race(game(1, 2, 3, 4), 2)) == [[1, 1, 1], [0, 0, 1]]
    assert rows(race(game(1, 2, 3, 4), 3)) == [[1, 1, 1], [0, 0, 0]]


def test_equals_may_have_come_in_either_order() -> None:
    """Shared first: half the time it was drawn at once. Others that are equal among themselves change nothing."""
    assert rows(race(game(1, 1, 3, 4), 0)) == [[1, 0.5, 0], [0.5, 0.5, 0]]
    assert rows(race(game(1, 2, 2, 4), 0)) == [[1, 0, 0], [1, 0, 0]]
    assert rows(race(game(1, 2, 2, 4), 3)) == [[1, 1, 1], [0, 0, 0]]


def test_strengths_of_two_by_hand() -> None:
    """Three of four games won alone against one: three times the strength, 191 points."""
    assert elo([4], [3]) == pytest.approx(190.85, abs=0.01)


@pytest.mark.parametrize(("share", "points"), [(25, 0), (30, 44), (35, 83), (40, 120), (50, 191), (57, 240), (75, 382)])
def test_winning_among_three_equals(share: float, points: float) -> None:
    """The table of bots.md: 400 × log10(3 w / (1 − w))."""
    assert elo([100, 0, 0], [share, 0, 0]) == pytest.approx(points, abs=0.5)


def test_the_truth_is_found_again(cross: dict[Pairing, list[Deal]]) -> None:
    """All ratings within 25 points, the truth inside the intervals, and those about as wide as they should be."""
    found = ratings(list(TRUTH), cross, seed=0)

    assert {bot: rated.value for bot, rated in found.items()} == pytest.approx(TRUTH, abs=25)
    assert all(rated.low <= TRUTH[bot] <= rated.high for bot, rated in found.items())
    assert all(10 < rated.high - rated.low < 80 for bot, rated in found.items() if bot != "random")
    assert (found["random"].value, found["random"].low, found["random"].high) == (0, 0, 0)


def test_the_likelihood_has_its_summit_there(cross: dict[Pairing, list[Deal]]) -> None:
    """Strengthening or weakening any bot a little makes the finishing chunks less likely."""
    field = Pairs(4, np.array([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]), np.array([1, 2, 3, 0, 2, 3, 0, 1, 3, 0, 1, 2]))
    totals = np.stack([sum_of(deals) for deals in cross.values()])
    found = strengths(field, totals[None])[0]
    best = likelihood(field, totals, found)

    for bot in range(4):
        for push in (-0.01, 0.01):
            moved = found.copy()
            moved[bot] += push
            assert likelihood(field, totals, moved) < best


def sum_of(deals: list[Deal]) -> Figures:
    """All races of a pairing."""
    found: Figures = np.sum([race(each, seat) for d in deals for seat, each in enumerate(d.games)], axis=0)
    return found


def likelihood(field: Pairs, totals: Figures, logarithms: Figures) -> float:
    """The logarithm of how likely the draws are, written independently."""
    strength = np.exp(logarithms)
    total = 0.0
    for pairing, (runs, hits) in enumerate(totals):
        single, other = strength[field.single[pairing]], strength[field.others[pairing]]
        for before, (ran, hit) in enumerate(zip(runs, hits, strict=True)):
            table = single + (3 - before) * other
            total += hit * np.log(single / table) + (ran - hit) * np.log(other / table)
    return float(total)


def test_the_first_bot_is_the_anchor_where_nobody_plays_at_random(cross: dict[Pairing, list[Deal]]) -> None:
    """Then it has nothing, and the others what they are better."""
    bots = ["host", "guest"]
    found = ratings(bots, {pairing: cross[pairing] for pairing in cross_table(bots)}, seed=0)

    assert found["host"].value == 0
    assert -300 < found["guest"].value < -200


def test_equals_are_rated_equal() -> None:
    """Every game shared by all."""
    drawn = [game(1, 1, 1, 1)] * 4
    found = ratings(["a", "b"], {pair: [deal(*drawn, pairing=pair)] * 5 for pair in cross_table(["a", "b"])}, seed=0)

    assert (found["b"].value, found["b"].low, found["b"].high) == pytest.approx((0, 0, 0), abs=1e-3)


def test_a_bot_that_always_wins_has_a_finite_rating() -> None:
    """Much better, by how much nobody knows; more deals, more certainty."""

    def rated(deals: int) -> float:
        first = [game(1, 2, 3), game(2, 1, 3), game(2, 3, 1)]
        last = [game(3, 1, 2), game(1, 3, 2), game(1, 2, 3)]
        there, back = Pairing("a", "b"), Pairing("b", "a")
        table = {there: [deal(*first, pairing=there)] * deals, back: [deal(*last, pairing=back)] * deals}
        return -ratings(["a", "b"], table, seed=0)["b"].value

    assert 300 < rated(3) < rated(30) < 3000


def test_the_bootstrap_depends_on_the_seed_alone(cross: dict[Pairing, list[Deal]]) -> None:
    """The same intervals again, and a little other ones with another seed."""
    assert ratings(list(TRUTH), cross, seed=0) == ratings(list(TRUTH), cross, seed=0)
    assert ratings(list(TRUTH), cross, seed=0) != ratings(list(TRUTH), cross, seed=1)
