"""How many tables a house can have: a simulation of its queues, calibrated by what was measured with few tables.

python -m bench.server.capacity [--measured .build/load.json] [--cores 2]     what bench.server.load has kept
python -m bench.server.capacity --day 1000000 [--server 1.5] [--database 0.3] [--memory 0.5]     a day on paper

The model: clicks come at random moments; a click waits for its process (one thread runs Python) and for a core; then
for the commit, which takes all that wait; then the process tells everybody, and where people of a table are anywhere
another process catches up. People and database need cores, too. Service times are those that were measured, times of
the disk are drawn from a sample of it.
"""

from __future__ import annotations

import argparse
import os
import random
import tempfile
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import simpy

from bench.server.kit import percentile

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from bench.server.tables import Figures

    Steps = Generator[simpy.Event, Any, Any]

SIMULATED = 40.0  # seconds ...
WARM = 5.0  # ... of which the first do not count
BEFORE = 0.55  # the part of a decision's processor time that comes before its commit
FLUSHES = 200  # of the disk, that are timed
FOLLOWING = {"mixed": 0.35}  # the part of it that other processes have, who catch up: it costs 1.7 times one process
PROCESSES = {"sqlite": 1, "postgres": 1, "sticky": 2, "mixed": 2}


class Calibration(msgspec.Struct):
    """What bench.server.load has measured: rows of Figures, and times of the disk."""

    found: list[dict[str, Any]]
    disk: list[float]  # seconds


class Model(NamedTuple):
    """A house as the simulation knows it: times in milliseconds, of processor unless said otherwise."""

    house: str
    server: float
    database: float
    people: float
    disk: tuple[float, ...]  # seconds of single flushes
    offset: float = 0.0  # what a click takes besides: the way there and back
    cores: int = 2
    idle: float = 0.0  # of the servers in a second, without any decision


class Foretold(NamedTuple):
    """What the simulation says."""

    rate: float
    p50: float
    p99: float
    cpu: float  # of servers and database for a decision
    busy: float  # of the busiest process


def disk_times() -> list[float]:
    """How long flushes of 4 kB take here, in seconds."""
    found = []
    with tempfile.NamedTemporaryFile(dir=".") as file:
        for _ in range(FLUSHES):
            os.write(file.fileno(), b"x" * 4096)
            begun = perf_counter()
            os.fdatasync(file.fileno())
            found.append(perf_counter() - begun)
    return found


def calibrate(cells: Sequence[Figures], disk: Sequence[float], cores: int = 2) -> Model:
    """A model from what was measured at small houses, each decision counting as much as another."""
    weight = sum(one.rate for one in cells)

    def mean(name: str) -> float:
        return sum(float(getattr(one, name)) * one.rate for one in cells) / weight

    server, idle = mean("server"), 0.0
    if len(cells) > 1:
        first, last = cells[0], cells[-1]
        used = last.server * last.rate - first.server * first.rate
        server = min(server, max(0.0, used / (last.rate - first.rate)))
        idle = max(0.0, (mean("server") - server) * weight / len(cells))
    model = Model(cells[0].house, server, mean("database"), mean("people"), tuple(disk), 0.0, cores, idle)
    offsets = [(one.p50 - foretell(model, one.offered).p50) * one.rate for one in cells]
    return model._replace(offset=sum(offsets) / weight)


class Simulation:
    """Clicks, processes, cores and a disk."""

    def __init__(self, model: Model, rate: float, seed: int = 5) -> None:
        self.model = model
        self.env = simpy.Environment()
        self.chance = random.Random(seed)
        self.cores = simpy.Resource(self.env, model.cores)
        self.processes = [Process(self) for _ in range(PROCESSES[model.house])]
        self.times: list[float] = []
        self.env.process(self.clicks(rate))

    def run(self, seconds: float = SIMULATED) -> Foretold:
        """Let time pass."""
        self.env.run(seconds)
        cpu, offset = self.model.server + self.model.database, self.model.offset
        busy = max(one.busy for one in self.processes) / seconds
        rate = len(self.times) / (seconds - WARM)
        middle, worst = percentile(self.times, 0.5) + offset, percentile(self.times, 0.99) + offset
        return Foretold(rate, middle, worst, cpu, busy)

    def clicks(self, rate: float) -> Steps:
        """One after the other, whether or not those before are answered."""
        while True:
            yield self.env.timeout(self.chance.expovariate(rate))
            self.env.process(self.click(self.chance.choice(self.processes)))

    def click(self, process: Process) -> Steps:
        """A click at a process; afterwards people read, and other processes catch up."""
        begun = self.env.now
        following = self.model.server * FOLLOWING.get(self.model.house, 0.0)
        yield from process.decide(self.model.server - following)
        if begun > WARM:
            self.times.append(self.env.now - begun)
        self.env.process(self.work(self.model.people))
        if following:
            self.env.process(self.chance.choice([one for one in self.processes if one is not process]).run(following))

    def work(self, milliseconds: float) -> Steps:
        """Use a core for about so long."""
        with self.cores.request() as core:
            yield core
            yield self.env.timeout(self.chance.uniform(0.5, 1.5) * milliseconds / 1000)


class Process:
    """One process: one thread runs Python at a time, and one commit is under way."""

    def __init__(self, simulation: Simulation) -> None:
        self.simulation = simulation
        self.python = simpy.Resource(simulation.env, 1)
        self.waiting: list[simpy.Event] = []  # decisions that are not yet in a transaction
        self.writing = False
        self.busy = 0.0  # seconds

    def decide(self, milliseconds: float) -> Steps:
        """A decision from its message to its acknowledgement."""
        yield from self.run(milliseconds * BEFORE)
        stored = self.simulation.env.event()
        self.waiting.append(stored)
        if not self.writing:
            self.simulation.env.process(self.write())
        yield stored
        yield from self.run(milliseconds * (1 - BEFORE))

    def run(self, milliseconds: float) -> Steps:
        """Run Python."""
        with self.python.request() as turn:
            yield turn
            begun = self.simulation.env.now
            yield from self.simulation.work(milliseconds)
            self.busy += self.simulation.env.now - begun

    def write(self) -> Steps:
        """Commit all that waits, and again, until nothing waits."""
        simulation = self.simulation
        self.writing = True
        while self.waiting:
            batch, self.waiting = self.waiting, []
            yield from simulation.work(simulation.model.database * len(batch))
            yield simulation.env.timeout(simulation.chance.choice(simulation.model.disk))
            for stored in batch:
                stored.succeed()
        self.writing = False


def foretell(model: Model, rate: float) -> Foretold:
    """What a house would be like with so many clicks a second; what it does without any is shared by more of them."""
    return Simulation(model._replace(server=model.server + model.idle / rate), rate).run()


# ---- a day on paper

LINES = 220  # of a game for four
GAME = 2700.0  # seconds
PEAK = 3.0  # times the mean
DAY = 86_400.0
BUSY = 0.6  # of a core that a process may have at the peak
LINE_ON_DISK, LINE_IN_LOG, ARCHIVED = 300, 600, 3_500  # bytes; the last of a game
COMMITS, NOTIFIES, WAL = 5_553.0, 11_357.0, 100e6  # a second, measured on one virtual disk; bytes a second
SOCKETS = 20_000  # of a process


class Part(NamedTuple):
    """A part of a large house: what is asked of it at the peak, and what one of it can do."""

    name: str
    asked: float
    one: float
    unit: str

    @property
    def needed(self) -> float:
        """How many of it are needed."""
        return self.asked / self.one


def paper(tables: float, server: float, database: float, memory: float) -> list[Part]:
    """A day with so many tables: what its busiest hour asks of each part; first what is needed most often."""
    begun = tables / DAY * PEAK
    lines, running = begun * LINES, begun * GAME
    processes = max(lines * server / 1000 / BUSY, running * 4 / SOCKETS)
    commits = min(lines, processes * 200)  # a process commits about 200 times a second when it is busy
    parts = [
        Part("processes by processor", lines * server / 1000, BUSY, "cores"),
        Part("processes by sockets", running * 4, SOCKETS, "sockets"),
        Part("machines by memory", running * memory * 1e6, 64e9, "bytes"),
        Part("database: processor", lines * database / 1000, 8, "cores"),
        Part("database: commits", commits, COMMITS, "a second"),
        Part("database: log", lines * LINE_IN_LOG, WAL, "bytes a second"),
        Part("NOTIFY to all processes", commits * max(1.0, processes / 16), NOTIFIES, "a second"),
    ]
    return sorted(parts, key=lambda part: part.needed, reverse=True)


def tell_day(tables: float, server: float, database: float, memory: float) -> None:
    """Print a day on paper."""
    for title, begun in (("mean", tables / DAY), ("peak", tables / DAY * PEAK)):
        running = begun * GAME
        print(
            f"{title}: {begun:.1f} tables begun a second, {running:,.0f} at once with {running * 4:,.0f} sockets, "
            f"{begun * LINES:,.0f} lines a second"
        )
    for part in paper(tables, server, database, memory):
        print(f"{part.name:<26}{part.asked:>16,.1f} {part.unit:<15} of {part.one:>16,.1f}: {part.needed:6.2f}")
    lines, archive = tables * LINES * LINE_ON_DISK * 30 / 1e12, tables * ARCHIVED * 365 / 1e12
    print(f"disk: lines of 30 days {lines:.1f} TB, records of a year {archive:.1f} TB")


def tell_measured(file: Path, cores: int) -> None:
    """Print what the model says of all that was measured."""
    from bench.server.tables import Figures  # noqa: PLC0415 -- it needs a database server

    kept = msgspec.json.decode(file.read_bytes(), type=Calibration)
    found = [Figures(**one) for one in kept.found]
    for kind in dict.fromkeys(one.house for one in found):
        cells = [one for one in found if one.house == kind]
        model = calibrate([one for one in cells if one.tables <= 200] or cells[:1], kept.disk, cores)  # noqa: PLR2004
        for one in cells:
            said = foretell(model, one.offered)
            print(
                f"{kind:<10}{one.tables:>6}   rate {one.rate:5.0f} ({said.rate:5.0f})"
                f"   p50 {one.p50:6.1f} ({said.p50:6.1f})"
                f"   p99 {one.p99:7.1f} ({said.p99:7.1f})   a process {said.busy:.0%} busy"
            )


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--measured", type=Path, default=Path(".build/load.json"))
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--day", type=float)
    parser.add_argument("--server", type=float, default=1.5)
    parser.add_argument("--database", type=float, default=0.3)
    parser.add_argument("--memory", type=float, default=0.5)
    chosen = parser.parse_args()
    if chosen.day:
        tell_day(chosen.day, chosen.server, chosen.database, chosen.memory)
    else:
        tell_measured(chosen.measured, chosen.cores)
