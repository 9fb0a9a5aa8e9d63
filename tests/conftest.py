"""What holds for every test: the same examples every time, no clock, and Ctrl-C that means Ctrl-C."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Final

import pytest
from hypothesis import settings

settings.register_profile("stammtisch", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("stammtisch")

# Marks by folder. What they mean is in pyproject.toml, what they are for in tasks/checks.py.
ROOT: Final = Path(__file__).parent
ONE_BUILD: Final = (
    "adapters/test_openspiel_suites.py",  # OpenSpiel's own suites, in processes of their own
    "adapters/test_pictures.py",
    "analysis",
    "arena/test_dask.py",
    "cli",
    "conformance",
    "docs",
    "games/*/terminal",
    "games/*/test_register.py",
    "games/*/test_rulings_page.py",
    "games/*/test_words.py",
    "pictures/test_png.py",
    "pictures/test_svg.py",
    "server",
    "test_contracts.py",
    "test_coverage_floors.py",
    "words",
)
STATING: Final = (
    "adapters/test_batch.py",
    "core",
    "games/*/bots/test_auction.py",
    "games/*/chapters",
    "games/*/rulebook",
    "games/*/rulings",
    "games/test_observations.py",
)
MEASURED: Final = (
    "adapters",
    "analysis",
    "arena",
    "bots",
    "cli",
    "conformance",
    "docs",
    "games/*/bots",
    "games/*/terminal",
    "pictures",
    "server",
    "training",
    "words",
)
MUCH_PLAY: Final = (  # random games that run lines which other tests run too: not measured
    "adapters/test_cross_check.py",
    "adapters/test_openspiel_players.py",
    "adapters/test_openspiel_secrets.py",
    "adapters/test_openspiel_suites.py",
    "cli/test_secrets.py",
    "docs/test_add_a_game.py",
    "server/test_secrecy.py",
    "server/test_secrecy_wire.py",
)
MARKS: Final = {"one_build": ONE_BUILD, "stating": STATING, "measured": MEASURED, "much_play": MUCH_PLAY}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests by the folders they are in."""
    for mark, patterns in MARKS.items():
        places = {path for pattern in patterns for path in ROOT.glob(pattern)}
        for item in items:
            if places & {item.path, *item.path.parents}:
                item.add_marker(mark)


# A suite that was started in the background ignores interrupts; the programs that tests interrupt would inherit that.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
