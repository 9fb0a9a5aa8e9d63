"""The names of Goldbräu in OpenSpiel's registry."""

from __future__ import annotations

from typing import Final

from stammtisch.adapters.registration import Registration

# 25 thalers and three paydays: 56 spaces, each at most an umbrella that counts twice, at 4 thalers, and the waitress.
MOST_THALERS: Final = 25 + 3 * (56 * 2 * 4 + 20)

REGISTRATIONS: Final = (
    Registration("stammtisch_goldbraeu", "Goldbräu", "pass", MOST_THALERS),
    Registration("stammtisch_goldbraeu_sim", "Goldbräu (simultaneous)", "pass", MOST_THALERS, simultaneous=True),
)
