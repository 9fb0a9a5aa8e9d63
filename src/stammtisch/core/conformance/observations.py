"""What must hold of observations: the bytes are those of the layout, and a spectator's hold no secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter

from stammtisch.core.conformance.walking import broken, where
from stammtisch.core.events import OPEN, SPECTATOR

if TYPE_CHECKING:
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position

BEFORE: Final = b"what was written before"


def observed(p: Position, viewer: int) -> bytes:
    """The bytes of an observation; nobody observes everything, so there are none for OPEN."""
    out = BytesWriter()
    out.write(BEFORE)
    if viewer != OPEN:
        p.law.observe(p, viewer, out)
    written = out.getvalue()
    if not written.startswith(BEFORE):
        raise broken("an observation writes over what stands before it", viewer=viewer)
    return written[len(BEFORE) :]


def check_observation(game: Game, p: Position, viewer: int, found: bytes) -> None:
    """As many bytes as the layout has, each between -1 and 1, and nothing private for a spectator."""
    layout = game.layout
    if viewer == OPEN:
        return
    if len(found) != layout.size:
        raise broken("an observation is not as long as the layout", found=len(found), wanted=layout.size)
    for part in layout.slices:
        seen = found[layout.places[part.name]]
        if any(abs(byte - part.zero) > part.unit for byte in seen):
            raise broken("a number of an observation is beyond -1 and 1", part=part.name, step=where(game, p))
        if viewer == SPECTATOR and part.private and any(byte != part.zero for byte in seen):
            raise broken("a spectator observes what is private", part=part.name, step=where(game, p))
