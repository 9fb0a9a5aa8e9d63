"""A table as SVG."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.core.events import OPEN, SPECTATOR
from stammtisch.core.installed import find_game
from stammtisch.core.mistakes import Mistake
from stammtisch.core.pictures.engine import engine
from stammtisch.core.view import setup_of
from stammtisch.core.words import LANGUAGES

if TYPE_CHECKING:
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position

THEMES: Final = ("light", "dark")
VIEWERS: Final = {"open": OPEN, "spectator": SPECTATOR}


def svg(position: Position, seat: int | str | None = None, *, theme: str = "light", language: str = "en") -> str:
    """The table as one seat sees it, as an SVG that needs nothing else.

    Without a seat, what a spectator sees; `"open"` shows everybody's cards.
    """
    if theme not in THEMES:
        raise Mistake("unknown-theme", theme=theme, known=", ".join(THEMES))
    if language not in LANGUAGES:
        raise Mistake("picture-language", language=language, known=", ".join(LANGUAGES))
    setup = setup_of(position)
    game = find_game(setup.game)
    return engine().draw(game, game.view(position, viewer_of(game, seat, setup.seats)), theme, language)


def viewer_of(game: Game, seat: int | str | None, seats: int) -> int:
    """Who looks: a seat by its name or number, nobody (a spectator), or `open`."""
    names = {**dict(zip(game.seat_names[:seats], range(seats), strict=True)), **VIEWERS}
    number = names.get(seat) if isinstance(seat, str) else SPECTATOR if seat is None else seat
    if number is None or number not in names.values():
        raise Mistake("unknown-seat", seat=str(seat), known=", ".join(names))
    return number
