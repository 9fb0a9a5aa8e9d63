"""OpenSpiel's own `games_sim_test` for our games: run with `-k stammtisch`."""

from __future__ import annotations

from absl.testing import absltest

import stammtisch.adapters.openspiel

if __name__ == "__main__":
    assert stammtisch.adapters.openspiel.GAMES  # registered before the suite lists the registry
    from open_spiel.python.tests import games_sim_test

    absltest.main(module=games_sim_test)
