"""The bots that these tests let play: change a name here when it changes there."""

from __future__ import annotations

from typing import Final

WEAK: Final = "random"
FAIR: Final = "regular"
