"""The house's part of the kit: every game passes it, and what a game lacks is one sentence."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

import stammtisch
from stammtisch import conformance
from stammtisch.adapters import gymnasium, openspiel
from stammtisch.conformance import CHECKS, check_house, run_check
from tests.conformance import strange
from tests.conformance.installing import ROOT, install, install_here
from tests.core.toy import TOY

if TYPE_CHECKING:
    from pathlib import Path

    from stammtisch.core.game import Game


REGISTERED = (gymnasium, openspiel)  # both fill a registry when they are first imported: not while a toy is installed


@pytest.mark.parametrize("name", ["goldbraeu", "golden_city"])
def test_the_house_can_use_both_games(name: str) -> None:
    """A match, a deal, a lesson, a walk through each environment, a table at the server."""
    game = stammtisch.game(name)

    check_house(game, game.make_setup(seats=3))


def test_the_house_can_use_the_toy(tmp_path: Path) -> None:
    """The smallest complete game, with nothing but its engine; in a process that finds it by its entry point."""
    command = [sys.executable, "-m", "stammtisch.conformance", "toy"]
    found = install(tmp_path, toy="tests.core.toy:TOY")
    done = subprocess.run(command, cwd=ROOT, env=found, capture_output=True, text=True, check=False)  # noqa: S603

    assert done.stderr == ""
    assert done.stdout.splitlines() == ["rules: sound", *(f"{check.__name__[6:]}: sound" for check in CHECKS)]


@pytest.mark.parametrize(
    ("check", "game", "fault"),
    [
        ("installed", TOY, 'no entry point in the group "stammtisch.games" leads to the game'),
        ("match", strange.UNBEATEN, "a match has no winner"),
        ("match", strange.UNSEEN, "match cannot use the game (game: unseen, why: KeyError: 1)"),
        ("arena", strange.PLACELESS, "a law or step lacks the method places"),
        ("arena", strange.UNBEATEN, "a game of the arena has no winner"),
        ("training", strange.BLIND, "a law or step lacks the method observe"),
        ("training", strange.WILD, "training cannot use the game"),
        ("batch", strange.BLIND, "a law or step lacks the method observe"),
        ("batch", strange.UNBEATEN, "the rewards of a batch are not one win to share"),
        ("pettingzoo", strange.BLIND, "a law or step lacks the method observe"),
        ("gymnasium", strange.BLIND, "the game is not in Gymnasium's registry"),
        ("openspiel", strange.BLIND, "the game is not in OpenSpiel's registry"),
    ],
)
def test_what_a_game_lacks_is_named(
    check: str, game: Game, fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One sentence, never a crash."""
    install_here(tmp_path, monkeypatch, **strange.ENTRIES)
    with pytest.raises(AssertionError) as found:
        run_check(getattr(conformance, f"check_{check}"), game, game.make_setup(seats=3))

    assert fault in str(found.value)


@pytest.mark.parametrize(
    ("game", "fault"),
    [(TOY, "the server does not list the game"), (strange.UNSEEN, "server cannot use the game")],
)
def test_what_the_server_cannot_play_is_named(
    game: Game, fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It lists what is installed, and plays what can be looked at."""
    install_here(tmp_path, monkeypatch, unseen=strange.ENTRIES["unseen"])
    with pytest.raises(AssertionError, match=fault):
        run_check(conformance.check_server, game, game.make_setup(seats=3))
