"""What is installed: games, their options, bots, and a table that is being thought of."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from stammtisch.core.standing_orders import StandingOrderKind


class OptionInfo(msgspec.Struct, frozen=True):
    """A named rule difference: its values, its source, and the number of seats it matters for (0: any)."""

    name: str
    values: tuple[str, ...]
    source: str
    seats: int


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    fewest: int
    most: int
    seat_names: tuple[str, ...]
    editions: dict[str, dict[str, str]]  # the options that each edition presets; the first is the default
    options: tuple[OptionInfo, ...]
    domains: dict[str, tuple[str, ...]]  # the words of events and questions, by kind
    field_kinds: dict[str, dict[str, str]]  # the kind of each fact of each event
    question_kinds: dict[str, str]  # the kind of each fact that questions speak of
    verb_kinds: dict[str, tuple[str, ...]]  # the kinds of what stands behind each verb of an action
    standing: tuple[StandingOrderKind, ...]  # the standing orders that a seat can set
    chapters: tuple[str, ...]  # of its lessons, in their order; none: it brings no lessons
    counts: bool  # whether it can tell what the others can hold
    problems: bool  # whether there are problems to solve
    minutes: int  # how long the box says that a game takes; 0: it does not say
    weight: int  # how much there is to think about, from 1 to 5; 0: nobody has judged
    reading: Literal["how-to-play", "rulebook", ""]  # what a newcomer can read about it


class Installed(msgspec.Struct, frozen=True):
    """What this server offers."""

    version: str
    games: tuple[GameInfo, ...]
    bots: tuple[str, ...]  # weakest first
    friendly: str  # the level to begin with
    languages: tuple[str, ...]
    profiles: bool = False  # whether one can be known again here, and play for ratings


Options = Annotated[dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)]], Meta(max_length=64)]


class TableDraft(msgspec.Struct, frozen=True):
    """A table that does not exist yet, to ask which bots could sit there."""

    game: Annotated[str, Meta(max_length=40)]
    edition: Annotated[str, Meta(max_length=40)] = ""
    options: Options = {}
    board: Annotated[str, Meta(max_length=60_000)] = "standard"
    seats: Annotated[int, Meta(ge=0, le=8)] = 0  # 0: as many as the game has


class BotInfo(msgspec.Struct, frozen=True):
    """A bot and, if it was measured in this game, its points on Elo's scale."""

    name: str
    rating: int | None


class BotsForTable(msgspec.Struct, frozen=True):
    """The bots that can sit at a table."""

    bots: tuple[BotInfo, ...]  # weakest first
    friendly: str  # the level to begin with
