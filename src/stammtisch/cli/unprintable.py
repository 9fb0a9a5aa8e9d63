"""Plain characters for terminals that know no others."""

from __future__ import annotations

import codecs
import sys
from typing import Final

# What stands in for a character that the output cannot show.
PLAIN: Final = {
    **dict(zip("▲■●◆○♛⚑☂♥☹≈", "^#o*x@PY&%~", strict=True)),
    **dict(zip("╲╱", "\\/", strict=True)),
    **dict.fromkeys("─╌╴╶", "-"),
    **dict.fromkeys("━═╾╼╸╺", "="),
    **dict.fromkeys("│╎╽╿╵╷", ":"),
    **dict.fromkeys("┃╹╻", "|"),
    **dict(zip("äöüÄÖÜéèêàâçîôûùœÉÀß", "aouAOUeeeaacioouoEAs", strict=True)),
    **dict.fromkeys("“”„«»", '"'),
    **dict(zip("·…→\u2013\u2019\u00d7\u00a0\u202f", ".~>-'x  ", strict=True)),
}


def replace_unprintable() -> None:
    """Never fail because a terminal cannot show or send a character."""
    codecs.register_error("plain", plain)
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="plain")
    reconfigure = getattr(sys.stdin, "reconfigure", None)
    if reconfigure:
        reconfigure(errors="replace")


def plain(error: UnicodeError) -> tuple[str, int]:
    """Plain characters for those that cannot be shown: box corners become +."""
    assert isinstance(error, UnicodeEncodeError)
    missing = error.object[error.start : error.end]
    return "".join(PLAIN.get(c, "+" if "─" <= c <= "╿" else "?") for c in missing), error.end
