"""Why an answer to a problem is right or wrong: what was proved, and what the engine knows of it.

Facts only, no sentences: those are in `words` of this package and, what a theme is about, in the game's own. A fact is
told only if it is the same in all the worlds that were looked at, and these are made from the seat's view alone.
"""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Final

import msgspec

from stammtisch.bots.tactics import TRIES, Margin
from stammtisch.core.chance import Rng
from stammtisch.core.events import SPECTATOR, Event, gains_of
from stammtisch.core.record import read
from stammtisch.core.table import ActionRefused

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from stammtisch.bots.tactics.shelf import Shelved
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position

WORLDS: Final = 12


class Effect(msgspec.Struct, frozen=True):
    """What an action brings about for certain, and what everybody would get if scoring came right afterwards."""

    action: str
    events: tuple[Event, ...]
    gains: dict[str, int]  # by seat; empty if it depends on what the seat cannot know


class Verdict(msgspec.Struct, frozen=True):
    """An answer judged. `key` and `theme` name sentences."""

    right: bool
    theme: str
    best: tuple[str, ...]
    gap: int  # by how many points every other answer is worse: at least, or in the eyes of judges
    worse: int  # by how many points this one is worse
    margin: Margin | None  # of the judges; null: it is proved
    played: str  # what the seat did in its game
    solved: dict[str, int]  # by level, of `tries`
    tries: int
    effect: Effect  # of the best answer
    instead: Effect | None  # of the answer given, or of what was played; null: that is best, too


def answer(game: Game, one: Shelved, action: int) -> Verdict:
    """Judge an answer; a Mistake if the rules forbid it."""
    problem, position, seat = one.lay_out(game)
    reason = game.why(position, seat, action)
    if reason is not None:
        raise ActionRefused(game, reason, action)
    spoken = game.catalogue.words(action)
    played = read(one.record, game).decisions[problem.decisions].words
    other = next((each for each in (spoken, played) if each not in problem.best), None)
    return Verdict(
        right=spoken in problem.best,
        theme=problem.theme,
        best=problem.best,
        gap=problem.gap,
        worse=problem.worse.get(spoken, 0),
        margin=problem.margin,
        played=played,
        solved=problem.solved,
        tries=TRIES,
        effect=effect(game, position, seat, problem.best[0]),
        instead=None if other is None else effect(game, position, seat, other),
    )


def effect(game: Game, position: Position, seat: int, words: str) -> Effect:
    """What is equal in all worlds that a seat can imagine; the scoring itself is told by its sums."""
    view, action = game.view(position, seat), game.catalogue.number[words]
    worlds = [game.imagine(view, Rng(number)) for number in range(WORLDS)]
    scoring = {event.kind for event in game.forecast(worlds[0])}
    for world in worlds:
        world.journal = []
        world.apply(seat, action)
    told = common([game.events(world.journal or (), seat) for world in worlds])
    gains = [gains_after(game, world) for world in worlds]
    alike = all(each == gains[0] for each in gains)
    return Effect(words, tuple(takewhile(lambda event: event.kind not in scoring, told)), gains[0] if alike else {})


def gains_after(game: Game, world: Position) -> dict[str, int]:
    """What everybody gets if scoring comes now, or got if it came and ended the game."""
    over = world.to_act == 0
    return gains_of(game.events(world.journal or (), SPECTATOR) if over else game.forecast(world))


def common(told: Sequence[Sequence[Event]]) -> Iterator[Event]:
    """The beginning that all have in common."""
    rows = zip(*told, strict=False)
    return (row[0] for row in takewhile(lambda row: all(event == row[0] for event in row), rows))
