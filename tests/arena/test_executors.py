from __future__ import annotations

import os
from itertools import count

import pytest
from threadpoolctl import threadpool_info

from stammtisch.arena import tournament
from stammtisch.arena.executors import HERE, Where, run
from stammtisch.core.mistakes import Mistake
from tests.arena.making import SMALL, played

TWO = Where(jobs=2)


def squared(number: int) -> int:
    """Some work."""
    return number * number


def threads(_number: int) -> tuple[int, list[int]]:
    """Which process this is, and how many threads its linear algebra would use."""
    import numpy as np  # noqa: PLC0415 -- as a bot would, when it is asked

    assert np.ones((2, 2)) @ np.ones(2) is not None
    return os.getpid(), [each["num_threads"] for each in threadpool_info()]


def dying(number: int) -> int:
    """Work that kills who does it."""
    if number == 3:
        os._exit(1)
    return number


@pytest.mark.parametrize("where", [HERE, TWO])
def test_chunks_are_taken_as_needed(where: Where) -> None:
    """There may be endlessly many; results come in their chunk, and closing those stops the work."""
    numbers = count()
    results = run(numbers, squared, where)

    assert [next(results) for _ in range(5)] == [0, 1, 4, 9, 16]
    results.close()
    assert next(numbers) <= 5 + 2 * where.jobs


@pytest.mark.parametrize("where", [HERE, TWO])
def test_linear_algebra_keeps_to_one_thread(where: Where) -> None:
    """Here and in every process."""
    found = list(run(range(4), threads, where))

    assert all(used and set(used) == {1} for _, used in found)
    assert (os.getpid() in {process for process, _ in found}) == (where is HERE)


def test_a_process_that_dies_is_told_in_one_sentence() -> None:
    """No stack trace, and no endless waiting."""
    with pytest.raises(Mistake) as caught:
        list(run(range(8), dying, TWO))
    assert caught.value.key == "worker-lost"


def test_a_tournament_is_the_same_wherever_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Scores, places, decisions and choices, deal by deal, in both directions."""
    monkeypatch.setattr(tournament, "CHUNK", 1)
    alone = played(SMALL, 2)

    assert [SMALL.pairings.index(deal.pairing) for deal in alone] == [0, 1, 0, 1]
    assert [deal.number for deal in alone] == [0, 0, 1, 1]
    assert played(SMALL, 2, where=TWO) == alone
