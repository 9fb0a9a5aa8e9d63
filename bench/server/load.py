"""All houses at all sizes, in one run, beside the goals and what the model of capacity.py had foretold.

python -m bench.server.load [--sizes 50,200,500,1000,2000] [--houses sqlite,postgres,sticky,mixed] [--seconds 13]
                            [--into .build/load.json]

A house grows from size to size; at each, everybody plays for some seconds. Every table is asked for 0.8 decisions a
second, and no house for more than 330: one a table every six seconds at 2,000 tables. At the end of each house every
acknowledged decision is looked for in its database. Then 30 tables are played from the first to the last decision
without thinking: what a late one costs against an early one. Less than ten minutes on two quiet cores;
`--sizes 20,50 --seconds 5` is a minute, to see that it works.
"""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import msgspec
import uvloop

from bench.server.capacity import Calibration, Foretold, calibrate, disk_times, foretell
from bench.server.tables import HOUSES, Crowd, Figures, allow_many_sockets, measure, open_house

CALIBRATED = 200  # tables: the model knows nothing of larger houses
EACH, MOST = 0.8, 330.0  # decisions a second, of a table and of a house
WHOLE = 30  # tables that are played to their end
HEAD = "house       tables  asked/s  made/s    p50 ms    p99 ms  ms servers  ms database  ms people  MB/table"
SERVER = {"sqlite": 1.3, "postgres": 1.5}  # goals: milliseconds of processor a decision, of one process ...
RATIO = {"sticky": 1.25, "mixed": 1.7}  # ... and of two against one
LARGEST, WORST = 2_000, 150.0  # tables, and the p99 of a decision there in milliseconds
KEPT_UP = 0.97  # the part of what was asked for that must be made
CLOSE = 0.15  # how far the foretold median may be from the measured one
LATE, MEMORY = 1.2, 0.8  # a late decision against an early one; megabytes of a table at its end


class Ages(NamedTuple):
    """What a decision costs early and late in a game, in milliseconds, and the memory of a table at its end, in kB."""

    early: float
    late: float
    memory: float
    rate: float


class Goal(NamedTuple):
    """Something that was wanted, and what came of it."""

    name: str
    found: float
    most: float

    @property
    def is_reached(self) -> bool:
        """Whether it is, to the two digits that are printed."""
        return round(self.found, 2) <= self.most

    def __str__(self) -> str:
        return (
            f"{'reached' if self.is_reached else 'MISSED '}  {self.name:<44}{self.found:>9.2f}  (at most {self.most:g})"
        )


def asked(tables: int) -> float:
    """Decisions a second that so many tables are asked for."""
    return min(tables * EACH, MOST)


async def measure_house(kind: str, sizes: list[int], seconds: float) -> list[Figures]:
    """A house that grows."""
    found = []
    async with open_house(kind) as house:
        for tables in sizes:
            await house.seat(tables)
            found.append(await measure(house, asked(tables), seconds))
            print(row(found[-1]), flush=True)
        print(f"{kind}: none of {house.check()} acknowledged decisions lost or doubled", flush=True)
    return found


async def measure_ages(tables: int) -> Ages:
    """Whole games, without thinking: the first fifth against the last."""
    async with open_house("sqlite") as house:
        await house.seat(tables)
        crowd = Crowd(house.players)
        begun = perf_counter()
        playing = asyncio.create_task(crowd.play_out())
        samples = [(0, house.cpu_seconds()[0])]
        while not playing.done():
            await asyncio.wait([playing], timeout=0.2)
            samples.append((len(crowd.times), house.cpu_seconds()[0]))
        total = len(crowd.times)
        early, late = cost(samples, 0, total / 5), cost(samples, total * 0.7, total * 0.9)
        return Ages(early, late, house.memory() / tables / 1000, total / (perf_counter() - begun))


def cost(samples: list[tuple[int, float]], first: float, last: float) -> float:
    """Processor time of a decision between two numbers of decisions, in milliseconds."""
    within = [sample for sample in samples if first <= sample[0] <= last]
    (begun, then), (ended, now) = within[0], within[-1]
    return (now - then) / max(1, ended - begun) * 1000


def row(found: Figures) -> str:
    """A line of the table."""
    return (
        f"{found.house:<10}{found.tables:>8}{found.offered:>9.0f}{found.rate:>8.0f}{found.p50:>10.1f}{found.p99:>10.1f}"
        f"{found.server:>12.2f}{found.database:>13.2f}{found.people:>11.2f}{found.memory / 1000:>10.2f}"
    )


def foretold(found: list[Figures], disk: list[float]) -> dict[tuple[str, int], Foretold]:
    """What the model says of larger houses, by house and size."""
    said: dict[tuple[str, int], Foretold] = {}
    for kind in dict.fromkeys(one.house for one in found):
        cells = [one for one in found if one.house == kind]
        model = calibrate([one for one in cells if one.tables <= CALIBRATED] or cells[:1], disk)
        said |= {(kind, one.tables): foretell(model, one.offered) for one in cells if one.tables > CALIBRATED}
    return said


def goals(found: list[Figures], said: dict[tuple[str, int], Foretold], ages: Ages) -> list[Goal]:
    """All goals and what came of them."""
    one_process = {one.tables: one.server for one in found if one.house == "postgres"}
    named = []
    for one in found:
        name = f"{one.house}, {one.tables} tables: "
        if one.house in SERVER:
            named.append(Goal(f"{name}ms a decision", one.server, SERVER[one.house]))
        elif one.tables in one_process:
            named.append(Goal(f"{name}times one process", one.server / one_process[one.tables], RATIO[one.house]))
        if one.tables >= LARGEST:
            named.append(Goal(f"{name}p99, ms", one.p99, WORST))
            named.append(Goal(f"{name}asked for : made", one.offered / one.rate, 1 / KEPT_UP))
        if (one.house, one.tables) in said:
            off = abs(said[one.house, one.tables].p50 / one.p50 - 1)
            named.append(Goal(f"{name}p50 off the model", off, CLOSE))
    named.append(Goal("late : early", ages.late / ages.early, LATE))
    return [*named, Goal("MB of a table at its end", ages.memory / 1000, MEMORY)]


def tell(found: list[Figures], said: dict[tuple[str, int], Foretold], ages: Ages) -> None:
    """The whole table, with what the model says of larger houses; then the goals."""
    print(f"\n{HEAD}   foretold p50, p99")
    for one in found:
        model = said.get((one.house, one.tables))
        print(row(one) + (f"   {model.p50:9.1f}{model.p99:9.1f}" if model else ""))
    print(f"without thinking {ages.rate:.0f} decisions/s; early {ages.early:.2f} ms, late {ages.late:.2f} ms\n")
    wanted = goals(found, said, ages)
    for goal in wanted:
        print(goal)
    print(f"{sum(goal.is_reached for goal in wanted)} of {len(wanted)} goals reached")


async def main(sizes: list[int], kinds: list[str], seconds: float, into: Path) -> None:
    """Measure, keep, tell."""
    allow_many_sockets()
    begun = perf_counter()
    disk = disk_times()
    print(HEAD)
    found = []
    for kind in kinds:
        found += await measure_house(kind, sizes, seconds)
    ages = await measure_ages(min(WHOLE, sizes[-1]))
    keep(found, disk, into)
    tell(found, foretold(found, disk), ages)
    print(f"{(perf_counter() - begun) / 60:.1f} minutes")


def keep(found: list[Figures], disk: list[float], into: Path) -> None:
    """Keep what was measured, for capacity.py."""
    into.parent.mkdir(parents=True, exist_ok=True)
    into.write_bytes(msgspec.json.encode(Calibration([one._asdict() for one in found], disk)))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--sizes", default="50,200,500,1000,2000")
    parser.add_argument("--houses", default=",".join(HOUSES))
    parser.add_argument("--seconds", type=float, default=13)
    parser.add_argument("--into", type=Path, default=Path(".build/load.json"))
    chosen = parser.parse_args()
    chosen_sizes = sorted(map(int, chosen.sizes.split(",")))
    uvloop.run(main(chosen_sizes, chosen.houses.split(","), chosen.seconds, chosen.into))
