"""A real scheduler and two workers on loopback; one of them is killed half-way."""

# ruff: noqa: S603 -- these are our own commands

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import numpy as np
import pytest
from distributed import Client

import stammtisch
from stammtisch.arena import executors
from stammtisch.arena.deal_log import DealLog
from stammtisch.arena.executors import Where
from stammtisch.arena.tournament import play
from stammtisch.training.trainer import Trainer, TrainingConfig
from tests.arena.making import TINY, played, timeless
from tests.arena.names import WEAK
from tests.cli.running import LANGUAGES, fine, refused

PATIENCE: Final = 120  # seconds until a test gives up; nothing is measured
DEALS: Final = 48


class Cluster:
    """A scheduler and two workers, each a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "scheduler.json"
        where = ("--host", "127.0.0.1", "--no-dashboard", "--scheduler-file", str(self.file))
        self.scheduler = self.start("dask_scheduler", "--port", "0", *where)
        self.worker = ("dask_worker", "--no-nanny", "--nthreads", "1", *where)
        self.workers = [self.start(*self.worker) for _ in range(2)]
        self.address = self.wait_for_address()
        with Client(self.address, set_as_default=False) as client:  # type: ignore[no-untyped-call]
            client.wait_for_workers(2, timeout=PATIENCE)

    def start(self, program: str, *words: str) -> subprocess.Popen[bytes]:
        """Start a part of the cluster."""
        with (self.folder / f"{program}.log").open("ab") as log:
            command = [sys.executable, "-m", f"distributed.cli.{program}", *words]
            return subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log)

    def wait_for_address(self) -> str:
        """Where the scheduler is, once it says so."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                return str(json.loads(self.file.read_text(encoding="utf-8"))["address"])
            except (OSError, ValueError):
                time.sleep(0.1)
        pytest.fail((self.folder / "dask_scheduler.log").read_text(encoding="utf-8"))

    def lose_one(self) -> None:
        """Kill a worker; for the next test there is another."""
        lost = self.workers.pop(0)
        lost.kill()
        lost.wait(PATIENCE)
        self.workers.append(self.start(*self.worker))

    def stop(self) -> None:
        """End whatever still runs."""
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait(PATIENCE)


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A cluster for all tests here."""
    found = Cluster(tmp_path_factory.mktemp("cluster"))
    yield found
    found.stop()


def test_the_command_says_the_same_as_without_a_cluster(cluster: Cluster) -> None:
    """The times aside."""
    words = ("arena", "goldbraeu", "--seats", 3, "--candidate", WEAK, "--against", WEAK, "--deals", 3, "--json")
    here = json.loads(fine(*words))
    there = json.loads(fine(*words, "--executor", "dask", "--scheduler", cluster.address))

    assert here.pop("times")["seconds"] > 0
    assert there.pop("times")["seconds"] > 0
    assert there == here


def test_a_worker_killed_half_way_changes_nothing(cluster: Cluster) -> None:
    """What it left undone is done by the other, and the results are those of one machine."""
    results = play(TINY, DEALS, DealLog(TINY), Where("dask", scheduler=cluster.address))
    found = [next(results)]
    cluster.lose_one()
    found += results

    assert [timeless(deal) for deal in found] == played(TINY, DEALS)


def weights(file: Path) -> dict[str, bytes]:
    """All arrays of a model but the log, in which there are times."""
    with np.load(file) as arrays:
        return {name: arrays[name].tobytes() for name in arrays if name != "about"}


def test_training_gives_the_same_weights_on_a_cluster(cluster: Cluster, folder: Path) -> None:
    """As in two processes here."""
    words = ("train", "goldbraeu", "--seats", 3, "--games", 9, "--hidden", 4)
    fine(*words, "--jobs", 2, "--out", folder / "here.npz")
    fine(*words, "--executor", "dask", "--scheduler", cluster.address, "--out", folder / "there.npz")

    assert weights(folder / "there.npz") == weights(folder / "here.npz")


def test_training_outlives_a_worker(cluster: Cluster) -> None:
    """The shard that it left unfinished is played again, and what is learned is the same."""
    game = stammtisch.game("golden_city")
    config = TrainingConfig(game, game.make_setup(seats=3), games=24, hidden=4, seed=1, shard=2)
    alone, shared = Trainer(config), Trainer(config)
    with executors.worker_pool() as workers:
        list(alone.checkpoints(workers=workers))
    with executors.worker_pool(Where("dask", scheduler=cluster.address)) as workers:
        checkpoints = shared.checkpoints(workers=workers)
        next(checkpoints)
        cluster.lose_one()
        list(checkpoints)

    assert shared.played() == alone.played() == 24
    assert all(np.array_equal(*parts) for parts in zip(shared.model().nets[0], alone.model().nets[0], strict=True))


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nonsense", "::"])
def test_an_unreachable_scheduler_gets_one_sentence(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    """In every language, and soon enough."""
    monkeypatch.setattr(executors, "CONNECT_TIMEOUT", 1)
    words = ("arena", "goldbraeu", "--candidate", WEAK, "--against", WEAK, "--executor", "dask", "--scheduler", address)
    sentences = {refused(*words, "--lang", language) for language in LANGUAGES}

    assert len(sentences) == 3
    assert all(address in sentence for sentence in sentences)


def test_without_dask_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """In one sentence, with the command."""
    monkeypatch.setitem(sys.modules, "distributed", None)
    words = (
        "arena",
        "goldbraeu",
        "--candidate",
        WEAK,
        "--against",
        WEAK,
        "--executor",
        "dask",
        "--scheduler",
        "tcp://x:1",
    )

    assert "pip install 'stammtisch[dask]'" in refused(*words)
