"""How a game is entered into OpenSpiel's registry. Needs no OpenSpiel, so that games can import it freely."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from stammtisch.core.parts import part
from stammtisch.core.words import phrasebook

if TYPE_CHECKING:
    from stammtisch.core.game import Game


class Registration(NamedTuple):
    """A name in the registry, and what OpenSpiel must know that a game does not say elsewhere."""

    name: str
    title: str
    first_player_verb: str = ""  # all draws come before it in the catalogue; without it, any action may be a draw
    most_points: int | None = None  # no seat ever scores more; without it, only `reward=win` can be had
    simultaneous: bool = False  # secret choices at simultaneous nodes; otherwise the seats commit one by one


def registrations(game: Game) -> tuple[Registration, ...]:
    """`REGISTRATIONS` of the game's part `openspiel`; if it brings none, those that every game has."""
    module = part(game.package, "openspiel")
    found: tuple[Registration, ...] = module.REGISTRATIONS if module else default_registrations(game)
    return found


def default_registrations(game: Game) -> tuple[Registration, ...]:
    """`stammtisch_<game>`, and `stammtisch_<game>_sim` if the game has a secret choice."""
    name, title = f"stammtisch_{game.name}", title_of(game)
    one_by_one = Registration(name, title)
    together = Registration(f"{name}_sim", f"{title} (simultaneous)", simultaneous=True)
    return (one_by_one, together) if game.secret_choice[0] >= 0 else (one_by_one,)


def title_of(game: Game) -> str:
    """What the game is called in English; its name if it brings no words."""
    book, key = phrasebook("en", game.package), f"game-{game.name}"
    return book.say(key) if book.has(key) else game.name
