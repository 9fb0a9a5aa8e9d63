from __future__ import annotations

import hashlib

import pytest

import stammtisch
from stammtisch.adapters.pettingzoo import env

# Version of the environment, version of the layout, digest of all actions and slices. A change here is a change for
# everybody who has trained something: raise the version of the environment (docs/research.md), then type it out again.
KNOWN = {
    "goldbraeu": (0, 1, "aaa073f5f062"),
    "golden_city": (0, 1, "2fcf6125b594"),
}


def fingerprint(name: str) -> str:
    """A digest of what the numbers of a game mean."""
    game = stammtisch.game(name)
    words = [str(action) for action in game.catalogue.actions]
    slices = [repr((each.name, each.length, each.unit, each.zero)) for each in game.layout.slices]
    return hashlib.blake2b("\n".join([*words, *slices]).encode(), digest_size=6).hexdigest()


@pytest.mark.parametrize("game", KNOWN)
def test_numbers_do_not_change_their_meaning_unnoticed(game: str) -> None:
    """Actions and observations are those of the version that the environment claims."""
    found = stammtisch.game(game)

    assert (found.version, found.layout.version, fingerprint(game)) == KNOWN[game]


@pytest.mark.parametrize("game", KNOWN)
def test_names_carry_the_version(game: str) -> None:
    """In PettingZoo's way."""
    assert env(game=game).metadata["name"] == f"{game}_v{KNOWN[game][0]}"
