"""All houses at all sizes, in one run, and beside what was measured what the model of capacity.py had foretold.

python -m bench.server.load [--sizes 50,200,500,1000,2000] [--houses sqlite,postgres,sticky,mixed] [--seconds 15]
                            [--into .build/load.json]

A house grows from size to size; at each, everybody plays for some seconds. People think two seconds on average, and
longer where there are more than 260 tables, so that no house is asked for more than about 330 decisions a second: one
a table every six seconds at 2,000 tables. At the end of each house every acknowledged decision is looked for in its
database. Then 30 tables are played from the first to the last decision without thinking: what a late one costs against
an early one. About eleven minutes on two quiet cores; `--sizes 20,50 --seconds 5` is a minute, to see that it works.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
from pathlib import Path
from typing import NamedTuple

import msgspec

from bench.server.capacity import Calibration, Foretold, calibrate, disk_times, foretell
from bench.server.tables import HOUSES, Crowd, Figures, measure, open_house

CALIBRATED = 200  # tables: the model knows nothing of larger houses
TABLES_A_SECOND = 130  # of thinking: more tables think longer
THINK = 2.0  # seconds at least
WHOLE = 30  # tables that are played to their end
HEAD = "house       tables  decisions/s    p50 ms    p99 ms  ms servers  ms database   MB/table   foretold p50, p99, ms"


class Ages(NamedTuple):
    """What a decision costs early and late in a game, in milliseconds, and the memory of a table at its end, in kB."""

    early: float
    late: float
    memory: float
    rate: float


async def measure_house(kind: str, sizes: list[int], seconds: float) -> list[Figures]:
    """A house that grows."""
    found = []
    async with open_house(kind) as house:
        for tables in sizes:
            await house.seat(tables)
            think = max(THINK, tables / TABLES_A_SECOND)
            found.append(await measure(house, think, seconds))
            print(row(found[-1]), flush=True)
        print(f"{kind}: none of {house.check()} acknowledged decisions lost or doubled", flush=True)
    return found


async def measure_ages(tables: int) -> Ages:
    """Whole games, without thinking: the first fifth against the last."""
    async with open_house("sqlite") as house:
        await house.seat(tables)
        crowd = Crowd(0, 3600)
        playing = asyncio.gather(*map(crowd.live, house.players))
        samples = [(0, house.cpu_seconds()[0])]
        while not playing.done():
            await asyncio.wait([playing], timeout=0.2)
            samples.append((len(crowd.times), house.cpu_seconds()[0]))
        total, rate = len(crowd.times), len(crowd.times) / sum(crowd.times) * tables
        early, late = cost(samples, 0, total / 5), cost(samples, total * 0.7, total * 0.9)
        return Ages(early, late, house.memory() / tables / 1000, rate)


def cost(samples: list[tuple[int, float]], first: float, last: float) -> float:
    """Processor time of a decision between two numbers of decisions, in milliseconds."""
    within = [sample for sample in samples if first <= sample[0] <= last]
    (begun, then), (ended, now) = within[0], within[-1]
    return (now - then) / max(1, ended - begun) * 1000


def row(found: Figures, foretold: Foretold | None = None) -> str:
    """A line of the table."""
    said = f"{foretold.p50:9.1f} {foretold.p99:7.1f} {foretold.cpu:6.2f}" if foretold else ""
    return (
        f"{found.house:<10}{found.tables:>8}{found.rate:>13.0f}{found.p50:>10.1f}{found.p99:>10.1f}"
        f"{found.server:>12.2f}{found.database:>13.2f}{found.memory / 1000:>11.2f}   {said}"
    )


def tell(found: list[Figures], disk: list[float], ages: Ages) -> None:
    """The whole table, with what the model says of larger houses, and the ratios that count."""
    print(f"\n{HEAD}")
    for kind in dict.fromkeys(one.house for one in found):
        cells = [one for one in found if one.house == kind]
        model = calibrate([one for one in cells if one.tables <= CALIBRATED] or cells[:1], disk)
        for one in cells:
            print(row(one, foretell(model, one.tables, one.think) if one.tables > CALIBRATED else None))
    for kind in ("sticky", "mixed"):
        ratios = {one.tables: one.server for one in found if one.house == kind}
        against = {one.tables: one.server for one in found if one.house == "postgres"}
        told = ", ".join(f"{ratios[size] / against[size]:.2f}" for size in ratios if size in against)
        print(f"{kind} : one process   {told}")
    print(f"late : early          {ages.late / ages.early:.2f} ({ages.early:.2f} and {ages.late:.2f} ms)")
    print(f"a table at its end    {ages.memory / 1000:.2f} MB; without thinking {ages.rate:.0f} decisions/s")


async def main(sizes: list[int], kinds: list[str], seconds: float, into: Path) -> None:
    """Measure, keep, tell."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, hard), hard))  # a socket is a file
    disk = disk_times()
    print(HEAD.partition("   foretold")[0])
    found = []
    for kind in kinds:
        found += await measure_house(kind, sizes, seconds)
    ages = await measure_ages(min(WHOLE, sizes[-1]))
    keep(found, disk, into)
    tell(found, disk, ages)


def keep(found: list[Figures], disk: list[float], into: Path) -> None:
    """Keep what was measured, for capacity.py."""
    into.parent.mkdir(parents=True, exist_ok=True)
    into.write_bytes(msgspec.json.encode(Calibration([one._asdict() for one in found], disk)))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--sizes", default="50,200,500,1000,2000")
    parser.add_argument("--houses", default=",".join(HOUSES))
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--into", type=Path, default=Path(".build/load.json"))
    chosen = parser.parse_args()
    chosen_sizes = sorted(map(int, chosen.sizes.split(",")))
    asyncio.run(main(chosen_sizes, chosen.houses.split(","), chosen.seconds, chosen.into))
