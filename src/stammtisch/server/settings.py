"""How a table is run: by whom, before whose eyes, and how fast."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stammtisch.server.messages import Watch


@dataclass(slots=True)
class TableSettings:
    """The host's and the watchers' keys (as fingerprints), who may watch, and the pace of bots."""

    host: str
    watch_key: str
    watch: Watch
    pace: int  # milliseconds from a question to a bot's answer
