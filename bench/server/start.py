"""From the command to the first page: python -m bench.server.start [--times 5]."""

from __future__ import annotations

import argparse
import asyncio
from statistics import median
from time import perf_counter

from bench.server.kit import open_host


async def once() -> float:
    """One start, until the page and the installed have come."""
    begun = perf_counter()
    async with open_host() as host:
        await host.http.get("/")
        (await host.http.get("/api/installed")).raise_for_status()
        return perf_counter() - begun


async def main(times: int) -> None:
    """Several starts."""
    found = [await once() for _ in range(times)]
    print(f"start to first page  median {median(found):.2f} s, longest {max(found):.2f} s (at most 2)")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--times", type=int, default=5)
    asyncio.run(main(parser.parse_args().times))
