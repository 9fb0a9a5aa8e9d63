"""One source, two builds: which one is running, and that both play the same games."""

from __future__ import annotations

import hashlib
import importlib
import os

import pytest

from setup import hot_files
from stammtisch.core.bits import members
from stammtisch.core.chance import Rng
from stammtisch.core.playout import play_games
from stammtisch.core.position import DEALER, Position
from stammtisch.games.goldbraeu.game import GAME

MODULES = [file.removeprefix("src/").removesuffix(".py").replace("/", ".") for file in hot_files()]


def is_compiled(module: str) -> bool:
    """Whether a module was loaded from a C extension."""
    return not str(importlib.import_module(module).__file__).endswith(".py")


def test_the_build_is_the_one_that_was_asked_for() -> None:
    """STAMMTISCH_BUILD says which; without it, all hot modules must at least be of one kind."""
    kinds = {module: is_compiled(module) for module in MODULES}
    wanted = os.environ.get("STAMMTISCH_BUILD")

    assert wanted in (None, "interpreted", "compiled")
    assert set(kinds.values()) == ({wanted == "compiled"} if wanted else {kinds[MODULES[0]]}), kinds


@pytest.mark.parametrize(
    ("edition", "seats", "games", "decisions", "checksum"),
    [
        ("hanser-2004", 4, 500, 109707, 3948433496),
        ("hanser-2004", 3, 100, 17969, 2158621364),
        ("rio-grande-2004", 4, 100, 21910, 4226712010),
        ("rio-grande-2004", 3, 100, 17828, 2594664669),
        ("digest", 4, 100, 21716, 4200339321),
        ("digest", 3, 100, 17827, 3433679677),
    ],
)
def test_a_thousand_games_end_as_they_always_did(
    edition: str, seats: int, games: int, decisions: int, checksum: int
) -> None:
    """Decisions and a checksum of all scores, typed out: the same interpreted and compiled."""
    assert play_games(GAME.deal(edition, seats), games, 1) == (decisions, checksum)


def test_every_position_on_the_way_is_the_same() -> None:
    """Sixty games driven from outside with every option at some value: a digest of every position of all of them."""
    whole = hashlib.blake2b(digest_size=8)
    for seed in range(60):
        seats = 3 + seed % 2
        options = {o.name: o.values[seed // 3 % len(o.values)] for o in GAME.options if o.seats in (0, seats)}
        p = GAME.deal("digest", seats, options)
        rng = Rng(seed)
        while p.to_act:
            owing = members(p.to_act)
            seat = owing[rng.below(len(owing))]
            legal = p.legal(seat)
            p.apply(seat, p.draw(rng) if seat == DEALER else legal[rng.below(len(legal))])
            whole.update(",".join(map(str, (*GAME.facts(p), *legal))).encode())

    assert whole.hexdigest() == "e2f6249a8f275b3a"


def test_docstrings_are_there_in_both_builds() -> None:
    """The compiler drops them; setup.py puts them back, so that help() says something."""
    assert "Carry out a legal action." in str(Position.apply.__doc__)
    assert Rng.__doc__
