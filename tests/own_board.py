"""A board of one's own, at which nobody with nets sits."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

STANDARD: Final[dict[str, Any]] = json.loads(files("stammtisch.games.goldbraeu").joinpath("standard.json").read_bytes())
ONE_UMBRELLA_LESS: Final = STANDARD["grid"] | {"double": STANDARD["grid"]["double"][1:]}
OWN_BOARD: Final = json.dumps(STANDARD | {"grid": ONE_UMBRELLA_LESS})
