"""OpenSpiel's own `api_test` for our games: as it is, and on states from whole games instead of the first few draws."""

from __future__ import annotations

import sys
import unittest
from typing import Any

from absl import app, flags

from tests.adapters.openspiel_games import TABLES, load, walk

EVERY = 16  # one state of a game in this many is looked at


def whole_games(base: Any) -> list[type]:  # noqa: ANN401 -- a class of OpenSpiel's
    """The suite's own class for each table, but for where its states come from."""

    class Deeper(base):  # type: ignore[misc] # OpenSpiel has no types
        @classmethod
        def setUpClass(cls) -> None:
            super().setUpClass()
            cls.some_states = [state.clone() for state in walk(cls.game, seed=1)][::EVERY]

    return [
        type(f"WholeGames_{name}_{players}", (Deeper,), {"game_name": name, "game": load(name, players)})
        for name, players in TABLES
    ]


def main(_args: list[str]) -> None:
    """Run the suite."""
    loader = unittest.TestLoader()
    tests = [api_test.load_tests(loader, None, None)]
    tests += map(loader.loadTestsFromTestCase, whole_games(api_test.EnforceAPIOnPartialTreeBase))
    result = unittest.TextTestRunner().run(unittest.TestSuite(tests))
    sys.exit(not result.wasSuccessful())


if __name__ == "__main__":
    from open_spiel.integration_tests import api_test  # our games must be there before: it lists the registry

    flags.FLAGS.set_default("test_only_games", "stammtisch.*")
    app.run(main)
