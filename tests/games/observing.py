"""Looking at a table through observations, for the tests of both games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.strings import BytesWriter

from stammtisch.core.conformance import walk

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from stammtisch.core.game import Game
    from stammtisch.core.observation import Layout
    from stammtisch.core.position import Position
    from stammtisch.core.setup import Setup


def observed(p: Position, viewer: int) -> bytes:
    """The bytes of an observation."""
    out = BytesWriter()
    p.law.observe(p, viewer, out)
    return out.getvalue()


def sliced(layout: Layout, p: Position, viewer: int) -> dict[str, list[int]]:
    """The numbers of an observation by the names of their slices, without zero bytes."""
    bytes_, zeros = observed(p, viewer), layout.zeros()
    return {
        name: [byte - zero for byte, zero in zip(bytes_[place], zeros[place], strict=True)]
        for name, place in layout.places.items()
    }


def positions(game: Game, setup: Setup, seeds: Sequence[int]) -> Iterator[Position]:
    """Every position of some random games, the last ones included."""
    for seed in seeds:
        p = game.open(setup)
        for moment in walk(game, setup, seed):
            p = moment.position
            yield p
        yield p


def counts(words: Sequence[str], shown: Sequence[str | None]) -> list[int]:
    """How often each word is shown."""
    return [shown.count(word) for word in words]


def one_hot(words: Sequence[str], word: str | None) -> list[int]:
    """A 1 where the word stands."""
    return counts(words, [word])
