"""Seeds of deals: training, validation and test never share a deal."""

from __future__ import annotations

from typing import Final

from stammtisch.bots.match import mix

PURPOSES: Final = ("train", "validation", "test")
_PLACES: Final = 2  # the lowest bits of a deal's seed name its purpose, so that two purposes cannot meet even by chance
_SPARE: Final = 6  # bits given up, so that a seed fits a generator whole


def deal_seed(purpose: str, seed: int, number: int) -> int:
    """The seed of the dealer in deal `number`: no two purposes have one in common, whatever the seeds."""
    place = PURPOSES.index(purpose)
    return mix(place, seed, number) >> _SPARE << _PLACES | place


def bots_seed(deal: int, seat: int) -> int:
    """What the bots draw from while the single one sits in `seat`: never the dealer's numbers nor another game's."""
    return mix(deal, seat + 1)
