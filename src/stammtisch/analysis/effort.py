"""How many worlds an analysis looks at; also for those who only order one."""

from __future__ import annotations

from typing import Final

import msgspec

WORLDS: Final = (8, 24, 48, 96)  # for an ordinary decision: more of them until it is settled
SECRET_WORLDS: Final = 6


class Effort(msgspec.Struct, frozen=True):
    """How many worlds are looked at, for an ordinary decision and for a secret choice."""

    worlds: tuple[int, ...] = WORLDS
    secret: int = SECRET_WORLDS


USUAL: Final = Effort()
