"""The name of The Golden City in OpenSpiel's registry."""

from __future__ import annotations

from typing import Final

from stammtisch.adapters.registration import Registration

# 16 score cards of 8 letters; 8 outer and 4 inner parts; bonus cards: 12 goods cards, 108 coins, 12 parts, 18 sites on
# rivers and in the landforms.
MOST_LETTERS: Final = 16 * 8 + 8 * 5 + 4 * 10 + 12 * 3 + 108 * 2 + 12 + 18 * 2 + 18

REGISTRATIONS: Final = (Registration("stammtisch_golden_city", "The Golden City", "bid", MOST_LETTERS),)
